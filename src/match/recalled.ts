/**
 * Moments whose snapshot is worked out when it is asked for: the open questions are large, and those of moments long past are
 * asked again only after an undo. A server would otherwise keep hundreds of thousands of them.
 */
import { awaited, type Game, type Terms } from '../kernel'
import { type Bookmark, resumed } from './bookmark'
import type { Asked, History, Moment } from './history'
import { areSame, tokenOf } from './identity'

/** How many of the latest moments keep their snapshots, because rights to undo are derived from them. */
const WHOLE = 4

/** The moment with its snapshot worked out on first use, from its state and from where the rules stood. */
export function recalled<G extends Terms>(
  game: Game<G>,
  moment: Omit<Moment<G>, 'snapshot'>,
  { stood = moment.bookmark, tokens = [] }: { readonly stood?: Bookmark | undefined; readonly tokens?: readonly object[] } = {},
): Moment<G> {
  let known: Moment<G>['snapshot'] | undefined
  return {
    ...moment,
    get snapshot() {
      if (known) return known
      known = resumed(game, moment.state, stood)
      if (known.pending.length === tokens.length) areSame(known.pending, tokens)
      return known
    },
  }
}

/** Which questions are open, without the questions. */
export const askedAt = <G extends Terms>({ snapshot }: Pick<Moment<G>, 'snapshot'>): Asked => ({
  awaited: awaited(snapshot),
  open: snapshot.pending.map(({ seat, id }) => ({ seat, id })),
})

/** The history, to which a moment is about to be added, without the snapshot that is too old now. */
export function lightened<G extends Terms>(game: Game<G>, history: History<G>): History<G> {
  const at = history.past.length - WHOLE
  const moment = history.past[at]
  // Logs of version 1 have no bookmarks.
  if (!moment?.bookmark || moment.asked) return history
  const { snapshot, ...rest } = moment
  const light = recalled(game, { ...rest, asked: askedAt(moment) }, { tokens: snapshot.pending.map(tokenOf) })
  // The cast is safe: there are as many moments as before.
  return { ...history, past: history.past.with(at, light) as unknown as History<G>['past'] }
}
