/** A conflict (4.7), in the order ruled: reveal, time, effects, strengths, U.N.I.T., verdict, losses. */
import type { Option } from '../../../../kernel'
import type { CardId } from '../cards'
import type { Event } from '../events'
import {
  amyMeetsSilurians,
  boostMost,
  conflictOf,
  enemiesAt,
  fieldOf,
  gainsOf,
  lossesOfAttack,
  mayHoldTesselecta,
  pandoricaMeets,
  returnsFrom,
  riverWhoSwitches,
  strengthsNow,
  strengthsOf,
  theftsOf,
} from '../facts/fight'
import { cardOf, locationOf, seatOf } from '../facts/table'
import { type HandId, handId, lossesOf, lossId, type ReserveId, reserveId, slotOf } from '../ids'
import type { State } from '../state'
import { ask, go, procedure, question, tell } from '../terms'
import { enemyRef, handRef, type LocationRef, reserveRef } from '../zones'

const facesOf = (cards: readonly { readonly card: CardId }[]): readonly CardId[] => cards.map(({ card }) => card)
const compared = (state: State): Event => ({
  type: 'strengths-compared',
  location: conflictOf(state).location,
  ...strengthsOf(state),
})
const isTesselecta = (state: State, card: CardId): boolean => {
  const found = cardOf(state, card)
  return found.type === 'support' && found.effect === 'recover-defenders'
}

/** The places of Tesselecta, if the loser has it: in the hand, or face down in the reserve. */
function tesselectas(state: State): readonly Option<HandId | ReserveId>[] {
  const { seat, hand, reserve } = seatOf(state, conflictOf(state).defender)
  return [
    ...hand.flatMap((card, slot) => (isTesselecta(state, card) ? [{ id: handId(slot), on: [handRef(seat, slot)] }] : [])),
    ...reserve.flatMap(({ card, up }, slot) =>
      !up && isTesselecta(state, card) ? [{ id: reserveId(slot), on: [reserveRef(seat, slot)] }] : [],
    ),
  ]
}
const lost = (state: State, location: LocationRef, slots: readonly number[]): Event => {
  const cards = enemiesAt(locationOf(state, location))
  return {
    type: 'enemies-lost',
    location,
    seat: conflictOf(state).attacker,
    slots,
    cards: slots.flatMap((slot) => cards[slot]?.card ?? []),
  }
}

