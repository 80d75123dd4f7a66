/** The panel of every shape. The type checks the table for completeness: a new shape without a panel does not compile. */
import type { ComponentType } from 'react'
import { RollPanel, ShufflePanel } from './chance-panels'
import { AmountPanel, SplitPanel } from './number-panels'
import { OrderPanel } from './order-panel'
import { PickPanel } from './pick-panel'
import { RoutePanel } from './route-panel'
import type { Choices, ShapeName, ShapeProps } from './shape-props'
import { PathPanel, PlacePanel } from './space-panels'

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
