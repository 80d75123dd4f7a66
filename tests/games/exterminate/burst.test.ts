/** Burst and Blast, by the house rulings (6.3.3) for weapons that EX-SHO-03 only mentions. */
import { describe, expect, test } from 'vitest'
import type { Profile, Weapon } from '../../../src/games/exterminate/rules/profile'
import type { Exterminate } from '../../../src/games/exterminate/rules/terms'
import type { Play } from '../../driver/drive'
import { inch } from '../../driver/inches'
import { figure, type Laid, shooting, where } from './position'

const gun = (changes: Partial<Weapon>): Partial<Profile> => ({
  weapons: [{ id: 'gunstick', dice: 5, range: inch(8), closeCombat: false, stress: 1, keywords: [], ...changes }],
})
const dice = (play: Play<Exterminate>, subject: string) =>
  (play.decision(subject).choice as unknown as { dice: readonly unknown[] }).dice.length
const shot = (position: Laid) => shooting(position).answer('A', 'shoot turn', 'shoot:A1>B1:gunstick')
/** Everybody misses and nothing is cancelled. */
const missed = (play: Play<Exterminate>) => {
  const count = dice(play, 'attack dice')
  play.roll('attack dice', 'A'.repeat(count)).roll('defence dice', 'H'.repeat(dice(play, 'defence dice')))
  return count
}

describe('burst', () => {
  /** Six dice for up to three targets; the fourth enemy stands apart. */
  const row = (changes: Partial<Laid> = {}): Laid => ({
    figures: {
      A1: { profile: 'TD', at: [0, 0], as: gun({ burst: 3 }) },
      B1: { profile: 'TC', at: [6, 0] },
      B2: { profile: 'TC', at: [6, 3] },
      B3: { profile: 'TC', at: [6, -2.5] },
      B4: { profile: 'TC', at: [6, -6] },
    },
    ...changes,
  })

  test('EX-SHO-03: it may take in others within two inches of the first, as many as its number', () => {
    const play = shot(row())
    expect(play.options('burst target')).toEqual(['attack:B2', 'attack:B3', 'enough'])
    expect(play.option('burst target', 'attack:B4').refused).toMatchObject({ key: 'burst-too-far', says: { first: 'B1' } })
    play.answer('A', 'burst target', 'attack:B2')
    // Measured from the first target, not from the last.
    expect(play.options('burst target')).toEqual(['attack:B3', 'enough'])
    play.answer('A', 'burst target', 'attack:B3')
    expect(play.open).toEqual(['A: burst dice'])
  })

  test('EX-SHO-03: the dice are shared out before any is rolled, and each share is a shot of its own', () => {
    const play = shot(row()).answer('A', 'burst target', 'attack:B3').answer('A', 'burst target', 'enough')
    expect(play.verdict('A', 'burst dice', [6, 0]).allowed).toBe(false)
    expect(play.verdict('A', 'burst dice', [3, 2]).allowed).toBe(false)
    play.answer('A', 'burst dice', [2, 4])
    expect(play.last('burst-shared')).toMatchObject({ shooter: 'A1', targets: ['B1', 'B3'], dice: [2, 4] })
    play.roll('attack dice', 'HA').roll('defence dice', 'AHH')
    expect(figure(play, 'B1').stress).toBe(1)
    expect(play.last('shot-declared')).toMatchObject({ how: 'burst', report: { target: 'B3' } })
    expect(dice(play, 'attack dice')).toBe(4)
    play.roll('attack dice', 'HAAA').roll('defence dice', 'HHH').roll('damage dice', 'L')
    expect([play.last('figure-exterminated').figure, figure(play, 'A1').done]).toEqual(['B3', { shot: true }])
  })

  test('EX-SHO-02, EX-SHO-03: every share pays for its own penalties, and must leave a die', () => {
    const crate = { crate: { box: [3, 1, 3.6, 1.4] } } as const
    const play = shot(row({ terrain: crate }))
      .answer('A', 'burst target', 'attack:B2')
      .answer('A', 'burst target', 'enough')
    expect(play.decision('burst dice').choice).toMatchObject({
      total: 6,
      among: [
        { id: 'B1', least: 1 },
        { id: 'B2', least: 2 },
      ],
    })
    play.answer('A', 'burst dice', [3, 3])
    expect([missed(play), missed(play)]).toEqual([3, 2])
  })

  test('EX-SHO-03: who is out of sight is no target, nor one for whom no dice are left', () => {
    const wall = { wall: { box: [3, 0.7, 3.6, 2.4], height: 2 } } as const
    expect(shot(row({ terrain: wall })).option('burst target', 'attack:B2').refused).toMatchObject({ key: 'sight-blocked' })
    const two = { A1: { profile: 'TD', at: [0, 0], as: gun({ burst: 3, dice: 1 }) } } as const
    const crate = { crate: { box: [3, 1, 3.6, 1.4] } } as const
    const few = shot(row({ figures: { ...row().figures, ...two }, terrain: crate }))
    expect(few.option('burst target', 'attack:B2').refused).toMatchObject({ key: 'burst-no-dice', says: { dice: 1 } })
    expect(few.options('burst target')).toEqual(['attack:B3', 'enough'])
  })

  test('EX-SHO-03: with one target, named or not, all dice are for it', () => {
    const play = shot(row()).answer('A', 'burst target', 'enough')
    expect([dice(play, 'attack dice'), play.events.some(({ type }) => type === 'burst-shared')]).toEqual([6, false])
    const alone = { A1: { profile: 'TD', at: [0, 0], as: gun({ burst: 3 }) }, B1: { profile: 'TC', at: [6, 0] } } as const
    expect(dice(shot({ figures: alone }), 'attack dice')).toBe(6)
  })

  test('EX-CHR-07: a shooter felled by a blast of its own fires no further share', () => {
    const close: Laid = {
      figures: {
        A1: { profile: 'TD', at: [0, 0], as: gun({ burst: 2, keywords: ['blast'] }) },
        B1: { profile: 'TC', at: [1.5, 0] },
        B2: { profile: 'TC', at: [1.5, 3] },
      },
    }
    const play = shot(close).answer('A', 'burst target', 'attack:B2').answer('A', 'burst dice', [3, 3])
    missed(play)
    expect(play.last('shot-declared')).toMatchObject({ how: 'blast', report: { target: 'A1' } })
    play.roll('attack dice', 'HH').roll('defence dice', 'HHHH').roll('damage dice', 'LA')
    expect([where(play.state, 'A1'), play.open]).toEqual([undefined, []])
  })
})

