/**
 * Positions of *Exterminate!* in inches, with the figures of the specification's golden cases. The origin of a position is the
 * middle of the table, so that cases may use negative coordinates.
 */

import { HOUSE } from '../../../src/games/exterminate/content/house'
import { defaultSpec, exterminate } from '../../../src/games/exterminate/rules'
import type { Profile, Weapon } from '../../../src/games/exterminate/rules/profile'
import { RULED, type Rulings } from '../../../src/games/exterminate/rules/rulings'
import type { Adventures, Figure, Side, SideState, State, VortexNode } from '../../../src/games/exterminate/rules/state'
import type { Exterminate } from '../../../src/games/exterminate/rules/terms'
import type { Point } from '../../../src/geometry/types'
import { placed } from '../../../src/table/layout'
import type { Pose } from '../../../src/table/piece'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { drive, type Part, type Play } from '../../driver/drive'
import { inch } from '../../driver/inches'

/** `H` and `A` are first letters; lightning is a bolt. */
const FACES = { L: 'bolt' }
/** The middle of the table, in inches. */
const MIDDLE = 18

const gun = (range: number, stress: 1 | 2 = 1): Weapon => ({
  id: 'gunstick',
  dice: 3,
  range: inch(range),
  closeCombat: false,
  stress,
  keywords: [],
})

const base = { wounds: 0, attacks: 1, keywords: [], radius: inch(0.5), points: 1, model: 'none' } as const

/** The test profiles of section 7. */
export const PROFILES = {
  TD: { ...base, id: 'TD', movement: inch(5), resistance: 4, melee: 2, shoot: 1, weapons: [gun(10)] },
  TC: { ...base, id: 'TC', movement: inch(4), resistance: 3, melee: 5, shoot: 0, attacks: 2, weapons: [gun(6)] },
  TL: {
    ...base,
    id: 'TL',
    movement: inch(5),
    resistance: 5,
    melee: 3,
    shoot: 2,
    wounds: 1,
    keywords: ['leader'],
    points: 2,
    weapons: [gun(10)],
  },
  TB: { ...base, id: 'TB', movement: inch(5), resistance: 2, melee: 4, attacks: 3, weapons: [] },
} as const satisfies { readonly [name: string]: Profile }

export interface Placing extends Partial<Omit<Figure, 'profile' | 'ref' | 'seat'>> {
  readonly profile: keyof typeof PROFILES
  /** Without a place it is not on the table. */
  readonly at?: readonly [number, number]
  readonly on?: string
  /** What differs from the profile. */
  readonly as?: Partial<Profile>
}

export interface Laid {
  /** `A1`, `B2`: the letter is the seat. */
  readonly figures: { readonly [ref: string]: Placing }
  readonly terrain?: {
    readonly [ref: string]:
      | { readonly box: readonly [number, number, number, number]; readonly height?: number }
      | { readonly corners: readonly (readonly [number, number])[]; readonly height?: number }
  }
  readonly rulings?: Partial<Rulings>
  readonly active?: Side
  readonly turn?: number
  readonly turns?: number
  /** What the sides hold; nothing, where a case does not say. Cards by their house ids. */
  readonly sides?: { readonly [S in Side]?: Partial<Pick<SideState, 'fate' | 'fateStart' | 'hand'>> & Partial<Adventures> }
  /** Vortex nodes: lying `at` a place, or with a `carrier`; face up where the kind is given. */
  readonly nodes?: {
    readonly [ref: string]: Partial<Pick<VortexNode, 'kind' | 'points' | 'carrier'>> & {
      readonly at?: readonly [number, number]
      readonly on?: string
    }
  }
  /** What face-down nodes can still be; one of each kind, where a case does not say. */
  readonly bag?: State['nodeBag']
  /** The deck, else all that no hand and not the discard has. */
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
}

const NODE_RADIUS = inch(0.5)
const BAG: State['nodeBag'] = [
  { kind: 'black', points: 3 },
  { kind: 'temporal', points: 1 },
  { kind: 'spatial', points: 1 },
]
const CARDS = Object.fromEntries(HOUSE.battleDeck.map((card) => [card.id, card]))

/** The house deck without the cards that lie elsewhere. */
function deckWithout(elsewhere: readonly string[]): readonly string[] {
  const left = HOUSE.battleDeck.flatMap(({ id, count }) => Array.from({ length: count }, () => id))
  for (const card of elsewhere) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left.sort()
}

const spot = (x: number, y: number): Point => ({ x: inch(x + MIDDLE), y: inch(y + MIDDLE) })

