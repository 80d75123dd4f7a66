/** Items: where they lie, who may carry how many, and what the bag may still contain (2.7, 4.24). */
import type { Reason } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import type { ItemKind } from '../profile'
import { say } from '../said'
import type { Item, Model, State } from '../state'
import { has, modelOf } from './models'

/** The item with that ref. Throws if there is none. */
export function itemOf(state: Pick<State, 'items'>, ref: Ref): Item {
  const item = Object.hasOwn(state.items, ref) ? state.items[ref] : undefined
  if (!item) throw new Error(`no item is called ${ref}`)
  return item
}

/** The items that lie in a cube, in the order of their names. */
export const itemsIn = (state: State, cube: CubeId): readonly Item[] =>
  Object.values(state.items).filter(({ where }) => where.at === 'cube' && where.cube === cube)

/** Whether an item was drawn from the bag rather than brought by a team. */
export const isToken = (ref: Ref): boolean => ref.startsWith('t')
export const tokenRef = (number: number): Ref => `t${number}`

/** The ref for the next token drawn from the bag. */
export const nextToken = ({ items }: Pick<State, 'items'>): Ref =>
  tokenRef(
    1 +
      Math.max(
        0,
        ...Object.keys(items)
          .filter(isToken)
          .map((ref) => Number(ref.slice(1)) || 0),
      ),
  )

/** 2.7: the possible kinds of the tokens that nobody has seen, one entry for each token, in the order of the bag. */
export function undrawn({ bag, items }: Pick<State, 'bag' | 'items'>): readonly ItemKind[] {
  const known = Object.values(items).flatMap(({ ref, kind }) => (isToken(ref) && kind !== undefined ? [kind] : []))
  return bag.flatMap(({ kind, count }) => {
    const left = count - known.filter((one) => one === kind).length
    return Array.from({ length: Math.max(0, left) }, () => kind)
  })
}

/** DZ-ITM-01: how many items a model may carry. */
export function mostItems(model: Model): number {
  if (has(model, 'vehicle') || model.profile.type === 'V' || has(model, 'beast')) return 0
  return has(model, 'scavenger') ? 3 : 1
}

/** Why a model may not carry anything (DZ-ITM-01, DZ-ABL-10); undefined if it may. */
export function barredFromItems(state: State, ref: Ref): Reason | undefined {
  const model = modelOf(state, ref)
  if (mostItems(model) > 0) return undefined
  return has(model, 'beast')
    ? say('beasts-carry-nothing', { model: ref }, 'DZ-ABL-10')
    : say('vehicles-carry-nothing', { model: ref }, 'DZ-ITM-01')
}

/** DZ-ITM-06: items that are lost with their carrier. All others drop when it dies. */
const VANISHING: ReadonlySet<ItemKind> = new Set<ItemKind>(['booby-trap', 'mono-wheel', 'jump-pack'])
export const drops = ({ kind }: Item): boolean => kind !== undefined && !VANISHING.has(kind)
