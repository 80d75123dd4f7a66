/** What is laid over the table: why the chosen card cannot go where the pointer rests; the combatants of the attack and the line between them. */
import type { Moment } from '../../../client/moment'
import type { Overlay } from '../../../scene/look'
import type { Speak } from '../../../ui/words/speak'
import type { View } from '../rules/state'
import { aimsOf } from './open'
import { briefly } from './words'

export function overlaysOf(moment: Moment<View>, speak: Speak): readonly Overlay[] {
  const { hover, view } = moment
  const aim = hover === undefined ? undefined : aimsOf(moment).get(hover)
  return [
    ...(hover !== undefined && aim?.refused
      ? [{ type: 'tag' as const, id: 'why-not', over: hover, text: briefly(aim.refused, speak), tone: 'refused' as const }]
      : []),
    ...fought(view),
  ]
}
function fought({ attack }: View): readonly Overlay[] {
  const named = [attack?.attacker?.main, ...(attack?.attacker?.helpers ?? [])]
  const against = [attack?.defender?.main, ...(attack?.defender?.helpers ?? [])]
  const outline = (ref: string | undefined, tone: 'enemy' | 'friend'): readonly Overlay[] =>
    ref === undefined ? [] : [{ type: 'outline', id: `fights-${ref}`, ref, tone }]
  return [...named.flatMap((ref) => outline(ref, 'enemy')), ...against.flatMap((ref) => outline(ref, 'friend'))]
}
