import { describe, expect, test } from 'vitest'
import { carrierOf, ending, type Laid, laid, lane, moving, playing, pose, walked, where } from './driver'

describe('carried nodes', () => {
  const carried = { n1: { kind: 'spatial', points: 1, carrier: 'A1' }, n2: { kind: 'black', points: 3, carrier: 'A1' } } as const
  const killed = (position: Laid) =>
    playing(position, { call: 'result', local: { figure: 'A1', by: 'B', harm: 'shot', result: 'exterminated' } })

  test('GC-38, EX-NOD-08: a carrier that leaves play drops them face up where it stood, and only then', () => {
    const position: Laid = { figures: { A1: { profile: 'TD', at: [4, 1] }, B1: { profile: 'TC', at: [8, 1] } }, nodes: carried }
    const play = killed(position)
    expect([where(play.state, 'n1'), where(play.state, 'n2')]).toEqual([
      [4, 1],
      [4, 1],
    ])
    expect(play.state.nodes.n1).toMatchObject({ kind: 'spatial', points: 1 })
    expect(carrierOf(play)).toBeUndefined()
    const shocked = playing(position, { call: 'result', local: { figure: 'A1', by: 'B', harm: 'shot', result: 'shocked' } })
    expect(carrierOf(shocked)).toBe('A1')
  })

  test('EX-NOD-08, EX-MEL-15: it goes with a carrier that is pushed', () => {
    const play = playing(
      { figures: { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TD', at: [1, 0] } }, nodes: carried },
      { call: 'push', local: { figure: 'A1', pushers: ['B1'] } },
    )
    expect([where(play.state, 'A1'), carrierOf(play), where(play.state, 'n1')]).toEqual([[-1, 0], 'A1', undefined])
  })

  const hill = { hill: { box: [2, 0, 5, 3], height: 1 } } as const

  test('GC-49, EX-NOD-10: it lies on the level where it fell, and only who is there too may take it', () => {
    const dropped = killed({
      figures: { A1: { profile: 'TC', at: [4.5, 1.5], on: 'hill' }, B1: { profile: 'TC', at: [8, 1] } },
      terrain: hill,
      nodes: { n1: { kind: 'black', points: 3, carrier: 'A1' } },
    })
    expect(dropped.state.tabletop.pieces.n1?.pose).toMatchObject({ on: 'hill' })
    const lying = { n1: { at: [4.5, 1.5], on: 'hill', kind: 'black', points: 3 } } as const
    const below = walked({ figures: { A1: { profile: 'TC', at: [7, 1.5] } }, terrain: hill, nodes: lying }, [5.5, 1.5])
    expect(below.events.at(-1)?.type).not.toBe('node-taken')
    expect(carrierOf(below)).toBeUndefined()
    const above = moving({ figures: { A1: { profile: 'TC', at: [2.6, 1.5], on: 'hill' } }, terrain: hill, nodes: lying })
    above.answer('A', 'move turn', 'shift:A1').answer('A', 'shift where', pose(3.6, 1.5, 'hill'))
    expect(above.open).toEqual(['A: take nodes'])
  })

  test('EX-NOD-02, EX-NOD-10: climbing onto a top with a node takes it, stepping down beside one too', () => {
    const up = moving({
      figures: { A1: { profile: 'TC', at: [1.5, 1.5] } },
      terrain: hill,
      nodes: { n1: { at: [4, 1.5], on: 'hill' } },
    })
    up.answer('A', 'move turn', 'climb:A1>hill').answer('A', 'climb where', pose(3, 1.5, 'hill'))
    up.answer('A', 'take nodes', ['n1']).answer('chance' as never, 'node draw', [1, 0, 2])
    expect([carrierOf(up), up.open]).toEqual(['A1', []])
    const down = walked(
      { figures: { A1: { profile: 'TC', at: [4.5, 1.5], on: 'hill' } }, terrain: hill, nodes: { n1: { at: [7, 1.5] } } },
      [6, 1.5],
    )
    expect(down.open).toEqual(['A: take nodes'])
  })

  test('EX-NOD-10: it is no obstacle: figures pass over it and stand on it', () => {
    const play = walked(lane(), [5, 0])
    expect([where(play.state, 'A1'), where(play.state, 'n1')]).toEqual([
      [5, 0],
      [3, 0],
    ])
    const on = walked(lane(), [3, 0]).answer('A', 'take nodes', [])
    expect(where(on.state, 'A1')).toEqual([3, 0])
  })
})

describe('the score', () => {
  const line = (seat: 'A' | 'B', points: number) => ({ seat, points, turn: 1, why: { key: 'exterminated-figure' } })
  /** A match whose last turn has been played: what is left is the count. */
  const counted = (nodes: NonNullable<Laid['nodes']>, ledger = [line('A', 5), line('B', 4)]) => {
    const figures = { A1: { profile: 'TD', at: [0, -15] }, B1: { profile: 'TC', at: [0, 15] } } as const
    const state = { ...laid({ figures, nodes, deck: [], turn: 5 }), ledger }
    return ending(state)
  }
  const held = (carrier: string, points: number) => ({ kind: 'black', points, carrier }) as const

  test('GC-42, EX-NOD-09, EX-SCN-02, EX-SCN-03: at the end nodes count for whose figures carry them', () => {
    const four = { n2: held('B1', 1), n3: held('B1', 1), n4: held('B1', 1), n5: held('B1', 1) }
    const drawn = counted({ n1: held('A1', 3), ...four })
    expect(drawn.outcome).toEqual({ winners: [], scores: { A: 8, B: 8 } })
    expect(drawn.last('node-scored')).toMatchObject({ node: 'n5', figure: 'B1', line: { seat: 'B', points: 1 } })
    const lost = counted({ n1: { at: [0, 0], kind: 'black', points: 3 }, ...four }, [line('A', 5), line('B', 5)])
    expect(lost.outcome).toEqual({ winners: ['B'], scores: { A: 5, B: 9 } })
  })

  test('EX-NOD-09: what lies on the table at the end counts for nobody', () => {
    const play = counted({ n1: { at: [0, 5] }, n2: { at: [5, 5], kind: 'black', points: 3 } })
    expect(play.outcome?.scores).toEqual({ A: 5, B: 4 })
  })
})
