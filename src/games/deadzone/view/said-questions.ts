/** Messages about questions: a title and a line of help each, and their options. Empty where a question does not say. */
import type { Ref } from '../../../table/piece'
import type { CommandFace, Side } from '../rules/state'
import type { Asks } from '../rules/terms'

type None = Record<never, never>

/** What a title may speak of. `model` is whom it is about, `other` whom it concerns besides, `how` and `does` which of several. */
export type Titled = {
  model: Ref | ''
  other: Ref | ''
  seat: Side | ''
  how: string
  does: string
}

/** A title for each question, so that a new one does not compile without words. */
export type TitleSaid = { [S in keyof Asks as `title ${S}`]: Titled }
export type HintSaid = { [S in keyof Asks as `hint ${S}`]: Titled }

export type OptionSaid = {
  'option-rotate': { degrees: number }
  'option-seat': { seat: Side }
  'option-zone': { zone: 'red' | 'blue' }
  'option-deploy': { model: Ref }
  'option-deploy-above': { model: Ref; cube: string }
  'option-ready': None
  'option-pass-turn': None
  'option-pass': None
  'act-add-dice': { count: number }
  'option-add-die': None
  'act-keep-dice': None
  'act-add-none': None
  'option-decline': None
  'option-none': None
  'option-activate': { model: Ref }
  'option-move': None
  'option-sprint': None
  'option-stand': None
  'option-shoot': None
  'option-fight': None
  'option-special': None
  'option-exit': None
  'option-free': { face: CommandFace }
  'option-end': { acted: boolean }
  'option-use': { what: string; model: Ref | '' }
  'option-use-die': { what: string; face: CommandFace }
  'option-back': None
  'option-shot': { weapon: string; target: Ref; mode: 'normal' | 'ffe' }
  'option-throw': { weapon: string; cube: string }
  'option-with': { weapon: string; enemy: Ref }
  'option-survive': None
  'option-fight-back': { weapon: string }
  'option-die': { face: CommandFace }
  'option-ammo': { item: Ref }
  'option-test-die': { face: number }
  'option-take': { item: Ref }
  'option-leave': None
  'option-keep': None
  'option-drop': { item: Ref }
  'option-destroy': { item: Ref }
  'option-give': { item: Ref; model: Ref }
  'option-swap': { item: Ref; model: Ref }
  'option-scout': { model: Ref }
  'option-carry': { item: Ref; cube: string }
  'option-bonus': { face: number }
  'option-item': { item: Ref }
  'option-cube': { cube: string }
  'option-thing': { thing: Ref }
  'option-set-off': None
  'option-disarm': None
  'detail-move': { cubes: number }
  'detail-sprint': { cubes: number }
  'detail-answer': { dice: number; because: string }
  'detail-shot': { dice: number; against: number; because: string }
  'detail-fight': { dice: number; against: number }
  'detail-throw': { dice: number; needs: number }
  'detail-end': None
}

/** What helps once, on a first evening. */
export type FirstSaid = {
  'first deploy': None
  'first turn': None
  'first action': None
  'first move where': None
  'first shoot what': None
  'first defend': None
  'first reroll command': None
  'first add dice': None
}
