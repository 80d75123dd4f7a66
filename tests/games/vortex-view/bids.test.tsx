/**
 * Hands are lifted together. While one seat's bid is open, the screens of the other and of onlookers are the same whether it has answered
 * or not, and with how much: every word, every mark, every number that is left. Once both are in, everybody is told both.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type Draft, IDLE } from '../../../src/client/draft'
import type { Moment } from '../../../src/client/moment'
import { vortexGame } from '../../../src/games/vortex/rules'
import type { Side, View } from '../../../src/games/vortex/rules/state'
import type { Vortex } from '../../../src/games/vortex/rules/terms'
import { vortexView } from '../../../src/games/vortex/view'
import { PiecePanel } from '../../../src/games/vortex/view/piece-panel'
import { type AnyDecision, type Game, type PlayerSeat, type Split, seen } from '../../../src/kernel'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { LANGUAGES } from '../../../src/ui/words/speak'
import { drive } from '../../driver/drive'
import { act, acting, bid, type VortexPlay } from '../vortex/position'
import { speakOf } from '../vortex/screen'
import { matchSpec } from './matches'
import { card, plain, telling } from './told'

/** All that a screen shows and says; `decisions` are those that are put to it. */
function screenOf(play: VortexPlay, viewer: PlayerSeat | 'spectator', game: Game<Vortex> = vortexGame): string {
  const { view, decisions: open } = seen(game, play.snapshot, viewer)
  const decisions = open as readonly AnyDecision[]
  const refs = Object.keys(view.figures)
  const [one = '', ...others] = refs
  const still: Moment<View> = { view, viewer: viewer === 'spectator' ? 'A' : viewer, decisions, draft: IDLE }
  return LANGUAGES.map((language) => {
    const speak = speakOf(view, language)
    const words = vortexView.words(language)
    return JSON.stringify([
      [still, ...others.map((hover) => ({ ...still, selected: one, hover }))].map((moment) => [
        vortexView.overlays(moment, speak),
        vortexView.acts?.(moment, speak),
        vortexView.situation?.(moment, speak),
        vortexView.look(view, moment, speak),
      ]),
      [vortexView.status(view, speak), vortexView.steps?.(view, speak), vortexView.scoreSheet?.(view, speak)],
      refs.map((piece) => [speak.piece(piece), renderToStaticMarkup(<PiecePanel view={view} piece={piece} speak={speak} />)]),
      decisions.map((decision) => [words.question(decision, speak), words.hints?.(decision, speak), answersOf(decision, view)]),
    ])
  }).join()
}
function answersOf(decision: AnyDecision, view: View): readonly unknown[] {
  type Ids = readonly { readonly id: string }[]
  const { options = [], among = [] } = decision.choice as { readonly options?: Ids; readonly among?: Ids }
  return [...options, ...among].map(({ id }) => [id, vortexView.words('en').option(decision, id, speakOf(view))])
}

const SHOOTER = { shot: [3, 30, 1, 40], VOL: 3 } as const
const BEGINNINGS: { readonly [what: string]: () => VortexPlay } = {
  'an attack': () =>
    act(acting({ models: { A1: { at: [40, 40], VOL: 3 }, B1: { at: [42.5, 40], VOL: 2, VIE: 3 } } }), 'strike:A1>B1'),
  'a shot': () =>
    act(acting({ models: { A1: { at: [10, 40], ...SHOOTER }, B1: { at: [30, 40], VIE: 3 } } }), 'shoot:A1>B1').answer(
      'A',
      'concentrate',
      ['A1'],
    ),
  'a spell': () =>
    act(acting({ models: { A1: { at: [10, 40], POU: 8, spells: ['dart'] }, B1: { at: [30, 40], VIE: 3 } } }), 'cast:A1>dart')
      .answer('A', 'spell target', ['target:B1'])
      .answer('B', 'notice spell', ['B1']),
  'Discipline for the order of the lands': () =>
    drive<Vortex>(vortexGame, TABLE_SHAPES as never, { spec: matchSpec({ A: 'erediens', B: 'mycoides' }) }),
  'an order of the lands to agree on': () =>
    drive<Vortex>(vortexGame, TABLE_SHAPES as never, { spec: matchSpec({ A: 'erediens', B: 'mycoides' }, { terrain: 'agree' }) }),
}
/** Answers to each sealed question, the least of them first. */
const ANSWERS: { readonly [subject: string]: readonly unknown[] } = {
  'melee bid': [0, 1, 2],
  'shot bid': [0, 1, 2],
  'shot reaction': ['ignore', 'notice:0', 'notice:2'],
  will: [0, 2],
  mana: [0, 3, 8],
  'discipline bid': [0, 1, 3],
  'terrain order': ['first:A', 'first:B'],
}

