/**
 * Matches between bots on all but one of the device's cores. Results arrive a few times a second at most, in the order of their
 * seeds: what has been heard is then always the first so many matches, whichever of them take long. Pausing stops the work in the
 * middle of matches, cancelling ends the workers at once.
 */
import { portTo, type WorkerPort } from '../../../client/worker-port'
import type { Tally } from '../../../planner/selfplay/tally'
import type { SelfplayAnswer, SelfplayAsked, SelfplayOrder } from '../../../workers/selfplay-protocol'

export interface SelfplayRun {
  pause(): void
  goOn(): void
  /** What has arrived is heard at once, and then nothing any more. */
  cancel(): void
}
export interface SelfplayWishes {
  readonly asked: SelfplayAsked
  readonly seed: number
  /** How many matches have been played before; the next one has the seed that follows theirs. */
  readonly done: number
  readonly matches: number
}
export interface SelfplayListener {
  onTallies(tallies: readonly Tally[]): void
  onDone(): void
  /** `why`: what went wrong, in the words of the program. What had arrived was heard before, and all workers have ended. */
  onFailure(why: string): void
}
type Port = WorkerPort<SelfplayOrder>

/** Milliseconds between two deliveries of results. */
const PACE = 400
/** More workers would only take memory. */
const MOST_WORKERS = 8

export const workersFor = (cores: number | undefined): number => Math.min(MOST_WORKERS, Math.max(1, (cores ?? 2) - 1))

const browserPort = (): Port =>
  portTo(new Worker(new URL('../../../workers/selfplay.ts', import.meta.url), { type: 'module', name: 'sightline-selfplay' }))

/** Starts at once. Every second match is played with the forces exchanged. A match whose worker dies is played once more. */
export function runSelfplay(
  { asked, seed, done, matches }: SelfplayWishes,
  listener: SelfplayListener,
  size: number = workersFor(navigator.hardwareConcurrency),
  start: () => Port = browserPort,
): SelfplayRun {
  const end = done + matches
  let next = done
  /** All matches before this one have been heard. */
  let heard = done
  let isPaused = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const arrived = new Map<number, Tally>()
  /** Every worker, with the number of the match that it plays. */
  const ports = new Map<Port, number | undefined>()
  const repeated = new Set<number>()

  const deliver = () => {
    clearTimeout(timer)
    timer = undefined
    const tallies: Tally[] = []
    for (let tally = arrived.get(heard); tally; tally = arrived.get(heard)) {
      arrived.delete(heard++)
      tallies.push(tally)
    }
    if (tallies.length > 0) listener.onTallies(tallies)
  }
  const stop = () => {
    deliver()
    for (const port of ports.keys()) port.close()
    ports.clear()
  }
  const onPace = () => {
    deliver()
    if (heard < end) return
    stop()
    listener.onDone()
  }
  const fail = (why: string) => {
    stop()
    listener.onFailure(why)
  }
  const play = (port: Port, match: number | undefined = next < end ? next++ : undefined) => {
    ports.set(port, match)
    if (match !== undefined) port.post({ type: 'play', seed: seed + match, isSwapped: match % 2 === 1 })
  }
  const open = (match?: number) => {
    const port = start()
    port.hear((message) => {
      const played = ports.get(port)
      if (played === undefined) return
      // The cast is safe: the message comes from a worker of our own.
      const answer = message as SelfplayAnswer
      if (answer.type === 'failed') return fail(answer.why)
      arrived.set(played, answer.tally)
      play(port)
      if (arrived.has(heard)) timer ??= setTimeout(onPace, PACE)
    })
    port.onFailure(() => {
      if (!ports.has(port)) return
      const lost = ports.get(port)
      port.close()
      ports.delete(port)
      if (lost === undefined) return
      if (repeated.has(lost)) return fail('')
      repeated.add(lost)
      open(lost)
    })
    port.post({ type: 'begin', asked })
    if (isPaused) port.post({ type: 'pause' })
    play(port, match)
  }
  for (let count = 0; count < Math.min(size, matches); count++) open()
  const toAll = (order: SelfplayOrder) => {
    isPaused = order.type === 'pause'
    for (const port of ports.keys()) port.post(order)
  }
  return { pause: () => toAll({ type: 'pause' }), goOn: () => toAll({ type: 'go-on' }), cancel: stop }
}
