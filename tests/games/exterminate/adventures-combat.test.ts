/** Adventure cards for shots, melees and damage (6.3.5): the moment of each, what it does, what becomes of it, when it is not offered. */
import { describe, expect, test } from 'vitest'
import type { Exterminate } from '../../../src/games/exterminate/rules/terms'
import type { Play } from '../../driver/drive'
import { fighting, figure, type Laid, playing, shooting, way, where } from './position'

type Ready = { readonly A?: readonly string[]; readonly B?: readonly string[] }
const holding = ({ A = [], B = [] }: Ready) => ({ A: { ready: A }, B: { ready: B } })
/** A Dalek and a Cyberman seven inches apart: four dice against three. */
const facing = (ready: Ready, changes: Partial<Laid> = {}): Laid => ({
  figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TC', at: [8, 0] } },
  sides: holding(ready),
  ...changes,
})
const shot = (position: Laid) => shooting(position).answer('A', 'shoot turn', 'shoot:A1>B1:gunstick')
const lies = (play: Play<Exterminate>, seat: 'A' | 'B' = 'A') => {
  const { ready, exhausted, discard } = play.state.sides[seat].adventures
  return { ready, exhausted, discard }
}
const gone = (card: string) => ({ ready: [], exhausted: [], discard: [card] })
const exhausted = (card: string) => ({ ready: [], exhausted: [card], discard: [] })
const dice = (play: Play<Exterminate>, subject: string) =>
  (play.decision(subject).choice as unknown as { dice: readonly unknown[] }).dice.length

describe('cards for a damage roll', () => {
  const hurt = (ready: Ready, faces: string, changes: Partial<Laid> = {}) =>
    shot(facing(ready, changes)).roll('attack dice', 'HHAA').roll('defence dice', 'HHH').roll('damage dice', faces)

  test('EX-ADV-02: Lucky Hit! makes Shocked Exterminated, and is discarded', () => {
    const play = hurt({ A: ['lucky-hit'] }, 'HA')
    expect(play.open).toEqual(['A: adventure window'])
    play.answer('A', 'adventure window', 'use:lucky-hit')
    expect([play.last('damage-rolled').best, figure(play, 'B1').condition]).toEqual(['exterminated', 'exterminated'])
    expect([lies(play), play.state.boosts]).toEqual([gone('lucky-hit'), []])
    const kept = hurt({ A: ['lucky-hit'] }, 'HA').answer('A', 'adventure window', 'pass')
    expect([figure(kept, 'B1').condition, lies(kept).ready]).toEqual(['shocked', ['lucky-hit']])
  })

  test.each(['AA', 'LH'])('EX-ADV-02: Lucky Hit! is not offered for %s, nor to the one hurt', (faces) => {
    expect(hurt({ A: ['lucky-hit'] }, faces).open).not.toContain('A: adventure window')
    expect(hurt({ B: ['lucky-hit'] }, 'HA').open).not.toContain('B: adventure window')
  })

  test('EX-ADV-02: Finish Them! rolls one damage die again, and is discarded', () => {
    const play = hurt({ A: ['finish-them'] }, 'HA').answer('A', 'adventure window', 'use:finish-them')
    expect(play.verdict('A', 'which dice', ['die-0', 'die-1']).allowed).toBe(false)
    play.answer('A', 'which dice', ['die-1']).roll('reroll dice', 'L')
    expect([play.last('damage-rolled').faces, figure(play, 'B1').condition]).toEqual([['hit', 'bolt'], 'exterminated'])
    expect(lies(play)).toEqual(gone('finish-them'))
  })

  test('EX-ADV-02: Finish Them! is for shots at enemies only', () => {
    const melee = playing(facing({ A: ['finish-them'] }), {
      call: 'damage',
      local: { figure: 'B1', by: 'A1', dice: 1, harm: 'round' },
    })
    expect(melee.roll('damage dice', 'H').open).toEqual([])
    const friend = playing(facing({ A: ['finish-them'] }), {
      call: 'damage',
      local: { figure: 'A1', by: 'A1', dice: 1, harm: 'shot' },
    })
    expect(friend.roll('damage dice', 'H').open).toEqual([])
  })

  test('EX-ADV-02: Escape Plan ignores an extermination by a damage roll, and is discarded', () => {
    const play = hurt({ B: ['escape-plan'] }, 'LH')
    expect(play.options('result')).toEqual(['use:escape-plan', 'suffer'])
    play.answer('B', 'result', 'use:escape-plan')
    expect([figure(play, 'B1').condition, play.last('figure-saved').by]).toEqual(['operational', 'escape-plan'])
    expect(lies(play, 'B')).toEqual(gone('escape-plan'))
    expect(hurt({ B: ['escape-plan'] }, 'HH').open).not.toContain('B: result')
  })

  test('EX-ADV-02: Escape Plan is no help against a blow at a shocked figure', () => {
    const local = { figure: 'B1', by: 'A', harm: 'coup', result: 'exterminated' } as const
    expect(figure(playing(facing({ B: ['escape-plan'] }), { call: 'result', local }), 'B1').condition).toBe('exterminated')
  })
})