export const conflict = procedure('conflict', {
  // DWC-CON-01, DWC-CON-02
  reveal: ({ state, local: { location, cause } }) => {
    const { owner: defender, attack, defenders } = locationOf(state, location)
    if (!attack) throw new Error(`${location} is not attacked`)
    const [enemies, own] = [facesOf(attack.cards), facesOf(defenders)]
    return tell({ type: 'conflict-began', location, cause, attacker: attack.by, defender, enemies, defenders: own }, 'gains')
  },
  gains: ({ state }) => tell(gainsOf(state), 'thefts'), // DWC-CON-03
  thefts: ({ state, local: { location } }) => tell([...theftsOf(state), { type: 'reveals-done', location }], 'pandorica'),
  // DWC-CON-04
  pandorica: ({ state, local: { location } }) => {
    const meets = pandoricaMeets(state)
    if (!meets) return go('kovarian')
    const field = fieldOf(state)
    const { defenders } = field
    const faces = facesOf(enemiesAt(field))
    const enemy = meets.enemy === undefined ? [] : [faces[meets.enemy] ?? '']
    const defender = meets.defender === undefined ? [] : [facesOf(defenders)[meets.defender] ?? '']
    return tell({ type: 'pandorica-opened', location, ...meets, cards: [...enemy, ...defender] }, 'pandorica')
  },
  kovarian: ({ state, local: { location } }) => {
    const card = riverWhoSwitches(state)
    return tell(card === undefined ? [] : { type: 'river-switched', location, card }, 'silurians')
  },
  silurians: ({ state, local: { location } }) =>
    amyMeetsSilurians(state) ? tell({ type: 'amy-met-silurians', location }, 'won') : go('compare'),
  compare: ({ state }) => tell(compared(state), 'boost'), // DWC-CON-05
  // DWC-SUP-16
  boost: ({ state }) =>
    boostMost(state) > 0 ? tell({ type: 'boost-offered', seat: conflictOf(state).defender }, 'offered') : go('verdict'),
  offered: ({ state, local: { location } }) => {
    const { attack, defence } = strengthsNow(state)
    const about = { location, attack: attack.total, defence: defence.total }
    const choice = { shape: 'amount' as const, least: 0, most: boostMost(state) }
    return ask(question(conflictOf(state).defender, 'unit boost', choice, 0, { about }), 'boosted')
  },
  boosted: ({ state, heard }) =>
    tell({ type: 'boost-answered', seat: conflictOf(state).defender, points: heard.the('unit boost') }, 'compareAgain'),
  compareAgain: ({ state }) => (conflictOf(state).boost > 0 ? tell(compared(state), 'verdict') : go('verdict')),
  verdict: ({ state }) => {
    const { attack, defence } = strengthsNow(state)
    return go(defence.total >= attack.total ? 'won' : 'lost') // DWC-CON-06
  },
  // DWC-CON-07
  won: ({ state, local: { location } }) => {
    const { attacker, defender } = conflictOf(state)
    const field = fieldOf(state)
    const { defenders } = field
    const enemies = facesOf(enemiesAt(field))
    const marker = seatOf(state, defender).tardis > 0
    return tell({ type: 'defence-won', location, defender, attacker, enemies, defenders: facesOf(defenders), marker }, 'over')
  },
  // DWC-CON-08
  lost: ({ state, local: { location } }) => {
    const { attacker, defender } = conflictOf(state)
    return tell({ type: 'defence-lost', location, defender, attacker }, 'tesselecta')
  },
  tesselecta: ({ state, local: { location } }) => {
    if (!mayHoldTesselecta(state)) return go('defenders')
    const options = [...tesselectas(state), { id: 'pass' as const }]
    const choice = { shape: 'pick' as const, options, least: 1, most: 1 }
    return ask(question(conflictOf(state).defender, 'tesselecta', choice, ['pass'], { about: { location } }), 'answered')
  },
  answered: ({ state, local: { location }, heard }) => {
    const id = heard.picked('tesselecta')
    if (id === 'pass') return go('defenders')
    const { seat, hand, reserve } = seatOf(state, conflictOf(state).defender)
    const slot = slotOf(id)
    const isReserved = id.startsWith('r')
    const card = (isReserved ? reserve[slot]?.card : hand[slot]) ?? ''
    const cards = facesOf(fieldOf(state).defenders)
    const from = isReserved ? { from: 'reserve' as const, slot } : { from: 'hand' as const }
    return tell({ type: 'tesselecta-played', location, seat, card, ...from, cards }, 'losses')
  },
  defenders: ({ state, local: { location } }) => {
    const cards = facesOf(fieldOf(state).defenders)
    const returns = returnsFrom(state)
    const returned = cards.filter(returns)
    const discarded = cards.filter((card) => !returns(card))
    if (cards.length === 0) return go('losses')
    return tell({ type: 'defenders-lost', location, seat: conflictOf(state).defender, discarded, returned }, 'losses')
  },
  // DWC-CON-09
  losses: ({ state, local: { location } }) => {
    const sets = lossesOfAttack(state, location)
    const [first = []] = sets
    if (sets.length === 1) return tell(first.length > 0 ? lost(state, location, first) : [], 'over')
    const options = sets.map((slots) => ({ id: lossId(slots), on: slots.map((slot) => enemyRef(location, slot)) }))
    const choice = { shape: 'pick' as const, options, least: 1, most: 1 }
    const { attacker } = conflictOf(state)
    return ask(question(attacker, 'losses', choice, [lossId(first)], { about: { location } }), 'chosen')
  },
  chosen: ({ state, local: { location }, heard }) => tell(lost(state, location, lossesOf(heard.picked('losses'))), 'over'),
  over: ({ local: { location } }) => tell({ type: 'conflict-over', location }, 'done'), // DWC-CON-10
})
