/**
 * Checks whether a log follows from today's rules: replays it from its causes alone and compares the results. Logs open without
 * this check. It finds the first entry where today's rules differ, or where the log was changed or damaged.
 */
import { type Game, type MatchSpec, type Shapes, same, type Terms } from '../kernel'
import { bookmarkOf, follow } from './bookmark'
import { answered, begun, type Grown, type History, type MatchEntry, messageOf, nowOf, turned } from './history'
import { type MatchReason, matchSays as say } from './said'

/** The first entry that does not follow from today's rules. */
export interface Doubt {
  readonly entry: number
  readonly reason: MatchReason
}

/** Replays the log, yielding after each entry so that the caller can pause. Returns the first doubt, or undefined. */
export function* checking<G extends Terms>(
  game: Game<G>,
  spec: MatchSpec,
  shapes: Shapes,
  entries: readonly MatchEntry[],
): Generator<undefined, Doubt | undefined> {
  let history: History<G> | undefined
  for (const entry of entries) {
    const next = followed(game, spec, shapes, history, entry)
    if ('key' in next) return { entry: entry.seq, reason: next }
    if (history && !leadsThere(history, next, entry))
      return { entry: entry.seq, reason: say('log-place-differs', { entry: entry.seq }) }
    history = next.history
    yield
  }
  return undefined
}

/** Does the replayed entry lead to the position that its bookmark records? */
function leadsThere<G extends Terms>(before: History<G>, { history }: Grown<G>, { bookmark }: MatchEntry): boolean {
  if (!bookmark) return true
  try {
    return same(follow(nowOf(before).bookmark, bookmark), bookmarkOf(nowOf(history).snapshot))
  } catch {
    return false
  }
}

/** The result of replaying an entry's cause, or the reason why that differs from what the entry records. */
export function followed<G extends Terms>(
  game: Game<G>,
  spec: MatchSpec,
  shapes: Shapes,
  history: History<G> | undefined,
  entry: MatchEntry,
): Grown<G> | MatchReason {
  try {
    const grown = caused(game, spec, shapes, history, entry)
    if ('key' in grown) return grown
    const { events, roll } = grown.entry
    const isSame = same(events, entry.events) && (!entry.roll || same(roll, entry.roll))
    return isSame ? grown : say('log-events-differ', { entry: entry.seq })
  } catch (error) {
    return say('log-answer-impossible', { entry: entry.seq, error: messageOf(error) })
  }
}

function caused<G extends Terms>(
  game: Game<G>,
  spec: MatchSpec,
  shapes: Shapes,
  history: History<G> | undefined,
  { cause, seq, film, proof }: MatchEntry,
): Grown<G> | MatchReason {
  if (cause.type === 'start' || !history) return begun(game, spec)
  if (cause.type !== 'answer') return turned(spec, history, { seq, cause })
  const { pending, state } = nowOf(history).snapshot
  const decision = pending.find((open) => open.id === cause.decision)
  if (!decision || decision.seat !== cause.seat || decision.subject !== cause.subject)
    return say('log-answer-to-nothing', { entry: seq })
  // The cast is safe: the functions were looked up by the choice's own shape.
  const verdict = shapes[decision.choice.shape]?.accepts(decision.choice as never, cause.answer, game.space(state))
  if (!verdict?.allowed) return say('log-answer-refused', { entry: seq, why: verdict?.reason.key ?? 'unknown-shape' })
  return answered(game, history, cause.decision, cause.answer, {
    ...(film === undefined ? {} : { film }),
    ...(proof ? { proof } : {}),
  })
}
