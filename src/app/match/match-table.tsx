/** A match under way: the 3D table and the chrome around it, both fed from the client's store. */
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Client } from '../../client/state'
import type { GameView } from '../../games/view'
import type { PlayerSeat } from '../../kernel'
import type { BotLevel } from '../../protocol/home'
import type { Puzzle } from '../../protocol/puzzle'
import type { Speak } from '../../ui/words/speak'
import { type Names, speaker } from '../../ui/words/speaker'
import { useWords, WordsProvider } from '../../ui/words/words-context'
import { gameName } from '../games'
import { newSightState, type SightStore } from '../lab/sight-state'
import type { AtServer } from '../online/use-online'
import { goTo } from '../route'
import { useSettings } from '../settings'
import { ErrorCover, LoadingCover } from './covers'
import { MatchFrame } from './match-frame'
import { MatchScene } from './match-scene'
import { RulesAtTable } from './rules-at-table'
import { newTableState, type TableStore } from './table-state'
import { useFleeting, useSecrecy } from './use-secrecy'

export * as parts from './parts'

export interface SeatInfo {
  readonly seat: PlayerSeat
  readonly name: string
  readonly isBot: boolean
  /** How well the bot of a match of this device plays. */
  readonly level?: BotLevel
}
/** What all parts of a match's screen share. */
export interface AtTable {
  readonly id: string
  readonly client: Client
  readonly game: GameView
  readonly seats: readonly SeatInfo[]
  readonly table: TableStore
  /** The state of the sight lab in this match. */
  readonly sight: SightStore
  readonly speak: Speak
  /** The seats that are played at this screen; empty if it only watches. */
  readonly own: readonly PlayerSeat[]
  /** The server's table at which the match is played; undefined for a match of this device. */
  readonly online: AtServer | undefined
  /** The task, if the match is a puzzle. */
  readonly puzzle: Puzzle | undefined
  /** Present if the match is a fork of another; `faces`: those of the roll there, if they were set by hand. */
  readonly fork: Fork | undefined
}
export interface Fork {
  readonly faces?: readonly string[]
}
export interface MatchTableProps {
  readonly id: string
  readonly client: Client
  readonly game: GameView
  readonly seats: readonly SeatInfo[]
  readonly online?: AtServer
  readonly puzzle?: Puzzle | undefined
  readonly fork?: Fork | undefined
}

export function MatchTable({ id, client, game, seats, online, puzzle, fork }: MatchTableProps) {
  const language = useSettings((settings) => settings.language)
  const [table] = useState(newTableState)
  const [sight] = useState(newSightState)
  const status = useStore(client.store, (state) => state.status)
  const failure = useStore(client.store, (state) => state.failure)
  const hasView = useStore(client.store, (state) => state.view !== undefined)
  const { reason } = useWords()
  const speak = useMemo(() => {
    const names: Names = {
      piece: (ref) => {
        const { view } = client.store.getState()
        return view === undefined ? ref : game.nameOf(view as object, ref, language)
      },
      seat: (seat) => seats.find((one) => one.seat === seat)?.name ?? seat,
    }
    return speaker(language, game.unit, names, game)
  }, [client, game, seats, language])
  const words = useMemo(() => game.words(language), [game, language])

  const own = useMemo(() => online?.seats ?? seats.flatMap(({ seat, isBot }) => (isBot ? [] : [seat])), [online, seats])

  useSecrecy(client, game, seats)
  useFleeting(client)

  // When the screen passes to another seat, the previous player's selection is dropped and the card he was reading is closed.
  const seat = useStore(client.store, (state) => state.seat)
  useEffect(() => {
    if (seat) table.setState({ selected: undefined, page: undefined, refusal: undefined })
  }, [seat, table])
  // When an entry begins to play, the selection and the last refusal are dropped, so that the action is visible.
  const isPlaying = useStore(client.store, (state) => state.playing !== undefined)
  useEffect(() => {
    if (isPlaying) table.setState({ selected: undefined, refusal: undefined })
  }, [isPlaying, table])

  if (status === 'failed') return <ErrorCover text={failure ? reason(failure) : ''} onHome={() => goTo({ page: 'home' })} />
  if (!hasView) return <LoadingCover />
  const at: AtTable = { id, client, game, seats, own, table, sight, speak, online, puzzle, fork }
  return (
    <WordsProvider speak={speak} game={words.phrases}>
      <RulesAtTable game={game.id}>
        <main>
          <h1 className="ui-hidden">{gameName(game.id, language)}</h1>
          <MatchScene {...at} />
          <MatchFrame {...at} />
        </main>
      </RulesAtTable>
    </WordsProvider>
  )
}
