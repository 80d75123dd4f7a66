/** Own pieces: models that the user imports, thinned for drawing, with solids for the rules. */
export * as edit from './edit'
export { layoutEntryOf, recordOf } from './kind'

export { pictureMesh } from './picture-mesh'
