/** Opens a match of this device in a worker for watching, and shows it when its first telling has arrived. */
import { Suspense, useEffect, useState } from 'react'
import type { GameView } from '../../games/view'
import type { Reason } from '../../kernel'
import { type Track, trackOf } from '../../replay/track'
import { useWords } from '../../ui/words/words-context'
import type { OpenedRecording } from '../../workers/replay-room'
import { device, namesIn, reasonOf } from '../device'
import { loadView } from '../games'
import { ErrorCover, LoadingCover } from '../match/covers'
import type { SeatInfo } from '../match/match-table'
import { goTo, type ToldMoment } from '../route'
import { loadParts } from './parts'
import { openRoom, type Room } from './room'
import { WatchTable } from './watch-table'
import '../../ui/style/watch.css'

interface Opened {
  readonly room: Room
  readonly opened: OpenedRecording
  readonly game: GameView
  readonly track: Track
  /** Who plays. */
  readonly seats: readonly SeatInfo[]
  /** The position at which the watching begins; its beginning if undefined. */
  readonly start: number | undefined
}

export interface WatchScreenProps {
  readonly id: string
  readonly line: 'solution' | undefined
  /** The log's entry after which it is shown; undefined for its beginning. */
  readonly at: number | undefined
  /** The same by a line that was told to a viewpoint, if that is what the link says. */
  readonly told: ToldMoment | undefined
  /** Its branches are shown, and it is compared with this one, if any. */
  readonly beside: string | undefined
}

export function WatchScreen({ id, line, at, told, beside }: WatchScreenProps) {
  const [found, setFound] = useState<Opened | { readonly failure: Reason }>()
  const { reason } = useWords()
  const { eyes, line: toldLine } = told ?? {}
  useEffect(() => {
    const room = openRoom()
    let isCurrent = true
    const open = async () => {
      const { file } = await device().ask('export', { match: id, ...(line ? {} : { attempt: true }) })
      const opened = await room.ask('open', { file })
      const [game, telling, moment] = await Promise.all([
        loadView(opened.game),
        room.ask('telling', { eyes: opened.viewers[0] ?? 'spectator' }),
        eyes === undefined || toldLine === undefined ? undefined : room.ask('entry', { eyes, line: toldLine }),
        loadParts(),
      ])
      if (!game) throw new Error(opened.game)
      const track = trackOf(telling)
      const names = namesIn(opened.title, opened.seats)
      const seats = opened.seats.map((seat, at) => ({ seat, name: names[at] ?? seat, isBot: opened.roster[seat] === 'bot' }))
      // A puzzle is watched from its position, unless a moment was asked for.
      const from = moment?.entry ?? opened.puzzle?.after
      const start = from === undefined ? undefined : track.positionOf(from)
      if (isCurrent) setFound({ room, opened, game, seats, track, start })
    }
    open().catch((error) => isCurrent && setFound({ failure: reasonOf(error) }))
    return () => {
      isCurrent = false
      room.close()
    }
  }, [id, line, eyes, toldLine])
  if (!found) return <LoadingCover />
  if ('failure' in found) return <ErrorCover text={reason(found.failure)} onHome={() => goTo({ page: 'home' })} />
  return (
    <Suspense fallback={<LoadingCover />}>
      <WatchTable id={id} at={at} beside={beside} isSolution={line !== undefined} {...found} />
    </Suspense>
  )
}
