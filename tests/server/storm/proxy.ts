/**
 * A network at its worst, between pages and a server: whole messages are dropped, doubled, delayed and put in the wrong order, in both
 * directions, and lines are cut. What happens to which message follows from a seed.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import type { Rng } from '../../../src/kernel'
import { generator } from '../../../src/match/generator'

/** How many of a thousand messages meet with it. */
export interface Weather {
  readonly dropped: number
  readonly doubled: number
  readonly delayed: number
  readonly overtaken: number
  readonly cut: number
}
export const STORM: Weather = { dropped: 4, doubled: 15, delayed: 20, overtaken: 4, cut: 4 }

export interface Storm {
  readonly port: number
  /** How often each has happened. */
  readonly done: { readonly [what in keyof Weather | 'passed']: number }
  close(): Promise<void>
}

/** Milliseconds that a delayed message waits at most, and all behind it. */
const LONGEST_DELAY = 15

/**
 * `overhears` is given every message of the server before anything happens to it, with the number of its connection: a line that was cut
 * may still bring messages while the next one is open.
 */
export async function storm(
  to: number,
  seed: number,
  weather: Weather = STORM,
  overhears: (text: string, connection: number) => void = () => {},
): Promise<Storm> {
  const done = { passed: 0, dropped: 0, doubled: 0, delayed: 0, overtaken: 0, cut: 0 }
  const server = createServer()
  const sockets = new WebSocketServer({ server })
  let connections = 0
  sockets.on('connection', (page, { url }) => {
    const connection = ++connections
    const rng = generator(seed * 100_003 + connection)
    const table = new WebSocket(`ws://127.0.0.1:${to}${url}`)
    const cut = () => {
      page.terminate()
      table.terminate()
    }
    const there = blow(rng, weather, done, (text) => table.send(text, () => undefined), cut)
    const back = blow(rng, weather, done, (text) => page.send(text, () => undefined), cut)
    const early: string[] = []
    table.on('open', () => early.splice(0).forEach(there))
    page.on('message', (data) => (table.readyState === WebSocket.CONNECTING ? early.push(String(data)) : there(String(data))))
    table.on('message', (data) => {
      overhears(String(data), connection)
      back(String(data))
    })
    for (const one of [page, table]) {
      one.on('close', cut)
      one.on('error', cut)
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    port: (server.address() as AddressInfo).port,
    done,
    async close() {
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** One direction of one line. */
function blow(
  rng: Rng,
  weather: Weather,
  done: { [what in keyof Weather | 'passed']: number },
  send: (text: string) => void,
  cut: () => void,
): (text: string) => void {
  /** What waits behind a delayed message; undefined while none is. */
  let behind: string[] | undefined
  let overtaken: string | undefined
  const pass = (text: string) => {
    send(text)
    if (overtaken === undefined) return
    const late = overtaken
    overtaken = undefined
    send(late)
  }
  const meet = (text: string) => {
    let left = rng.below(1000)
    const meets = (what: keyof Weather) => {
      const does = left >= 0 && left < weather[what]
      left -= weather[what]
      if (does) done[what]++
      return does
    }
    if (meets('dropped')) return
    if (meets('cut')) return cut()
    if (meets('overtaken')) {
      if (overtaken !== undefined) send(overtaken)
      overtaken = text
      return
    }
    if (meets('doubled')) pass(text)
    else if (meets('delayed')) {
      behind = [text]
      setTimeout(() => {
        const waiting = behind ?? []
        behind = undefined
        waiting.forEach(pass)
      }, rng.below(LONGEST_DELAY))
      return
    } else done.passed++
    pass(text)
  }
  return (text) => (behind ? void behind.push(text) : meet(text))
}
