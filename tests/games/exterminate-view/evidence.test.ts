/** What is laid on the table is the rules' own evidence: reports of shots, judgements of paths. */
import { describe, expect, test } from 'vitest'
import { type Draft, IDLE } from '../../../src/client/draft'
import { gestured } from '../../../src/client/draft-reducer'
import type { Moment } from '../../../src/client/moment'
import type { ShotReport, View } from '../../../src/games/exterminate/rules'
import { exterminateView } from '../../../src/games/exterminate/view'
import type { AnyDecision } from '../../../src/kernel'
import type { Overlay } from '../../../src/scene/overlay'
import type { Path } from '../../../src/table/choice'
import { judgePath } from '../../../src/table/judge'
import { dealt, fighting, type Laid, matched, moving, pass, shooting, way } from '../exterminate/driver'
import { speakOf } from './matches'

type Playing = ReturnType<typeof shooting>

const momentOf = (play: Playing, more: Partial<Moment<View>> = {}): Moment<View> => ({
  view: play.sees('A'),
  viewer: 'A',
  decisions: play.snapshot.pending as readonly AnyDecision[],
  draft: IDLE,
  ...more,
})
const overlaysAt = (moment: Moment<View>): readonly Overlay[] => exterminateView.overlays(moment, speakOf(moment.view, 'en'))
const only = <T extends Overlay['type']>(overlays: readonly Overlay[], type: T) =>
  overlays.filter((overlay): overlay is Extract<Overlay, { type: T }> => overlay.type === type)

const RANGE: Laid = {
  figures: {
    A1: { profile: 'TD', at: [0, 0] },
    A2: { profile: 'TD', at: [0, 6] },
    B1: { profile: 'TC', at: [8, 0] },
    B2: { profile: 'TC', at: [8, 6] },
    B3: { profile: 'TC', at: [-17, -17] },
  },
  terrain: {
    'crates-1': { box: [7, -0.4, 7.5, 0.2] },
    'pipe-1': { box: [3, -0.6, 3.4, 0.1] },
    'container-1': { box: [4, 1.5, 4.6, 5], height: 2 },
  },
}

describe('shots', () => {
  const play = shooting(RANGE)
  const report = (target: string) => play.option('shoot turn', `shoot:A1>${target}:gunstick`).shows as unknown as ShotReport

  test('nothing is shown until a miniature is considered', () => {
    expect(overlaysAt(momentOf(play))).toEqual([])
  })

  test('considering an own miniature tags every enemy with the shot it would be', () => {
    const tags = only(overlaysAt(momentOf(play, { selected: 'A1' })), 'tag')
    expect(tags.map(({ over, text, detail, tone }) => [over, text, detail, tone])).toEqual([
      ['B1', '2 dice', 'gunstick 3, skill +1, test 2 −1, test 1 −1 · in cover', 'cover'],
      ['B2', 'Sight blocked by test 3', undefined, 'blocked'],
      ['B3', expect.stringMatching(/^Out of range by \d+(\.\d+)?″$/), undefined, 'refused'],
    ])
    expect(tags[0]?.text).toBe(`${report('B1').attack.total} dice`)
  })

  test('an enemy in question gets the corridor of the report, with everything in it outlined and named', () => {
    const moment = momentOf(play, { selected: 'A1', hover: 'B1' })
    const overlays = overlaysAt(moment)
    const [corridor] = only(overlays, 'corridor')
    expect(corridor?.outline).toEqual(report('B1').corridor)
    expect(corridor?.pieces.map(({ clipped }) => clipped)).toEqual(report('B1').elements.map(({ clipped }) => clipped))
    expect(report('B1').obstructions.length).toBe(2)
    for (const ref of report('B1').obstructions) {
      expect(only(overlays, 'outline').some((outline) => outline.ref === ref)).toBe(true)
      const tag = only(overlays, 'tag').find(({ over }) => over === ref)
      expect(tag?.text).toBe(exterminateView.nameOf(moment.view, ref, 'en'))
    }
    expect(only(overlays, 'tag').find(({ over }) => over === 'crates-1')).toMatchObject({ tone: 'cover' })
    expect(only(overlays, 'tag').find(({ over }) => over === 'pipe-1')).toMatchObject({ tone: 'obstructed', detail: '−1 die' })
  })

  test('a blocked shot lays its corridor too, the blocker marked', () => {
    const overlays = overlaysAt(
      momentOf(shooting({ ...RANGE, terrain: { wall: { box: [3, -2, 4, 2], height: 2 } } }), { selected: 'A1', hover: 'B1' }),
    )
    expect(only(overlays, 'corridor')).toMatchObject([{ tone: 'blocked', pieces: [{ tone: 'blocked' }] }])
    expect(only(overlays, 'tag').find(({ over }) => over === 'wall')).toMatchObject({ detail: 'blocks sight', tone: 'blocked' })
  })

  test('what stands against the shooter itself is said once, over it', () => {
    const figures = { ...RANGE.figures, A1: { ...RANGE.figures.A1, profile: 'TD', done: { shot: true } } } as const
    expect(overlaysAt(momentOf(shooting({ ...RANGE, figures }), { selected: 'A1' }))).toMatchObject([
      { type: 'tag', over: 'A1', text: 'Dalek 1 has already shot this turn', tone: 'refused' },
    ])
  })

  test('a picked shot is the one shown, whatever the pointer rests on', () => {
    const decision = play.decision('shoot turn')
    const draft: Draft = { type: 'choosing', decision: decision.id, picked: ['shoot:A1>B1:gunstick'], verdict: { allowed: true } }
    const [corridor] = only(overlaysAt(momentOf(play, { draft, selected: 'A2', hover: 'B2' })), 'corridor')
    expect(corridor?.id).toBe('corridor-A1-B1')
  })
})

