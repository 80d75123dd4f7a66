/** The end of the game and scoring (4.14, 4.15). */
import { describe, expect, test } from 'vitest'
import { END_CARD } from '../../../src/games/doctor-who-card-game/rules/cards'
import type { PlayerSeat } from '../../../src/kernel'
import { act, actionId, ending, junk, type Laid, playing, seatIn, type Table, whyNot } from './driver'

const FOUND = { at: 'found', by: 'C', during: 'end draw', turn: 0 } as const
const shuffle = (play: Table, order: readonly number[]) => play.answer('chance' as PlayerSeat, 'reshuffle', order)
const scores = (play: Table) => play.outcome?.scores
const over = (play: Table) => [play.state.phase, play.open]

describe('the End of Game card', () => {
  const pile = (...cards: readonly string[]): Laid => ({ pile: cards, endCard: { at: 'pile' } })

  test('D-25, DWC-END-02, DWC-END-03, DWC-END-05, AMB-21: bought, it is replaced, and the turn goes on', () => {
    const play = playing({
      ...pile('clerics', END_CARD, 'silence', ...junk(20, 'sycorax')),
      hands: { A: junk(3), B: junk(3) },
      time: { A: 10 },
    })
    play.answer('A', 'action', 'buy').answer('A', 'how many cards', 2)
    expect([seatIn(play, 'A').hand, play.state.phase]).toEqual([[...junk(3), 'clerics', 'silence'], 'turns'])
    expect(play.state.endCard).toEqual({ at: 'found', by: 'A', during: 'action', turn: 1 })
    act(play, 'discard clerics', 'silence')
    act(play, 'end')
    expect(seatIn(play, 'A').hand).toEqual(junk(5, 'sycorax'))
    expect([play.state.active, play.state.phase]).toEqual(['B', 'end phase'])
  })

  test('D-26, DWC-END-04: drawn at the end of the turn, the hand is filled to five', () => {
    const play = playing({
      ...pile('sycorax', END_CARD, 'dalek', 'silence', 'clerics', 'slitheen', 'gangers'),
      hands: { A: junk(3), B: junk(5) },
    })
    act(play, 'end')
    expect(seatIn(play, 'A').hand).toEqual(['sycorax', 'dalek', 'silence', 'clerics', 'slitheen'])
    expect([play.state.pile, play.state.phase]).toEqual([['gangers'], 'end phase'])
    expect(play.state.endCard).toMatchObject({ at: 'found', during: 'end draw' })
  })

  test('D-44, DWC-BUY-01, DWC-END-08: only cards that can be drawn are sold', () => {
    const position = (discard: number): Laid => ({
      ...pile(END_CARD),
      hands: { A: junk(3) },
      time: { A: 15 },
      discard: ['dalek', 'silence', 'clerics'].slice(0, discard),
    })
    const two = playing(position(2))
    two.answer('A', 'action', 'buy')
    expect(two.refusal('A', 'how many cards', 3).key).toBe('above-most')
    const three = playing(position(3))
    three.answer('A', 'action', 'buy').answer('A', 'how many cards', 3)
    shuffle(three, [2, 0, 1])
    expect(seatIn(three, 'A').hand).toEqual([...junk(3), 'clerics', 'dalek', 'silence'])
    expect([three.state.pile, three.state.discard, three.state.endCard.at, three.state.phase]).toEqual([[], [], 'found', 'turns'])
  })

  test('DWC-END-08: with both piles empty the rest is lost; nobody can buy', () => {
    const play = playing({ hands: { A: junk(3), B: junk(5) }, pile: ['dalek'], discard: [] })
    act(play, 'end')
    expect([seatIn(play, 'A').hand, play.state.active]).toEqual([['dalek'], 'B'])
    const poor = playing({ hands: { A: junk(3) }, pile: [], time: { A: 9 } })
    expect(whyNot(poor, 'buy').key).toBe('no-cards-to-draw')
  })
})

