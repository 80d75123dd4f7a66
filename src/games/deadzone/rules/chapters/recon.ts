/** The Recon test (DZ-REC-01 to 03): five dice each; eights explode; after a tie everything is rolled again (AMB-44). */
import { type Pick, tally } from '../../../../kernel'
import { RECON_DICE } from '../constants'
import { allOf, eights, numbers } from '../dice'
import { has, onTeam } from '../facts/models'
import { eightsIn, failedDice, marginOf, sideOfTest, testOf, thrownAgain, undecided, withWave } from '../facts/tests'
import type { DieId } from '../ids'
import { say } from '../said'
import { SIDES, type Side, type State, type TestDice } from '../state'
import { ask, go, procedure, question, tell } from '../terms'

type Who = 'attack' | 'defence'
const WHO: { readonly [S in Side]: Who } = { A: 'attack', B: 'defence' }

const side = (state: State, seat: Side): TestDice =>
  undecided({
    of: 'side',
    seat,
    stat: 'recon',
    target: state.sides[seat].recon,
    dice: tally([{ value: RECON_DICE, reason: say('base-dice', { dice: RECON_DICE }, 'DZ-REC-01') }]),
  })

const lying = (state: State, seat: Side, dice: TestDice) => ({
  type: 'test-rolled' as const,
  test: { ...testOf(state), [WHO[seat]]: dice },
})

/** Strategist: a side with a model that has this ability rerolls one failed die, once. */
const isStrategist = (state: State, seat: Side): boolean => onTeam(state, seat).some((model) => has(model, 'strategist'))

function rerollable(state: State, seat: Side): Pick<DieId | 'pass'> | undefined {
  const dice = sideOfTest(state, WHO[seat])
  const failed = failedDice(dice)
  if (!isStrategist(state, seat) || dice.again.length > 0 || failed.length === 0) return undefined
  return { shape: 'pick', options: [...failed.map((id) => ({ id })), { id: 'pass' as const }], least: 1, most: 1 }
}

/** S5. A throws first, wave by wave, then B. `at`: the side that throws; `extra`: how many dice it throws now. */
export const recon = procedure('recon', {
  declare: ({ state }) =>
    tell({ type: 'test-declared', test: { kind: 'plain', attack: side(state, 'A'), defence: side(state, 'B') } }, 'throw', {
      at: 'A',
      extra: RECON_DICE,
    }),
  throw: ({ local: { at = 'A', extra = 0 } }) =>
    extra === 0
      ? go('strategist')
      : ask(question('chance', 'recon dice', eights(extra, at), allOf('1', extra), { about: { seat: at } }), 'thrown'),
  thrown: ({ state, local: { at = 'A' }, heard }) => {
    const faces = numbers(heard.the('recon dice'))
    return tell(lying(state, at, withWave(sideOfTest(state, WHO[at]), faces)), 'throw', { extra: eightsIn(faces) })
  },
  strategist: ({ state, local: { at = 'A', passed } }) => {
    const choice = passed ? undefined : rerollable(state, at)
    return choice ? ask(question(at, 'reroll recon', choice, ['pass']), 'chosen') : go('side')
  },
  chosen: ({ heard }) => {
    const picked = heard.picked('reroll recon')
    return picked === 'pass' ? go('side', { passed: true }) : go('again', { die: picked })
  },
  again: ({ local: { at = 'A' } }) =>
    ask(question('chance', 'recon dice', eights(1, at), ['1'], { about: { seat: at, again: true } }), 'thrownAgain'),
  thrownAgain: ({ state, local: { at = 'A', die }, heard }) => {
    const faces = numbers(heard.the('recon dice'))
    const dice = sideOfTest(state, WHO[at])
    return tell(lying(state, at, die ? thrownAgain(dice, [die], faces) : dice), 'throw', { extra: eightsIn(faces) })
  },
  side: ({ state, local: { at = 'A' } }) => {
    const settled = lying(state, at, { ...sideOfTest(state, WHO[at]), rolled: true })
    const [first, second] = SIDES
    return at === first && second
      ? tell(settled, 'throw', { at: second, extra: RECON_DICE, passed: false })
      : tell(settled, 'compare')
  },
  // DZ-REC-03
  compare: ({ state }) => {
    const margin = marginOf(testOf(state))
    if (margin === 0) return go('declare', { passed: false })
    return tell({ type: 'recon-won', seat: margin > 0 ? 'A' : 'B', by: Math.abs(margin) }, 'done')
  },
})
