/** Own pieces: models that the user drops in, thinned for the eye, with solids of their own for the rules. */
export * as edit from './edit'
export { kindOf, layoutEntryOf, recordOf, wayOf } from './kind'
export type { Found, Made } from './make'
export { pictureMesh } from './picture-mesh'
export { PER_UNIT } from './placing'
export { type HowToPropose, PROPOSE } from './propose'
export { type Estimate, estimate } from './read'
export type { OwnReason, OwnSaid } from './said'
export { ownPartSchema, ownPieceSchema, ownRecordSchema, pictureSchema, placingSchema, unitSchema } from './schema'
export type { KeptPiece } from './store'
export {
  BUDGET,
  MOST,
  MOST_BUDGET,
  OWN_ID,
  type OwnPart,
  type OwnPiece,
  type OwnRecord,
  type OwnTraits,
  type Placing,
  type UnitChoice,
  UPS,
  type Up,
} from './types'
