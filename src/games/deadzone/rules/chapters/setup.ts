/** Set-up of the battlefield (4.1 to 4.4): turning the map, placing objectives and item tokens. */
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

/** S2 to S4. DZ-TER-07: A brings the map, and B may turn it. */
export const setup = procedure('setup', {
  turn: () => {
    const options = (['0', '90', '180', '270'] as const).map((id) => ({ id }))
    return ask(question('B', 'rotate map', pickOne(options), ['0']), 'turned')
  },
  turned: ({ heard }) => {
    // The answer is one of the four offered options, so the cast is safe.
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

/**
 * S4, DZ-IPL-02 to 06: A draws tokens face down; B throws two dice for each, the first for the column, the second for the row
 * (AMB-26). The dice for all tokens fall at once, because tokens are independent. Those whose square lies in a zone may have to
 * be thrown again.
 */
export const itemPlacement = procedure('item placement', {
  begin: ({ state }) => {
    const inBag = state.bag.reduce((sum, { count }) => sum + count, 0)
    return go('throw', { tokens: Array.from({ length: Math.min(TOKENS_PLACED, inBag) }, (_, drawn) => drawn + 1) })
  },
  throw: ({ local: { tokens = [] } }) => {
    if (tokens.length === 0) return go('done')
    const dice = tokens.flatMap((): readonly ['1', '1'] => ['1', '1'])
    return ask(
      question('chance', 'item column row', eights(dice.length, 'B'), dice, { about: { tokens: tokens.length } }),
      'thrown',
    )
  },
  thrown: ({ state, local: { tokens = [] }, heard }) => {
    const dice = numbers(heard.the('item column row'))
    const thrown = tokens.map((token, index) => {
      const [c = 1, r = 1] = dice.slice(2 * index, 2 * index + 2)
      return {
        token,
        cube: tokenCube(state.battlefield, c, r),
        gone: inZone(state.set, 'red', { c, r }) || inZone(state.set, 'blue', { c, r }),
      }
    })
    const isAgain = ({ gone }: { readonly gone: boolean }) => gone && state.set.tokenInZone === 'again'
    const placed = thrown.filter((one) => !isAgain(one))
    return tell(
      placed.map(({ token, cube, gone }) => ({ type: 'token-placed', item: tokenRef(token), cube, gone })),
      'throw',
      { tokens: thrown.filter(isAgain).map(({ token }) => token) },
    )
  },
})
