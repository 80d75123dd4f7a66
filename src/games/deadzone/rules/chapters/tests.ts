/** Tests with eight-sided dice (4.7), in the program's order (DZ-TEST-10). From its declaration on, a test is in the state. */
import type { Roll } from '../../../../kernel'
import { tally } from '../../../../kernel'
import { TEST_DICE } from '../constants'
import { allOf, type Eight, eights, numbers } from '../dice'
import { addable, added } from '../facts/commit'
import { leaderOf, modelOf } from '../facts/models'
import { rerollable, specialPaid } from '../facts/rerolls'
import { diceOf } from '../facts/tallies'
import {
  eightsIn,
  failedDice,
  marginOf,
  rerollsOf,
  sideOfTest,
  statOf,
  testDice,
  testOf,
  thrownAgain,
  undecided,
  withWave,
} from '../facts/tests'
import { say } from '../said'
import { otherSide, type State, type Test, type TestDice } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'
import type { Strength } from '../terms/attacks'

type Who = 'attack' | 'defence'

/** W5, W6: what a side adds is announced and paid for before any die is thrown (AMB-15); nothing for a null stat (DZ-TEST-09). */
export const addDice = procedure('add dice', {
  offer: ({ state, local: { who, model, stat, ammo } }) => {
    const { seat, target } = sideOfTest(state, who)
    const choice = target === null ? undefined : addable(state, seat, model, ammo === true)
    return choice ? ask(question(seat, 'add dice', choice, [], { about: { model, stat, who } }), 'chosen') : go('done')
  },
  chosen: ({ state, local: { who, model, stat }, heard }) => {
    const { seat } = sideOfTest(state, who)
    const { events, parts, ap } = added(state, seat, model, heard.the('add dice'), stat)
    const grown = parts.map((part, at) => ({
      type: 'dice-added' as const,
      who,
      part,
      ...(ap && at === parts.length - 1 ? { ap } : {}),
    }))
    return tell([...events, ...grown], 'done')
  },
})

/** One side's dice, wave by wave, then its rerolls (DZ-TEST-05 to 11). */
export const throwDice = procedure('throw dice', {
  begin: ({ state, local: { who } }) => {
    const side = sideOfTest(state, who)
    return go('throw', { extra: side.target === null ? 0 : diceOf(side.dice), left: side.rerolls?.total ?? 0 })
  },
  throw: ({ state, local: { who, extra = 0 } }) =>
    extra === 0 ? go('rerolls') : ask(thrown(state, who, subjectOf(who), extra), 'thrown'),
  thrown: ({ state, local: { who }, heard }) => {
    const faces = numbers(heard.the(subjectOf(who)))
    return tell(lying(state, who, withWave(sideOfTest(state, who), faces)), 'throw', { extra: eightsIn(faces) })
  },
  // Weight of Fire, Frenzy: failed dice are rerolled automatically, extra dice included.
  rerolls: ({ state, local: { who, left = 0 } }) => {
    const dice = failedDice(sideOfTest(state, who)).slice(0, left)
    return dice.length === 0 ? go('special') : ask(thrown(state, who, 'reroll dice', dice.length), 'rerolled')
  },
  rerolled: ({ state, local: { who, left = 0 }, heard }) => {
    const side = sideOfTest(state, who)
    const faces = numbers(heard.the('reroll dice'))
    const dice = failedDice(side).slice(0, left)
    return tell(lying(state, who, thrownAgain(side, dice, faces)), 'throw', { extra: eightsIn(faces), left: left - dice.length })
  },
  // W7: Stalwart and similar Specials, once.
  special: ({ state, local: { who, asked } }) => {
    const side = sideOfTest(state, who)
    const choice = asked ? undefined : rerollable(state, who, side)
    if (!choice) return go('settled')
    return ask(
      question(side.seat, 'reroll which', choice, [], { about: { model: side.of, special: special(state, side) } }),
      'named',
    )
  },
  named: ({ state, local: { who }, heard }) => {
    const chosen = heard.the('reroll which')
    const side = sideOfTest(state, who)
    if (chosen.length === 0) return go('settled', { asked: true })
    return tell(specialPaid(state, side.seat, special(state, side), side.of), 'again', { asked: true, chosen })
  },
  again: ({ state, local: { who, chosen = [] } }) => ask(thrown(state, who, 'reroll dice', chosen.length), 'thrownAgain'),
  thrownAgain: ({ state, local: { who, chosen = [] }, heard }) => {
    const faces = numbers(heard.the('reroll dice'))
    return tell(lying(state, who, thrownAgain(sideOfTest(state, who), chosen, faces)), 'throw', {
      extra: eightsIn(faces),
      left: 0,
    })
  },
  settled: ({ state, local: { who } }) => tell(lying(state, who, { ...sideOfTest(state, who), rolled: true }), 'done'),
})

