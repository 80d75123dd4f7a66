/**
 * Checks that the host leaks nothing that the rules keep secret. Random matches are played in parallel at two tables (see
 * `twins.ts`) that the watching seat must not be able to tell apart: their secrets differ, and at one of them another seat gives
 * private answers and takes them back. All messages to the watching seat must be equal: states, lines, `kept`, refusals of
 * probes, undo and consent, catching up.
 */
import { eagerAnswer } from '../../src/bots/eager'
import {
  awaited,
  type Decision,
  type Game,
  type Json,
  type MatchSpec,
  oneOf,
  type PlayerSeat,
  type Rng,
  reply,
  type Shapes,
  same,
  type Terms,
} from '../../src/kernel'
import type { Host } from '../../src/match/host'
import { toldOf } from '../../src/match/telling'
import type { ClientMessage, Eyes } from '../../src/protocol/messages'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { type Player, sitDown } from '../match/player'
import { seeded } from './rng'
import { othersOf, type Twin, twin } from './twins'

export interface HostChecked {
  /** How many steps were played and compared. */
  readonly steps: number
  /** At how many of these steps the two tables' secrets differed. */
  readonly unlike: number
  /** How often another seat gave a private answer and took it back, at one table only. */
  readonly dithers: number
  readonly messages: number
}

export interface HostChecking<G extends Terms> {
  readonly game: Game<G>
  readonly shapes: Shapes
  readonly spec: MatchSpec
  readonly watching: Eyes
  readonly seed: number
  readonly steps: number
  plant?(host: Host<G>): Host<G>
}

/** How many swaps are tried to find a twin whose state differs in a way that the watching seat may not see. */
const SWAPS = 12

/** Throws at the first difference, with the seed. Ends early if the rules reveal the tables' difference to the watching seat. */
export async function checkHost<G extends Terms>(checking: HostChecking<G>): Promise<HostChecked> {
  const { game, watching, seed } = checking
  const rng = seeded(seed)
  const tells = seed % 2 === 0 ? 'at once' : 'once kept'
  const truth = await twin({ ...checking, tells })
  const isAlike = (other: Twin<G>) => same(truth.entitled(), other.entitled())
  const unlike = async () => {
    for (let tried = 0; ; tried++) {
      // Often only the first cards of a shuffle are dealt, so low places are preferred.
      const swap = { shuffle: rng.below(4), places: [rng.below(oneOf([1, 6, 1000], rng)), rng.below(1000)] as const }
      const other = await twin({ ...checking, tells, swap })
      const isSwapped = !same(other.host.snapshot().state, truth.host.snapshot().state)
      // If nothing is shuffled at the beginning, the swap may still take effect later.
      if ((isSwapped || tried >= SWAPS) && isAlike(other)) return other
      await other.host.close()
    }
  }
  const other = await unlike()
  const tables = [truth, other] as const
  let [steps, unlikeSteps, dithers, messages] = [0, 0, 0, 0]
  const settle = async () => {
    for (const { host } of tables) await host.settled()
  }
  const compare = (what: string) => {
    const [here, there] = tables.map((table) => table.heard())
    for (const [at, got] of (here ?? []).entries()) {
      const differs = got.findIndex((message, place) => !same(message, there?.[at]?.[place]))
      const isMore = (there?.[at]?.length ?? 0) > got.length
      if (differs >= 0 || isMore) {
        const place = differs >= 0 ? differs : got.length
        const both = [got[place], there?.[at]?.[place]].map((message) => JSON.stringify(message)).join('\nand\n')
        throw new Error(
          `${game.id}, seed ${seed}, ${watching} after ${steps} steps (${what}) can tell two tables apart by\n${both}`,
        )
      }
      messages += got.length
    }
  }

  compare('the beginning')
  for (; steps < checking.steps && !truth.host.outcome(); steps++) {
    const step = stepAt(truth, checking, rng)
    if (!step) break
    const dither = rng.below(3) === 0 ? dithered(other, checking, rng) : undefined
    if (dither) {
      dithers++
      await settle()
      compare('a private answer')
      for (const { watchers } of tables) probe(watchers, checking, seeded(seed + steps))
      await settle()
      compare('probes beside a private answer')
      dither.takeBack()
      await settle()
      compare('a private answer taken back')
    }
    const isNewcomer = rng.below(6) === 0
    const since = rng.below(3)
    for (const table of tables) {
      if (!step.at(table)) return { steps, unlike: unlikeSteps, dithers, messages }
      // The newcomer connects before the entry is stored.
      if (isNewcomer) table.watchers.push(sitDown(table.host, [watching], since === 0 ? undefined : table.watchers[0]))
    }
    await settle()
    // If the rules themselves reveal the difference, that is no leak, but from then on the tables cannot be compared.
    if (!isAlike(other)) break
    compare(step.what)
    if (!same(truth.host.snapshot().state, other.host.snapshot().state)) unlikeSteps++
  }
  for (const { host } of tables) await host.close()
  return { steps, unlike: unlikeSteps, dithers, messages }
}

/** A step that is done at both tables. `at` returns false if it is impossible at that table, which the rules may reveal. */
interface Acted<G extends Terms> {
  readonly what: string
  at(table: Twin<G>): boolean
}

