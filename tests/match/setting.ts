/** Hosts of the counting game, and random play over them. */
import type { Json, PlayerSeat, Rng } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import { createHost, type Host, type HostOptions } from '../../src/match/host'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { COUNTING, type Counting, SPEC, type View } from './counting'
import { type Player, sitDown } from './player'

export const hostOptions = (seed: number, more: Partial<HostOptions<Counting>> = {}): HostOptions<Counting> => ({
  game: COUNTING,
  spec: SPEC,
  shapes: TABLE_SHAPES,
  chance: seededChance(generator(seed)),
  ...more,
})

export interface Setting {
  readonly host: Host<Counting>
  readonly a: Player
  readonly b: Player
}

/** A host with one player at each seat, the cards dealt. */
export async function setting(seed: number, more: Partial<HostOptions<Counting>> = {}): Promise<Setting> {
  const host = createHost(hostOptions(seed, more))
  const [a, b] = [sitDown(host, ['A']), sitDown(host, ['B'])]
  await host.settled()
  return { host, a, b }
}

/** A legal answer to one of the seat's open questions, drawn from what the seat itself was sent. False where it is asked nothing. */
export function act(player: Player, seat: PlayerSeat, rng: Rng): boolean {
  const { decisions } = player.state(seat)
  const decision = decisions[rng.below(Math.max(1, decisions.length))]
  if (!decision) return false
  const { tabletop } = player.views.get(seat) as unknown as View
  const sampled = TABLE_SHAPES[decision.choice.shape]?.sample(decision.choice as never, tabletop, rng) ?? decision.fallback
  const answer = same(sampled, ['break']) ? decision.fallback : sampled
  player.send({ type: 'answer', seat, decision: decision.id, answer: answer as Json })
  return true
}
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Plays until the match is over, or this many answers. */
export async function playOn({ host, a, b }: Setting, rng: Rng, most = 400): Promise<number> {
  let count = 0
  while (count < most && !host.outcome()) {
    const first = rng.below(2) === 0
    const hasActed = first ? act(a, 'A', rng) || act(b, 'B', rng) : act(b, 'B', rng) || act(a, 'A', rng)
    if (!hasActed) throw new Error('nobody is asked anything')
    count++
    await host.settled()
  }
  return count
}
