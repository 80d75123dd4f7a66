/** What is laid over the table at a moment. Called on every move of the pointer: what is costly is made once per question. */
import type { Overlay } from '../../../scene/look'
import type { Speak } from '../../../ui/words/speak'
import type { Moment } from '../../view'
import { EDGES } from '../rules/ids'
import type { View } from '../rules/state'
import { strip } from './look'
import { aimOf, isPick, openOn } from './open'
import { meleeOverlays } from './overlays-melee'
import { moveOverlays } from './overlays-move'
import { shotOverlays } from './overlays-shot'

export function overlaysOf(moment: Moment<View>, speak: Speak): readonly Overlay[] {
  return [
    ...edges(moment),
    ...moveOverlays(moment, speak),
    ...shotOverlays(moment, speak),
    ...meleeOverlays(moment, speak),
    ...pointed(moment),
  ]
}

/** The ground of the edge that is picked. */
function edges({ view, decisions, draft }: Moment<View>): readonly Overlay[] {
  const question = openOn(decisions, 'edge')
  const picked = question && draft.type === 'choosing' && draft.decision === question.id ? draft.picked[0] : undefined
  const edge = EDGES.find((one) => one === picked)
  return edge ? [{ type: 'area', id: 'edge', polygons: [strip(view, edge)], z: 0, tone: 'allowed' }] : []
}

/** Questions whose options are things on the table: those things stand out, the one hovered or picked more than the rest. */
const POINTING: { readonly [subject: string]: 'actor' | 'aim' } = { finish: 'aim', pusher: 'actor', 'next attack': 'aim' }

function pointed({ decisions, draft, hover, view }: Moment<View>): readonly Overlay[] {
  const about = decisions.find(({ subject }) => subject === 'wound')?.about?.figure
  const hurt: readonly Overlay[] =
    typeof about === 'string' && view.tabletop.pieces[about] ? [{ type: 'outline', id: 'hurt', ref: about, tone: 'refused' }] : []
  const picked = draft.type === 'choosing' ? draft.picked : []
  return [
    ...hurt,
    ...decisions.filter(isPick).flatMap(({ subject, choice }) => {
      const end = POINTING[subject]
      if (!end) return []
      return choice.options.flatMap((option): readonly Overlay[] => {
        const ref = end === 'aim' ? aimOf(option) : option.on?.[0]
        if (ref === undefined || option.refused) return []
        const isMeant = picked.includes(option.id) || hover === ref
        return [{ type: 'outline', id: `option-${option.id}`, ref, tone: isMeant ? 'enemy' : 'allowed' }]
      })
    }),
  ]
}
