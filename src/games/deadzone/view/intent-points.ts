/** Taps on things and cubes that an open question offers: models to be named, items to be taken, directions. */

import type { Intent, Moment } from '../../../client/moment'
import type { AnyDecision } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import { pickedOf } from '../../kit/questions/asked'
import { pick } from '../../kit/questions/intents'
import type { View } from '../rules/state'
import { isPick } from './open'

/** Questions for which a tap on the table means something else, handled elsewhere. */
const OWN = new Set(['turn', 'action', 'deploy', 'shoot what', 'reroll command', 'add dice', 'extra activation'])

/** The one option of an open question that is this thing or this cube. */
export function named({ decisions }: Moment<View>, ref: Ref | undefined, cube: string | undefined): Intent | undefined {
  for (const decision of decisions.filter(isPick)) {
    if (OWN.has(decision.subject)) continue
    const option =
      decision.choice.options.find((one) => isOf(one.id, ref) && !one.refused) ??
      decision.choice.options.find((one) => isOf(one.id, cube))
    if (option) return pick(decision, option)
  }
  return undefined
}

/** Whether this id is about that thing or cube: `A1`, `take:i3`, `with:knife>B1`, `arrive:1-4-1`. */
function isOf(id: string, thing: string | undefined): boolean {
  if (thing === undefined) return false
  return id === thing || id.endsWith(`:${thing}`) || id.endsWith(`>${thing}`)
}

/** Picks one more of several, or lets it go again. */
export function toggled(decision: AnyDecision, draft: Moment['draft'], id: string): Intent {
  const picked = pickedOf(draft, decision)
  const next = picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]
  return { type: 'picks', decision: decision.id, options: next }
}
