/** Cues for what happened: the dice first, because everything else followed from them, then each event in order. */
import type { ToldEntry } from '../../../protocol/messages'
import type { Cue } from '../../../scene/cue'
import type { Speak } from '../../../ui/words/speak'
import { thrown } from '../../kit/drawn/cues'
import type { Event } from '../rules/events'
import type { View } from '../rules/state'
import { tellingOf } from './log-line'
import { titleOf } from './questions'
import { CARD_STAGERS } from './stage-cards'
import type { Stagers, Staging } from './stage-cue'
import { FIGHT_STAGERS } from './stage-fights'
import { TURN_STAGERS } from './stage-turn'
import { turnedFaces } from './success'

/** One function for each event; a missing one is a compile error. */
const STAGERS: Stagers = { ...TURN_STAGERS, ...FIGHT_STAGERS, ...CARD_STAGERS }

export function cuesOf(entry: ToldEntry, before: View, after: View, speak: Speak): readonly Cue[] {
  const staging: Staging = { speak, before, after }
  return [...diceCue(entry, before, speak), ...tellingOf(entry).flatMap((event) => cuesFor(event, staging))]
}

// The table ties each type to its event, but TypeScript loses that connection when it is indexed with the union of types.
const cuesFor = (event: Event, staging: Staging): readonly Cue[] =>
  (STAGERS[event.type] as (event: Event, staging: Staging) => readonly Cue[])(event, staging)

function diceCue({ roll, cause }: ToldEntry, before: View, speak: Speak): readonly Cue[] {
  if (!roll) return []
  const subject = cause.subject ?? ''
  return [thrown(roll, titleOf(subject, roll.about, speak), turnedFaces(subject, roll, before))]
}