/** The first so many points under the hand, the rest kept; any other answer as it is. */
function give(play: VortexPlay, seat: Side, subject: string, answer: unknown): VortexPlay {
  const { choice } = play.decision(subject, seat)
  if (choice.shape !== 'split') return play.answer(seat, subject, answer)
  const [first] = (choice as unknown as Split).among
  return bid(play, seat, subject, { [first?.id ?? '']: Number(answer) })
}
const sealedIn = (play: VortexPlay) => play.snapshot.pending.filter(({ sealed }) => sealed) as readonly AnyDecision[]

describe.each(Object.entries(BEGINNINGS))('%s', (_, begin) => {
  test.each(['A', 'B'] as const)('VX-WIL-03: what %s has bid, and that it has, is on no other screen', (seat) => {
    const open = sealedIn(begin())
    const own = open.find((one) => one.seat === seat)
    // Both are asked, or there would be nothing to hide from anybody.
    expect(new Set(open.map((one) => one.seat))).toEqual(new Set(['A', 'B']))
    for (const viewer of [seat === 'A' ? 'B' : 'A', 'spectator'] as const) {
      const before = screenOf(begin(), viewer)
      expect(before.length).toBeGreaterThan(2000)
      for (const answer of ANSWERS[own?.subject ?? ''] ?? []) {
        const after = give(begin(), seat, own?.subject ?? '', answer)
        expect(sealedIn(after).length).toBe(1)
        expect(screenOf(after, viewer) === before).toBe(true)
      }
    }
  })
})

test('a bid that is taken off the points before the other has answered would be seen', () => {
  const begin = BEGINNINGS['an attack'] as () => VortexPlay
  /** The view with what the first has bid, as if the rules had told it. */
  const hasty: Game<Vortex> = {
    ...vortexGame,
    project: (state, viewer) => {
      const { A1 } = state.figures
      return { ...state, viewer, figures: { ...state.figures, ...(A1 ? { A1: { ...A1, will: A1.will - 1 } } : {}) } }
    },
  }
  expect(screenOf(give(begin(), 'A', 'melee bid', 1), 'B', hasty)).not.toBe(screenOf(begin(), 'B'))
})

describe('an attack of a captain on an elder', () => {
  const begin = () =>
    act(
      acting({
        models: { A1: card('er-captain', [40, 40]), B1: card('my-elder', [42.75, 40]) },
        step: { of: 'others', rapidity: 4 },
      }),
      'strike:A1>B1',
    ).answer('A', 'mastery', ['all:A1'])
  const sharing = (play: VortexPlay, seat: Side, shares: readonly number[]) => {
    const { view, decisions } = seen(vortexGame, play.snapshot, seat)
    const own = decisions as readonly AnyDecision[]
    const draft: Draft = { type: 'sharing', decision: own[0]?.id ?? '', shares, verdict: { allowed: true } }
    return vortexView.situation?.({ view, viewer: seat, decisions: own, draft }, speakOf(view))
  }
  test('the points under one’s own hand count at once on one’s own screen, and on that alone', () => {
    const play = begin()
    expect(sharing(play, 'A', [0, 3])?.result).toBe('4 against 3 so far')
    expect(sharing(play, 'A', [2, 1])?.result).toBe('6 against 3 so far')
    expect(sharing(play, 'A', [2, 1])?.why[0]).toBe('For it: 4 (Attack of Plains Captain) + 2 (Will of Plains Captain) = 6')
    expect(sharing(play, 'B', [0, 4])?.result).toBe('4 against 3 so far')
    expect(sharing(play, 'B', [3, 1])?.why[1]).toBe(
      'To beat: 4 (Defence of Elder Cap) − 1 (mastered by Plains Captain) + 3 (Will of Elder Cap) = 6',
    )
  })
  test('VX-WIL-04: once both hands are up, both are told, and the strip has what is left', () => {
    const play = give(begin(), 'A', 'melee bid', 2)
    const told = telling(play, () => give(play, 'B', 'melee bid', 1))
    expect(told.log().slice(0, 2)).toEqual([
      'Hands up: Plains Captain 2 points of Will, Elder Cap 1 point of Will.',
      '6 against 4: success.',
    ])
    expect(told.log('fr')[0]).toBe('Mains levées : Capitaine des Plaines 2 points de Volonté, Vieux Chapeau 1 point de Volonté.')
    expect(told.cues()[0]).toBe('together say A1 +2, say B1 +1')
    const view = play.sees('B')
    const left = vortexView
      .steps?.(view, speakOf(view))
      ?.rows.flatMap(({ things }) => things.map(({ ref, short }) => [ref, short]))
    expect(left).toEqual([
      ['A1', '4·1'],
      ['B1', '6·3'],
    ])
    expect(plain(renderToStaticMarkup(<PiecePanel view={view} piece="A1" speak={speakOf(view)} />))).toContain('1 point of Will')
  })
})
