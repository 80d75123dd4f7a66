/** Loads the dice and their trays only after the table is shown, so that they do not delay it. */
import { lazy, Suspense } from 'react'
import { useTableSet } from '../../scene/table-set'
import type { DiceOnTableProps } from './dice-on-table'

const DiceOnTable = lazy(() => import('./dice-on-table').then((module) => ({ default: module.DiceOnTable })))

export const DiceLater = (props: DiceOnTableProps) =>
  useTableSet() ? (
    <Suspense fallback={null}>
      <DiceOnTable {...props} />
    </Suspense>
  ) : null
