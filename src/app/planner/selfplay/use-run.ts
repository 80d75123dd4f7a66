/** One run of matches between bots: how far it is, and its report as it grows. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Report, withTallies } from '../../../planner/selfplay/report'
import type { SelfplayAsked } from '../../../workers/selfplay-protocol'
import { runSelfplay, type SelfplayRun, workersFor } from './pool'

export interface Running {
  readonly done: number
  readonly of: number
  readonly workers: number
  readonly isPaused: boolean
  /** About how long it still takes; undefined before the first match is over. */
  readonly minutes: number | undefined
}
export interface RunAsked {
  readonly asked: SelfplayAsked
  /** The matches are added to this report. */
  readonly before: Report
  readonly matches: number
}
export type RunEnd = 'done' | 'cancelled' | 'failed'

/** How many matches a report is of, those without an end included. */
export const playedIn = ({ matches, ends }: Report): number => matches + ends.stuck

export function useRun() {
  const [running, setRunning] = useState<Running>()
  const run = useRef<SelfplayRun & { readonly end: (how: RunEnd) => void }>(undefined)
  const clock = useRef({ ms: 0, since: 0 })
  useEffect(() => () => run.current?.cancel(), [])

  const start = useCallback(
    ({ asked, before, matches }: RunAsked, onReport: (report: Report) => void, onEnd: (how: RunEnd) => void) => {
      const first = playedIn(before)
      const workers = Math.min(matches, workersFor(navigator.hardwareConcurrency))
      let report = before
      const end = (how: RunEnd) => {
        run.current = undefined
        setRunning(undefined)
        onEnd(how)
      }
      clock.current = { ms: 0, since: performance.now() }
      setRunning({ done: 0, of: matches, workers, isPaused: false, minutes: undefined })
      const made = runSelfplay(
        { asked, seed: before.setting.seed, done: first, matches },
        {
          onTallies(tallies) {
            report = withTallies(report, tallies)
            const done = playedIn(report) - first
            const { ms, since } = clock.current
            const each = (ms + performance.now() - since) / Math.max(1, done)
            setRunning((now) => now && { ...now, done, minutes: Math.round((each * (matches - done)) / 60_000) })
            onReport(report)
          },
          onDone: () => end('done'),
          onFailure: () => end('failed'),
        },
        workers,
      )
      run.current = { ...made, end }
    },
    [],
  )
  return {
    running,
    start,
    pause: useCallback(() => {
      run.current?.pause()
      clock.current = { ms: clock.current.ms + performance.now() - clock.current.since, since: 0 }
      setRunning((now) => now && { ...now, isPaused: true })
    }, []),
    goOn: useCallback(() => {
      run.current?.goOn()
      clock.current = { ...clock.current, since: performance.now() }
      setRunning((now) => now && { ...now, isPaused: false })
    }, []),
    cancel: useCallback(() => {
      run.current?.cancel()
      run.current?.end('cancelled')
    }, []),
  }
}
