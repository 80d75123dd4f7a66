/** The strip of the turn: who is on which step, what is left to each and who waits; how the land lies and will lie. */
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/vortex/content/house'
import { defaultSpec, vortexGame } from '../../../src/games/vortex/rules'
import type { Event } from '../../../src/games/vortex/rules/events'
import type { People } from '../../../src/games/vortex/rules/profile'
import type { Side, State, View } from '../../../src/games/vortex/rules/state'
import { vortexView } from '../../../src/games/vortex/view'
import type { Language } from '../../../src/ui/words/speak'
import { type Laid, laid } from '../vortex/position'
import { speakOf } from '../vortex/screen'
import { bots, matchSpec, playMatch } from './matches'
import { card, plain } from './told'

const seen = (state: State): View => ({ ...state, viewer: 'A' })
const stripOf = (state: State, language: Language = 'en') => vortexView.steps?.(seen(state), speakOf(seen(state), language))

describe('a turn that has come to its middle', () => {
  const TURN: Laid = {
    models: {
      A1: card('er-captain', [10, 10], { pa: 3, will: 1 }),
      A2: card('er-archer', [15, 10], { pa: 1 }),
      A3: card('er-chanter', [20, 10], { pa: 0, locked: 'trance', trance: 1 }),
      A4: card('er-halberd', [25, 10]),
      // Dead: on no step.
      A5: card('er-shield', undefined, { standing: 'removed', pa: 2 }),
      B1: card('my-elder', [10, 60]),
      B2: card('my-burster', [15, 60], { pa: 0 }),
      B3: card('my-weaver', [20, 60]),
      B4: card('my-creeper', [25, 60], { pa: 1, locked: 'failed-charge' }),
    },
    step: { of: 'others', rapidity: 4 },
  }
  const rows = (language: Language = 'en') =>
    (stripOf(laid(TURN), language)?.rows ?? []).map(({ label, state, things }) => [
      label,
      state,
      things.map((thing) => [thing.ref, thing.state, thing.short]),
    ])
  const said = (ref: string, language: Language = 'en') =>
    (stripOf(laid(TURN), language)?.rows ?? []).flatMap(({ things }) =>
      things.filter((thing) => thing.ref === ref).map((thing) => plain(`${thing.name}: ${thing.said}`)),
    )

  test('VX-ACT-03, VX-SKL-08: steps from Fanatics and high Rapidity down, everybody that stands on its own, with what is left', () => {
    expect(rows()).toEqual([
      ['F4', 'past', [['B2', 'spent', '0·2']]],
      ['6', 'past', [['A1', 'waits', '3·1']]],
      ['5', 'past', [['A2', 'waits', '1·2']]],
      [
        '4',
        'now',
        [
          ['A3', 'spent', '0·3'],
          ['B1', 'ready', '6·4'],
          ['B4', 'spent', '1·2'],
        ],
      ],
      [
        '3',
        'ahead',
        [
          ['A4', 'ready', '4·1'],
          ['B3', 'ready', '4·3'],
        ],
      ],
    ])
  })
  test('in words: points by their number, Mana of magicians alone, who waits', () => {
    expect(['A2', 'A3', 'B2', 'B3', 'A5'].flatMap((ref) => said(ref))).toEqual([
      'Horizon Archer: 1 action point, 2 points of Will, waits',
      'Wind Chanter: 0 action points, 3 points of Will, 4 Mana',
      'Sporeburster: 0 action points, 2 points of Will',
      'Mycelium Weaver: 4 action points, 3 points of Will, 3 Mana',
    ])
    expect(['A2', 'B2'].flatMap((ref) => said(ref, 'fr'))).toEqual([
      'Archer de l’Horizon: 1 point d’action, 2 points de Volonté, attend',
      'Crève-Spores: 0 point d’action, 2 points de Volonté',
    ])
    const [fanatics, first] = stripOf(laid(TURN))?.rows ?? []
    expect([fanatics?.said, first?.said]).toEqual(['Fanatics at Rapidity 4', 'Rapidity 6'])
  })
  test('VX-SKL-08: a Fanatic with points left waits for a later step of Fanatics, and for none of the others’', () => {
    const fanatics = (step: State['steps'][number]) => {
      const models = {
        A1: card('se-star', [10, 10]),
        B1: card('my-burster', [15, 60]),
        B2: card('my-creeper', [25, 60]),
      }
      const rows = stripOf(laid({ models, step }))?.rows ?? []
      return rows.flatMap(({ things }) =>
        things.map((thing) => `${thing.ref} ${thing.state}${/waits/.test(thing.said) ? '!' : ''}`),
      )
    }
    const [first, second] = laid({ models: { A1: card('se-star', [10, 10]), B1: card('my-burster', [15, 60]) } }).steps
    if (!first || !second) throw new Error('there are two steps')
    expect(fanatics(first)).toEqual(['A1 ready', 'B1 ready', 'B2 ready'])
    expect(fanatics(second)).toEqual(['A1 waits!', 'B1 ready', 'B2 ready'])
    expect(fanatics({ of: 'others', rapidity: 4 })).toEqual(['A1 spent', 'B1 spent', 'B2 ready'])
  })
  test('VX-ACT-03: a step whose miniatures have died is there all the same', () => {
    const state = laid(TURN)
    const { A1: _gone, ...pieces } = state.tabletop.pieces
    const dead: State = { ...state, tabletop: { ...state.tabletop, pieces } }
    expect(stripOf(dead)?.rows[1]).toMatchObject({ label: '6', state: 'past', things: [] })
  })
})

