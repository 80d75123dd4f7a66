/**
 * Keeps the clocks of a match: an onlooker's line to its host says who owes an answer, and whoever runs out of time gets what was agreed
 * at the start. What the players may not be charged for is left out: the way to their pages, falling dice, a pause, a store that takes nothing.
 */
import { decode, lengthOf } from '../../dice/throw'
import type { Json, PlayerSeat, Seat, Terms } from '../../kernel'
import type { Host } from '../../match/host'
import { type HostMessage, PROTOCOL_VERSION } from '../../protocol/messages'
import type { ClockTerms } from '../../protocol/online'
import { type Clock, createClock, type TimeLeft } from './clock'

/** The most that the way to a page and back is believed to take. Milliseconds. */
const LONGEST_WAY = 1000
/** A clock is looked at again after so many milliseconds at most: no timer runs for days. */
const LOOK = 3_600_000

export interface UmpireOptions {
  readonly terms: ClockTerms
  /** The seats of persons. */
  readonly seats: readonly PlayerSeat[]
  /** What was left when the match was last stored. */
  readonly left: TimeLeft | undefined
  /** For so long the table was not in memory while its clocks ran on. Milliseconds. */
  readonly asleep: number
  readonly host: Host<Terms>
  readonly isHeld: boolean
  now(): number
  later(milliseconds: number, work: () => void): void
  /** How long the way to the pages of this seat and back takes. Milliseconds. */
  lagOf(seat: PlayerSeat): number
  /** The clocks have changed: everybody is to be told. */
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
    // A line that has answered for a seat may have called this again meanwhile.
    if (next !== undefined) options.later(Math.min(LOOK, Math.max(1, next - now())), () => mine === looks && look())
  }
  /** What was agreed. The player's pages see it as if the player had done it. */
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
        // Not within the host's own telling.
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
      // Its host is telling it something at this moment.
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

/** How long these dice fall on everybody's screen. Milliseconds. */
function filmTime(film: Json | undefined): number {
  if (film === undefined) return 0
  const opened = decode(film)
  return opened.type === 'motion' ? Math.ceil(lengthOf(opened.motion) * 1000) : 0
}
