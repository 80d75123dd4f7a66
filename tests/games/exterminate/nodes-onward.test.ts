import { describe, expect, test } from 'vitest'
import type { Exterminate } from '../../../src/games/exterminate/rules/terms'
import { budget, carrierOf, drawn, figure, type Laid, lane, type Play, taking, walked, way, where } from './driver'

describe('a move after a node', () => {
  test('EX-NOD-11: going on is no new activation: one die for what it touches, no climbing', () => {
    const position = lane({ terrain: { crate: { box: [2.5, -3, 3.5, 3], height: 1 } }, nodes: { n1: { at: [1.5, 0.6] } } })
    const play = drawn(walked(position, [2, 0]).answer('A', 'take nodes', ['n1']), 'temporal')
    play.answer('A', 'free shot', 'decline').answer('A', 'move where', way([4.1, 0]))
    play.roll('crossing die', 'H')
    expect(where(play.state, 'A1')).toEqual([4.1, 0])
  })

  test('EX-NOD-11: on the way on it may take another, and go on again with what is left then', () => {
    const chain = lane({
      nodes: { n1: { at: [3, 0] }, n2: { at: [4.5, 0] } },
      bag: [
        { kind: 'temporal', points: 1 },
        { kind: 'temporal', points: 1 },
      ],
    })
    const play = drawn(walked(chain, [2, 0]).answer('A', 'take nodes', ['n1']), 'temporal')
    play
      .answer('A', 'free shot', 'decline')
      .answer('A', 'move where', way([3.5, 0]))
      .answer('A', 'take nodes', ['n2'])
    drawn(play, 'temporal').answer('A', 'free shot', 'decline')
    expect(budget(play)).toBe(1.5)
  })

  test('EX-NOD-11: all are turned over first; one anomaly among them lets the move go on, once', () => {
    const three = lane({ nodes: { n1: { at: [3, 0] }, n2: { at: [2, 1] }, n3: { at: [2, -1] } } })
    const play = walked(three, [2, 0]).answer('A', 'take nodes', ['n1', 'n2', 'n3'])
    drawn(drawn(drawn(play, 'black'), 'temporal'), 'spatial')
    expect(play.events.filter(({ type }) => type === 'node-taken').length).toBe(3)
    play.answer('A', 'free shot', 'decline')
    expect(budget(play)).toBe(3)
    play.answer('A', 'move where', way([4, 0]))
    expect(budget(play)).toBe(5)
    play.answer('A', 'move where', way([6, 0]))
    expect([where(play.state, 'A1'), play.open]).toEqual([[6, 0], []])
  })

  test('EX-NOD-11: an extra move made first forfeits going on; the shot is still there', () => {
    const two = lane({ nodes: { n1: { at: [3, 0] }, n2: { at: [2, 1] } } })
    const play = walked(two, [2, 0]).answer('A', 'take nodes', ['n1', 'n2'])
    drawn(drawn(play, 'spatial'), 'temporal').answer('A', 'move where', way([4, 0]))
    expect(play.open).toEqual(['A: free shot'])
    play.answer('A', 'free shot', 'decline')
    expect(play.open).toEqual([])
  })

  test('EX-NOD-11, EX-MOV-09: an extra move declined forfeits nothing, by an empty way as by a word', () => {
    const two = { n1: { at: [3, 0] }, n2: { at: [2, 1] } } as const
    const taken = (position: Laid) =>
      drawn(drawn(walked(position, [2, 0]).answer('A', 'take nodes', ['n1', 'n2']), 'spatial'), 'temporal')
    const goesOn = (play: Play<Exterminate>) => budget(play.answer('A', 'free shot', 'decline'))
    expect(goesOn(taken(lane({ nodes: two })).answer('A', 'move where', []))).toBe(3)
    const crate = lane({ nodes: two, terrain: { crate: { box: [2.5, -3, 5.5, 0.4], height: 1 } } })
    expect(goesOn(taken(crate).answer('A', 'extra move', 'decline'))).toBe(3)
    expect(goesOn(taken(crate).answer('A', 'extra move', 'move:A1').answer('A', 'move where', []))).toBe(3)
  })

  test('EX-NOD-11, EX-OBS-04: an extra move lost at a crossing has been made all the same', () => {
    const two = lane({ nodes: { n1: { at: [3, 0] }, n2: { at: [2, 1] } }, terrain: { pipe: { box: [4, -3, 4.2, 3] } } })
    const play = walked(two, [2, 0]).answer('A', 'take nodes', ['n1', 'n2'])
    drawn(drawn(play, 'spatial'), 'temporal').answer('A', 'move where', way([6, 0]))
    // The pipe hides the only enemy, so there is nothing to shoot at either.
    play.roll('crossing die', 'L')
    expect([where(play.state, 'A1'), play.open]).toEqual([[2, 0], []])
  })

  test('EX-NOD-11, EX-STR-04: who brought two tokens on himself does not go on', () => {
    const blast = {
      weapons: [{ id: 'gunstick', dice: 3, range: 25400, closeCombat: false, stress: 2, keywords: ['blast'] }],
    } as const
    const play = taking(
      lane({ figures: { A1: { profile: 'TD', at: [0, 0], as: blast }, B1: { profile: 'TC', at: [4, 0] } } }),
      'temporal',
    )
    play.answer('A', 'free shot', 'shoot:A1>B1:gunstick').roll('attack dice', 'AAAA').roll('defence dice', 'AAA')
    // The shooter stands beside its target and is caught in its own blast.
    play.roll('attack dice', 'HA').roll('defence dice', 'AAAA')
    expect([figure(play, 'A1').stress, play.open]).toEqual([2, []])
  })

  test('EX-NOD-08, EX-NOD-11: who dies of his own free shot drops the node and goes nowhere', () => {
    const blast = {
      weapons: [{ id: 'gunstick', dice: 3, range: 25400, closeCombat: false, stress: 1, keywords: ['blast'] }],
    } as const
    const play = taking(
      lane({ figures: { A1: { profile: 'TD', at: [0, 0], as: blast }, B1: { profile: 'TC', at: [4, 0] } } }),
      'temporal',
    )
    play.answer('A', 'free shot', 'shoot:A1>B1:gunstick').roll('attack dice', 'AAAA').roll('defence dice', 'AAA')
    play.roll('attack dice', 'HH').roll('defence dice', 'HHHH').roll('damage dice', 'LA')
    expect([where(play.state, 'A1'), where(play.state, 'n1'), carrierOf(play)]).toEqual([undefined, [2, 0], undefined])
    expect([play.state.ledger, play.open]).toEqual([[], []])
  })
})
