/** What the rest of the program uses of the scene. */

export type { Quality } from './quality'
export { TRAY } from './room/tray-place'

export { type SceneHandle, TableScene } from './table-scene'
