/**
 * The matches between bots in one planner: the reports, the run, and what of a report is shown on the table. They have a store of
 * their own, so that a report that grows a few times a second makes nothing else of the planner render.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OnTable } from '../../../planner/selfplay/on-table'
import { playedIn, type Report, withTallies } from '../../../planner/selfplay/report'
import type { SelfplayAsked } from '../../../workers/selfplay-protocol'
import { forgetTried } from '../shelf'
import { documentOf, type PlannerState, type PlannerStore } from '../store'
import { alike, type KeptReport, keepReport, keptReports } from './kept-reports'
import { runSelfplay, type SelfplayRun, workersFor } from './pool'
import { stateOf } from './state-of'

export interface Running {
  readonly done: number
  readonly of: number
  readonly workers: number
  readonly isPaused: boolean
  /** About how long it still takes; undefined before the first match is over. */
  readonly minutes: number | undefined
}
export type RunEnd = 'done' | 'cancelled' | 'failed'
export interface TriedState {
  readonly kept: readonly KeptReport[]
  /** The report that grows. */
  readonly live: KeptReport | undefined
  readonly running: Running | undefined
  /** How the last run ended. */
  readonly ended: RunEnd | undefined
  readonly shown: OnTable | undefined
}
export interface RunAsked {
  readonly asked: SelfplayAsked
  /** The matches are added to its report, which is about the layout as it was when they were asked for. */
  readonly before: KeptReport
  readonly matches: number
}
export interface Tried {
  readonly store: StoreApi<TriedState>
  /** Reads what the device keeps. What it returns ends the run and keeps what was played. */
  begin(): () => void
  start(asked: RunAsked): void
  /** Keeps a report that came with a layout's file. */
  take(report: KeptReport): void
  pause(): void
  goOn(): void
  cancel(): void
  /** Writes the report of the run as far as it is, because the page may be closing. */
  save(): void
  show(shown: OnTable | undefined): void
  forget(id: string): void
}
export interface TriedMeans {
  readonly play: typeof runSelfplay
  readonly cores: () => number | undefined
  /** Milliseconds. */
  readonly now: () => number
}

/** Milliseconds between two writings of a report that grows. */
const WRITES = 10_000
const BROWSER: TriedMeans = {
  play: runSelfplay,
  cores: () => navigator.hardwareConcurrency,
  now: () => performance.now(),
}

/** The report on the open layout: its own, or else one on a layout that plays like it. */
export function reportOn({ live, kept }: Pick<TriedState, 'live' | 'kept'>, planner: PlannerState): KeptReport | undefined {
  const { id } = planner
  const own = live?.id === id ? live : kept.find((one) => one.id === id)
  const found = own ?? (kept.length > 0 ? alike(kept, stateOf(documentOf(planner))) : undefined)
  return found && playedIn(found.report) > 0 ? found : undefined
}

/** The report on the layout as it stands. */
export function reportNow({ store }: Tried, planner: PlannerStore): Report | undefined {
  const found = reportOn(store.getState(), planner.getState())
  return found?.state === stateOf(documentOf(planner.getState())) ? found.report : undefined
}

export function newTried(planner: PlannerStore, means: TriedMeans = BROWSER): Tried {
  const { now } = means
  const store = createStore<TriedState>(() => ({
    kept: [],
    live: undefined,
    running: undefined,
    ended: undefined,
    shown: undefined,
  }))
  let current: (SelfplayRun & { readonly end: (how: RunEnd) => void }) | undefined
  /** Time played before the last pause, and when it went on. */
  let [played, since, written] = [0, 0, 0]

  const save = () => {
    const { live } = store.getState()
    if (!live || playedIn(live.report) === 0) return
    written = now()
    void keepReport(live)
  }
  const start = ({ asked, before, matches }: RunAsked) => {
    current?.end('cancelled')
    const first = playedIn(before.report)
    const workers = Math.min(matches, workersFor(means.cores()))
    ;[played, since, written] = [0, now(), now()]
    store.setState({
      live: before,
      running: { done: 0, of: matches, workers, isPaused: false, minutes: undefined },
      ended: undefined,
    })
    // What follows an edit would be about another layout.
    const isSame = (state: PlannerState) => state.id === before.id && stateOf(documentOf(state)) === before.state
    const unheard = planner.subscribe((state, last) => {
      if (state.id === last.id && documentOf(state) === documentOf(last)) return
      if (!isSame(state)) cancel()
    })
    const end = (how: RunEnd) => {
      current = undefined
      unheard()
      save()
      store.setState(({ live, kept }) => ({
        kept: live && playedIn(live.report) > 0 ? [live, ...kept.filter(({ id }) => id !== live.id)] : kept,
        live: undefined,
        running: undefined,
        ended: how,
      }))
    }
    const run = means.play(
      { asked, seed: before.report.setting.seed, done: first, matches },
      {
        onTallies(tallies) {
          const { live = before, running } = store.getState()
          const report = withTallies(live.report, tallies)
          const done = playedIn(report) - first
          const time = played + (running?.isPaused ? 0 : now() - since)
          const minutes = Math.round(((time / Math.max(1, done)) * (matches - done)) / 60_000)
          store.setState({ live: { ...live, report }, running: running && { ...running, done, minutes } })
          if (now() - written >= WRITES) save()
        },
        onDone: () => end('done'),
        onFailure: () => end('failed'),
      },
      workers,
    )
    current = { ...run, end }
    if (!isSame(planner.getState())) cancel()
  }
  const cancel = () => {
    const run = current
    run?.cancel()
    run?.end('cancelled')
  }
  const turn = (isPaused: boolean) => {
    const { running } = store.getState()
    if (!current || !running || running.isPaused === isPaused) return
    if (isPaused) {
      current.pause()
      played += now() - since
      save()
    } else {
      current.goOn()
      since = now()
    }
    store.setState({ running: { ...running, isPaused } })
  }
  return {
    store,
    start,
    take(report) {
      store.setState(({ kept }) => ({ kept: [report, ...kept.filter(({ id }) => id !== report.id)] }))
      void keepReport(report)
    },
    cancel,
    save,
    begin() {
      void keptReports().then(
        // What was played meanwhile is newer.
        (found) =>
          store.setState(({ kept }) => ({
            kept: [...kept, ...found.filter(({ id }) => kept.every((one) => one.id !== id))],
          })),
        // Without storage there is nothing to read.
        () => {},
      )
      return cancel
    },
    pause: () => turn(true),
    goOn: () => turn(false),
    show: (shown) => store.setState({ shown }),
    forget(id) {
      store.setState(({ kept }) => ({ kept: kept.filter((one) => one.id !== id), ended: undefined }))
      void forgetTried(id)
    },
  }
}