describe('moves', () => {
  const FIELD: Laid = {
    figures: { A1: { profile: 'TC', at: [0, 0] }, A2: { profile: 'TC', at: [0, -6] }, B1: { profile: 'TD', at: [3.4, 3] } },
    terrain: { 'barrier-1': { box: [2, -3, 2.5, 1] } },
  }
  const play = moving(FIELD).answer('A', 'move turn', 'move:A1')
  const view = play.sees('A')
  const question = play.decision('move where')
  const choice = question.choice as Path
  const pathing = (...points: readonly (readonly [number, number])[]): Extract<Draft, { type: 'pathing' }> => {
    const path = way(...points)
    const end = path.at(-1)
    if (!end) throw new Error('no end')
    const judgement = judgePath(choice, path, view.tabletop)
    return { type: 'pathing', decision: question.id, piece: 'A1', bends: path.slice(0, -1), end, held: true, judgement }
  }

  test('an open path shows the reach, what needs a crossing roll, and the rings of enemies', () => {
    const overlays = overlaysAt(momentOf(play))
    expect(only(overlays, 'area').map(({ id, tone }) => ({ id, tone }))).toEqual([
      { id: 'reach-crossing', tone: 'costly' },
      { id: 'reach', tone: 'allowed' },
    ])
    expect(only(overlays, 'ring')).toMatchObject([{ id: 'keep-B1', at: view.tabletop.pieces.B1?.pose.at, radius: 1.5 * 2540 }])
  })

  test('the tape says what the judgement says', () => {
    const draft = pathing([0, 1], [1, 1])
    const [tape] = only(overlaysAt(momentOf(play, { draft })), 'path')
    expect(draft.judgement.used).toBe(2 * 2540)
    expect(tape?.labels.map(({ text }) => text)).toEqual(['1″', '2″ of 4″, 2″ left'])
    expect(tape).toMatchObject({ tone: 'allowed', points: [choice.from, ...draft.bends, draft.end] })
  })

  test('a way over an obstacle marks it with the dice it will need', () => {
    const draft = pathing([3.1, 0])
    const overlays = overlaysAt(momentOf(play, { draft }))
    expect(draft.judgement.crossings.map(({ ref }) => ref)).toEqual(['barrier-1'])
    expect(only(overlays, 'tag')).toMatchObject([{ over: 'barrier-1', text: 'crossing roll: 1 die', tone: 'costly' }])
  })

  test('a refusal stands at the pointer, in words', () => {
    const draft = pathing([1.6, 3])
    const [tag] = only(overlaysAt(momentOf(play, { draft })), 'tag')
    expect(tag).toMatchObject({ id: 'refusal', over: draft.end, text: '0.2″ too close to Dalek 3', tone: 'refused' })
    const far = pathing([-4, 2])
    const [tape] = only(overlaysAt(momentOf(play, { draft: far })), 'path')
    expect(tape?.labels.at(-1)?.text).toBe('4.5″, only 4″')
  })

  test('the ground of a question is made once: the same objects while the pointer moves', () => {
    const [first, second] = [pathing([0, 1]), pathing([0, 1.2])].map((draft) =>
      only(overlaysAt(momentOf(play, { draft })), 'area'),
    )
    expect(first?.[0]).toBe(second?.[0])
  })

  test('hovering a miniature that may move shows its reach before it is lifted', () => {
    const turn = moving(FIELD)
    expect(only(overlaysAt(momentOf(turn, { hover: 'A2' })), 'area').length).toBeGreaterThan(0)
    expect(overlaysAt(momentOf(turn, { hover: 'B1' }))).toEqual([])
  })

  test('the draft of the client and the view agree', () => {
    const lifted = gestured(IDLE, play.snapshot.pending as readonly AnyDecision[], view.tabletop, {
      type: 'lift',
      ref: 'A1',
      at: choice.from,
    }).draft
    expect(lifted.type).toBe('pathing')
    expect(only(overlaysAt(momentOf(play, { draft: lifted })), 'path')).toMatchObject([
      { labels: [{ text: '0″ of 4″, 4″ left' }] },
    ])
  })
})

