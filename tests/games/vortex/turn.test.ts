/** The order of a turn (4.3), Fanatics' steps, the end of turns and of matches (3.2, 6.7). */
import { describe, expect, test } from 'vitest'
import {
  act,
  acting,
  figure,
  go,
  type Laid,
  laid,
  playing,
  quiet,
  stepping,
  turning,
  type VortexPlay,
  where,
  why,
} from './position'

const windows = (play: VortexPlay) =>
  play.events.flatMap((event) => {
    if (event.type !== 'window-opened') return []
    const step = play.state.steps[event.step]
    return [`${step?.of === 'fanatics' ? 'F' : 'N'}${step?.rapidity}:${event.seat}(${event.figures.join()})`]
  })
const pass = (play: VortexPlay) => play.answer(play.open[0]?.startsWith('A') ? 'A' : 'B', 'act', 'pass')
/** All windows of a turn in which everybody passes. */
function allWindows(from: Laid): readonly string[] {
  const play = turning({ ...laid(from), turn: 0 })
  const seen: string[] = []
  while (play.open.length > 0) {
    seen.splice(0, seen.length, ...windows(play))
    pass(play)
  }
  return seen
}
const FOUR: Laid = {
  models: {
    A1: { at: [10, 10], RAP: 6 },
    A2: { at: [14, 10], RAP: 4 },
    B1: { at: [10, 70], RAP: 7 },
    B2: { at: [14, 70], RAP: 4 },
  },
  peoples: { A: 'erediens', B: 'erediens' },
}

