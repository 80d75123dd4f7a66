/**
 * One screen's client: what is shown, what is asked, the answer being made, and what is still to be played. It folds no events and
 * knows no rules. The view shown is the old one until the cues of an entry have ended.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Point } from '../geometry/types'
import type { AnyDecision, DecisionId, Json, MatchSpec, Outcome, PlayerSeat, Reason, Seat } from '../kernel'
import {
  type AwaitedThrow,
  type ClientMessage,
  type HostMessage,
  PROTOCOL_VERSION,
  type SeatState,
  type ThrowGesture,
} from '../protocol/messages'
import type { Ref, Tabletop } from '../table/piece'
import { type Draft, IDLE } from './draft'
import { carried, type Drafted, gestured, judged, picked } from './draft-reducer'
import type { Gesture } from './gesture'
import { isAsked, type Received, received, type ShownLine, stepped, undoSeat, viewOf } from './seats'
import type { Transport } from './transport'

export interface ClientState {
  readonly status: 'opening' | 'open' | 'closed' | 'failed'
  readonly failure: Reason | undefined
  /** Whose view is shown. Where several seats share a screen it goes to whoever is asked. */
  readonly seat: PlayerSeat
  readonly spec: MatchSpec | undefined
  /** As shown: behind the host while entries are played. */
  readonly view: Json | undefined
  /** Open questions of the seat shown; none while something is playing. */
  readonly decisions: readonly AnyDecision[]
  readonly throws: readonly AwaitedThrow[]
  readonly awaited: readonly Seat[]
  readonly draft: Draft
  /** An answer is on its way: gestures wait for what comes back. */
  readonly sent: DecisionId | undefined
  /** The entries shown so far. */
  readonly log: readonly ShownLine[]
  /** The entry whose cues are to be played now; `played` ends it. */
  readonly playing: ShownLine | undefined
  readonly canUndo: boolean
  /** Whose consent an undo would need: nobody's where it is free. */
  readonly undoNeeds: readonly PlayerSeat[]
  readonly canRedo: boolean
  readonly consent: SeatState['consent'] | undefined
  /** The last refusal; gone with the next thing that is done. `count` tells equal ones apart. */
  readonly refusal: { readonly reason: Reason; readonly decision?: DecisionId; readonly count: number } | undefined
  readonly notice: { readonly reason: Reason; readonly count: number } | undefined
  /** The last entry told to the seat shown, and the last one that is safe on the device. */
  readonly seq: number
  readonly keptSeq: number
  readonly outcome: Outcome | undefined
}

export interface ClientActions {
  gesture(gesture: Gesture): void
  pick(decision: DecisionId, ids: readonly string[]): void
  /** Answers at once, without a draft. With `thenLift` the piece goes on following the pointer if a path or
   *  place for it is asked next, or lies where it was dropped if it is no longer held. */
  answer(decision: DecisionId, answer: Json, thenLift?: { readonly ref: Ref; readonly at: Point; readonly held: boolean }): void
  /** Puts a draft of a panel's making in place, judged: an amount, shares, an order, a heading turned. */
  setDraft(draft: Draft): void
  confirm(): void
  back(): void
  undo(): void
  redo(): void
  throwDice(decision: DecisionId, gesture: ThrowGesture): void
  /** The cues of the entry have ended. */
  played(): void
  /** Shows everything that is still to be played at once. */
  skip(): void
  /** The match as a file's text; rejected with the reason where the host refuses. */
  exportMatch(): Promise<string>
  concede(seat?: PlayerSeat): void
  /** Answers, for every seat of this screen that is asked, the wish for an undo. */
  consent(grant: boolean): void
  close(): void
}

export interface Client {
  readonly store: StoreApi<ClientState>
  readonly actions: ClientActions
}

export interface ClientOptions {
  readonly transport: Transport
  /** The seats of this screen; the first is shown until another is asked. */
  readonly seats: readonly [PlayerSeat, ...PlayerSeat[]]
  /** The table in a view, as the game's view knows it. */
  tabletop(view: Json): Tabletop
}

