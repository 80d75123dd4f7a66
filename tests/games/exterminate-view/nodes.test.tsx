/** Nodes to be seen, placed, taken and told; the gestures of free shots, bursts and sidesteps. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Gesture } from '../../../src/client/gesture'
import type { Moment } from '../../../src/client/moment'
import type { View } from '../../../src/games/exterminate/rules'
import { exterminateView } from '../../../src/games/exterminate/view'
import { PiecePanel } from '../../../src/games/exterminate/view/piece-panel'
import { INCH, type Point } from '../../../src/geometry/types'
import { fighting, type Laid, matched, moving, pass, shooting, way } from '../exterminate/driver'
import { speakOf } from './matches'
import { asked, momentOf, type Playing, telling } from './told'

const FIELD: Laid = {
  figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TD', at: [6, 0] }, B2: { profile: 'TD', at: [6, 1.5] } },
  nodes: { 'node-1': { at: [2, 0] }, 'node-2': { kind: 'black', points: 3, carrier: 'B1' } },
}
const lookOf = (moment: Moment<View>) => exterminateView.look(moment.view, moment, speakOf(moment.view, 'en'))
const intentOf = (moment: Moment<View>, gesture: Gesture) => exterminateView.intent(moment, gesture)
const tap = (x: number, y: number, ref?: string): Gesture => ({
  type: 'tap',
  at: way([x, y])[0] ?? { x: 0, y: 0 },
  ...(ref ? { ref } : {}),
})
/** A move onto the node, which turns out to be this. */
function onto(place: number, position: Laid = FIELD): Playing {
  const play = moving(position)
    .answer('A', 'move turn', 'move:A1')
    .answer('A', 'move where', way([1.5, 0]))
  play.answer('A', 'take nodes', ['node-1'])
  const rest = [0, 1, 2].filter((one) => one !== place)
  play.answer('chance' as never, 'node draw', [place, ...rest])
  return play
}

describe('nodes on the table', () => {
  test('lie face down, and go under who carries them face up', () => {
    expect(lookOf(momentOf(moving(FIELD))).tokens).toMatchObject([
      { ref: 'node-1', kind: 'node-down', name: 'Vortex node 1' },
      { ref: 'node-2', kind: 'node-black', label: '3', carriedBy: 'B1', name: 'Vortex node 2: black node, 3 points at the end' },
    ])
  })
  test('keep their names in whatever order a patched view lists them', () => {
    const { view } = momentOf(moving(FIELD))
    const turned = { ...view, nodes: Object.fromEntries(Object.entries(view.nodes).reverse()) }
    for (const ref of Object.keys(view.nodes))
      expect(exterminateView.nameOf(turned, ref, 'en')).toBe(exterminateView.nameOf(view, ref, 'en'))
  })
  test('those that may be taken are lit; a tap picks one', () => {
    const play = moving(FIELD)
      .answer('A', 'move turn', 'move:A1')
      .answer('A', 'move where', way([1.5, 0]))
    const moment = momentOf(play)
    expect(lookOf(moment).tokens?.map(({ lit }) => lit)).toEqual([true, undefined])
    expect(intentOf(moment, tap(2, 0, 'node-1'))).toMatchObject({ type: 'pick', option: 'node-1' })
    expect(asked(play, 'take nodes')).toMatchObject({ title: 'Does Dalek 1 take the node?', options: ['Vortex node 1'] })
  })
  test('one that is to be placed waits beside the table; a tap lays it down to be confirmed, and there it can be moved on', () => {
    const play = matched()
    const moment = momentOf(play)
    expect(asked(play, 'node where').title).toBe('Place vortex node 1')
    expect(lookOf(moment).tokens).toMatchObject([{ ref: 'n1', liftable: true, kind: 'node-down' }])
    const [at] = way([2, 3])
    expect(intentOf(moment, tap(2, 3))).toMatchObject({ type: 'place', at })
    const pose = { at: at as Point, heading: 0 }
    const [{ id: decision = '' } = {}] = moment.decisions
    const draft = { type: 'placing', decision, piece: 'n1', pose, held: false, verdict: { allowed: true } } as const
    expect(lookOf({ ...moment, draft }).tokens).toMatchObject([{ ref: 'n1', at, liftable: true }])
    const placed = telling(play, 'B', () => play.answer('A', 'node where', { at: way([2, 3])[0], heading: 0 }))
    expect(placed.log()).toMatchObject([{ text: 'Ann places vortex node 1, face down.', seat: 'A' }])
    expect(placed.cues()).toMatchObject([{ type: 'token', ref: 'n1', to: 'drop' }])
  })
  test('a face-down node’s card says what it can still be; a carrier’s what it carries', () => {
    const view = moving(FIELD).sees('A')
    const panel = (piece: string) => renderToStaticMarkup(<PiecePanel view={view} piece={piece} speak={speakOf(view, 'en')} />)
    expect(panel('node-1')).toContain('temporal anomaly, 1 point (1 is left)')
    expect(panel('B1')).toContain('Vortex node 2: black node')
  })
  test('the score has what is carried beside it', () => {
    const view = moving(FIELD).sees('A')
    expect(exterminateView.status(view, speakOf(view, 'en')).scores).toEqual([
      { seat: 'A', score: 0 },
      { seat: 'B', score: 0, carried: 3 },
    ])
  })
})