describe('cards for a shot', () => {
  const crate = { crate: { box: [4, 0.3, 5, 2] } } as const

  test('EX-ADV-02: Additional Sensory Input takes all penalties off one shot, and is exhausted', () => {
    const far: Laid = { ...facing({ A: ['sensory-input'] }), terrain: crate }
    const away = { ...far, figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TC', at: [12, 0] } } } as Laid
    const play = shot(away)
    expect([play.last('shot-declared').report.attack.total, play.open]).toEqual([2, ['A: adventure window']])
    play.answer('A', 'adventure window', 'use:sensory-input')
    expect([dice(play, 'attack dice'), lies(play)]).toEqual([4, exhausted('sensory-input')])
    play.roll('attack dice', 'AAAA').roll('defence dice', 'AAA')
    expect(play.state.boosts).toEqual([])
  })

  test('EX-ADV-02: Steady Aim gives a die to who has not moved in this turn, and is exhausted', () => {
    const play = shot(facing({ A: ['steady-aim'] })).answer('A', 'adventure window', 'use:steady-aim')
    expect([dice(play, 'attack dice'), lies(play)]).toEqual([5, exhausted('steady-aim')])
    const moved = { A1: { profile: 'TD', at: [0, 0], done: { moved: true } }, B1: { profile: 'TC', at: [8, 0] } } as const
    expect(shot(facing({ A: ['steady-aim'] }, { figures: moved })).open).toEqual(['chance: attack dice', 'chance: defence dice'])
  })

  test('EX-ADV-02, EX-NOD-05: a sprint is a move too: no Steady Aim for the shot of a node in its middle', () => {
    const play = shooting(
      facing({ A: ['steady-aim'] }, { nodes: { n1: { at: [3, 0] } }, bag: [{ kind: 'temporal', points: 1 }] }),
    )
    play
      .answer('A', 'shoot turn', 'sprint:A1')
      .answer('A', 'move where', way([2, 0]))
      .answer('A', 'take nodes', ['n1'])
    play.answer('chance' as never, 'node draw', [0]).answer('A', 'free shot', 'shoot:A1>B1:gunstick')
    expect(play.open).toEqual(['chance: attack dice', 'chance: defence dice'])
  })

  test('EX-ADV-02: Reinforced Plating gives the target a die, and is exhausted', () => {
    const play = shot(facing({ B: ['reinforced-plating'] }))
    expect(play.open).toEqual(['B: adventure window'])
    play.answer('B', 'adventure window', 'use:reinforced-plating')
    expect([dice(play, 'defence dice'), lies(play, 'B')]).toEqual([4, exhausted('reinforced-plating')])
    expect(shot(facing({ A: ['reinforced-plating'] })).open).toEqual(['chance: attack dice', 'chance: defence dice'])
  })

  test('3.2: the side with the initiative is asked first; the window is open while anybody may still act', () => {
    const play = shot(facing({ A: ['steady-aim'], B: ['reinforced-plating'] }, { active: 'B' }))
    play.answer('B', 'adventure window', 'pass').answer('A', 'adventure window', 'use:steady-aim')
    expect(play.open).toEqual(['B: adventure window'])
    play.answer('B', 'adventure window', 'use:reinforced-plating')
    expect([dice(play, 'attack dice'), dice(play, 'defence dice')]).toEqual([5, 4])
  })
})

describe('cards for a melee', () => {
  const close = (ready: Ready, stress = 1): Laid => ({
    figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TD', at: [2, 0], stress } },
    sides: holding(ready),
  })
  const joined = (position: Laid) =>
    fighting(position)
      .answer('A', 'melee turn', 'engage:A1>B1')
      .answer('A', 'engage where', way([1, 0]))

  test.each(['A', 'B'] as const)('EX-ADV-02: Combat Senses gives a die to a combatant of %s, and is exhausted', (seat) => {
    const play = joined(close({ [seat]: ['combat-senses'] }, 0))
    play.answer(seat, 'adventure window', 'use:combat-senses')
    expect([dice(play, 'melee attack dice'), dice(play, 'melee defence dice')]).toEqual(seat === 'A' ? [4, 2] : [3, 3])
    expect(lies(play, seat)).toEqual(exhausted('combat-senses'))
  })

  test('EX-ADV-02: Hold the Line makes a defender forget its stress, and is exhausted', () => {
    const play = joined(close({ B: ['hold-the-line'] }))
    play.answer('B', 'adventure window', 'use:hold-the-line')
    expect([dice(play, 'melee defence dice'), lies(play, 'B')]).toEqual([2, exhausted('hold-the-line')])
    play.roll('melee attack dice', 'AAA').roll('melee defence dice', 'AA')
    expect(play.state.boosts).toEqual([])
    expect(joined(close({ B: ['hold-the-line'] }, 0)).open).not.toContain('B: adventure window')
    expect(joined(close({ A: ['hold-the-line'] })).open).not.toContain('A: adventure window')
  })

  test('EX-ADV-02: it holds for the whole melee, and for that figure alone', () => {
    const position: Laid = {
      figures: {
        A1: { profile: 'TB', at: [0, 0] },
        B1: { profile: 'TD', at: [2, 0], stress: 1 },
        B2: { profile: 'TD', at: [2.6, 1.4], stress: 1 },
      },
      sides: holding({ B: ['hold-the-line'] }),
    }
    const play = joined(position).answer('A', 'attack mode', 'one-for-all')
    play.answer('A', 'next attack', 'attack:B1').answer('A', 'next attack', 'attack:B2').answer('A', 'next attack', 'attack:B1')
    play.answer('B', 'adventure window', 'use:hold-the-line')
    const defended = () => {
      const count = dice(play, 'melee defence dice')
      const own = dice(play, 'melee attack dice')
      play.roll('melee attack dice', 'A'.repeat(own)).roll('melee defence dice', 'A'.repeat(count))
      return count
    }
    expect([defended(), defended(), defended()]).toEqual([2, 1, 2])
  })

  test('EX-ADV-02, EX-MEL-15: Sidestep lets the one pushed choose the direction, and is exhausted', () => {
    const pushed = () =>
      playing(
        {
          figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TD', at: [3, 1], on: 'hill' } },
          terrain: { hill: { box: [2, 0, 5, 3] } },
          sides: holding({ B: ['sidestep'] }),
        },
        { call: 'push', local: { figure: 'B1', pushers: ['A1'] } },
      )
    const play = pushed().answer('B', 'push direction', 'towards:90')
    expect([where(play.state, 'B1'), lies(play, 'B')]).toEqual([[3, 2], exhausted('sidestep')])
    // On a top it stops at the edge, whatever the direction.
    expect(where(pushed().answer('B', 'push direction', 'towards:180').state, 'B1')).toEqual([2.5, 1])
    const straight = pushed().answer('B', 'push direction', 'pass')
    expect([straight.last('figure-pushed').by, lies(straight, 'B').ready]).toEqual(['A1', ['sidestep']])
  })
})
