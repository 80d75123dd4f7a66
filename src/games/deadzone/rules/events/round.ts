/** Events of the match, its Rounds and Turns, and of items. */
import type { Pose, Ref } from '../../../../table/piece'
import { type Folds, takenUp } from '../../../kit/rules/folds'
import type { CubeId, ZoneName } from '../board'
import { rotatedMap } from '../facts/round'
import type { ItemKind } from '../profile'
import {
  type ActionType,
  type Activation,
  type CommandDie,
  type Item,
  type LedgerLine,
  type Model,
  type Objective,
  otherSide,
  SIDES,
  type Side,
  type State,
} from '../state'
import { changed, changedActive, changedSide, put } from './folds'

export type RoundEvent =
  // set-up
  | { readonly type: 'map-turned'; readonly rotation: State['rotation'] }
  /** Everybody learns that a secret mission was drawn; only its owner learns which. */
  | { readonly type: 'secret-drawn'; readonly seat: Side; readonly mission?: number }
  | { readonly type: 'secret-shown'; readonly seat: Side; readonly mission: number }
  | { readonly type: 'objectives-placed'; readonly objectives: readonly Objective[] }
  /** DZ-IPL: a token goes to the top of its square's stack, or is removed (`gone`) because its square lies in a zone. */
  | { readonly type: 'token-placed'; readonly item: Ref; readonly cube: CubeId; readonly gone: boolean }
  | { readonly type: 'recon-won'; readonly seat: Side; readonly by: number }
  | { readonly type: 'bonus-rolled'; readonly seat: Side; readonly dice: readonly number[] }
  | { readonly type: 'bonus-used'; readonly seat: Side; readonly die: number; readonly as: number }
  | { readonly type: 'bonus-forgone'; readonly seat: Side }
  | { readonly type: 'model-flanked'; readonly model: Ref }
  | { readonly type: 'first-player-named'; readonly by: Side; readonly seat: Side }
  | { readonly type: 'zone-chosen'; readonly seat: Side; readonly zone: ZoneName }
  | { readonly type: 'zones-enlarged'; readonly zones: State['set']['zones'] }
  | { readonly type: 'model-deployed'; readonly model: Ref; readonly pose: Pose }
  /** `away`: models for which there is no room at all. They stay out of the match. */
  | { readonly type: 'side-deployed'; readonly seat: Side; readonly away: readonly Ref[] }
  // the Round
  | { readonly type: 'round-began'; readonly round: number; readonly seat: Side }
  /** DZ-CMD-06: a Command die's result is used and the die discarded; `for` says for what. */
  | { readonly type: 'command-die-spent'; readonly seat: Side; readonly die: string; readonly for: string; readonly model?: Ref }
  | { readonly type: 'command-dice-rolled'; readonly seat: Side; readonly dice: readonly CommandDie[] }
  /** DZ-CMD-02: the rerolled dice with their new faces. */
  | { readonly type: 'command-dice-rerolled'; readonly seat: Side; readonly dice: readonly CommandDie[] }
  | { readonly type: 'turns-began'; readonly seat: Side }
  | { readonly type: 'turn-began'; readonly seat: Side }
  | { readonly type: 'turn-passed'; readonly seat: Side }
  | { readonly type: 'turn-ended'; readonly seat: Side }
  | { readonly type: 'activated'; readonly active: Activation }
  /** A regular or free action begins. Its cost is taken now (4.14). */
  | {
      readonly type: 'action-begun'
      readonly model: Ref
      readonly action: ActionType
      readonly long: boolean
      /** Paid for with a Command die (spent by a separate event), so it costs nothing of the activation's budget. */
      readonly free: boolean
    }
  /** T3. `idle`: the player ended the activation before the model did anything (DZ-TURN-03). */
  | { readonly type: 'activation-ended'; readonly model: Ref; readonly idle: boolean }
  | { readonly type: 'points-scored'; readonly seat: Side; readonly line: LedgerLine }
  | { readonly type: 'smoke-tested'; readonly cube: CubeId; readonly face: number; readonly gone: boolean }
  | { readonly type: 'round-ended'; readonly round: number; readonly points: { readonly [S in Side]: number } }
  | { readonly type: 'match-ended'; readonly points: { readonly [S in Side]: number }; readonly winner: Side | 'draw' }
  | { readonly type: 'model-left'; readonly model: Ref }
  // items
  /** A token is turned face up for everybody (`item-turned`), or only one side looks at it and learns its kind (`item-seen`). */
  | { readonly type: 'item-turned'; readonly item: Ref; readonly kind: ItemKind }
  | { readonly type: 'item-seen'; readonly item: Ref; readonly seat: Side; readonly kind?: ItemKind }
  | { readonly type: 'item-taken'; readonly item: Ref; readonly model: Ref }
  | { readonly type: 'item-dropped'; readonly item: Ref; readonly model: Ref; readonly cube: CubeId }
  | { readonly type: 'item-given'; readonly item: Ref; readonly from: Ref; readonly to: Ref }
  /** The item is out of play: destroyed by its holder, used up, lost with its carrier, gone off, shipped out, or discarded. */
  | {
      readonly type: 'item-gone'
      readonly item: Ref
      readonly how: 'destroyed' | 'used' | 'lost' | 'intel' | 'trap' | 'shipped' | 'discarded'
    }
  | { readonly type: 'item-moved'; readonly item: Ref; readonly cube: CubeId }

