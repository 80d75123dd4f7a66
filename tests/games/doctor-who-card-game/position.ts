/**
 * Positions of the card game: hands, tables and piles as a literal. `+dalek` is a card that lies face up. Beside the house deck there
 * are fixture cards: `foe-2` to `foe-9` are enemies of one family with that strength, `spot-1` to `spot-5` locations with that many points.
 */
import { HOUSE } from '../../../src/games/doctor-who-card-game/content/house'
import { doctorWho } from '../../../src/games/doctor-who-card-game/rules'
import type { CardId, DeckCard, DeckData } from '../../../src/games/doctor-who-card-game/rules/cards'
import { RULED, type Rulings } from '../../../src/games/doctor-who-card-game/rules/rulings'
import type { EndCard, Location, Lying, SeatState, State } from '../../../src/games/doctor-who-card-game/rules/state'
import type { DoctorWho } from '../../../src/games/doctor-who-card-game/rules/terms'
import { firstSeats, type PlayerSeat, type Reason } from '../../../src/kernel'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { drive, type Part, type Play } from '../../driver/drive'
import { specFor } from './whole'

export type Table = Play<DoctorWho>

export interface LaidLocation {
  readonly card?: CardId
  readonly tardis?: boolean
  readonly defenders?: readonly string[]
  readonly by?: PlayerSeat
  readonly enemies?: readonly string[]
}
export interface Laid {
  readonly players?: 3 | 4
  /** Whose turn begins, and which turn it is. */
  readonly active?: PlayerSeat
  readonly turn?: number
  readonly hands?: { readonly [seat in PlayerSeat]?: readonly CardId[] }
  readonly reserve?: { readonly [seat in PlayerSeat]?: readonly string[] }
  readonly beside?: { readonly [seat in PlayerSeat]?: readonly CardId[] }
  readonly time?: { readonly [seat in PlayerSeat]?: number }
  /** Free markers, where they are not what the table says. */
  readonly dalek?: { readonly [seat in PlayerSeat]?: number }
  readonly tardis?: { readonly [seat in PlayerSeat]?: number }
  /** `A1`, `A2`, `B1`: in the rows in this order. */
  readonly table?: { readonly [ref: string]: LaidLocation }
  readonly pile?: readonly CardId[]
  readonly discard?: readonly CardId[]
  readonly supply?: number
  readonly endCard?: EndCard
  readonly rulings?: Partial<Rulings>
  /** What differs from the printed strengths. */
  readonly strengths?: { readonly [card: CardId]: number }
  readonly passes?: number
}

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const FIXTURES: readonly DeckCard[] = [
  ...numbers.map(
    (strength): DeckCard => ({
      type: 'enemy',
      id: `foe-${strength}`,
      name: { en: `Foe ${strength}`, fr: `Foe ${strength}` },
      count: 2,
      strength,
      family: 'foe',
      partners: [],
      wild: false,
      from: {},
    }),
  ),
  ...numbers.slice(0, 5).map(
    (vp): DeckCard => ({
      type: 'location',
      id: `spot-${vp}`,
      name: { en: `Spot ${vp}`, fr: `Spot ${vp}` },
      count: 4,
      vp,
      time: 5 - vp,
      from: {},
    }),
  ),
]

function deckFrom(strengths: Laid['strengths'] = {}): DeckData {
  const cards = { ...HOUSE.cards, ...Object.fromEntries(FIXTURES.map((card) => [card.id, card])) }
  const changed = Object.entries(strengths).map(([id, strength]) => [id, { ...(cards[id] as DeckCard), strength }] as const)
  return { ...HOUSE, cards: { ...cards, ...Object.fromEntries(changed) } }
}

const lying = (text: string): Lying => (text.startsWith('+') ? { card: text.slice(1), up: true } : { card: text, up: false })

/** The state that a literal means. */
export function laid(laidOut: Laid = {}): State {
  const order = firstSeats(laidOut.players ?? 3)
  const table = laidOut.table ?? {}
  const locations = Object.entries(table).map(([ref, one]): Location => {
    const { card = 'spot-3', tardis = false, defenders = [], by, enemies = [] } = one
    const owner = ref.slice(0, 1) as PlayerSeat
    const attack = by ? { attack: { by, cards: enemies.map(lying) } } : {}
    return { ref, owner, card, tardis, defenders: defenders.map(lying), ...attack }
  })
  const time = order.reduce((sum, seat) => sum + (laidOut.time?.[seat] ?? 0), 0)
  const { active = 'A', turn = 1 } = laidOut
  // A later turn is begun by the seat to the left of whose turn was before.
  const before = turn === 1 ? active : (order[(order.indexOf(active) + order.length - 1) % order.length] ?? active)
  const seats = order.map((seat): SeatState => {
    const own = locations.filter(({ owner }) => owner === seat)
    return {
      seat,
      hand: laidOut.hands?.[seat] ?? [],
      reserve: (laidOut.reserve?.[seat] ?? []).map(lying),
      beside: laidOut.beside?.[seat] ?? [],
      time: laidOut.time?.[seat] ?? 0,
      tardis: laidOut.tardis?.[seat] ?? 5 - own.filter(({ tardis }) => tardis).length,
      dalek: laidOut.dalek?.[seat] ?? 5 - locations.filter(({ attack }) => attack?.by === seat).length,
      row: own.map(({ ref }) => ref),
    }
  })
  return {
    phase: 'setup',
    rulings: { ...RULED, ...laidOut.rulings },
    deck: deckFrom(laidOut.strengths),
    order,
    seats: Object.fromEntries(seats.map((one) => [one.seat, one])),
    locations: Object.fromEntries(locations.map((one) => [one.ref, one])),
    first: active,
    active: before,
    turn: turn - 1,
    acted: 'not yet',
    passes: laidOut.passes ?? 0,
    pile: laidOut.pile ?? Array.from({ length: 40 }, () => 'sontarans'),
    discard: laidOut.discard ?? [],
    unused: [],
    supply: laidOut.supply ?? 30 - time,
    endCard: laidOut.endCard ?? { at: 'aside' },
  }
}

