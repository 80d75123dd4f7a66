/** The panel of every shape. The type checks the table for completeness: a new shape without a panel does not compile. */
import { type ComponentType, lazy } from 'react'
import { RollPanel, ShufflePanel } from './chance-panels'
import { AmountPanel, SplitPanel } from './number-panels'
import { PickPanel } from './pick-panel'
import type { Choices, ShapeName, ShapeProps } from './shape-props'
import { PathPanel, PlacePanel } from './space-panels'

/** Loaded when a game first asks for them. */
const OrderPanel = lazy(() => import('./order-panel').then((module) => ({ default: module.OrderPanel })))
const RoutePanel = lazy(() => import('./route-panel').then((module) => ({ default: module.RoutePanel })))

export const SHAPE_PANELS = {
  pick: PickPanel,
  amount: AmountPanel,
  split: SplitPanel,
  order: OrderPanel,
  roll: RollPanel,
  shuffle: ShufflePanel,
  place: PlacePanel,
  path: PathPanel,
  route: RoutePanel,
} satisfies { readonly [S in ShapeName]: ComponentType<ShapeProps<Choices[S]>> }
