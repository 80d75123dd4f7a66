/** A game's drawings for the kinds that its looks name; the scene knows only the names. */
import type { DiceMarks } from '../dice/show'
import type { MarkerLooks } from './things/markers'
import type { TokenDrawings } from './things/token-drawings'

export interface SceneMarks {
  /** Prints of tokens, by `TokenFace.kind`. */
  readonly tokens?: TokenDrawings
  /** Chits beside a base, by the marker's kind. */
  readonly markers?: MarkerLooks
  /** Drawings on dice, by the name of the face. */
  readonly dice?: DiceMarks
}
