/** A player's options in a window (3.4); what is not allowed is refused with its reason. No distance is measured (VX-DST-03). */
import type { Option } from '../../../../kernel'
import type { Ref, Tabletop } from '../../../../table/piece'
import { stancesOf, whyNotAttack, whyNotCast, whyNotMove, whyNotShoot, whyNotTrance } from '../facts/able'
import { eligible } from '../facts/activation'
import { contactsOf, isEngaged } from '../facts/contact'
import { enemiesOf, figureOf, hasSkill, isMagician } from '../facts/figures'
import { sees } from '../facts/sight'
import { aims, spellOf, whyNotAim } from '../facts/spells'
import { wayOut } from '../facts/ways-out'
import { type ActId, actId, pairId } from '../ids'
import { offer } from '../offers'
import { say } from '../said'
import type { Attack, Figure, Side, State } from '../state'

const MOVES = ['walk', 'forced', 'run', 'evade'] as const

/** Movement options. A Fanatic is offered only runs, and disengagements are listed only for an engaged miniature. */
function moves(state: State, ref: Ref): readonly Option<ActId>[] {
  const kinds = hasSkill(state, ref, 'fanatic') ? (['run'] as const) : MOVES
  const on = kinds.map((how) => offer<ActId>(actId(how, ref), [ref], whyNotMove(state, ref, how)))
  if (!isEngaged(state, ref) || hasSkill(state, ref, 'fanatic')) return on
  const out = (['disengage', 'force-out'] as const).map((how) => {
    const why = whyNotMove(state, ref, how)
    const closed = why === undefined && wayOut(state, ref, how) === undefined
    return offer<ActId>(actId(how, ref), [ref], closed ? say('no-way-out', { figure: ref }, 'VX-DIS-02') : why)
  })
  return [...on, ...out]
}

/** VX-CHG-02, VX-SHT-06: a target that is not seen is refused. Its distance is not checked. */
const unseen = (state: State, ref: Ref, target: Ref, rule: string) =>
  sees(state, ref, target) ? undefined : say('not-seen', { figure: ref, target }, rule)

function charges(state: State, ref: Ref): readonly Option<ActId>[] {
  const why = whyNotMove(state, ref, 'charge')
  return enemiesOf(state, ref).map((target) =>
    offer<ActId>(pairId('charge', ref, target) as ActId, [ref, target], why ?? unseen(state, ref, target, 'VX-CHG-02')),
  )
}

/** if the ruling forbids it, a miniature in melee cannot be shot at. */
const isSheltered = (state: State, target: Ref) =>
  state.rulings.engagedShooting === 'forbidden' && isEngaged(state, target)
    ? say('in-melee-no-shot', { figure: target })
    : undefined

export const whyNotShootAt = (state: State, ref: Ref, target: Ref) =>
  whyNotShoot(state, ref) ?? isSheltered(state, target) ?? unseen(state, ref, target, 'VX-SHT-06')

function shots(state: State, ref: Ref): readonly Option<ActId>[] {
  const figure = figureOf(state, ref)
  if (!figure.profile.shot) return []
  const { still, mobile } = stancesOf(figure)
  return enemiesOf(state, ref).flatMap((target) => {
    const why = whyNotShootAt(state, ref, target)
    return [
      ...(still ? [offer<ActId>(pairId('shoot-still', ref, target) as ActId, [ref, target], why)] : []),
      ...(mobile ? [offer<ActId>(pairId('shoot', ref, target) as ActId, [ref, target], why)] : []),
    ]
  })
}

const attacks = (state: State, ref: Ref): readonly Option<ActId>[] =>
  contactsOf(state, ref).flatMap((target) =>
    (['strike', 'force'] as const).map((kind) =>
      offer<ActId>(pairId(kind, ref, target) as ActId, [ref, target], whyNotAttack(state, ref, kind)),
    ),
  )

function magic(state: State, ref: Ref): readonly Option<ActId>[] {
  const figure = figureOf(state, ref)
  if (!isMagician(figure)) return []
  const why = whyNotCast(state, ref)
  const spells = figure.profile.spells.map((id) => {
    const spell = spellOf(state, id)
    const hasAim = why !== undefined || aims(state, ref, spell).some((aim) => whyNotAim(state, [ref], spell, aim) === undefined)
    return offer<ActId>(pairId('cast', ref, id) as ActId, [ref], hasAim ? why : say('no-target', { figure: ref }, 'VX-SPL-11'))
  })
  return [...spells, offer<ActId>(actId('trance', ref), [ref], whyNotTrance(state, ref))]
}

interface Known {
  readonly tabletop: Tabletop
  readonly signs: State['signs']
  readonly options: readonly Option<ActId>[]
}
/** Cache by miniature: from one window to the next, most are as they were, and so is the table. */
const KNOWN = new WeakMap<Figure, Known>()

/** The options of one miniature without its magic: they depend only on itself, on what stands where and on the country. */
function withoutMagic(state: State, ref: Ref): readonly Option<ActId>[] {
  const { tabletop, signs } = state
  const figure = figureOf(state, ref)
  const known = KNOWN.get(figure)
  if (known?.tabletop === tabletop && known.signs === signs) return known.options
  const options = [...moves(state, ref), ...charges(state, ref), ...attacks(state, ref), ...shots(state, ref)]
  KNOWN.set(figure, { tabletop, signs, options })
  return options
}

/** All options of this side's miniatures that may act in the step, refused ones included (VX-ACT-04, 08). */
export const actOptions = (state: State, seat: Side): readonly Option<ActId>[] =>
  eligible(state, seat).flatMap((ref) => [...withoutMagic(state, ref), ...magic(state, ref)])

/** VX-MEL-07: an attack with its first attacker and defender. The chapter `attack` asks for the others. */
export const startsAttack = (kind: Attack['kind'], ref: Ref, target: Ref): Attack => ({
  kind,
  attackers: [ref],
  defenders: [target],
  masteries: [],
  spites: [],
})
