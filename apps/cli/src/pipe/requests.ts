/** Every request of the pipe: its fields and what the answer holds. docs/pipe.md is made from this. */
export const REQUESTS = {
  start: {
    says: 'Begins a game. Whatever was being played is dropped.',
    fields: {
      game: 'id of the game, such as "protocol"',
      daily: 'a date, "2026-12-01": that day\'s puzzle; or',
      setup: 'the puzzle itself: the JSON form of the TOML that packs use',
      seed: 'with `setup` or a scene in `options`: any text, sixteen hex digits are taken as they are; alone, in a game with Dailies: a puzzle is dealt from it',
      options:
        'optional, such as {"literal": true}, {"visibility": "HIDDEN"}, or with a `seed` alone {"difficulty": "EXPERT"}; encounter: {"scene": "bridge-at-dusk", "difficulty": "HARD"}; draft: {"scene": "seven-dreams", "preset": "open"}; freeplay: {"scene": "aura-run", "kit": "receipt-runner", "level": "fw0"}; gates takes a `setup` alone: {} is a small incident, {"gate": [{"id": "gate.SENSOR_DRIFT", "strength": 60}], "turns": 5} another',
      bots: 'optional, seat to bot name, such as {"0": "greedy"}: that seat plays by itself, and its sealed steps are not told',
    },
    answers: '`events`, `view`, `legal`, `outcome`, and `seed`',
  },
  step: {
    says: 'Plays one action.',
    fields: { action: 'its text, such as "submit fda-article timestamped-receipt"', seat: 'where a game has several' },
    answers: '`events` of the step, then `view`, `legal`, `outcome`',
  },
  preview: {
    says: 'What the action would do, without doing it. Parts nobody can know yet are null.',
    fields: { action: 'its text', seat: 'where a game has several' },
    answers:
      '`events`, `outcome`, and `explained`: why, in the terms of the game (protocol: each path with each clause; testimony: contradictions, the counter, damage at least and at most; encounter: exact odds in millionths; of an attack `contact` from −4 to 4, `degree` from 0 to 4, `rungs` from 0 to 4; of a choice `check` from −4 to 4; of a reaction `success` from −4 to 4, the `degree` that is left, and of a feint `touch`, that it still gives an invoke; draft: why a card is there, its weights in units of 2^-20; gates and freeplay: the truth of every clause of the gate, the path used, base, factors and damage). Of a blocked submission of testimony `explained` stands beside the refusal, with every pair that contradicts',
  },
  legal: {
    says: 'The actions that are allowed now.',
    fields: { seat: 'where a game has several' },
    answers: '`legal`: action texts in the order of the game (cards in deal order), empty when the game is over',
  },
  view: {
    says: 'All that the seat may know.',
    fields: { seat: 'where a game has several' },
    answers: '`view`, `outcome`',
  },
  undo: {
    says: 'One step back; past the steps of bots, to the last decision of one’s own.',
    fields: {},
    answers: '`view`, `legal`, `outcome`, and `undone`: whether there was a step',
  },
  redo: { says: 'Takes the last undo back.', fields: {}, answers: '`view`, `legal`, `outcome`, and `redone`' },
  hash: {
    says: 'What must be equal wherever the same game is played.',
    fields: {},
    answers: "`chain`: sixteen hex digits over all steps so far; `state`: SHA-256 of the state's canonical JSON",
  },
  replay: {
    says: 'The game so far as replay text: all of it, as a save must be, steps that are still sealed included.',
    fields: {},
    answers: '`replay`',
  },
  solve: {
    says: 'The best line from here, proven.',
    fields: { lines: 'optional, a family of lines: "any" (default), "scanless", "safe", "plain"' },
    answers:
      "`score` (0 is a loss), `rank` in the game's words, `line`: action texts; where a game is small enough, `lines` and `wins`: how many lines of play there are and how many win",
  },
  hint: {
    says: 'As much help as asked for, and no more. It never uses what is hidden.',
    fields: { level: '"nudge" (default), "card" or "line"' },
    answers:
      '`level`, `score`, `rank`, and by level `card` or `line`; in a game of chance `action`, the next best as `instead`, `chance` and `insteadChance` to win in thousandths, and `futures`, from how many',
  },
  quit: { says: 'Ends the session.', fields: {}, answers: '`bye`' },
} as const;
export type Do = keyof typeof REQUESTS;

/** What can be wrong with a request itself, as `{"ok":false,"error":{"code":…,"says":…}}`. */
export const ERRORS = {
  'bad-json': 'the line is no JSON object',
  'line-too-long': 'a line is longer than it may be (see the limits); it was skipped',
  'too-deep': 'lists and objects are too deep within each other (see the limits)',
  'too-large': 'a list or an object holds more than it may (see the limits)',
  'gave-up': 'the search took more steps than it may (see the limits); `atMost` is the score that no line exceeds',
  'unknown-request': '`do` is none of the requests',
  'missing-field': 'a field the request needs is absent or of the wrong type',
  'no-game': 'the request needs a game: send `start` first',
  'unknown-game': 'no game has this id',
  'unknown-lines': 'the game has no such family of lines',
  'unknown-bot': 'the game has no such bot',
  'bots-seat': 'a bot plays this seat: nobody else sees or moves for it',
  'wrong-date': 'the date is not in the calendar',
  'too-early': 'the date is before the first Daily',
  'no-edition': 'the pack this date needs is not here',
  'unknown-daily': 'the game has nothing that everyone plays on a date',
  'not-as-pinned': 'the date no longer deals the puzzle that was published',
  'none-found': 'no puzzle for this date kept every promise',
  'wrong-setup': 'the setup has issues; `issues` lists each with its path',
  internal: 'a fault of ours; the session goes on',
} as const;
export type ErrorCode = keyof typeof ERRORS;
