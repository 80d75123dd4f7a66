/** What others may use of the kernel. Read `terms.ts` first, then `grammar.ts`, then one chapter of a game. */
export type { Amount, AnswerTo, Option, Order, Pick, Roll, Shape, Shuffle, Split } from './choice'
export { pickOne } from './choice'
export { folding, grammar } from './grammar'
export { canonical, type Json, same } from './json'
export { jsonFault } from './json-text'
export { type Cause, type Entry, replay } from './log'
export { oneOf, type Rng, seeded, shuffled } from './random'
export {
  ALLOWED,
  type Nothing,
  type Reason,
  refused,
  type Said,
  speaker,
  type Tally,
  type TallyPart,
  tally,
  type Verdict,
} from './reason'
export { putAgain, reply, start } from './run'
export { firstSeats, type PlayerSeat, SEATS, type Seat, type Viewer } from './seat'
export { type KernelSaid, PLAIN_SHAPES, type ShapeRules, type Shapes } from './shapes'
export type {
  AnyDecision,
  Decision,
  DecisionId,
  Frame,
  Game,
  Here,
  MatchSpec,
  Outcome,
  Procedure,
  Procedures,
  Snapshot,
  Terms,
  Told,
} from './terms'
export { awaited, imagined, type Seen, seen } from './view'
export { type InWindow, window } from './window'
