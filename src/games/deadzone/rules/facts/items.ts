/** Items: where they lie, who may carry how many, what the bag may still hold (2.7, 4.24). */
import type { Reason } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import type { ItemKind } from '../profile'
import { say } from '../said'
import type { Item, Model, State } from '../state'
import { has, modelOf } from './models'

/** The item of that name. Throws for a name that is not one. */
export function itemOf(state: Pick<State, 'items'>, ref: Ref): Item {
  const item = Object.hasOwn(state.items, ref) ? state.items[ref] : undefined
  if (!item) throw new Error(`no item is called ${ref}`)
  return item
}

/** What lies in a cube, in the order of names. */
export const itemsIn = (state: State, cube: CubeId): readonly Item[] =>
  Object.values(state.items).filter(({ where }) => where.at === 'cube' && where.cube === cube)

/** Whether an item was drawn from the bag instead of coming with a team. */
export const isToken = (ref: Ref): boolean => ref.startsWith('t')
export const tokenRef = (number: number): Ref => `t${number}`

/** The ref for one more token. */
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

/** 2.7: what the tokens that nobody has seen can be, one entry each, in the order of the bag. */
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

/** Why a model may not carry anything (DZ-ITM-01, DZ-ABL-10); nothing if it may. */
export function barredFromItems(state: State, ref: Ref): Reason | undefined {
  const model = modelOf(state, ref)
  if (mostItems(model) > 0) return undefined
  return has(model, 'beast')
    ? say('beasts-carry-nothing', { model: ref }, 'DZ-ABL-10')
    : say('vehicles-carry-nothing', { model: ref }, 'DZ-ITM-01')
}

/** DZ-ITM-06: what vanishes with its carrier; all other items drop when it dies. */
const VANISHING: ReadonlySet<ItemKind> = new Set<ItemKind>(['booby-trap', 'mono-wheel', 'jump-pack'])
export const drops = ({ kind }: Item): boolean => kind !== undefined && !VANISHING.has(kind)
