/**
 * Positions of *Deadzone* in one literal, and plays from them. Models stand in a cube (`'4-4-1'`, its middle) or at a place in inches as the
 * specification writes it: x to the right, y DOWN the map, and which level. The letter of a name is its seat.
 *
 *     const play = acting({ models: { A1: { profile: 'warrior', at: '4-4-1' }, B1: { profile: 'enforcer', at: [13.5, 4.2] } } }, 'A1')
 *     play.answer('A', 'action', 'shoot')
 *     play.roll('attack dice', '46327')
 */
import { MISSION } from '../../../src/games/deadzone/content/missions'
import { deadzone, defaultSpec } from '../../../src/games/deadzone/rules'
import type { Battlefield, CubeId, CubeSide, Floor, Panel } from '../../../src/games/deadzone/rules/board'
import { inches, TABLE } from '../../../src/games/deadzone/rules/constants'
import { faceId, highestIn } from '../../../src/games/deadzone/rules/facts/board'
import { cubeFrom, cubeId, cubeOf, middleOf } from '../../../src/games/deadzone/rules/facts/cubes'
import { poseIn, terrainOf } from '../../../src/games/deadzone/rules/facts/terrain'
import type { MissionId } from '../../../src/games/deadzone/rules/mission'
import type { ItemKind, Profile } from '../../../src/games/deadzone/rules/profile'
import { RULED, type Rulings } from '../../../src/games/deadzone/rules/rulings'
import type {
  Activation,
  CommandDie,
  CommandFace,
  Item,
  LedgerLine,
  Model,
  Phase,
  Side,
  SideState,
  State,
} from '../../../src/games/deadzone/rules/state'
import type { Deadzone } from '../../../src/games/deadzone/rules/terms'
import type { Point } from '../../../src/geometry/types'
import type { Game } from '../../../src/kernel'
import type { Pose } from '../../../src/table/piece'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { drive, type Part, type Play } from '../../driver/drive'
import { type ProfileName, profileOf } from './profiles'

/** A cube's middle, or inches: right, down the map, and the level (1 unless said). */
export type Spot = CubeId | readonly [x: number, y: number] | readonly [x: number, y: number, level: number]

export interface Placing extends Partial<Omit<Model, 'ref' | 'seat' | 'profile'>> {
  readonly profile: ProfileName
  /** Without a place it has not arrived. */
  readonly at?: Spot
  /** What differs from the profile; the silhouette goes with the size. */
  readonly as?: Partial<Profile>
}

export interface Laid {
  readonly models: { readonly [ref: string]: Placing }
  /** `'4-4-1 E': 'full'`: any of the four sides may be named. */
  readonly panels?: { readonly [face: string]: Panel }
  readonly floors?: { readonly [cube: CubeId]: Floor }
  readonly mission?: MissionId
  readonly rulings?: Partial<Rulings>
  readonly phase?: Phase
  readonly round?: number
  readonly target?: number
  readonly initiative?: Side
  /** Whose activation it is, as it is at its beginning or with these differences; of nobody, unless said. */
  readonly active?: string | (Partial<Activation> & { readonly model: string })
  /** The Command dice, by name: `{ A: 'ACT DICE DICE' }`; their ids are `a1`, `a2`, `b1`. */
  readonly command?: { readonly [S in Side]?: string }
  readonly sides?: { readonly [S in Side]?: Partial<SideState> }
  readonly points?: { readonly [S in Side]?: number }
  /** `t1`: a token. In a cube, or with a carrier; face down unless it is said what it is. */
  readonly items?: {
    readonly [ref: string]: {
      readonly kind?: ItemKind
      readonly in?: CubeId
      readonly with?: string
      readonly seenBy?: readonly Side[]
      readonly faceUp?: boolean
    }
  }
  readonly bag?: State['bag']
  readonly objectives?: readonly { readonly in: CubeId; readonly vp: 1 | 2 }[]
  readonly more?: Partial<State>
}

/** 2.7 */
export const BAG: State['bag'] = [
  { kind: 'ammo', count: 5 },
  { kind: 'frag-grenade', count: 3 },
  { kind: 'ap-ammo', count: 2 },
  { kind: 'intel', count: 2 },
  { kind: 'medi-pack', count: 2 },
  { kind: 'stun-grenade', count: 1 },
  { kind: 'booby-trap', count: 1 },
]

