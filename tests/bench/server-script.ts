/** One match, answer by answer, as it is played again at every table of the server's figures, and in one process as their peer. */
import { eagerAnswer } from '../../src/bots/eager'
import { createThrower } from '../../src/dice/throw'
import type { Json, PlayerSeat } from '../../src/kernel'
import { generator } from '../../src/match/generator'
import { createHost } from '../../src/match/host'
import { createSecrets } from '../../src/match/proof/secrets'
import { provenChance } from '../../src/match/proof/source'
import { type HostMessage, PROTOCOL_VERSION, type SeatState } from '../../src/protocol/messages'
import { rulesOf } from '../../src/server/games'
import { gathering } from '../../src/server/tables/gather'
import { beginning } from '../../src/server/tables/hosting'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { thrownDice } from '../../src/workers/thrown-dice'
import { botHere } from '../server/bot-here'
import { memoryStore } from '../server/memory-store'
import { asking } from '../server/online'
import { SECRET } from './server-program'

export interface Said {
  readonly seat: PlayerSeat
  /** Which of the seat's open questions, and what it is about. */
  readonly at: number
  readonly subject: string
  readonly answer: Json
}

const dice = thrownDice({ load: createThrower })

/** A match of the lobby's own choices with a line for each seat, in this process. */
async function seated(id: string) {
  const played = await rulesOf(id)
  const record = gathering(await asking({ game: id, sitters: { A: 'me', B: 'me' } }), 0)
  if (!played || 'key' in record) throw new Error(`${id} cannot be played`)
  const chance = { secret: () => SECRET, dice }
  const options = { rules: rulesOf, shapes: TABLE_SHAPES, store: memoryStore(), chance, bot: botHere, later: () => {} }
  const first = await beginning(options, record)
  if ('refused' in first) throw new Error(first.refused.key)
  const secrets = createSecrets({ past: [] }, chance.secret, async () => {})
  const { spec } = first.match
  const host = createHost({ game: played.game, spec, shapes: TABLE_SHAPES, chance: provenChance({ secrets, dice }) })
  const states = new Map<string, SeatState>()
  const lines = new Map(
    spec.seats.map((seat) => {
      const hear = (message: HostMessage) => 'state' in message && states.set(seat, message.state)
      const line = host.connect(hear, [seat])
      line.receive({ type: 'hello', version: PROTOCOL_VERSION, seats: [seat] })
      return [seat, line] as const
    }),
  )
  await host.settled()
  return { host, game: played.game, seats: spec.seats, states, lines }
}

/** Plays a match by random answers and writes them down, at most so many. */
export async function recorded(id: string, most: number): Promise<readonly Said[]> {
  const { host, game, seats, states, lines } = await seated(id)
  const rng = generator(101)
  const script: Said[] = []
  while (!host.outcome() && script.length < most) {
    const open = seats.filter((seat) => (states.get(seat)?.decisions.length ?? 0) > 0)
    const seat = open[rng.below(open.length)] ?? 'A'
    const decisions = states.get(seat)?.decisions ?? []
    const at = rng.below(decisions.length)
    const decision = decisions[at]
    if (!decision) throw new Error('nobody is asked anything')
    const tabletop = game.space(host.snapshot().state) as never
    const answer = eagerAnswer(decision, { shapes: TABLE_SHAPES, tabletop, rng, goals: [] }) as Json
    script.push({ seat, at, subject: decision.subject, answer })
    lines.get(seat)?.receive({ type: 'answer', seat, decision: decision.id, answer })
    await host.settled()
  }
  return script
}

/** Plays it again in this process; gives the milliseconds that its answers took. */
export async function replayed(id: string, script: readonly Said[]): Promise<number> {
  const { host, states, lines } = await seated(id)
  const began = performance.now()
  for (const { seat, at, subject, answer } of script) {
    const decision = states.get(seat)?.decisions[at]
    if (decision?.subject !== subject) throw new Error(`${seat} is asked ${decision?.subject} and not ${subject}`)
    lines.get(seat)?.receive({ type: 'answer', seat, decision: decision.id, answer })
    await host.settled()
  }
  return performance.now() - began
}
