/**
 * Keeps the clocks of a match. It listens to the host as an onlooker to learn who owes an answer, and applies what was agreed at
 * the start when somebody runs out of time. Players are not charged for network delay, falling dice, a pause, or a store that
 * takes nothing.
 */
import { decode, lengthOf } from '../../dice/throw'
import type { Json, PlayerSeat, Seat, Terms } from '../../kernel'
import type { Host } from '../../match/host'
import { type HostMessage, PROTOCOL_VERSION } from '../../protocol/messages'
import type { ClockTerms } from '../../protocol/online'
import { type Clock, createClock, type TimeLeft } from './clock'

/** The most network delay, to a page and back, that is not charged. In milliseconds. */
const LONGEST_WAY = 1000
/** The clocks are checked at least this often, in milliseconds, so that no timer runs for days. */
const LOOK = 3_600_000

export interface UmpireOptions {
  readonly terms: ClockTerms
  /** The seats of persons. */
  readonly seats: readonly PlayerSeat[]
  /** The time left when the match was last stored. */
  readonly left: TimeLeft | undefined
  /** How long the table was not in memory while its clocks ran on, in milliseconds. */
  readonly asleep: number
  readonly host: Host<Terms>
  readonly isHeld: boolean
  now(): number
  later(milliseconds: number, work: () => void): void
  /** The network delay to the pages of this seat and back, in milliseconds. */
  lagOf(seat: PlayerSeat): number
  /** The clocks have changed and must be announced. */
  changed(): void
  /** This seat's time is over, and it goes to a bot. */
  toBot(seat: PlayerSeat): void
}

export interface Umpire {
  shown: Clock['shown']
  left(): TimeLeft
  hold(isHeld: boolean): void
  close(): void
}

export function createUmpire(options: UmpireOptions): Umpire {
  const { terms, seats, host, now } = options
  const clock = createClock(terms, seats, options.left)
  const lines: { close(): void }[] = []
  const standingIn = new Set<PlayerSeat>()
  let isOver = false
  let isHeld = options.isHeld
  let isStuck = false
  let { asleep } = options
  if (isHeld) clock.hold(true, now())

  const hear = (message: HostMessage) => {
    if (message.type === 'notice' && (message.reason.key === 'play-paused' || message.reason.key === 'play-resumed')) {
      isStuck = message.reason.key === 'play-paused'
      clock.hold(isHeld || isStuck, now())
    } else if ('state' in message) {
      const { awaited, outcome } = message.state
      clock.owe(outcome ? [] : awaited.filter(isPlayer), now() - asleep, (seat) => Math.min(options.lagOf(seat), LONGEST_WAY))
      asleep = 0
      if (message.type === 'more') {
        const { cause, roll } = message.line.entry
        if (cause.type === 'answer' && isPlayer(cause.seat)) clock.answered(cause.seat, now())
        clock.wait(filmTime(roll?.film), now())
      }
    } else return
    options.changed()
    look()
  }
  const isPlayer = (seat: Seat | undefined): seat is PlayerSeat => seat !== undefined && seat !== 'chance'

  let looks = 0
  const look = () => {
    if (isOver) return
    for (const seat of clock.out(now())) over(seat)
    const next = clock.nextOut(now())
    const mine = ++looks
    // Answering for a seat may have called `look` again meanwhile; only the latest timer counts.
    if (next !== undefined) options.later(Math.min(LOOK, Math.max(1, next - now())), () => mine === looks && look())
  }
  /** Applies what was agreed when a seat's time is over. The player's pages see it as if the player had done it. */
  const over = (seat: PlayerSeat) => {
    if (standingIn.has(seat)) return
    if (terms.atEnd === 'bot') {
      standingIn.add(seat)
      return options.toBot(seat)
    }
    standingIn.add(seat)
    if (terms.atEnd === 'loss') return lose(seat)
    let isAnswering = false
    let last: string | undefined
    const line = host.connect(
      (message) => {
        if (!('state' in message) || message.state.seat !== seat || isOver) return
        const { decisions, throws } = message.state
        const owed = decisions.find(({ offer }) => !offer)
        const thrown = throws[0]
        const id = owed?.id ?? thrown?.decision
        if (id === undefined || id === last || !clock.out(now()).includes(seat)) return end()
        last = id
        // Deferred, because the host is just sending to this line.
        options.later(0, () => {
          if (!isAnswering || isOver) return
          if (owed) line.receive({ type: 'answer', seat, decision: id, answer: owed.fallback as Json })
          else line.receive({ type: 'throw', seat, decision: id, gesture: { x: 0, y: 0, strength: 500 } })
        })
      },
      [seat],
    )
    const end = () => {
      isAnswering = false
      standingIn.delete(seat)
      // Deferred, because the host is just sending to this line.
      options.later(0, () => {
        line.close()
        look()
      })
    }
    isAnswering = true
    line.receive({ type: 'hello', version: PROTOCOL_VERSION, seats: [seat] })
    lines.push(line)
  }
  const lose = (seat: PlayerSeat) => {
    const line = host.connect(() => {}, [seat])
    line.receive({ type: 'hello', version: PROTOCOL_VERSION, seats: [seat] })
    line.receive({ type: 'concede', seat })
    line.close()
  }

  const watching = host.connect(hear, [])
  lines.push(watching)
  watching.receive({ type: 'hello', version: PROTOCOL_VERSION, seats: ['spectator'] })
  return {
    shown: clock.shown,
    left: () => clock.left(now()),
    hold(held) {
      isHeld = held
      clock.hold(isHeld || isStuck, now())
      look()
    },
    close() {
      isOver = true
      for (const line of lines) line.close()
    },
  }
}

/** How long these dice fall on everybody's screen, in milliseconds. */
function filmTime(film: Json | undefined): number {
  if (film === undefined) return 0
  const opened = decode(film)
  return opened.type === 'motion' ? Math.ceil(lengthOf(opened.motion) * 1000) : 0
}
