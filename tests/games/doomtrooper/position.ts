/**
 * Positions of the card game as literals: `squad: ['clansman', '~samurai/wounded']` are warriors in play, in their own Squad or Cohort by what
 * is printed; `~` lies in cover and has been seen, `?` was deployed in cover and has not; what it carries follows in brackets:
 * `blood_beret[hmg_charger, la_plasma_carbine]`. `area` cards lie before the player.
 */
import { POOL } from '../../../src/games/doomtrooper/content/pool'
import { doomtrooper } from '../../../src/games/doomtrooper/rules'
import { type Card, sideOf } from '../../../src/games/doomtrooper/rules/cards'
import { judgeOf } from '../../../src/games/doomtrooper/rules/fx'
import { RULED, type Rulings } from '../../../src/games/doomtrooper/rules/rulings'
import type { Effect, InPlay, SeatState, State, Uid } from '../../../src/games/doomtrooper/rules/state'
import type { Doomtrooper } from '../../../src/games/doomtrooper/rules/terms'
import type { Fx, Stat } from '../../../src/games/doomtrooper/rules/vocabulary'
import { firstSeats, type PlayerSeat, type Reason } from '../../../src/kernel'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { drive, type Play } from '../../driver/drive'

export type Table = Play<Doomtrooper>

export interface LaidSeat {
  readonly hand?: readonly string[]
  readonly inPlay?: readonly string[]
  /** Fortifications of a side, missions before the player. */
  readonly forts?: readonly string[]
  readonly pile?: readonly string[]
  readonly discard?: readonly string[]
  readonly D?: number
  readonly P?: number
  readonly turns?: number
  readonly exhausted?: true
}
export interface Laid {
  readonly players?: 2 | 3 | 4
  readonly active?: PlayerSeat
  readonly A?: LaidSeat
  readonly B?: LaidSeat
  readonly C?: LaidSeat
  readonly D?: LaidSeat
  readonly rulings?: Partial<Rulings>
  readonly targetP?: number
  /** Warriors without what is written on them. */
  readonly plain?: readonly string[]
  /** Cards beside the pool. */
  readonly cards?: readonly Card[]
  readonly turn?: number
}

/** A pile deep enough, of cards that answer nothing. */
const PILE = Array.from({ length: 20 }, () => 'infantry')

export function laid(given: Laid): State {
  const order = firstSeats(given.players ?? 2)
  const active = given.active ?? 'A'
  const plain = Object.fromEntries((given.plain ?? []).map((id) => [id, { ...(POOL[id] as Card), fx: [] }]))
  const pool = { ...POOL, ...Object.fromEntries((given.cards ?? []).map((card) => [card.id, card])), ...plain }
  const inPlay: { [uid: Uid]: InPlay } = {}
  let next = 1
  const enter = (one: Omit<InPlay, 'uid'>): Uid => {
    const uid: Uid = `c${next++}`
    inPlay[uid] = { uid, ...one }
    return uid
  }
  for (const seat of order) {
    for (const text of given[seat as 'A']?.inPlay ?? []) {
      const [, mark = '', id = '', wounded, , things = ''] = /^([~?]?)([a-z0-9_]+)(\/wounded)?(\[([^\]]*)\])?$/.exec(text) ?? []
      const card = pool[id]
      if (!card) throw new Error(`no such card: ${text}`)
      const uid = enter({
        card: id,
        owner: seat,
        controller: seat,
        zone: mark === '?' ? 'hidden' : sideOf(card),
        ...(wounded ? { wounded: true as const } : {}),
        ...(mark ? { covered: true as const } : {}),
        ...(mark === '?' ? { unpaid: true as const } : {}),
      })
      for (const thing of things.split(',').map((one) => one.trim())) {
        if (thing === '') continue
        if (!pool[thing]) throw new Error(`no such card: ${thing}`)
        enter({ card: thing, owner: seat, controller: seat, zone: 'attached', on: uid })
      }
    }
    for (const id of given[seat as 'A']?.forts ?? []) {
      const stay = pool[id]?.play?.stay
      enter({
        card: id,
        owner: seat,
        controller: seat,
        ...(stay === 'player' ? { zone: 'area', before: seat } : { zone: stay as 'squad' }),
      })
    }
  }
  const seats = order.map((seat): SeatState => {
    const own = given[seat as 'A'] ?? {}
    return {
      seat,
      hand: own.hand ?? [],
      pile: own.exhausted ? [] : (own.pile ?? PILE),
      discard: own.discard ?? [],
      removed: [],
      reserve: ['legionnaire_of_semai', 'screaming_legionnaire'],
      D: own.D ?? 5,
      P: own.P ?? 0,
      turns: own.turns ?? 2,
      emptyTurns: 0,
      ...(own.exhausted ? { exhausted: true as const } : {}),
    }
  })
  const owned = (own: SeatState) => [
    ...own.hand,
    ...own.pile,
    ...own.discard,
    ...own.reserve,
    ...Object.values(inPlay).flatMap(({ owner, card }) => (owner === own.seat ? [card] : [])),
  ]
  return {
    phase: 'play',
    rulings: { ...RULED, ...given.rulings },
    targetP: given.targetP ?? 25,
    pool,
    order,
    seats: Object.fromEntries(seats.map((own) => [own.seat, own])),
    decks: Object.fromEntries(seats.map((own) => [own.seat, owned(own)])),
    inPlay,
    next,
    first: 'A',
    active,
    turn: given.turn ?? 5,
    step: 'actions',
    actionsLeft: 3,
    acted: false,
    attacked: false,
    extraAttacks: 0,
    anyExtras: 0,
    nested: [],
    stack: [],
    effects: [],
    dying: [],
    settling: 0,
    looks: [],
    used: [],
  }
}

