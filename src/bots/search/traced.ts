/**
 * Finds out what somebody did from what another viewpoint saw of it. In a world that this viewpoint cannot rule out, the answers
 * are sought that would have looked just like what it saw. The answers that were really given are never asked for: whatever
 * follows from these is known to the viewpoint.
 */
import type { AnyRules } from '../../games/rules-of'
import {
  type AnyDecision,
  canonical,
  type Json,
  type PlayerSeat,
  type Rng,
  reply,
  type Seen,
  type Snapshot,
  same,
  type Terms,
  type Told,
  type Viewer,
} from '../../kernel'
import { TABLE_SHAPES } from '../../table/shapes'
import { type Harvest, suggestedBy } from './harvest'
import { thereIn } from './search'

/** What was seen: who did it, what the viewpoint knew before, was told and saw afterwards, and answered itself. */
export interface Sight {
  readonly seat: PlayerSeat
  readonly known: Seen<Terms>
  readonly told: readonly Told[]
  readonly after: Json
  readonly own: readonly { readonly subject: string; readonly answer: Json }[]
}

/** One answer to one question. */
export interface Move {
  readonly decision: AnyDecision
  readonly answer: unknown
}

/** Answers that look like what was seen, in their order, and the state they lead to. */
export interface Trace {
  readonly moves: readonly Move[]
  readonly end: Snapshot<Terms>
}

/**
 * How many questions one seat may have answered before anything was seen of it, how many lines of answers are followed, and how
 * many answers are tried in all.
 */
const MOST_MOVES = 6
const FOLLOWED = 60
const TRIED = 1200

/** What came of an answer for the viewpoint: nothing yet, what it really saw, or something else. */
type Look = 'nothing' | 'this' | 'other'

function lookOf(
  { game }: AnyRules,
  { known: { viewer, view }, told, after }: Sight,
  from: object,
  to: Snapshot<Terms>,
  events: readonly Terms['event'][],
): Look {
  const heard: Told[] = []
  let state = from
  for (const event of events) {
    state = game.evolve(state, event)
    const one = game.tell(event, viewer as Viewer, state)
    if (one) heard.push(one)
  }
  if (heard.length > told.length) return 'other'
  const seen = game.project(to.state, viewer)
  if (heard.length === 0 && same(seen, view)) return told.length === 0 && same(seen, after) ? 'this' : 'nothing'
  return same(heard, told) && same(seen, after) ? 'this' : 'other'
}

/** Gives this answer in the world. Undefined if the world's rules refuse it. */
export function given(rules: AnyRules, world: Snapshot<Terms>, decision: AnyDecision, answer: unknown) {
  const space = rules.game.space(world.state) as never
  if (!TABLE_SHAPES[decision.choice.shape]?.accepts(decision.choice as never, answer, space).allowed) return undefined
  try {
    return reply(rules.game, world, decision.id, answer)
  } catch {
    return undefined
  }
}

/** The questions that come next: those of the seat and, once it owes no answer, those answered in secret along with it. */
function nextIn(world: Snapshot<Terms>, { seat, known: { viewer } }: Sight): readonly AnyDecision[] {
  const pending = world.pending as readonly AnyDecision[]
  const own = pending.filter((one) => one.seat === seat)
  if (own.some(({ offer }) => !offer)) return own
  const secret = pending.filter((one) => !one.offer && one.sealed && one.seat !== 'chance' && one.seat !== seat)
  return [...own, ...[...secret].sort((one) => (one.seat === viewer ? -1 : 1)).slice(0, 1)]
}

/** All shortest lines of answers in this world that look like what was seen. */
export function tracesIn(rules: AnyRules, world: Snapshot<Terms>, sight: Sight, harvest: Harvest, rng: Rng): readonly Trace[] {
  const { game } = rules
  const { known, own } = sight
  const mine = [...known.own, ...own]
  let lines: readonly Trace[] = [{ moves: [], end: world }]
  let tried = 0
  for (let depth = 0; depth < MOST_MOVES && lines.length > 0; depth++) {
    const found: Trace[] = []
    const longer: Trace[] = []
    for (const line of lines) {
      for (const decision of nextIn(line.end, sight)) {
        const view = game.project(line.end.state, decision.seat as PlayerSeat)
        const isMine = decision.seat === known.viewer
        const answers = isMine
          ? mine.filter(({ subject }) => subject === decision.subject).map(({ answer }) => answer)
          : suggestedBy(rules, harvest, view, decision, rng)
        for (const answer of answers) {
          if (tried++ >= TRIED) return found
          const step = given(rules, line.end, decision, answer)
          if (!step) continue
          const look = lookOf(rules, sight, line.end.state, step.snapshot, step.events)
          const next = { moves: [...line.moves, { decision, answer }], end: step.snapshot }
          if (look === 'this') found.push(next)
          else if (look === 'nothing') longer.push(next)
        }
      }
    }
    if (found.length > 0) return found
    lines = longer.slice(0, FOLLOWED)
  }
  return []
}

/** The same answers in another world. Undefined if they cannot be given there, or would have looked different. */
export function retraced(
  rules: AnyRules,
  world: Snapshot<Terms>,
  { moves }: Pick<Trace, 'moves'>,
  sight: Sight,
): Trace | undefined {
  let end = world
  const there: Move[] = []
  for (const [at, { decision, answer }] of moves.entries()) {
    const open = thereIn(end, decision)
    const step = open && given(rules, end, open, answer)
    if (!step) return undefined
    const look = lookOf(rules, sight, end.state, step.snapshot, step.events)
    if (look !== (at === moves.length - 1 ? 'this' : 'nothing')) return undefined
    there.push({ decision: open, answer })
    end = step.snapshot
  }
  return { moves: there, end }
}

/**
 * Which things of its own the seat has given away with the deed, as only it could see: the cards that left its hand. Two deeds that
 * look the same to others are different ones if this differs. What it drew is no part of what it chose.
 */
export function spentIn({ game }: AnyRules, { seat }: Sight, from: Snapshot<Terms>, to: Snapshot<Terms>): string {
  const gone: string[] = []
  const compare = (before: unknown, after: unknown): void => {
    if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return
    if (Array.isArray(before) && Array.isArray(after)) {
      const left = after.map(canonical)
      for (const name of before.map(canonical)) {
        const at = left.indexOf(name)
        if (at < 0) gone.push(name)
        else left.splice(at, 1)
      }
    } else for (const [key, inner] of Object.entries(before)) compare(inner, (after as Record<string, unknown>)[key])
  }
  compare(game.project(from.state, seat), game.project(to.state, seat))
  return canonical(gone)
}
