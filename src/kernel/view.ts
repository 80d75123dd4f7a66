/** What one viewer may know of a snapshot, and one world that this viewer cannot rule out. */
import type { Rng } from './random'
import { putAgain, reply } from './run'
import type { Seat, Viewer } from './seat'
import { PLAIN_SHAPES } from './shapes'
import type { Decision, Frame, Game, Heard, Snapshot, Terms } from './terms'

/** Everything that a viewer is entitled to know. */
export interface Seen<G extends Terms> {
  readonly viewer: Viewer
  readonly view: G['view']
  readonly agenda: readonly Frame[]
  /** The viewer's own open questions. */
  readonly decisions: readonly Decision<G>[]
  /** The seats that are awaited. */
  readonly awaited: readonly Seat[]
  /** Who has answered already. That they did is public; what they answered is not. */
  readonly answered: readonly { readonly seat: Seat; readonly subject: string }[]
  /** The viewer's own answers, while others still have to answer. */
  readonly own: readonly Heard[]
}

/** The seats that are awaited; standing offers wait for nobody. */
export const awaited = <G extends Terms>(snapshot: Snapshot<G>): readonly Seat[] => [
  ...new Set(snapshot.pending.filter((decision) => !decision.offer).map((decision) => decision.seat)),
]

/** The frame as this viewer may know it: at the asking step, without other seats' answers. */
const redacted = (frame: Frame, viewer: Viewer): Frame => {
  const { answers: _answers, then: _then, heard, ...rest } = frame
  const own = (heard ?? []).filter((one) => viewer === 'everybody' || one.seat === viewer || one.seat === 'chance')
  return own.length > 0 ? { ...rest, heard: own } : rest
}

/** Everything this viewer may know now. `everybody` sees all questions. */
export function seen<G extends Terms>(game: Game<G>, snapshot: Snapshot<G>, viewer: Viewer): Seen<G> {
  const waiting = awaited(snapshot)
  const top = snapshot.agenda[snapshot.agenda.length - 1]
  const answers = top?.answers ?? []
  const isAsked = viewer === 'everybody' || waiting.includes(viewer as Seat)
  const agenda = isAsked ? snapshot.agenda : snapshot.shown
  return {
    viewer,
    view: game.project(snapshot.state, viewer),
    agenda: agenda.map((frame) => redacted(frame, viewer)),
    decisions: snapshot.pending.filter((decision) => viewer === 'everybody' || decision.seat === viewer),
    awaited: waiting,
    answered: answers.map(({ seat, subject }) => ({ seat, subject })),
    own: answers.filter((heard) => viewer === 'everybody' || heard.seat === viewer),
  }
}

/**
 * One whole snapshot that this viewer cannot rule out. The asking step's questions are asked again in the imagined world; `guess`
 * answers for seats known to have answered in secret.
 */
export function imagined<G extends Terms>(
  game: Game<G>,
  known: Seen<G>,
  rng: Rng,
  guess: (decision: Decision<G>) => unknown = (decision) => fallbackGuess(decision, rng),
): Snapshot<G> {
  const state = game.imagine(known.view, rng)
  let snapshot = putAgain(game, { state, agenda: known.agenda, shown: known.agenda, pending: [], asked: 0 })
  for (const { seat, subject } of known.answered) {
    const decision = snapshot.pending.find((open) => open.seat === seat && open.subject === subject && !open.offer)
    if (!decision) continue
    const own = known.own.find((heard) => heard.seat === seat && heard.subject === subject)
    snapshot = reply(game, snapshot, decision.id, own ? own.answer : guess(decision)).snapshot
  }
  return snapshot
}

function fallbackGuess<G extends Terms>(decision: Decision<G>, rng: Rng): unknown {
  const shape = decision.choice.shape
  const rules = Object.hasOwn(PLAIN_SHAPES, shape) ? PLAIN_SHAPES[shape as keyof typeof PLAIN_SHAPES] : undefined
  // The cast is safe: the functions were looked up by the choice's own shape.
  return rules?.sample(decision.choice as never, undefined, rng) ?? decision.fallback
}
