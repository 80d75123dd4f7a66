/** Positions of *Vortex* in centimetres, by the fixture conventions of the specification (3.7): STD and what differs from it. */
import { SPELLS } from '../../../src/games/vortex/content/spells'
import { vortexGame } from '../../../src/games/vortex/rules'
import { actOptions } from '../../../src/games/vortex/rules/chapters/acts'
import type { SceneryPlan } from '../../../src/games/vortex/rules/data'
import { stepsOf } from '../../../src/games/vortex/rules/facts/activation'
import { manaAt, statOf } from '../../../src/games/vortex/rules/facts/figures'
import type { People, Shooting, Size, Skill, Spell, Stat } from '../../../src/games/vortex/rules/profile'
import { RULED, type Rulings } from '../../../src/games/vortex/rules/rulings'
import { stands } from '../../../src/games/vortex/rules/scenery'
import type { Figure, Side, State, Step } from '../../../src/games/vortex/rules/state'
import type { Vortex } from '../../../src/games/vortex/rules/terms'
import type { Point } from '../../../src/geometry/types'
import type { AnyDecision, Split } from '../../../src/kernel'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { drive, type Part, type Play } from '../../driver/drive'

export type { Play } from '../../driver/drive'
export const cm = (length: number): number => Math.round(length * 1000)

type Numbers = { readonly [S in Stat]?: number }
export interface Placing extends Numbers {
  readonly at?: readonly [number, number]
  readonly size?: Size
  readonly people?: People
  readonly skills?: readonly Skill[]
  readonly discipline?: number
  readonly spells?: readonly string[]
  /** n, pn, e, pe */
  readonly shot?: readonly [number, number, number, number]
  readonly heavy?: true
  /** What differs from the start of a turn. */
  readonly now?: Partial<Figure>
}
export interface Laid {
  readonly models: { readonly [ref: string]: Placing }
  readonly scenery?: readonly SceneryPlan[]
  readonly rulings?: Partial<Rulings>
  readonly signs?: State['signs']
  readonly peoples?: { readonly [S in Side]: People }
  readonly first?: Side
  readonly turn?: number
  readonly turns?: number
  readonly spells?: readonly Spell[]
  /** The step it is: of all of the position's, the first unless said. */
  readonly step?: Step
  readonly goal?: State['goal']
  readonly table?: number
}

const STD = { RAP: 4, VIE: 1, MOU: 10, ATT: 3, DEF: 3, FOR: 3, VIV: 3, VOL: 2, PA: 6 } as const

function figureFrom(ref: string, placing: Placing): Figure {
  const {
    at: _at,
    size = 'S',
    people = 'erediens',
    skills = [],
    discipline = 0,
    spells = [],
    shot,
    heavy,
    now,
    ...stats
  } = placing
  const numbers = { ...STD, ...stats }
  const shooting: Shooting | undefined = shot && {
    near: shot[0],
    nearRange: cm(shot[1]),
    far: shot[2],
    farRange: cm(shot[3]),
    ...(heavy ? { heavy } : {}),
  }
  return {
    ref,
    seat: ref.startsWith('A') ? 'A' : 'B',
    card: 'STD',
    profile: {
      id: 'STD',
      people,
      size,
      stats: { ...numbers, MOU: cm(numbers.MOU) },
      ...(shooting ? { shot: shooting } : {}),
      skills,
      discipline,
      spells,
      most: 3,
      points: 10,
      model: 'none',
    },
    standing: 'alive',
    damage: 0,
    pa: numbers.PA,
    will: numbers.VOL,
    mana: 0,
    rapidity: numbers.RAP,
    done: {},
    trance: 0,
    effects: [],
    ...now,
  }
}

const RADII = { S: 1.25, M: 1.5, L: 2 } as const

/** A wall from x0 to x1 and y0 to y1. */
export const wall = (x0: number, x1: number, y0: number, y1: number, height: number): SceneryPlan => ({
  kind: 'wall',
  at: [(x0 + x1) / 2, (y0 + y1) / 2],
  size: [x1 - x0, y1 - y0],
  height,
})

