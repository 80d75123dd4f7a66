/**
 * Nothing is measured before it is paid for (VX-DST-03): in worlds that a player may not tell apart yet, he is asked the same questions with
 * the same options and refusals in the same order, the screen shows and says the same about each of them, and each costs the same.
 */
import { expect, test } from 'vitest'
import { type Draft, IDLE } from '../../../src/client/draft'
import type { Moment } from '../../../src/client/moment'
import type { GameView } from '../../../src/games/view'
import { defaultSpec } from '../../../src/games/vortex/rules'
import { actOptions } from '../../../src/games/vortex/rules/chapters/acts'
import { chargeReach, chargeSpots } from '../../../src/games/vortex/rules/facts/charge'
import { discAt } from '../../../src/games/vortex/rules/facts/figures'
import { readId } from '../../../src/games/vortex/rules/ids'
import type { State, View } from '../../../src/games/vortex/rules/state'
import { ask, go, procedure, question, tell, type Vortex } from '../../../src/games/vortex/rules/terms'
import { vortexView } from '../../../src/games/vortex/view'
import { gap } from '../../../src/geometry/measure'
import { type AnyDecision, type Game, type Option, pickOne, putAgain, reply, type Snapshot, start } from '../../../src/kernel'
import type { Path } from '../../../src/table/choice'
import { judgePath } from '../../../src/table/judge'
import { seeded } from '../../conformance/rng'
import { otherWorld, rangesDiffer } from './apart'
import { act, acting, cm } from './position'
import { speakOf } from './screen'
import { BOLD, SCENES } from './soak-scenes'

const SHAPES = BOLD as { readonly [shape: string]: { sample(...all: unknown[]): unknown } | undefined }
const SPEC = { game: 'vortex', seats: ['A', 'B'], options: JSON.parse(JSON.stringify(defaultSpec())) } as const
const TIMES = Number(process.env.SOAK ?? 1)

type At = Snapshot<Vortex>
type Screen = GameView<View>
const PLACED: readonly string[] = ['path', 'place']
const isMeasured = ({ subject }: AnyDecision): boolean => subject === 'charge where'
const open = ({ pending }: At): readonly AnyDecision[] => pending as readonly AnyDecision[]

/** What is asked, by everything that may be known of it: where a way begins and what is in it, is on the table. */
const asked = (at: At): string =>
  JSON.stringify(
    open(at).map(({ id: _id, ...one }) =>
      PLACED.includes(one.choice.shape) || isMeasured(one as AnyDecision) ? one.subject : one,
    ),
  )

/** What tells of lengths once they are paid for. */
const TELLS: readonly string[] = ['figure-moved', 'charge-resolved', 'shot-measured', 'spell-measured', 'match-ended']

/** What an answer costs, and what is asked next, as long as nothing is measured. */
function answered(game: Game<Vortex>, at: At, decision: AnyDecision, option: string): string {
  const { snapshot, events } = reply(game, at, decision.id, [option])
  const first = events.findIndex(({ type }) => TELLS.includes(type))
  const before = first < 0 ? events : events.slice(0, first)
  const isPaid = before.some(({ type }) => type === 'action-paid')
  return JSON.stringify([before, first < 0 && !isPaid ? asked(snapshot) : 'paid'])
}

/** Where things are drawn differs with where they stand; all else may not. Of one's own move the reach is shown. */
const WHERE: readonly string[] = ['at', 'from', 'to', 'points', 'polygons', 'path', 'whole']
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => (one as { id?: string } | null)?.id !== 'reach').map(bare)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (WHERE.includes(key) ? [] : [[key, bare(one)]])))
}

