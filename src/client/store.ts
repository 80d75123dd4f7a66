/**
 * One screen's client: what is shown, what is asked, the answer being made, and what is still to be played. It folds no events
 * and knows no rules. The old view is shown until the cues of an entry have ended.
 */
import { createStore } from 'zustand/vanilla'
import type { AnyDecision, DecisionId, Json, PlayerSeat } from '../kernel'
import type { ClientMessage, Eyes, HostMessage, SeatState, ToldEntry } from '../protocol/messages'
import { openOf } from './ahead'
import { IDLE } from './draft'
import { createDrafting } from './drafting'
import { createEyes } from './eyes'
import { createInFlight } from './in-flight'
import { createLine } from './line'
import { bare, createPassing, isWindow } from './passing'
import { helloTo, type Looking, looking, type Received, received, type ShownLine, stepped, undoSeat } from './seats'
import { createSequels, type Sequel } from './sequels'
import { redoSeat, type Screen, showing } from './showing'
import { type Client, type ClientActions, type ClientOptions, type ClientState, NONE, NOTHING } from './state'
import { createSuggesting } from './suggesting'
import { createThrowing, STRAIGHT } from './throwing'

export function createClient({ transport, seats: own, looks = [], tabletop, windows, ...options }: ClientOptions): Client {
  const eyes = createEyes(own, options)
  const { seats } = eyes
  const passing = createPassing(windows, options.stops)
  const throwing = createThrowing()
  const sequels = createSequels()
  const inFlight = createInFlight()
  const suggesting = createSuggesting(options.suggested)
  let fleeting = options.fleeting ?? false
  /** An undo of this screen continues past questions that were answered for the player. */
  let isUndoing = false
  let count = 0
  const store = createStore<ClientState>(() => ({ ...NOTHING, seat: own[0] ?? 'A', covered: eyes.isSecret() }))
  const { getState: now, setState: set } = store

  const isOwn = (seat: Eyes): seat is PlayerSeat => own.some((one) => one === seat)
  const screen = (): Screen => ({
    own,
    seats,
    eyes: eyes.now(),
    secret: eyes.isSecret(),
    windows,
    passing,
    isThrown: throwing.isThrown,
  })
  /** Chooses the next viewpoint once everything received is shown, and who must take the screen for it. */
  const lookOn = () =>
    looking(own, seats, { eyes: eyes.now(), last: now().seat, secret: eyes.isSecret() }, passing.isPassed, isFleeting)
  const isFleeting = (seat: PlayerSeat) => fleeting && passing.fleeting(seats.get(seat)?.state.decisions ?? []) !== undefined

  /** Updates what is shown from what was received. */
  const settle = () => {
    const before = eyes.now()
    eyes.coverWhatIsNew()
    const current = eyes.held()
    if (!current) return
    const { seat, playing } = stepped(current)
    eyes.keep(eyes.now(), seat)
    // Dice that fall one after another are thrown while the first still fall, so that they are seen together.
    if (playing?.entry.roll) throwOn()
    if (playing) return show(before, playing)
    passWindows()
    throwOn()
    const next = lookOn()
    eyes.look(next.eyes)
    show(before, undefined, next)
  }
  const passWindows = () => {
    const isOpen = options.isAlone === true && !eyes.isSecret()
    for (const seat of own) {
      const held = seats.get(seat)
      if (!held) continue
      const view = held.lines[held.lines.length - 1]?.after ?? held.first
      const said = sequels.due(seat, held.state.decisions)
      if (said) {
        passing.pass(said.decision.id, seat)
        picksUp(said.decision, said.answer, view)
        post({ type: 'answer', seat, decision: said.decision.id, answer: said.answer })
      }
      for (const given of passing.due(seat, held.state.decisions, view, isOpen)) post({ type: 'answer', seat, ...given })
    }
  }
  /** One press throws all dice that fall one after another, until somebody here is asked a question that is not a window. */
  const throwOn = () => {
    const held = own.flatMap((seat) => seats.get(seat) ?? [])
    const isAnswered = (id: DecisionId) => passing.isPassed(id) || id === now().sent
    const owed = held.flatMap(({ state }) => state.decisions.filter(({ id, offer }) => !offer && !isAnswered(id)))
    if (owed.some((one) => !isWindow(one, windows))) return throwing.stop()
    if (owed.length > 0) return
    const waiting = held.flatMap(({ state }) => state.throws.map(({ decision }) => ({ seat: state.seat, decision })))
    for (const { seat, decision, gesture } of throwing.due(waiting))
      if (seat !== 'spectator') post({ type: 'throw', seat, decision, gesture })
  }
  const show = (from: Eyes, playing?: ShownLine, looked: Omit<Looking, 'eyes'> = {}) => {
    const before = now()
    const held = eyes.held()
    const next = showing(screen(), before, playing, looked)
    if (!held || !next || next.view === undefined) return
    const { view } = next
    const isHere = from === eyes.now()
    const { draft, sent } = before
    // A draft that was answered is dropped; the view shows the result.
    if (sent !== undefined && next.sent === undefined && 'decision' in draft && draft.decision === sent)
      set({ draft: IDLE, pinned: NONE })
    if (!isHere) set({ pinned: NONE })
    // While something is played nothing is asked, and the draft is kept.
    const drafted =
      playing && isHere ? {} : suggesting.in(drafting.over(next.decisions, tabletop(view), !isHere), view, tabletop(view))
    const { lines, shown } = held
    const log = shown === before.log.length && isHere && before.log[0] === lines[0] ? before.log : lines.slice(0, shown)
    set({ ...next, ...drafted, log })
    if (!playing) drafting.follow()
  }
  /** Covers the open hand. Everything received counts as shown. */
  const takeCover = () => {
    const before = eyes.now()
    eyes.look('spectator')
    if (before === eyes.now()) return settle()
    show(before, undefined, lookOn())
  }

  const hear = (message: HostMessage) => {
    switch (message.type) {
      case 'all':
      case 'past': {
        const { seat } = message.state
        throwing.forget()
        sequels.forget()
        const before = seats.get(seat)
        const next = received(before, message)
        if (!next) return
        eyes.keep(seat, next)
        if (message.type === 'all' || message.because === 'hello') resume(message.state, next.lines.slice(before?.lines.length))
        if (message.type === 'all') set({ spec: message.spec })
        else if (message.because !== 'hello') passing.askAgain()
        heard(message.state)
        if (seat === eyes.now()) {
          set({ status: 'open' })
          // If an undo has changed the past, what was being drafted or confirmed is dropped.
          if (message.type === 'all' || message.because !== 'hello') {
            drafting.forget()
            set({ refusal: undefined, log: NONE })
          }
          if (message.type === 'past' && message.because !== 'hello') set({ draft: IDLE, ahead: undefined, sent: undefined })
        }
        settle()
        if (message.type === 'past' && message.because === 'undo') undoOn()
        return
      }
      case 'more':
      case 'now':
      case 'kept': {
        const seat = message.type === 'kept' ? message.seat : message.state.seat
        const next = received(seats.get(seat), message)
        if (!next) return
        eyes.keep(seat, next)
        heard(next.state)
        if (message.type === 'more' && isAnothers(message.line.entry)) throwing.stop()
        return settle()
      }
      case 'refused':
        if (message.decision !== undefined) {
          passing.refused(message.decision)
          inFlight.refused(message.decision)
          throwing.forget()
          sequels.forget()
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
      case 'bound':
        // Only needed by whoever verifies the dice.
        return
      case 'failed':
        return set({ status: 'failed', failure: message.reason })
    }
  }

  /**
   * If the undo brought back a question answered for the player, the answer before it is undone too, unless consent is needed.
   */
  const undoOn = () => {
    const isSole = own.some((seat) => seats.get(seat)?.state.decisions.some(({ id }) => passing.wasSole(id)))
    if (isUndoing && isSole && now().canUndo && now().undoNeeds.length === 0) return actions.undo()
    isUndoing = false
  }
  /** Has somebody at another screen, or a bot, answered? Dice that fall then are not part of this player's throw. */
  const isAnothers = ({ cause }: ToldEntry) =>
    cause.type === 'answer' && cause.seat !== 'chance' && !own.some((seat) => seat === cause.seat)
  const heard = (state: SeatState) => {
    const { seat, decisions } = state
    inFlight.hear(state)
    if (isOwn(seat)) passing.hear(seat, decisions)
  }
  /** After the line was reopened: what was in flight for this seat is sent once more, or counts as arrived. */
  const resume = (state: SeatState, since: readonly ShownLine[]) => {
    const { seat } = state
    for (const { was, again } of inFlight.landed(state, since)) {
      if (was === now().sent) {
        const { draft } = now()
        const isDone = !again && 'decision' in draft && draft.decision === was
        set({ sent: again?.decision, ...(isDone ? { draft: IDLE } : {}) })
      }
      if (seat !== 'spectator' && passing.isPassed(was)) {
        if (again) passing.pass(again.decision, seat)
        else passing.refused(was)
      }
      if (again) post(again)
    }
  }

  const post = (message: ClientMessage) => {
    inFlight.leaves(message, 'seat' in message ? seats.get(message.seat)?.state : undefined)
    line.send(message)
  }
  const tell = (message: ClientMessage) => {
    set({ refusal: undefined })
    post(message)
  }
  /** An answer that picks up dice also throws them. After an answer to a window, other dice fall by the throw already begun. */
  const picksUp = (open: AnyDecision, answer: Json, view: Json | undefined) => {
    if (suggesting.of(open, view) !== undefined || options.isThrow?.(open, answer)) throwing.begin(STRAIGHT)
    else if (!isWindow(open, windows)) throwing.stop()
  }
  const send = (decision: DecisionId, answer: Json, sequel?: Sequel) => {
    const open = openOf(now()).find(({ id }) => id === decision)
    if (!open || open.seat === 'chance' || now().sent !== undefined) return
    set({ sent: decision })
    picksUp(open, answer, now().view)
    if (sequel) sequels.say(open.seat, decision, sequel)
    const claims = now().pinned.filter(({ piece }) => 'piece' in open.choice && open.choice.piece === piece)
    tell({ type: 'answer', seat: open.seat, decision, answer, ...(claims.length > 0 ? { claims } : {}) })
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
    pin: (pinned) => set({ pinned }),
    answer: send,
    confirm: () => actions.gesture({ type: 'confirm' }),
    back: () => actions.gesture({ type: 'back' }),
    pass() {
      const { window, fleeting: open, sent } = now()
      if (window === undefined || sent !== undefined) return
      const seat = open?.seat ?? now().seat
      const decision = seats.get(seat)?.state.decisions.find(({ id }) => id === window)
      if (!decision) return
      passing.pass(window, seat)
      // A player who passes himself has seen everything that the strip offers. A window that passes by itself is only that
      // window.
      const next = open || now().covered ? undefined : windows?.next?.(decision)
      if (next !== undefined) sequels.say(seat, window, { subject: next, answer: ['pass'] })
      // The cast is safe: the pass of a window is a list of one option.
      tell({ type: 'answer', seat, decision: window, answer: bare(decision, windows).fallback as Json })
      settle()
    },
    passAhead() {
      if (now().window === undefined || now().sent !== undefined) return
      passing.passAhead(now().fleeting?.seat ?? now().seat)
      settle()
    },
    hold() {
      const { seat, window } = now().fleeting ?? {}
      if (!seat || !window) return
      const before = eyes.now()
      passing.hold(window.id)
      // A player who holds another seat's window has taken the screen for that seat.
      eyes.look(seat)
      show(before)
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
    look(next) {
      if (looks.length === 0 || (next !== 'spectator' && !looks.includes(next))) return
      const before = eyes.now()
      eyes.look(next)
      if (eyes.now() !== before) show(before)
    },
    coverHand() {
      if (eyes.isSecret() && !now().playing) takeCover()
    },
    setSecret(next) {
      if (!eyes.setSecret(next)) return
      if (eyes.isSecret()) takeCover()
      else settle()
    },
    setFleeting(next) {
      if (next === fleeting) return
      fleeting = next
      settle()
    },
    setStops(stops) {
      passing.setStops(stops)
      settle()
    },
    undo() {
      const seat = undoSeat(own, seats, eyes.now(), now().seat)
      isUndoing = seat !== undefined
      if (seat) tell({ type: 'undo', seat })
    },
    redo() {
      const seat = redoSeat(screen())
      if (seat) tell({ type: 'redo', seat })
    },
    throwDice(decision, gesture) {
      const seat = own.find((one) => seats.get(one)?.state.throws.some((thrown) => thrown.decision === decision))
      if (!seat || !now().throws.some((one) => one.decision === decision)) return
      throwing.begin(gesture, decision)
      tell({ type: 'throw', seat, decision, gesture })
    },
    played(count = 1) {
      let seat = eyes.held()
      if (!seat || !now().playing) return
      for (let played = 0; played < count; played++) {
        const next: Received = stepped(seat).seat
        seat = { ...next, shown: Math.min(next.lines.length, next.shown + 1) }
      }
      eyes.keep(eyes.now(), seat)
      settle()
    },
    skip() {
      const seat = eyes.held()
      if (!seat || !now().playing) return
      eyes.keep(eyes.now(), { ...seat, shown: seat.lines.length })
      settle()
    },
    exportMatch: () => line.exportMatch(),
    telling: (eyes) => line.telling(eyes),
    concede: (seat = now().seat) => tell({ type: 'concede', seat }),
    consent(grant) {
      const { consent } = now()
      const asked = own.filter((seat) => consent?.waitsFor.includes(seat))
      for (const seat of grant ? asked : asked.slice(0, 1)) tell({ type: 'consent', seat, grant })
      // Whoever asked for the undo may also withdraw the request.
      if (!grant && asked.length === 0 && consent && own.includes(consent.by)) tell({ type: 'consent', seat: consent.by, grant })
    },
    rejoin(next) {
      set({ status: 'opening', refusal: undefined })
      line.rejoin(next)
    },
    close: () => line.close(),
  }

  const line = createLine(transport, {
    // The onlooker's view is updated first, so that its entries have been shown when somebody takes the screen.
    hello: () => helloTo(eyes.hasSecrets || own.length === 0 ? ['spectator', ...own, ...looks] : own, seats),
    hear,
    closed: () => set({ status: 'closed' }),
  })
  return { store, actions }
}