describe('steps and windows', () => {
  test('G-14, VX-ACT-01, VX-ACT-03, VX-ACT-04, VX-ACT-05, VX-ACT-06, VX-STA-01: who acts when', () => {
    expect(allWindows(FOUR)).toEqual(['N7:B(B1)', 'N6:A(A1)', 'N6:B(B1)', 'N4:A(A1,A2)', 'N4:B(B1,B2)'])
  })
  test('G-15, VX-ACT-08: what is done together waits for the slowest', () => {
    const shot = [2, 20, 1, 40] as const
    const models = {
      A1: { at: [10, 40] as const, RAP: 6, shot },
      A2: { at: [10, 44] as const, RAP: 4, shot },
      B1: { at: [30, 40] as const, RAP: 7 },
      B2: { at: [60, 60] as const },
    }
    const early = acting({ models, step: { of: 'others', rapidity: 6 } })
    expect(act(early, 'shoot:A1>B1').open).not.toContain('A: shooters')
    expect(early.last('shot-declared').shooters.map(({ ref }) => ref)).toEqual(['A1'])
    const play = stepping({ ...laid({ models }), step: -1 })
    while (play.state.steps[play.state.step]?.rapidity !== 4) pass(play)
    expect(play.open).toEqual(['A: act'])
    act(play, 'shoot:A1>B1').answer('A', 'shooters', ['with:A2'])
    quiet(play)
    expect(play.last('shot-declared').shooters.map(({ ref }) => ref)).toEqual(['A1', 'A2'])
    expect(windows(play).filter((one) => one.startsWith('N4'))).toEqual(['N4:A(A1,A2)'])
  })
  test('G-16, VX-ACT-07, VX-ACT-10: an attack early and one late', () => {
    const models = {
      A1: { at: [40, 40] as const, RAP: 8, PA: 4 },
      B1: { at: [42.5, 40] as const, RAP: 6, DEF: 9 },
      B2: { at: [70, 70] as const, RAP: 5 },
      B3: { at: [60, 70] as const },
    }
    const play = stepping({ ...laid({ models }), step: -1 })
    quiet(act(play, 'strike:A1>B1'))
    pass(play)
    while (play.state.step < 3) pass(play)
    quiet(act(play, 'strike:A1>B1'))
    expect(figure(play, 'A1').pa).toBe(0)
  })
  test('G-17, VX-SKL-08, VX-ACT-12: Fanatics first, by rapidity', () => {
    const fanatic = { skills: ['fanatic'] as const }
    expect(
      allWindows({
        models: {
          A1: { at: [10, 10], RAP: 8 },
          A2: { at: [20, 10], RAP: 3, ...fanatic },
          B1: { at: [10, 70], RAP: 9 },
          B2: { at: [20, 70], RAP: 5, ...fanatic },
          B3: { at: [30, 70], RAP: 3, ...fanatic },
        },
        peoples: { A: 'erediens', B: 'erediens' },
      }),
    ).toEqual(['F5:B(B2)', 'F3:A(A2)', 'F3:B(B2,B3)', 'N9:B(B1)', 'N8:A(A1)', 'N8:B(B1)'])
  })
  test('G-18, VX-ACT-03: a step stays though all of its rapidity are dead', () => {
    const models = {
      A1: { at: [40, 40] as const, RAP: 6, ATT: 9 },
      B1: { at: [42.5, 40] as const, RAP: 5 },
      B2: { at: [70, 70] as const, RAP: 2 },
    }
    const play = stepping({ ...laid({ models }), step: -1 })
    quiet(act(play, 'strike:A1>B1'))
    expect(where(play, 'B1')).toBeUndefined()
    pass(play)
    expect([play.state.steps[play.state.step]?.rapidity, play.open]).toEqual([5, ['A: act']])
  })
  test('G-19, VX-ACT-04, VX-ACT-08: nobody acts above its rapidity', () => {
    const play = acting({
      models: { A1: { at: [10, 10], RAP: 5 }, A2: { at: [20, 10], RAP: 6 }, B1: { at: [70, 70] } },
      step: { of: 'others', rapidity: 6 },
    })
    expect([why(play, 'walk:A1'), why(play, 'walk:A2')]).toEqual(['absent', undefined])
    const models = {
      A1: { at: [40, 40] as const, RAP: 5 },
      A2: { at: [42.5, 42.5] as const, RAP: 6 },
      B1: { at: [42.5, 40] as const },
    }
    const struck = (rapidity: number) => act(acting({ models, step: { of: 'others', rapidity } }), 'strike:A2>B1')
    expect(struck(6).open).toEqual(['A: melee bid', 'B: melee bid'])
    expect(struck(5).options('joiners')).toEqual(['A1'])
  })
  test('G-20, VX-SKL-07, VX-SKL-08, VX-DIS-03: a doomed Fanatic whose steps are past still holds', () => {
    const models = {
      A1: { at: [42.5, 40] as const, RAP: 3, skills: ['fanatic'] as const, VIV: 1 },
      B1: { at: [40, 40] as const, VIV: 1, RAP: 3 },
      B2: { at: [60, 40] as const, RAP: 4, shot: [3, 30, 1, 40] as const },
    }
    const play = acting({ models, step: { of: 'others', rapidity: 4 } }, 'B')
    act(play, 'shoot:B2>A1', 'B').answer('B', 'concentrate', []).answer('A', 'shot reaction', 'ignore')
    expect(figure(play, 'A1').standing).toBe('doomed')
    const last = acting({ ...play.state, step: play.state.step + 1 }, 'B')
    expect(why(last, 'walk:A1')).toBe('absent')
    go(last, 'disengage:B1', [37.6, 40])
    expect(figure(last, 'B1').pa).toBe(4)
    const ended = playing(last, { call: 'turn', local: {}, step: 'end' })
    expect([where(ended, 'A1'), figure(ended, 'A1').standing, ended.state.ledger.length]).toEqual([undefined, 'removed', 1])
  })
  test('VX-ACT-02: those of one rapidity act in any order, and in between each other', () => {
    const play = acting({ models: { A1: { at: [10, 10] }, A2: { at: [20, 10] }, B1: { at: [70, 70] } } })
    go(play, 'walk:A2', [20, 12])
    go(play, 'walk:A1', [10, 12])
    go(play, 'forced:A2', [20, 14])
    expect(where(play, 'A2')).toEqual([20, 14])
  })
  test('VX-ACT-09, VX-ACT-10: who passes has no more window in the step', () => {
    const play = stepping({ ...laid(FOUR), step: -1 })
    pass(play)
    expect([play.open, play.state.steps[play.state.step]?.rapidity]).toEqual([['A: act'], 6])
    // A does something and passes; then B does, and A is not asked again before the next step.
    go(play, 'walk:A1', [10, 12])
    expect(pass(play).open).toEqual(['B: act'])
    go(play, 'walk:B1', [10, 68])
    expect([play.open, play.state.steps[play.state.step]?.rapidity]).toEqual([['B: act'], 6])
    pass(play)
    expect([play.open, play.state.steps[play.state.step]?.rapidity]).toEqual([['A: act'], 4])
  })
  test('VX-ACT-09: what is left of points, Will and Mana after the last step is lost', () => {
    const mage = { POU: 2, VOL: 3, PA: 5 }
    const play = turning({
      ...laid({ models: { A1: { at: [10, 10], ...mage }, B1: { at: [70, 70] } }, peoples: { A: 'azelks', B: 'azelks' } }),
      turn: 0,
    })
    const points = ({ pa, will, mana }: ReturnType<typeof figure>) => [pa, will, mana]
    go(play, 'walk:A1', [12, 10])
    expect(points(figure(play, 'A1'))).toEqual([4, 3, 2])
    while (play.open.length > 0) pass(play)
    expect(points(figure(turning(play.state), 'A1'))).toEqual([5, 3, 2])
  })
  test('VX-ACT-11: between an action and its end the other is asked for reactions only', () => {
    const play = act(acting({ models: { A1: { at: [10, 40], shot: [2, 20, 1, 30] }, B1: { at: [25, 40] } } }), 'shoot:A1>B1')
    expect(play.answer('A', 'concentrate', ['A1']).open).toEqual(['A: shot bid', 'B: shot reaction'])
  })
  test('VX-GEN-02: nothing is left to chance in a turn', () => {
    const play = stepping({ ...laid(FOUR), step: -1 })
    const asked: string[] = []
    while (play.open.length > 0) {
      asked.push(...play.open)
      pass(play)
    }
    expect(asked.some((one) => one.startsWith('chance'))).toBe(false)
  })
})

describe('the end', () => {
  const over = (from: Laid) => playing(laid(from), { call: 'match', local: {}, step: 'over' })
  test('6.7: anchors, half of the kills and who broke through', () => {
    const passage = over({ models: { A1: { at: [20, 40] }, A2: { at: [40, 46] }, B1: { at: [60, 46.3] } } })
    expect(passage.outcome).toEqual({ winners: ['A'], scores: { A: 24, B: 0 } })
    const through = over({
      models: { A1: { at: [40, 70] }, A2: { at: [40, 60] }, B1: { at: [70, 6] }, B2: { at: [20, 10] } },
      goal: 'breakthrough',
    })
    expect(through.outcome?.scores).toEqual({ A: 10, B: 20 })
    const left = over({ models: { A1: { at: [40, 40] }, B1: { now: { standing: 'removed' } } }, goal: 'annihilation' })
    expect(left.outcome?.winners).toEqual(['A'])
  })
  test('VX-ACT-09: a match ends with its last turn, or when a side is gone', () => {
    const last = playing(
      { ...laid({ models: { A1: { at: [10, 10] }, B1: { at: [70, 70] } } }), turn: 7 },
      { call: 'match', local: {}, step: 'ended' },
    )
    expect(last.state.phase).toBe('over')
  })
})
