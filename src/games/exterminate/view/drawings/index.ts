/** This game's drawings for the scene: what is printed on nodes and dice, and the markers beside figures. */
import type { SceneMarks } from '../../../../scene/marks'
import { DICE_MARKS } from './dice'
import { NODE_DRAWINGS } from './nodes'

export const MARKS: SceneMarks = {
  tokens: NODE_DRAWINGS,
  markers: { stress: { colour: '#e2b93b', symbol: 'bolt' } },
  dice: DICE_MARKS,
}
