/** What the strip shows of dice, and which answers get a button there. */
import { describe, expect, test } from 'vitest'
import { againSaid, diceChosen } from '../../../src/app/match/again'
import { IDLE } from '../../../src/client/draft'
import { exterminateView } from '../../../src/games/exterminate/view'
import { pass } from '../exterminate/passing'
import { fighting, type Laid, shooting, way } from '../exterminate/position'
import { speakOf } from './matches'
import { momentOf, type Playing } from './told'

const FIELD: Laid = {
  figures: { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TD', at: [5, 0] } },
  sides: { A: { hand: ['hit', 'reroll'], fate: 2 }, B: { hand: ['armour'], fate: 2 } },
}
const shot = () =>
  shooting(FIELD).answer('A', 'shoot turn', 'shoot:A1>B1:gunstick').roll('attack dice', 'HHA').roll('defence dice', 'HHAL')

const situation = (play: Playing, language: 'en' | 'fr' = 'en') => {
  const moment = { ...momentOf(play), draft: IDLE }
  return exterminateView.situation?.(moment, speakOf(moment.view, language))
}
const acts = (play: Playing) => {
  const moment = { ...momentOf(play), draft: IDLE }
  return exterminateView.acts?.(moment, speakOf(moment.view, 'en')) ?? []
}

describe('dice in the strip', () => {
  test('a shot: who at whom, both rolls with what counts, what gets through, and why', () => {
    const play = shot()
    expect(situation(play)).toMatchObject({
      title: 'Dalek 1 shoots at Dalek 2',
      result: '2 hits, 1 cancelled: 1 gets through',
      why: ['on the dice 2', 'armour on the dice 1'],
      rolls: [
        { id: 'attack', seat: 'A', said: '2 hits, armour' },
        { id: 'defence', seat: 'B' },
      ],
    })
    expect(situation(play)?.rolls.map(({ dice }) => dice.filter(({ counts }) => counts).length)).toEqual([2, 1])
    expect(situation(play, 'fr')?.result).toContain('2 touches')
  })
  test('a card that was played stands beside the dice, by its name', () => {
    const play = pass(shot(), 'attack cards').answer('A', 'attack cards', 'play:hit>hit')
    expect(situation(play)?.rolls[0]?.dice.at(-1)).toMatchObject({ label: 'hit', counts: true, card: 'Hit' })
  })
  test('where dice are picked, each is its option, and it is said how many', () => {
    const play = shot().answer('A', 'reroll window', 'reroll:attack>token')
    const asked = situation(play)
    expect(asked?.result).toBe('Pick 1 to 3 dice')
    expect(asked?.rolls.map(({ dice }) => dice.flatMap(({ option }) => option ?? []))).toEqual([['die-0', 'die-1', 'die-2'], []])
  })
  test('EX-FAT-03: the dice of a re-roll are chosen in the strip that offers it, by token and by card', () => {
    const play = shot()
    const asked = situation(play)
    expect(asked?.again).toBe(momentOf(play).decisions[0]?.id)
    expect(asked?.rolls.map(({ dice }) => dice.flatMap(({ again }) => again ?? []))).toEqual([['die-0', 'die-1', 'die-2'], []])
    expect(acts(play).map(({ again }) => again)).toEqual([{ roll: 'attack', subject: 'which dice', most: 3 }])
    // The one that failed, until others are chosen.
    const chosen = asked && diceChosen(asked, 'A', undefined)
    expect(chosen).toEqual(['attack die-2'])
    const again = acts(play)[0]?.again
    expect(asked && again && againSaid(again, asked, chosen ?? [])).toEqual({ subject: 'which dice', answer: ['die-2'] })
    expect(asked && again && againSaid({ ...again, most: 1 }, asked, ['attack die-0', 'attack die-1'])?.answer).toEqual(['die-0'])
    expect(asked && again && againSaid(again, asked, ['defence die-0'])).toBeUndefined()
    const others = { decision: asked?.again ?? '', dice: ['attack die-0'] }
    expect(asked && diceChosen(asked, 'A', others)).toEqual(['attack die-0'])
    expect(asked && diceChosen(asked, 'A', { ...others, decision: 'an earlier one' })).toEqual(chosen)
  })
  test('a round of melee: who is ahead', () => {
    const play = fighting({ ...FIELD, figures: { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TD', at: [2.5, 0] } } })
      .answer('A', 'melee turn', 'engage:A1>B1')
      .answer('A', 'engage where', way([1.5, 0]))
      .answer('A', 'bonus dice', 1)
    play.roll('melee attack dice', 'HHAAAAA').roll('melee defence dice', 'AH')
    expect(situation(play)?.result).toBe('2 hits to 1: Dalek 1 is ahead')
  })
})

test('a window’s buttons: fate, but no card of the hand and no pass', () => {
  expect(acts(shot())).toMatchObject([{ option: 'reroll:attack>token', label: 'Fate: re‑roll the attack dice', icon: 'fate' }])
})