function stepAt<G extends Terms>(truth: Twin<G>, checking: HostChecking<G>, rng: Rng): Acted<G> | undefined {
  const { game, spec, watching } = checking
  const playerAt = ({ players }: Twin<G>, seat: PlayerSeat) => players.get(seat) as Player
  const [seatOne = 'A'] = spec.seats
  const request = playerAt(truth, seatOne).state(seatOne).consent
  if (request) {
    const [seat] = request.waitsFor
    const grant = rng.below(2) === 0
    const by = seat ?? request.by
    return {
      what: 'consent',
      at: (table) => sent(playerAt(table, by), { type: 'consent', seat: by, grant: seat !== undefined && grant }),
    }
  }
  if (rng.below(8) === 0)
    return {
      what: 'probes',
      at({ watchers }) {
        probe(watchers, checking, seeded(checking.seed + truth.host.entries().length))
        return true
      },
    }
  for (const seat of spec.seats) {
    if (rng.below(16) !== 0) continue
    const { canUndo, undoNeeds, canRedo } = playerAt(truth, seat).state(seat)
    const type = canRedo && rng.below(2) === 0 ? 'redo' : 'undo'
    if (type === 'undo' && !canUndo) continue
    return {
      what: type,
      at(table) {
        const there = playerAt(table, seat).state(seat)
        // Another seat's right to undo may depend on its secrets, so the step is skipped unless it is equal at both tables.
        const isSo = seat === watching || same([there.canUndo, there.undoNeeds, there.canRedo], [canUndo, undoNeeds, canRedo])
        return isSo && sent(playerAt(table, seat), { type, seat })
      },
    }
  }
  const asked = spec.seats.filter((seat) => playerAt(truth, seat).state(seat).decisions.length > 0)
  if (asked.length === 0) return undefined
  const seat = oneOf(asked, rng)
  const player = playerAt(truth, seat)
  const owed = player.state(seat).decisions.filter(({ offer }) => !offer || rng.below(8) === 0)
  const [first] = player.state(seat).decisions
  if (!first) return undefined
  const decision = owed.length > 0 ? oneOf(owed, rng) : first
  const tabletop = game.space(player.views.get(seat) as object) as never
  const answer = eagerAnswer(decision, { shapes: TABLE_SHAPES, tabletop, rng, goals: [] }) as Json
  return {
    what: `an answer to "${decision.subject}"`,
    at(table) {
      const there = playerAt(table, seat)
      const fitting = there
        .state(seat)
        .decisions.filter(({ subject, offer }) => subject === decision.subject && offer === decision.offer)
      const again = fitting.find(({ about }) => same(about, decision.about))
      return again !== undefined && sent(there, { type: 'answer', seat, decision: again.id, answer })
    },
  }
}

/** Sends a message; returns false if it is refused. */
function sent(player: Player, message: object): boolean {
  const before = player.refusals.length
  player.send(message)
  return player.refusals.length === before
}

/** Sends messages with which a curious seat could try to learn something from the refusals. */
function probe(watchers: readonly Player[], { spec, watching }: Pick<HostChecking<never>, 'spec' | 'watching'>, rng: Rng): void {
  const [watcher] = watchers
  const foreign = oneOf(othersOf(spec, watching), rng)
  const seat = watching === 'spectator' ? foreign : watching
  const decision = `${foreign}${1 + rng.below(40)}`
  const probes: readonly (ClientMessage | object)[] = [
    { type: 'answer', seat, decision, answer: 1 },
    { type: 'answer', seat, decision: `${seat}${1 + rng.below(40)}`, answer: { nonsense: true } },
    { type: 'answer', seat: foreign, decision, answer: 1 },
    { type: 'throw', seat, decision, gesture: { x: 0, y: 0, strength: 0 } },
    { type: 'consent', seat, grant: true },
    { type: 'redo', seat: foreign },
    { type: 'export' },
    { type: 'answer', seat },
  ]
  for (const one of probes) watcher?.send(one)
}

/** Applies an answer by the rules alone; undefined if they throw, as the counting game does on purpose. */
function triedAt<G extends Terms>(...[game, before, id, answer]: Parameters<typeof reply<G>>) {
  try {
    return reply(game, before, id, answer)
  } catch {
    return undefined
  }
}

/** Lets another seat give a private answer at this table only. The watching seat must not learn that anything happened. */
function dithered<G extends Terms>(
  table: Twin<G>,
  { game, shapes, spec, watching }: HostChecking<G>,
  rng: Rng,
): { takeBack(): void } | undefined {
  const before = table.host.snapshot()
  const open = before.pending.filter(({ seat, offer }) => !offer && othersOf(spec, watching).some((other) => other === seat))
  if (open.length === 0) return undefined
  const decision: Decision<G> = oneOf(open, rng)
  const seat = decision.seat as PlayerSeat
  const rules = shapes[decision.choice.shape]
  // The rules were looked up by the choice's own shape, so they accept this choice.
  const answer = (rules?.sample(decision.choice as never, game.space(before.state), rng) ?? decision.fallback) as Json
  const step = triedAt(game, before, decision.id, answer)
  if (!step) return undefined
  const { snapshot, events } = step
  const isPrivate =
    events.length === 0 &&
    same(awaited(before), awaited(snapshot)) &&
    toldOf(game, before.state, { entry: { seq: 0, cause: { type: 'start' }, events } }, watching).length === 0
  const player = table.players.get(seat)
  const asked = player
    ?.state(seat)
    .decisions.find(({ subject, about }) => subject === decision.subject && same(about, decision.about))
  if (!isPrivate || !player || !asked || !sent(player, { type: 'answer', seat, decision: asked.id, answer })) return undefined
  const entries = table.host.entries().length
  return {
    takeBack() {
      // An undo by the watching seat may already have taken it back.
      if (table.host.entries().length === entries) player.send({ type: 'undo', seat })
    },
  }
}