/** A state in the middle of turn 1 (or `turn`), everybody fresh. */
export function laid(position: Laid): State {
  const { models, scenery = [], rulings = {}, signs = { A: '0', B: '0' }, peoples, first = 'A', turn = 1, turns = 7 } = position
  const figures = Object.entries(models).map(([ref, placing]) => figureFrom(ref, placing))
  const refs = scenery.map((plan, index) => `${plan.kind}-${index + 1}`)
  const side = cm(position.table ?? 80)
  const sideOf = (seat: Side): State['sides'][Side] => ({
    seat,
    people: peoples?.[seat] ?? (seat === 'A' ? 'erediens' : 'mycoides'),
    army: [],
    order: 0,
    strip: seat === 'A' ? 'near' : 'far',
  })
  const state: State = {
    scenario: 'passage',
    goal: position.goal ?? 'passage',
    rulings: { ...RULED, ...rulings },
    method: 'random',
    tabletop: {
      width: side,
      depth: side,
      terrain: scenery.map((plan, index) => stands(plan, refs[index] ?? '', 80)),
      pieces: Object.fromEntries(
        Object.entries(models).flatMap(([ref, { at, size = 'S' }]) =>
          at ? [[ref, { ref, radius: cm(RADII[size]), pose: { at: { x: cm(at[0]), y: cm(at[1]) }, heading: 0 } }]] : [],
        ),
      ),
    },
    scenery: Object.fromEntries(scenery.map(({ kind }, index) => [refs[index] ?? '', kind])),
    spells: { ...SPELLS, ...Object.fromEntries((position.spells ?? []).map((spell) => [spell.id, spell])) },
    figures: Object.fromEntries(figures.map((figure) => [figure.ref, figure])),
    sides: { A: sideOf('A'), B: sideOf('B') },
    depth: cm(12),
    anchors: [20, 40, 60].map((x) => ({ x: cm(x), y: cm(40) })),
    turn,
    turns,
    phase: 'turns',
    terrainFirst: 'A',
    first,
    signs,
    steps: [],
    step: 0,
    ledger: [],
  }
  const steps = stepsOf(state)
  const step = position.step
  const index = step ? steps.findIndex(({ of, rapidity }) => of === step.of && rapidity === step.rapidity) : 0
  if (index < 0) throw new Error('there is no such step')
  const fresh = figures.map((figure) => {
    const mana = models[figure.ref]?.now?.mana ?? manaAt(state, figure)
    const will =
      models[figure.ref]?.now?.will ?? (state.tabletop.pieces[figure.ref] ? statOf(state, figure.ref, 'VOL') : figure.will)
    return [figure.ref, { ...figure, mana, will }] as const
  })
  return { ...state, figures: Object.fromEntries(fresh), steps, step: index }
}

export type VortexPlay = Play<Vortex>
export type From = Laid | State | VortexPlay
const stateOf = (from: From): State => ('models' in from ? laid(from) : 'snapshot' in from ? from.state : from)

export const playing = (from: From, begin: Part<Vortex>): VortexPlay =>
  drive<Vortex>(vortexGame, TABLE_SHAPES as never, { state: stateOf(from), begin })
/** One window of the position's step. */
export const acting = (from: From, seat: Side = 'A'): VortexPlay => playing(from, { call: 'window', local: { seat } })
/** The turn after the state's own, from its beginning. */
export const turning = (from: From): VortexPlay => playing(from, { call: 'turn', local: {} })
/** What is left of the turn from the end of the present step on. */
export const stepping = (from: From): VortexPlay => playing(from, { call: 'turn', local: {}, step: 'step' })

/** The state at the end of the state's own turn, in which nobody does anything more. */
export const turnEnded = (state: State): State =>
  playing({ ...state, step: state.steps.length - 1 }, { call: 'turn', local: {}, step: 'end' }).state

/** Answers an option of the window. */
export const act = (play: VortexPlay, id: string, seat: Side = 'A'): VortexPlay => play.answer(seat, 'act', id)
/** A way in centimetres. */
export const way = (...points: readonly (readonly [number, number])[]): readonly Point[] =>
  points.map(([x, y]) => ({ x: cm(x), y: cm(y) }))
export const go = (play: VortexPlay, id: string, ...points: readonly (readonly [number, number])[]): VortexPlay => {
  const seat = id.split(':')[1]?.startsWith('A') ? 'A' : 'B'
  return act(play, id, seat).answer(seat, 'move where', way(...points))
}

/** Bids so many points of these; the rest is kept. */
export function bid(play: VortexPlay, seat: Side, subject: string, points: { readonly [ref: string]: number } = {}): VortexPlay {
  const { among, total } = play.decision(subject, seat).choice as Split
  const shares = among.map(({ id }) => points[id] ?? 0)
  const spent = shares.reduce((sum, share) => sum + share, 0)
  return play.answer(seat, subject, [...shares.slice(0, -1), total - spent])
}

/** Takes the fallback of everything that is asked until a window asks again, or nothing is asked. */
export function quiet(play: VortexPlay, until = 'act'): VortexPlay {
  for (let next = play.snapshot.pending[0]; next && next.subject !== until; next = play.snapshot.pending[0]) {
    const { seat, subject, fallback } = next as AnyDecision
    play.answer(seat as Side, subject, fallback)
  }
  return play
}

export const figure = (play: VortexPlay, ref: string): Figure => {
  const found = play.state.figures[ref]
  if (!found) throw new Error(`no miniature ${ref}`)
  return found
}
/** Where a miniature stands, in centimetres to a hundredth; nothing if it is not on the table. */
export function where(play: VortexPlay, ref: string): readonly [number, number] | undefined {
  const at = play.state.tabletop.pieces[ref]?.pose.at
  return at && [Math.round(at.x / 10) / 100, Math.round(at.y / 10) / 100]
}
/** Why an action is refused in this step; nothing if it may be taken, 'absent' if it is not listed at all. */
export function why(play: VortexPlay, id: string): string | undefined {
  const seat = id.split(':')[1]?.startsWith('A') ? 'A' : 'B'
  const option = actOptions(play.state, seat).find((one) => one.id === id)
  return option ? option.refused?.key : 'absent'
}
/** The last resolution: value, what was against it, and the outcome. */
export const resolved = (play: VortexPlay): readonly [number, number, string] => {
  const { value, against, outcome } = play.last('action-resolved')
  return [value.total, against.total, outcome]
}
export const damages = (play: VortexPlay): { readonly [ref: string]: number } =>
  Object.fromEntries(play.events.flatMap((event) => (event.type === 'figure-hurt' ? [[event.figure, event.damage]] : [])))
