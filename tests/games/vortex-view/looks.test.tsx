/** What stands on the table: a body for every card, a guise of the land for every piece of scenery, a drawing for every mark. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { IDLE } from '../../../src/client/draft'
import type { Moment } from '../../../src/client/moment'
import { HOUSE } from '../../../src/games/vortex/content/house'
import { vortexGame } from '../../../src/games/vortex/rules'
import { NATURAL } from '../../../src/games/vortex/rules/facts/country'
import { PEOPLES } from '../../../src/games/vortex/rules/profile'
import type { Effect, EffectCause, State, View } from '../../../src/games/vortex/rules/state'
import { vortexView } from '../../../src/games/vortex/view'
import { Mark } from '../../../src/games/vortex/view/marks'
import { LANGUAGES } from '../../../src/ui/words/speak'
import { act, acting, laid, wall } from '../vortex/position'
import { speakOf } from '../vortex/screen'
import { matchSpec } from './matches'
import { card, momentOf } from './told'

const lookOf = (state: State, more: Partial<Moment<View>> = {}, language: (typeof LANGUAGES)[number] = 'en') => {
  const view: View = { ...state, viewer: 'A' }
  return vortexView.look(view, { view, viewer: 'A', decisions: [], draft: IDLE, ...more }, speakOf(view, language))
}
const modelFile = (model: string) => `models/${model}/${model}.glb`
const numbers = (value: unknown): readonly number[] =>
  typeof value === 'number' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbers) : []

describe('miniatures', () => {
  const musterOf = (people: (typeof PEOPLES)[number]) =>
    lookOf(vortexGame.setUp(matchSpec({ A: people, B: people }))).figures.map(({ model, name, seat }) => ({ model, name, seat }))
  test.each(PEOPLES)('of the %s are told apart: at least four bodies, each by its name', (people) => {
    const muster = musterOf(people).filter(({ seat }) => seat === 'A')
    expect(muster.length).toBe(8)
    const bodies = new Set(muster.map(({ model }) => model))
    expect(bodies.size).toBeGreaterThanOrEqual(4)
    for (const model of bodies) expect([model, existsSync(modelFile(model))]).toEqual([model, true])
    // Who looks alike is of one card: names differ in their numbers alone.
    for (const model of bodies) {
      const names = muster.flatMap((one) => (one.model === model ? [one.name.replace(/ \d+$/, '')] : []))
      expect([model, new Set(names).size]).toEqual([model, 1])
    }
  })
  test('no two cards of the house have one body, by its name or by what is in its file', () => {
    const models = Object.values(HOUSE.profiles).map(({ model }) => model)
    const files = models.map((model) =>
      createHash('sha256')
        .update(readFileSync(modelFile(model)))
        .digest('hex'),
    )
    expect([new Set(models).size, new Set(files).size]).toEqual([models.length, models.length])
    expect(models.length).toBe(24)
  })
  test('wait beside the table before the first turn, apart from each other, and are gone once they are dead', () => {
    const state = vortexGame.setUp(matchSpec({ A: 'mycoides', B: 'erediens' }))
    const { figures, width, depth } = lookOf(state)
    expect(figures.length).toBe(16)
    for (const { at, radius } of figures) {
      expect(at.y < -radius || at.y > depth + radius).toBe(true)
      expect(at.x > 0 && at.x < width).toBe(true)
    }
    for (const [index, one] of figures.entries())
      for (const other of figures.slice(0, index))
        expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThan(one.radius + other.radius)
    expect(lookOf({ ...state, turn: 1, phase: 'turns' }).figures).toEqual([])
    expect(numbers(figures).every(Number.isFinite)).toBe(true)
  })
  test('say who may act and who can no more, and not both', () => {
    const play = acting({
      models: {
        A1: card('er-captain', [10, 10]),
        A2: card('er-shield', [20, 10], { pa: 0 }),
        A3: card('er-lancer', [30, 10], { locked: 'failed-charge' }),
        B1: card('my-elder', [40, 70]),
      },
    })
    const moment = momentOf(play)
    const states = lookOf(play.state, moment).figures.map(({ ref, ready = false, spent = false }) => [ref, ready, spent])
    expect(states).toEqual([
      ['A1', true, false],
      ['A2', false, true],
      ['A3', false, true],
      ['B1', false, false],
    ])
    // VX-SKL-08: a Fanatic has had its steps once those of the others have begun.
    const late = laid({
      models: { A1: card('my-burster', [10, 10]), A2: card('er-captain', [20, 10]) },
      step: { of: 'others', rapidity: 6 },
    })
    expect(lookOf(late).figures.map(({ ref, spent = false }) => [ref, spent])).toEqual([
      ['A1', true],
      ['A2', false],
    ])
    // Nobody is lit for a place that a charge may end at.
    const charging = acting({ models: { A1: { at: [20, 40] }, B1: { at: [37.5, 40] } } })
    const where = momentOf(act(charging, 'charge:A1>B1'))
    expect(lookOf(charging.state, where).figures.some(({ ready }) => ready)).toBe(false)
  })
})

describe('the land', () => {
  const MATS = { plain: 'steppe', mountain: 'rock', clouds: 'cloud-sea', swamp: 'mire', neutral: 'dust' } as const
  const pairs = PEOPLES.flatMap((A) => PEOPLES.flatMap((B) => (A === B ? [] : [{ A, B }])))
  const SIGNS = ['+', '0', '-'] as const

  test('VX-TER-02: for every two peoples and every sign there is a mat, of the country that gives the bonus', () => {
    const names = { plain: 'Plain', mountain: 'Mountain', clouds: 'Sea of Clouds', swamp: 'Swamp', neutral: 'No people’s land' }
    for (const { A, B } of pairs) {
      const begun = vortexGame.setUp(matchSpec({ A, B }))
      for (const { a, b } of SIGNS.flatMap((one) => SIGNS.map((other) => ({ a: one, b: other })))) {
        const view: View = { ...begun, signs: { A: a, B: b }, turn: 1, phase: 'turns', viewer: 'A' }
        const land = a === '+' ? NATURAL[A] : b === '+' ? NATURAL[B] : 'neutral'
        expect([A, B, a, b, lookOf(view).mat]).toEqual([A, B, a, b, MATS[land]])
        // The strip says the same.
        expect(vortexView.status(view, speakOf(view)).phase).toBe(names[land])
      }
    }
    for (const mat of Object.values(MATS))
      expect([mat, existsSync(`public/mats/${mat}.webp`), existsSync(`public/mats/${mat}-normal.webp`)]).toEqual([
        mat,
        true,
        true,
      ])
  })
  const MAPS = Object.keys(HOUSE.maps).filter((map) => HOUSE.maps[map]?.length !== 0)
  test.each(MAPS)('on %s every piece has a guise in every country, and stands where it stood', (map) => {
    const guises = new Map<string, Set<string>>()
    for (const people of PEOPLES) {
      const state = vortexGame.setUp(matchSpec({ A: people, B: people }, { map }))
      const home: State = { ...state, signs: { A: '+', B: '+' } }
      for (const [index, piece] of lookOf(home).terrain.entries()) {
        const { model = '', name, ref, kind: _kind, ...rest } = piece
        expect([ref, model, existsSync(modelFile(model))]).toEqual([ref, expect.stringMatching(`^vx-${NATURAL[people]}-`), true])
        const { ref: _ref, kind: _of, ...solid } = state.tabletop.terrain[index] ?? { ref: '', kind: '' }
        expect(rest).toEqual(solid)
        expect(name).toMatch(/^\p{Lu}\p{L}/u)
        guises.set(ref, (guises.get(ref) ?? new Set()).add(`${model} ${name}`))
      }
      // Where the land is nobody's, all is as it was built.
      for (const { model = '' } of lookOf(state).terrain) expect([model, existsSync(modelFile(model))]).toEqual([model, true])
    }
    expect([...guises.values()].filter(({ size }) => size !== PEOPLES.length)).toEqual([])
    expect(guises.size).toBe(HOUSE.maps[map]?.length)
  })
  test('a piece of no shape that is sculpted is drawn by its solids, and has a name', () => {
    const [long] = lookOf(laid({ models: {}, scenery: [wall(0, 80, 30, 30.6, 1.5)] })).terrain
    expect([long?.model, long?.solids?.length, long?.name]).toEqual([undefined, 1, 'Wall'])
  })
  test('strips are whose they are once a first miniature stands in one; anchors have numbers, in the Passage alone', () => {
    const areas = (more: Partial<State>) =>
      lookOf({ ...vortexGame.setUp(matchSpec({ A: 'azelks', B: 'mycoides' })), ...more }).areas.map(({ name, seat }) => [
        name,
        seat,
      ])
    const anchors = [1, 2, 3].map((number) => [`Anchor ${number}: 12 points`, undefined])
    const open = 'Either strip: the first miniature decides whose it is'
    expect(areas({ phase: 'deployment' })).toEqual([[open, undefined], [open, undefined], ...anchors])
    const { sides } = vortexGame.setUp(matchSpec({ A: 'azelks', B: 'mycoides' }))
    const taken = { A: { ...sides.A, strip: 'far' }, B: { ...sides.B, strip: 'near' } } as const
    expect(areas({ phase: 'deployment', sides: taken })).toEqual([
      ['Where Bob deploys', 'B'],
      ['Where Ann deploys', 'A'],
      ...anchors,
    ])
    expect(areas({ phase: 'turns' })).toEqual(anchors)
    expect(lookOf(vortexGame.setUp(matchSpec({ A: 'azelks', B: 'mycoides' }, { scenario: 'annihilation' }))).areas.length).toBe(2)
  })
})

describe('marks', () => {
  const CAUSES: { readonly [C in EffectCause]: true } = {
    evade: true,
    'failed-charge': true,
    'weapon-master': true,
    entangle: true,
    'stone-skin': true,
    veil: true,
  }
  const effects = Object.keys(CAUSES).map((cause): Effect => ({ stat: 'DEF', delta: -1, until: 1, cause: cause as EffectCause }))
  const state = laid({
    models: {
      A1: card('er-captain', [10, 10], {
        damage: 2,
        trance: 1,
        standing: 'doomed',
        stance: 'static',
        locked: 'failed-charge',
        effects,
      }),
      B1: card('my-elder', [40, 70]),
    },
  })
  test.each(LANGUAGES)('in %s everything that is so of a miniature stands beside it, once, by its name', (language) => {
    const [all, none] = lookOf(state, {}, language).figures.map(({ markers }) => markers)
    expect(all?.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
      ...['wound 2', 'trance 1', 'doomed 1', 'static 1', 'failed 1'],
      ...['evade 1', 'weapon-master 1', 'entangle 1', 'stone-skin 1', 'veil 1'],
    ])
    expect(none).toEqual([])
    const names = all?.map(({ name }) => name) ?? []
    expect(new Set(names).size).toBe(names.length)
    expect(names.slice(0, 2)).toEqual(language === 'en' ? ['2 wounds', 'trance, 1 turn'] : ['2 blessures', 'transe, 1 tour'])
  })
  test('each has a chit of its own', () => {
    const chits = vortexView.marks?.markers ?? {}
    // Wounds are beads.
    const kinds = (lookOf(state).figures[0]?.markers ?? []).flatMap(({ kind }) => (kind === 'wound' ? [] : [kind]))
    expect(Object.keys(chits).sort()).toEqual([...kinds].sort())
    // Colour alone tells nobody apart who does not see it.
    expect(new Set(Object.values(chits).map(({ symbol }) => symbol)).size).toBe(kinds.length)
    expect(new Set(Object.values(chits).map(({ colour }) => colour)).size).toBe(kinds.length)
  })
  test('each land of the strip and each button has a drawing, no two the same', () => {
    const drawn = (id: string) => renderToStaticMarkup(<Mark id={id} size={16} />)
    const plan = acting({
      models: {
        A1: { at: [40, 40], shot: [2, 20, 1, 35], POU: 2, spells: ['dart'], VIV: 9 },
        A2: { at: [20, 20], shot: [2, 20, 1, 35], POU: 2, spells: ['dart'] },
        B1: { at: [42.5, 40] },
      },
    })
    const speak = speakOf(plan.sees('A'))
    const icons = ['A1', 'A2'].flatMap((selected) =>
      (vortexView.acts?.(momentOf(plan, 'A', { selected }), speak) ?? []).flatMap(({ icon }) => icon ?? []),
    )
    const lands = ['plain', 'mountain', 'clouds', 'swamp', 'neutral'].map((land) => `land-${land}`)
    const all = [...new Set([...icons, ...lands, 'forced', 'charge', 'shot', 'blades', 'fist'])]
    expect([...new Set(icons)].sort()).toEqual(['evade', 'leave', 'run', 'spell', 'trance', 'wait', 'walk'])
    expect(new Set([...all, 'no such mark'].map(drawn)).size).toBe(all.length + 1)
  })
})
