/** Basic look-ups about models, used by every chapter. */
import type { Ref } from '../../../../table/piece'
import { ofLatest } from '../later'
import type { AbilityName, Keyword } from '../profile'
import type { Model, Side, State } from '../state'

/** The model with that ref. Throws if there is none, because that is a bug of the caller. */
export function modelOf(state: Pick<State, 'models'>, ref: Ref): Model {
  const model = Object.hasOwn(state.models, ref) ? state.models[ref] : undefined
  if (!model) throw new Error(`no model is called ${ref}`)
  return model
}

export const isOnBoard = (state: State, ref: Ref): boolean => modelOf(state, ref).standing === 'board'

const sidesOnBoard = ofLatest((models: State['models']): { readonly [S in Side]: readonly Ref[] } => {
  const found = { A: [] as Ref[], B: [] as Ref[] }
  for (const { ref, seat, standing } of Object.values(models)) if (standing === 'board') found[seat].push(ref)
  return found
})
/** A side's models on the battlefield, in the order of their names. */
export const onBoard = ({ models }: Pick<State, 'models'>, seat: Side): readonly Ref[] => sidesOnBoard(models)[seat]

export const abilityOf = ({ profile }: Model, name: AbilityName): Keyword<AbilityName> | undefined =>
  profile.abilities.find((ability) => ability.name === name)
export const has = (model: Model, name: AbilityName): boolean => abilityOf(model, name) !== undefined

/** The side that currently controls the model: its owner's, except during a Rampage (4.23). */
export const leaderOf = (state: Pick<State, 'models' | 'active'>, ref: Ref): Side =>
  state.active?.model === ref ? state.active.by : modelOf(state, ref).seat
/** 4.23: whether the other side controls the model in a Rampage. It then belongs to no team. */
export const isLed = (state: Pick<State, 'models' | 'active'>, ref: Ref): boolean =>
  leaderOf(state, ref) !== modelOf(state, ref).seat

/** All models of a side, on or off the board. */
export const onTeam = (state: State, seat: Side): readonly Model[] =>
  Object.values(state.models).filter((model) => model.seat === seat)
