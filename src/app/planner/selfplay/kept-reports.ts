/** The reports that this device keeps, one for each layout; those that cannot be read are left out. */
import type { LayoutDocument } from '../../../planner/document'
import type { Report } from '../../../planner/selfplay/report'
import { readReport } from '../../../planner/selfplay/schema'
import { keepTried, listTried } from '../shelf'
import { stateOf } from './state-of'

export interface KeptReport {
  /** The layout's id. */
  readonly id: string
  readonly name: string
  /** What the layout was when the matches were played. */
  readonly state: string
  readonly report: Report
}

export const keptReports = async (): Promise<readonly KeptReport[]> =>
  (await listTried()).flatMap(({ layout, name, state, text }) => {
    const report = readReport(text)
    return report.ok ? [{ id: layout, name, state, report: report.value }] : []
  })

export const keepReport = ({ id, name, state, report }: KeptReport): Promise<void> =>
  keepTried({ layout: id, name, state, text: JSON.stringify(report) })

/** A report on a layout that plays like this one, whichever it was made for: one from here before one of a link, the one of most matches. */
export const alike = (all: readonly KeptReport[], state: string): KeptReport | undefined =>
  all
    .filter((one) => one.state === state)
    .sort((a, b) => Number(a.report.given ?? false) - Number(b.report.given ?? false) || b.report.matches - a.report.matches)[0]

export const keptFor = async (document: LayoutDocument): Promise<Report | undefined> =>
  alike(await keptReports(), stateOf(document))?.report