/** From the action step of the active player on; the match goes on after it. */
export const playing = (from: Laid | State): Table =>
  drive<Doomtrooper>(doomtrooper, TABLE_SHAPES as never, {
    state: 'inPlay' in from ? from : laid(from),
    begin: { call: 'turn', local: {}, step: 'actions' },
  })
/** From the beginning of the next player's turn. */
export const turned = (from: Laid | State): Table =>
  drive<Doomtrooper>(doomtrooper, TABLE_SHAPES as never, {
    state: 'inPlay' in from ? from : laid(from),
    begin: { call: 'match', local: {}, step: 'turn' },
  })

export const seatIn = ({ state }: Table, seat: PlayerSeat): SeatState => state.seats[seat] as SeatState
/** The n-th card in play of this name, in the order of entering. */
export function uid({ state }: Table | { state: State }, card: string, at = 0, seat?: PlayerSeat): Uid {
  const found = Object.values(state.inPlay)
    .filter((one) => one.card === card && (seat === undefined || one.controller === seat))
    .sort((one, other) => Number(one.uid.slice(1)) - Number(other.uid.slice(1)))[at]
  if (!found) throw new Error(`no ${card} in play`)
  return found.uid
}
export const at = (play: Table, card: string, n = 0): InPlay => play.state.inPlay[uid(play, card, n)] as InPlay
export const isIn = ({ state }: Table, card: string): boolean => Object.values(state.inPlay).some((one) => one.card === card)
export const rated = (play: Table | { state: State }, card: string, stat: Stat, n = 0): number =>
  judgeOf(play.state).rating(uid(play, card, n), stat).total

