/** The report of the watched match, made on demand, and its files. */
import { useMemo, useState } from 'react'
import { ReportDialog } from '../../ui/watch/report-dialog'
import { useWords } from '../../ui/words/words-context'
import { save } from '../device'
import { fileName, pdfBlob } from '../planner/print-files'
import { parts } from './parts'
import { type ReportAsked, reportOf, reportText } from './report'
import { reportSheets } from './report-sheets'

export function ReportPart({ onClose, ...asked }: ReportAsked & { onClose(): void }) {
  const { ScoreStory } = parts()
  const { say } = useWords()
  const { track, game, gameName, seats, outcome, origin, notes, speak } = asked
  const report = useMemo(
    () => reportOf({ track, game, gameName, seats, outcome, origin, notes, speak }, parts()),
    [track, game, gameName, seats, outcome, origin, notes, speak],
  )
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const name = `${say('report-title')} ${gameName}`
  const pdf = async () => {
    setIsBusy(true)
    setRefused(undefined)
    try {
      const sheets = reportSheets(report, speak)
      save(fileName(name, 'pdf'), await pdfBlob(sheets, name, speak.language, new AbortController().signal))
    } catch {
      setRefused(say('report-failed'))
    }
    setIsBusy(false)
  }
  return (
    <ReportDialog
      open
      game={gameName}
      result={report.result}
      facts={report.facts}
      story={<ScoreStory seats={seats} {...report.story} />}
      notes={report.notes}
      luck={report.luck}
      isBusy={isBusy}
      refused={refused}
      onClose={onClose}
      onPdf={() => void pdf()}
      onText={() => save(fileName(name, 'txt'), new Blob([reportText(report, speak)], { type: 'text/plain;charset=utf-8' }))}
    />
  )
}
