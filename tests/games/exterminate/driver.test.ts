/** What cases can begin with: a position, what another play came to, a later turn, the end of a match. */
import { describe, expect, test } from 'vitest'
import { continuing, ending, figure, type Laid, moving, pass, playedOut, shooting, upkeeping, way, where } from './driver'

/** A Dalek walks into the range of its gun. */
const near: Laid = {
  figures: { A1: { profile: 'TD', at: [-10, 0] }, B1: { profile: 'TC', at: [13, 0] } },
}
const moved = () =>
  moving(near)
    .answer('A', 'move turn', 'move:A1')
    .answer('A', 'move where', way([-6, 0]))

describe('going on from a play', () => {
  test('a shot from where the move has ended, at what was out of range before it', () => {
    expect(shooting(near).option('shoot turn', 'shoot:A1>B1:gunstick').refused).toMatchObject({ key: 'out-of-range' })
    const walk = moved()
    const shot = shooting(walk).answer('A', 'shoot turn', 'shoot:A1>B1:gunstick')
    expect([where(shot.state, 'A1'), shot.last('shot-declared').report.shooter]).toEqual([[-6, 0], 'A1'])
    expect(figure(shot, 'A1').done).toMatchObject({ moved: true })
    // The move itself can still be gone on from.
    expect(where(walk.state, 'A1')).toEqual([-6, 0])
  })

  test('upkeep from what the shot has done', () => {
    const shot = shooting(moved()).answer('A', 'shoot turn', 'shoot:A1>B1:gunstick')
    pass(shot)
    playedOut(shot, { 'attack dice': 'H', 'defence dice': 'L', 'damage dice': 'A' })
    const { stress } = figure(shot, 'B1')
    expect(stress).toBeGreaterThan(0)
    const upkeep = upkeeping(shot)
    expect(upkeep.decision('stress dice').about).toEqual({ figure: 'B1' })
    upkeep.roll('stress dice', 'H'.repeat(stress))
    expect([figure(upkeep, 'B1').stress, figure(shot, 'B1').stress]).toEqual([0, stress])
  })
})

describe('beginning later', () => {
  test('with a later turn: its initiative, then its phases, and the turn after it', () => {
    const play = continuing({ ...near, turn: 4, turns: 5 })
    expect([play.last('turn-began').turn, play.open]).toEqual([4, ['chance: initiative dice']])
    const after = continuing(play)
    expect([after.last('turn-began').turn, play.state.turn]).toEqual([5, 4])
  })

  test('at the end of a match, with what a play came to', () => {
    const nodes: Laid['nodes'] = { n1: { kind: 'black', points: 3, carrier: 'A1' } }
    const play = ending({ ...near, nodes, turn: 5 })
    expect([play.open, play.outcome]).toEqual([[], { winners: ['A'], scores: { A: 3, B: 0 } }])
    expect(ending(moved()).outcome).toEqual({ winners: [], scores: { A: 0, B: 0 } })
  })

  test('no turn follows the last one: the match is over', () => {
    expect(continuing({ ...near, turn: 6, turns: 5 }).outcome).toEqual({ winners: [], scores: { A: 0, B: 0 } })
  })
})
