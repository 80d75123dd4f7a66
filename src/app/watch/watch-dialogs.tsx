/** The dialogs over a watched match. Most are loaded when opened. */
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import type { PlayerSeat, Roll } from '../../kernel'
import type { Note } from '../../protocol/notes'
import type { Mark } from '../../replay/marks'
import type { Track } from '../../replay/track'
import { SettingsDialog } from '../../ui/settings-panel'
import { ForkDialog } from '../../ui/watch/fork-dialog'
import { learnPart } from '../../ui/words/words'
import { useWords } from '../../ui/words/words-context'
import type { OpenedRecording } from '../../workers/replay-room'
import { device, reasonOf } from '../device'
import { gameName, RulesPart } from '../games'
import { HelpLater } from '../help-later'
import type { AtTable } from '../match/match-table'
import { goTo } from '../route'
import { useSettings } from '../settings'
import type { Room } from './room'

/** The dialog that is open. */
export type WatchDialog = 'help' | 'rules' | 'settings' | 'fork' | 'puzzle' | 'report' | 'clip' | 'link'

const PuzzlePart = lazy(async () => {
  const [module] = await Promise.all([import('./puzzle-part'), learnPart('puzzles')])
  return { default: module.PuzzlePart }
})
const ClipPart = lazy(async () => {
  const [module] = await Promise.all([import('./clip-part'), learnPart('clips')])
  return { default: module.ClipPart }
})
const MomentLink = lazy(async () => {
  const [module] = await Promise.all([import('./moment-link'), learnPart('online')])
  return { default: module.MomentLink }
})
const ReportPart = lazy(() => import('./report-part').then((module) => ({ default: module.ReportPart })))

export interface WatchDialogsProps {
  readonly at: AtTable
  readonly room: Room
  readonly opened: OpenedRecording
  readonly track: Track
  readonly marks: readonly Mark[]
  readonly stops: ComponentProps<typeof ClipPart>['stops']
  readonly begin: number
  readonly position: number
  /** The last log entry shown so far. */
  readonly after: number
  readonly view: object
  readonly notes: readonly Note[]
  /** Where the match came from, if it is a fork. */
  readonly origin: string | undefined
  /** The table at which it was played; undefined for a match of this device. */
  readonly online: ComponentProps<typeof MomentLink>['table'] | undefined
  /** The match is still running there. */
  readonly isLive: boolean
  readonly previewAt: ComponentProps<typeof ClipPart>['previewAt']
  readonly open: WatchDialog | undefined
  onClose(): void
}

export function WatchDialogs(props: WatchDialogsProps) {
  const { at, room, opened, track, marks, stops, begin, position, after, view, notes, origin, previewAt, open, onClose } = props
  const { online, isLive } = props
  const { game, speak, seats } = at
  const settings = useSettings()
  const { reason } = useWords()
  const [refused, setRefused] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [dice, setDice] = useState<Roll['dice']>([])
  useEffect(() => {
    if (open !== 'fork') return
    setRefused(undefined)
    let isCurrent = true
    room.ask('roll', { after }).then(
      (found) => isCurrent && setDice(found.dice ?? []),
      () => isCurrent && setDice([]),
    )
    return () => {
      isCurrent = false
    }
  }, [open, room, after])
  const fork = async (bots: readonly PlayerSeat[], faces: readonly string[] | undefined) => {
    setIsBusy(true)
    setRefused(undefined)
    try {
      const roster = Object.fromEntries(bots.map((seat) => [seat, 'bot' as const]))
      const { file } = await room.ask('fork', { after, roster, notes, ...(faces ? { faces } : {}) })
      const match = await device().ask('import', { file })
      goTo({ page: 'match', match: match.id })
    } catch (error) {
      setRefused(reason(reasonOf(error)))
      setIsBusy(false)
    }
  }
  const nameOf = (seat: PlayerSeat) => seats.find((one) => one.seat === seat)?.name ?? seat
  const faceText = (face: string) => game.words(speak.language).face?.(face, speak) ?? face
  return (
    <>
      <ForkDialog
        key={open}
        open={open === 'fork'}
        seats={seats}
        dice={dice}
        faceText={faceText}
        refused={refused}
        isBusy={isBusy}
        onClose={onClose}
        onFork={(bots, faces) => void fork(bots, faces)}
      />
      {open === 'puzzle' && (
        <Suspense>
          <PuzzlePart room={room} game={game} after={after} view={view} seatName={nameOf} onClose={onClose} />
        </Suspense>
      )}
      {open === 'clip' && (
        <Suspense>
          <ClipPart
            at={at}
            track={track}
            stops={stops}
            begin={begin}
            position={position}
            previewAt={previewAt}
            onClose={onClose}
          />
        </Suspense>
      )}
      {open === 'link' && online !== undefined && (
        <Suspense>
          <MomentLink table={online} after={after} isLive={isLive} onClose={onClose} />
        </Suspense>
      )}
      {open === 'report' && (
        <Suspense>
          <ReportPart
            at={at}
            room={room}
            marks={marks}
            left={opened.left}
            track={track}
            game={game}
            gameName={gameName(game.id, speak.language)}
            seats={seats}
            outcome={opened.outcome}
            origin={origin}
            notes={notes}
            speak={speak}
            onClose={onClose}
          />
        </Suspense>
      )}
      {open === 'rules' && (
        <Suspense>
          <RulesPart id={game.id} about={[]} onClose={onClose} />
        </Suspense>
      )}
      <HelpLater open={open === 'help'} onClose={onClose} />
      <SettingsDialog open={open === 'settings'} onClose={onClose} settings={settings} onChange={settings.change} />
    </>
  )
}