const named = (face: string): string => {
  const [cube = '', side = ''] = face.split(' ')
  return faceId(cubeFrom(cube), side as CubeSide)
}
/** Panels and floors as a battlefield keeps them. */
export const battlefield = ({ panels = {}, floors = {} }: Pick<Laid, 'panels' | 'floors'>): Battlefield => ({
  panels: Object.fromEntries(Object.entries(panels).map(([face, panel]) => [named(face), panel])),
  floors,
})

/** A place in inches as the specification writes it: y counts down the map. */
export const spot = (x: number, y: number): Point => ({ x: inches(x), y: TABLE - inches(y) })

/** A pose on the ground of a cube, or at a place in inches on a level. */
export function pose(field: Battlefield, at: Spot): Pose {
  if (typeof at === 'string') return poseIn(field, cubeFrom(at), middleOf(cubeFrom(at)))
  const [x, y, z = 1] = at
  return poseIn(field, { c: Math.floor(x / 3) + 1, r: Math.floor(y / 3) + 1, z }, spot(x, y))
}

export const seatOf = (ref: string): Side => (ref.startsWith('A') ? 'A' : 'B')
const dice = (seat: Side, faces: string): readonly CommandDie[] =>
  faces
    .split(' ')
    .filter(Boolean)
    .map((face, index) => ({ id: `${seat.toLowerCase()}${index + 1}`, face: face as CommandFace }))

/** A state from a small literal. */
export function laid(position: Laid): State {
  const field = battlefield(position)
  const { round = 1, phase = 'turns', mission = 'patrol', items = {}, active } = position
  const itemEntries = Object.entries(items)
  const models = Object.entries(position.models).map(([ref, { profile, at, as, ...rest }]): Model => {
    const carried = itemEntries.flatMap(([item, one]) => (one.with === ref ? [item] : []))
    return {
      ref,
      seat: seatOf(ref),
      profile: profileOf(profile, as),
      standing: at === undefined ? 'reserve' : 'board',
      activated: false,
      pinned: false,
      damage: 0,
      onFire: false,
      items: carried,
      reload: [],
      used: [],
      tagged: false,
      boosts: [],
      ...rest,
    }
  })
  const pieces = Object.entries(position.models).flatMap(([ref, { at, profile, as }]) => {
    if (at === undefined) return []
    const { base } = profileOf(profile, as).silhouette
    return [[ref, { ref, radius: base, pose: pose(field, at) }] as const]
  })
  const side = (seat: Side): SideState => {
    const own = models.filter((model) => model.seat === seat)
    const leader = own.find(({ profile }) => profile.type === 'L')?.profile
    const points = position.points?.[seat]
    const line: readonly LedgerLine[] = points === undefined ? [] : [{ points, round, why: 'kill' }]
    return {
      seat,
      zone: seat === 'A' ? 'blue' : 'red',
      startCount: own.length,
      ...(leader?.special ? { special: leader.special } : {}),
      recon: leader?.recon ?? 4,
      command: dice(seat, position.command?.[seat] ?? ''),
      ledger: line,
      ...position.sides?.[seat],
    }
  }
  const activation = typeof active === 'string' ? { model: active } : active
  return {
    mission,
    set: MISSION[mission],
    rulings: { ...RULED, ...position.rulings },
    battlefield: field,
    map: 'test',
    rotation: 0,
    tabletop: { width: TABLE, depth: TABLE, terrain: terrainOf(field), pieces: Object.fromEntries(pieces) },
    models: Object.fromEntries(models.map((model) => [model.ref, model])),
    sides: { A: side('A'), B: side('B') },
    target: position.target ?? 12,
    phase,
    round,
    initiative: position.initiative ?? (activation ? seatOf(activation.model) : 'A'),
    actUsed: false,
    ...(activation
      ? {
          active: {
            by: seatOf(activation.model),
            budget: 'none',
            typesUsed: [],
            freeDieUsed: false,
            specialUsed: [],
            enemyAtStart: false,
            acted: false,
            over: false,
            ...activation,
          },
        }
      : {}),
    objectives: (position.objectives ?? []).map(({ in: cube, vp }, index) => ({ ref: `o${index + 1}`, vp, cube })),
    items: Object.fromEntries(
      itemEntries.map(([ref, { kind, in: cube, with: carrier, seenBy = [], faceUp = kind !== undefined }]): [string, Item] => [
        ref,
        {
          ref,
          ...(kind === undefined ? {} : { kind }),
          faceUp,
          seenBy,
          where:
            carrier !== undefined ? { at: 'model', model: carrier } : cube !== undefined ? { at: 'cube', cube } : { at: 'gone' },
        },
      ]),
    ),
    bag: position.bag ?? BAG,
    smoke: [],
    ...position.more,
  }
}

