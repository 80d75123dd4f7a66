import { describe, expect, test } from 'vitest'
import { exterminate, type State } from '../../../src/games/exterminate/rules'
import { inches } from '../../../src/games/exterminate/rules/constants'
import { deployPlace } from '../../../src/games/exterminate/rules/facts/deploying'
import { seen } from '../../../src/kernel'
import { judgePlace } from '../../../src/table/judge'
import { at } from '../../driver/inches'
import { continuing, dealt, figure, type Laid, laid, matched, pass, playing, upkeeping, way } from './driver'

const apart: Laid['figures'] = { A1: { profile: 'TD', at: [0, -15] }, B1: { profile: 'TC', at: [0, 15] } }
/** Two figures in their deployment areas, one turn to play, no cards to be dealt. */
const short = (changes: Partial<State> = {}, figures = apart): State => ({
  ...laid({ figures }),
  battle: { cards: {}, deck: [], discard: [] },
  turn: 0,
  turns: 1,
  phase: 'setup',
  ...changes,
})

describe('initiative', () => {
  test('GC-05, EX-INI-01, EX-INI-02: most hits of five dice; a tie is rolled again', () => {
    const play = playing({ figures: apart }, { call: 'turn', local: {} })
    play.roll('initiative dice', 'HHHAL', 'A').roll('initiative dice', 'HAHHL', 'B')
    expect(play.last('initiative-rolled').winner).toBeUndefined()
    play.roll('initiative dice', 'AAHLA', 'A').roll('initiative dice', 'HHAAA', 'B')
    expect(play.last('initiative-rolled').winner).toBe('B')
    expect(play.state.active).toBe('B')
    expect(play.open).toEqual(['B: move turn'])
  })
})

describe('set-up', () => {
  const match = () => matched({ scenario: 'purge', adventures: { A: 0, B: 0 } })
  const won = () => pass(dealt(match()).roll('initiative dice', 'AAAAA', 'A').roll('initiative dice', 'HAAAA', 'B'))

  test('EX-SET-05, EX-SCN-01: the winner of the roll takes an edge, deploys everything, then the other does opposite', () => {
    const play = won()
    expect(play.open).toEqual(['B: edge'])
    play.answer('B', 'edge', 'east')
    expect([play.state.sides.B.edge, play.state.sides.A.edge]).toEqual(['east', 'west'])
    expect(play.option('deploy', 'ready').refused).toMatchObject({ key: 'still-to-deploy' })
    play.answer('B', 'deploy', 'deploy:B1')
    const put = (x: number, y: number) => ({ at: at(x, y), heading: 0 })
    expect(play.refusal('B', 'deploy where', put(30.5, 18))).toMatchObject({ key: 'not-in-deployment' })
    expect(play.refusal('B', 'deploy where', put(35.6, 18))).toMatchObject({ key: 'off-table' })
    expect(play.refusal('B', 'deploy where', put(30.6, 12.5))).toMatchObject({ key: 'stands-in', says: { piece: 'barrels-2' } })
    play.answer('B', 'deploy where', put(31, 18)).answer('B', 'deploy', 'deploy:B2')
    expect(play.last('figure-deployed').pose).toEqual({ at: at(31, 18), heading: 180 })
    expect(play.refusal('B', 'deploy where', put(31, 18.9))).toMatchObject({ key: 'stands-in', says: { piece: 'B1' } })
    play.answer('B', 'deploy where', put(31, 19.2))
    // Placed already, it can still be put elsewhere.
    play.answer('B', 'deploy', 'deploy:B1').answer('B', 'deploy where', put(33, 5))
    for (const [ref, y] of [
      ['B3', 22],
      ['B4', 24],
      ['B5', 26],
      ['B6', 28],
      ['B7', 30],
      ['B8', 32],
      ['B9', 3],
    ] as const) {
      play.answer('B', 'deploy', `deploy:${ref}`).answer('B', 'deploy where', put(33, y))
    }
    play.answer('B', 'deploy', 'ready')
    expect(play.open).toEqual(['A: deploy'])
    expect(play.verdict('A', 'deploy', 'ready').allowed).toBe(false)
  })

  test('EX-SET-05: who finds no room stays out, and need not be waited for', () => {
    const full = short({
      sides: { A: { ...laid({ figures: apart }).sides.A, edge: 'south' }, B: laid({ figures: apart }).sides.B },
    })
    const tiny = { ...full, tabletop: { ...full.tabletop, width: inches(1), depth: inches(1), pieces: {} } }
    const one = { ...tiny, figures: { ...tiny.figures, A2: { ...figure({ state: full } as never, 'A1'), ref: 'A2' } } }
    const play = playing(one, { call: 'deployment', local: { seat: 'A' } })
    play.answer('A', 'deploy', 'deploy:A1').answer('A', 'deploy where', { at: at(0.5, 0.5), heading: 0 })
    expect(play.option('deploy', 'deploy:A2').refused).toMatchObject({ key: 'no-room-to-deploy' })
    play.answer('A', 'deploy', 'ready')
    expect(judgePlace(deployPlace(one, 'A1'), { at: at(0.5, 0.5), heading: 0 }, one.tabletop).allowed).toBe(true)
  })
})

