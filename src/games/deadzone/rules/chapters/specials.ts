/** Windows for Army Specials and abilities (W13), and the rolls that some of them need (6.3, A.3). */
import { type Option, pickOne, tally } from '../../../../kernel'
import type { At } from '../abilities/uses'
import { TEST_DICE } from '../constants'
import { allOf, type Eight, eights } from '../dice'
import { modelOf } from '../facts/models'
import { specialPaid } from '../facts/rerolls'
import { statOf, testOf, undecided } from '../facts/tests'
import { entryOf, usesAt } from '../facts/windows'
import { readId, type SpecialUseId } from '../ids'
import { say } from '../said'
import type { Boost, State } from '../state'
import { ask, type Calls, call, go, procedure, question, tell } from '../terms'

type Window = Calls['special window']

const atOf = (state: State, { moment, model, other, seats, at = 0 }: Window): At | undefined => {
  const seat = seats[at]
  return seat === undefined ? undefined : { state, seat, moment, model, ...(other === undefined ? {} : { other }) }
}
const isOpen = ({ refused }: Option) => !refused

const openUses = (at: At) => usesAt(at).filter(isOpen)

/** The index of the next seat that may use anything; undefined if none may. Found in one step, because most windows are empty. */
function nextWithUses(state: State, local: Window): number | undefined {
  for (let index = local.at ?? 0; index < local.seats.length; index++) {
    const at = atOf(state, { ...local, at: index })
    if (at && openUses(at).length > 0) return index
  }
  return undefined
}

export const specialWindow = procedure('special window', {
  turn: ({ state, local }) => {
    if (local.use !== undefined) return local.chosen === undefined ? go('pay', { chosen: `use:${local.use}` }) : go('done')
    const next = nextWithUses(state, local)
    if (next === undefined) return go('done')
    if (next !== (local.at ?? 0)) return go('turn', { at: next })
    const at = atOf(state, local)
    if (!at) return go('done')
    const options = openUses(at)
    const about = { moment: at.moment, model: at.model, ...(at.other === undefined ? {} : { other: at.other }) }
    return ask(
      question(at.seat, 'use special', pickOne<SpecialUseId | 'pass'>([...options, { id: 'pass' }]), ['pass'], { about }),
      'chosen',
    )
  },
  chosen: ({ local, heard }) => {
    const id = heard.picked('use special')
    return id === 'pass' ? go('turn', { at: (local.at ?? 0) + 1 }) : go('pay', { chosen: id })
  },
  pay: ({ state, local }) => {
    const use = entryOf(readId(local.chosen ?? '').first)
    const seat = local.seats[local.at ?? 0]
    return use.isSpecial && seat !== undefined ? tell(specialPaid(state, seat, use.name, local.model), 'play') : go('play')
  },
  play: ({ state, local }) => {
    const { first, second } = readId(local.chosen ?? '')
    const at = atOf(state, local)
    if (!at) return go('done')
    const played = entryOf(first).plays(at, second)
    if (!('call' in played)) return tell(played, 'turn')
    // `Runs` pairs each chapter with its own memory, but TypeScript loses that connection here.
    return call(played.call, played.local as never, 'turn')
  },
})

/** 6.3, Too Stubborn to Die: Survive (2), three dice, no modifiers, not even Command dice; a success is one damage less. */
export const stubborn = procedure('stubborn', {
  declare: ({ state, local: { model } }) => {
    const dice = tally([{ value: TEST_DICE, reason: say('base-dice', { dice: TEST_DICE }, '6.3') }])
    const { seat } = modelOf(state, model)
    const attack = undecided({ of: model, seat, stat: 'survive', target: statOf(state, model, 'survive'), dice })
    return tell({ type: 'test-declared', test: { kind: 'survive', attack } }, 'roll')
  },
  roll: () => call('throw dice', { who: 'attack' }, 'rolled'),
  rolled: ({ state, local: { model } }) => {
    const { damage } = modelOf(state, model)
    const isBetter = testOf(state).attack.successes >= 2 && damage > 0
    return tell(isBetter ? { type: 'model-healed', model, damage: damage - 1, why: 'too-stubborn-to-die' } : [], 'done')
  },
})

const MUTATION: { readonly [F in Eight]: Omit<Boost, 'until'> } = {
  '1': { kind: 'agile' },
  '2': { kind: 'agile' },
  '3': { kind: 'plus-frenzy', value: 1 },
  '4': { kind: 'plus-frenzy', value: 1 },
  '5': { kind: 'plus-fight-ap', value: 1 },
  '6': { kind: 'plus-fight-ap', value: 1 },
  '7': { kind: 'plus-armour', value: 1 },
  '8': { kind: 'plus-armour', value: 1 },
}

/** A.3, Mutation: the effect lasts for this Round. */
export const mutation = procedure('mutation', {
  roll: ({ state, local: { model } }) => {
    const { seat } = modelOf(state, model)
    return ask(question('chance', 'effect die', eights(1, seat), allOf('1', 1), { about: { model, for: 'mutation' } }), 'rolled')
  },
  rolled: ({ local: { model }, heard }) => {
    const boost: Boost = { ...MUTATION[heard.the('effect die')[0] ?? '1'], until: 'round' }
    return tell({ type: 'boosted', model, boost }, 'done')
  },
})

/** A.3, Mobile Infantry: after the free Sprint the model may neither Move nor Sprint in this activation. */
export const freeSprint = procedure('free sprint', {
  sprint: ({ local: { model, by, most } }) => call('move', { model, by, most, how: 'ability' }, 'over'),
  over: ({ local: { model } }) => tell({ type: 'moves-used', model }, 'done'),
})
