import { describe, expect, test } from 'vitest'
import { loadLayouts, loadRules } from '../../src/games'
import { MAPS } from '../../src/games/deadzone/content/maps'
import { layoutOfBattlefield } from '../../src/games/deadzone/planner'
import { boardOf } from '../../src/games/deadzone/planner/board'
import { changed, type LayoutDocument } from '../../src/planner/document'
import { OPEN_TABLES, systemOf } from '../../src/planner/open-tables'
import { openPiece } from '../../src/planner/opened'
import { checkedLayout } from '../../src/planner/read'
import { readShared, shared } from '../../src/planner/share'
import { MIDDLING } from '../../src/planner/system'
import type { PlacedTerrain } from '../../src/table/piece'
import { solidsOf } from '../../src/table/sight'
import { layoutName } from '../../src/ui/words/layout-names'
import { at, inch, piece } from '../planner/sample'

const RULES = await loadRules()
const LAYOUTS = await loadLayouts()

const system = (game: string) => {
  const found = LAYOUTS.find((one) => one.game === game)
  if (!found) throw new Error(game)
  return found
}
const optionsOf = (document: LayoutDocument, options = {}) => {
  const found = systemOf(document, LAYOUTS).toMatchOptions(document, options)
  if (!found.ok) throw new Error(JSON.stringify(found.reasons))
  return found.options
}
const keys = (document: LayoutDocument) =>
  systemOf(document, LAYOUTS)
    .checks(document)
    .map(({ weight, reason }) => `${weight} ${reason.key}`)
const spots = (document: LayoutDocument) =>
  document.pieces.map(({ kind, at: where, heading, z = 0 }) => `${kind} ${where.x} ${where.y} ${heading} ${z}`).sort()

describe('every game tells the planner of its tables', () => {
  test('three games; card games have none', () => {
    expect(LAYOUTS.map(({ game }) => game)).toEqual(['exterminate', 'deadzone', 'vortex'])
    expect(LAYOUTS.every(({ table }) => table)).toBe(true)
    expect(system('vortex').toMatchOptions(OPEN_TABLES.library[0] as LayoutDocument, {}).ok).toBe(false)
  })
  test('fifteen ready layouts and more, each valid, checked by its own system', () => {
    const all = [...LAYOUTS, OPEN_TABLES].flatMap(({ library }) => library)
    expect(all.length).toBeGreaterThanOrEqual(15)
    const french = [
      ...LAYOUTS.flatMap(({ library, words }) => library.map(({ name }) => words?.fr.ready?.[name] ?? name)),
      ...OPEN_TABLES.library.map(({ name }) => layoutName(name, 'fr')),
    ]
    expect(french.filter((name, index) => name === all[index]?.name)).toEqual([])
    expect(new Set(french).size).toBe(all.length)
    for (const document of all) {
      expect(checkedLayout(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, value: document })
      expect([document.name, keys(document).filter((key) => key.startsWith('fault') || key.includes('unfair'))]).toEqual([
        document.name,
        [],
      ])
    }
  })
})