describe('blast', () => {
  /** Five dice and one for the shooter's aim; a friend and an enemy stand beside the target. */
  const crowd = (changes: Partial<Laid> = {}): Laid => ({
    figures: {
      A1: { profile: 'TD', at: [0, 0], as: gun({ keywords: ['blast'] }) },
      A2: { profile: 'TD', at: [6, 2] },
      B1: { profile: 'TC', at: [6, 0] },
      B2: { profile: 'TC', at: [7.9, 0] },
      B3: { profile: 'TC', at: [6, -2.1] },
    },
    ...changes,
  })

  test('EX-SHO-03: every other figure within an inch of the target, friend or foe, is attacked with half the dice, rounded up', () => {
    const play = shot(crowd())
    expect(missed(play)).toBe(6)
    const halves = [missed(play), missed(play)]
    const blasted = play.events.flatMap((event) =>
      event.type === 'shot-declared' && event.how === 'blast' ? [event.report.target] : [],
    )
    expect([blasted, halves]).toEqual([
      ['A2', 'B2'],
      [3, 3],
    ])
    expect(play.open).toEqual(['A: shoot turn'])
    const odd = { ...crowd().figures, A1: { profile: 'TD', at: [0, 0], as: gun({ dice: 4, keywords: ['blast'] }) } } as const
    const five = shot(crowd({ figures: odd }))
    expect([missed(five), missed(five)]).toEqual([5, 3])
  })

  test('EX-SHO-03: half of the dice that were rolled, penalties and cards counted', () => {
    const crate = { crate: { box: [3, 0.3, 3.6, 2] } } as const
    const play = shot(crowd({ terrain: crate, sides: { A: { ready: ['steady-aim'] } } }))
    play.answer('A', 'adventure window', 'pass')
    expect([missed(play), missed(play)]).toEqual([5, 3])
    const aimed = shot(crowd({ terrain: crate, sides: { A: { ready: ['steady-aim'] } } }))
    aimed.answer('A', 'adventure window', 'use:steady-aim')
    expect([missed(aimed), missed(aimed)]).toEqual([6, 3])
  })

  test('EX-SHO-03: a blast is no shot that was declared: only its victim may have a card for it', () => {
    const play = shot(crowd({ sides: { A: { ready: ['steady-aim'] }, B: { ready: ['reinforced-plating'] } } }))
    play.answer('A', 'adventure window', 'pass').answer('B', 'adventure window', 'pass')
    missed(play)
    missed(play)
    expect([play.last('shot-declared').report.target, play.open]).toEqual(['B2', ['B: adventure window']])
    play.answer('B', 'adventure window', 'use:reinforced-plating')
    expect([dice(play, 'attack dice'), dice(play, 'defence dice')]).toEqual([3, 4])
  })

  test('EX-DMG-06: own figures give no points; stress and damage are as of any shot', () => {
    const play = shot(crowd())
    missed(play)
    play.roll('attack dice', 'HHA').roll('defence dice', 'HHHH').roll('damage dice', 'LA')
    expect([where(play.state, 'A2'), play.state.ledger]).toEqual([undefined, []])
    const foe = shot(crowd())
    missed(foe)
    missed(foe)
    foe.roll('attack dice', 'HHA').roll('defence dice', 'HHH').roll('damage dice', 'HA')
    expect([figure(foe, 'B2').stress, figure(foe, 'B2').condition]).toEqual([1, 'shocked'])
  })

  test('EX-COV-01: there is no cover from a blast, and no sight is needed', () => {
    const walls = { crate: { box: [7.1, -0.4, 7.3, 0.2] }, wall: { box: [4, 1.2, 5, 3], height: 2 } } as const
    const play = shot(crowd({ terrain: walls }))
    missed(play)
    missed(play)
    expect(play.last('shot-declared').report.target).toBe('B2')
    expect([dice(play, 'attack dice'), dice(play, 'defence dice')]).toEqual([3, 3])
    expect(play.last('shot-declared').report).toMatchObject({ cover: [], obstructions: [], verdict: { allowed: true } })
  })

  test('EX-SHO-03: it goes off beside a target that is gone, and hits nobody who is', () => {
    const play = shot(crowd()).roll('attack dice', 'HAAAAA').roll('defence dice', 'HHH').roll('damage dice', 'L')
    expect(where(play.state, 'B1')).toBeUndefined()
    expect([missed(play), missed(play)]).toEqual([3, 3])
  })
})
