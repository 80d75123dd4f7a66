/** Set-up of the battlefield (4.1 to 4.4): the map may be turned, objectives and item tokens are placed. */
import { pickOne } from '../../../../kernel'
import { anyOrder, asTheyLie } from '../../../kit/rules/cards'
import { TOKENS_PLACED } from '../constants'
import { eights, numbers } from '../dice'
import { objectiveCube, tokenCube } from '../facts/board'
import { tokenRef } from '../facts/items'
import { inZone } from '../mission'
import type { Objective, Side, State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'

const FACES_OF_SECRET = 8
const drawSecret = (seat: Side) =>
  question('chance', 'secret draw', anyOrder(FACES_OF_SECRET), asTheyLie(FACES_OF_SECRET), { about: { seat } })

/** DZ-OBJ-01, 02 */
const objectives = ({ set, battlefield }: State): readonly Objective[] =>
  set.objectives.map((square, index) => ({ ref: `o${index + 1}`, vp: square.vp, cube: objectiveCube(battlefield, square) }))

/** S2 to S4. DZ-TER-07: A's map, B may turn it. */
export const setup = procedure('setup', {
  turn: () => {
    const options = (['0', '90', '180', '270'] as const).map((id) => ({ id }))
    return ask(question('B', 'rotate map', pickOne(options), ['0']), 'turned')
  },
  turned: ({ heard }) => {
    // The answer is one of the four that were offered.
    const rotation = Number(heard.picked('rotate map')) as State['rotation']
    return tell({ type: 'map-turned', rotation }, 'objectives')
  },
  objectives: ({ state }) => tell({ type: 'objectives-placed', objectives: objectives(state) }, 'items'),
  // DZ-SET-07
  items: ({ state }) => (state.rulings.items === 'on' ? call('item placement', {}, 'secretA') : go('secretA')),
  // DZ-MIS-04
  secretA: ({ state }) => (hasSecrets(state) ? ask(drawSecret('A'), 'secretADrawn') : go('done')),
  secretADrawn: ({ heard }) => tell({ type: 'secret-drawn', seat: 'A', mission: secret(heard.the('secret draw')) }, 'secretB'),
  secretB: () => ask(drawSecret('B'), 'secretBDrawn'),
  secretBDrawn: ({ heard }) => tell({ type: 'secret-drawn', seat: 'B', mission: secret(heard.the('secret draw')) }, 'done'),
})
const hasSecrets = ({ rulings, set }: State): boolean => rulings.secretMissions === 'yes' && set.secrets !== undefined
const secret = ([first = 0]: readonly number[]): number => first + 1

/** S4, DZ-IPL-02 to 06: A draws unseen, B throws: first die the column, second the row (AMB-26). */
export const itemPlacement = procedure('item placement', {
  next: ({ state, local: { drawn = 0 } }) => {
    const inBag = state.bag.reduce((sum, { count }) => sum + count, 0)
    return drawn >= Math.min(TOKENS_PLACED, inBag) ? go('done') : go('throw')
  },
  throw: ({ local: { drawn = 0 } }) =>
    ask(question('chance', 'item column row', eights(2, 'B'), ['1', '1'], { about: { token: tokenRef(drawn + 1) } }), 'thrown'),
  thrown: ({ state, local: { drawn = 0 }, heard }) => {
    const [c = 1, r = 1] = numbers(heard.the('item column row'))
    const isInZone = inZone(state.set, 'red', { c, r }) || inZone(state.set, 'blue', { c, r })
    if (isInZone && state.set.tokenInZone === 'again') return go('throw')
    const cube = tokenCube(state.battlefield, c, r)
    return tell({ type: 'token-placed', item: tokenRef(drawn + 1), cube, gone: isInZone }, 'next', { drawn: drawn + 1 })
  },
})
