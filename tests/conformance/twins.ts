/**
 * Sets up tables of one game at real hosts that run the same public course with different secrets: in one shuffle two cards are
 * swapped. This permutes the actual state and does not rely on the game's `imagine`. It covers secrets made by a shuffle: hands
 * and decks of the card games, and Deadzone's secret missions (a ruling, set with `--options`), but not Deadzone's tokens, which
 * are drawn when turned. Sealed answers are not varied.
 */
import { awaited, type Game, type MatchSpec, type PlayerSeat, type Shapes, type Shuffle, type Terms } from '../../src/kernel'
import { type ChanceSource, sampled } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import { createHost, type Host, type HostOptions } from '../../src/match/host'
import { toldOf } from '../../src/match/telling'
import type { Eyes, HostMessage, Tells } from '../../src/protocol/messages'
import { type Player, sitDown } from '../match/player'

/** The index of a shuffle, and two places in it whose cards are swapped. The places are taken modulo the number of cards. */
export interface Swap {
  readonly shuffle: number
  readonly places: readonly [number, number]
}

export interface Twin<G extends Terms> {
  readonly host: Host<G>
  readonly players: ReadonlyMap<PlayerSeat, Player>
  /** The watching seat's connections. A spectator has none before the match has begun. */
  readonly watchers: Player[]
  /** Everything that the watching seat is entitled to know now, computed from the state by the game and not by the host. */
  entitled(): unknown
  /** The messages that each watcher was sent since the last call. */
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
  /** Plants a fault in the host, to test the check itself. */
  plant?(host: Host<G>): Host<G>
}

export async function twin<G extends Terms>(options: TwinOptions<G>): Promise<Twin<G>> {
  const { game, shapes, spec, watching, seed, tells, swap, plant = (host) => host } = options
  // Storing an entry takes one turn of the event loop.
  const keep: HostOptions<G>['keep'] = () => new Promise((stored) => setTimeout(stored, 0))
  const host = plant(createHost({ game, spec, shapes, chance: dealing(seed, swap), keep, tells }))
  const watchers = watching === 'spectator' ? [] : [sitDown(host, [watching])]
  const players = new Map(spec.seats.map((seat) => [seat, sitDown(host, [seat])]))
  await host.settled()
  return { host, players, watchers, entitled: entitlement(game, spec, host, watching), heard: hearing(watchers) }
}

/** Seeded chance, with the swap applied to its shuffle. */
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
      // The cast is safe: the entry's events come from this game.
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

/** All seats but the watching one. */
export const othersOf = (spec: MatchSpec, watching: Eyes): readonly PlayerSeat[] => spec.seats.filter((seat) => seat !== watching)
