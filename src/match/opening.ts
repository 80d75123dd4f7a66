/**
 * Opens a stored log by folding its events, without running the rules, so that it opens whatever today's rules would have done.
 * Only logs of version 1, which have no bookmarks, are replayed; where today's rules differ, they are followed as long as they
 * ask the log's questions.
 */
import { type Cause, type Game, type MatchSpec, reply, type Shapes, start, type Terms } from '../kernel'
import { type Bookmark, bookmarkOf, follow } from './bookmark'
import { type Doubt, followed } from './check'
import {
  type AskedRoll,
  type History,
  type MatchEntry,
  type Moment,
  messageOf,
  nowOf,
  rollOf,
  turned,
  withMoment,
} from './history'
import { recalled } from './recalled'
import { type MatchReason, matchSays as say } from './said'

export type Opened<G extends Terms> =
  | { readonly ok: true; readonly history: History<G>; readonly doubt?: Doubt }
  | { readonly ok: false; readonly entry: number; readonly reason: MatchReason }

/** Folds a stored log. Refuses gaps, undos of entries that are not there, and events that these rules cannot read. */
export function openLog<G extends Terms>(
  game: Game<G>,
  spec: MatchSpec,
  shapes: Shapes,
  entries: readonly MatchEntry[],
): Opened<G> {
  let history: History<G> | undefined
  let doubt: Doubt | undefined
  for (const [seq, entry] of entries.entries()) {
    const no = (reason: MatchReason): Opened<G> => ({ ok: false, entry: seq, reason })
    const { cause } = entry
    if (entry.seq !== seq) return no(say('log-gap', { entry: seq, found: entry.seq }))
    if ((cause.type === 'start') !== (history === undefined)) return no(say('log-no-start', { entry: seq }))
    if (history && cause.type !== 'start' && cause.type !== 'answer') {
      const grown = turned(spec, history, { seq, cause })
      if ('key' in grown) return no(grown)
      history = grown.history
      continue
    }
    try {
      if (entry.bookmark) history = withMoment(history, asTold(game, spec, history && nowOf(history), entry))
      else {
        const again = playedAgain(game, spec, shapes, history, entry)
        doubt ??= again.doubt
        history = withMoment(history, again.moment)
      }
    } catch (error) {
      return no(say('log-unreadable', { entry: seq, error: messageOf(error) }))
    }
  }
  if (!history) return { ok: false, entry: 0, reason: say('log-empty', {}) }
  return { ok: true, history, ...(doubt ? { doubt } : {}) }
}

/** The moment after an entry, from the entry's own events and bookmark. */
function asTold<G extends Terms>(game: Game<G>, spec: MatchSpec, before: Moment<G> | undefined, entry: MatchEntry): Moment<G> {
  const bookmark = entry.bookmark && follow(before?.bookmark, entry.bookmark)
  const state = folded(game, before?.state ?? game.setUp(spec), entry)
  const roll = entry.roll ? { roll: entry.roll } : {}
  return recalled(game, { entry, state, ...roll, ...(bookmark ? { bookmark } : {}) })
}

// The cast assumes that this game's rules made the events; the check (`check.ts`) finds logs changed by hand.
const folded = <G extends Terms>(game: Game<G>, from: G['state'], { events }: MatchEntry): G['state'] =>
  (events as readonly G['event'][]).reduce<G['state']>((state, event) => game.evolve(state, event), from)

/** The moment after an entry of version 1, replayed by today's rules. The entry's events count even where the rules differ. */
function playedAgain<G extends Terms>(
  game: Game<G>,
  spec: MatchSpec,
  shapes: Shapes,
  history: History<G> | undefined,
  entry: MatchEntry,
): { readonly moment: Moment<G>; readonly doubt?: Doubt } {
  const grown = followed(game, spec, shapes, history, entry)
  if (!('key' in grown)) {
    const { bookmark: _bookmark, ...moment } = nowOf(grown.history)
    return { moment: { ...moment, entry } }
  }
  const before = history && nowOf(history)
  const { stood, roll } = before ? ledTo(game, before, entry.cause) : { stood: bookmarkOf(start(game, spec).snapshot) }
  const state = folded(game, before?.state ?? game.setUp(spec), entry)
  return {
    moment: recalled(game, { entry, state, ...(roll ? { roll } : {}) }, { stood }),
    doubt: { entry: entry.seq, reason: grown },
  }
}

/** Where today's rules go from here with this answer, legal or not. Without `stood`, they do not ask its question or fail. */
function ledTo<G extends Terms>(
  game: Game<G>,
  { snapshot }: Moment<G>,
  cause: MatchEntry['cause'],
): { readonly stood?: Bookmark; readonly roll?: AskedRoll } {
  const { decision: id, seat, subject, answer } = cause as Extract<Cause, { type: 'answer' }>
  const fitting = snapshot.pending.filter((open) => open.seat === seat && open.subject === subject)
  const open = fitting.find((one) => one.id === id) ?? fitting[0]
  if (!open) return {}
  const roll = rollOf(open)
  try {
    return { stood: bookmarkOf(reply(game, snapshot, open.id, answer).snapshot), ...(roll ? { roll } : {}) }
  } catch {
    return roll ? { roll } : {}
  }
}
