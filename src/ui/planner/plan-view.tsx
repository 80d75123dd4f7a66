/** The table from straight above as a flat drawing, with the same layout and the same interactions as in the 3D view. */
import { memo, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import type { Bounds } from '../../geometry/outline'
import { INCH, type Point, type Units } from '../../geometry/types'
import type { LayoutDocument } from '../../planner/document'
import type { Gap } from '../../planner/gaps'
import type { Layers } from '../../planner/layers'
import type { MatPicture } from '../../planner/mat/types'
import type { Reach } from '../../planner/reach'
import { pickedBy } from '../../planner/selection'
import type { Guide } from '../../planner/snap'
import type { Ref } from '../../table/piece'
import { useWords } from '../words/words-context'
import { useLetters } from './ground/letters'
import { PlanAreas, PlanMarks } from './ground/plan-marks'
import { GroundPicture } from './mat/ground-picture'
import { PlanPieces } from './plan-pieces'

export interface PlanMeasure {
  readonly id: string
  readonly from: Point
  readonly to: Point
  readonly width: number
}
export interface PlanViewProps {
  readonly document: LayoutDocument
  readonly selection: readonly Ref[]
  readonly guides: readonly Guide[]
  readonly measures: readonly PlanMeasure[]
  readonly lit: { readonly at: Point; readonly pieces: readonly Ref[] } | undefined
  readonly layers: Layers
  readonly reach: Reach | undefined
  readonly narrow: readonly Gap[]
  /** Pieces that cannot stand as they do. */
  readonly wrong: readonly Ref[]
  onTap(ref: Ref | undefined, isAdding: boolean): void
  /** A marked part of the table. */
  readonly part?: Bounds | undefined
  onPicked(refs: readonly Ref[]): void
  /** Called when a rectangle has been drawn, whatever is in it. */
  onBand?(from: Point, to: Point): void
  /** Drawn below the areas. */
  readonly heat?: ReactNode
  /** Drawn above everything on the ground. `text`: height of letters, in table units. */
  signs?(text: Units): ReactNode
  readonly drag: { begin(ref: Ref, at: Point): boolean; to(at: Point, isFree: boolean): void; end(): void; cancel(): void }
}

const MARGIN = INCH
/** Pixels that a pressed pointer may move before it counts as a drag. */
const STILL = 5

type Press = {
  readonly ref: Ref | undefined
  /** False for a press on an unselected area, which draws a rectangle like a press beside all things. */
  readonly isHeld: boolean
  readonly x: number
  readonly y: number
  readonly at: Point
  held: boolean
}

export function PlanView(props: PlanViewProps) {
  const { document, selection, guides, measures, lit, layers, reach, narrow, wrong, part, onTap, onPicked, drag } = props
  const { say, speak } = useWords()
  const svg = useRef<SVGSVGElement>(null)
  const press = useRef<Press>(undefined)
  const [band, setBand] = useState<{ readonly from: Point; readonly to: Point }>()
  const { width, depth } = document.size
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const matrix = svg.current?.getScreenCTM()
    if (!matrix) return { x: 0, y: 0 }
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
    return { x: Math.round(x), y: Math.round(-y) }
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    const ref = (event.target as Element).closest<SVGElement>('[data-ref]')?.dataset.ref
    // An area may cover half the table, so it can be dragged only once it is selected; before that, a drag draws a rectangle.
    const isArea = document.areas.some((area) => area.ref === ref)
    const isHeld = !isArea || (ref !== undefined && selection.includes(ref))
    press.current = { ref, isHeld, x: event.clientX, y: event.clientY, at: pointOf(event), held: false }
    svg.current?.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    const now = press.current
    if (!now) return
    const at = pointOf(event)
    if (!now.held) {
      if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < STILL) return
      now.held = true
      if (now.ref !== undefined && now.isHeld && !drag.begin(now.ref, now.at)) {
        press.current = undefined
        return
      }
    }
    if (now.ref === undefined || !now.isHeld) setBand({ from: now.at, to: at })
    else drag.to(at, event.altKey)
  }
  const up = (event: PointerEvent) => {
    const now = press.current
    press.current = undefined
    setBand(undefined)
    if (!now) return
    if (!now.held) onTap(now.ref, event.shiftKey)
    else if (now.ref !== undefined && now.isHeld) drag.end()
    else {
      const to = pointOf(event)
      props.onBand?.(now.at, to)
      const picked = pickedBy(document, { from: now.at, to })
      onPicked(event.shiftKey ? [...new Set([...selection, ...picked])] : picked)
    }
  }
  const cancel = () => {
    if (press.current?.held && press.current.isHeld) drag.cancel()
    press.current = undefined
    setBand(undefined)
  }
  const text = useLetters(svg, width + 2 * MARGIN, depth + 2 * MARGIN)
  const marks = { document, selection, layers, text }
  return (
    <svg
      ref={svg}
      className="ui-plan-view"
      role="img"
      aria-label={say('plan-plan-label')}
      viewBox={`${-MARGIN} ${-depth - MARGIN} ${width + 2 * MARGIN} ${depth + 2 * MARGIN}`}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={cancel}
    >
      <PlanGround width={width} depth={depth} picture={document.matPicture} />
      {props.heat}
      <PlanAreas {...marks} reach={reach} />
      <PlanPieces document={document} selection={selection} lit={lit?.pieces ?? wrong} />
      <PlanMarks {...marks} narrow={narrow} />
      {props.signs?.(text)}
      {guides.map(({ axis, at }) => (
        <path key={axis} className="ui-plan-guide" d={axis === 'x' ? `M${at} 0V${-depth}` : `M0 ${-at}H${width}`} />
      ))}
      {measures.map(({ id, from, to, width: long }) => (
        <g key={id} className="ui-plan-measure">
          <path d={`M${from.x} ${-from.y}L${to.x} ${-to.y}`} />
          <text x={(from.x + to.x) / 2} y={-(from.y + to.y) / 2} fontSize={text}>
            {speak.length(long)}
          </text>
        </g>
      ))}
      {part && (
        <rect
          className="ui-plan-part-mark"
          x={part.minX}
          y={-part.maxY}
          width={part.maxX - part.minX}
          height={part.maxY - part.minY}
        />
      )}
      {lit && <circle className="ui-plan-lit" cx={lit.at.x} cy={-lit.at.y} r={2500} />}
      {band && (
        <rect
          className="ui-plan-band"
          x={Math.min(band.from.x, band.to.x)}
          y={-Math.max(band.from.y, band.to.y)}
          width={Math.abs(band.to.x - band.from.x)}
          height={Math.abs(band.to.y - band.from.y)}
        />
      )}
    </svg>
  )
}

/** The table with a grid of inches. */
const PlanGround = memo(function PlanGround({
  width,
  depth,
  picture,
}: LayoutDocument['size'] & { readonly picture: MatPicture | undefined }) {
  const inches = (side: number) => Array.from({ length: Math.max(0, Math.ceil(side / INCH) - 1) }, (_, i) => (i + 1) * INCH)
  return (
    <>
      <rect className="ui-plan-ground" x={0} y={-depth} width={width} height={depth} />
      {picture && <GroundPicture picture={picture} width={width} depth={depth} />}
      <path
        className="ui-plan-lines"
        d={[...inches(width).map((x) => `M${x} 0V${-depth}`), ...inches(depth).map((y) => `M0 ${-y}H${width}`)].join('')}
      />
    </>
  )
})
