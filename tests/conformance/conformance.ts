/**
 * The promises every game keeps, checked at every answer of whole matches played by sampled answers:
 * answers sampled are accepted, fallbacks are legal, the snapshot is plain JSON, replay gives the same state, an outcome stays,
 * and nobody learns what he must not know.
 */
import {
  type AnyDecision,
  type Entry,
  type Game,
  imagined,
  type MatchSpec,
  type Rng,
  replay,
  reply,
  type Shapes,
  type Snapshot,
  same,
  seen,
  start,
  type Terms,
  type Viewer,
} from '../../src/kernel'
import { seeded } from './rng'

export interface Run<G extends Terms> {
  readonly snapshot: Snapshot<G>
  readonly answers: number
  readonly events: readonly G['event'][]
  /** How often each question was put, and each option taken. */
  readonly asked: ReadonlyMap<string, number>
  /** Points at which secrecy was checked, and told events compared. */
  readonly secrecyPoints: number
}
export interface Demands {
  /** Check secrecy at one point in this many; 0 for never. */
  readonly secrecyEvery: number
  readonly saveEvery: number
  readonly answerLimit: number
}
const DEMANDS: Demands = { secrecyEvery: 1, saveEvery: 1, answerLimit: 20_000 }

/** Plays one match to its end by sampled answers and checks every promise on the way. Throws at the first one broken. */
export function playOut<G extends Terms>(
  game: Game<G>,
  shapes: Shapes<never>,
  spec: MatchSpec,
  seed: number,
  demands: Partial<Demands> = {},
): Run<G> {
  const { secrecyEvery, saveEvery, answerLimit } = { ...DEMANDS, ...demands }
  const rng = seeded(seed)
  let step = start(game, spec)
  let snapshot = step.snapshot
  const entries: Entry<G>[] = []
  const events: G['event'][] = [...step.events]
  const asked = new Map<string, number>()
  let secrecyPoints = 0
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
    if (secrecyEvery > 0 && entries.length % secrecyEvery === 0) {
      for (const viewer of [...spec.seats, 'spectator' as const]) {
        checkSecrecy(game, snapshot, viewer, rng, fail)
        secrecyPoints++
      }
    }
    const decision = chosen(pending, rng)
    const sampled = shapes[decision.choice.shape]?.sample(decision.choice as never, game.space(snapshot.state) as never, rng)
    const answer = sampled ?? decision.fallback
    const verdict = judged(decision, answer)
    if (!verdict.allowed) fail(`a sampled answer to "${decision.subject}" is refused: ${JSON.stringify(verdict.reason)}`)
    asked.set(decision.subject, (asked.get(decision.subject) ?? 0) + 1)
    step = reply(game, snapshot, decision.id, answer)
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
  if (!same(replay(game, spec, entries), snapshot)) fail('replaying the log gives another state')
  return { snapshot, answers: entries.length, events, asked, secrecyPoints }
}

/** Standing offers are taken one time in eight, or random play would never end. */
function chosen(pending: readonly AnyDecision[], rng: Rng): AnyDecision {
  const offers = pending.filter((decision) => decision.offer)
  const owed = pending.filter((decision) => !decision.offer)
  const from = offers.length > 0 && rng.below(8) === 0 ? offers : owed
  return from[rng.below(from.length)] as AnyDecision
}

/** Imagining the hidden rest anew changes neither what the viewer sees nor who is asked what. */
function checkSecrecy<G extends Terms>(
  game: Game<G>,
  snapshot: Snapshot<G>,
  viewer: Viewer,
  rng: Rng,
  fail: (what: string) => never,
): void {
  const known = seen(game, snapshot, viewer)
  const world = imagined(game, known, rng)
  const again = seen(game, world, viewer)
  if (!same(again.view, known.view)) fail(`${viewer} sees something of a world it cannot tell from another`)
  if (!same(again.awaited, known.awaited)) {
    fail(`${viewer} can tell worlds apart by who is asked: ${known.awaited.join()} or ${again.awaited.join()}`)
  }
  const words = (decisions: readonly AnyDecision[]) => decisions.map(({ id: _id, ...rest }) => rest)
  if (!same(words(again.decisions as readonly AnyDecision[]), words(known.decisions as readonly AnyDecision[]))) {
    fail(`${viewer}'s own questions depend on what it must not know`)
  }
}
