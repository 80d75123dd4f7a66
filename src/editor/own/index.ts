/** Own pieces: models that the user drops in, thinned for the eye, with solids of their own for the rules. */
export { kindOf, sightPieceOf } from './kind'
export { ownPartSchema, ownPieceSchema, placingSchema, unitSchema } from './schema'
export { MOST, type OwnPart, type OwnPiece, type OwnTraits, type Placing, type UnitChoice, UPS, type Up } from './types'
