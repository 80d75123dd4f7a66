/** The report of the watched match, made on demand, the chances worked out for it, and its files. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Mark } from '../../replay/marks'
import { ScoreStory } from '../../ui/match/score-story'
import { ChanceCurve } from '../../ui/watch/chance-curve'
import { ReportDialog } from '../../ui/watch/report-dialog'
import { useWords } from '../../ui/words/words-context'
import type { ChancesAt } from '../../workers/chances'
import { reasonOf, save } from '../device'
import type { AtTable } from '../match/match-table'
import { fileName, pdfBlob } from '../planner/print-files'
import { chanceStory, chancesAsked, chancesByRound } from './chance-story'
import { parts } from './parts'
import { type ReportAsked, reportOf, reportText } from './report'
import { reportMoments } from './report-moments'
import { reportSheets } from './report-sheets'
import type { Room } from './room'
import { usePictures } from './use-pictures'

export interface ReportPartProps extends ReportAsked {
  readonly at: AtTable
  readonly room: Room
  readonly marks: readonly Mark[]
  onClose(): void
}

export function ReportPart({ at, room, marks, onClose, ...asked }: ReportPartProps) {
  const { say, reason } = useWords()
  const { track, game, gameName, seats, outcome, origin, notes, speak, left } = asked
  const report = useMemo(
    () => reportOf({ track, game, gameName, seats, outcome, origin, notes, speak, left }, parts()),
    [track, game, gameName, seats, outcome, origin, notes, speak, left],
  )
  const [chances, setChances] = useState<readonly ChancesAt[]>()
  const [working, setWorking] = useState<number>()
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const cancel = useRef<AbortController>(undefined)
  useEffect(() => () => cancel.current?.abort(), [])
  const told = useMemo(
    () => chances && chanceStory(chances, { track, game, seats: seats.map(({ seat }) => seat), speak }, parts()),
    [chances, track, game, seats, speak],
  )
  const moments = useMemo(
    () => reportMoments({ track, game, seats, speak }, report, told),
    [track, game, seats, speak, report, told],
  )
  const pictures = usePictures(at, track, moments)
  const name = `${say('report-title')} ${gameName}`
  const workOut = async () => {
    const control = new AbortController()
    cancel.current = control
    setWorking(0)
    setRefused(undefined)
    try {
      const watch = { signal: control.signal, onProgress: setWorking }
      const found = await room.ask('chances', chancesAsked(track, marks, game, speak), watch)
      if (!control.signal.aborted) setChances(found.chances)
    } catch (error) {
      setRefused(reason(reasonOf(error)))
    }
    if (cancel.current === control) setWorking(undefined)
  }
  const pdf = async () => {
    setIsBusy(true)
    setRefused(undefined)
    try {
      const sheets = reportSheets(report, speak, { chances: told, pictures: pictures.taken })
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
      chances={told && <ChanceCurve seats={seats} {...told} rounds={chancesByRound(told)} />}
      working={working}
      pictures={pictures.part}
      deeds={report.deeds}
      luck={report.luck}
      isBusy={isBusy}
      refused={refused}
      onClose={onClose}
      onChances={() => void workOut()}
      onCancel={() => cancel.current?.abort()}
      onPdf={() => void pdf()}
      onText={() =>
        save(fileName(name, 'txt'), new Blob([reportText(report, speak, told)], { type: 'text/plain;charset=utf-8' }))
      }
    />
  )
}
