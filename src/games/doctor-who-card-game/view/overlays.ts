/** What is laid over the table: why a place is not open to the chosen card, where the pointer rests on it; the conflict that is being fought. */

import type { Moment } from '../../../client/moment'
import type { Overlay } from '../../../scene/look'
import type { Speak } from '../../../ui/words/speak'
import type { View } from '../rules/state'
import { aimsOf } from './lit'
import { atLocation } from './open'
import { briefly, say } from './words'

export function overlaysOf(moment: Moment<View>, speak: Speak): readonly Overlay[] {
  return [...refusal(moment, speak), ...fought(moment.view, speak)]
}

function refusal(moment: Moment<View>, speak: Speak): readonly Overlay[] {
  const { hover } = moment
  if (hover === undefined) return []
  const aims = aimsOf(moment)
  const place = [hover, atLocation(hover)?.location ?? ''].find((ref) => aims.has(ref))
  const refused = place === undefined ? undefined : aims.get(place)?.refused
  return refused && place !== undefined
    ? [{ type: 'tag', id: 'why-not', over: place, text: briefly(refused, speak), tone: 'refused' }]
    : []
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
