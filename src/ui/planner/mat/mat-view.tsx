/** A picture on the table from above, dragged or moved by keys; or the picture with the two points that define its size. */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { INCH, type Point, type Units } from '../../../geometry/types'
import { depthOf, moved, type Share } from '../../../planner/mat/placing'
import type { PictureFile, PicturePlace } from '../../../planner/mat/types'
import { useWords } from '../../words/words-context'
import { addressOf } from './address'

export interface MatViewProps {
  readonly picture: PictureFile
  readonly place: PicturePlace
  readonly table: { readonly width: Units; readonly depth: Units }
  /** The two points, if they are shown instead of the table. */
  readonly points: readonly [Share, Share] | undefined
  /** The side of a square, if a grid of squares is to be shown. */
  readonly square: Units | undefined
  onPlace(place: PicturePlace): void
  onPoints(points: readonly [Share, Share]): void
}

/** A press of an arrow key moves by a tenth of an inch, or a point by 1/200 of the picture; with Shift ten times as far. */
const STEP = INCH / 10
const SHARE = 1 / 200
const COARSE = 10
const WAYS: { readonly [key: string]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}
/** With more lines than this, the grid would look like a grey area and is not drawn. */
const MOST_LINES = 150

export function MatView({ picture, place, table, points, square, onPlace, onPoints }: MatViewProps) {
  const { say } = useWords()
  const svg = useRef<SVGSVGElement>(null)
  const held = useRef<(to: Point) => void>(undefined)
  const { at, width } = place
  const depth = depthOf(place, picture.pixels)
  const shown = points ? { x: at.x, y: at.y, width, depth } : { x: 0, y: 0, ...table }
  const margin = Math.max(shown.width, shown.depth) * (points ? 0.03 : 0.15)
  const wide = Math.max(shown.width, shown.depth) + 2 * margin

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const matrix = svg.current?.getScreenCTM()
    if (!matrix) return { x: 0, y: 0 }
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
    return { x, y: -y }
  }
  const spotOf = ({ x, y }: Share): Point => ({ x: at.x + x * width, y: at.y + (1 - y) * depth })
  const put = (index: number, { x, y }: Share) => {
    const inside = { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) }
    if (points) onPoints(index === 0 ? [inside, points[1]] : [points[0], inside])
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    const index = (event.target as Element).closest<SVGElement>('[data-point]')?.dataset.point
    const from = pointOf(event)
    if (index === undefined && points) return
    svg.current?.setPointerCapture(event.pointerId)
    held.current =
      index === undefined
        ? (to) => onPlace(moved(place, { x: to.x - from.x, y: to.y - from.y }))
        : (to) => put(Number(index), { x: (to.x - at.x) / width, y: 1 - (to.y - at.y) / depth })
  }
  const release = () => {
    held.current = undefined
  }
  const onKey = (event: KeyboardEvent<SVGElement>) => {
    const way = WAYS[event.key]
    if (!way) return
    event.preventDefault()
    event.stopPropagation()
    const step = event.shiftKey ? COARSE : 1
    const index = event.currentTarget.dataset.point
    if (index === undefined) return onPlace(moved(place, { x: way.x * step * STEP, y: way.y * step * STEP }))
    const now = points?.[Number(index)]
    if (now) put(Number(index), { x: now.x + way.x * step * SHARE, y: now.y - way.y * step * SHARE })
  }
  const lines =
    square === undefined || square < width / MOST_LINES || square < depth / MOST_LINES ? '' : grid(place, depth, square)
  const image = (
    <image
      href={addressOf(picture)}
      x={at.x}
      y={-at.y - depth}
      width={width}
      height={depth}
      preserveAspectRatio="none"
      opacity={points ? 1 : 0.85}
    />
  )
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its contents are named; a title would show as a tooltip over them.
    <svg
      ref={svg}
      className="ui-mat-view"
      viewBox={`${shown.x - margin} ${-shown.y - shown.depth - margin} ${shown.width + 2 * margin} ${shown.depth + 2 * margin}`}
      onPointerDown={down}
      onPointerMove={(event) => held.current?.(pointOf(event))}
      onPointerUp={release}
      onPointerCancel={release}
    >
      {!points && <rect className="ui-plan-ground" x={0} y={-table.depth} width={table.width} height={table.depth} />}
      {points ? (
        image
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a handle inside an SVG.
        <g role="button" tabIndex={0} aria-label={say('plan-mat-view')} onKeyDown={onKey}>
          {image}
        </g>
      )}
      {lines !== '' && <path className="ui-mat-grid" d={lines} strokeWidth={wide / 900} />}
      {!points && (
        <rect className="ui-mat-table" x={0} y={-table.depth} width={table.width} height={table.depth} strokeWidth={wide / 200} />
      )}
      {points && (
        <path
          className="ui-mat-line"
          d={points.map(spotOf).reduce((d, { x, y }) => `${d}${d === '' ? 'M' : 'L'}${x} ${-y}`, '')}
          strokeWidth={wide / 250}
        />
      )}
      {points?.map((point, index) => {
        const { x, y } = spotOf(point)
        return (
          // biome-ignore lint/a11y/useSemanticElements: a handle inside an SVG.
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always exactly two points.
            key={index}
            className="ui-mat-point"
            data-point={index}
            role="button"
            tabIndex={0}
            aria-label={say('plan-mat-point', { number: index + 1 })}
            onKeyDown={onKey}
          >
            <circle cx={x} cy={-y} r={wide / 22} fill="transparent" />
            <circle className="ui-mat-dot" cx={x} cy={-y} r={wide / 60} strokeWidth={wide / 250} />
            <text x={x} y={-y - wide / 35} fontSize={wide / 28} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** The grid of squares over the picture, beginning at its far left corner. */
function grid({ at, width }: PicturePlace, depth: Units, square: Units): string {
  const along = (length: Units) => Array.from({ length: Math.floor(length / square + 1e-6) + 1 }, (_, i) => i * square)
  const top = -at.y - depth
  return [
    ...along(width).map((x) => `M${at.x + x} ${top}v${depth}`),
    ...along(depth).map((y) => `M${at.x} ${top + y}h${width}`),
  ].join('')
}
