/** Initiative (4.11): five dice for each side, most hits win; a tie is rolled again. */

import { INITIATIVE_DICE } from '../constants'
import { allOf, combatDice, count } from '../dice'
import { poolOf } from '../facts/hits'
import { otherSide, type Side, type State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'

const dice = (seat: Side) =>
  question('chance', 'initiative dice', combatDice(INITIATIVE_DICE, seat), allOf('hit', INITIATIVE_DICE), { about: { seat } })

/** EX-CRD-15: the side that last had the initiative comes first; before the second turn the first seat. */
const order = ({ turn, active }: State): readonly Side[] => (turn > 1 ? [active, otherSide(active)] : ['A', 'B'])

/** EX-INI-01, EX-INI-02. */
export const initiative = procedure('initiative', {
  roll: () => ask(dice('A'), 'firstRolled'),
  firstRolled: ({ heard }) => go('rollSecond', { first: heard.the('initiative dice') }),
  rollSecond: () => ask(dice('B'), 'rolled'),
  rolled: ({ local: { first = [] }, heard }) => {
    const thrown = (seat: Side, faces: typeof first) => ({ seat, faces, added: [] })
    const pools = { 'initiative-A': thrown('A', first), 'initiative-B': thrown('B', heard.the('initiative dice')) }
    return tell({ type: 'dice-thrown', pools }, 'adventures')
  },
  adventures: () => call('adventure window', { timing: 'initiative' }, 'rerolls'),
  rerolls: ({ state }) => call('rerolls', { order: order(state) }, 'judged'),
  judged: ({ state }) => {
    const faces = { A: poolOf(state, 'initiative-A').faces, B: poolOf(state, 'initiative-B').faces }
    const [a, b] = [count(faces.A, 'hit'), count(faces.B, 'hit')]
    if (a === b) return tell({ type: 'initiative-rolled', faces }, 'roll')
    return tell({ type: 'initiative-rolled', faces, winner: a > b ? 'A' : 'B' }, 'done')
  },
})
