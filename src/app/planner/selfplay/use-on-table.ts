/** What of a report is shown on the table; undefined if nothing is. Whoever draws it renders when it changes, and nobody else. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { type ShownOnTable, shownOnTable } from '../../../planner/selfplay/on-table'
import type { PlannerStore } from '../store'
import { reportOn, type Tried } from './tried'

export function useOnTable(tried: Tried, planner: PlannerStore): ShownOnTable | undefined {
  const which = useStore(tried.store, ({ shown }) => shown)
  const report = useStore(tried.store, (state) =>
    state.shown === undefined ? undefined : reportOn(state, planner.getState())?.report,
  )
  return useMemo(() => (report && !report.given && which ? shownOnTable(report, which) : undefined), [report, which])
}
