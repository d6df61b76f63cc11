/** Characters, before they are made small, that one more file costs: its names for what goes in and out, what packs less well, its request. */
const COST_OF_A_FILE = 9000;

const union = (a, b) => new Set([...a, ...b]);

/** All that comes with these parts, without themselves. */
const importedBy = (partOf, parts) => {
  const found = new Set(parts);
  for (const part of found) for (const file of part.imports) found.add(partOf.get(file));
  for (const part of parts) found.delete(part);
  return found;
};

/** Files that import one another run in no order at all. */
const circles = (partOf, a, b, imported) =>
  [...imported].some((part) => [...part.imports].some((file) => partOf.get(file) === a || partOf.get(file) === b));

/** What those pay who load a part in a file of its own, and had not loaded it before. */
const paid = (weights, part, users) => {
  let weight = 0;
  for (const user of users) if (!part.users.has(user)) weight += weights.get(user);
  return weight * (part.size + COST_OF_A_FILE);
};

/** Page and worker know different worlds, and no game loads the code of another. */
const mayJoin = (a, b, imported) => {
  const boards = union(a.boards, b.boards);
  const widened = (part) => [...boards].some((game) => !part.boards.has(game));
  return ![a, b, ...imported].some((part) => part.ofOneGame && widened(part));
};

const weightOf = (weights, users) => [...users].reduce((sum, user) => sum + weights.get(user), 0);

const join = (a, b) => ({
  kind: a.kind,
  users: union(a.users, b.users),
  boards: union(a.boards, b.boards),
  size: a.size + b.size,
  ofOneGame: a.ofOneGame || b.ofOneGame,
  files: [...a.files, ...b.files],
  imports: union(a.imports, b.imports),
});

/** What all screens together save when these two become one file, which brings along what either imports. */
const gainOf = (weights, a, b, imported) => {
  const users = union(a.users, b.users);
  const shared = [...a.users].filter((user) => b.users.has(user));
  let gain = weightOf(weights, shared) * COST_OF_A_FILE;
  for (const user of users) {
    if (!a.users.has(user)) gain -= weights.get(user) * a.size;
    if (!b.users.has(user)) gain -= weights.get(user) * b.size;
  }
  for (const part of imported) gain -= paid(weights, part, users);
  return gain;
};

const bestPair = (weights, parts) => {
  const partOf = new Map(parts.flatMap((part) => part.files.map((file) => [file, part])));
  const open = parts.filter(({ alone }) => !alone);
  let best;
  for (const [i, a] of open.entries())
    for (const b of open.slice(i + 1)) {
      if (a.kind !== b.kind) continue;
      // What they bring along can only make it dearer.
      if (gainOf(weights, a, b, []) <= (best?.gain ?? 0)) continue;
      const imported = importedBy(partOf, [a, b]);
      const gain = gainOf(weights, a, b, imported);
      if (gain <= (best?.gain ?? 0) || !mayJoin(a, b, imported) || circles(partOf, a, b, imported)) continue;
      best = { a, b, gain, imported };
    }
  return best;
};

/** Joins parts as long as all screens together load less by it, each weighing what its name says. `alone` is never joined. */
export const joinParts = (weights, parts) => {
  let joined = parts;
  for (;;) {
    const best = bestPair(weights, joined);
    if (!best) return joined;
    const made = join(best.a, best.b);
    joined = joined
      .filter((part) => part !== best.a && part !== best.b)
      .map((part) =>
        best.imported.has(part)
          ? { ...part, users: union(part.users, made.users), boards: union(part.boards, made.boards) }
          : part,
      );
    joined.push(made);
  }
};
