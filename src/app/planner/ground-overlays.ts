/** Areas, notes and findings about the ground as the 3D table draws them: names, selected areas, reach, narrow ways. */

import type { Point, Units } from '../../geometry/types'
import type { LayoutDocument } from '../../planner/document'
import type { Finding } from '../../planner/faults'
import type { Gap } from '../../planner/gaps'
import { middleOfArea } from '../../planner/ground'
import { ringsOf } from '../../planner/polygon'
import type { Reach } from '../../planner/reach'
import type { Overlay } from '../../scene/overlay'
import type { Ref } from '../../table/piece'
import { lineLabel } from '../../ui/planner/ground/plan-marks'
import type { Speak } from '../../ui/words/speak'
import { strip } from './strip'

export interface Wrong {
  readonly ref: Ref
  readonly floats?: Units
}
/** The pieces that the faults of a layout are about, each once. */
export function wrongOf(findings: readonly Finding[]): readonly Wrong[] {
  const found = new Map<Ref, Wrong>()
  for (const { weight, reason, pieces } of findings) {
    if (weight !== 'fault') continue
    const { by } = reason.says as { readonly by?: Units }
    for (const ref of pieces)
      if (!found.get(ref)?.floats)
        found.set(ref, reason.key === 'fault-floating' && by !== undefined ? { ref, floats: by } : { ref })
  }
  return [...found.values()]
}

export interface GroundShown {
  readonly selection: readonly Ref[]
  readonly reach: Reach | undefined
  /** Pieces that cannot stand as they do. `floats`: height of a piece above what it should lie on. */
  readonly wrong: readonly Wrong[]
  /** Ways to highlight, because they are narrow or because the user asked for one. */
  readonly narrow: readonly { readonly line: readonly [Point, Point]; readonly width: number; readonly id: string }[]
}

/** The most outlined pieces. If nearly everything is wrong, outlines would not help; the list shows all faults. */
const MOST_WRONG = 40

const TONES = ['costly', 'allowed'] as const

export function groundOverlays(document: LayoutDocument, shown: GroundShown, speak: Speak): readonly Overlay[] {
  const { selection, reach, narrow, wrong } = shown
  const label = (id: string, over: Point, text: string, tone: 'neutral' | 'allowed' | 'costly' | 'refused'): Overlay => {
    return { type: 'tag', id, over, z: 100, text, tone }
  }
  return [
    // The nearer reach is drawn over the farther one, which contains it.
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
        // A selected area shows handles instead of its name, which is in the panel.
        ...(isPicked ? [] : [label(`area-${ref}`, middleOfArea({ outlines }), speak.piece(ref), 'neutral')]),
      ]
    }),
    ...wrong.slice(0, MOST_WRONG).flatMap(({ ref, floats }): readonly Overlay[] => {
      const { at, z = 0 } = document.pieces.find((piece) => piece.ref === ref) ?? {}
      if (!at) return []
      return [
        { type: 'outline', id: `wrong-${ref}`, ref, tone: 'refused' },
        ...(floats === undefined
          ? []
          : ([
              { type: 'sight-line', id: `plumb-${ref}`, from: { ...at, z: 0 }, to: { ...at, z }, whole: 0, tone: 'refused' },
              label(`floats-${ref}`, at, speak.length(floats), 'refused'),
            ] as const)),
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

/** Identifies a gap by its two pieces, or by a piece and an edge of the table. */
export const gapId = ({ one, other }: Gap): string => `${one} ${typeof other === 'string' ? other : other.edge}`
