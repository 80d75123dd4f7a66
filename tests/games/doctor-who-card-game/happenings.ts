/** Everything that can happen in the card game, by name: what a soak must come to. And what is so after every answer (2.7). */
import { HOUSE } from '../../../src/games/doctor-who-card-game/content/house'
import { doctorWho } from '../../../src/games/doctor-who-card-game/rules'
import type { Event } from '../../../src/games/doctor-who-card-game/rules/events'
import { defenderOf, enemyOf, reserveLimit } from '../../../src/games/doctor-who-card-game/rules/facts/table'
import type { State } from '../../../src/games/doctor-who-card-game/rules/state'
import type { DoctorWho } from '../../../src/games/doctor-who-card-game/rules/terms'
import type { MatchSpec } from '../../../src/kernel'
import type { Run } from '../../conformance/conformance'

const ids = (type: string) => Object.values(HOUSE.cards).flatMap((card) => (card.type === type ? [card.id] : []))

/** Each support card but Tesselecta is played as an action; each enemy and defender fights; each location is laid. */
export const EVERYTHING: readonly string[] = [
  ...ids('support').map((id) => (id === 'tesselecta' ? 'tesselecta from hand' : `played ${id}`)),
  'tesselecta from reserve',
  ...[...ids('enemy'), ...ids('defender')].map((id) => `fought ${id}`),
  ...ids('location').map((id) => `laid ${id}`),
  ...Object.keys(HOUSE.starts).map((id) => `start ${id}`),
  'takeover by davros',
  'takeover by cyberking',
  'time by river',
  'time by angel',
  'time by slitheen',
  'time by markers',
  'time from others',
  'time lost',
  'rory returned',
  'pandorica and rory',
  'pandorica alone',
  'river switched',
  'amy and silurians',
  'unit paid',
  'unit declined',
  'enemies lost',
  'losses chosen',
  'attack absorbed after diverting',
  'conflict after diverting',
  'nobody scores',
  'shared win',
  'end card bought',
  'end card drawn last',
  'reshuffled',
  'action passed',
  'over by all-passed',
  'over by stuck',
]

export function happened(event: Event): readonly string[] {
  switch (event.type) {
    case 'support-played':
      return [`played ${event.card}`]
    case 'tesselecta-played':
      return [`tesselecta from ${event.from}`]
    case 'conflict-began':
      return [
        ...[...event.enemies, ...event.defenders].map((id) => `fought ${id}`),
        ...(event.cause === 'attack-diverted' ? ['conflict after diverting'] : []),
      ]
    case 'location-played':
      return [`laid ${event.card}`]
    case 'starts-dealt':
      return Object.values(event.cards).map((id) => `start ${id}`)
    case 'attack-taken-over':
      return [`takeover by ${event.card}`]
    case 'time-gained':
      return [`time by ${event.why}`, ...(event.amount < event.wanted ? ['time lost'] : [])]
    case 'time-taken':
      return [event.why === 'slitheen' ? 'time by slitheen' : 'time from others']
    case 'defenders-lost':
      return event.returned.length > 0 ? ['rory returned'] : []
    case 'pandorica-opened':
      return [event.cards.length > 1 ? 'pandorica and rory' : 'pandorica alone']
    case 'river-switched':
      return ['river switched']
    case 'amy-met-silurians':
      return ['amy and silurians']
    case 'boost-answered':
      return [event.points > 0 ? 'unit paid' : 'unit declined']
    case 'enemies-lost':
      return ['enemies lost']
    case 'attack-absorbed':
      return ['attack absorbed after diverting']
    case 'cards-drawn':
      return event.found ? [event.why === 'end' ? 'end card drawn last' : 'end card bought'] : []
    case 'pile-reshuffled':
      return ['reshuffled']
    case 'action-passed':
      return ['action passed']
    case 'match-over': {
      const parts = Object.values(event.scores).flatMap((score) => score.parts)
      return [
        `over by ${event.because}`,
        ...(parts.some(({ reason }) => reason.key === 'shadow-proclamation') ? ['nobody scores'] : []),
      ]
    }
    default:
      return []
  }
}
/** What was answered rather than told. */
export const answered = ({ asked, snapshot }: Run<DoctorWho>): readonly string[] => [
  ...[...asked.keys()].map((subject) => `asked ${subject}`),
  ...(asked.has('losses') ? ['losses chosen'] : []),
  ...((doctorWho.outcome(snapshot.state)?.winners.length ?? 0) > 1 ? ['shared win'] : []),
]

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** The invariants of 2.7; throws with the one that is broken. */
export function check(state: State, cards: number): void {
  const fail = (what: string): never => {
    throw new Error(`after turn ${state.turn}: ${what}`)
  }
  const seats = Object.values(state.seats)
  const locations = Object.values(state.locations)
  const lying = locations.flatMap(({ card, defenders, attack }) => [
    ...(Object.hasOwn(state.deck.cards, card) ? [card] : []),
    ...[...defenders, ...(attack?.cards ?? [])].map((one) => one.card),
  ])
  const held = seats.flatMap(({ hand, reserve, beside }) => [...hand, ...beside, ...reserve.map(({ card }) => card)])
  const end = state.endCard.at === 'pile' ? 1 : 0
  if (lying.length + held.length + state.pile.length - end + state.discard.length !== cards) fail('a card is gone or too many')
  if (state.supply + sum(seats.map(({ time }) => time)) !== 30 || state.supply < 0) fail('time counters do not sum to thirty')
  for (const { seat, tardis, dalek, reserve, time, ...own } of seats) {
    const marked = locations.filter((location) => location.owner === seat && location.tardis).length
    const attacks = locations.filter(({ attack }) => attack?.by === seat).length
    if (tardis !== 5 - marked || tardis < 0) fail(`${seat} has ${tardis} free TARDIS markers and ${marked} in play`)
    if (dalek !== 5 - attacks || dalek < 0) fail(`${seat} has ${dalek} free Dalek markers and ${attacks} in play`)
    if (reserve.length > reserveLimit({ seat, tardis, dalek, reserve, time, ...own })) fail(`${seat}'s reserve is too full`)
    if (time < 0) fail(`${seat} owes time`)
  }
  for (const { ref, owner, tardis, defenders, attack } of locations) {
    if (attack && tardis) fail(`${ref} is attacked under a TARDIS marker`)
    if (attack?.by === owner) fail(`${ref} is attacked by its owner`)
    if (!state.conflict && attack && (defenders.length > 0 || attack.cards.length === 0)) fail(`${ref} is not resolved`)
    const kinds = defenders.map(({ card }) => defenderOf(state, card).kind)
    if (new Set(kinds).size !== kinds.length) fail(`${ref} has two defenders of a kind`)
    for (const { card } of attack?.cards ?? []) enemyOf(state, card)
  }
}

/** Every state of a match, from its log. */
export function checkAll(spec: MatchSpec, { entries }: Run<DoctorWho>): void {
  let state = doctorWho.setUp(spec)
  const cards = state.pile.length
  for (const { events } of entries) {
    for (const event of events) state = doctorWho.evolve(state, event)
    if (state.phase !== 'setup') check(state, cards)
  }
}