const itemPut = (state: State, ref: Ref, changes: Partial<Item>): State => {
  const item = state.items[ref]
  if (!item) throw new Error(`no item is called ${ref}`)
  return { ...state, items: { ...state.items, [ref]: { ...item, ...changes } } }
}
/** Removes the item from its carrier's list, if it is carried. */
const setDown = (state: State, ref: Ref): State => {
  const where = state.items[ref]?.where
  const carrier = where?.at === 'model' ? state.models[where.model] : undefined
  return carrier ? changed(state, carrier.ref, { items: carrier.items.filter((one) => one !== ref) }) : state
}
const carriedBy = (state: State, ref: Ref, model: Ref): State => {
  const free = setDown(state, ref)
  const held = free.models[model]?.items ?? []
  return itemPut(changed(free, model, { items: [...held, ref] }), ref, { where: { at: 'model', model } })
}

const dieSpent = (state: State, seat: Side, die: string): State => {
  const command = state.sides[seat].command.map((one) => (one.id === die ? { ...one, spent: true as const } : one))
  const isActivation = command.some(({ id, face }) => id === die && face === 'ACT')
  const spent = changedSide(state, seat, { command })
  return isActivation ? { ...spent, actUsed: true } : spent
}

export const roundFolds: Folds<State, RoundEvent> = {
  'map-turned': (state, { rotation }) => rotatedMap(state, rotation),
  'secret-drawn': (state, { seat, mission = 0 }) => changedSide(state, seat, { secretMission: mission }),
  'secret-shown': (state, { seat, mission }) => changedSide(state, seat, { secretMission: mission, secretShown: true }),
  'objectives-placed': (state, { objectives }) => ({ ...state, objectives }),
  'token-placed': (state, { item, cube, gone }) => ({
    ...state,
    items: {
      ...state.items,
      [item]: { ref: item, faceUp: false, seenBy: [], where: gone ? { at: 'gone' } : { at: 'cube', cube } },
    },
  }),
  'recon-won': (state, { seat, by }) => ({ ...state, recon: { winner: seat, by } }),
  'bonus-rolled': (state, { seat, dice }) => ({ ...state, bonus: { seat, dice } }),
  'bonus-used': (state, { seat, die }) => {
    const dice = [...(state.bonus?.dice ?? [])]
    const at = dice.indexOf(die)
    if (at >= 0) dice.splice(at, 1)
    return { ...state, bonus: { seat, dice } }
  },
  'bonus-forgone': (state) => {
    const { bonus: _left, ...rest } = state
    return rest
  },
  'model-flanked': (state, { model }) => ({
    ...takenUp(changed(state, model, { standing: 'reserve' }), model),
    flanking: [...(state.flanking ?? []), model],
  }),
  'first-player-named': (state, { seat }) => ({ ...state, firstPlayer: seat, initiative: seat }),
  'zone-chosen': (state, { seat, zone }) =>
    changedSide(changedSide(state, seat, { zone }), otherSide(seat), { zone: zone === 'red' ? 'blue' : 'red' }),
  'zones-enlarged': (state, { zones }) => ({ ...state, set: { ...state.set, zones } }),
  'model-deployed': (state, { model, pose }) => ({
    ...put(changed(state, model, { standing: 'board' }), model, pose),
    flanking: (state.flanking ?? []).filter((one) => one !== model),
  }),
  'side-deployed': (state) => state,
  'round-began': (state, { round, seat }) => ({
    ...state,
    round,
    phase: 'command',
    initiative: seat,
    models: Object.fromEntries(Object.entries(state.models).map(([ref, model]) => [ref, { ...model, activated: false }])),
  }),
  'command-die-spent': (state, { seat, die }) => dieSpent(state, seat, die),
  'command-dice-rolled': (state, { seat, dice }) => changedSide(state, seat, { command: dice }),
  'command-dice-rerolled': (state, { seat, dice }) =>
    changedSide(state, seat, {
      command: state.sides[seat].command.map((one) => dice.find(({ id }) => id === one.id) ?? one),
    }),
  'turns-began': (state) => ({ ...state, phase: 'turns' }),
  'turn-began': (state, { seat }) => ({ ...state, initiative: seat, actUsed: false }),
  'turn-passed': (state) => state,
  'turn-ended': (state) => {
    const { active: _over, inTurn: _models, ...rest } = state
    return { ...rest, actUsed: false }
  },
  activated: (state, { active }) => ({ ...state, active }),
  // A free action of another model (a reaction) does not use up the current activation's budget.
  'action-begun': (state, { model, action, long, free }) => {
    if (state.active?.model !== model) return state
    return changedActive(state, {
      acted: true,
      ...(free
        ? { freeDieUsed: true }
        : {
            typesUsed: [...state.active.typesUsed, action],
            budget: long || state.active.budget === 'short' ? 'done' : 'short',
          }),
    })
  },
  // Effects that last until the end of the activation are removed from all models.
  'activation-ended': (state, { model, idle }) => {
    const models: { [ref: Ref]: Model } = { ...state.models }
    for (const one of Object.values(state.models)) {
      const boosts = one.boosts.filter(({ until }) => until !== 'activation' && (one.ref !== model || until === 'round'))
      if (boosts.length < one.boosts.length) models[one.ref] = { ...one, boosts }
    }
    const inTurn = [...(state.inTurn ?? []), model]
    const marked = changed({ ...state, models, inTurn }, model, { activated: true })
    return changedActive(marked, { over: true, ...(idle ? { idle: true } : {}) })
  },
  'points-scored': (state, { seat, line }) => changedSide(state, seat, { ledger: [...state.sides[seat].ledger, line] }),
  'smoke-tested': (state, { cube, gone }) =>
    gone ? { ...state, smoke: state.smoke.filter((cloud) => cloud.cube !== cube) } : state,
  'round-ended': (state) => {
    const { finishedFirst, ...rest } = state
    const unspent = SIDES.reduce<State>((so, seat) => changedSide(so, seat, { command: [] }), rest)
    const models = Object.entries(unspent.models).map(
      ([ref, model]) =>
        [ref, { ...model, boosts: model.boosts.filter(({ until }) => until !== 'round'), tagged: false }] as const,
    )
    return { ...unspent, phase: 'end', initiative: finishedFirst ?? state.initiative, models: Object.fromEntries(models) }
  },
  'match-ended': (state, { winner }) => ({ ...state, phase: 'over', winner }),
  'model-left': (state, { model }) => changedActive(takenUp(changed(state, model, { standing: 'left' }), model), { over: true }),
  'item-turned': (state, { item, kind }) => itemPut(state, item, { kind, faceUp: true }),
  'item-seen': (state, { item, seat, kind }) =>
    itemPut(state, item, {
      seenBy: [...new Set([...(state.items[item]?.seenBy ?? []), seat])],
      ...(kind === undefined ? {} : { kind }),
    }),
  'item-taken': (state, { item, model }) => carriedBy(state, item, model),
  'item-dropped': (state, { item, cube }) => itemPut(setDown(state, item), item, { where: { at: 'cube', cube }, faceUp: true }),
  'item-given': (state, { item, to }) => carriedBy(state, item, to),
  'item-gone': (state, { item }) => itemPut(setDown(state, item), item, { where: { at: 'gone' } }),
  'item-moved': (state, { item, cube }) => itemPut(state, item, { where: { at: 'cube', cube } }),
}
