/** Own pieces: models that the user drops in, thinned for the eye, with solids of their own for the rules. */
export * as edit from './edit'
export { layoutEntryOf, recordOf } from './kind'

export { pictureMesh } from './picture-mesh'
