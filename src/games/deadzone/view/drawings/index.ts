/** This game's drawings for the scene: what is printed on tokens and dice, and the markers beside models. */
import type { SceneMarks } from '../../../../scene/marks'
import { marked } from '../../../../scene/things/token-grounds'
import { COMMAND_MARKS } from './command'
import { DICE_MARKS } from './dice'
import { ITEM_MARKS } from './items'

export const TOKEN_MARKS = { ...ITEM_MARKS, ...COMMAND_MARKS }

export const MARKS: SceneMarks = {
  tokens: Object.fromEntries(Object.entries(TOKEN_MARKS).map(([kind, look]) => [kind, marked(look)])),
  markers: {
    fire: { colour: '#e8772e', symbol: 'flame' },
    tag: { colour: '#c65a7a', symbol: 'target' },
    reload: { colour: '#8fa36a', symbol: 'turn' },
  },
  dice: DICE_MARKS,
}