/** Everything that the screen makes of one option that is considered, the pointer on whom it is about. */
function considered(screen: Screen, state: State, decision: AnyDecision, option: Option): string {
  const viewer = decision.seat as 'A' | 'B'
  const view: View = { ...state, viewer }
  const speak = speakOf(view)
  const [selected, hover] = option.on ?? []
  const draft: Draft = { type: 'choosing', decision: decision.id, picked: [option.id], verdict: { allowed: true } }
  const moment = { view, viewer, decisions: [decision], selected, hover }
  const [picked, idle] = [
    { ...moment, draft },
    { ...moment, draft: IDLE },
  ] as [Moment<View>, Moment<View>]
  const isMove = PLACED.includes(screen.foreseen?.(idle, decision.id, option.id)?.question.choice.shape ?? '')
  const words = screen.words('en')
  return JSON.stringify(
    bare([
      screen.overlays(picked, speak),
      screen.overlays(idle, speak),
      screen.acts?.(picked, speak),
      screen.situation?.(picked, speak),
      screen.status(view, speak),
      screen.steps?.(view, speak),
      words.option(decision, option.id, speak),
      words.question(decision, speak),
      words.hints?.(decision, speak),
      isMove ? 'a move of its own' : screen.foreseen?.(idle, decision.id, option.id),
      hover === undefined ? '' : screen.intent(idle, { type: 'tap', ref: hover, at: { x: 0, y: 0 } } as never),
    ]),
  )
}

interface Counts {
  worlds: number
  /** Worlds between which something is in range in one of them only. */
  ranges: number
  options: Map<string, number>
}

const verbOf = ({ id }: Option): string => (/^[a-z-]+:/.test(id) ? readId(id).verb : id)
/** Two options of every kind. */
function someOfEach(options: readonly Option[], below: (bound: number) => number): readonly Option[] {
  const verbs = [...new Set(options.map(verbOf))]
  return verbs.flatMap((verb) => {
    const ways = options.filter((option) => verbOf(option) === verb)
    const first = below(ways.length)
    return [...ways.slice(first), ...ways.slice(0, first)].slice(0, 2)
  })
}

/** Compares two worlds; throws with what told them apart. */
function compare(
  game: Game<Vortex>,
  screen: Screen,
  here: At,
  there: At,
  below: (bound: number) => number,
  counts: Counts,
): void {
  if (asked(here) !== asked(there)) throw new Error(`questions: ${open(here).map(({ subject }) => subject)}`)
  for (const [index, decision] of open(here).entries()) {
    const twin = open(there)[index] as AnyDecision
    if (decision.choice.shape !== 'pick' || isMeasured(decision)) continue
    const { options, most } = decision.choice as unknown as { options: readonly Option[]; most: number }
    for (const option of someOfEach(options, below)) {
      const verb = verbOf(option)
      counts.options.set(`${decision.subject} ${verb}`, (counts.options.get(`${decision.subject} ${verb}`) ?? 0) + 1)
      if (considered(screen, here.state, decision, option) !== considered(screen, there.state, twin, option))
        throw new Error(`the screen: ${decision.subject} ${verb}`)
      if (option.refused || most !== 1) continue
      if (answered(game, here, decision, option.id) !== answered(game, there, twin, option.id))
        throw new Error(`an answer: ${decision.subject} ${verb}`)
    }
  }
}

/** Questions before payment that are put seldom: no world of theirs is passed over. */
const isRare = (at: At): boolean => open(at).some(({ subject }) => ['shooters', 'casters', 'spell target'].includes(subject))

function play(game: Game<Vortex>, screen: Screen, seed: number, counts: Counts, every = 3): void {
  const rng = seeded(seed)
  let { snapshot } = start(game, SPEC)
  for (let step = 0; snapshot.pending.length > 0 && step < 130; step++) {
    const other = step % every === 0 || isRare(snapshot) ? otherWorld(snapshot.state, rng) : undefined
    if (other) {
      counts.worlds++
      if (rangesDiffer(snapshot.state, other.state, other.moved)) counts.ranges++
      const here = putAgain(game, { ...snapshot, pending: [] })
      const there = putAgain(game, { ...snapshot, state: other.state, pending: [] })
      compare(game, screen, here, there, (bound) => rng.below(bound), counts)
    }
    const decision = open(snapshot)[rng.below(snapshot.pending.length)] as AnyDecision
    const sampled = SHAPES[decision.choice.shape]?.sample(decision.choice, game.space(snapshot.state), rng)
    snapshot = reply(game, snapshot, decision.id, sampled ?? decision.fallback).snapshot
  }
}
const newCounts = (): Counts => ({ worlds: 0, ranges: 0, options: new Map() })

