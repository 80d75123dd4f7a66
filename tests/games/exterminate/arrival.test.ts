import { describe, expect, test } from 'vitest'
import { fighting, figure, type Laid, way, where } from './position'

/** A1 passes a stone on his way in; A2 comes to stand where the stone would stop him. */
const past: Laid = {
  figures: {
    A1: { profile: 'TC', at: [2, -1.9] },
    A2: { profile: 'TC', at: [3.4, -2] },
    B1: { profile: 'TD', at: [3, 0] },
  },
  terrain: { stone: { box: [1.5, -0.6, 1.6, -0.5] } },
}
const declared = () =>
  fighting(past)
    .answer('A', 'melee turn', 'engage:A1>B1')
    .answer('A', 'engage where', way([2, 0]))
    .answer('A', 'bonus dice', 0)
    .answer('A', 'more attackers', 'join:A2')
    .answer('A', 'engage where', way([2.5, -0.866]))
    .answer('A', 'bonus dice', 0)

describe('engagement moves in the listed order', () => {
  test('EX-MEL-16, EX-OBS-04: nobody has moved yet when the first crossing is rolled for', () => {
    const play = declared()
    expect(play.open).toEqual(['chance: crossing die'])
    expect([where(play.state, 'A1'), where(play.state, 'A2')]).toEqual([
      [2, -1.9],
      [3.4, -2],
    ])
  })

  test('EX-MEL-16: who is stopped stops where he would if those named later had not moved; they may find their place taken', () => {
    const play = declared().roll('crossing die', 'A')
    expect([where(play.state, 'A1'), where(play.state, 'A2')]).toEqual([
      [2, -0.9],
      [3.4, -2],
    ])
    expect(play.last('engagement-withdrawn')).toMatchObject({ figure: 'A2' })
    expect([figure(play, 'A1').done, figure(play, 'A2').done]).toEqual([{ engaged: true }, {}])
    expect(play.last('melee-ended').outcome).toEqual({ case: 'no-melee' })
  })

  test('EX-MEL-16: a place that is still free is taken, whatever became of the others', () => {
    const lost = declared().roll('crossing die', 'L')
    expect([where(lost.state, 'A1'), where(lost.state, 'A2')]).toEqual([
      [2, -1.9],
      [2.5, -0.87],
    ])
    expect(lost.last('round-began').attack.attacker).toBe('A2')
    const over = declared().roll('crossing die', 'H')
    expect([where(over.state, 'A1'), where(over.state, 'A2')]).toEqual([
      [2, 0],
      [2.5, -0.87],
    ])
    expect(over.last('round-began').attack.attacker).toBe('A1')
  })

  test('EX-MEL-16: who is named before the first crossing has moved in by then', () => {
    const play = fighting(past)
      .answer('A', 'melee turn', 'engage:A2>B1')
      .answer('A', 'engage where', way([2.5, -0.866]))
      .answer('A', 'bonus dice', 0)
      .answer('A', 'more attackers', 'join:A1')
      .answer('A', 'engage where', way([2, 0]))
      .answer('A', 'bonus dice', 0)
    expect([where(play.state, 'A2'), where(play.state, 'A1')]).toEqual([
      [2.5, -0.87],
      [2, -1.9],
    ])
    // A2 stands in the way of where the stone would stop him.
    expect(where(play.roll('crossing die', 'A').state, 'A1')).toEqual([2, -1.73])
  })
})
