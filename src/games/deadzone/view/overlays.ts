/** Overlays while something is considered: routes, places, shots, Fights, and the cube under the pointer. */

import type { Moment } from '../../../client/moment'
import type { Overlay } from '../../../scene/overlay'
import type { Speak } from '../../../ui/words/speak'
import { pickedOf } from '../../kit/questions/asked'
import { middleOf, squareOf } from '../rules/facts/cubes'
import type { View } from '../rules/state'
import { zoneSquares } from './look'
import { aboutModel, isPick, openOn } from './open'
import { fightOverlays, shotOverlays } from './overlays-attack'
import { cubeOverlays } from './overlays-cube'
import { placeOverlays, routeOverlays } from './overlays-route'
import { say } from './words'

export function overlaysOf(moment: Moment<View>, speak: Speak): readonly Overlay[] {
  const route = routeOverlays(moment, speak)
  const place = placeOverlays(moment, speak)
  const shots = shotOverlays(moment, speak)
  const fights = fightOverlays(moment, speak)
  return [...route, ...place, ...shots, ...fights, ...pointed(moment), ...zonesOf(moment, speak), ...cubeOverlays(moment, speak)]
}

/** The areas of the zones, while a zone is chosen. */
function zonesOf({ decisions, view, draft }: Moment<View>, speak: Speak): readonly Overlay[] {
  const asked = openOn(decisions, 'zone')
  if (!asked) return []
  const [picked] = pickedOf(draft, asked)
  return (['red', 'blue'] as const).flatMap((zone): readonly Overlay[] => {
    const squares = zoneSquares(view, zone)
    const tone = picked === zone ? 'allowed' : 'neutral'
    const middle = squares[Math.floor((squares.length - 1) / 2)]
    const text = say(speak, 'option-zone', { zone })
    return [
      { type: 'area', id: `zone-${zone}`, polygons: squares.map(squareOf), z: 0, tone },
      ...(middle ? [{ type: 'tag', id: `zone-tag-${zone}`, over: middleOf(middle), z: 0, text, tone } as const] : []),
    ]
  })
}

/** Questions answered with a model; the candidates are outlined. */
const NAMING = new Set(['fight whom', 'break-away attacker', 'stand-up attacker', 'thrown-in attacker', 'bonus model', 'scout'])

function pointed({ decisions, view, draft }: Moment<View>): readonly Overlay[] {
  const about = aboutModel(decisions)
  const acting: readonly Overlay[] =
    about !== undefined && Object.hasOwn(view.tabletop.pieces, about)
      ? [{ type: 'outline', id: 'acting', ref: about, tone: 'friend' }]
      : []
  const picked = draft.type === 'choosing' ? draft.picked : []
  const named = decisions
    .filter(isPick)
    .filter(({ subject }) => NAMING.has(subject))
    .flatMap(({ choice }) =>
      choice.options.flatMap((option): readonly Overlay[] => {
        const ref = option.on?.[0] ?? option.id
        if (option.refused || !Object.hasOwn(view.tabletop.pieces, ref)) return []
        return [{ type: 'outline', id: `named-${ref}`, ref, tone: picked.includes(option.id) ? 'enemy' : 'costly' }]
      }),
    )
  return [...acting, ...named]
}
