/**
 * A page's connection to a table on a server: presents the page's keys, reconnects by itself, and carries the talk, what others
 * show, and the match. What the server says is kept in a store.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PlayerSeat, Reason } from '../../kernel'
import type { HostMessage } from '../../protocol/messages'
import {
  type Frame,
  ONLINE_VERSION,
  type OnlineMessage,
  type OnlineRequest,
  type SaidLine,
  type Shown,
  type Speaker,
  type TableState,
} from '../../protocol/online'
import type { LinksAsked } from '../../protocol/proof'
import type { Signature } from '../../protocol/result'
import { lineOf, type Transport } from '../transport'

/** The part of a `WebSocket` that is used. */
export interface Socket {
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: (() => void) | null
  send(text: string): void
  close(): void
}

export interface OnlineState {
  /** `lost`: the connection is broken and will be retried at `retryAt`. `ended`: the server or this page has ended it. */
  readonly status: 'connecting' | 'here' | 'lost' | 'ended'
  readonly table: TableState | undefined
  readonly said: readonly SaidLine[]
  readonly ended: Reason | undefined
  /** The last refused request; `count` tells equal ones apart. */
  readonly refusal: { readonly of: string; readonly reason: Reason; readonly count: number } | undefined
  /** The signatures of the match's result, as they were last sent on request. */
  readonly signatures: readonly Signature[] | undefined
  /** By this page's clock, milliseconds since 1970. */
  readonly retryAt: number | undefined
  /** How far the server's clock is ahead of this page's, reduced by the delay of the table's last message. Milliseconds. */
  readonly ahead: number
}

/** Links that the server has made for this page. */
export type Link = Extract<OnlineMessage, { type: 'invitation' | 'own-link' | 'onlooker-link' | 'commentator-link' }>

export interface OnlineOptions {
  connect(): Socket
  /** All keys to the table on this device, including the newest. */
  keys(): readonly string[]
  /** This page has got a seat. Its key must be kept on the device. */
  taken(seat: PlayerSeat, key: string): void
  linked?(link: Link): void
  shown?(by: Speaker, shown: Shown): void
  /** Something is thrown or shuffled, and this page is asked for its links. */
  links?(asked: LinksAsked): void
  /** A transport to the match is open: the first time, and again after each lost connection. */
  match(transport: Transport): void
  now(): number
  /** Runs `work` after this many milliseconds; the function returned cancels it. */
  later(milliseconds: number, work: () => void): () => void
}

export interface Online {
  readonly store: StoreApi<OnlineState>
  /** False if the connection is not open; nothing was sent then. */
  request(request: Exclude<OnlineRequest, { type: 'enter' | 'match' }>): boolean
  /** Reconnects at once, because the network or the page is back. */
  retry(): void
  close(): void
}

/** The first wait before trying again, and the longest; each wait is twice the one before. Milliseconds. */
const FIRST_WAIT = 300
const LONGEST_WAIT = 10_000
/**
 * After `QUIET` milliseconds without a message the server is asked for one; `DEAD` milliseconds later the line counts as lost.
 */
const QUIET = 15_000
const DEAD = 8_000
/** A connection that has not opened after this many milliseconds is tried again. */
const OPENING = 10_000

/** A frame as the server sent it; undefined if it is damaged. */
function frameOf(data: unknown): Frame<OnlineMessage> | undefined {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}

