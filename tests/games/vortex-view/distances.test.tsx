/**
 * How far anything is, is told by nothing on the screen before it is paid for: in two worlds that differ in nothing but unmeasured
 * distances, whatever is selected and pointed at, everything drawn and said is the same, byte for byte. What may be known is told.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Draft } from '../../../src/client/draft'
import type { GameView } from '../../../src/games/view'
import { vortexGame } from '../../../src/games/vortex/rules'
import { allowance } from '../../../src/games/vortex/rules/facts/moves'
import type { Side, State, View } from '../../../src/games/vortex/rules/state'
import { vortexView } from '../../../src/games/vortex/view'
import { PiecePanel } from '../../../src/games/vortex/view/piece-panel'
import { type AnyDecision, type Pick, reply } from '../../../src/kernel'
import type { Overlay } from '../../../src/scene/overlay'
import { LANGUAGES } from '../../../src/ui/words/speak'
import { seeded } from '../../conformance/rng'
import { otherWorld, rangesDiffer } from '../vortex/apart'
import { act, acting, laid, type VortexPlay } from '../vortex/position'
import { speakOf } from '../vortex/screen'
import { SCENES } from '../vortex/soak-scenes'
import { matchSpec } from './matches'
import { buttons, momentOf, plain } from './told'

type Screen = GameView<View>

/** Where things are drawn differs with where they stand; all else may not. Of one's own move the reach is shown. */
const WHERE: readonly string[] = ['at', 'from', 'to', 'points', 'polygons', 'path', 'whole']
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => (one as { id?: string } | null)?.id !== 'reach').map(bare)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (WHERE.includes(key) ? [] : [[key, bare(one)]])))
}

const optionsOf = ({ choice }: AnyDecision) => (choice.shape === 'pick' ? (choice as Pick).options : [])

/** Everything that the screen of a seat makes of a play, whatever it has selected and points at. */
function* screenOf(screen: Screen, play: VortexPlay, viewer: Side): Generator<readonly [string, string]> {
  const still = momentOf(play, viewer)
  const { view, decisions } = still
  const refs = Object.keys(view.tabletop.pieces)
  const pairs = refs.flatMap((selected) =>
    [undefined, ...refs].map((hover) => ({ selected: hover === selected ? undefined : selected, hover })),
  )
  for (const language of LANGUAGES) {
    const speak = speakOf(view, language)
    const words = screen.words(language)
    const say = (what: string, shown: unknown): readonly [string, string] => [`${language} ${what}`, JSON.stringify(bare(shown))]
    yield say('strips', [screen.status(view, speak), screen.steps?.(view, speak), screen.scoreSheet?.(view, speak)])
    yield say('look', screen.look(view, still, speak))
    yield say(
      'cards',
      refs.map((piece) => renderToStaticMarkup(<PiecePanel view={view} piece={piece} speak={speak} />)),
    )
    for (const decision of decisions) {
      yield say(decision.subject, [words.question(decision, speak), words.hints?.(decision, speak)])
      yield say(
        `answers of ${decision.subject}`,
        optionsOf(decision).map(({ id }) => words.option(decision, id, speak)),
      )
    }
    for (const pair of pairs) {
      const moment = { ...still, ...pair }
      yield say(`pointing ${pair.selected} ${pair.hover}`, [
        screen.overlays(moment, speak),
        screen.acts?.(moment, speak),
        screen.situation?.(moment, speak),
      ])
    }
  }
}

/** What is told of an answer as far as it is paid for: the log and the cues, up to what measures. */
const MEASURES: readonly string[] = ['charge-resolved', 'figure-moved', 'shot-measured', 'spell-measured']
function toldOf(screen: Screen, play: VortexPlay, decision: AnyDecision, option: string): string {
  const { snapshot, events } = reply(vortexGame, play.snapshot, decision.id, [option])
  const measured = events.findIndex(({ type }) => MEASURES.includes(type))
  const entry = { seq: 1, cause: { type: 'answer' } as const, told: measured < 0 ? events : events.slice(0, measured) }
  const [before, after] = [play.sees('everybody'), vortexGame.project(snapshot.state, 'everybody')]
  return JSON.stringify(
    LANGUAGES.map((language) => {
      const speak = speakOf(before, language)
      return bare([screen.words(language).log(entry, before, after, speak), screen.stage(entry, before, after, speak)])
    }),
  )
}

