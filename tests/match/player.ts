/** A connection with a memory: what each of its seats was sent, and its view as the changes made it. */
import type { Json, PlayerSeat, Reason } from '../../src/kernel'
import type { Connection, Host } from '../../src/match/host'
import {
  type ClientMessage,
  type Eyes,
  type HostMessage,
  PROTOCOL_VERSION,
  type SeatState,
  type ToldLine,
} from '../../src/protocol/messages'
import { patch } from '../../src/protocol/patch'

export interface Player {
  readonly got: HostMessage[]
  readonly refusals: Reason[]
  /** Each seat's view before the first entry, and now. */
  readonly firsts: Map<Eyes, Json>
  readonly views: Map<Eyes, Json>
  readonly lines: Map<Eyes, readonly ToldLine[]>
  state(seat: Eyes): SeatState
  send(message: ClientMessage | object): void
  /** Answers the first open question of this seat about the subject. */
  answer(seat: PlayerSeat, subject: string, answer: Json): void
  close(): void
}

/** Sits down at the host. Every message crosses as JSON, as it would cross a wire. `before`: whoever sat here, and what he was told. */
export function sitDown(host: Pick<Host<never>, 'connect'>, seats: readonly Eyes[], before?: Player): Player {
  const got: HostMessage[] = []
  const refusals: Reason[] = []
  const firsts = new Map<Eyes, Json>(before?.firsts)
  const views = new Map<Eyes, Json>(before?.views)
  const lines = new Map<Eyes, readonly ToldLine[]>(before?.lines)
  const states = new Map<Eyes, SeatState>()
  const told = (seat: Eyes, all: readonly ToldLine[]) => {
    lines.set(seat, all)
    const view = all.reduce((sofar, { change }) => patch(sofar, change), firsts.get(seat) as Json)
    views.set(seat, view)
  }
  const connection: Connection = host.connect(
    (sent) => {
      const message = JSON.parse(JSON.stringify(sent)) as HostMessage
      got.push(message)
      if (message.type === 'refused' || message.type === 'notice' || message.type === 'failed') refusals.push(message.reason)
      if (!('state' in message)) return
      const { seat } = message.state
      states.set(seat, message.state)
      if (message.type === 'all') {
        firsts.set(seat, message.first)
        told(seat, message.lines)
      }
      if (message.type === 'past') told(seat, [...(lines.get(seat) ?? []).slice(0, message.keep), ...message.lines])
      if (message.type === 'more') {
        lines.set(seat, [...(lines.get(seat) ?? []), message.line])
        views.set(seat, patch(views.get(seat) as Json, message.line.change))
      }
    },
    seats.filter((seat) => seat !== 'spectator'),
  )
  const send = (message: ClientMessage | object) => connection.receive(JSON.parse(JSON.stringify(message)))
  const state = (seat: Eyes) => {
    const known = states.get(seat)
    if (!known) throw new Error(`${seat} was sent nothing`)
    return known
  }
  const upTo = seats.flatMap((seat) => {
    const known = before?.state(seat)
    return known && known.seq >= 0 ? [[seat, { seq: known.seq, mark: known.mark }] as const] : []
  })
  send({ type: 'hello', version: PROTOCOL_VERSION, seats, ...(before ? { since: Object.fromEntries(upTo) } : {}) })
  return {
    got,
    refusals,
    firsts,
    views,
    lines,
    state,
    send,
    answer(seat, subject, answer) {
      const decision = state(seat).decisions.find((open) => open.subject === subject)
      if (!decision) throw new Error(`${seat} is not asked "${subject}"`)
      send({ type: 'answer', seat, decision: decision.id, answer })
    },
    close: () => connection.close(),
  }
}
