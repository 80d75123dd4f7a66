/** What the rest of the program uses of the scene. */

export type { Quality } from './quality'
export { TRAY } from './room/table-shape'

export { type SceneHandle, TableScene } from './table-scene'
