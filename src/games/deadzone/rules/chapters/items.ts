/** Items that lie in cubes (W12, DZ-ITM-01 to 05): taking, revealing, keeping, dropping, destroying and handing over. */
import { type Option, pickOne } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { anyOrder, asTheyLie } from '../../../kit/rules/cards'
import type { CubeId } from '../board'
import type { Event } from '../events'
import { cubeOf } from '../facts/cubes'
import { barredFromItems, itemOf, itemsIn, mostItems, undrawn } from '../facts/items'
import { has, isOnBoard, modelOf } from '../facts/models'
import { enemiesWith, friendsWith } from '../facts/presence'
import { scoring } from '../facts/score'
import { type ItemId, readId } from '../ids'
import type { State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'

/** The kind of a revealed token: one of those not yet seen. `first` is the shuffled index of the token drawn from the bag. */
const drawn = (state: State, [first = 0]: readonly number[]) => {
  const kind = undrawn(state)[first]
  if (kind === undefined) throw new Error('the bag is empty')
  return kind
}

/** DZ-ITM-03, DZ-MIS-03: a face-down token is revealed to all, or looked at by one side. */
export const reveal = procedure('reveal', {
  begin: ({ state, local: { item, to } }) => {
    const { kind, faceUp } = itemOf(state, item)
    if (faceUp) return go('done')
    if (kind !== undefined) return tell(shown(item, to, kind), 'done')
    const count = undrawn(state).length
    if (count === 1) return tell(shown(item, to, drawn(state, [0])), 'done')
    return ask(question('chance', 'item draw', anyOrder(count), asTheyLie(count), { about: { item, to } }), 'drawn')
  },
  drawn: ({ state, local: { item, to }, heard }) => tell(shown(item, to, drawn(state, heard.the('item draw'))), 'done'),
})
const shown = (item: Ref, to: 'A' | 'B' | 'all', kind: ReturnType<typeof drawn>): Event =>
  to === 'all' ? { type: 'item-turned', item, kind } : { type: 'item-seen', item, seat: to, kind }

const optionOf = (id: ItemId, on: readonly Ref[]): Option<ItemId> => ({ id, on })
/** Whether the model carries as many items as it can. Only called for friends that may carry items. */
const isFull = (state: State, ref: Ref): boolean => modelOf(state, ref).items.length >= mostItems(modelOf(state, ref))

/** DZ-ITM-05: the model's items that it may give to friends in its cube. A friend with no room left gives one in exchange. */
function gifts(state: State, model: Ref): readonly Option<ItemId>[] {
  const friends = friendsWith(state, model).filter((friend) => !barredFromItems(state, friend))
  return modelOf(state, model).items.flatMap((item) =>
    friends.flatMap((friend): readonly Option<ItemId>[] =>
      isFull(state, friend)
        ? modelOf(state, friend).items.map((other) => optionOf(`swap:${item}>${other}`, [model, friend]))
        : [optionOf(`give:${item}>${friend}`, [model, friend])],
    ),
  )
}

/** DZ-ITM-02: what the model may do with items where it stands; nothing while enemies are in its cube. */
export function itemOptions(state: State, model: Ref): readonly Option<ItemId>[] {
  if (!isOnBoard(state, model) || enemiesWith(state, model).length > 0) return []
  const takes = barredFromItems(state, model)
    ? []
    : itemsIn(state, cubeOf(state, model)).map(({ ref }) => optionOf(`take:${ref}`, [model, ref]))
  return [...takes, ...gifts(state, model)]
}

/** DZ-ITM-04: keep, drop or destroy items. Those beyond the limit must be dropped or destroyed. */
function keepOptions(state: State, model: Ref): readonly Option<ItemId>[] {
  const { items } = modelOf(state, model)
  const parts = items.flatMap((item): readonly Option<ItemId>[] => [
    optionOf(`drop:${item}`, [model, item]),
    optionOf(`destroy:${item}`, [model, item]),
  ])
  return items.length > mostItems(modelOf(state, model)) ? parts : [{ id: 'keep' }, ...parts]
}

/** A Booby Trap does not harm models with these abilities, but it still stops them (4.23). */
const disarms = (state: State, model: Ref): boolean =>
  has(modelOf(state, model), 'engineer') || has(modelOf(state, model), 'scavenger')

/** W12: one item is taken or given, then the model decides what to keep. */
export const items = procedure('items', {
  offer: ({ state, local: { model } }) => {
    const options = itemOptions(state, model)
    if (options.length === 0) return go('done')
    const { seat } = modelOf(state, model)
    return ask(
      question(seat, 'item here', pickOne<ItemId>([...options, { id: 'leave' }]), ['leave'], { about: { model } }),
      'chosen',
    )
  },
  chosen: ({ state, local: { model }, heard }) => {
    const { verb, first, second } = readId(heard.picked('item here'))
    switch (verb) {
      case 'take':
        return go('turn', { item: first })
      case 'give':
        return tell({ type: 'item-given', item: first, from: model, to: second }, 'done')
      case 'swap': {
        const friend = carrierOf(state, second)
        return tell(
          [
            { type: 'item-given', item: first, from: model, to: friend },
            { type: 'item-given', item: second, from: friend, to: model },
          ],
          'done',
        )
      }
      default:
        return go('done')
    }
  },
  // DZ-ITM-03
  turn: ({ local: { item = '' } }) => call('reveal', { item, to: 'all' }, 'turned'),
  turned: ({ state, local: { model, item = '' } }) => {
    const { kind } = itemOf(state, item)
    const { seat } = modelOf(state, model)
    // DZ-PAT-05
    if (kind === 'intel')
      return tell([{ type: 'item-gone', item, how: 'intel' }, ...scoring(state, seat, state.set.intel, 'intel', item)], 'done')
    if (kind !== 'booby-trap') return tell({ type: 'item-taken', item, model }, 'window')
    const gone = { type: 'item-gone', item, how: 'trap' } as const
    return disarms(state, model)
      ? tell([gone, { type: 'activation-stopped', model, why: 'trap' }], 'done')
      : tell(gone, 'trap', { cube: cubeOf(state, model) })
  },
  trap: ({ local: { cube = '' } }) => call('area attack', { cube, kind: 'frag', value: 3 }, 'done'),
  window: ({ state, local: { model } }) =>
    call('special window', { moment: 'pick-up', model, seats: [modelOf(state, model).seat] }, 'keep'),
  // DZ-ITM-04
  keep: ({ state, local: { model } }) => {
    if (!isOnBoard(state, model) || modelOf(state, model).items.length === 0) return go('done')
    const { seat } = modelOf(state, model)
    const options = keepOptions(state, model)
    const [first] = options
    if (!first) return go('done')
    return ask(question(seat, 'item keep', pickOne(options), [first.id], { about: { model } }), 'kept')
  },
  kept: ({ state, local: { model }, heard }) => {
    const { verb, first } = readId(heard.picked('item keep'))
    if (verb === 'drop') return tell(dropped(state, model, first), 'tooMuch')
    if (verb === 'destroy') return tell({ type: 'item-gone', item: first, how: 'destroyed' }, 'tooMuch')
    return go('done')
  },
  tooMuch: ({ state, local: { model } }) =>
    modelOf(state, model).items.length > mostItems(modelOf(state, model)) ? go('keep') : go('done'),
})

const dropped = (state: State, model: Ref, item: Ref): Event => ({
  type: 'item-dropped',
  item,
  model,
  cube: cubeOf(state, model) as CubeId,
})
function carrierOf(state: State, item: Ref): Ref {
  const { where } = itemOf(state, item)
  if (where.at !== 'model') throw new Error(`nobody carries ${item}`)
  return where.model
}