/** What a play begins with: a position, a whole state, or a play: then the very state that it has reached. */
export type From = Laid | State | Table
const stateOf = (from: From): State => ('snapshot' in from ? from.state : 'locations' in from ? from : laid(from))

/** The match without its set-up, from the turn of `active`; from the next player's turn where it goes on from a state or a play. */
export const playing = (from: From = {}, begin: Part<DoctorWho> = { call: 'match', local: {}, step: 'turn' }): Table =>
  drive<DoctorWho>(doctorWho, TABLE_SHAPES as never, { state: stateOf(from), begin })
/** The end of a match in which everybody has passed: it is counted. */
export function ending(from: From = {}): Table {
  const state = stateOf(from)
  return playing({ ...state, phase: 'end phase', passes: state.order.length }, { call: 'match', local: {}, step: 'ended' })
}
/** A whole match from its set-up. */
export function matched(players: 3 | 4): Table {
  return drive<DoctorWho>(doctorWho, TABLE_SHAPES as never, { spec: specFor(players) })
}

export const seatIn = ({ state }: Table, seat: PlayerSeat): SeatState => state.seats[seat] as SeatState
export const at = ({ state }: Table, ref: string): Location => state.locations[ref] as Location
/** The faces of an attack, and of the defenders. */
export const enemiesAt = (play: Table, ref: string): readonly string[] => shown(at(play, ref).attack?.cards ?? [])
export const defendersAt = (play: Table, ref: string): readonly string[] => shown(at(play, ref).defenders)
const shown = (cards: readonly Lying[]) => cards.map(({ card, up }) => (up ? `+${card}` : card))

/** The places in a hand of these cards, each another one. */
export function slots(play: Table, seat: PlayerSeat, cards: readonly CardId[], taken: readonly number[] = []): readonly string[] {
  const used = new Set(taken)
  return cards.map((card) => {
    const slot = seatIn(play, seat).hand.findIndex((one, index) => one === card && !used.has(index))
    if (slot < 0) throw new Error(`${seat} has no ${card} in hand: ${seatIn(play, seat).hand.join(', ')}`)
    used.add(slot)
    return `h${slot}`
  })
}

const MORE = { defend: 'more defenders', attack: 'more enemies', reserve: 'more to reserve', discard: 'more to discard' } as const

/** `defend doctor>A1`: the id of an action with a card of the active player's hand. */
export function actionId(play: Table, action: string): string {
  const [verb = '', things = ''] = action.split(' ')
  const [card = '', target] = things.split('>')
  if (card === '') return verb
  const [slot = ''] = slots(play, play.state.active, [card])
  return `${verb}:${slot}${target ? `>${target}` : ''}`
}
/** Takes an action; `more` are the cards beside the first one, by name. */
export function act(play: Table, action: string, ...more: readonly CardId[]): Table {
  const seat = play.state.active
  const id = actionId(play, action)
  const [verb = ''] = id.split(':')
  play.answer(seat, 'action', id)
  const asked = MORE[verb as keyof typeof MORE]
  if (asked && play.open.includes(`${seat}: ${asked}`)) {
    const first = Number(/h(\d+)/.exec(id)?.[1])
    play.answer(seat, asked, slots(play, seat, more, [first]))
  } else if (more.length > 0) throw new Error(`${action} takes no more cards; open: ${play.open.join(', ')}`)
  return play
}
/** Why an action is refused. */
export const whyNot = (play: Table, action: string): Reason => play.refusal(play.state.active, 'action', actionId(play, action))
export const ruleAgainst = (play: Table, action: string): string | undefined => whyNot(play, action).rule
/** Everybody without U.N.I.T. or Tesselecta declines. */
export function decline(play: Table): Table {
  for (;;) {
    const asked = play.snapshot.pending.find(({ subject }) => subject === 'tesselecta')
    if (!asked) return play
    play.answer(asked.seat as PlayerSeat, 'tesselecta', 'pass')
  }
}
/** So many cards that do nothing here. */
export const junk = (count: number, card: CardId = 'gangers'): readonly CardId[] => Array.from({ length: count }, () => card)