test('melee: the reach of engagement, and the pools of both sides', () => {
  const play = fighting({
    figures: {
      A1: { profile: 'TC', at: [0, 0] },
      B1: { profile: 'TD', at: [2.5, 0], stress: 1 },
      B2: { profile: 'TD', at: [0, 4.2] },
    },
  })
  const overlays = overlaysAt(momentOf(play, { selected: 'A1' }))
  expect(only(overlays, 'ring')).toMatchObject([{ id: 'engagement', radius: 2.5 * 2540 }])
  expect(only(overlays, 'tag').map(({ over, text, detail, tone }) => ({ over, text, detail, tone }))).toEqual([
    {
      over: 'B1',
      text: '6 dice against 1',
      detail: 'melee 5, charge +1 · Dalek 2: melee 2, stress −1 · first round: wins 94%, level 5%, loses 1%',
      tone: 'allowed',
    },
    { over: 'B2', text: 'Too far to engage: 3.2″ away, at most 2″', detail: undefined, tone: 'refused' },
  ])
})

test('EX-MEL-01: moving into contact starts a melee, said before it is confirmed; who joins in is not told again', () => {
  const play = fighting({
    figures: {
      A1: { profile: 'TC', at: [0, 0] },
      A2: { profile: 'TC', at: [1.5, 2] },
      B1: { profile: 'TD', at: [2.5, 0], stress: 1 },
    },
  })
  const warned = (piece: string, isAllowed = true, language: 'en' | 'fr' = 'en') => {
    const { id: decision } = play.decision('engage where')
    const verdict = isAllowed ? { allowed: true } : { allowed: false, reason: { key: 'x', says: {} } }
    const judgement = { verdict, used: 0, budget: 0, crossings: [] }
    const draft = { type: 'pathing', decision, piece, bends: [], end: { x: 0, y: 0 }, held: true, judgement } as unknown as Draft
    const moment = momentOf(play, { draft })
    return exterminateView.warning?.(moment, speakOf(moment.view, language))
  }
  play.answer('A', 'melee turn', 'engage:A1>B1')
  expect(warned('A1')).toBe('Starts a melee with Dalek 3 · first round: wins 94%, level 5%, loses 1%')
  expect(warned('A1', true, 'fr')).toMatch(/^Déclenche une mêlée avec /)
  expect(warned('A1', false)).toBeUndefined()
  play
    .answer('A', 'engage where', way([1.5, 0]))
    .answer('A', 'bonus dice', 0)
    .answer('A', 'more attackers', 'join:A2')
  expect(warned('A2')).toBeUndefined()
})

test('a picked edge shades the ground along it', () => {
  const play = matched({ scenario: 'purge', adventures: { A: 0, B: 0 } })
  dealt(play).roll('initiative dice', 'hit hit hit hit hit').roll('initiative dice', 'bolt bolt bolt bolt bolt')
  const { id } = pass(play).decision('edge')
  const draft: Draft = { type: 'choosing', decision: id, picked: ['north'], verdict: { allowed: true } }
  const [area] = only(overlaysAt(momentOf(play, { draft })), 'area')
  expect(area?.polygons[0]?.map(({ y }) => y / 2540)).toEqual([30, 30, 36, 36])
})
