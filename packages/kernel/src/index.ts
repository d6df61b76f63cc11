export { sha256 } from '#sha256';
export { canonical } from './canonical.ts';
export type { AnyGame, Bot, Game, Lines, Outcome, Position, Search, Seat } from './contract.ts';
export { drawLegal } from './draw-legal.ts';
export type { Header } from './header.ts';
export { type Issue, nearest, type Path, Refusal, refuse } from './issue.ts';
export type { Json } from './json.ts';
export { LIMITS, passedLimit } from './limits.ts';
export { type Mismatch, mismatch, spellOut } from './mismatch.ts';
export type {
  ClientModule,
  DailyModule,
  Facts,
  GameModule,
  Prover,
  Row,
} from './module.ts';
export type { Mutable } from './mutable.ts';
export { playBots } from './play-bots.ts';
export { explainRefused, type Preview, preview } from './preview.ts';
export { makeEvent, makeReplay, parseReplay, type Replay, type Source } from './replay.ts';
export { fail, ok, type Result } from './result.ts';
export { ceilDiv, floorDiv, halfAwayDiv, halfUpDiv } from './rounding.ts';
export { act, begin, fork, type Moment, moments, type Run, redo, undo } from './run.ts';
export { makeSeed, parseSeed, type Seed, seedOfDate } from './seed.ts';
export { openStream, pick, type Stream, shuffled } from './stream.ts';
export { type Resolved, splitSeat, verifyReplay } from './verify.ts';
