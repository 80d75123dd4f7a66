/** An area being drawn over the table: the outline so far, and the strip that explains how to continue. */
import { type PointerEvent, useEffect, useRef } from 'react'
import type { Point } from '../../../geometry/types'
import { rectangleOf } from '../../../planner/ground'
import { Button } from '../../button'
import { useWords } from '../../words/words-context'
import type { Sighting } from './handles'

export interface DrawingProps {
  readonly shape: 'rectangle' | 'polygon'
  readonly corners: readonly Point[]
  readonly at: Point | undefined
  readonly sighting: Sighting
  /** Called with the place that was pressed, to set a corner there. */
  onCorner(at: Point, isFree: boolean): void
  onMove(at: Point, isFree: boolean): void
  onBack(): void
  onDone(): void
  onCancel(): void
}

/** Pixels. A rectangle dragged open farther than this is finished when the pointer is released. */
const PULLED = 12

export function Drawing({ shape, corners, at, sighting, onCorner, onMove, onBack, onDone, onCancel }: DrawingProps) {
  const { say } = useWords()
  const svg = useRef<SVGSVGElement>(null)
  const line = useRef<SVGPathElement>(null)
  const dots = useRef<SVGGElement>(null)
  const pressed = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const [first] = corners
  const next = at ? [...corners, at] : corners
  const outline = shape === 'rectangle' && first && at ? rectangleOf(first, at) : next
  useEffect(() => {
    let frame = 0
    const follow = () => {
      frame = requestAnimationFrame(follow)
      const box = svg.current?.getBoundingClientRect()
      if (!box || !line.current) return
      const pixels = outline.flatMap((corner) => sighting.screenOf(corner, 0) ?? [])
      const path = pixels.map(({ x, y }) => `${x - box.left} ${y - box.top}`).join('L')
      line.current.setAttribute('d', path === '' ? '' : `M${path}${outline.length > 2 ? 'Z' : ''}`)
      const circles = dots.current?.children ?? []
      for (const [index, circle] of [...circles].entries()) {
        const pixel = pixels[index]
        if (!pixel) continue
        circle.setAttribute('cx', String(pixel.x - box.left))
        circle.setAttribute('cy', String(pixel.y - box.top))
      }
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [outline, sighting])
  const placeOf = ({ clientX, clientY }: PointerEvent) => sighting.tableOf(clientX, clientY, 0)
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pressed.current = { x: event.clientX, y: event.clientY }
    const place = placeOf(event)
    if (place) onCorner(place, event.altKey)
  }
  const up = (event: PointerEvent) => {
    const from = pressed.current
    pressed.current = undefined
    if (from && shape === 'rectangle' && Math.hypot(event.clientX - from.x, event.clientY - from.y) > PULLED) onDone()
  }
  return (
    <>
      <svg
        ref={svg}
        className="ui-plan-drawing"
        aria-hidden="true"
        onPointerDown={down}
        onPointerMove={(event) => {
          const place = placeOf(event)
          if (place) onMove(place, event.altKey)
        }}
        onPointerUp={up}
        onDoubleClick={shape === 'polygon' ? onDone : undefined}
      >
        <path ref={line} />
        <g ref={dots}>
          {outline.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: corners have no identity but their order.
            <circle key={index} r="5" />
          ))}
        </g>
      </svg>
      <div className="ui-panel ui-plan-drawing-strip" role="status">
        <span>{say(shape === 'rectangle' ? 'ground-drawing-rectangle' : 'ground-drawing-polygon')}</span>
        {shape === 'polygon' && (
          <>
            <Button tone="quiet" disabled={corners.length === 0} onClick={onBack}>
              {say('ground-back')}
            </Button>
            <Button tone="main" disabled={corners.length < 3} onClick={onDone}>
              {say('done')}
            </Button>
          </>
        )}
        <Button tone="quiet" onClick={onCancel}>
          {say('cancel')}
        </Button>
      </div>
    </>
  )
}