/** What tells the two worlds apart. */
function apart(screen: Screen, here: State, there: State): readonly string[] {
  const [one, other] = [acting(here), acting(there)]
  const found: string[] = []
  for (const viewer of ['A', 'B'] as const) {
    const shown = [...screenOf(screen, other, viewer)]
    for (const [index, [what, text]] of [...screenOf(screen, one, viewer)].entries())
      if (shown[index]?.[1] !== text) found.push(`${viewer}: ${what}`)
  }
  const [decision, twin] = [one.decision('act'), other.decision('act')]
  for (const verb of ['charge', 'shoot', 'shoot-still', 'cast', 'trance', 'strike', 'force']) {
    const option = optionsOf(decision).find(({ id, refused }) => !refused && id.startsWith(`${verb}:`))
    if (option && toldOf(screen, one, decision, option.id) !== toldOf(screen, other, twin, option.id)) found.push(`told: ${verb}`)
  }
  return found
}

const sceneOf = (index: number): State => SCENES[index]?.setUp(matchSpec({ A: 'erediens', B: 'azelks' })) as State
const FIELDS = {
  charges: laid({
    models: {
      A1: { at: [20, 20] },
      A2: { at: [20, 44] },
      B1: { at: [38, 22] },
      B2: { at: [42, 46] },
      B3: { at: [30, 60] },
    },
  }),
  shots: sceneOf(1),
  spells: sceneOf(2),
} as const

const WORLDS = 3
/** Worlds that only a ruler would tell from this one; something is in range in one of the two alone. */
function worlds(here: State): readonly (readonly [State, State])[] {
  const rng = seeded(7)
  const found: (readonly [State, State])[] = []
  for (let tried = 0; tried < 60 && found.length < WORLDS; tried++) {
    const other = otherWorld(here, rng)
    if (other && rangesDiffer(here, other.state, other.moved)) found.push([here, other.state])
  }
  return found
}

test.each(Object.entries(FIELDS))('VX-DST-03: before %s nothing drawn or said tells how far anybody is', (_, field) => {
  const all = worlds(field)
  expect(all.length).toBe(WORLDS)
  for (const [here, there] of all) expect(apart(vortexView, here, there)).toEqual([])
})

const reach = (overlays: readonly Overlay[]) => overlays.filter(({ id }) => id === 'reach')
const distance = ({ tabletop: { pieces } }: View, one: string, other: string): number => {
  const [a, b] = [pieces[one]?.pose.at, pieces[other]?.pose.at]
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}
test.each<[string, Partial<Screen>, RegExp]>([
  [
    'a tag with the distance to who is pointed at',
    {
      overlays: ({ view, selected, hover }) =>
        selected !== undefined && hover !== undefined
          ? [{ type: 'tag', id: 'far', over: hover, text: String(Math.round(distance(view, selected, hover))), tone: 'sight' }]
          : [],
    },
    /^A: en pointing/,
  ],
  [
    'a button that says how far the enemy is',
    {
      acts: (moment, speak) =>
        (vortexView.acts?.(moment, speak) ?? []).map((one) => ({
          ...one,
          detail: String(Math.round(distance(moment.view, moment.selected ?? 'A1', 'B1'))),
        })),
    },
    /^A: en pointing/,
  ],
  [
    'a cue that takes as long as a shot has to fly, before it is measured',
    {
      stage: (_entry, view) => {
        const all = Object.keys(view.tabletop.pieces).map((ref) => distance(view, 'A1', ref))
        return [{ type: 'wait', ms: Math.round(all.reduce((sum, far) => sum + far, 0)) }]
      },
    },
    /^told: /,
  ],
])('%s is found', (_what, planted, found) => {
  const screen = { ...vortexView, ...planted }
  const all = worlds(FIELDS.shots).flatMap(([here, there]) => apart(screen, here, there))
  expect(all.some((one) => found.test(one))).toBe(true)
})