export function createOnline(options: OnlineOptions): Online {
  const { now, later } = options
  const store = createStore<OnlineState>(() => ({
    status: 'connecting',
    table: undefined,
    said: [],
    ended: undefined,
    refusal: undefined,
    signatures: undefined,
    retryAt: undefined,
    ahead: 0,
  }))
  const { getState: state, setState: set } = store
  /** The open connection, and the one that is open or being opened. */
  let socket: Socket | undefined
  let trying: Socket | undefined
  let line: ReturnType<typeof lineOf> | undefined
  let wait = FIRST_WAIT
  let sent = 0
  let heard = 0
  let refusals = 0
  let cancelTry = () => {}
  let cancelBeat = () => {}

  const put = (request: OnlineRequest): boolean => {
    if (!socket) return false
    const frame: Frame<OnlineRequest> = [++sent, request]
    socket.send(JSON.stringify(frame))
    return true
  }
  const open = () => {
    cancelTry()
    if (trying) silence(trying)
    sent = 0
    heard = 0
    const next = options.connect()
    trying = next
    cancelTry = later(OPENING, () => drop(next))
    next.onopen = () => {
      if (trying !== next) return
      cancelTry()
      socket = next
      put({ type: 'enter', version: ONLINE_VERSION, keys: options.keys() })
      beat()
    }
    next.onmessage = ({ data }) => {
      if (socket !== next) return
      // Messages are trusted: they come from the server that this page was loaded from, or whose address it chose.
      const frame = frameOf(data)
      if (!frame) return drop(next)
      const [number, message] = frame
      if (number <= heard) return
      if (number > heard + 1) return drop(next)
      heard = number
      beat()
      hear(message)
    }
    next.onclose = () => {
      if (trying === next) lost()
    }
  }
  const silence = (dead: Socket) => {
    dead.onopen = null
    dead.onclose = null
    dead.onmessage = null
    dead.close()
  }
  /** Gives up a connection that may still seem open. */
  const drop = (dead: Socket) => {
    silence(dead)
    if (trying === dead) lost()
  }
  const lost = () => {
    cancelTry()
    socket = undefined
    trying = undefined
    cancelBeat()
    line?.end()
    line = undefined
    if (state().status === 'ended') return
    // A random part, so that not all pages reconnect at the same moment after a restart of the server.
    const delay = wait * (0.5 + Math.random() / 2)
    wait = Math.min(wait * 2, LONGEST_WAIT)
    set({ status: 'lost', retryAt: now() + delay })
    cancelTry = later(delay, open)
  }
  const beat = () => {
    cancelBeat()
    const here = socket
    cancelBeat = later(QUIET, () => {
      put({ type: 'beat' })
      cancelBeat = later(DEAD, () => here && drop(here))
    })
  }
  const hear = (message: OnlineMessage) => {
    switch (message.type) {
      case 'table': {
        wait = FIRST_WAIT
        set({ status: 'here', table: message.state, retryAt: undefined, ahead: message.at - now() })
        if (message.state.stage !== 'gathering') joinMatch()
        return
      }
      case 'taken':
        // The line to the match was an onlooker's, or for fewer seats. It is reopened with the next table state.
        line?.end()
        line = undefined
        return options.taken(message.seat, message.key)
      case 'invitation':
      case 'own-link':
      case 'onlooker-link':
      case 'commentator-link':
        return options.linked?.(message)
      case 'said': {
        const last = state().said.at(-1)?.number ?? 0
        return set({ said: [...state().said, ...message.lines.filter(({ number }) => number > last)] })
      }
      case 'shown':
        return options.shown?.(message.by, message.shown)
      case 'anew':
        line?.end()
        line = undefined
        return joinMatch()
      case 'beat':
        return
      case 'links':
        return options.links?.(message)
      case 'match':
        return line?.hear(message.message)
      case 'result-signatures':
        return set({ signatures: message.signatures })
      case 'refused':
        return set({ refusal: { of: message.of, reason: message.reason, count: ++refusals } })
      case 'ended':
        if (!message.again) set({ status: 'ended', ended: message.reason })
        return
    }
  }
  const joinMatch = () => {
    if (line) return
    const mine = lineOf<HostMessage>()
    line = mine
    options.match({
      ...mine.listening,
      send: (message) => void (line === mine && put({ type: 'match', message })),
      close: () => mine.end(),
    })
  }
  open()
  return {
    store,
    request: (request) => state().status === 'here' && put(request),
    retry() {
      if (state().status !== 'lost') return
      wait = FIRST_WAIT
      open()
    },
    close() {
      cancelTry()
      cancelBeat()
      set({ status: 'ended' })
      const last = trying
      socket = undefined
      trying = undefined
      line?.end()
      if (last) silence(last)
    },
  }
}
