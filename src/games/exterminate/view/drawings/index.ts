/** The drawings of this game for the scene: what is printed on its nodes and dice, and the markers beside its figures. */
import type { SceneMarks } from '../../../../scene/marks'
import { DICE_MARKS } from './dice'
import { NODE_DRAWINGS } from './nodes'

export const MARKS: SceneMarks = {
  tokens: NODE_DRAWINGS,
  markers: { stress: { colour: '#e2b93b', symbol: 'bolt' } },
  dice: DICE_MARKS,
}