describe('taking one', () => {
  test('it turns over, goes with the figure, and the log says what it is', () => {
    const play = moving(FIELD)
      .answer('A', 'move turn', 'move:A1')
      .answer('A', 'move where', way([1.5, 0]))
    play.answer('A', 'take nodes', ['node-1'])
    const taken = telling(play, 'B', () => play.answer('chance' as never, 'node draw', [0, 1, 2]))
    expect(taken.log()[0]).toMatchObject({
      text: 'Dalek 1 takes vortex node 1: it is a black node, 3 points.',
      details: ['No effect but its points'],
    })
    expect(taken.log('fr')[0]?.text).toBe('Dalek 1 prend le nodule Vortex 1\u202f: c’est un nodule noir, 3 points.')
    expect(taken.cues().slice(0, 2)).toMatchObject([
      { type: 'token', to: 'reveal', kind: 'node-black', label: '3' },
      {
        type: 'together',
        cues: [
          { type: 'token', to: 'lift', by: 'A1' },
          { type: 'say', over: 'A1' },
        ],
      },
    ])
  })
  test('a temporal anomaly: a shot by tap or drag, then the rest of the move', () => {
    const play = onto(1)
    expect(asked(play, 'free shot')).toMatchObject({
      title: 'A free shot for Dalek 1',
      options: expect.arrayContaining(['Do not shoot']),
    })
    const moment = momentOf(play)
    const shot = { type: 'pick', option: 'shoot:A1>B1:gunstick' }
    expect(intentOf(moment, tap(6, 0, 'B1'))).toMatchObject(shot)
    expect(intentOf(moment, { type: 'drop', ref: 'A1', at: { x: 0, y: 0 }, over: 'B1', free: false })).toMatchObject(shot)
    expect(exterminateView.overlays(moment, speakOf(moment.view, 'en'))).toContainEqual(
      expect.objectContaining({ type: 'tag', over: 'B1', text: '4 dice' }),
    )
    play.answer('A', 'free shot', 'decline')
    expect(asked(play, 'move where').title).toBe('Dalek 1 may go on')
  })
  test('a spatial disturbance on the ground: the way is asked at once, named for what it is; it may be left', () => {
    const play = onto(2)
    expect(asked(play, 'move where')).toMatchObject({
      title: 'An extra move for Dalek 1',
      hint: expect.stringContaining('a whole move more'),
    })
    const moment = momentOf(play)
    const acts = exterminateView.acts?.(moment, speakOf(moment.view, 'en'))
    expect(acts).toMatchObject([{ label: 'Stay here', answer: [] }])
    play.answer('A', 'move where', acts?.[0]?.answer)
    expect(play.open).not.toContain('A: move where')
  })
  test('a spatial disturbance on a top: the reach of the extra move lies there, lifting begins it', () => {
    const play = moving({
      ...FIELD,
      figures: { ...FIELD.figures, A1: { profile: 'TD', at: [0, 0], on: 'platform-1' } },
      terrain: { 'platform-1': { box: [-2, -2, 3, 2], height: 0.8 } },
      nodes: { 'node-1': { at: [1.5, 0], on: 'platform-1' } },
    }).answer('A', 'move turn', 'shift:A1')
    play.answer('A', 'shift where', { at: way([1, 0])[0], on: 'platform-1', heading: 0 })
    play.answer('A', 'take nodes', ['node-1']).answer('chance' as never, 'node draw', [2, 0, 1])
    expect(asked(play, 'extra move')).toMatchObject({
      title: 'An extra move for Dalek 1',
      options: ['Move Dalek 1', 'Dalek 1 shifts on top', 'Stay here'],
    })
    expect(asked(play, 'extra move', 'fr').options.at(-1)).toBe('Rester ici')
    const moment = momentOf(play)
    expect(intentOf(moment, { type: 'lift', ref: 'A1', at: { x: 0, y: 0 } })).toMatchObject({
      type: 'carry',
      option: 'move:A1',
      piece: 'A1',
    })
    expect(exterminateView.overlays(moment, speakOf(moment.view, 'en')).some(({ id }) => id.startsWith('reach'))).toBe(true)
  })
})