test('VX-DST-03, VX-CHG-02, VX-SHT-08, VX-SPL-12: nothing tells how far anything is before it is paid for', () => {
  const counts = newCounts()
  for (const scene of SCENES) for (let seed = 1; seed <= TIMES; seed++) play(scene, vortexView, seed, counts)
  expect(counts.ranges).toBeGreaterThan(30 * TIMES)
  const wanted = [
    'act charge',
    'act shoot',
    'act cast',
    'act trance',
    'act strike',
    'shooters with',
    'spell target target',
    'act walk',
  ]
  expect(wanted.filter((one) => !counts.options.has(one))).toEqual([])
}, 600_000)

const [, range, conclave, apart] = SCENES as readonly [Game<Vortex>, Game<Vortex>, Game<Vortex>, Game<Vortex>]
type Steps = Game<Vortex>['procedures']['shot']['steps']
/** The game with another first step of a chapter, or another one that is named. */
function planted(game: Game<Vortex>, chapter: 'window' | 'shot' | 'spell' | 'charge', step: string, steps: Steps): Game<Vortex> {
  const old = game.procedures[chapter]
  const changed = { ...old, steps: { ...old.steps, [step]: steps[step] as (typeof old.steps)[string] } }
  return { ...game, procedures: { ...game.procedures, [chapter]: changed } }
}
const far = (state: State, ref: string, other: string) => gap(discAt(state, ref), discAt(state, other))
/** The window with its options changed. */
const windowWith = (change: (state: State, options: ReturnType<typeof actOptions>) => ReturnType<typeof actOptions>) =>
  procedure('window', {
    act: ({ state, local: { seat } }) => {
      const options = change(state, actOptions(state, seat))
      return ask(question(seat, 'act', pickOne([...options, { id: 'pass' } as const]), ['pass']), 'act')
    },
  }).steps
const targetFar = (state: State, id: string): number => {
  const { ref, other } = readId(id)
  return state.tabletop.pieces[ref] && state.tabletop.pieces[other] ? far(state, ref, other) : 0
}

