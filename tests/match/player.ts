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
  readonly views: Map<Eyes, Json>
  readonly lines: Map<Eyes, readonly ToldLine[]>
  state(seat: Eyes): SeatState
  send(message: ClientMessage | object): void
  /** Answers the first open question of this seat about the subject. */
  answer(seat: PlayerSeat, subject: string, answer: Json): void
  close(): void
}

/** Sits down at the host. Every message crosses as JSON, as it would cross a wire. */
export function sitDown(host: Pick<Host<never>, 'connect'>, seats: readonly Eyes[]): Player {
  const got: HostMessage[] = []
  const refusals: Reason[] = []
  const views = new Map<Eyes, Json>()
  const lines = new Map<Eyes, readonly ToldLine[]>()
  const states = new Map<Eyes, SeatState>()
  const connection: Connection = host.connect(
    (sent) => {
      const message = JSON.parse(JSON.stringify(sent)) as HostMessage
      got.push(message)
      if (message.type === 'refused' || message.type === 'notice' || message.type === 'failed') refusals.push(message.reason)
      if ('state' in message) states.set(message.state.seat, message.state)
      if (message.type === 'all') {
        lines.set(message.state.seat, message.lines)
        views.set(
          message.state.seat,
          message.lines.reduce((view, line) => patch(view, line.change), message.first),
        )
      }
      if (message.type === 'more') {
        const { seat } = message.state
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
  send({ type: 'hello', version: PROTOCOL_VERSION, seats })
  return {
    got,
    refusals,
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
