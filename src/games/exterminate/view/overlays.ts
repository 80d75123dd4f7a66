/** The overlays of a moment. Called for every move of the pointer, so expensive parts are computed once per question. */

import type { Moment } from '../../../client/moment'
import type { Tone } from '../../../scene/look'
import type { Overlay } from '../../../scene/overlay'
import { heightUnder } from '../../../table/layout'
import type { Speak } from '../../../ui/words/speak'
import { pickedOf } from '../../kit/questions/asked'
import { EDGES } from '../rules/ids'
import type { View } from '../rules/state'
import { strip } from './look'
import { actorOf, aimOf, isPick, openOn, pushShown } from './open'
import { meleeOverlays } from './overlays-melee'
import { moveOverlays } from './overlays-move'
import { shotOverlays } from './overlays-shot'
import { say } from './words'

export function overlaysOf(moment: Moment<View>, speak: Speak): readonly Overlay[] {
  return [
    ...edges(moment),
    ...moveOverlays(moment, speak),
    ...shotOverlays(moment, speak),
    ...meleeOverlays(moment, speak),
    ...pointed(moment),
    ...pushes(moment, speak),
  ]
}

/** The deployment area of the edge that is picked. */
function edges({ view, decisions, draft }: Moment<View>): readonly Overlay[] {
  const question = openOn(decisions, 'edge')
  const [picked] = pickedOf(draft, question)
  const edge = EDGES.find((one) => one === picked)
  return edge ? [{ type: 'area', id: 'edge', polygons: [strip(view, edge)], z: 0, tone: 'allowed' }] : []
}

/** Questions whose options are things on the table. These things are outlined, the hovered or picked one more strongly. */
const POINTING: { readonly [subject: string]: 'actor' | 'aim' } = {
  finish: 'aim',
  pusher: 'actor',
  'next attack': 'aim',
  'burst target': 'aim',
  'which figures': 'actor',
}

/** Questions about one figure, which is outlined while they are open. */
const ABOUT: readonly string[] = ['result', 'contest window', 'stress window', 'fate order', 'push direction', 'pusher']

function pointed({ decisions, draft, hover, view }: Moment<View>): readonly Overlay[] {
  const picked = draft.type === 'choosing' ? draft.picked : []
  return decisions.filter(isPick).flatMap(({ subject, choice, about }) => {
    const end = POINTING[subject]
    const things = choice.options.flatMap((option): readonly Overlay[] => {
      const ref = end === undefined ? undefined : end === 'aim' ? (aimOf(option) ?? actorOf(option)) : actorOf(option)
      if (ref === undefined || option.refused) return []
      const isMeant = picked.includes(option.id) || hover === ref
      return [{ type: 'outline', id: `option-${option.id}`, ref, tone: isMeant ? 'enemy' : 'allowed' }]
    })
    const figure = ABOUT.includes(subject) ? about?.figure : undefined
    const isThere = typeof figure === 'string' && view.tabletop.pieces[figure] !== undefined
    return [...(isThere ? [{ type: 'outline' as const, id: 'about', ref: figure, tone: 'refused' as const }] : []), ...things]
  })
}

/** Where a figure would be pushed: a ghost for each direction, with the picked or hovered one emphasized. */
function pushes({ decisions, draft, hover, view }: Moment<View>, speak: Speak): readonly Overlay[] {
  const picked = draft.type === 'choosing' ? draft.picked : []
  return decisions.filter(isPick).flatMap((decision) => {
    const figure = decision.about?.figure
    if ((decision.subject !== 'pusher' && decision.subject !== 'push direction') || typeof figure !== 'string') return []
    const from = view.tabletop.pieces[figure]?.pose
    const z = heightUnder(view.tabletop, from ?? {})
    return decision.choice.options.flatMap((option): readonly Overlay[] => {
      const end = pushShown(option)
      if (!end || !from) return []
      const isMeant = picked.includes(option.id) || (decision.subject === 'pusher' && hover === actorOf(option))
      const tone: Tone = isMeant ? 'enemy' : 'neutral'
      const tag: Overlay = { type: 'tag', id: `push-tag-${option.id}`, over: end, z, text: say(speak, 'push-here'), tone }
      return [
        { type: 'ghost', id: `push-${option.id}`, ref: figure, at: end, z, tone },
        { type: 'path', id: `push-way-${option.id}`, points: [from.at, end], z, tone, labels: [] },
        ...(isMeant ? [tag] : []),
      ]
    })
  })
}
