/**
 * A client for watching a recorded match. It is fed from a track instead of a host. The parts of a match's screen use it like any
 * other client, but there are no questions, and actions have no effect.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Draft, IDLE } from '../../client/draft'
import { isPlayed, type ShownLine } from '../../client/seats'
import { type Client, type ClientActions, type ClientState, NONE, NOTHING } from '../../client/state'
import type { AnyDecision, Outcome, PlayerSeat } from '../../kernel'
import type { Track } from '../../replay/track'

export interface WatchState {
  readonly track: Track
  /** The number of lines shown so far. */
  readonly position: number
  /** The first position, at which the match has begun. */
  readonly begin: number
  /** True while it plays continuously. */
  readonly isRunning: boolean
  /** The positions at which playing continuously pauses, ascending. */
  readonly halts: readonly number[]
}

export interface Watching {
  readonly client: Client
  readonly store: StoreApi<WatchState>
  /** Jumps to this position and cuts short what is being played. */
  goTo(position: number): void
  /** Plays continuously from here, or from the beginning if it is at the end. */
  play(): void
  /** Stops after the entry being played. */
  pause(): void
  /** Plays the next visible entry and stops. */
  playOne(): void
  /** Playing continuously pauses at these positions from now on. */
  haltAt(positions: readonly number[]): void
  /** Shows the same moment through other eyes. */
  look(track: Track): void
  /** Shows an answer to a question of the shown moment as a draft on the table, until another moment is shown or it is taken away. */
  preview(shown: { readonly decision: AnyDecision; readonly draft: Draft } | undefined): void
}

/** How many entries after the one being played are prepared, because dice that fall one after another are shown together. */
const AHEAD = 8

const never = () => {}

export function createWatching(first: Track, seats: readonly PlayerSeat[], outcome: Outcome | undefined): Watching {
  const begin = Math.max(0, first.positionOf(0))
  const store = createStore<WatchState>(() => ({ track: first, position: begin, begin, isRunning: false, halts: [] }))
  let lines = linesOf(first)
  const { getState: now, setState: set } = store
  const client = createStore<ClientState>(() => ({ ...NOTHING, seat: seats[0] ?? 'A', status: 'open' }))

  const next = (from: number): number | undefined => {
    const found = lines.findIndex((line, at) => at >= from && isPlayed(line))
    return found < 0 ? undefined : found
  }
  const show = (position: number, playing?: number) => {
    const { track } = now()
    const { eyes, length } = track
    const coming = playing === undefined ? NONE : lines.slice(playing + 1, playing + 1 + AHEAD).filter(isPlayed)
    set({ position })
    client.setState({
      seat: eyes === 'spectator' ? (seats[0] ?? 'A') : eyes,
      covered: eyes === 'spectator',
      view: track.viewAt(position),
      decisions: NONE,
      draft: IDLE,
      log: lines.slice(0, position),
      playing: playing === undefined ? undefined : lines[playing],
      coming,
      seq: position - 1,
      keptSeq: position - 1,
      outcome: position === length && playing === undefined ? outcome : undefined,
    })
  }
  /** Plays the next visible entry, or stops at the end, or where it is to pause after the position `from`. */
  const begins = (from = now().position) => {
    const { position, track, halts } = now()
    const found = next(position)
    const halt = isOne ? undefined : halts.find((at) => at > from && at <= (found ?? track.length))
    if (halt !== undefined) return goTo(halt)
    if (found !== undefined) return show(found, found)
    set({ isRunning: false })
    show(track.length)
  }
  let isOne = false
  const goTo = (position: number) => {
    isOne = false
    set({ isRunning: false })
    const { track } = now()
    show(Math.max(now().begin, Math.min(track.length, Math.round(position))))
  }
  const played = (count = 1) => {
    if (!client.getState().playing) return
    const { position: from } = now()
    let position = from
    for (let done = 0; done < count; done++) position = (next(position) ?? position) + 1
    set({ position })
    if (now().isRunning && !isOne) return begins(from)
    isOne = false
    set({ isRunning: false })
    show(position)
  }
  const actions: ClientActions = {
    gesture: never,
    take: never,
    pick: never,
    answer: never,
    setDraft: never,
    pin: never,
    confirm: never,
    back: never,
    pass: never,
    passAhead: never,
    hold: never,
    askAgain: never,
    showHand: never,
    look: never,
    coverHand: never,
    setFleeting: never,
    setSecret: never,
    setStops: never,
    undo: never,
    redo: never,
    throwDice: never,
    played,
    skip: () => played(),
    exportMatch: () => Promise.reject(new Error('a watched match is exported where it is kept')),
    telling: () => Promise.reject(new Error('a watched match is told by its room')),
    concede: never,
    consent: never,
    rejoin: never,
    close: never,
  }
  show(begin)
  return {
    client: { store: client, actions },
    store,
    goTo,
    play() {
      if (now().isRunning) return
      const { position, track } = now()
      if (position >= track.length) show(now().begin)
      isOne = false
      set({ isRunning: true })
      if (!client.getState().playing) begins()
    },
    pause: () => set({ isRunning: false }),
    playOne() {
      if (client.getState().playing) return goTo(now().position + 1)
      isOne = true
      begins()
    },
    haltAt: (halts) => set({ halts }),
    look(track) {
      const { track: before, position } = now()
      const seq = before.of[position - 1] ?? 0
      lines = linesOf(track)
      set({ track, begin: Math.max(0, track.positionOf(0)), isRunning: false })
      show(track.positionOf(seq))
    },
    preview: (shown) =>
      client.setState(shown ? { decisions: [shown.decision], draft: shown.draft } : { decisions: NONE, draft: IDLE }),
  }
}

/** The lines with the views before and after them, computed on demand. */
export const linesOf = (track: Track): readonly ShownLine[] =>
  track.lines.map(({ entry }, at) => ({
    entry,
    get before() {
      return track.viewAt(at)
    },
    get after() {
      return track.viewAt(at + 1)
    },
  }))
