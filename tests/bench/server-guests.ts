/** Tables of a server with the thinnest of guests: they read what they are told, and answer by a script. */
import { WebSocket } from 'ws'
import type { PlayerSeat } from '../../src/kernel'
import { type Eyes, PROTOCOL_VERSION, type SeatState } from '../../src/protocol/messages'
import {
  type Answered,
  type Frame,
  ONLINE_VERSION,
  type OnlineMessage,
  type OnlineRequest,
  type TableKeys,
} from '../../src/protocol/online'
import { asking } from '../server/online'
import type { Said } from './server-script'

export interface Guest {
  send(request: OnlineRequest): void
  state(): SeatState | undefined
  /** Resolves when this seat is asked this. */
  asked(said: Said): Promise<string>
  /** Resolves when it is at the table. */
  readonly inside: Promise<void>
  /** Resolves when it is told everything of the match for the first time. */
  readonly here: Promise<void>
  close(): void
}
export interface Table {
  readonly keys: TableKeys
  readonly players: { readonly [seat in PlayerSeat]?: Guest }
  readonly onlookers: readonly Guest[]
}

/** What guests hear, for whoever measures: the seat that looks, the seat whose answer it is told of, and the text. */
export type Hear = (eyes: Eyes, by: string | undefined, text: string) => void

export function enter(port: number, table: string, key: string, eyes: Eyes, hear: Hear = () => {}): Guest {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}`)
  let sent = 0
  let state: SeatState | undefined
  let isHello = false
  /** Answered, and perhaps still open in the last state that has come. */
  let answered: string | undefined
  let wish: { readonly said: Said; done(id: string): void } | undefined
  let isHere = () => {}
  const here = new Promise<void>((done) => {
    isHere = done
  })
  let isInside = () => {}
  const inside = new Promise<void>((done) => {
    isInside = done
  })
  const send = (request: OnlineRequest) => {
    const frame: Frame<OnlineRequest> = [++sent, request]
    socket.send(JSON.stringify(frame))
  }
  const grant = () => {
    if (!wish || !state) return
    const { said, done } = wish
    const decision = state.decisions[said.at]
    if (decision?.subject !== said.subject || decision.id === answered) return
    wish = undefined
    answered = decision.id
    done(decision.id)
  }
  socket.on('open', () => send({ type: 'enter', version: ONLINE_VERSION, keys: [key] }))
  socket.on('message', (data) => {
    const text = String(data)
    const [, message] = JSON.parse(text) as Frame<OnlineMessage>
    if (message.type === 'ended' || message.type === 'refused') throw new Error(`${message.type}: ${message.reason.key}`)
    if (message.type === 'table') isInside()
    if (message.type === 'table' && message.state.stage !== 'gathering' && !isHello) {
      isHello = true
      send({ type: 'match', message: { type: 'hello', version: PROTOCOL_VERSION, seats: [eyes] } })
    }
    if (message.type !== 'match') return
    const told = message.message
    if (told.type === 'refused' || told.type === 'failed') throw new Error(`${told.type}: ${told.reason.key}`)
    if (!('state' in told)) return
    state = told.state
    if (told.type === 'all') isHere()
    const cause = told.type === 'more' ? told.line.entry.cause : undefined
    hear(eyes, cause?.type === 'answer' ? cause.seat : undefined, text)
    grant()
  })
  return {
    send,
    state: () => state,
    inside,
    here,
    asked: (said) =>
      new Promise((done) => {
        wish = { said, done }
        grant()
      }),
    close: () => socket.terminate(),
  }
}

/** Opens a table for two players and so many onlookers, and begins the match. */
export async function begin(port: number, game: string, onlookers: number, hear?: Hear): Promise<Table> {
  const asked = await asking({ game, sitters: { A: 'me', B: 'me' }, names: { A: 'Ada', B: 'Bob' } })
  const body = JSON.stringify(asked)
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, { method: 'POST', headers, body })
  const opened = (await answer.json()) as Answered<TableKeys>
  if (!opened.ok) throw new Error(opened.reason.key)
  const keys = opened.value
  const sit = (seat: PlayerSeat) => enter(port, keys.table, keys.seats[seat] ?? '', seat, hear)
  const players = { A: sit('A'), B: sit('B') }
  const watching = Array.from({ length: onlookers }, () => enter(port, keys.table, keys.onlooker, 'spectator', hear))
  const guests = [players.A, players.B, ...watching]
  await Promise.all(guests.map(({ inside }) => inside))
  players.A.send({ type: 'ready', seat: 'A', ready: true })
  players.B.send({ type: 'ready', seat: 'B', ready: true })
  await Promise.all(guests.map(({ here }) => here))
  return { keys, players, onlookers: watching }
}

/** Plays by the script. `before` is awaited before each answer; `answering` hears that it goes out now. */
export async function play(
  { players }: Table,
  script: readonly Said[],
  before: () => Promise<void> = async () => {},
  answering: (seat: PlayerSeat) => void = () => {},
): Promise<void> {
  for (const said of script) {
    const { seat, answer } = said
    const guest = players[seat]
    if (!guest) throw new Error(`nobody plays ${seat}`)
    const decision = await guest.asked(said)
    await before()
    answering(seat)
    guest.send({ type: 'match', message: { type: 'answer', seat, decision, answer } })
  }
}

export const leave = ({ players, onlookers }: Table): void => {
  for (const guest of [...Object.values(players), ...onlookers]) guest.close()
}