export function createClient({ transport, seats: own, tabletop }: ClientOptions): Client {
  const seats = new Map<PlayerSeat, Received>()
  const exporting: { resolve(file: string): void; reject(reason: Reason): void }[] = []
  /** What was asked when the draft was last judged: it survives being asked again. */
  let asked: readonly AnyDecision[] = []
  let lifting: { readonly ref: Ref; readonly at: Point; readonly held: boolean } | undefined
  let count = 0
  const store = createStore<ClientState>(() => ({ ...NOTHING, seat: own[0] }))
  const { getState: now, setState: set } = store

  const tableNow = (): Tabletop | undefined => {
    const { view } = now()
    return view === undefined ? undefined : tabletop(view)
  }
  const shownSeat = () => seats.get(now().seat)

  /** Brings what is shown in line with what was received. */
  const settle = () => {
    const current = shownSeat()
    if (!current) return
    let { seat, playing } = stepped(current)
    let name = now().seat
    if (!playing && !isAsked(seat)) {
      const next = own.find((other) => other !== name && isAskedAt(seats, other))
      const found = next && seats.get(next)
      if (next && found) {
        name = next
        // It has just been seen with the other seat's eyes.
        seat = { ...found, shown: found.lines.length }
      }
    }
    seats.set(name, seat)
    show(name, seat, playing)
  }
  const show = (name: PlayerSeat, seat: Received, playing: ShownLine | undefined) => {
    const { state } = seat
    const before = now()
    const view = viewOf(seat)
    const decisions = playing ? NONE : state.decisions
    const isHere = name === before.seat
    const draft = !isHere ? IDLE : playing ? before.draft : carried(before.draft, asked, decisions, tabletop(view))
    if (!playing) asked = decisions
    const undoer = undoSeat(seats, name)
    set({
      seat: name,
      view,
      decisions,
      throws: playing ? NONE : state.throws,
      awaited: state.awaited,
      draft,
      sent: before.sent !== undefined && state.decisions.some(({ id }) => id === before.sent) ? before.sent : undefined,
      log:
        seat.shown === before.log.length && isHere && before.log[0] === seat.lines[0]
          ? before.log
          : seat.lines.slice(0, seat.shown),
      playing,
      canUndo: undoer !== undefined,
      undoNeeds: (undoer && seats.get(undoer)?.state.undoNeeds) ?? NONE,
      canRedo: redoSeat() !== undefined,
      consent: state.consent,
      seq: state.seq,
      keptSeq: seat.keptSeq,
      outcome: playing ? undefined : state.outcome,
    })
    if (!playing) takeUpLift()
  }
  const redoSeat = () => own.find((seat) => seats.get(seat)?.state.canRedo)

  /** The piece whose lifting was an answer itself goes on following the pointer, now that its path is asked. */
  const takeUpLift = () => {
    const table = tableNow()
    if (!lifting || now().sent !== undefined || !table) return
    const { ref, at, held } = lifting
    lifting = undefined
    const up = gestured(now().draft, now().decisions, table, { type: 'lift', ref, at }).draft
    if (up === now().draft) return
    set({ draft: gestured(up, now().decisions, table, { type: held ? 'drag' : 'drop', ref, at, free: false }).draft })
  }

  const hear = (message: HostMessage) => {
    switch (message.type) {
      case 'all':
        seats.set(message.state.seat, received(undefined, message) as Received)
        if (message.state.seat === now().seat) {
          lifting = undefined
          set({ status: 'open', spec: message.spec, draft: IDLE, sent: undefined, refusal: undefined, log: NONE })
        }
        return settle()
      case 'more':
      case 'now':
      case 'kept': {
        const seat = message.type === 'kept' ? message.seat : message.state.seat
        const next = received(seats.get(seat), message)
        if (!next) return
        seats.set(seat, next)
        return settle()
      }
      case 'refused':
        if (message.reason.key === 'export-while-secret') exporting.shift()?.reject(message.reason)
        if (message.decision !== undefined && message.decision === now().sent) set({ sent: undefined })
        return set({
          refusal: {
            reason: message.reason,
            count: ++count,
            ...(message.decision === undefined ? {} : { decision: message.decision }),
          },
        })
      case 'notice':
        return set({ notice: { reason: message.reason, count: ++count } })
      case 'exported':
        return exporting.shift()?.resolve(message.file)
      case 'failed':
        return set({ status: 'failed', failure: message.reason })
    }
  }

  const tell = (message: ClientMessage) => {
    set({ refusal: undefined })
    transport.send(message)
  }
  const send = (decision: DecisionId, answer: Json) => {
    const open = now().decisions.find(({ id }) => id === decision)
    if (!open || open.seat === 'chance' || now().sent !== undefined) return
    set({ sent: decision })
    tell({ type: 'answer', seat: open.seat, decision, answer })
  }
  const take = ({ draft, send: answer, undo }: Drafted) => {
    if (draft !== now().draft) set({ draft })
    if (answer) send(answer.decision, answer.answer)
    if (undo) actions.undo()
  }

  const actions: ClientActions = {
    gesture(gesture) {
      if (lifting && (gesture.type === 'drag' || gesture.type === 'drop') && gesture.ref === lifting.ref)
        lifting = { ref: lifting.ref, at: gesture.at, held: gesture.type === 'drag' }
      const table = tableNow()
      if (!table || now().sent !== undefined || (now().playing && gesture.type !== 'back')) return
      if (gesture.type === 'lift' && now().refusal) set({ refusal: undefined })
      take(gestured(now().draft, now().decisions, table, gesture))
    },
    pick(decision, ids) {
      const table = tableNow()
      if (table && now().sent === undefined && !now().playing) take(picked(now().decisions, table, decision, ids))
    },
    answer(decision, answer, thenLift) {
      if (thenLift && now().sent === undefined) lifting = thenLift
      send(decision, answer)
    },
    setDraft(draft) {
      const table = tableNow()
      if (table && now().sent === undefined) set({ draft: judged(draft, now().decisions, table) })
    },
    confirm: () => actions.gesture({ type: 'confirm' }),
    back: () => actions.gesture({ type: 'back' }),
    undo() {
      const seat = undoSeat(seats, now().seat)
      if (seat) tell({ type: 'undo', seat })
    },
    redo() {
      const seat = redoSeat()
      if (seat) tell({ type: 'redo', seat })
    },
    throwDice(decision, gesture) {
      if (now().throws.some((one) => one.decision === decision)) tell({ type: 'throw', seat: now().seat, decision, gesture })
    },
    played() {
      const seat = shownSeat()
      if (!seat || !now().playing) return
      seats.set(now().seat, { ...seat, shown: seat.shown + 1 })
      settle()
    },
    skip() {
      const seat = shownSeat()
      if (!seat || !now().playing) return
      seats.set(now().seat, { ...seat, shown: seat.lines.length })
      settle()
    },
    exportMatch: () =>
      new Promise((resolve, reject) => {
        if (now().status === 'closed') return reject(CLOSED)
        exporting.push({ resolve, reject })
        transport.send({ type: 'export' })
      }),
    concede: (seat = now().seat) => tell({ type: 'concede', seat }),
    consent(grant) {
      const { consent } = now()
      const asked = own.filter((seat) => consent?.waitsFor.includes(seat))
      for (const seat of grant ? asked : asked.slice(0, 1)) tell({ type: 'consent', seat, grant })
      // Whoever asked may take the wish back.
      if (!grant && asked.length === 0 && consent && own.includes(consent.by)) tell({ type: 'consent', seat: consent.by, grant })
    },
    close: () => transport.close(),
  }

  transport.onMessage(hear)
  transport.onClose(() => {
    set({ status: 'closed' })
    for (const { reject } of exporting.splice(0)) reject(CLOSED)
  })
  transport.send({ type: 'hello', version: PROTOCOL_VERSION, seats: own })
  return { store, actions }
}

/** One empty list for all, so that nothing seems to change where nothing is. */
const NONE: readonly never[] = []

const CLOSED: Reason = { key: 'store-failed', says: { error: 'the line to the match is closed' } }

const isAskedAt = (seats: ReadonlyMap<PlayerSeat, Received>, seat: PlayerSeat): boolean => {
  const held = seats.get(seat)
  return held !== undefined && isAsked(held)
}

const NOTHING: Omit<ClientState, 'seat'> = {
  status: 'opening',
  failure: undefined,
  spec: undefined,
  view: undefined,
  decisions: NONE,
  throws: NONE,
  awaited: NONE,
  draft: IDLE,
  sent: undefined,
  log: NONE,
  playing: undefined,
  canUndo: false,
  undoNeeds: NONE,
  canRedo: false,
  consent: undefined,
  refusal: undefined,
  notice: undefined,
  seq: -1,
  keptSeq: -1,
  outcome: undefined,
}
