/** The public interface of the headless throw. */
export { type Audited, type AuditedFace, audit, chanceBeyond, type RolledDie } from './audit'
export { type CockedReason, cockedReasons } from './cocked'
export { type Die, type DieKind, type DieKindName, type DieSolid, dieKind, dieKinds, kindWithFaces, uppermost } from './dice'
export {
  decode,
  type Film,
  type FilmRefusal,
  filmRefusals,
  finalPoses,
  lengthOf,
  type Motion,
  numbersPerDie,
  sample,
} from './film'
export { type Gesture, plainGesture, quantiseGesture } from './gesture'
export { canBeThrown, thrownFor } from './match-throw'
export { type Cocked, createThrower, hashOfThrows, mostAttempts, type Throw, type Thrower, type ThrowRequest } from './throw'
export { mostDice, type Tray, trayFor } from './tray'
