/** A written puzzle may name things of the pack; in the browser it is complete in itself. */
export const lessonOf = async ({ answers, dealing }, game, written) => {
  const { game: rules, pack } = await dealing(game);
  const setup = rules.parseSetup(pack.resolve(await answers.pack(game), written));
  if (!setup.ok) {
    const [{ path, expected, found }] = setup.fault;
    throw new Error(`a lesson of ${game} is no puzzle: at ${path.join('.')} expected ${expected}, found ${found}`);
  }
  return rules.makeSetup(setup.value);
};
