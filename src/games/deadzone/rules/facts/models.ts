/** Who is who and where: look-ups that every chapter uses. */
import type { Ref } from '../../../../table/piece'
import type { AbilityName, Keyword } from '../profile'
import type { Model, Side, State } from '../state'

/** The model of that name. Throws for a name that is not one: that is a bug of whoever asks. */
export function modelOf(state: Pick<State, 'models'>, ref: Ref): Model {
  const model = Object.hasOwn(state.models, ref) ? state.models[ref] : undefined
  if (!model) throw new Error(`no model is called ${ref}`)
  return model
}

export const isOnBoard = (state: State, ref: Ref): boolean => modelOf(state, ref).standing === 'board'

/** The models of a side on the battlefield, in the order of their names. */
export const onBoard = (state: State, seat: Side): readonly Ref[] =>
  Object.values(state.models)
    .filter((model) => model.seat === seat && model.standing === 'board')
    .map(({ ref }) => ref)

export const abilityOf = ({ profile }: Model, name: AbilityName): Keyword<AbilityName> | undefined =>
  profile.abilities.find((ability) => ability.name === name)
export const has = (model: Model, name: AbilityName): boolean => abilityOf(model, name) !== undefined

/** The side that controls it now: its owner's, except in a Rampage (4.23). */
export const leaderOf = (state: Pick<State, 'models' | 'active'>, ref: Ref): Side =>
  state.active?.model === ref ? state.active.by : modelOf(state, ref).seat
/** 4.23: in a Rampage under the other side's control it belongs to no team. */
export const isLed = (state: Pick<State, 'models' | 'active'>, ref: Ref): boolean =>
  leaderOf(state, ref) !== modelOf(state, ref).seat

/** All models of a side, wherever they are. */
export const onTeam = (state: State, seat: Side): readonly Model[] =>
  Object.values(state.models).filter((model) => model.seat === seat)
