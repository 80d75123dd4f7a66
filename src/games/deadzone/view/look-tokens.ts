/** What lies on the table and beside it: objectives, items, smoke, and each side's Command dice at its edge. */

import type { Moment } from '../../../client/moment'
import { INCH } from '../../../geometry/types'
import type { AnyDecision } from '../../../kernel'
import type { TokenLook } from '../../../scene/look'
import type { Ref } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import { cubeFrom, groundOf, middleOf } from '../rules/facts/cubes'
import { COMMAND_FACES, type CommandDie, type Item, type Side, type View } from '../rules/state'
import { besideTable, leftOfTable, RIM_HEIGHT } from './muster'
import { itemName } from './names'
import { isPick } from './open'
import { say } from './words'

const OBJECTIVE = 0.75 * INCH
const ITEM = 0.45 * INCH
const SMOKE = 1.4 * INCH
/** Half the edge length of a die (16 mm). */
const DIE = 0.315 * INCH
/** The distance between the centres of two Command dice beside the table. */
const DICE_APART = 0.95 * INCH

export const dieRef = (seat: Side, die: string): Ref => `command ${seat} ${die}`
/** The Command die that a token stands for; undefined for other tokens. */
export function dieOf(ref: Ref): { readonly seat: Side; readonly die: string } | undefined {
  const [what, seat, ...rest] = ref.split(' ')
  return what === 'command' && (seat === 'A' || seat === 'B') ? { seat, die: rest.join(' ') } : undefined
}

export const tokenLooks = (view: View, moment: Moment<View>, speak: Speak): readonly TokenLook[] => [
  ...view.objectives.map(({ ref, vp, cube }): TokenLook => {
    const at = cubeFrom(cube)
    return {
      ref,
      kind: 'objective',
      label: String(vp),
      name: say(speak, 'objective-name', { vp }),
      radius: OBJECTIVE,
      at: middleOf(at),
      z: groundOf(at.z),
    }
  }),
  ...Object.values(view.items).flatMap((item) => itemLook(view, item, moment, speak)),
  ...view.smoke.map(({ cube, toxic }): TokenLook => {
    const at = cubeFrom(cube)
    return {
      ref: `smoke ${cube}`,
      kind: toxic ? 'smoke-toxic' : 'smoke',
      name: say(speak, toxic ? 'smoke-toxic' : 'smoke'),
      radius: SMOKE,
      at: middleOf(at),
      z: groundOf(at.z),
      selectable: false,
      solid: 'cloud',
    }
  }),
  ...(view.traps ?? []).map(({ ref, seat, cube }): TokenLook => {
    const at = cubeFrom(cube)
    const middle = middleOf(at)
    const name = say(speak, 'trap-name', { seat })
    const corner = { x: middle.x - INCH, y: middle.y + INCH }
    return { ref, kind: 'item-tripmine', name, radius: ITEM, at: corner, z: groundOf(at.z), selectable: false }
  }),
  ...(['A', 'B'] as const).flatMap((seat) => diceLooks(view, seat, moment, speak)),
]

/** An item in a cube. Several tokens in one cube lie side by side. */
function itemLook(view: View, item: Item, { decisions }: Moment<View>, speak: Speak): readonly TokenLook[] {
  const { ref, where, kind, faceUp } = item
  const face = { kind: faceUp && kind ? `item-${kind}` : 'item-down', name: itemName(view, ref, speak) }
  const lit = decisions.some((decision) => isPick(decision) && decision.choice.options.some(({ id }) => id === `take:${ref}`))
  const own = { ref, ...face, radius: ITEM, ...(lit ? { lit } : {}) }
  if (where.at === 'model') {
    const pose = view.tabletop.pieces[where.model]?.pose
    return pose ? [{ ...own, at: pose.at, z: 0, carriedBy: where.model }] : []
  }
  if (where.at !== 'cube') return []
  const cube = cubeFrom(where.cube)
  const beside = Object.values(view.items).filter((one) => one.where.at === 'cube' && one.where.cube === where.cube)
  const place = beside.findIndex((one) => one.ref === ref)
  const middle = middleOf(cube)
  const shift = Math.round((place - (beside.length - 1) / 2) * ITEM * 2.1)
  return [{ ...own, at: { x: middle.x + shift, y: middle.y - Math.round(0.9 * INCH) }, z: groundOf(cube.z) }]
}

const kindOf = (face: CommandDie['face']): string => `command-${face.toLowerCase()}`

/** Command dice lie in a row to the left of their player or, in a tall window, at his edge. Usable dice are lit and liftable. */
function diceLooks(view: View, seat: Side, { decisions, window }: Moment<View>, speak: Speak): readonly TokenLook[] {
  const usable = usableDice(decisions)
  const dice = view.sides[seat].command.filter(({ spent }) => !spent)
  return dice.map((die, index): TokenLook => {
    const at =
      window === 'tall'
        ? besideTable(view, seat, Math.round((index - (dice.length - 1) / 2) * DICE_APART))
        : leftOfTable(view, seat, Math.round((index + 1) * DICE_APART))
    const isUsable = usable.has(die.id)
    return {
      ref: dieRef(seat, die.id),
      kind: kindOf(die.face),
      solid: 'die',
      sides: COMMAND_FACES.filter((face) => face !== die.face).map(kindOf),
      name: say(speak, 'command-die', { seat, face: die.face }),
      radius: DIE,
      at,
      z: RIM_HEIGHT,
      ...(isUsable ? { lit: true, liftable: true, tone: 'allowed' as const } : {}),
    }
  })
}

/** The Command dice that an open question would accept now. */
export function usableDice(decisions: readonly AnyDecision[]): ReadonlySet<CommandDie['id']> {
  const found = decisions
    .filter(isPick)
    .flatMap(({ choice }) => choice.options)
    .filter(({ refused }) => !refused)
    .flatMap(({ id }) => /^(?:die|free-move|free-shoot|free-fight):(.+)$/.exec(id)?.[1] ?? [])
  return new Set(found)
}