/** A turn kept by the events alone, beside the rules' own state. */
interface Kept {
  at: number
  rows: readonly string[]
  readonly row: Map<string, string>
  readonly points: Map<string, { pa: number; will: number }>
  readonly spent: Set<string>
}
const isFanatic = ({ figures }: State, ref: string) => figures[ref]?.profile.skills.includes('fanatic') === true

function keep(kept: Kept, event: Event, state: State): void {
  const less = (ref: string, of: 'pa' | 'will', by: number) => {
    const points = kept.points.get(ref)
    if (points) points[of] -= by
  }
  switch (event.type) {
    case 'turn-readied': {
      kept.at = -1
      kept.row.clear()
      kept.points.clear()
      kept.spent.clear()
      for (const [ref, { pa, will, rapidity }] of Object.entries(event.figures)) {
        kept.points.set(ref, { pa, will })
        kept.row.set(ref, `${isFanatic(state, ref) ? 'fanatics' : 'others'}-${rapidity}`)
      }
      const height = (row: string) => Number(row.split('-')[1]) + (row.startsWith('fanatics') ? 100 : 0)
      kept.rows = [...new Set(kept.row.values())].sort((a, b) => height(b) - height(a))
      break
    }
    case 'step-began':
      kept.at++
      break
    case 'action-paid':
    case 'figure-noticed':
      less(event.figure, 'pa', event.pa)
      break
    case 'bids-revealed':
      for (const [ref, points] of Object.entries(event.will)) less(ref, 'will', points)
      break
    case 'points-changed':
      kept.points.set(event.figure, { pa: event.pa, will: event.will })
      break
    case 'trance-declared':
      kept.spent.add(event.figure)
      break
    case 'charge-resolved':
      if (event.result === 'failed') kept.spent.add(event.figure)
      break
    case 'figure-killed':
      kept.row.delete(event.figure)
      break
    default:
      break
  }
}

test('VX-ACT-06, VX-ACT-09, VX-WIL-04: through a match every step has those that the events leave on it, with what the events leave to them', () => {
  const kept: Kept = { at: -1, rows: [], row: new Map(), points: new Map(), spent: new Set() }
  const states = new Map<string, number>()
  /** Fanatics that had points left after their steps. */
  const left = new Set<string>()
  playMatch(
    vortexGame,
    matchSpec({ A: 'seraphydes', B: 'mycoides' }, { turns: 6 }),
    5,
    bots,
    ({ entry, after }) => {
      for (const event of entry.told) keep(kept, event, after)
      if (after.phase !== 'turns') return
      const strip = stripOf(after)
      expect(strip?.rows.map(({ id }) => id)).toEqual(kept.rows)
      for (const [index, { id, state, things }] of (strip?.rows ?? []).entries()) {
        expect([id, state]).toEqual([id, index < kept.at ? 'past' : index === kept.at ? 'now' : 'ahead'])
        expect(things.map(({ ref }) => ref).sort()).toEqual(
          [...kept.row].flatMap(([ref, row]) => (row === id ? [ref] : [])).sort(),
        )
        for (const { ref, short, state: how } of things) {
          const { pa, will } = kept.points.get(ref) ?? { pa: -1, will: -1 }
          expect([ref, short]).toEqual([ref, `${pa}·${will}`])
          states.set(how, (states.get(how) ?? 0) + 1)
          const isOver = isFanatic(after, ref) && !kept.rows.slice(kept.at).some((row) => row.startsWith('fanatics'))
          const isSpent = pa === 0 || kept.spent.has(ref) || isOver
          if (isOver && pa > 0 && !kept.spent.has(ref)) left.add(`${after.turn} ${ref}`)
          expect([ref, how]).toEqual([ref, isSpent ? 'spent' : index < kept.at ? 'waits' : 'ready'])
        }
      }
    },
    400,
  )
  expect([...states.keys()].sort()).toEqual(['ready', 'spent', 'waits'])
  expect(left.size).toBeGreaterThan(0)
})

