/**
 * Two tables of one game at real hosts, with the same public course and other secrets: in one shuffle two cards have changed places. The truth
 * itself is permuted, and not imagined by the game. That reaches whatever a game hides by a shuffle: hands and decks of all card games; of
 * Deadzone its secret missions only (a ruling: `--options`), for its tokens are drawn when they are turned. Sealed answers are not exchanged.
 */
import { awaited, type Game, type MatchSpec, type PlayerSeat, type Shapes, type Shuffle, type Terms } from '../../src/kernel'
import { type ChanceSource, sampled } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import { createHost, type Host, type HostOptions } from '../../src/match/host'
import { toldOf } from '../../src/match/telling'
import type { Eyes, HostMessage, Tells } from '../../src/protocol/messages'
import { type Player, sitDown } from '../match/player'

/** Which of the shuffles, and the two places in it that change their cards: numbers of any size, taken modulo how many there are. */
export interface Swap {
  readonly shuffle: number
  readonly places: readonly [number, number]
}

export interface Twin<G extends Terms> {
  readonly host: Host<G>
  readonly players: ReadonlyMap<PlayerSeat, Player>
  /** The lines of the watching seat: of an onlooker none is there before the match has begun. */
  readonly watchers: Player[]
  /** All that the watching seat is entitled to now, worked out from the truth by the game itself and not by the host. */
  entitled(): unknown
  /** What the watchers were sent since they were last asked. */
  heard(): readonly (readonly HostMessage[])[]
}

export interface TwinOptions<G extends Terms> {
  readonly game: Game<G>
  readonly shapes: Shapes
  readonly spec: MatchSpec
  readonly watching: Eyes
  readonly seed: number
  readonly tells: Tells
  readonly swap?: Swap | undefined
  /** Puts a fault into the host, for the tests of the check itself. */
  plant?(host: Host<G>): Host<G>
}

export async function twin<G extends Terms>(options: TwinOptions<G>): Promise<Twin<G>> {
  const { game, shapes, spec, watching, seed, tells, swap, plant = (host) => host } = options
  // A moment passes while an entry is stored.
  const keep: HostOptions<G>['keep'] = () => new Promise((stored) => setTimeout(stored, 0))
  const host = plant(createHost({ game, spec, shapes, chance: dealing(seed, swap), keep, tells }))
  const watchers = watching === 'spectator' ? [] : [sitDown(host, [watching])]
  const players = new Map(spec.seats.map((seat) => [seat, sitDown(host, [seat])]))
  await host.settled()
  return { host, players, watchers, entitled: entitlement(game, spec, host, watching), heard: hearing(watchers) }
}

/** Chance from a seed. */
function dealing(seed: number, swap: Swap | undefined): ChanceSource {
  const rng = generator(seed)
  let shuffles = 0
  return {
    async answer(decision) {
      const answer = sampled(decision, rng)
      if (decision.choice.shape !== 'shuffle') return { answer }
      const { count } = decision.choice as Shuffle
      if (shuffles++ !== swap?.shuffle || count < 2) return { answer }
      const order = [...(answer as readonly number[])]
      const [one, other] = swap.places.map((place) => place % count) as [number, number]
      return { answer: order.with(one, order[other] as number).with(other, order[one] as number) }
    },
  }
}

function entitlement<G extends Terms>(game: Game<G>, spec: MatchSpec, host: Host<G>, watching: Eyes): () => unknown {
  let state = game.setUp(spec)
  let read = 0
  const told: unknown[] = []
  return () => {
    for (const entry of host.entries().slice(read)) {
      told.push(...toldOf(game, state, { entry }, watching))
      // The entry's events are this game's own.
      for (const event of entry.events as readonly G['event'][]) state = game.evolve(state, event)
      read++
    }
    const snapshot = host.snapshot()
    // An undo has no events.
    state = snapshot.state
    const own = snapshot.pending.filter(({ seat }) => seat === watching).map(({ id: _id, ...question }) => question)
    return { view: game.project(state, watching), told, own, awaited: awaited(snapshot), outcome: host.outcome() }
  }
}

function hearing(watchers: readonly Player[]): Twin<Terms>['heard'] {
  const read = new Map<Player, number>()
  return () =>
    watchers.map((watcher) => {
      const from = read.get(watcher) ?? 0
      read.set(watcher, watcher.got.length)
      return watcher.got.slice(from)
    })
}

/** The seats that others sit at. */
export const othersOf = (spec: MatchSpec, watching: Eyes): readonly PlayerSeat[] => spec.seats.filter((seat) => seat !== watching)
