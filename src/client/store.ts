/**
 * One screen's client: what is shown, what is asked, the answer being made, and what is still to be played. It folds no events and
 * knows no rules. The view shown is the old one until the cues of an entry have ended.
 */
import { createStore } from 'zustand/vanilla'
import type { DecisionId, Json, PlayerSeat } from '../kernel'
import type { ClientMessage, Eyes, HostMessage, SeatState } from '../protocol/messages'
import { openOf } from './ahead'
import { IDLE } from './draft'
import { createDrafting } from './drafting'
import { createEyes } from './eyes'
import { createLine } from './line'
import { createPassing, PASS } from './passing'
import { helloTo, looking, received, type ShownLine, stepped, undoSeat } from './seats'
import { redoSeat, type Screen, showing } from './showing'
import { type Client, type ClientActions, type ClientOptions, type ClientState, NONE, NOTHING } from './state'

export function createClient({ transport, seats: own, tabletop, windows, ...options }: ClientOptions): Client {
  const eyes = createEyes(own, options)
  const { seats } = eyes
  const passing = createPassing(windows, options.stops)
  let count = 0
  const store = createStore<ClientState>(() => ({ ...NOTHING, seat: own[0], covered: eyes.isSecret() }))
  const { getState: now, setState: set } = store

  const screen = (): Screen => ({ own, seats, eyes: eyes.now(), secret: eyes.isSecret(), windows, passing })
  /** Chooses the next viewpoint, once everything is seen, and who must take the screen for it. */
  const lookOn = () => looking(own, seats, { eyes: eyes.now(), last: now().seat, secret: eyes.isSecret() }, passing.isPassed)

  /** Brings what is shown in line with what was received. */
  const settle = () => {
    const before = eyes.now()
    eyes.coverWhatIsNew()
    const current = eyes.held()
    if (!current) return
    const { seat, playing } = stepped(current)
    eyes.keep(eyes.now(), seat)
    if (playing) return show(before, playing)
    passWindows()
    const next = lookOn()
    eyes.look(next.eyes)
    show(before, undefined, next.handOver)
  }
  const passWindows = () => {
    for (const seat of own) {
      const held = seats.get(seat)
      if (!held) continue
      const view = held.lines[held.lines.length - 1]?.after ?? held.first
      for (const decision of passing.due(seat, held.state.decisions, view))
        line.send({ type: 'answer', seat, decision, answer: PASS })
    }
  }
  const show = (from: Eyes, playing?: ShownLine, taker?: PlayerSeat) => {
    const before = now()
    const held = eyes.held()
    const next = showing(screen(), before, playing, taker)
    if (!held || !next || next.view === undefined) return
    const { view } = next
    const isHere = from === eyes.now()
    const { draft, sent } = before
    // What was answered is a draft no more; the picture shows what came of it.
    if (sent !== undefined && next.sent === undefined && 'decision' in draft && draft.decision === sent) set({ draft: IDLE })
    // While something is played nothing is asked, and the draft waits.
    const drafted = playing && isHere ? {} : drafting.over(next.decisions, tabletop(view), !isHere)
    const { lines, shown } = held
    const log = shown === before.log.length && isHere && before.log[0] === lines[0] ? before.log : lines.slice(0, shown)
    set({ ...next, ...drafted, log })
    if (!playing) drafting.follow()
  }
  /** Everything received has been seen: the hand that lay open is covered. */
  const takeCover = () => {
    const before = eyes.now()
    eyes.look('spectator')
    if (before === eyes.now()) return settle()
    show(before, undefined, lookOn().handOver)
  }

  const hear = (message: HostMessage) => {
    switch (message.type) {
      case 'all':
      case 'past': {
        const { seat } = message.state
        const next = received(seats.get(seat), message)
        if (!next) return
        eyes.keep(seat, next)
        if (message.type === 'all') set({ spec: message.spec })
        else if (message.because !== 'hello') passing.askAgain()
        heard(message.state)
        if (seat === eyes.now()) {
          set({ status: 'open' })
          // Where an undo has changed the past, what was being drafted or confirmed is dropped.
          if (message.type === 'all' || message.because !== 'hello') {
            drafting.forget()
            set({ draft: IDLE, ahead: undefined, sent: undefined, refusal: undefined, log: NONE })
          }
        }
        return settle()
      }
      case 'more':
      case 'now':
      case 'kept': {
        const seat = message.type === 'kept' ? message.seat : message.state.seat
        const next = received(seats.get(seat), message)
        if (!next) return
        eyes.keep(seat, next)
        heard(next.state)
        return settle()
      }
      case 'refused':
        if (message.decision !== undefined) {
          passing.refused(message.decision)
          drafting.forget()
          if (message.decision === now().sent) set({ sent: undefined })
          settle()
        }
        return set({
          refusal: {
            reason: message.reason,
            count: ++count,
            ...(message.decision === undefined ? {} : { decision: message.decision }),
          },
        })
      case 'notice':
        return set({ notice: { reason: message.reason, count: ++count } })
      case 'failed':
        return set({ status: 'failed', failure: message.reason })
    }
  }

  const heard = ({ seat, decisions }: SeatState) => {
    if (seat !== 'spectator') passing.hear(seat, decisions)
  }

  const tell = (message: ClientMessage) => {
    set({ refusal: undefined })
    line.send(message)
  }
  const send = (decision: DecisionId, answer: Json) => {
    const open = openOf(now()).find(({ id }) => id === decision)
    if (!open || open.seat === 'chance' || now().sent !== undefined) return
    set({ sent: decision })
    tell({ type: 'answer', seat: open.seat, decision, answer })
  }
  const drafting = createDrafting({
    now,
    set,
    tabletop: () => {
      const { view } = now()
      return view === undefined ? undefined : tabletop(view)
    },
    send,
  })

  const actions: ClientActions = {
    gesture: drafting.gesture,
    take: drafting.take,
    pick: drafting.pick,
    setDraft: drafting.setDraft,
    answer: send,
    confirm: () => actions.gesture({ type: 'confirm' }),
    back: () => actions.gesture({ type: 'back' }),
    pass() {
      const { window, seat, sent } = now()
      if (window === undefined || sent !== undefined) return
      passing.pass(window, seat)
      tell({ type: 'answer', seat, decision: window, answer: PASS })
      settle()
    },
    passAhead() {
      if (now().window === undefined || now().sent !== undefined) return
      passing.passAhead(now().seat)
      settle()
    },
    askAgain(seat) {
      passing.askAgain(seat)
      settle()
    },
    showHand() {
      const { handOver } = now()
      if (!handOver) return
      const before = eyes.now()
      eyes.look(handOver.seat)
      show(before)
    },
    coverHand() {
      if (eyes.isSecret() && !now().playing) takeCover()
    },
    setSecret(next) {
      if (!eyes.setSecret(next)) return
      if (eyes.isSecret()) takeCover()
      else settle()
    },
    setStops(stops) {
      passing.setStops(stops)
      settle()
    },
    undo() {
      const seat = undoSeat(own, seats, eyes.now(), now().seat)
      if (seat) tell({ type: 'undo', seat })
    },
    redo() {
      const seat = redoSeat(screen())
      if (seat) tell({ type: 'redo', seat })
    },
    throwDice(decision, gesture) {
      const seat = own.find((one) => seats.get(one)?.state.throws.some((thrown) => thrown.decision === decision))
      if (seat && now().throws.some((one) => one.decision === decision)) tell({ type: 'throw', seat, decision, gesture })
    },
    played() {
      const seat = eyes.held()
      if (!seat || !now().playing) return
      eyes.keep(eyes.now(), { ...seat, shown: seat.shown + 1 })
      settle()
    },
    skip() {
      const seat = eyes.held()
      if (!seat || !now().playing) return
      eyes.keep(eyes.now(), { ...seat, shown: seat.lines.length })
      settle()
    },
    exportMatch: () => line.exportMatch(),
    concede: (seat = now().seat) => tell({ type: 'concede', seat }),
    consent(grant) {
      const { consent } = now()
      const asked = own.filter((seat) => consent?.waitsFor.includes(seat))
      for (const seat of grant ? asked : asked.slice(0, 1)) tell({ type: 'consent', seat, grant })
      // Whoever asked for the undo may also withdraw the wish.
      if (!grant && asked.length === 0 && consent && own.includes(consent.by)) tell({ type: 'consent', seat: consent.by, grant })
    },
    rejoin(next) {
      // Whether a sent answer has arrived is told from the questions that are open now.
      set({ status: 'opening', sent: undefined, refusal: undefined })
      line.rejoin(next)
    },
    close: () => line.close(),
  }

  const line = createLine(transport, {
    // The onlooker receives every message first: whoever takes the screen next has then seen all of it.
    hello: () => helloTo(eyes.hasSecrets ? ['spectator', ...own] : own, seats),
    hear,
    closed: () => set({ status: 'closed' }),
  })
  return { store, actions }
}
