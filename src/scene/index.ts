/** What the rest of the program uses of the scene. */
export { VIEWS, type ViewName } from './camera/drive'
export { type Frame, WHOLE } from './camera/rig'
export { type KeyBinding, SCENE_ACTIONS, SCENE_KEYS, type SceneAction } from './keys'
export {
  type AreaLook,
  CARD_FAMILIES,
  type CardFaceLook,
  type CardFamily,
  type CardLook,
  type CardValue,
  type Cue,
  type FigureLook,
  type Look,
  type Overlay,
  type TokenFace,
  type TokenLook,
  type Tone,
  type ZoneLook,
} from './look'
export { QUALITIES, type Quality } from './quality'
export { TRAY } from './room/table-shape'
export { PATTERNS, type Pattern, SEAT_MARKS, type SeatMark, TONE_MARKS } from './seats'
export { type SceneHandle, TableScene, type TableSceneProps } from './table-scene'
export type { DiceCue } from './timeline'
