/** Overlays: why the chosen card cannot go to the place under the pointer, or the chances there; and the current conflict. */

import type { Moment } from '../../../client/moment'
import type { Overlay } from '../../../scene/overlay'
import type { Speak } from '../../../ui/words/speak'
import type { View } from '../rules/state'
import { aimsOf } from './lit'
import { oddsOf, placingBy } from './odds'
import { atLocation } from './open'
import { briefly, say } from './words'

export function overlaysOf(moment: Moment<View>, speak: Speak): readonly Overlay[] {
  return [...aimed(moment, speak), ...fought(moment.view, speak)]
}

function aimed(moment: Moment<View>, speak: Speak): readonly Overlay[] {
  const { hover } = moment
  if (hover === undefined) return []
  const aims = aimsOf(moment)
  const place = [hover, atLocation(hover)?.location ?? ''].find((ref) => aims.has(ref))
  const aim = place === undefined ? undefined : aims.get(place)
  if (place === undefined || !aim) return []
  if (aim.refused) return [{ type: 'tag', id: 'why-not', over: place, text: briefly(aim.refused, speak), tone: 'refused' }]
  const [use] = aim.uses
  const placing = use?.decision.subject === 'action' ? placingBy(moment.view, moment.viewer, use.option.id) : undefined
  const odds = placing && oddsOf(moment.view, placing, speak)
  return odds ? [{ type: 'tag', id: 'odds', over: place, text: odds.text, detail: odds.why, tone: 'costly', isWhole: true }] : []
}

function fought({ conflict }: View, speak: Speak): readonly Overlay[] {
  if (!conflict) return []
  const { location, strengths } = conflict
  const result = strengths && {
    attack: strengths.attack.total,
    defence: strengths.defence.total,
    isLost: strengths.attack.total > strengths.defence.total,
  }
  return [
    { type: 'outline', id: 'fought', ref: location, tone: 'enemy' },
    ...(result
      ? [
          {
            type: 'tag' as const,
            id: 'strengths',
            over: location,
            text: say(speak, 'sit-result', result),
            tone: 'enemy' as const,
            isWhole: true,
          },
        ]
      : []),
  ]
}
