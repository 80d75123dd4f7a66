/** Initiative (4.11): five dice each, most hits; a tie is rolled again. */

import { INITIATIVE_DICE } from './constants'
import { allOf, combatDice, count } from './dice'
import { ask, go, procedure, question, tell } from './terms'

const dice = (seat: 'A' | 'B') =>
  question('chance', 'initiative dice', combatDice(INITIATIVE_DICE, seat), allOf('hit', INITIATIVE_DICE), { about: { seat } })

/** EX-INI-01, EX-INI-02. */
export const initiative = procedure('initiative', {
  roll: () => ask(dice('A'), 'firstRolled'),
  firstRolled: ({ heard }) => go('rollSecond', { first: heard.the('initiative dice') }),
  rollSecond: () => ask(dice('B'), 'rolled'),
  rolled: ({ local: { first = [] }, heard }) => {
    const second = heard.the('initiative dice')
    const [a, b] = [count(first, 'hit'), count(second, 'hit')]
    const faces = { A: first, B: second }
    if (a === b) return tell({ type: 'initiative-rolled', faces }, 'roll')
    return tell({ type: 'initiative-rolled', faces, winner: a > b ? 'A' : 'B' }, 'done')
  },
})