export type DeadzonePlay = Play<Deadzone>
/** What a test puts in the place of chapters: `{ fight: procedure('fight', { begin: () => go('done') }) }`. */
export type Instead = Partial<Game<Deadzone>['procedures']>

/** What a play begins with: a position, a whole state, or a play: then the very state that it has reached. */
export type From = Laid | State | DeadzonePlay
const isLaid = (from: From): from is Laid => 'models' in from && !('tabletop' in from)
/** That state; `unsaid` is what holds for a position that says nothing else. */
export const stateOf = (from: From, unsaid: Partial<Laid> = {}): State =>
  isLaid(from) ? laid({ ...unsaid, ...from }) : 'snapshot' in from ? from.state : from

/** Plays any chapter: `playing(position, { call: 'move', local: { ... } })`. */
export const playing = (from: From, begin: Part<Deadzone>, instead: Instead = {}): DeadzonePlay =>
  drive<Deadzone>({ ...deadzone, procedures: { ...deadzone.procedures, ...instead } }, TABLE_SHAPES as never, {
    state: stateOf(from),
    begin,
  })
/** One model's activation, from its beginning to its end. */
export const acting = (from: From, model: string, instead?: Instead): DeadzonePlay =>
  playing(from, { call: 'activation', local: { model, by: seatOf(model) } }, instead)
/** A Turn of a side, extra activation included. */
export const turning = (from: From, seat: Side = 'A', instead?: Instead): DeadzonePlay =>
  playing(stateOf(from, { initiative: seat }), { call: 'turn', local: { seat } }, instead)

/** The match from the beginning of a Round to its end: of the position's `round`, or of the Round after that of a state or a play. */
export const continuing = (from: From): DeadzonePlay =>
  playing(isLaid(from) ? { phase: 'end', ...from, round: (from.round ?? 1) - 1 } : from, {
    call: 'match',
    local: {},
    step: 'rounds',
  })
/** The end of a Round: what is scored, and whether the match is over with it. */
export const ending = (from: From): DeadzonePlay => playing(from, { call: 'end of round', local: {} })

/** A whole match from its options, those of a ready match where none are named. */
export function matched(options: object = {}): DeadzonePlay {
  const spec = {
    game: 'deadzone',
    seats: ['A', 'B'],
    options: JSON.parse(JSON.stringify({ ...defaultSpec(), ...options })),
  } as const
  return drive<Deadzone>(deadzone, TABLE_SHAPES as never, { spec })
}

/** Answers a shuffle: the `first`th of what lies there comes to the top. */
export function shuffled(play: DeadzonePlay, subject: string, first = 0): DeadzonePlay {
  const { count } = play.decision(subject).choice as unknown as { readonly count: number }
  const order = [first, ...Array.from({ length: count }, (_, index) => index).filter((index) => index !== first)]
  return play.answer('chance' as never, subject, order)
}

/** The cube that a model stands in; nothing if it is not on the table. */
export const whereIs = (play: DeadzonePlay, ref: string): CubeId | undefined =>
  play.state.tabletop.pieces[ref] ? cubeOf(play.state, ref) : undefined
/** The model of that name now. */
export function model(play: DeadzonePlay, ref: string): Model {
  const found = play.state.models[ref]
  if (!found) throw new Error(`no model ${ref}`)
  return found
}
/** The top of a column, as tokens and objectives find it. */
export const topOf = (play: DeadzonePlay, c: number, r: number): CubeId => cubeId(highestIn(play.state.battlefield, c, r))
