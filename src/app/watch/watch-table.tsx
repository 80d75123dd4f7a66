/** A watched match: the table of a running match, with a time line below. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { GameView } from '../../games/view'
import type { Track } from '../../replay/track'
import type { SceneHandle } from '../../scene/table-scene'
import { WordsProvider } from '../../ui/words/words-context'
import type { OpenedRecording } from '../../workers/replay-room'
import { namesIn } from '../device'
import type { AtTable } from '../match/match-table'
import { useSettings } from '../settings'
import { parts } from './parts'
import type { Room } from './room'
import { speakOf } from './speaking'
import { WatchFrame } from './watch-frame'
import { createWatching } from './watching'

export interface WatchTableProps {
  readonly id: string
  readonly at: number | undefined
  readonly beside: string | undefined
  readonly isSolution: boolean
  readonly room: Room
  readonly opened: OpenedRecording
  readonly game: GameView
  readonly track: Track
  readonly entry: number | undefined
}

export function WatchTable({ id, at: moment, beside, isSolution, room, opened, game, track, entry }: WatchTableProps) {
  const language = useSettings((settings) => settings.language)
  const { MatchScene, newSightState, newTableState } = parts()
  const [table] = useState(newTableState)
  const [sight] = useState(newSightState)
  const [watching] = useState(() => {
    const made = createWatching(track, opened.seats, opened.outcome)
    // A puzzle is watched from its position, unless a moment was asked for.
    const from = entry ?? opened.puzzle?.after
    if (from !== undefined) made.goTo(track.positionOf(from))
    return made
  })
  useEffect(() => {
    if (moment !== undefined) watching.goTo(watching.store.getState().track.positionOf(moment))
  }, [watching, moment])
  const seats = useMemo(() => {
    const names = namesIn(opened.title, opened.seats)
    return opened.seats.map((seat, at) => ({ seat, name: names[at] ?? seat, isBot: opened.roster[seat] === 'bot' }))
  }, [opened])
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
      <WatchFrame at={at} watching={watching} room={room} opened={opened} scene={scene} beside={beside} isSolution={isSolution} />
    </WordsProvider>
  )
}
