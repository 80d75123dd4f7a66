/** The chances of a conflict before it is begun, from what the viewer may know. */
import { describe, expect, test } from 'vitest'
import { stillMoment } from '../../../src/client/moment'
import { foretold, type Placing } from '../../../src/games/doctor-who-card-game/rules/facts/foretold'
import type { View } from '../../../src/games/doctor-who-card-game/rules/state'
import { doctorWhoView } from '../../../src/games/doctor-who-card-game/view'
import type { AnyDecision } from '../../../src/kernel'
import { LANGUAGES } from '../../../src/ui/words/speak'
import { junk, type Laid, playing } from '../doctor-who-card-game/position'
import { speakOf } from './matches'

const seen = (laid: Laid): View => playing(laid).sees('A') as View
const attack = (...cards: readonly string[]): Placing => ({ location: 'B1', seat: 'A', cause: 'enemies-placed', cards })

/** A attacks one location of B, which has these defenders. */
const field = (defenders: readonly string[], more: Partial<Laid> = {}): Laid => ({
  hands: { A: ['foe-5', 'foe-1', ...junk(4)] },
  table: { A1: {}, B1: { defenders } },
  ...more,
})

describe('what is foretold', () => {
  test('DWC-CON-06: known cards leave nothing to chance; level is the defence’s', () => {
    const known = (strength: number) => foretold(seen(field(['+doctor'], { strengths: { doctor: strength } })), attack('foe-5'))
    expect(known(4)).toEqual({ attack: 100, level: 0, defence: 0 })
    expect(known(5)).toEqual({ attack: 0, level: 100, defence: 0 })
    expect(known(6)).toEqual({ attack: 0, level: 0, defence: 100 })
  })

  test('DWC-CON-01, DWC-ENM-08: where nothing is fought, nothing is foretold', () => {
    expect(foretold(seen(field([])), attack('foe-5'))).toBeUndefined()
    expect(
      foretold(seen(field(['doctor'], { table: { A1: {}, B1: { defenders: ['doctor'], tardis: true } } })), attack('foe-5')),
    ).toBe(undefined)
  })

  test('DWC-CRD-05, DWC-CRD-07, DWC-CRD-10, DWC-SUP-16: cards that do something are counted in', () => {
    const strengths = { doctor: 3, 'amy-pond': 1, 'river-song': 4, 'rory-williams': 2 }
    const won = (own: readonly string[], ...cards: readonly string[]) =>
      foretold(seen(field(own, { strengths, hands: { A: [...cards, ...junk(4)] } })), attack(...cards))?.attack
    expect(won(['+amy-pond'], 'silurians', 'foe-9')).toBe(0)
    expect(won(['+river-song'], 'madame-kovarian')).toBe(100)
    // The Pandorica goes with Rory, the foe is left alone against nobody.
    expect(won(['+rory-williams'], 'pandorica', 'foe-1')).toBe(100)
    const unit = { time: { B: 2 }, reserve: { B: ['+unit'] } }
    const saved = foretold(seen(field(['+doctor'], { strengths: { doctor: 4 }, ...unit })), attack('foe-5'))
    expect(saved).toEqual({ attack: 0, level: 100, defence: 0 })
  })

  test('what lies face down is no part of it: the same chances whatever it is, and some of each', () => {
    const strengths = { doctor: 9, 'amy-pond': 1 }
    const of = (card: string) => foretold(seen(field([card], { strengths })), attack('foe-5'))
    expect(of('doctor')).toEqual(of('amy-pond'))
    expect(of('doctor')?.attack).toBeGreaterThan(10)
    expect(of('doctor')?.defence).toBeGreaterThan(10)
  })
})

describe.each(LANGUAGES)('before it is begun, in %s', (language) => {
  const said = language === 'en' ? /Attack wins \d+\s?%, level \d+\s?%/ : /L’attaque gagne à \d+\s?%, égalité à \d+\s?%/
  const play = playing(field(['doctor']))
  const decisions = () =>
    (play.snapshot.pending as readonly AnyDecision[]).filter(({ seat, offer }) => seat === 'A' && offer === undefined)
  const moment = () => stillMoment(play.sees('A'), 'A', decisions()) as never

  test('over the place that the chosen card could go to', () => {
    const tags = (hover: string) =>
      doctorWhoView
        .overlays({ ...(moment() as object), selected: 'A/hand/0', hover } as never, speakOf(play.sees('A'), language))
        .flatMap((one) => (one.type === 'tag' ? [`${one.text} ${one.detail}`] : []))
    expect(tags('B1')).toHaveLength(1)
    expect(tags('B1')[0]).toMatch(said)
    expect(tags('B1')[0]).toMatch(language === 'en' ? /1 card face down/ : /1 carte face cachée/)
    expect(tags('A/reserve')).toEqual([])
  })

  test('in the strip, with the cards picked to go with it', () => {
    const next = playing(field(['+doctor'], { strengths: { doctor: 6 } })).answer('A', 'action', 'attack:h0>B1')
    const { id } = next.decision('more enemies')
    const view = next.sees('A') as View
    const result = (...picked: readonly string[]) => {
      const draft = { type: 'choosing', decision: id, picked, verdict: { allowed: true } } as const
      const pending = next.snapshot.pending as readonly AnyDecision[]
      return doctorWhoView.situation?.({ ...stillMoment(view, 'A', pending), view, draft }, speakOf(view, language))?.result
    }
    // Five against six, with one more level.
    expect(result()).toMatch(language === 'en' ? /defence wins 100\s?%/ : /la défense gagne à 100\s?%/)
    expect(result('h1')).toMatch(language === 'en' ? /level 100\s?%/ : /égalité à 100\s?%/)
  })
})