describe('the turn', () => {
  test('EX-TRN-01, EX-TRN-02: move, shoot, melee, each first by the side with the initiative, then upkeep', () => {
    const play = continuing(short())
    play.roll('initiative dice', 'AAAAA', 'A').roll('initiative dice', 'HHHHH', 'B')
    play.answer('B', 'move turn', 'end').answer('A', 'move turn', 'end')
    play.answer('B', 'shoot turn', 'end').answer('A', 'shoot turn', 'end')
    const parts = play.events.flatMap((event) => (event.type === 'phase-began' ? [`${event.phase} ${event.seat}`] : []))
    expect(parts).toEqual(['move B', 'move A', 'shoot B', 'shoot A', 'melee B', 'melee A', 'upkeep B'])
    expect(play.last('match-ended')).toMatchObject({ points: { A: 0, B: 0 } })
    expect(play.open).toEqual([])
  })

  test('EX-TRN-02: a new turn begins with nothing done', () => {
    const play = continuing(short({ turns: 2 }))
    const round = () => play.roll('initiative dice', 'HHHHH', 'A').roll('initiative dice', 'AAAAA', 'B')
    round()
      .answer('A', 'move turn', 'move:A1')
      .answer('A', 'move where', way([2, -15]))
    expect(figure(play, 'A1').done).toEqual({ moved: true })
    play.answer('B', 'move turn', 'end').answer('A', 'shoot turn', 'end').answer('B', 'shoot turn', 'end')
    round()
    expect(play.state.turn).toBe(2)
    expect(figure(play, 'A1').done).toEqual({})
  })
})

describe('upkeep', () => {
  test('EX-UPK-01, EX-UPK-02: first all the shocked of both sides recover, then stress is tested, the active side first', () => {
    const play = upkeeping({
      figures: {
        A1: { profile: 'TD', at: [0, 0], condition: 'shocked', stress: 1 },
        B1: { profile: 'TC', at: [5, 0], condition: 'shocked' },
        B2: { profile: 'TC', at: [8, 0], stress: 1 },
      },
      active: 'B',
    })
    expect(play.last('figures-recovered').figures).toEqual(['B1', 'A1'])
    expect(play.decision('stress dice').about).toEqual({ figure: 'B2' })
    play.roll('stress dice', 'A').roll('stress dice', 'H')
    expect([figure(play, 'B2').stress, figure(play, 'A1').stress, figure(play, 'A1').condition]).toEqual([1, 0, 'operational'])
  })

  test('GC-18, EX-UPK-03, EX-STR-07: one die for each token, each hit takes one off', () => {
    const play = upkeeping({
      figures: { A1: { profile: 'TD', at: [0, 0], stress: 2 }, A2: { profile: 'TD', at: [3, 0], stress: 1 } },
    })
    play.roll('stress dice', 'HL').roll('stress dice', 'A')
    expect([figure(play, 'A1').stress, figure(play, 'A2').stress]).toEqual([1, 1])
  })

  test('EX-AMB-22: the face that takes tokens off is a ruling', () => {
    const play = upkeeping({ figures: { A1: { profile: 'TD', at: [0, 0], stress: 2 } }, rulings: { stressTestFace: 'A' } })
    play.roll('stress dice', 'HA')
    expect(figure(play, 'A1').stress).toBe(1)
  })
})

describe('victory', () => {
  const line = (seat: 'A' | 'B', points: number) => ({ seat, points, turn: 1, why: { key: 'exterminated-figure' } })
  const end = (state: State) => {
    const play = continuing(state).roll('initiative dice', 'HHHHH', 'A').roll('initiative dice', 'AAAAA', 'B')
    for (const seat of ['A', 'B'] as const) if (play.open.includes(`${seat}: move turn`)) play.answer(seat, 'move turn', 'end')
    for (const seat of ['A', 'B'] as const) if (play.open.includes(`${seat}: shoot turn`)) play.answer(seat, 'shoot turn', 'end')
    return play
  }

  test('GC-42 without nodes, EX-GEN-01, EX-SCN-02, EX-SCN-03: more points win, as many are a draw', () => {
    const won = end(short({ ledger: [line('A', 1), line('A', 1), line('A', 1), line('A', 2), line('B', 4)] }))
    expect(won.last('match-ended')).toMatchObject({ points: { A: 5, B: 4 }, winner: 'A' })
    expect(won.outcome).toEqual({ winners: ['A'], scores: { A: 5, B: 4 } })
    const drawn = end(short({ ledger: [line('A', 4), line('B', 4)] }))
    expect(drawn.outcome).toEqual({ winners: [], scores: { A: 4, B: 4 } })
    expect(exterminate.outcome(short())).toBeUndefined()
  })

  test('EX-SCN-04: with one side gone the match goes on to its last turn', () => {
    const alone = short({ turns: 2 })
    const state = {
      ...alone,
      tabletop: { ...alone.tabletop, pieces: { A1: alone.tabletop.pieces.A1 } },
      figures: { ...alone.figures, B1: { ...alone.figures.B1, condition: 'exterminated' } },
    } as State
    const play = end(state)
    expect(play.state.turn).toBe(2)
    expect(play.outcome).toBeUndefined()
  })

  test('EX-DMG-06: who is exterminated by his own side scores for nobody', () => {
    const position: Laid = { figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TC', at: [5, 0] } } }
    const by = (seat: 'A' | 'B') =>
      playing(position, { call: 'result', local: { figure: 'A1', by: seat, harm: 'shot', result: 'exterminated' } }).state.ledger
    expect(by('A')).toEqual([])
    expect(by('B')).toMatchObject([{ seat: 'B', points: 1 }])
  })

  test('where no cards are held, everybody sees everything', () => {
    const play = continuing(short())
    for (const viewer of ['A', 'B', 'spectator'] as const) {
      expect(seen(exterminate, play.snapshot, viewer).view).toEqual({ ...play.state, viewer })
    }
  })
})
