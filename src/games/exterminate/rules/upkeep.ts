/** Upkeep (4.25): the shocked recover, stress is tested, the side with the initiative first. Hands and adventure cards come after. */
import type { Ref } from '../../../table/piece'
import { allOf, combatDice } from './dice'
import { stressRemoved } from './facts/faces'
import { figureOf, isShocked, standing } from './facts/figures'
import { otherSide, type State } from './state'
import { ask, go, procedure, question, tell } from './terms'

const inOrder = (state: State): readonly Ref[] => [...standing(state, state.active), ...standing(state, otherSide(state.active))]

export const upkeep = procedure('upkeep', {
  begin: ({ state }) => tell({ type: 'phase-began', phase: 'upkeep', seat: state.active }, 'recover'),
  // EX-UPK-02
  recover: ({ state }) => {
    const figures = inOrder(state).filter((ref) => isShocked(state, ref))
    return tell(figures.length > 0 ? [{ type: 'figures-recovered', figures }] : [], 'stress')
  },
  // EX-UPK-03
  stress: ({ state }) => go('test', { toTest: inOrder(state).filter((ref) => figureOf(state, ref).stress > 0) }),
  test: ({ state, local: { toTest = [] } }) => {
    const [figure] = toTest
    if (figure === undefined) return go('done')
    const { seat, stress } = figureOf(state, figure)
    return ask(question('chance', 'stress dice', combatDice(stress, seat), allOf('hit', stress), { about: { figure } }), 'tested')
  },
  tested: ({ state, local: { toTest = [] }, heard }) => {
    const [figure = '', ...rest] = toTest
    const faces = heard.the('stress dice')
    return tell({ type: 'stress-tested', figure, faces, removed: stressRemoved(state.rulings, faces) }, 'test', { toTest: rest })
  },
})
