/** What `--help` says. */
export const HELP = {
  lockstep: 'Deterministic card and tactics games that can be played, proven and tuned.',
  after: `
Examples:
  lockstep play                                today's lock, in this terminal
  lockstep play testimony                      tonight's, with KOA
  lockstep play testimony --lesson 1           learn it by playing; protocol has lessons too
  lockstep play encounter                      a shelf of short scenes; --scene first-steps for the first
  lockstep play quest                          a shelf of quests; --scene first-night teaches it
  lockstep play battle                         single battles of two decks
  lockstep play freeplay                       runs of three acts; --scene first-run teaches them
  lockstep play --date 2026-12-01              the Daily of another date
  lockstep daily                               every game's lock of today
  lockstep serve --open                        the same games in the browser
  lockstep play --setup puzzle.toml            a puzzle of your own
  lockstep solve testimony --seed any --yes    the proven best line, and how many lines win
  lockstep packs check content/protocol --watch
  lockstep card "Judgment: Kindle 1."           how a card's text is read
  lockstep forge why 2027-03-01                each promise of a Daily, and what was measured
  lockstep verify game.replay && echo genuine
  echo '{"do":"start","game":"protocol","daily":"2026-12-01"}' | lockstep pipe

Games: protocol (Life with AURA), the one that is meant where none is named, testimony (Nights with KOA), encounter (The
Bell Upriver), which is told in scenes and has no Dailies, quest (Quest), drafts and
battles with a quest for every date, battle (Battle) and draft (Draft), which are its parts by themselves, and freeplay
(Freeplay), runs of three acts with AURA or KOA.
Every command but play takes --json. Exit codes: 0 done or yes, 1 the answer is no, 2 the command or its input is wrong.`,
  play: 'play a Daily, a puzzle or a scene in the terminal',
  serve: 'serve the web app and its API, and print the address',
  store: 'what a server keeps: copy it whole',
  storeCopy: 'copy a whole store to an empty place: to back up, to restore, to move between SQLite and PostgreSQL',
  daily: "print a date's locks, how hard they are and your record",
  rules: 'print the full rules, from the tables the engine uses',
  card: 'how the text of a card is read, clause by clause, or where it stops',
  solve: 'prove the best line of a puzzle',
  hint: 'a graded hint for the try you are in: nudge, card, line',
  replay: 'print a replay turn by turn',
  verify: 'play a replay again and say whether it is true',
  packs: 'check packs, write their schemas, publish those that tell scenes',
  packsCheck: 'is a pack valid? Every issue with its place; puzzles of the pack are proven again',
  packsSchema: 'JSON Schema of packs and setups, for editors',
  packsProve: 'find a winning line for everything in a pack that has none yet, and keep it beside the pack',
  packsPublish: 'freeze the pack of a game that is told in scenes as a new edition',
  forge: 'the Dailies: show, explain, prove, publish',
  forgeShow: "what is pinned for a date, and the date's puzzle",
  forgeWhy: 'every promise of a Daily or a puzzle: kept or missed, and by how much',
  forgeProve: 'prove published Dailies again',
  forgePublish: 'freeze the pack as a new edition and pin its Dailies',
  lab: 'win rates and medals per bot, and what carries the best lines; encounter: every match against its aims; draft, battle, quest: the design’s claims, with a page of figures',
  work: 'join a queue: do parts of what lab, forge and packs prove are asked for with --queue, on any machine',
  encounter: 'rate and build fights of encounter',
  encounterRate: 'how a party fares against foes: by OCR, DCR and tempo, and by playing it',
  encounterBuild: 'foes for a party, as near to an aim as the pack has them',
  encounterFit: 'fit the weights of the rating to fights that are played, and say how far they are off',
  encounterMet: 'play scenes and count how often the fights that are met in them are won',
  encounterUsed: 'play scenes with a bot and count which actions it uses where they are offered',
  ratings: 'what cards are worth in battle, measured by fighting, and how far the pack is from it',
  pipe: 'play over lines of JSON, from any language',
  seat: 'a program at a seat of a match or at a ranked deal of a server, over the lines of the pipe',
  ranked:
    'what a server sealed of ranked days, its boards of programs, and whether a deal followed from what was sealed',
} as const;
