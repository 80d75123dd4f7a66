/** Looks back at the running match of a server's table, through the eyes of whoever is there: only at what these were told. */
import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Client } from '../../client/state'
import type { GameView } from '../../games/view'
import type { PlayerSeat, Reason } from '../../kernel'
import { type Track, trackOf } from '../../replay/track'
import { Button } from '../../ui/button'
import { useWords } from '../../ui/words/words-context'
import type { RoomCalls } from '../../workers/replay-room'
import { ErrorCover, LoadingCover } from '../match/covers'
import { copiedHere, whyNot } from '../online/copy'
import { goTo, type ToldMoment } from '../route'
import { loadParts } from './parts'
import type { Room } from './room'
import { positionIn, trackShown } from './told-moment'
import { WatchTable } from './watch-table'
import '../../ui/style/watch.css'

export interface LookBackProps {
  readonly table: string
  readonly client: Client
  readonly game: GameView
  readonly seats: ComponentProps<typeof WatchTable>['seats']
  /** The seats of this page; none if it only looks on. */
  readonly own: readonly PlayerSeat[]
  readonly told: ToldMoment
}

/** A room without a file: it can only be asked what the server tells this page anyway. */
const roomAt = ({ actions }: Client): Room => ({
  // The casts are safe: it is the answer to the only call that gets one.
  ask: (call, takes) =>
    call === 'telling'
      ? (actions.telling((takes as RoomCalls['telling']['takes']).eyes) as Promise<never>)
      : Promise.reject(new Error(`${call} needs the match's file`)),
  close: () => {},
})

function shownTo({ store, actions }: Client): Track {
  // A commentator may be looking through the eyes of a seat.
  actions.look('spectator')
  const { log, view = null } = store.getState()
  return trackShown(log, view)
}

export function LookBack({ table, client, game, seats, own, told }: LookBackProps) {
  const { say, reason } = useWords()
  const [room] = useState(() => roomAt(client))
  const [track, setTrack] = useState<Track>()
  const [refused, setRefused] = useState<Reason>()
  const isOpen = useStore(client.store, (state) => state.status === 'open')
  const { eyes, line } = told
  useEffect(() => {
    if (!isOpen) return
    let isCurrent = true
    const open = async () => {
      const { covered, seat, outcome } = client.store.getState()
      await loadParts()
      if (outcome) return goTo({ page: 'watch', match: await copiedHere(table, client), told: { eyes, line } })
      const found = own.length === 0 ? shownTo(client) : trackOf(await client.actions.telling(covered ? 'spectator' : seat))
      if (isCurrent) setTrack((before) => before ?? found)
    }
    open().catch((error) => isCurrent && setRefused(whyNot(error)))
    return () => {
      isCurrent = false
    }
  }, [isOpen, table, client, own, eyes, line])
  if (refused)
    return (
      <ErrorCover title={say('moment-not-yet')} text={reason(refused)} onHome={() => goTo({ page: 'home' })}>
        <Button onClick={() => goTo({ page: 'table', table })}>{say('moment-to-match')}</Button>
      </ErrorCover>
    )
  if (!track) return <LoadingCover />
  return (
    <Suspense fallback={<LoadingCover />}>
      <WatchTable
        id={table}
        isLive
        at={undefined}
        beside={undefined}
        isSolution={false}
        room={room}
        opened={{
          game: game.id,
          seats: seats.map(({ seat }) => seat),
          roster: {},
          viewers: track.eyes === 'spectator' ? ['spectator'] : [track.eyes, 'spectator'],
        }}
        game={game}
        seats={seats}
        track={track}
        start={positionIn(track, told)}
      />
    </Suspense>
  )
}
