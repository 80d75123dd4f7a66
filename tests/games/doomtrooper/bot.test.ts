/** The bot plays sensibly: what it carries, whom and how it attacks, what it keeps; and it remembers what all have seen. */
import { describe, expect, test } from 'vitest'
import { botAnswer, botDecision } from '../../../src/bots/bot'
import { POOL } from '../../../src/games/doomtrooper/content/pool'
import { rules } from '../../../src/games/doomtrooper/play'
import { readPack } from '../../../src/games/doomtrooper/rules/pack'
import type { AnyDecision } from '../../../src/kernel'
import { seeded } from '../../conformance/rng'
import { act, declined, doing, fight, type Laid, laid, pair, playing, type Table, uid } from './position'
import { THIRTY_PACK } from './thirty.pack'

/** What the bot of this seat answers, over many seeds. */
function said(play: Table, seat: 'A' | 'B' = 'A'): ReadonlySet<string> {
  const open = play.snapshot.pending.filter((one) => one.seat === seat) as readonly AnyDecision[]
  const view = play.sees(seat)
  const all = Array.from({ length: 12 }, (_, seed) => {
    const decision = botDecision(rules, view, open) as AnyDecision
    return `${decision.subject}: ${[botAnswer(rules, view, decision, seeded(seed + 1))].flat().join()}`
  })
  return new Set(all)
}
const begun = (position: Laid): Table => act(playing({ plain: ['samurai', 'necromutant', 'razide'], ...position }), 'A', 'attack')

describe('the bot', () => {
  test('deploys what it can pay before it does anything else', () => {
    for (const one of said(playing({ A: { hand: ['samurai', 'take_aim'], D: 9 }, B: { inPlay: ['infantry'] } })))
      expect(one).toBe('action: deploy:h0')
  })

  test('deploys whom its foe may not attack rather than the first whom he may', () => {
    // A Brotherhood member attacks Dark Legion warriors only; a necromutant beside them would be his one target.
    const hand = ['undead_legionnaire', 'infantry']
    const guarded = { D: 2, inPlay: ['samurai', 'clansman', 'free_marine'] }
    const plain = ['inquisitor', 'samurai', 'clansman', 'free_marine', 'undead_legionnaire', 'infantry']
    const safe = playing({ plain, A: { ...guarded, hand }, B: { inPlay: ['inquisitor[violator_sword]'] } })
    expect(said(safe)).toEqual(new Set(['action: deploy:h1']))
    // Where the foe may attack either, the order in the hand or luck decides.
    const open = playing({ plain, A: { ...guarded, hand }, B: { inPlay: ['razide'] } })
    for (const one of said(open)) expect(one).toMatch(/^action: deploy/)
  })

  test('deploys whom an attack would be worth with rather than one who may attack nobody', () => {
    // A corporation may not attack the Brotherhood; the Dark Legion may, and a Razide beats whoever stands there.
    const hand = ['tatsu', 'razide']
    const plain = ['tatsu', 'razide', 'sacred_warrior', 'samurai', 'clansman', 'free_marine']
    const play = playing({
      plain,
      A: { D: 7, hand, inPlay: ['samurai', 'clansman', 'free_marine'] },
      B: { inPlay: ['sacred_warrior'] },
    })
    expect(said(play)).toEqual(new Set(['action: deploy:h1']))
  })

  test('equips the warrior that uses it best, and never an enemy', () => {
    const play = playing({
      A: { hand: ['sherman_bolter'], D: 9, inPlay: ['samurai', 'infantry', 'clansman'] },
      B: { inPlay: ['necromutant'] },
    })
    for (const one of said(play)) {
      expect(one).toMatch(/^action: play:h0>/)
      expect(one).not.toContain(uid(play, 'necromutant'))
    }
  })

  test('attacks the one it beats without being struck back', () => {
    const play = begun({ A: { inPlay: ['razide'] }, B: { inPlay: ['necromutant', 'infantry'] } })
    const [chosen] = said(play)
    expect(said(play).size).toBe(1)
    expect([pair(play, 'razide', 'necromutant'), pair(play, 'razide', 'infantry')].map((id) => `combatants: ${id}`)).toContain(
      chosen,
    )
  })

  test('does not attack into a sure loss', () => {
    const play = playing({ plain: ['razide'], A: { D: 20, inPlay: ['infantry/wounded'] }, B: { inPlay: ['razide'] } })
    for (const one of said(play)) expect(one).not.toBe('action: attack')
    const sure = playing({ plain: ['razide'], A: { D: 20, inPlay: ['razide'] }, B: { inPlay: ['infantry/wounded'] } })
    expect(said(sure)).toEqual(new Set(['action: attack']))
  })

  test('chooses the tactic by what the attack would come to', () => {
    // Razide: F 9, S 2, A 7; its foe strikes back with either.
    const play = begun({ A: { inPlay: ['razide'] }, B: { inPlay: ['samurai'] } })
    play.answer('A', 'combatants', pair(play, 'razide', 'samurai'))
    declined(play)
    expect(said(play)).toEqual(new Set(['tactic: fight']))
  })

  test('plays the answer that turns a combat, and keeps it where the combat is won', () => {
    const at = (foe: string) =>
      fight(
        playing({
          plain: ['samurai', 'necromutant', 'razide', 'twitcher'],
          A: { hand: ['powerful_blow'], inPlay: ['samurai'] },
          B: { inPlay: [foe] },
        }),
        'samurai',
        foe,
        'fight',
      )
    for (const one of said(at('necromutant'))) expect(one).toMatch(/^modify combat: play:h0>/)
    expect(said(at('twitcher'))).toEqual(new Set(['modify combat: pass']))
    expect(said(at('razide'))).toEqual(new Set(['modify combat: pass']))
  })

  test('remembers a warrior in cover that all have seen', () => {
    // A Samurai has no chance against a Razide, in cover or not.
    const strong = laid({ plain: ['samurai', 'razide'], A: { D: 20, inPlay: ['samurai'] }, B: { inPlay: ['~razide'] } })
    for (const one of said(playing(strong))) expect(one).not.toBe('action: attack')
    const play = begun({ plain: ['razide', 'infantry'], A: { inPlay: ['razide'] }, B: { inPlay: ['~razide', '~infantry'] } })
    expect(said(play)).toEqual(new Set([`combatants: ${pair(play, 'razide', 'infantry')}`]))
  })

  test('takes a free play for something worth it', () => {
    const read = readPack(JSON.parse(JSON.stringify(THIRTY_PACK)), POOL)
    if (!read.ok) throw new Error('refused')
    const cards = [read.pool.quartermaster ?? expect.fail('no such card')]
    const play = playing({
      cards,
      A: { D: 20, hand: ['quartermaster', 'sherman_bolter', 'take_aim'], inPlay: ['samurai'] },
      B: { inPlay: ['necromutant'] },
    })
    expect(said(play)).toEqual(new Set(['action: play:h0']))
    doing(play, 'A', 'play quartermaster')
    declined(play)
    expect(said(play)).toEqual(new Set([`free play: play:h0>${uid(play, 'samurai')}`]))
    const idle = playing({
      cards,
      A: { D: 20, hand: ['quartermaster', 'take_aim'], inPlay: ['samurai'] },
      B: { inPlay: ['necromutant'] },
    })
    for (const one of said(idle)) expect(one).not.toBe('action: play:h0')
  })
})