describe('Exterminate!', () => {
  const exterminate = system('exterminate')
  test('own pieces go with the match: their solids stop bases and sight as they say, and come back with the layout', () => {
    const square = [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)]
    const tower = {
      name: 'Tower',
      parts: [{ outline: square, bottom: 0, top: inch(4) + 1 }],
      top: { outline: square, height: inch(4) + 1 },
      traits: { blocksSight: true, climb: true, stand: true, pass: false },
    }
    const mist = {
      ...tower,
      name: 'Mist',
      top: undefined,
      traits: { blocksSight: false, climb: false, stand: false, pass: true },
    }
    const { top: _, ...plainMist } = mist
    const base = exterminate.begin?.() as LayoutDocument
    const document = {
      ...base,
      own: { tower, mist: plainMist },
      pieces: [piece('own/tower-1', 'own/tower', 18, 18, 30), piece('own/mist-1', 'own/mist', 10, 20)],
    }
    expect(keys(document)).toEqual([])
    expect(system('exterminate').toMatchOptions({ ...document, name: `${'é'.repeat(118)}\u0007` }, {}).ok).toBe(true)
    const options = optionsOf(document)
    const played = exterminate.fromMatch(options)
    expect(played.ok && played.value.pieces).toEqual(document.pieces)
    expect(played.ok && played.value.own).toEqual(document.own)
    const state = RULES.exterminate?.game.setUp({ game: 'exterminate', options } as never) as {
      readonly tabletop: { readonly terrain: readonly PlacedTerrain[] }
    }
    const [stone, fog] = state.tabletop.terrain
    expect(stone).toMatchObject({ height: inch(4) + 1, top: { height: inch(4) + 1 } })
    expect(stone && solidsOf(stone)).toHaveLength(1)
    expect(fog).toMatchObject({ outlines: [], sight: [] })
    expect(stone && openPiece(document, document.pieces[0] as never).terrain).toEqual(stone)
  })
  test('every ready layout is played, and comes back the same', () => {
    for (const document of exterminate.library) {
      const options = optionsOf(document)
      expect(RULES.exterminate?.parseSpec(options).ok).toBe(true)
      const back = exterminate.fromMatch(options)
      expect(back.ok && spots(back.value)).toEqual(spots(document))
      expect(back.ok && back.value.areas).toEqual(document.areas)
    }
  })
  test('the scenarios of the house data come as layouts', () => {
    const found = exterminate.fromMatch({ scenario: 'purge' })
    expect(found.ok && found.value.pieces.length).toBe(12)
  })
  test("the match's pack stays, with one scenario more; played twice it is one", () => {
    const pack = {
      sightline: 'pack',
      game: 'exterminate',
      version: 1,
      name: 'Mine',
      scenarios: [{ id: 'mine', name: 'Mine', turns: 3, terrain: [] }],
    }
    const [document] = exterminate.library
    if (!document) throw new Error('there are layouts')
    const once = optionsOf(document, { pack })
    const twice = optionsOf(document, once)
    for (const options of [once, twice])
      expect((options.pack as { scenarios: { id: string }[] }).scenarios.map(({ id }) => id)).toEqual(['mine', 'own-layout'])
  })
  test('what it cannot take is named', () => {
    const [document] = exterminate.library
    if (!document) throw new Error('there are layouts')
    const wrong = {
      ...document,
      size: { width: inch(30), depth: inch(36) },
      pieces: [piece('w', 'dz-wall', 10, 10), piece('b', 'barrels', 5, 5, 0, { z: inch(1) })],
    }
    const found = exterminate.toMatchOptions(wrong, {})
    expect(found.ok ? [] : found.reasons.map(({ key }) => key)).toEqual([
      'check-size',
      'check-foreign-kind',
      'check-foreign-kind',
    ])
    expect(
      keys({
        ...document,
        areas: [
          { ref: 'x', outlines: [[at(0, 0), at(9, 0), at(0, 9)]] },
          { ref: 'y', outlines: [[at(36, 36), at(27, 36), at(36, 27)]] },
        ],
      }),
    ).toContain('advice exterminate-areas-other')
  })
})

describe('Deadzone', () => {
  const deadzone = system('deadzone')
  test('a battlefield becomes pieces and is read again from them, panel by panel', () => {
    for (const map of Object.values(MAPS)) {
      const { battlefield, found } = boardOf(layoutOfBattlefield(map, 'x'))
      expect(found).toEqual([])
      const shown = ({ panels, floors }: typeof battlefield) => ({
        panels: Object.fromEntries(
          Object.entries(panels)
            .filter(([, panel]) => panel !== 'open')
            .sort(),
        ),
        floors: Object.fromEntries(Object.entries(floors).sort()),
      })
      expect(shown(battlefield)).toEqual(shown(map))
    }
  })
  test('every ready layout is played, and comes back the same', () => {
    for (const document of deadzone.library) {
      const options = optionsOf(document, { mission: 'search-and-destroy' })
      expect(RULES.deadzone?.parseSpec(options).ok).toBe(true)
      const back = deadzone.fromMatch(options)
      expect(back.ok && spots(back.value)).toEqual(spots(document))
    }
  })
  test('what is off the grid, of another kind or twice is named with its place, and so is advice', () => {
    const [document] = deadzone.library
    if (!document) throw new Error('there are layouts')
    const [first] = document.pieces
    if (!first) throw new Error('there are pieces')
    const wrong = {
      ...document,
      pieces: [
        ...document.pieces,
        { ...first, ref: 'again' },
        piece('c', 'container', 12, 12),
        { ...first, ref: 'off', at: { x: first.at.x + 100, y: first.at.y } },
      ],
    }
    const found = deadzone.toMatchOptions(wrong, {})
    expect(found.ok ? [] : found.reasons.map(({ key, says }) => [key, says?.piece ?? says?.other])).toEqual([
      ['deadzone-same-place', 'again'],
      ['check-foreign-kind', 'c'],
      ['deadzone-off-grid', 'off'],
    ])
    const bare = deadzone.begin?.()
    const said = bare && deadzone.checks(bare).find(({ reason }) => reason.key === 'deadzone-map')
    expect(said).toMatchObject({
      weight: 'advice',
      reason: { says: { fault: 'empty-block', place: '1-1-1' } },
      at: at(1.5, 22.5),
    })
  })
  test('a whole battlefield fits a link', () => {
    for (const document of deadzone.library) {
      const link = shared(document)
      expect(link.ok && link.value.fragment.length).toBeLessThan(3000)
      expect(link.ok && readShared(link.value.fragment)).toEqual({ ok: true, value: { document } })
    }
  })
})