function slot(play: Table, seat: PlayerSeat, card: string): string {
  const found = seatIn(play, seat).hand.indexOf(card)
  if (found < 0) throw new Error(`${seat} has no ${card}: ${seatIn(play, seat).hand.join(', ')}`)
  return `h${found}`
}
const SUBJECTS = [
  'action',
  'before drawing',
  'before ending',
  'before combatants',
  'after combatants',
  'modify combat',
  'reaction',
  'any time',
] as const
/** What a seat is asked that takes moves; the standing offer last. */
function subjectOf(play: Table, seat: PlayerSeat, id: string): string {
  const open = SUBJECTS.filter((subject) => play.open.includes(`${seat}: ${subject}`))
  const offers = (subject: string) =>
    ((play.decision(subject, seat).choice as { options?: readonly { id: string; refused?: Reason }[] }).options ?? []).find(
      (one) => one.id === id,
    )
  return open.find((subject) => offers(subject) && !offers(subject)?.refused) ?? open.find(offers) ?? open[0] ?? 'action'
}
/** `deploy clansman`, `play take_aim > clansman`, `use ticker.0`, `cover samurai`, `meditate`, `attack`, `pass`: as an option id. */
export function moveId(play: Table, seat: PlayerSeat, move: string): string {
  const [head = '', target] = move.split('>').map((one) => one.trim())
  const [verb = '', what = ''] = head.split(' ')
  const ref = (text: string) => {
    const [name = '', n = '0'] = text.split('#')
    return /^[A-F]$/.test(name) ? name : uid(play, name, Number(n))
  }
  const aimed = target ? `>${ref(target)}` : ''
  if (what === '') return verb
  if (verb === 'deploy' || verb === 'hide') return `${verb}:${slot(play, seat, what)}`
  if (verb === 'play') return `play:${slot(play, seat, what)}${aimed}`
  if (verb === 'use') {
    const [card = '', index = '0'] = what.split('.')
    return `use:${ref(card)}.${index}${aimed}`
  }
  return `${verb}:${ref(what)}${aimed}`
}
/** Makes a move; reactions of others are declined afterwards. */
export function act(play: Table, seat: PlayerSeat, move: string): Table {
  doing(play, seat, move)
  return declined(play)
}
/** Makes a move and stops at whatever is asked next. */
export function doing(play: Table, seat: PlayerSeat, move: string): Table {
  const id = moveId(play, seat, move)
  return play.answer(seat, subjectOf(play, seat, id), id)
}
/** Nobody answers. */
export function declined(play: Table): Table {
  for (;;) {
    const asked = play.snapshot.pending.find(
      ({ subject, offer }) => !offer && ['reaction', 'before combatants', 'after combatants'].includes(subject),
    )
    if (!asked) return play
    play.answer(asked.seat as PlayerSeat, asked.subject, 'pass')
  }
}
/** Why a move cannot be made: its rule, or `not offered`. */
export function against(play: Table, seat: PlayerSeat, move: string): string {
  const id = moveId(play, seat, move)
  const subject = subjectOf(play, seat, id)
  if (!play.open.includes(`${seat}: ${subject}`)) return 'not offered'
  const { choice } = play.decision(subject, seat) as unknown as {
    choice: { options: readonly { id: string; refused?: Reason }[] }
  }
  const found = choice.options.find((one) => one.id === id) ?? choice.options.find((one) => one.id === id.split('>')[0])
  return found ? (found.refused?.rule ?? 'allowed') : 'not offered'
}
export const pair = (play: Table, attacker: string, defender: string): string => {
  const ref = (text: string) => {
    const [name = '', n = '0'] = text.split('#')
    return /^[A-F]$/.test(name) ? name : uid(play, name, Number(n))
  }
  return `pair:${ref(attacker)}>${ref(defender)}`
}
/** Why these may not fight: the rule, or `allowed`. */
export function pairing(play: Table, attacker: string, defender: string): string {
  const { choice } = play.decision('combatants') as unknown as {
    choice: { options: readonly { id: string; refused?: Reason }[] }
  }
  const found = choice.options.find(({ id }) => id === pair(play, attacker, defender))
  return found ? (found.refused?.rule ?? 'allowed') : 'not offered'
}
/** The attack of these two up to the modification; nobody answers, weapons as named. */
export function fight(
  play: Table,
  attacker: string,
  defender: string,
  tactic: 'fight' | 'shoot',
  weapons: readonly string[] = [],
): Table {
  const seat = play.state.active
  if (!play.open.includes(`${seat}: combatants`)) act(play, seat, 'attack')
  play.answer(seat, 'combatants', pair(play, attacker, defender))
  return pitted(play, tactic, weapons)
}
export function pitted(play: Table, tactic: 'fight' | 'shoot', weapons: readonly string[] = []): Table {
  declined(play)
  if (play.snapshot.pending.some(({ subject }) => subject === 'tactic'))
    play.answer(play.state.attack?.attacker?.seat ?? 'A', 'tactic', tactic)
  return arm(play, weapons)
}
/** Every combatant uses what is named and can be used by it. */
export function arm(play: Table, weapons: readonly string[]): Table {
  for (;;) {
    const asked = play.snapshot.pending.find(({ subject }) => subject === 'weapons')
    if (!asked) return play
    const { options } = asked.choice as unknown as { options: readonly { id: string; on: readonly Uid[] }[] }
    const named = (one: { on: readonly Uid[] }) => one.on.every((id) => weapons.includes(play.state.inPlay[id]?.card ?? ''))
    const best = options.filter(named).reduce((most, one) => (one.on.length > most.on.length ? one : most))
    play.answer(asked.seat as PlayerSeat, 'weapons', best.id)
  }
}
/** All pass in the modification; points are taken as Promotion, nobody answers. */
export function resolved(play: Table): Table {
  for (let asked = owed(play); asked && asked.subject === 'modify combat'; asked = owed(play))
    play.answer(asked.seat as PlayerSeat, 'modify combat', 'pass')
  return declined(play)
}
const owed = ({ snapshot }: Table) => snapshot.pending.find(({ offer }) => !offer)
/** The numbers of the last strikes: `F 5 against 4`. */
export const strikes = (play: Table): readonly string[] =>
  play
    .last('struck')
    .strikes.map(
      ({ by, power, armour, hits }) =>
        `${play.state.inPlay[by]?.card ?? by}: ${power} against ${armour} ${hits ? 'hits' : 'misses'}`,
    )
export const shared = (play: Table, seat: PlayerSeat, P: number, D: number): Table =>
  declined(play.answer(seat, 'share points', [P, D]))

/** An effect that lasts, as a card would have brought it about. */
export const effect = (fx: Fx, me: PlayerSeat, card: string, more: Partial<Effect> = {}): Effect => ({
  id: 9000,
  fx: fx as Effect['fx'],
  for: 'mine',
  ctx: { me, card },
  ...more,
})
