/** The reports that this device keeps, one for each layout; those that cannot be read are left out. */
import { useCallback, useEffect, useState } from 'react'
import type { LayoutDocument } from '../../../planner/document'
import type { Report } from '../../../planner/selfplay/report'
import { readReport } from '../../../planner/selfplay/schema'
import { forgetTried, keepTried, listTried } from '../shelf'
import { stateOf } from './state-of'

export interface KeptReport {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly report: Report
}

type Row = Awaited<ReturnType<typeof listTried>>[number]
function read({ layout, name, state, text }: Row): readonly KeptReport[] {
  const report = readReport(text)
  return report.ok ? [{ id: layout, name, state, report: report.value }] : []
}

/** The report on a layout that plays like this one, whichever it was made for: one from here before one of a link, the one of most matches. */
export async function keptFor(document: LayoutDocument): Promise<Report | undefined> {
  const state = stateOf(document)
  const found = (await listTried()).filter((row) => row.state === state).flatMap(read)
  return found
    .map(({ report }) => report)
    .sort((a, b) => Number(a.given ?? false) - Number(b.given ?? false) || b.matches - a.matches)[0]
}

export interface KeptReports {
  readonly all: readonly KeptReport[]
  keep(kept: KeptReport): void
  forget(id: string): void
}

export function useKeptReports(): KeptReports {
  const [all, setAll] = useState<readonly KeptReport[]>([])
  useEffect(() => {
    let isCurrent = true
    void listTried().then(
      (rows) => {
        if (!isCurrent) return
        const found = rows.flatMap(read)
        // What was played meanwhile is newer.
        setAll((newer) => [...newer, ...found.filter(({ id }) => newer.every((one) => one.id !== id))])
      },
      // Without storage there is nothing to read.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [])
  const keep = useCallback((kept: KeptReport) => {
    setAll((before) => [kept, ...before.filter(({ id }) => id !== kept.id)])
    const { id, name, state, report } = kept
    void keepTried({ layout: id, name, state, text: JSON.stringify(report) })
  }, [])
  const forget = useCallback((id: string) => {
    setAll((before) => before.filter((one) => one.id !== id))
    void forgetTried(id)
  }, [])
  return { all, keep, forget }
}
