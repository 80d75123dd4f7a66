/** What one language must answer: all of the platform's messages. Games bring their own beside it. */

import type { KernelSaid } from '../../kernel'
import type { LabSaid } from '../../lab/said'
import type { OwnSaid } from '../../planner/own/said'
import type { PlannerSaid } from '../../planner/said'
import type { TableSaid } from '../../table/said'
import type { UiSaid } from './said'
import type { HostSaid } from './said-host'
import type { Phrases } from './speak'

export interface Dictionary {
  readonly ui: Phrases<UiSaid>
  readonly kernel: Phrases<KernelSaid>
  readonly table: Phrases<TableSaid>
  readonly host: Phrases<HostSaid>
  readonly lab: Phrases<LabSaid>
  readonly own: Phrases<OwnSaid>
  readonly layout: Phrases<PlannerSaid>
}
