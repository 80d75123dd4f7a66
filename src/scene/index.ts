/** The scene's public interface. */

export type { Quality } from './quality'
export { TRAY } from './room/tray-place'

export { type SceneHandle, TableScene } from './table-scene'
