/** A card being carried: it follows the pointer until released. It ignores pointer events, so that the table receives them. */
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ShownCard } from '../../../games/hands'
import type { Carried } from './card-button'
import { type MarkIcon, SmallFace } from './card-picture'

export interface CarriedCardProps {
  readonly card: ShownCard
  /** Where the card was picked up, and by which pointer. */
  readonly pointer: Carried
  readonly icon: MarkIcon
  /** Called with the place where the card was released, or with undefined if that was cancelled. */
  onDrop(at: { readonly x: number; readonly y: number } | undefined): void
}

export function CarriedCard({ card, pointer, icon, onDrop }: CarriedCardProps) {
  const [at, setAt] = useState<{ readonly x: number; readonly y: number }>(pointer)
  const dropped = useRef(onDrop)
  useEffect(() => {
    dropped.current = onDrop
  })
  useEffect(() => {
    const isIts = (event: PointerEvent) => event.pointerId === pointer.id
    const move = (event: PointerEvent) => isIts(event) && setAt({ x: event.clientX, y: event.clientY })
    const up = (event: PointerEvent) => isIts(event) && dropped.current({ x: event.clientX, y: event.clientY })
    const cancel = (event: PointerEvent) => isIts(event) && dropped.current(undefined)
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      dropped.current(undefined)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', key, true)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', key, true)
    }
  }, [pointer.id])
  return createPortal(
    <div className="ui-carried" style={{ '--x': `${at.x}px`, '--y': `${at.y}px` } as CSSProperties} aria-hidden="true">
      <SmallFace face={card.face} icon={icon} />
    </div>,
    document.body,
  )
}
