/** A watched match: the table of a running match, with a time line below. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { GameView } from '../../games/view'
import type { Track } from '../../replay/track'
import type { SceneHandle } from '../../scene/table-scene'
import { WordsProvider } from '../../ui/words/words-context'
import type { OpenedRecording } from '../../workers/replay-room'
import type { AtTable, SeatInfo } from '../match/match-table'
import { useSettings } from '../settings'
import { parts } from './parts'
import type { Room } from './room'
import { speakOf } from './speaking'
import { WatchFrame } from './watch-frame'
import { createWatching } from './watching'

export interface WatchTableProps {
  /** The match of this device or, with `isLive`, the server's table. */
  readonly id: string
  /** The table's match is still running: only what was told to these eyes is known. */
  readonly isLive?: boolean
  readonly at: number | undefined
  readonly beside: string | undefined
  readonly isSolution: boolean
  readonly room: Room
  readonly opened: OpenedRecording
  readonly game: GameView
  readonly seats: readonly SeatInfo[]
  readonly track: Track
  /** The position at which the watching begins; its beginning if undefined. */
  readonly start: number | undefined
}

export function WatchTable(props: WatchTableProps) {
  const { id, isLive = false, at: moment, beside, isSolution, room, opened, game, seats, track, start } = props
  const language = useSettings((settings) => settings.language)
  const { MatchScene, newSightState, newTableState } = parts()
  const [table] = useState(newTableState)
  const [sight] = useState(newSightState)
  const [watching] = useState(() => {
    const made = createWatching(track, opened.seats, opened.outcome)
    if (start !== undefined) made.goTo(start)
    return made
  })
  useEffect(() => {
    if (moment !== undefined) watching.goTo(watching.store.getState().track.positionOf(moment))
  }, [watching, moment])
  const speak = useMemo(() => speakOf(watching.client, game, seats, language), [watching, game, seats, language])
  const words = useMemo(() => game.words(language), [game, language])
  const scene = useRef<SceneHandle>(null)
  const at: AtTable = {
    id,
    client: watching.client,
    game,
    seats,
    own: [],
    table,
    sight,
    speak,
    online: undefined,
    puzzle: opened.puzzle,
    fork: opened.from,
  }
  return (
    <WordsProvider speak={speak} game={words.phrases}>
      <MatchScene {...at} scene={scene} />
      <WatchFrame
        at={at}
        isLive={isLive}
        watching={watching}
        room={room}
        opened={opened}
        scene={scene}
        beside={beside}
        isSolution={isSolution}
      />
    </WordsProvider>
  )
}