describe('the land, turn by turn', () => {
  const drifting = (A: People, B: People, first: Side | undefined, turns: number, turn = 1): State => {
    const options = { ...defaultSpec(), turns, armies: { A: HOUSE.rosters[A], B: HOUSE.rosters[B] } }
    const state = vortexGame.setUp({ game: 'vortex', seats: ['A', 'B'], options: JSON.parse(JSON.stringify(options)) })
    return { ...state, turn, phase: turn === 0 ? 'deployment' : 'turns', ...(first ? { terrainFirst: first } : {}) }
  }
  const icons = (state: State) => stripOf(state)?.ahead?.cells.map(({ icon }) => icon.replace('land-', '')) ?? []

  test.each([
    [6, 'A', 'plain plain plain swamp swamp swamp'],
    [6, 'B', 'swamp swamp swamp plain plain plain'],
    [7, 'A', 'plain plain plain neutral swamp swamp swamp'],
    [7, 'B', 'swamp swamp swamp neutral plain plain plain'],
    [8, 'A', 'plain plain plain neutral neutral swamp swamp swamp'],
    [8, 'B', 'swamp swamp swamp neutral neutral plain plain plain'],
  ] as const)('VX-TER-05 to 07: over %s turns, the land of %s first', (turns, first, lands) => {
    const state = drifting('erediens', 'mycoides', first, turns)
    expect(icons(state)).toEqual(lands.split(' '))
  })
  test.each([
    ['azelks', 'mountain'],
    ['seraphydes', 'clouds'],
  ] as const)('VX-TER-01, VX-TER-12: two armies of %s stay in their own', (people, land) => {
    expect(new Set(icons(drifting(people, people, 'A', 7)))).toEqual(new Set([land]))
  })
  test('VX-TER-08: what each turn is to whom, in both languages, and which turn it is', () => {
    const state = drifting('erediens', 'mycoides', 'A', 7, 4)
    const cells = (language: Language) => stripOf(state, language)?.ahead?.cells.map(({ said }) => plain(said)) ?? []
    expect([cells('en')[0], cells('en')[2], cells('en')[3], cells('en')[6]]).toEqual([
      'Turn 1: Plain. Ann at home, Bob on hostile ground.',
      'Turn 3: Plain. Ann at home, Bob on neutral ground.',
      'Turn 4: No people’s land. Ann on neutral ground, Bob on neutral ground.',
      'Turn 7: Swamp. Ann on hostile ground, Bob at home.',
    ])
    expect(cells('fr')[6]).toBe('Tour 7 : Marécages. Ann en terrain hostile, Bob chez soi.')
    expect(stripOf(state)?.ahead?.cells.flatMap(({ id, isNow }) => (isNow ? [id] : []))).toEqual(['4'])
  })
  test('there is none before the order of the lands is settled, nor after the match; before the first turn none of them is now', () => {
    expect(stripOf(drifting('erediens', 'mycoides', undefined, 7, 0))).toBeUndefined()
    expect(stripOf({ ...drifting('erediens', 'mycoides', 'A', 7, 7), phase: 'over' })).toBeUndefined()
    const before = stripOf(drifting('erediens', 'mycoides', 'B', 7, 0))
    expect([before?.rows, before?.ahead?.cells.some(({ isNow }) => isNow)]).toEqual([[], false])
  })
})