describe('what may be known', () => {
  const FIELD = { models: { A1: { at: [20, 40] }, A2: { at: [20, 60] }, B1: { at: [37.5, 40], RAP: 3 } } } as const
  const drawn = (play: VortexPlay, viewer: Side, more: Parameters<typeof momentOf>[2] = {}) => {
    const moment = momentOf(play, viewer, more)
    return vortexView.overlays(moment, speakOf(moment.view))
  }
  test('R-09: the reach of one’s own next move, of who is selected or pointed at; of nobody else’s', () => {
    const play = acting(FIELD)
    expect(reach(drawn(play, 'A', { selected: 'A1' })).length).toBe(1)
    expect(reach(drawn(play, 'A', { hover: 'A2' })).length).toBe(1)
    expect([reach(drawn(play, 'A', { hover: 'B1' })), reach(drawn(play, 'B', { hover: 'A1' }))]).toEqual([[], []])
  })
  test('every move’s button says how far it leads, and no other says any length', () => {
    const play = acting(FIELD)
    expect(buttons(momentOf(play, 'A', { selected: 'A1' }))).toEqual([
      'Walk with STD 1: 1 action point of 6, up to 10 cm',
      'Run with STD 1: 2 action points of 6, up to 25 cm',
      'Evade with STD 1: 2 action points of 6, up to 10 cm',
      'Pass this step: 2 miniatures wait for a later step',
    ])
    expect(allowance(play.state, 'A1', 'run')).toBe(25_000)
    const shooting = acting({ ...FIELD, models: { ...FIELD.models, A1: { at: [20, 40], shot: [2, 20, 1, 35] } } })
    const { id: decision } = shooting.decision('act')
    const draft: Draft = { type: 'choosing', decision, picked: ['charge:A1>B1'], verdict: { allowed: true } }
    const aiming = buttons(momentOf(shooting, 'A', { selected: 'A1', draft }))
    expect(aiming.filter((button) => /shoots/.test(button))).toEqual([
      'STD 1 stays in place and shoots at STD 3: 2 action points of 6',
      'STD 1 shoots at STD 3: 2 action points of 6',
    ])
  })
  test('VX-CHG-04, VX-CHG-05: where a charge may end, once it is declared, with its length; to nobody but who charges', () => {
    const play = acting(FIELD)
    expect(drawn(play, 'A', { selected: 'A1', hover: 'B1' }).some(({ id }) => id.startsWith('spot'))).toBe(false)
    act(play, 'charge:A1>B1')
    const rings = drawn(play, 'A').filter(({ id }) => id.startsWith('spot'))
    expect(rings.length).toBeGreaterThan(8)
    expect(drawn(play, 'B').some(({ id }) => id.startsWith('spot'))).toBe(false)
    const decision = play.decision('charge where')
    const draft: Draft = { type: 'choosing', decision: decision.id, picked: ['spot:0'], verdict: { allowed: true } }
    const way = drawn(play, 'A', { draft }).flatMap((one) =>
      one.type === 'path' ? one.labels.map(({ text }) => plain(text)) : [],
    )
    expect(way).toEqual(['Charge, 15 cm'])
    const { label, detail } = vortexView.words('en').option(decision, 'spot:0', speakOf(play.sees('A')))
    expect([label, plain(detail ?? '')]).toEqual(['Place 1', '15 cm'])
  })
  test('VX-CHG-05: one that is too short is told apart before it is chosen', () => {
    const play = act(acting({ models: { A1: { at: [20, 40] }, B1: { at: [27.5, 40] } } }), 'charge:A1>B1')
    const tones = new Set(drawn(play, 'A').flatMap((one) => (one.type === 'ring' ? [one.tone] : [])))
    expect(tones.has('costly')).toBe(true)
    const { label } = vortexView.words('en').option(play.decision('charge where'), 'spot:0', speakOf(play.sees('A')))
    expect(label).toBe('Place 1: engagement only')
  })
  test('sight and its share are shown before anything is declared', () => {
    const state = laid({ models: { A1: { at: [10, 40] }, B1: { at: [30, 40] } } })
    const said = drawn(acting(state), 'A', { selected: 'A1', hover: 'B1' }).flatMap((one) =>
      one.type === 'tag' ? [one.text] : one.type === 'sight-line' ? [`${one.tone} ${one.whole}`] : [],
    )
    expect(said).toEqual(['sight 1', 'seen wholly'])
  })
})
