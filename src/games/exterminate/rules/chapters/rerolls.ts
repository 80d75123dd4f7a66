/** A reroll (EX-FAT-03, EX-CRD-06, the leader's die, some adventure cards): which dice, its cost, and their new faces. */

import { allOf, combatDice } from '../dice'
import type { Event } from '../events'
import { leaderFor, mostAgain } from '../facts/adventures'
import { hasIcon } from '../facts/hand'
import { poolOf } from '../facts/hits'
import { type DieId, dieId, dieOf } from '../ids'
import { offer } from '../offers'
import type { Side, State } from '../state'
import { ask, type Calls, go, procedure, question, tell } from '../terms'

/** Kinds of reroll whose cost has been paid already. */
const PAID: readonly string[] = ['finish-them', 'strategist']

/** The event that pays for the reroll. A card with both marks is used as a reroll card, not as a fate token. */
function payment(state: State, { seat, pool, means }: Calls['reroll']): readonly Event[] {
  if (PAID.includes(means)) return []
  if (means === 'leader') {
    const leader = leaderFor(state, poolOf(state, pool).figure)
    return leader === undefined ? [] : [{ type: 'leader-used', leader, pool }]
  }
  if (means !== 'token' && hasIcon(state, means, 'reroll'))
    return [{ type: 'card-played', seat, card: means, icon: 'reroll', pool }]
  return [{ type: 'fate-spent', seat, use: 'reroll', means, pool }]
}

export const reroll = procedure('reroll', {
  which: ({ state, local: { seat, pool, means } }) => {
    const { faces } = poolOf(state, pool)
    if (faces.length === 1) return go('pay', { places: [0] })
    const options = faces.map((_, place) => offer<DieId>(dieId(place), []))
    const most = mostAgain(means, faces.length)
    return ask(
      question(seat, 'which dice', { shape: 'pick', options, least: 1, most }, [dieId(0)], { about: { pool, faces } }),
      'chosen',
    )
  },
  chosen: ({ heard }) => go('pay', { places: heard.the('which dice').map(dieOf) }),
  pay: ({ state, local }) => tell(payment(state, local), 'roll'),
  roll: ({ state, local: { pool, places = [] } }) => {
    const { seat, figure } = poolOf(state, pool)
    const about = { pool, ...(figure === undefined ? {} : { figure }) }
    return ask(
      question('chance', 'reroll dice', combatDice(places.length, seat), allOf('hit', places.length), { about }),
      'rolled',
    )
  },
  rolled: ({ local: { seat, pool, places = [] }, heard }) =>
    tell({ type: 'dice-rerolled', seat, pool, places, faces: heard.the('reroll dice') }, 'done'),
})

/** The order of a window about these dice: their owner first. */
export const ownerFirst = (seat: Side): readonly Side[] => (seat === 'A' ? ['A', 'B'] : ['B', 'A'])
