/** The time left on a seat's clock, counted down on this page; the server only announces changes. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { leftNow } from '../../client/online/clocks'
import type { PlayerSeat } from '../../kernel'
import { timeText } from '../../ui/online/time-text'
import { useWords } from '../../ui/words/words-context'
import type { AtServer } from './use-online'

export function SeatClock({
  at: { online },
  seat,
  name,
}: {
  readonly at: AtServer
  readonly seat: PlayerSeat
  readonly name: string
}) {
  const { say } = useWords()
  const clocks = useStore(online.store, (state) => state.table?.clocks)
  const ahead = useStore(online.store, (state) => state.ahead)
  const isPaused = useStore(online.store, (state) => state.table?.isPaused)
  const [now, setNow] = useState(() => Date.now())
  const runs = clocks?.runs[seat] !== undefined
  // A clock that does not run needs no timer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new state of the clocks is read at once.
  useEffect(() => {
    setNow(Date.now())
    if (!runs) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [runs, clocks])
  const left = clocks && leftNow(clocks, seat, now + ahead)
  if (left === undefined) return null
  const time = timeText(left, say)
  return (
    <time
      className="ui-numbers ui-clock"
      data-runs={runs ? '' : undefined}
      data-short={runs && left < 60_000 ? '' : undefined}
      title={isPaused ? say('is-paused') : say('clock-of', { name, time })}
    >
      {time}
    </time>
  )
}
