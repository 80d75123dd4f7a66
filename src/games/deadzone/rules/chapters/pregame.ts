/** Before the first Round (S9): Scouts sprint, the Recon bonus is thrown, Logistics moves an item. */
import { type Option, pickOne } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import { allOf, eights, numbers } from '../dice'
import { standableCubes } from '../facts/board'
import { areAdjacent, cubeFrom, cubeId } from '../facts/cubes'
import { has, modelOf, onTeam } from '../facts/models'
import { readId } from '../ids'
import { inZone } from '../mission'
import { otherSide, type Side, type State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'

/** The side with the initiative comes first. */
const order = ({ initiative }: State): readonly Side[] => [initiative, otherSide(initiative)]

const scouts = (state: State, seat: Side, done: readonly Ref[]): readonly Ref[] =>
  onTeam(state, seat).flatMap((model) =>
    model.standing === 'board' && has(model, 'scout') && !done.includes(model.ref) ? [model.ref] : [],
  )

/** The cubes to which an item may be moved: next to its own, and in no deployment zone. */
function carries(state: State): readonly Option<`carry:${Ref}>${CubeId}`>[] {
  const cubes = standableCubes(state.battlefield)
    .filter((cube) => !inZone(state.set, 'red', cube) && !inZone(state.set, 'blue', cube))
    .map(cubeId)
  return Object.values(state.items).flatMap(({ ref, where }) => {
    if (where.at !== 'cube') return []
    const { cube } = where
    return cubes.filter((other) => areAdjacent(cube, other)).map((other) => ({ id: `carry:${ref}>${other}` as const, on: [ref] }))
  })
}
const hasLogistics = (state: State, seat: Side): boolean =>
  onTeam(state, seat).some((model) => model.standing === 'board' && has(model, 'logistics'))

/** `at`: index of the side that acts now; `done`: Scouts that have sprinted. */
export const pregame = procedure('pregame', {
  scouts: ({ state, local: { at = 0, done = [] } }) => {
    const seat = order(state)[at]
    if (!seat) return go('bonus', { at: 0 })
    const models = scouts(state, seat, done)
    if (models.length === 0) return go('scouts', { at: at + 1 })
    const options = [...models.map((ref) => ({ id: `scout:${ref}` as const, on: [ref] })), { id: 'pass' as const }]
    return ask(question(seat, 'scout', pickOne(options), ['pass']), 'scouted')
  },
  scouted: ({ state, local: { at = 0, done = [] }, heard }) => {
    const { verb, first } = readId(heard.picked('scout'))
    if (verb === 'pass') return go('scouts', { at: at + 1 })
    const { seat, profile } = modelOf(state, first)
    return call('move', { model: first, by: seat, most: profile.speed[1], how: 'pregame' }, 'scouts', { done: [...done, first] })
  },
  // DZ-MIS-03
  bonus: ({ state }) => {
    const { recon, rulings } = state
    if (rulings.reconBonus !== 'yes' || !recon || recon.by === 0) return go('logistics')
    return ask(
      question('chance', 'bonus dice', eights(recon.by, recon.winner), allOf('1', recon.by), { about: { seat: recon.winner } }),
      'bonusRolled',
    )
  },
  bonusRolled: ({ state, heard }) =>
    tell({ type: 'bonus-rolled', seat: state.recon?.winner ?? 'A', dice: numbers(heard.the('bonus dice')) }, 'logistics'),
  logistics: ({ state, local: { at = 0 } }) => {
    const seat = order(state)[at]
    if (!seat) return go('done')
    const options = hasLogistics(state, seat) ? carries(state) : []
    if (options.length === 0) return go('logistics', { at: at + 1 })
    return ask(question(seat, 'logistics', pickOne([...options, { id: 'pass' as const }]), ['pass']), 'carried')
  },
  carried: ({ local: { at = 0 }, heard }) => {
    const { verb, first, second } = readId(heard.picked('logistics'))
    return verb === 'pass'
      ? go('logistics', { at: at + 1 })
      : tell({ type: 'item-moved', item: first, cube: cubeId(cubeFrom(second)) }, 'logistics', { at: at + 1 })
  },
})
