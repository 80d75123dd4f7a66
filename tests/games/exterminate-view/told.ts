/** What a play has done, as one entry told to a viewer. */

import { IDLE } from '../../../src/client/draft'
import type { Moment } from '../../../src/client/moment'
import { exterminate, type View } from '../../../src/games/exterminate/rules'
import type { Event } from '../../../src/games/exterminate/rules/events'
import { exterminateView } from '../../../src/games/exterminate/view'
import type { AnyDecision } from '../../../src/kernel'
import type { ToldEntry } from '../../../src/protocol/messages'
import type { Language } from '../../../src/ui/words/speak'
import type { playing } from '../exterminate/position'
import { speakOf } from './matches'

export type Playing = ReturnType<typeof playing>
type Seat = 'A' | 'B'

/** Does something, and tells this viewer what followed. */
export function telling(play: Playing, viewer: Seat, act: () => unknown) {
  const before = play.sees(viewer)
  const known = play.events.length
  act()
  const told = play.events
    .slice(known)
    .flatMap((event) => (exterminate.tell(event, viewer, play.state) as Event | undefined) ?? [])
  const entry: ToldEntry = { seq: 0, cause: { type: 'answer', seat: viewer }, told }
  const now: View = play.sees(viewer)
  return {
    told,
    log: (language: Language = 'en') => exterminateView.words(language).log(entry, before, now, speakOf(now, language)),
    cues: () => exterminateView.stage(entry, before, now, speakOf(now, 'en')),
  }
}

/** What this viewer looks at now. */
export const momentOf = (play: Playing, viewer: Seat = 'A', more: Partial<Moment<View>> = {}): Moment<View> => ({
  view: play.sees(viewer),
  viewer,
  decisions: (play.snapshot.pending as readonly AnyDecision[]).filter(({ seat }) => seat === viewer),
  draft: IDLE,
  ...more,
})

/** An open question in words: its title, its help, and its options. */
export function asked(play: Playing, subject: string, language: Language = 'en') {
  const decision = play.decision(subject)
  const speak = speakOf(play.sees('A'), language)
  const words = exterminateView.words(language)
  const { options = [] } = decision.choice as { readonly options?: readonly { readonly id: string }[] }
  return { ...words.question(decision, speak), options: options.map(({ id }) => words.option(decision, id, speak).label) }
}
