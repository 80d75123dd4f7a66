/** Asks the bot what it would have done at the shown moment, and puts what it says into words. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { IDLE } from '../../client/draft'
import { judged } from '../../client/draft-reducer'
import type { PlayerSeat, Reason } from '../../kernel'
import type { Asked } from '../../replay/asked'
import { AskPanel } from '../../ui/watch/ask-panel'
import { useWords } from '../../ui/words/words-context'
import type { Hindsight } from '../../workers/hindsight'
import { reasonOf } from '../device'
import type { AtTable } from '../match/match-table'
import { toldOf } from './hindsight-told'
import { parts } from './parts'
import type { Room } from './room'
import type { Watching } from './watching'

export interface AskPartProps {
  readonly at: AtTable
  readonly watching: Watching
  readonly room: Room
  /** The last log entry shown. */
  readonly after: number
  onClose(): void
}

export function AskPart({ at: { game, seats, speak }, watching, room, after, onClose }: AskPartProps) {
  const { say, reason } = useWords()
  const eyes = useStore(watching.store, (state) => state.track.eyes)
  const [asked, setAsked] = useState<Asked>()
  const [chosen, setChosen] = useState<PlayerSeat>()
  const [found, setFound] = useState<Hindsight>()
  const [done, setDone] = useState(0)
  const [refused, setRefused] = useState<Reason>()
  const stop = useRef<AbortController>(undefined)
  // What is told here is about the shown moment: another one has to be asked about anew.
  useEffect(
    () =>
      watching.store.subscribe((now, before) => {
        if (now.position !== before.position || now.track !== before.track) onClose()
      }),
    [watching, onClose],
  )
  useEffect(() => () => watching.preview(undefined), [watching])
  useEffect(() => {
    let isCurrent = true
    room.ask('asked', { after }).then(
      (told) => isCurrent && setAsked(told),
      (error) => isCurrent && setRefused(reasonOf(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [room, after])
  const offered = asked && 'seats' in asked ? asked.seats : []
  const seat = [chosen, eyes].find((one) => offered.some((other) => other === one)) ?? offered[0]
  useEffect(() => {
    if (seat === undefined || seat === 'spectator') return
    const control = new AbortController()
    stop.current = control
    let isCurrent = true
    setFound(undefined)
    room
      .ask(
        'hindsight',
        { after, seat },
        { signal: control.signal, onProgress: (share) => isCurrent && setDone(Math.round(share * 50) / 50) },
      )
      .then(
        (told) => isCurrent && setFound(told),
        (error) => isCurrent && setRefused(reasonOf(error)),
      )
    return () => {
      isCurrent = false
      control.abort()
    }
  }, [room, after, seat])
  const told = useMemo(() => found && toldOf(found, game, { speak, say }), [found, game, speak, say])
  const nameOf = (one: PlayerSeat) => seats.find((other) => other.seat === one)?.name ?? one
  return (
    <AskPanel
      seats={offered.map((one) => ({ seat: one, name: nameOf(one) }))}
      seat={seat === 'spectator' ? undefined : seat}
      nothing={asked && 'nothing' in asked ? asked.nothing : undefined}
      told={told}
      done={done}
      refusal={refused && reason(refused)}
      onSeat={(next) => {
        watching.preview(undefined)
        setChosen(next)
        setDone(0)
      }}
      onStop={() => stop.current?.abort()}
      onShow={(id) => {
        const shown = told?.spatial.find((one) => one.id === id)
        if (!shown) return
        const { decision, answer, view } = shown
        const tabletop = game.tabletop(view as object)
        const draft = judged(parts().draftOf(decision, answer, IDLE, tabletop), [decision], tabletop)
        watching.preview({ decision, draft })
      }}
      onClose={onClose}
    />
  )
}
