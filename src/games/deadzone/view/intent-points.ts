/** Taps on things and cubes that an open question offers: models, items, directions. */

import type { Intent, Moment } from '../../../client/moment'
import type { AnyDecision } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import { pickedOf } from '../../kit/questions/asked'
import { pick } from '../../kit/questions/intents'
import type { View } from '../rules/state'
import { isPick } from './open'

/** Questions for which taps are handled elsewhere. */
const OWN = new Set(['turn', 'action', 'deploy', 'shoot what', 'reroll command', 'add dice', 'extra activation'])

/** The option of an open question that refers to this thing or cube. */
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

/** Whether an option id refers to that thing or cube: `A1`, `take:i3`, `with:knife>B1`, `arrive:1-4-1`. */
function isOf(id: string, thing: string | undefined): boolean {
  if (thing === undefined) return false
  return id === thing || id.endsWith(`:${thing}`) || id.endsWith(`>${thing}`)
}

/** Picks one more option of several, or unpicks it. */
export function toggled(decision: AnyDecision, draft: Moment['draft'], id: string): Intent {
  const picked = pickedOf(draft, decision)
  const next = picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]
  return { type: 'picks', decision: decision.id, options: next }
}