const RIFLE = { id: 'rifle', dice: 4, range: 12 * INCH, closeCombat: false, stress: 1, keywords: [] } as const

test('a blast shows whom it catches while the shot is considered', () => {
  const heavy = { ...RIFLE, id: 'heavy-gunstick', keywords: ['blast'] } as const
  const play = shooting({ figures: { ...FIELD.figures, A1: { profile: 'TD', at: [0, 0], as: { weapons: [heavy] } } } })
  const moment = momentOf(play, 'A', { selected: 'A1', hover: 'B1' })
  const overlays = exterminateView.overlays(moment, speakOf(moment.view, 'en'))
  expect(overlays).toContainEqual(expect.objectContaining({ id: 'blast-B1', type: 'ring', radius: 1.5 * INCH }))
  expect(overlays.filter((overlay) => overlay.type === 'tag' && overlay.over === 'B2')).toMatchObject([
    { text: 'in the blast: half the dice, no cover' },
  ])
})

test('a burst: further targets by tap, the shares told', () => {
  const rifle = { ...RIFLE, burst: 3 } as const
  const play = shooting({ figures: { ...FIELD.figures, A1: { profile: 'TD', at: [0, 0], as: { weapons: [rifle] } } } })
  play.answer('A', 'shoot turn', 'shoot:A1>B1:rifle')
  expect(asked(play, 'burst target')).toMatchObject({
    title: 'Whom else does Dalek 1 fire at?',
    options: ['Attack Dalek 3', 'No more targets'],
  })
  expect(intentOf(momentOf(play), tap(6, 1.5, 'B2'))).toMatchObject({ type: 'pick', option: 'attack:B2' })
  play.answer('A', 'burst target', 'attack:B2')
  const shared = telling(play, 'B', () => play.answer('A', 'burst dice', [3, 2]))
  expect(shared.log()[0]?.text).toBe('Dalek 1 shares out the burst: 3 dice at Dalek 2, 2 dice at Dalek 3.')
})

test('a sidestep: the ends of all ways as ghosts, a tap on the table picks the nearest way', () => {
  const play = fighting({
    figures: { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TD', at: [2.5, 0] } },
    sides: { A: { ready: ['sidestep'] }, B: {} },
  })
  play
    .answer('A', 'melee turn', 'engage:A1>B1')
    .answer('A', 'engage where', way([1.5, 0]))
    .answer('A', 'bonus dice', 0)
  play.roll('melee attack dice', 'HAAAAA').roll('melee defence dice', 'HA')
  pass(play, 'push direction')
  const moment = momentOf(play)
  expect(asked(play, 'push direction')).toMatchObject({ title: 'Which way does Dalek 1 give ground?' })
  expect(asked(play, 'push direction').options).toEqual(
    expect.arrayContaining(['To the far left', 'To the near', 'Straight back']),
  )
  const ghosts = exterminateView.overlays(moment, speakOf(moment.view, 'en')).filter(({ type }) => type === 'ghost')
  expect(ghosts.length).toBe(8)
  expect(intentOf(moment, tap(1.5, -6))).toMatchObject({ type: 'pick', option: 'towards:270' })
})
