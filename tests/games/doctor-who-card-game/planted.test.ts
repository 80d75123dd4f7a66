/** Leaks that are planted are found: the checks of secrecy see something. */
import { expect, test } from 'vitest'
import { doctorWho } from '../../../src/games/doctor-who-card-game/rules'
import { HIDDEN } from '../../../src/games/doctor-who-card-game/rules/cards'
import type { State, View } from '../../../src/games/doctor-who-card-game/rules/state'
import { ask, type DoctorWho, go, question } from '../../../src/games/doctor-who-card-game/rules/terms'
import type { Game, Here, Procedure, Viewer } from '../../../src/kernel'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { playOut } from '../../conformance/conformance'
import { specFor } from './whole'

/** The game with one step done otherwise, where that step has something to say. */
function withStep(
  name: 'conflict' | 'turn',
  step: string,
  otherwise: (state: State) => ReturnType<typeof go> | undefined,
): Game<DoctorWho> {
  const chapter = doctorWho.procedures[name]
  const before = chapter.steps[step]
  if (!before) throw new Error(`${name} has no step ${step}`)
  const leaking = (here: Here<DoctorWho, never>) => otherwise(here.state) ?? before(here)
  const changed: Procedure<DoctorWho> = { ...chapter, steps: { ...chapter.steps, [step]: leaking } }
  return { ...doctorWho, procedures: { ...doctorWho.procedures, [name]: changed } }
}
const hasTesselecta = (state: State): boolean => {
  const { defender } = state.conflict ?? {}
  const own = defender === undefined ? undefined : state.seats[defender]
  return own !== undefined && [...own.hand, ...own.reserve.map(({ card }) => card)].includes('tesselecta')
}

const LEAKS: { readonly [what: string]: Game<DoctorWho> } = {
  'only who holds Tesselecta is asked': withStep('conflict', 'tesselecta', (state) =>
    hasTesselecta(state) ? undefined : go('defenders'),
  ),
  'drawn and placed cards are told to all': { ...doctorWho, tell: (event) => event },
  'the menu tells which locations the Doctor defends': withStep('turn', 'choose', (state) => {
    const hasDoctor = Object.values(state.locations).some(
      ({ owner, defenders }) => owner !== state.active && defenders.some(({ card }) => card === 'doctor'),
    )
    if (!hasDoctor || state.phase !== 'turns') return undefined
    const options = [{ id: 'discard:h0' as const }, { id: 'discard:h1' as const }]
    return ask(question(state.active, 'action', { shape: 'pick', options, least: 1, most: 1 }, ['discard:h0']), 'chosen')
  }),
  'what lies on the pile shows in the supply': {
    ...doctorWho,
    project(state: State, viewer: Viewer): View {
      const view = doctorWho.project(state, viewer)
      return { ...view, supply: view.supply + (state.pile[0] === 'doctor' ? 0.5 : 0) }
    },
  },
}

test.each(Object.entries(LEAKS))('%s: found', (_what, game) => {
  const play = () => {
    for (let seed = 1; seed <= 6; seed++) playOut(game, TABLE_SHAPES, specFor(3), seed, { secrecyEvery: 1, saveEvery: 0 })
  }
  expect(play).toThrow(/can tell worlds apart|own questions depend|is told of|sees something/)
})

test('nothing hidden is a card of the deck', () => expect(doctorWho.setUp(specFor(3)).deck.cards[HIDDEN]).toBeUndefined())
