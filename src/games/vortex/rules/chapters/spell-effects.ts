/** What spells do (6.5, house), as events. Effects happen at once (VX-SPL-06, 19). */

import { tally } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { Bids, Event } from '../events'
import { pushed } from '../facts/charge'
import { figureOf, pieceOf } from '../facts/figures'
import { harmOf } from '../facts/harm'
import { inArea, spellOf } from '../facts/spells'
import { say } from '../said'
import type { Casting, Effect, State } from '../state'

const harmed = (state: State, target: Ref, damage: number): readonly Event[] => [
  { type: 'damage-dealt', figures: [target], damage: tally([{ value: damage, reason: say('plain-success', {}) }]) },
  ...harmOf(state, [target], damage),
]
const began = (figure: Ref, effect: Effect): Event => ({ type: 'effect-began', figure, effect })
/** A miniature's Will after its bid is spent: an effect never gives bid points back (VX-WIL-04). */
const willLeft = (state: State, figure: Ref, bids: Bids): number => figureOf(state, figure).will - (bids[figure] ?? 0)
const weakened = (state: State, figure: Ref, by: number, will: number): Event => ({
  type: 'points-changed',
  figure,
  pa: Math.max(0, figureOf(state, figure).pa - by),
  will,
})

/** The events of a successful spell on one target. `bids` is the Will that was bid against the spell. */
export function effectsOf(state: State, casting: Casting, target: Ref, isExceptional: boolean, bids: Bids): readonly Event[] {
  const spell = spellOf(state, casting.spell)
  const { effect } = spell
  const until = state.turn
  switch (effect.does) {
    case 'damage':
      return harmed(state, target, isExceptional ? effect.more : effect.amount)
    case 'push': {
      const { pose } = pieceOf(state, target)
      const lead = pieceOf(state, casting.casters[0] ?? '').pose.at
      const to = pushed(state, target, lead, isExceptional ? effect.more : effect.amount)
      return [{ type: 'figure-pushed', figure: target, from: pose, to: { ...pose, at: to } }]
    }
    case 'slow':
      return [
        began(target, { stat: 'MOU', delta: -effect.amount, until: until + 1, cause: 'entangle' }),
        ...(isExceptional ? [began(target, { stat: 'rooted', delta: 0, until, cause: 'entangle' })] : []),
      ]
    case 'heal': {
      const step = Math.max(0, spell.difficulties.indexOf(casting.difficulty))
      const { damage } = figureOf(state, target)
      return [{ type: 'figure-healed', figure: target, damage: Math.max(0, damage - (effect.amounts[step] ?? 0)) }]
    }
    case 'harden':
      return [
        began(target, { stat: 'DEF', delta: 1, until, cause: 'stone-skin' }),
        began(target, { stat: 'VIV', delta: 1, until, cause: 'stone-skin' }),
        ...(isExceptional ? [began(target, { stat: 'unshakable', delta: 0, until, cause: 'stone-skin' })] : []),
      ]
    case 'veil': {
      const { seat } = figureOf(state, target)
      const friends = inArea(state, target, spell).filter((ref) => figureOf(state, ref).seat === seat)
      return friends.map((ref) =>
        began(ref, { stat: 'partial', delta: 0, until: isExceptional ? until + 1 : until, cause: 'veil' }),
      )
    }
    case 'rot': {
      const around = inArea(state, target, spell).filter((ref) => ref !== target)
      return [
        ...around.map((ref) => weakened(state, ref, 1, willLeft(state, ref, bids))),
        ...harmed(state, target, isExceptional ? effect.more : effect.amount),
      ]
    }
    case 'lash':
      return isExceptional
        ? [weakened(state, target, effect.more, 0)]
        : [weakened(state, target, effect.amount, willLeft(state, target, bids))]
    case 'quicken': {
      const { pa, will } = figureOf(state, target)
      const more = isExceptional ? effect.more : effect.amount
      return [{ type: 'points-changed', figure: target, pa: pa + more, will, done: { quickened: true } }]
    }
    case 'shatter':
      return [{ type: 'scenery-broken', piece: target }]
  }
}

/** What a failure costs if the card says so: Rot Cloud takes a point of Will from each caster. */
export function failureOf(state: State, casting: Casting, bids: Bids): readonly Event[] {
  if (spellOf(state, casting.spell).effect.does !== 'rot') return []
  return casting.casters.flatMap((ref): readonly Event[] => {
    const left = willLeft(state, ref, bids)
    return left > 0 ? [weakened(state, ref, 0, left - 1)] : []
  })
}
