/** What home says of every scheduled date of a game: home shows all games and so should deal none. */
export const outlinesOf = async ({ answers }, game) => {
  const gradeNames = {};
  const subjects = [];
  const days = [];
  const schedule = await answers.schedule(game);
  for (const { date } of schedule) {
    const { label, grade, gradeName, target, name, line } = await answers.outline(game, date);
    gradeNames[grade] = gradeName;
    let at = subjects.findIndex(
      (subject) => subject.target === target && subject.name === name && subject.line === line,
    );
    if (at < 0) at = subjects.push({ target, name, line }) - 1;
    days.push([label, grade, at]);
  }
  return { first: schedule[0]?.date ?? '', gradeNames, subjects, days };
};
