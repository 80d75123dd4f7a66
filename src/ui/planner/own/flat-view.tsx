/** One flat view of a piece: a drawing of its picture, with its solids and handles over it. */
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react'
import type { OwnEdit } from '../../../planner/own/edits'
import type { OwnPiece } from '../../../planner/own/types'
import { useWords } from '../../words/words-context'
import { cornerDragged, partDragged, type Side, type Spot, shadowOf, spotOf } from './drawing'
import { type DrawnMesh, drawMesh } from './mesh-drawing'

/** The size that all views of a piece share, so that they have the same scale. */
export interface Extent {
  /** From the middle to the farthest edge, and the height from the ground. */
  readonly wide: number
  readonly tall: number
}
export interface FlatViewProps {
  readonly side: Side
  readonly piece: OwnPiece
  readonly mesh: DrawnMesh | undefined
  readonly extent: Extent
  readonly picked: number | undefined
  onPick(part: number | undefined): void
  /** `gesture`: groups the steps of one drag. */
  onEdit(edit: OwnEdit, gesture: string): void
}

/** A press of an arrow key moves by half a millimetre, with Shift by five. */
const STEP = 50
const COARSE = 500
const WAYS: { readonly [key: string]: Spot } = {
  ArrowLeft: { u: -1, v: 0 },
  ArrowRight: { u: 1, v: 0 },
  ArrowUp: { u: 0, v: 1 },
  ArrowDown: { u: 0, v: -1 },
}
let gestures = 0

export function FlatView({ side, piece, mesh, extent, picked, onPick, onEdit }: FlatViewProps) {
  const { say } = useWords()
  const svg = useRef<SVGSVGElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const held = useRef<{ move(to: Spot, isFree: boolean): void }>(undefined)
  const { wide, tall } = extent
  const [low, high] = side === 'above' ? [-wide, wide] : [-0.06 * wide, tall]
  const box = { x: -wide, y: -high, width: 2 * wide, height: high - low }
  useEffect(() => {
    if (canvas.current && mesh) drawMesh(canvas.current, mesh, side, { x: -wide, y: -high, width: 2 * wide, height: high - low })
  }, [mesh, side, wide, high, low])

  const spotAt = ({ clientX, clientY }: PointerEvent): Spot => {
    const matrix = svg.current?.getScreenCTM()
    if (!matrix) return { u: 0, v: 0 }
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
    return { u: x, v: -y }
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    const target = event.target as Element
    const index = Number(target.closest<SVGElement>('[data-part]')?.dataset.part ?? Number.NaN)
    const corner = target.closest<SVGElement>('[data-corner]')?.dataset.corner
    const part = piece.parts[index]
    onPick(part ? index : undefined)
    if (!part) return
    const from = spotAt(event)
    const gesture = `own-${++gestures}`
    const at = corner === undefined ? undefined : shadowOf(side, part)[Number(corner)]
    svg.current?.setPointerCapture(event.pointerId)
    held.current = {
      move(to, isFree) {
        const by = { u: to.u - from.u, v: to.v - from.v }
        const edit = at
          ? cornerDragged(side, part, index, Number(corner), { u: at.u + by.u, v: at.v + by.v }, isFree)
          : partDragged(side, part, index, by, isFree)
        onEdit(edit, gesture)
      },
    }
  }
  const onKey = (event: KeyboardEvent) => {
    const way = WAYS[event.key]
    const target = event.target as SVGElement
    const index = Number(target.dataset.part ?? target.parentElement?.dataset.part ?? Number.NaN)
    const part = piece.parts[index]
    if (!way || !part) return
    event.preventDefault()
    event.stopPropagation()
    const step = event.shiftKey ? COARSE : STEP
    const by = { u: way.u * step, v: way.v * step }
    const { corner } = target.dataset
    const at = corner === undefined ? undefined : shadowOf(side, part)[Number(corner)]
    const edit = at
      ? cornerDragged(side, part, index, Number(corner), { u: at.u + by.u, v: at.v + by.v }, true)
      : partDragged(side, part, index, by, true)
    onEdit(edit, `own-key-${side}-${index}-${corner}`)
  }
  // The selected solid lies over the others.
  const order = useMemo(
    () => piece.parts.map((_, index) => index).sort((a, b) => Number(a === picked) - Number(b === picked)),
    [piece.parts, picked],
  )
  const grip = box.width / 46
  const { top } = piece
  const floor = top && (side === 'above' ? top.outline.map(({ x, y }) => spotOf(side, x, y, 0)) : undefined)
  return (
    <figure className="ui-own-view" data-side={side}>
      <figcaption>{say(`plan-own-${side}`)}</figcaption>
      <div>
        <canvas ref={canvas} />
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the caption names it; a title would show as a tooltip over it. */}
        <svg
          ref={svg}
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          onPointerDown={down}
          onPointerMove={(event) => held.current?.move(spotAt(event), event.altKey)}
          onPointerUp={() => {
            held.current = undefined
          }}
          onPointerCancel={() => {
            held.current = undefined
          }}
          onKeyDown={onKey}
        >
          {side !== 'above' && <path className="ui-own-ground" d={`M${-wide} 0H${wide}`} strokeWidth={grip / 6} />}
          {order.map((index) => {
            const part = piece.parts[index]
            if (!part) return undefined
            const spots = shadowOf(side, part)
            const isPicked = index === picked
            return (
              <g
                key={index}
                data-part={index}
                data-picked={isPicked || undefined}
                data-blocks={part.blocks}
                strokeWidth={grip / 5}
              >
                <path
                  data-part={index}
                  d={`M${spots.map(({ u, v }) => `${u} ${-v}`).join('L')}Z`}
                  {...(isPicked
                    ? { tabIndex: 0, role: 'button', 'aria-label': say('plan-own-solid', { number: index + 1 }) }
                    : {})}
                />
                {isPicked &&
                  spots.map(({ u, v }, corner) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: corners have no identity but their order.
                    <circle key={corner} className="ui-own-reach" data-corner={corner} cx={u} cy={-v} r={2.4 * grip} />
                  ))}
                {isPicked &&
                  spots.map(({ u, v }, corner) => (
                    // biome-ignore lint/a11y/useSemanticElements: a handle inside an SVG.
                    <circle
                      // biome-ignore lint/suspicious/noArrayIndexKey: corners have no identity but their order.
                      key={corner}
                      data-corner={corner}
                      role="button"
                      tabIndex={0}
                      aria-label={say('plan-own-corner', { number: corner + 1 })}
                      cx={u}
                      cy={-v}
                      r={grip}
                      strokeWidth={grip / 4}
                    />
                  ))}
              </g>
            )
          })}
          {floor && (
            <path
              className="ui-own-top"
              d={`M${floor.map(({ u, v }) => `${u} ${-v}`).join('L')}Z`}
              strokeWidth={grip / 4}
              strokeDasharray={`${grip} ${grip * 0.7}`}
            />
          )}
          {top && side !== 'above' && (
            <path
              className="ui-own-top"
              d={topLine(side, top)}
              strokeWidth={grip / 2.5}
              strokeDasharray={`${grip} ${grip * 0.7}`}
            />
          )}
        </svg>
      </div>
    </figure>
  )
}

function topLine(side: Side, { outline, height }: NonNullable<OwnPiece['top']>): string {
  const across = outline.map(({ x, y }) => spotOf(side, x, y, height).u)
  return `M${Math.min(...across)} ${-height}H${Math.max(...across)}`
}
