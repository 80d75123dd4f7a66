/** Drawings that a game brings for the things that its looks name; the scene knows only the names. */
import type { DiceMarks } from '../dice/show'
import type { MarkerLooks } from './things/markers'
import type { TokenDrawings } from './things/token-drawings'

export interface SceneMarks {
  /** What is printed on tokens, by `TokenFace.kind`. */
  readonly tokens?: TokenDrawings
  /** Chits beside a base, by the kind of the marker. */
  readonly markers?: MarkerLooks
  /** Drawings on dice, by the name of the face. */
  readonly dice?: DiceMarks
}