describe('the end phase', () => {
  test('D-27, DWC-END-06, DWC-END-07, AMB-23: one action, then the next player; nothing is passed or drawn', () => {
    const play = playing({ endCard: FOUND, hands: { A: ['spot-1', ...junk(3)], B: junk(2) }, table: { A1: {} } })
    act(play, 'play spot-1>right')
    expect([seatIn(play, 'A').hand, seatIn(play, 'A').time, play.state.active]).toEqual([junk(3), 4, 'B'])
    expect(play.events.filter(({ type }) => type === 'cards-passed' || type === 'cards-drawn')).toEqual([])
    expect(play.options('action')).toContain('pass')
    act(play, 'discard gangers', 'gangers')
    expect(seatIn(play, 'B').hand).toEqual([])
  })

  test('DWC-END-06: an action taken up anew is still the one action', () => {
    const play = playing({
      endCard: FOUND,
      hands: { A: junk(3), B: junk(2), C: junk(2) },
      reserve: { A: ['sycorax'] },
    })
    play.answer('A', 'action', actionId(play, 'discard gangers')).answer('A', 'take back', 'r0')
    expect(play.open).toEqual(['A: action'])
    act(play, 'discard gangers', 'sycorax')
    expect([seatIn(play, 'A').hand, play.state.active]).toEqual([junk(2), 'B'])
  })

  test.each([
    ['four points and an empty reserve', 4, [], true],
    ['a card in reserve', 4, ['sycorax'], false],
    ['five points', 5, [], false],
  ] as const)('D-28, DWC-END-09, AMB-22: an empty hand, %s', (_what, time, reserve, isOver) => {
    const play = playing({ endCard: FOUND, hands: { B: junk(3) }, time: { A: time }, reserve: { A: reserve } })
    expect(play.state.phase).toBe(isOver ? 'over' : 'end phase')
    if (isOver) expect(play.last('match-over')).toMatchObject({ because: 'stuck', seat: 'A' })
  })

  test('D-29, DWC-END-10: all pass', () => {
    const hands = { A: junk(1), B: junk(1), C: junk(1), D: junk(1) }
    const play = playing({ players: 4, endCard: FOUND, hands })
    for (const seat of ['A', 'B', 'C'] as const) play.answer(seat, 'action', 'pass')
    expect(play.open).toEqual(['D: action'])
    play.answer('D', 'action', 'pass')
    expect([over(play), play.last('match-over').because]).toEqual([['over', []], 'all-passed'])
  })

  test('D-42, DWC-END-10, AMB-22: putting cards in reserve counts as passing', () => {
    const position: Laid = {
      endCard: FOUND,
      hands: { A: junk(2), B: ['spot-1', 'sycorax'], C: junk(2) },
      reserve: { C: ['sycorax'] },
      table: { A1: {}, B1: {}, C1: {} },
    }
    const end = (play: Table) => {
      play.answer('C', 'take back', 'r0')
      return act(play, 'reserve sycorax')
    }
    const play = act(playing(position), 'reserve gangers')
    play.answer('B', 'action', 'pass')
    expect(over(end(play))).toEqual(['over', []])
    const played = act(act(playing(position), 'reserve gangers'), 'play spot-1>left')
    end(played)
    expect([played.state.phase, played.state.passes]).toEqual(['end phase', 1])
    played.answer('A', 'action', 'pass').answer('B', 'action', 'pass')
    expect(over(played)).toEqual(['over', []])
  })

  test('DWC-END-10: so does placing U.N.I.T.', () => {
    const play = playing({ endCard: FOUND, hands: { A: ['unit', 'dalek'], B: junk(1), C: junk(1) }, passes: 1 })
    act(play, 'support unit')
    expect(play.state.passes).toBe(2)
  })
})

describe('the marker end', () => {
  const position = (tardis: number, rulings: Laid['rulings'] = {}): Laid => ({
    hands: { A: junk(5), B: junk(5) },
    dalek: { A: 0 },
    tardis: { A: tardis },
    rulings,
  })
  test('D-31, DWC-END-01, AMB-01: all ten in play, or by the other rule five of either', () => {
    const play = playing(position(0))
    expect([over(play), play.last('match-over')]).toMatchObject([['over', []], { because: 'markers', seat: 'A' }])
    expect(playing(position(1)).open).toEqual(['A: action'])
    expect(playing(position(1, { markerEnd: 'either' })).state.phase).toBe('over')
  })

  test('DWC-END-01: only at the start of one’s own turn', () => {
    const play = playing({ ...position(0), active: 'B' })
    expect(play.open).toEqual(['B: action'])
  })
})

describe('scoring', () => {
  test('G-05, DWC-SCO-01, DWC-SCO-02: sixteen points for Karen', () => {
    const play = ending({
      table: {
        A1: { card: 'spot-3' },
        A2: { card: 'spot-3' },
        A3: { card: 'spot-4' },
        A4: { card: 'spot-2', by: 'B', enemies: ['foe-1'] },
        A5: { card: 'spot-5', by: 'C', enemies: ['foe-1'] },
        B1: { card: 'spot-3', by: 'A', enemies: ['foe-1'] },
        C1: { card: 'spot-3', by: 'A', enemies: ['foe-1'] },
      },
    })
    expect(scores(play)).toEqual({ A: 16, B: 2, C: 5 })
    expect(play.state.scores?.A?.parts.map(({ value, reason }) => [value, reason.key])).toEqual([
      [3, 'own-location'],
      [3, 'own-location'],
      [4, 'own-location'],
      [0, 'attacked-location'],
      [0, 'attacked-location'],
      [3, 'held-location'],
      [3, 'held-location'],
    ])
  })

  test('D-30, DWC-SCO-03, DWC-SCO-04, DWC-CRD-06: the Shadow Proclamation, and a shared win', () => {
    const play = ending({
      table: {
        A1: { card: 'spot-4', by: 'B', enemies: ['shadow-proclamation', 'roboforms'] },
        A2: { card: 'spot-3' },
        B1: { card: 'spot-3' },
        C1: { card: 'spot-2' },
      },
    })
    expect(play.outcome).toEqual({ winners: ['A', 'B'], scores: { A: 3, B: 3, C: 2 } })
    expect(play.state.locations.A1?.attack?.cards.every(({ up }) => up)).toBe(true)
    expect(play.sees('spectator').locations.A1?.attack?.cards[0]?.card).toBe('shadow-proclamation')
  })

  test('DWC-SCO-05: hands, reserves, time, defenders and markers give nothing', () => {
    const play = ending({
      time: { A: 4 },
      hands: { B: junk(4), C: junk(1) },
      reserve: { B: ['doctor'] },
      table: { A1: { card: 'spot-2', tardis: true, defenders: ['doctor'] } },
    })
    expect(scores(play)).toEqual({ A: 2, B: 0, C: 0 })
  })
})
