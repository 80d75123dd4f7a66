/** What is marked on the ground and known of it, as the 3D table draws it: names, picked areas, reach, narrow ways. */
import type { LayoutDocument } from '../../editor/document'
import type { Gap } from '../../editor/gaps'
import { middleOfArea } from '../../editor/ground'
import { ringsOf } from '../../editor/polygon'
import type { Reach } from '../../editor/reach'
import type { Point } from '../../geometry/types'
import type { Overlay } from '../../scene/look'
import type { Ref } from '../../table/piece'
import { lineLabel } from '../../ui/planner/ground/plan-marks'
import type { Speak } from '../../ui/words/speak'
import { strip } from './strip'

export interface GroundShown {
  readonly selection: readonly Ref[]
  readonly reach: Reach | undefined
  /** Ways that are lit because they are narrow, or because somebody asked for one. */
  readonly narrow: readonly { readonly line: readonly [Point, Point]; readonly width: number; readonly id: string }[]
}

const TONES = ['costly', 'allowed'] as const

export function groundOverlays(document: LayoutDocument, shown: GroundShown, speak: Speak): readonly Overlay[] {
  const { selection, reach, narrow } = shown
  const label = (id: string, over: Point, text: string, tone: 'neutral' | 'allowed' | 'costly' | 'refused'): Overlay => {
    return { type: 'tag', id, over, z: 100, text, tone }
  }
  return [
    // The nearer one over the farther one, as it lies within.
    ...[...(reach?.zones ?? [])].reverse().flatMap(({ budget, rings }, index): readonly Overlay[] => {
      const tone = TONES[index] ?? 'allowed'
      const at = lineLabel(rings, document)
      return [
        { type: 'zone', id: `reach-${index}`, rings, z: 10 + 10 * index, tone },
        ...(at ? [label(`reach-of-${index}`, at, speak.length(budget), tone)] : []),
      ]
    }),
    ...document.areas.flatMap(({ ref, outlines }): readonly Overlay[] => {
      const isPicked = selection.includes(ref)
      return [
        ...(isPicked ? [{ type: 'zone', id: `picked-${ref}`, rings: ringsOf(outlines), z: 20, tone: 'allowed' } as const] : []),
        label(`area-${ref}`, middleOfArea({ outlines }), speak.piece(ref), isPicked ? 'allowed' : 'neutral'),
      ]
    }),
    ...narrow.flatMap(({ line: [from, to], width, id }): readonly Overlay[] => {
      const middle = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) }
      return [
        strip(`narrow-${id}`, from, to, 60, 'refused'),
        label(`narrow-of-${id}`, middle, speak.length(Math.round(width)), 'refused'),
      ]
    }),
  ]
}

export const gapId = ({ one, other }: Gap): string => `${one} ${typeof other === 'string' ? other : other.edge}`
