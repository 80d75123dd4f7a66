/**
 * Plays whole matches with sampled answers and checks after every answer what every game promises: sampled answers are accepted,
 * fallbacks are legal, the snapshot is plain JSON, replay gives the same state, an outcome is final, and no viewer learns a
 * secret.
 */
import {
  type AnyDecision,
  type Decision,
  type Entry,
  type Game,
  type MatchSpec,
  type Rng,
  replay,
  reply,
  type Shapes,
  type Snapshot,
  same,
  start,
  type Terms,
} from '../../src/kernel'
import { seeded } from './rng'
import { checkSecrecy, checkTold, type Shows } from './secrecy'

export interface Run<G extends Terms> {
  readonly snapshot: Snapshot<G>
  readonly answers: number
  readonly events: readonly G['event'][]
  /** The log: every answer with its events. */
  readonly entries: readonly Entry<G>[]
  /** How often each question was asked, by subject. */
  readonly asked: ReadonlyMap<string, number>
  /** At how many points `checkSecrecy` ran. */
  readonly secrecyPoints: number
  /** How many answers `checkTold` could repeat in another world in which the viewer's view came out the same. */
  readonly toldPoints: number
}
export interface Demands {
  /** Check secrecy at one answer in this many; 0 for never. */
  readonly secrecyEvery: number
  readonly saveEvery: number
  /** Work the whole match through again from its log, and compare the states. It doubles the time. */
  readonly replays: boolean
  readonly answerLimit: number
  readonly shows: Shows
}
const DEMANDS: Demands = { secrecyEvery: 1, saveEvery: 1, replays: true, answerLimit: 20_000, shows: () => false }

/** Plays one match to its end by sampled answers and checks every promise on the way. Throws at the first one broken. */
export function playOut<G extends Terms>(
  game: Game<G>,
  shapes: Shapes<never>,
  spec: MatchSpec,
  seed: number,
  demands: Partial<Demands> = {},
): Run<G> {
  const { secrecyEvery, saveEvery, replays, answerLimit, shows } = { ...DEMANDS, ...demands }
  const rng = seeded(seed)
  let step = start(game, spec)
  let snapshot = step.snapshot
  const entries: Entry<G>[] = []
  const events: G['event'][] = [...step.events]
  const asked = new Map<string, number>()
  let [secrecyPoints, toldPoints] = [0, 0]
  const fail = (what: string): never => {
    throw new Error(`${game.id}, seed ${seed}, answer ${entries.length}: ${what}`)
  }
  const judged = (decision: AnyDecision, answer: unknown) => {
    const rules = shapes[decision.choice.shape] ?? fail(`no rules for the shape ${decision.choice.shape}`)
    return rules.accepts(decision.choice as never, answer, game.space(snapshot.state) as never)
  }
  while (snapshot.pending.length > 0) {
    if (entries.length > answerLimit) fail('the match does not end')
    const pending = snapshot.pending as readonly AnyDecision[]
    for (const decision of pending) {
      if (!judged(decision, decision.fallback).allowed) {
        fail(`the fallback of "${decision.subject}" is refused: ${JSON.stringify(judged(decision, decision.fallback))}`)
      }
    }
    if (game.outcome(snapshot.state)) fail('questions are open though the match is over')
    const isPoint = secrecyEvery > 0 && entries.length % secrecyEvery === 0
    const viewers = [...spec.seats, 'spectator' as const]
    if (isPoint) {
      for (const viewer of viewers) {
        checkSecrecy(game, snapshot, viewer, rng, fail)
        secrecyPoints++
      }
    }
    const decision = chosen(pending, rng)
    const sampled = shapes[decision.choice.shape]?.sample(decision.choice as never, game.space(snapshot.state) as never, rng)
    const answer = sampled ?? decision.fallback
    const verdict = judged(decision, answer)
    if (!verdict.allowed) fail(`a sampled answer to "${decision.subject}" is refused: ${JSON.stringify(verdict.reason)}`)
    if (isPoint) {
      const viewer = viewers[rng.below(viewers.length)] ?? 'spectator'
      // The decision is one of this snapshot's open ones; only its type was widened.
      const given = { decision: decision as unknown as Decision<G>, answer }
      if (checkTold(game, shapes, snapshot, given, viewer, rng, shows, fail)) toldPoints++
    }
    asked.set(decision.subject, (asked.get(decision.subject) ?? 0) + 1)
    step = reply(game, snapshot, decision.id, answer)
    // Logs are stored as JSON and later compared with recomputed events. A −0, for example, would not survive that.
    if (!same(JSON.parse(JSON.stringify(step.events)), step.events))
      fail(`the events after "${decision.subject}" are not plain JSON`)
    if (saveEvery > 0 && entries.length % saveEvery === 0) {
      const loaded = JSON.parse(JSON.stringify(step.snapshot)) as Snapshot<G>
      if (!same(loaded, step.snapshot)) fail(`the snapshot after "${decision.subject}" is not plain JSON`)
      step = { snapshot: loaded, events: step.events }
    }
    snapshot = step.snapshot
    events.push(...step.events)
    entries.push({
      seq: entries.length + 1,
      cause: { type: 'answer', decision: decision.id, seat: decision.seat, subject: decision.subject, answer },
      events: step.events,
    })
  }
  if (!game.outcome(snapshot.state)) fail('nothing is asked and the match is not over')
  if (replays && !same(replay(game, spec, entries), snapshot)) fail('replaying the log gives another state')
  return { snapshot, answers: entries.length, events, entries, asked, secrecyPoints, toldPoints }
}

/** Takes standing offers only one time in eight, because otherwise random play would hardly progress. */
function chosen(pending: readonly AnyDecision[], rng: Rng): AnyDecision {
  const offers = pending.filter((decision) => decision.offer)
  const owed = pending.filter((decision) => !decision.offer)
  const from = offers.length > 0 && rng.below(8) === 0 ? offers : owed
  return from[rng.below(from.length)] as AnyDecision
}