test.each<[string, Game<Vortex>, Screen, string]>([
  [
    'options in the order of their distance',
    planted(
      apart,
      'window',
      'act',
      windowWith((state, options) => [...options].sort((a, b) => targetFar(state, a.id) - targetFar(state, b.id))),
    ),
    vortexView,
    'questions: act',
  ],
  [
    'a charge that is refused because it is too far',
    planted(
      apart,
      'window',
      'act',
      windowWith((state, options) =>
        options.map((option) => {
          const { verb, ref } = readId(option.id)
          const isFar = verb === 'charge' && targetFar(state, option.id) > chargeReach(state, ref)
          return isFar && !option.refused ? { ...option, refused: { key: 'too-far' } } : option
        }),
      ),
    ),
    vortexView,
    'questions: act',
  ],
  [
    'a charge that is not paid for where it fails',
    planted(
      apart,
      'charge',
      'declare',
      procedure('charge', {
        declare: ({ state, local: { figure, target } }) =>
          chargeSpots(state, figure, target).length === 0
            ? go('end')
            : tell({ type: 'action-paid', figure, pa: 4, what: 'charge' }, 'end'),
        end: () => go('done'),
      }).steps,
    ),
    vortexView,
    'an answer: act charge',
  ],
  [
    'shooters who are left out because they are out of range',
    planted(
      range,
      'shot',
      'who',
      procedure('shot', {
        who: ({ state, local: { target, shooters } }) => {
          const seat = state.figures[shooters[0]?.ref ?? '']?.seat ?? 'A'
          const options = Object.keys(state.tabletop.pieces)
            .filter((ref) => state.figures[ref]?.seat === seat && far(state, ref, target) < 20_000)
            .map((ref) => ({ id: `with:${ref}` as const, on: [ref] }))
          return ask(question(seat, 'shooters', { shape: 'pick', options, least: 0, most: options.length }, []), 'declare')
        },
        declare: () => go('done'),
      }).steps,
    ),
    vortexView,
    'shoot',
  ],
  [
    'a charge whose places are shown while it is considered',
    apart,
    {
      ...vortexView,
      overlays: (moment, speak) => {
        const id = moment.draft.type === 'choosing' ? (moment.draft.picked[0] ?? '') : ''
        const { verb, ref, other } = /^[a-z-]+:/.test(id) ? readId(id) : { verb: '', ref: '', other: '' }
        const spots = verb === 'charge' ? chargeSpots(moment.view, ref, other) : []
        return [
          ...vortexView.overlays(moment, speak),
          ...spots.map(
            ({ at }, index) => ({ type: 'ring', id: `spot-${index}`, at, z: 0, radius: 400, tone: 'allowed' }) as const,
          ),
        ]
      },
    },
    'the screen: act charge',
  ],
  [
    'a shot whose range is written beside it',
    range,
    {
      ...vortexView,
      situation: ({ view, selected, hover }) => ({
        title: selected && hover ? `${Math.round(far(view, selected, hover))}` : '',
        rolls: [],
        why: [],
      }),
    },
    'the screen: ',
  ],
  [
    'targets of a spell that are refused beyond its range',
    planted(
      conclave,
      'spell',
      'target',
      procedure('spell', {
        target: ({ state, local: { lead, spell } }) => {
          const options = Object.keys(state.tabletop.pieces).map((ref) => {
            const isFar = far(state, lead, ref) > (state.spells[spell]?.range ?? 0)
            return { id: `target:${ref}` as const, on: [ref], ...(isFar ? { refused: { key: 'too-far' } } : {}) }
          })
          const seat = state.figures[lead]?.seat ?? 'A'
          return ask(question(seat, 'spell target', pickOne([...options, { id: 'cancel' } as const]), ['cancel']), 'aimed')
        },
        aimed: () => go('done'),
      }).steps,
    ),
    vortexView,
    'an answer: ',
  ],
])('%s: is found', (_what, game, screen, found) => {
  expect(() => {
    for (let seed = 1; seed <= 8; seed++) play(game, screen, seed, newCounts(), 1)
  }).toThrow(found)
})

test('R-09: the length of a move is told while it is one; of what is beyond only that it is too far', () => {
  const play = act(acting({ models: { A1: { at: [10, 40], MOU: 10 }, B1: { at: [70, 40] } } }), 'walk:A1')
  const view: View = { ...play.state, viewer: 'A' }
  const question = play.decision('move where', 'A')
  const tape = (x: number): readonly string[] => {
    const end = { x: cm(x), y: cm(40) }
    const judgement = judgePath(question.choice as unknown as Path, [end], view.tabletop)
    const draft = { type: 'pathing', decision: question.id, piece: 'A1', bends: [], end, held: false, judgement } as const
    const moment = { view, viewer: 'A', decisions: [question], draft } as unknown as Moment<View>
    const texts = vortexView
      .overlays(moment, speakOf(view))
      .flatMap((one) => (one.type === 'path' ? (one.labels ?? []).map(({ text }) => text) : one.type === 'tag' ? [one.text] : []))
    return texts.map((text) => text.replaceAll(/\s/g, ' '))
  }
  expect(tape(18)).toEqual(['8 cm / 10 cm'])
  expect(tape(45)).toEqual(tape(62))
  expect(tape(45)[0]).toBe('> 10 cm')
})