const subjectOf = (who: Who) => (who === 'attack' ? 'attack dice' : 'defence dice')
const special = (state: State, { seat }: TestDice): string => state.sides[seat].special ?? ''
const lying = (state: State, who: Who, side: TestDice) => {
  const test: Test = { ...testOf(state), [who]: side }
  return { type: 'test-rolled' as const, test }
}
function thrown(state: State, who: Who, subject: 'attack dice' | 'defence dice' | 'reroll dice', count: number) {
  const { seat, of, stat, target } = sideOfTest(state, who)
  const roll: Roll<Eight> = eights(count, seat)
  return question('chance', subject, roll, allOf('1', count), { about: { of, stat, target, who } })
}

/** A model's Survive test outside a Fight: three dice (DZ-SHO-11) and those that its abilities add. */
export function surviveDice(state: State, model: string, foe?: string): TestDice {
  const test = {
    model,
    stat: 'survive',
    during: foe === undefined ? 'event' : 'shoot',
    ...(foe === undefined ? {} : { foe }),
  } as const
  const base = { value: TEST_DICE, reason: say('base-dice', { dice: TEST_DICE }, 'DZ-SHO-11') }
  return undecided({
    of: model,
    seat: leaderOf(state, model),
    stat: 'survive',
    target: statOf(state, model, 'survive'),
    dice: testDice(state, test, base, []),
    rerolls: rerollsOf(state, test),
  })
}

/** The dice of a threat that is not a model. The opponent of the threatened model rolls them. */
export const strengthDice = (state: State, model: string, { of, dice, target }: Strength): TestDice =>
  undecided({ of, seat: otherSide(modelOf(state, model).seat), stat: 'plain', target, dice })

/** Survive (X) against a wall, gravity, fire or a blast. The caller reads the outcome from `state.test` with `marginOf`. */
export const surviveAgainst = procedure('survive against', {
  declare: ({ state, local: { model, strength } }) => {
    const attack = strengthDice(state, model, strength)
    return tell({ type: 'test-declared', test: { kind: 'survive', attack, defence: surviveDice(state, model) } }, 'adds')
  },
  adds: ({ local: { model } }) => call('add dice', { who: 'defence', model, stat: 'survive' }, 'attack'),
  attack: () => call('throw dice', { who: 'attack' }, 'defence'),
  defence: () => call('throw dice', { who: 'defence' }, 'done'),
})

/** The strength of fire: three dice that succeed at 4 or more. */
export const FIRE: Strength = {
  of: 'fire',
  dice: tally([{ value: TEST_DICE, reason: say('strength-dice', { of: 'fire', dice: TEST_DICE }, 'DZ-ABL-06') }]),
  target: 4,
}

/** DZ-ABL-06: the fire goes out whatever the result. If the fire wins, the model is damaged and its activation is over. */
export const onFire = procedure('on fire', {
  test: ({ local: { model } }) => call('survive against', { model, strength: FIRE }, 'out'),
  out: ({ state, local: { model } }) => {
    const margin = marginOf(testOf(state))
    const stops = margin > 0 ? [{ type: 'activation-stopped' as const, model, why: 'fire' }] : []
    return tell([{ type: 'fire-out', model }, ...stops], 'burnt', { margin })
  },
  burnt: ({ local: { model, margin = 0 } }) =>
    margin > 0 ? call('harm', { model, potential: margin, ap: 1, how: 'fire' }, 'done') : go('done'),
})
