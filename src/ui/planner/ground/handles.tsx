/**
 * Handles over the table, in the 3D view and on the plan: to turn, to raise, to move areas, their corners and edges. They are
 * buttons, so that touch and keyboard can use them, too; each follows its place on the table in every frame.
 */
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { INCH, type Point, type Units } from '../../../geometry/types'
import { Icon, type IconName } from '../../icons'

export interface Pixel {
  readonly x: number
  readonly y: number
}
/** Converts between the table and the window's pixels, in the 3D view or on the plan. */
export interface Sighting {
  screenOf(at: Point, z: Units): Pixel | undefined
  tableOf(x: number, y: number, z: Units): Point | undefined
}

export interface HandleShown {
  readonly at?: Point
  readonly z?: Units
  readonly text?: string
}

export const HANDLES = ['turn', 'raise', 'move', 'corner', 'edge'] as const
export type HandleKind = (typeof HANDLES)[number]
export interface PlanHandle {
  readonly id: string
  readonly kind: HandleKind
  readonly at: Point
  readonly z: Units
  readonly label: string
  /** A place from which the handle keeps a distance, so that it does not cover a small piece. */
  readonly clearOf?: Point & { readonly z: Units }
  /** Begins a drag. False if the thing cannot be moved; the player has then been told why. */
  begin(at: Point): boolean
  /** `up`: length the pointer has moved up the screen. Returns the handle's new place and a text shown beside it. */
  to(at: Point, up: Units, isFree: boolean): HandleShown | undefined
  end(): void
  cancel(): void
  /** Handles a key pressed on it; false if the key has no meaning there. */
  key(event: KeyboardEvent): boolean
  double?(): void
}

const ICONS: { readonly [K in HandleKind]: IconName | undefined } = {
  turn: 'turnLeft',
  raise: 'up',
  move: 'move',
  corner: undefined,
  edge: undefined,
}
/** Pixels up the screen that count as an inch when heights cannot be seen. */
const FLAT_INCH = 24

export interface HandlesProps {
  /** While a handle is held, these must stay the ones from the start of the drag. */
  readonly handles: readonly PlanHandle[]
  readonly sighting: Sighting
  /** Whether something is being dragged, by a handle or otherwise. */
  readonly isDragging: boolean
}

export function Handles({ handles, sighting, isDragging }: HandlesProps) {
  const box = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<string>()
  const shown = useRef<HandleShown>(undefined)
  const hasAny = handles.length > 0
  const index = handles.findIndex(({ id }) => id === held)
  const follow = useRef(() => {})
  // Also runs before the first frame, so that a new handle does not appear in a corner first.
  useLayoutEffect(() => {
    follow.current = () => {
      const root = box.current
      if (!root) return
      const { left, top } = root.getBoundingClientRect()
      for (const [i, place] of handles.entries()) {
        const element = root.children[i]
        if (!(element instanceof HTMLElement)) continue
        const { at, z } = i === index ? { ...place, ...shown.current } : place
        const pixel = clear(sighting.screenOf(at, z), place.clearOf && sighting.screenOf(place.clearOf, place.clearOf.z))
        element.hidden = !pixel
        if (pixel) element.style.transform = `translate(${pixel.x - left}px, ${pixel.y - top}px) translate(-50%, -50%)`
      }
    }
    follow.current()
  })
  useEffect(() => {
    if (!hasAny) return
    let frame = requestAnimationFrame(function again() {
      follow.current()
      frame = requestAnimationFrame(again)
    })
    return () => cancelAnimationFrame(frame)
  }, [hasAny])
  return (
    <div
      ref={box}
      className="ui-plan-handles"
      data-held={held !== undefined || undefined}
      data-dragging={isDragging || undefined}
    >
      {handles.map((handle) => (
        <Handle
          key={handle.id}
          handle={handle}
          sighting={sighting}
          isHeld={handle.id === held}
          onHold={(isHeld) => {
            shown.current = undefined
            setHeld(isHeld ? handle.id : undefined)
          }}
          onShown={(now) => {
            shown.current = now
          }}
        />
      ))}
    </div>
  )
}

/** The least distance from the piece or area it belongs to, in rem. */
const CLEAR = 2.75

function clear(pixel: Pixel | undefined, from: Pixel | undefined): Pixel | undefined {
  if (!pixel || !from) return pixel
  const [dx, dy] = [pixel.x - from.x, pixel.y - from.y]
  const far = Math.hypot(dx, dy)
  const least = CLEAR * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  if (far >= least) return pixel
  return far < 1 ? { x: from.x, y: from.y - least } : { x: from.x + (dx / far) * least, y: from.y + (dy / far) * least }
}

interface HandleProps {
  readonly handle: PlanHandle
  readonly sighting: Sighting
  readonly isHeld: boolean
  onHold(isHeld: boolean): void
  onShown(shown: HandleShown | undefined): void
}
interface Held {
  /** The handle as it was at the start of the drag, whose closures hold the initial state. */
  readonly handle: PlanHandle
  readonly id: number
  readonly y: number
  readonly perInch: number
  readonly z: Units
  /** The offset of the pointer from the handle's own place. */
  readonly aside: Point
}

function Handle({ handle, sighting, isHeld, onHold, onShown }: HandleProps) {
  const held = useRef<Held>(undefined)
  const [text, setText] = useState<string>()
  const down = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    const { at, z } = handle
    const under = sighting.tableOf(event.clientX, event.clientY, z)
    if (!under || !handle.begin(at)) return
    const [low, high] = [sighting.screenOf(at, z), sighting.screenOf(at, z + INCH)]
    const rise = low && high ? low.y - high.y : 0
    // A turning handle only gives a direction, so the place under the pointer is used without its offset from the handle.
    const aside = handle.kind === 'turn' ? { x: 0, y: 0 } : { x: at.x - under.x, y: at.y - under.y }
    held.current = { handle, id: event.pointerId, y: event.clientY, perInch: rise > 4 ? rise : FLAT_INCH, z, aside }
    event.currentTarget.setPointerCapture(event.pointerId)
    event.stopPropagation()
    onHold(true)
  }
  const move = (event: PointerEvent) => {
    const now = held.current
    if (!now || event.pointerId !== now.id) return
    const under = sighting.tableOf(event.clientX, event.clientY, now.z)
    if (!under) return
    const at = { x: Math.round(under.x + now.aside.x), y: Math.round(under.y + now.aside.y) }
    const shown = now.handle.to(at, Math.round(((now.y - event.clientY) / now.perInch) * INCH), event.altKey)
    onShown(shown)
    setText(shown?.text)
  }
  const end = (event: PointerEvent, isDone: boolean) => {
    const now = held.current
    if (now?.id !== event.pointerId) return
    held.current = undefined
    setText(undefined)
    onHold(false)
    if (isDone) now.handle.end()
    else now.handle.cancel()
  }
  const icon = ICONS[handle.kind]
  return (
    <button
      type="button"
      className="ui-plan-handle"
      data-kind={handle.kind}
      data-held={isHeld || undefined}
      aria-label={handle.label}
      title={handle.label}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
      onDoubleClick={() => handle.double?.()}
      onKeyDown={(event) => {
        if (!handle.key(event)) return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {icon ? <Icon name={icon} /> : <span className="ui-plan-handle-dot" />}
      {text !== undefined && <span className="ui-plan-handle-text">{text}</span>}
    </button>
  )
}