test.each(['exterminate', 'deadzone', 'vortex'])('%s: random layouts pass its own checks', (game) => {
  const { begin, random, checks } = system(game)
  const base = begin?.()
  if (!base || !random) throw new Error(`${game} has tables`)
  for (const seed of [1, 2]) {
    const shares: number[] = []
    const fair = random.fair?.('turned') ?? { sight: 0.001, way: 0 }
    const asked = { seed, sliders: MIDDLING, symmetry: 'turned', fair } as const
    const found = random.make(base, asked, (share) => shares.push(share))
    if (!found.ok) throw new Error(JSON.stringify(found.reason))
    const { document, unequal } = found.value
    expect(checks(document).filter(({ weight }) => weight === 'fault')).toEqual([])
    expect(unequal.sight).toBeLessThanOrEqual(asked.fair.sight)
    expect(shares.length).toBeGreaterThan(0)
    expect(random.make(base, asked)).toEqual(found)
    expect(random.make(base, { ...asked, seed: seed + 100 })).not.toEqual(found)
  }
})

test('Deadzone: random battlefields follow their sliders; what it cannot do is not offered, and locked pieces are not lost', () => {
  const { begin, random } = system('deadzone')
  const base = begin?.()
  if (!base || !random) throw new Error('deadzone has tables')
  expect(random).toMatchObject({ symmetries: ['turned'], parts: false, cover: 'low-walls' })
  expect(random.fair).toBeUndefined()
  const sum = (sliders: Partial<typeof MIDDLING>, of: (document: LayoutDocument) => number) =>
    [1, 2, 3].reduce((total, seed) => {
      const made = random.make(base, { seed, sliders: { ...MIDDLING, ...sliders }, symmetry: 'turned' })
      if (!made.ok) throw new Error(made.reason.key)
      return total + of(made.value.document)
    }, 0)
  const panels = ({ pieces }: LayoutDocument) => pieces.length
  const highest = ({ pieces }: LayoutDocument) => pieces.reduce((total, { z = 0 }) => total + z, 0)
  expect(sum({ density: 100 }, panels)).toBeGreaterThan(1.1 * sum({ density: 0 }, panels))
  expect(sum({ height: 100 }, highest)).toBeGreaterThan(1.1 * sum({ height: 0 }, highest))
  const noted = changed(base, { name: 'Mine', notes: [{ ref: 'note-1', at: { x: 0, y: 0 }, text: 'Kept' }] })
  const made = random.make(noted, { seed: 1, sliders: MIDDLING, symmetry: 'turned' })
  expect(made).toMatchObject({ ok: true, value: { document: { name: 'Mine', notes: noted.notes, play: noted.play } } })
  const [first] = (made.ok && made.value.document.pieces) || []
  if (!first) throw new Error('it has pieces')
  const locked = changed(noted, { pieces: [{ ...first, locked: true }] })
  const refused = random.make(locked, { seed: 1, sliders: MIDDLING, symmetry: 'turned' })
  expect(refused).toMatchObject({ ok: false, reason: { key: 'generate-locked', says: { locked: 1 } } })
})
