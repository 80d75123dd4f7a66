/**
 * Matches between bots on all but one of the device's cores. Results arrive a few times a second at most; pausing stops the work
 * in the middle of matches, cancelling ends the workers at once.
 */
import { portTo, type WorkerPort } from '../../../client/worker-port'
import type { Tally } from '../../../planner/selfplay/tally'
import type { SelfplayAnswer, SelfplayAsked, SelfplayOrder } from '../../../workers/selfplay-protocol'

export interface SelfplayRun {
  pause(): void
  goOn(): void
  /** Nothing is heard any more. */
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
  /** `why`: what went wrong, in the words of the program. All workers have ended. */
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

/** Starts at once. Every second match is played with the forces exchanged. */
export function runSelfplay(
  { asked, seed, done, matches }: SelfplayWishes,
  listener: SelfplayListener,
  size: number = workersFor(navigator.hardwareConcurrency),
  start: () => Port = browserPort,
): SelfplayRun {
  let next = done
  let arrived = 0
  let waiting: Tally[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const ports: Port[] = []
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
    for (const port of ports.splice(0)) port.close()
  }
  const deliver = () => {
    timer = undefined
    const tallies = waiting
    waiting = []
    if (tallies.length > 0) listener.onTallies(tallies)
    if (arrived < matches) return
    stop()
    listener.onDone()
  }
  const play = (port: Port) => {
    if (next >= done + matches) return
    port.post({ type: 'play', seed: seed + next, isSwapped: next % 2 === 1 })
    next++
  }
  const fail = (why: string) => {
    if (ports.length === 0) return
    stop()
    listener.onFailure(why)
  }
  for (let count = 0; count < Math.min(size, matches); count++) {
    const port = start()
    ports.push(port)
    port.hear((message) => {
      if (!ports.includes(port)) return
      // The cast is safe: the message comes from a worker of our own.
      const answer = message as SelfplayAnswer
      if (answer.type === 'failed') return fail(answer.why)
      arrived++
      waiting.push(answer.tally)
      play(port)
      timer ??= setTimeout(deliver, PACE)
    })
    port.onFailure(() => fail(''))
    port.post({ type: 'begin', asked })
    play(port)
  }
  const toAll = (order: SelfplayOrder) => {
    for (const port of ports) port.post(order)
  }
  return { pause: () => toAll({ type: 'pause' }), goOn: () => toAll({ type: 'go-on' }), cancel: stop }
}
