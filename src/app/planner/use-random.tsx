/** Random layouts in the planner: a worker makes them, and the panel shows progress and result. A result is one step of undo. */
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Bounds } from '../../geometry/outline'
import { INCH, type Point, type Units } from '../../geometry/types'
import { plannerSays } from '../../planner/said'
import { boundsTogether } from '../../planner/snap'
import { type LayoutSystem, MIDDLING, type RandomMade } from '../../planner/system'
import type { Overlay } from '../../scene/overlay'
import { MOST_EVEN, RandomPanel, type RandomWishes } from '../../ui/planner/random-panel'
import { RandomPart, type Where } from '../../ui/planner/random-part'
import type { PlannerActs } from './acts'
import { documentOf, type PlannerStore } from './store'
import { askedWork, fleshed, lean } from './work'

/** Margin around the selection. */
const AROUND: Units = 3 * INCH
/** The factor on the checks' own bound at each step of the slider. */
const EVENLY = [1, 0.6, 0.35, 0.2] as const

export interface RandomLayouts {
  /** Undefined for a game without random layouts. */
  readonly panel: ReactNode
  /** The part of the table that would be replaced. */
  readonly part: Bounds | undefined
  /** Overlays: the other marks and this part. */
  readonly marks: readonly Overlay[]
  /** Called when a rectangle has been drawn on the plan, with two opposite corners. */
  onBand(from: Point, to: Point): void
}

/** `others`: the other overlays on the table. */
export function useRandom(
  store: PlannerStore,
  acts: PlannerActs,
  { random: maker }: LayoutSystem,
  others: readonly Overlay[],
): RandomLayouts {
  const document = useStore(store, documentOf)
  const selection = useStore(store, (state) => state.selection)
  const [wished, setWished] = useState<Omit<RandomWishes, 'symmetry'> & Partial<Pick<RandomWishes, 'symmetry'>>>(() => ({
    sliders: MIDDLING,
    even: 0,
    seed: Math.floor(Math.random() * 10_000),
  }))
  const [where, setWhere] = useState<Where>('whole')
  const [own, setOwn] = useState<Bounds>()
  const [band, setBand] = useState<Bounds>()
  const [share, setShare] = useState<number>()
  const [made, setMade] = useState<RandomMade & { readonly seed: number }>()
  const cancel = useRef<AbortController>(undefined)
  const { size } = document

  const part = useMemo((): Bounds | undefined => {
    const [middleX, middleY] = [Math.round(size.width / 2), Math.round(size.depth / 2)]
    if (where === 'whole' || !maker?.parts) return undefined
    if (where === 'own') return own
    if (where === 'drawn') return band
    if (where === 'picked') {
      const bounds = boundsTogether(documentOf(store.getState()), selection)
      return bounds && grown(bounds, AROUND)
    }
    const [isFar, isRight] = [where.startsWith('far'), where.endsWith('right')]
    const [minX, minY] = [isRight ? middleX : 0, isFar ? middleY : 0]
    return { minX, minY, maxX: isRight ? size.width : middleX, maxY: isFar ? size.depth : middleY }
  }, [where, own, band, selection, size, maker, store])
  const marks = useMemo(
    (): readonly Overlay[] =>
      part ? [...others, { type: 'area', id: 'random-part', polygons: [corners(part)], z: 20, tone: 'sight' }] : others,
    [part, others],
  )
  if (!maker) return { panel: null, part, marks, onBand: () => {} }

  const usual = maker.symmetries.includes(document.symmetry) ? document.symmetry : maker.symmetries[0]
  const wishes: RandomWishes = {
    ...wished,
    symmetry: wished.symmetry !== undefined && maker.symmetries.includes(wished.symmetry) ? wished.symmetry : (usual ?? 'none'),
  }
  const asked = maker.fair?.(part ? document.symmetry : wishes.symmetry)
  const scale = EVENLY[Math.min(MOST_EVEN, wishes.even)] ?? 1
  const bound = asked && { sight: asked.sight * scale, way: Math.round(asked.way * scale) }

  const onMake = async (seed: number) => {
    setWished((before) => ({ ...before, seed }))
    setMade(undefined)
    setShare(0)
    acts.say(undefined)
    const base = documentOf(store.getState())
    const stop = new AbortController()
    cancel.current = stop
    // An edit during the work cancels it, because the result would overwrite the edit.
    const forget = store.subscribe((state) => {
      if (documentOf(state) !== base) stop.abort('changed')
    })
    const { sliders, symmetry } = wishes
    const found = await askedWork.run(
      'random',
      {
        document: lean(base),
        asked: { seed, sliders, symmetry, ...(bound ? { fair: bound } : {}), ...(part ? { within: part } : {}) },
      },
      { signal: stop.signal, onProgress: setShare },
    )
    forget()
    setShare(undefined)
    if (!found.ok) return acts.say(stop.signal.reason === 'changed' ? plannerSays('generate-changed', {}) : found.reason)
    if (!acts.edit({ type: 'replace', document: fleshed(found.value.document, base) })) return
    if (part && where === 'picked') {
      // The selected pieces may be gone, so the part stays fixed where it was.
      setOwn(part)
      setWhere('own')
    }
    acts.select([])
    setMade({ ...found.value, seed })
  }
  return {
    part,
    marks,
    onBand: (from, to) => {
      const [minX, maxX] = [Math.min(from.x, to.x), Math.max(from.x, to.x)]
      const [minY, maxY] = [Math.min(from.y, to.y), Math.max(from.y, to.y)]
      setBand({ minX, minY, maxX, maxY })
    },
    panel: (
      <RandomPanel
        maker={maker}
        wishes={wishes}
        bound={bound}
        hasWays={bound !== undefined && document.objectives.length > 0}
        isPart={part !== undefined}
        isBarred={where !== 'whole' && maker.parts && part === undefined}
        share={share}
        made={made}
        onWishes={(some) => setWished((before) => ({ ...before, ...some }))}
        onMake={(seed) => void onMake(seed)}
        onCancel={() => cancel.current?.abort()}
        where={
          maker.parts && (
            <RandomPart
              document={document}
              where={where}
              part={part}
              onWhere={(chosen) => {
                // A freely chosen part starts as the part chosen before, or in the middle of the table.
                if (chosen === 'own') setOwn(part ?? middleOf(size))
                setWhere(chosen)
              }}
              onPart={(bounds) => {
                setOwn(bounds)
                setWhere('own')
              }}
            />
          )
        }
      />
    ),
  }
}

const grown = ({ minX, minY, maxX, maxY }: Bounds, by: Units): Bounds => ({
  minX: minX - by,
  minY: minY - by,
  maxX: maxX + by,
  maxY: maxY + by,
})
const middleOf = ({ width, depth }: { readonly width: Units; readonly depth: Units }): Bounds => ({
  minX: Math.round(width / 4),
  minY: Math.round(depth / 4),
  maxX: Math.round((3 * width) / 4),
  maxY: Math.round((3 * depth) / 4),
})
const corners = ({ minX, minY, maxX, maxY }: Bounds): readonly Point[] => [
  { x: minX, y: minY },
  { x: maxX, y: minY },
  { x: maxX, y: maxY },
  { x: minX, y: maxY },
]
