import { describe, expect, test } from 'vitest'
import { budget, carrierOf, drawn, figure, lane, moving, playing, pose, shooting, taking, walked, way, where } from './driver'

describe('taking a node', () => {
  test('EX-NOD-02, EX-NOD-03: a move that ends in contact may take it; it is turned over and goes with the figure', () => {
    const play = walked(lane(), [1.9, 0])
    expect([play.open, carrierOf(play)]).toEqual([[], undefined])
    const near = walked(lane(), [2, 0])
    expect(near.open).toEqual(['A: take nodes'])
    drawn(near.answer('A', 'take nodes', ['n1']), 'black')
    expect(near.last('node-taken')).toMatchObject({ figure: 'A1', node: 'n1', kind: 'black', points: 3, first: true })
    expect([where(near.state, 'n1'), near.state.nodes.n1]).toMatchObject([undefined, { kind: 'black', points: 3, carrier: 'A1' }])
    expect(near.state.nodeBag.map(({ kind }) => kind)).toEqual(['temporal', 'spatial'])
    expect(near.state.ledger).toEqual([])
  })

  test('EX-NOD-02, EX-AMB-38: it may be left lying, for a friend; by the other ruling it is taken', () => {
    const left = walked(lane(), [2, 0]).answer('A', 'take nodes', [])
    expect([where(left.state, 'n1'), carrierOf(left)]).toEqual([[3, 0], undefined])
    const forced = walked(lane({ rulings: { nodePickup: 'automatic' } }), [2, 0])
    expect(forced.open).toEqual(['chance: node draw'])
    expect(carrierOf(drawn(forced, 'black'))).toBe('A1')
  })

  test('EX-NOD-02, EX-MOV-09: who does not move takes nothing, though he touches it', () => {
    const play = walked(lane({ nodes: { n1: { at: [0.4, 0] } } }))
    expect(play.open).toEqual(['A: move turn'])
    expect(where(play.state, 'n1')).toEqual([0.4, 0])
  })

  test('EX-NOD-02, EX-OBS-04: also where a crossing roll cut the move short, and then nothing is left of it', () => {
    const barrier = { barrier: { box: [3, -3, 3.5, 3], height: 0.8 } } as const
    const play = walked(lane({ terrain: barrier, nodes: { n1: { at: [2.4, 0.5] } } }), [4.2, 0]).roll('crossing die', 'A')
    expect([where(play.state, 'A1'), play.open]).toEqual([[2.5, 0], ['A: take nodes']])
    drawn(play.answer('A', 'take nodes', ['n1']), 'temporal')
    play.answer('A', 'free shot', 'decline')
    expect(play.events.filter(({ type }) => type === 'figure-moved').length).toBe(1)
    expect(play.open).toEqual([])
    const lost = walked(lane({ terrain: barrier, nodes: { n1: { at: [0, 0.5] } } }), [4.2, 0]).roll('crossing die', 'L')
    expect([lost.last('move-lost').figure, lost.open]).toEqual(['A1', []])
  })

  test('EX-NOD-02, EX-SPR-01: a sprint takes nodes too; engaging and being pushed do not (EX-AMB-28)', () => {
    const sprint = shooting(lane({ figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TC', at: [16, 0] } } }))
    sprint.answer('A', 'shoot turn', 'sprint:A1').answer('A', 'move where', way([2, 0]))
    expect(sprint.open).toEqual(['A: take nodes'])
    const fight = playing(
      {
        figures: { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TD', at: [2.5, 0] } },
        nodes: { n1: { at: [1.5, 0] }, n2: { at: [0.5, 0] } },
      },
      { call: 'melee part', local: { seat: 'A' } },
    )
    fight
      .answer('A', 'melee turn', 'engage:A1>B1')
      .answer('A', 'engage where', way([1.5, 0]))
      .answer('A', 'bonus dice', 0)
      .roll('melee attack dice', 'AAAAAA')
      .roll('melee defence dice', 'AA')
    expect(fight.last('figure-pushed').figure).toBe('A1')
    expect([where(fight.state, 'A1'), where(fight.state, 'n1'), where(fight.state, 'n2')]).toEqual([
      [0.5, 0],
      [1.5, 0],
      [0.5, 0],
    ])
  })

  test('EX-NOD-02: several in contact are taken in the order their owner says, or some of them', () => {
    const two = lane({ nodes: { n1: { at: [3, 0] }, n2: { at: [2, 1] }, n3: { at: [2, 5] } } })
    const play = walked(two, [2, 0])
    expect(play.options('take nodes')).toEqual(['n1', 'n2'])
    expect(play.decision('take nodes').fallback).toEqual(['n1', 'n2'])
    play.answer('A', 'take nodes', ['n2', 'n1'])
    expect(play.decision('node draw').about).toMatchObject({ node: 'n2' })
    const one = walked(two, [2, 0]).answer('A', 'take nodes', ['n2'])
    expect([carrierOf(drawn(one, 'black'), 'n2'), carrierOf(one)]).toEqual(['A1', undefined])
  })

  test('EX-NOD-01, EX-SET-05: a node under a figure from the beginning stays there until it is moved onto again', () => {
    const play = walked(lane({ nodes: { n1: { at: [0, 0] } } }), [0.3, 0])
    expect(play.open).toEqual(['A: take nodes'])
    expect(where(moving(lane({ nodes: { n1: { at: [0, 0] } } })).answer('A', 'move turn', 'end').state, 'n1')).toEqual([0, 0])
  })
})

describe('what nodes do', () => {
  test('EX-NOD-04, EX-NOD-11, GC-52: a black one has points only, and ends the move', () => {
    const play = taking(lane(), 'black')
    expect([figure(play, 'A1').done, play.open]).toEqual([{ moved: true }, []])
  })

  test('GC-37, EX-NOD-05: a temporal anomaly gives a shot at once and lets the move go on; the shot of its part is not used up', () => {
    const play = taking(lane(), 'temporal')
    expect(play.options('free shot')).toEqual(['shoot:A1>B1:gunstick', 'decline'])
    play.answer('A', 'free shot', 'shoot:A1>B1:gunstick')
    play.roll('attack dice', 'AAAA').roll('defence dice', 'AAA')
    expect(play.last('shot-declared').how).toBe('free')
    expect(budget(play)).toBe(3)
    expect(play.refusal('A', 'move where', way([5.1, 0]))).toMatchObject({ key: 'too-far' })
    play.answer('A', 'move where', way([4, 2]))
    expect([where(play.state, 'A1'), figure(play, 'A1').done]).toEqual([[4, 2], { moved: true }])
    const later = shooting({
      ...lane(),
      figures: { ...lane().figures, A1: { profile: 'TD', at: [4, 2], done: { moved: true } } },
    })
    expect(later.options('shoot turn')).toContain('shoot:A1>B1:gunstick')
  })

  test('EX-NOD-05, EX-AMB-02: the free shot brings stress as any other, and may exterminate', () => {
    const play = taking(lane(), 'temporal').answer('A', 'free shot', 'shoot:A1>B1:gunstick')
    play.roll('attack dice', 'HHAA').roll('defence dice', 'HHH').roll('damage dice', 'AL')
    expect([play.last('figure-exterminated').figure, play.state.ledger.length]).toEqual(['B1', 1])
    expect(play.open).toEqual(['A: move where'])
  })

  test('GC-52, EX-NOD-05: who has no legal target may still go on, with what is left', () => {
    const play = taking(lane({ figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TC', at: [17, 17] } } }), 'temporal')
    expect([play.open, budget(play)]).toEqual([['A: move where'], 3])
    const unarmed = taking(
      lane({ figures: { A1: { profile: 'TB', at: [0, 0] }, B1: { profile: 'TC', at: [10, 4] } } }),
      'temporal',
    )
    expect([unarmed.open, budget(unarmed)]).toEqual([['A: move where'], 3])
  })

  test('EX-AMB-28: by the other ruling the move is over after the shot', () => {
    const play = taking(lane({ rulings: { nodeContinue: false } }), 'temporal').answer('A', 'free shot', 'decline')
    expect(play.open).toEqual([])
  })

  test('EX-AMB-27: under stress there is no free shot, unless the ruling allows one token in the Movement sub-phase', () => {
    const stressed = (ruling: false | 'movePhase', stress = 1) =>
      lane({
        figures: { A1: { profile: 'TD', at: [0, 0], stress }, B1: { profile: 'TC', at: [10, 4] } },
        rulings: { stressedFreeShot: ruling },
      })
    expect(taking(stressed(false), 'temporal').open).toEqual(['A: move where'])
    expect(taking(stressed('movePhase'), 'temporal').open).toEqual(['A: free shot'])
    const sprinting = drawn(
      shooting(stressed('movePhase'))
        .answer('A', 'shoot turn', 'sprint:A1')
        .answer('A', 'move where', way([2, 0]))
        .answer('A', 'take nodes', ['n1']),
      'temporal',
    )
    expect(sprinting.open).toEqual(['A: move where'])
  })

  test('EX-NOD-05, EX-SPR-02: a sprint may end in a free shot, and go on after it', () => {
    const play = drawn(
      shooting(lane())
        .answer('A', 'shoot turn', 'sprint:A1')
        .answer('A', 'move where', way([2, 0]))
        .answer('A', 'take nodes', ['n1']),
      'temporal',
    )
    play.answer('A', 'free shot', 'shoot:A1>B1:gunstick').roll('attack dice', 'AAAA').roll('defence dice', 'AAA')
    play.answer('A', 'move where', way([4, 2]))
    expect([where(play.state, 'A1'), figure(play, 'A1').done]).toEqual([[4, 2], { sprinted: true }])
  })

  test('GC-38, GC-52, EX-NOD-06: a spatial disturbance gives a whole move at once; the rest of the old one is lost', () => {
    const cyberman = lane({
      figures: { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TC', at: [14, 4] } },
      nodes: { n1: { at: [4, 0] } },
    })
    const play = drawn(walked(cyberman, [3, 0]).answer('A', 'take nodes', ['n1']), 'spatial')
    expect([play.open, budget(play)]).toEqual([['A: move where'], 4])
    play.answer('A', 'move where', way([7, 0]))
    expect([where(play.state, 'A1'), play.open]).toEqual([[7, 0], []])
    const declined = drawn(walked(cyberman, [3, 0]).answer('A', 'take nodes', ['n1']), 'spatial').answer('A', 'move where', [])
    expect([where(declined.state, 'A1'), declined.open]).toEqual([[3, 0], []])
  })

  test('EX-NOD-06, EX-HIL-02: the extra move may be a climb, and a new activation: two dice for what it touches', () => {
    const position = lane({ terrain: { crate: { box: [3, -3, 5.5, 3], height: 1 } }, nodes: { n1: { at: [2, 0.6] } } })
    const play = drawn(walked(position, [2.5, 0]).answer('A', 'take nodes', ['n1']), 'spatial')
    expect(play.options('extra move')).toEqual(['move:A1', 'climb:A1>crate', 'decline'])
    play.answer('A', 'extra move', 'climb:A1>crate').answer('A', 'climb where', pose(4, 0, 'crate'))
    expect(play.last('figure-climbed')).toMatchObject({ figure: 'A1', how: 'extra' })
    const over = drawn(walked(position, [2.5, 0]).answer('A', 'take nodes', ['n1']), 'spatial')
    over.answer('A', 'extra move', 'move:A1').answer('A', 'move where', way([6.1, 0]))
    over.roll('crossing die', 'LH')
    expect(where(over.state, 'A1')).toEqual([6.1, 0])
  })

  test('EX-NOD-07, GC-38: a node works once; whoever takes it later gets its points only, and his move is over', () => {
    const known = lane({ nodes: { n1: { at: [3, 0], kind: 'spatial', points: 1 } } })
    const play = walked(known, [2, 0]).answer('A', 'take nodes', ['n1'])
    expect(play.last('node-taken')).toMatchObject({ kind: 'spatial', points: 1, first: false })
    expect([carrierOf(play), play.open]).toEqual(['A1', []])
  })
})
