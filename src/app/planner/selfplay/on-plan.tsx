/** What of a report is shown on the table, on the plan. */
import { useMemo } from 'react'
import type { Units } from '../../../geometry/types'
import { signsOf } from '../../../planner/selfplay/on-table'
import { FIELD_COLOURS, FIELD_DOTS } from '../../../scene/seats'
import { PlanHeat, PlanSigns } from '../../../ui/planner/selfplay/plan-tried'
import { percentText } from '../../../ui/words/length'
import { useWords } from '../../../ui/words/words-context'
import type { PlannerStore } from '../store'
import type { Tried } from './tried'
import { useOnTable } from './use-on-table'

interface OnPlanProps {
  readonly tried: Tried
  readonly planner: PlannerStore
}
export function HeatOnPlan({ tried, planner }: OnPlanProps) {
  const heat = useOnTable(tried, planner)?.heat
  return heat && <PlanHeat heat={heat} colours={FIELD_COLOURS} dots={FIELD_DOTS} />
}

export function SignsOnPlan({ tried, planner, text }: OnPlanProps & { readonly text: Units }) {
  const { language } = useWords().speak
  const shown = useOnTable(tried, planner)
  const signs = useMemo(() => shown && signsOf(shown, (part) => percentText(part, language)), [shown, language])
  return signs && <PlanSigns {...signs} text={text} />
}