/** A state from a small literal. Low terrain has its whole footprint as its top. */
export function laid(position: Laid): State {
  const { figures, terrain = {}, rulings = {}, active = 'A', turn = 1, turns = 5, nodes = {}, bag = BAG, discard = [] } = position
  const entries = Object.entries(figures)
  const made = entries.map(
    ([ref, { profile, at: _at, on: _on, as, ...rest }]): Figure => ({
      ref,
      seat: ref.startsWith('A') ? 'A' : 'B',
      card: 'DAL-3',
      profile: { ...PROFILES[profile], ...as },
      condition: 'operational',
      stress: 0,
      wounds: 0,
      done: {},
      attackedBy: [],
      ...rest,
    }),
  )
  const pieces = entries.flatMap(([ref, { profile, at, on, as }]) => {
    if (!at) return []
    const pose: Pose = { at: spot(...at), heading: 0, ...(on === undefined ? {} : { on }) }
    return [[ref, { ref, radius: as?.radius ?? PROFILES[profile].radius, pose }] as const]
  })
  const side = (seat: Side): SideState => {
    const { ready = [], exhausted = [], discard: used = [], fate = 0, hand = [], ...rest } = position.sides?.[seat] ?? {}
    const faction = seat === 'A' ? 'daleks' : 'cybermen'
    const adventures = { ready, exhausted, discard: used }
    return { seat, faction, cards: [], fate, fateStart: fate, ...rest, hand: [...hand].sort(), adventures }
  }
  const sides = { A: side('A'), B: side('B') }
  const lying = Object.entries(nodes).flatMap(([ref, { at, on }]) => {
    if (!at) return []
    return [
      [ref, { ref, radius: NODE_RADIUS, pose: { at: spot(...at), heading: 0, ...(on === undefined ? {} : { on }) } }] as const,
    ]
  })
  return {
    scenario: 'purge',
    rulings: { ...RULED, ...rulings },
    tabletop: {
      width: inch(2 * MIDDLE),
      depth: inch(2 * MIDDLE),
      terrain: Object.entries(terrain).map(([ref, piece]) => {
        const corners =
          'box' in piece
            ? ([
                [piece.box[0], piece.box[1]],
                [piece.box[2], piece.box[1]],
                [piece.box[2], piece.box[3]],
                [piece.box[0], piece.box[3]],
              ] as const)
            : piece.corners
        const outline = corners.map(([x, y]) => ({ x: inch(x), y: inch(y) }))
        const height = inch(piece.height ?? 0.8)
        const kind = { kind: 'test', parts: [{ outline, bottom: 0, top: height }], top: { outline, height } }
        return placed(kind, ref, spot(0, 0), 0)
      }),
      pieces: Object.fromEntries([...pieces, ...lying]),
    },
    figures: Object.fromEntries(made.map((figure) => [figure.ref, figure])),
    sides,
    turn,
    turns,
    set: { depth: inch(6), deal: { A: 0, B: 0 } },
    phase: 'move',
    active,
    now: active,
    ledger: [],
    battle: {
      cards: CARDS,
      deck: position.deck ?? deckWithout([...sides.A.hand, ...sides.B.hand, ...discard]),
      discard,
    },
    adventureCards: HOUSE.adventures,
    nodes: Object.fromEntries(
      Object.entries(nodes).map(([ref, { at: _at, on: _on, ...known }]) => [ref, { ref, radius: NODE_RADIUS, ...known }]),
    ),
    nodeBag: bag,
    boosts: [],
  }
}

/** What a play begins with: a position, a whole state, or a play: then the very state that it has reached. */
export type From = Laid | State | Play<Exterminate>
const isLaid = (from: From): from is Laid => 'figures' in from && !('tabletop' in from)
const stateOf = (from: From): State => (isLaid(from) ? laid(from) : 'snapshot' in from ? from.state : from)

/** Plays one part of a phase, or whatever else is begun. */
export const playing = (from: From, begin: Part<Exterminate>): Play<Exterminate> =>
  drive<Exterminate>(exterminate, TABLE_SHAPES as never, { state: stateOf(from), begin, faces: FACES })

const part =
  (call: 'move part' | 'shoot part' | 'melee part') =>
  (from: From, seat: Side = 'A') =>
    playing(from, { call, local: { seat } })
export const moving = part('move part')
export const shooting = part('shoot part')
export const fighting = part('melee part')
export const upkeeping = (from: From) => playing(from, { call: 'upkeep', local: {} })

/** The match from the beginning of a turn to its end: of the position's `turn`, or of the turn after that of a state or a play. */
export const continuing = (from: From) =>
  playing(isLaid(from) ? { ...from, turn: (from.turn ?? 1) - 1 } : from, { call: 'match', local: {}, step: 'turns' })
/** The end of a match, after its last turn: carried nodes are counted, and somebody has won or nobody. */
export const ending = (from: From) => playing(from, { call: 'match', local: {}, step: 'over' })

/** A whole match from its options, those of a ready match where none are named; `change` is what differs before it begins. */
export function matched(options: object = {}, change = (state: State) => state): Play<Exterminate> {
  const spec = { game: 'exterminate', seats: ['A', 'B'], options: { ...defaultSpec(), ...options } } as const
  // The options of a match are JSON: the game's own schema reads them.
  const state = change(exterminate.setUp(spec as never))
  return drive<Exterminate>(exterminate, TABLE_SHAPES as never, { state, spec: spec as never, faces: FACES })
}

/** A way in inches, from the middle of the table. */
export const way = (...points: readonly (readonly [number, number])[]): readonly Point[] => points.map(([x, y]) => spot(x, y))
/** A place on the ground or on a top. */
export const pose = (x: number, y: number, on?: string): Pose => ({ at: spot(x, y), heading: 0, ...(on ? { on } : {}) })

/** Where a figure stands, in inches from the middle, to a hundredth; nothing if it is not on the table. */
export function where(state: State, ref: string): readonly [number, number] | undefined {
  const at = state.tabletop.pieces[ref]?.pose.at
  const round = (units: number) => Math.round((units / 2540 - MIDDLE) * 100) / 100 + 0
  return at && [round(at.x), round(at.y)]
}

export const figure = (play: Play<Exterminate>, ref: string): Figure => {
  const found = play.state.figures[ref]
  if (!found) throw new Error(`no figure ${ref}`)
  return found
}
