/** Cards and zones for users of the keyboard or a screen reader: one Tab stop; arrow keys move between them, Enter taps. */
import { type KeyboardEvent, useState } from 'react'
import type { Gesture } from '../../client/gesture'
import type { Ref } from '../../table/piece'
import type { Life } from '../life'
import type { CardLook, CardValue, Look, ZoneLook } from '../look'

interface Props {
  readonly look: Look
  readonly life: Life
  readonly onGesture: (gesture: Gesture) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export function CardList({ look, life, onGesture }: Props) {
  const things: readonly (CardLook | ZoneLook)[] = [...(look.zones ?? []), ...(look.cards ?? []).filter(isTouchable)]
  const [at, setAt] = useState<Ref>()
  const current = things.some(({ ref }) => ref === at) ? at : things[0]?.ref
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const item = event.currentTarget.parentElement
    const next = step > 0 ? item?.nextElementSibling : item?.previousElementSibling
    next?.querySelector('button')?.focus()
  }
  return things.map((thing) => (
    <li key={thing.ref}>
      <button
        type="button"
        tabIndex={thing.ref === current ? 0 : -1}
        onKeyDown={onKeyDown}
        onFocus={() => {
          setAt(thing.ref)
          life.hover(thing.ref)
          life.reader.show('back' in thing ? thing.ref : undefined)
          onGesture({ type: 'hover', ref: thing.ref, at: thing.at })
        }}
        onBlur={() => {
          life.hover(undefined)
          life.reader.show(undefined)
          onGesture({ type: 'hover' })
        }}
        onClick={() => onGesture({ type: 'tap', ref: thing.ref, at: thing.at })}
      >
        {wordsOf(thing)}
      </button>
    </li>
  ))
}

const isTouchable = ({ selectable }: CardLook) => selectable !== false

/** All text of a card that the player may know. It comes from the look, in the player's language. */
export function wordsOf(thing: CardLook | ZoneLook): string {
  if (!('back' in thing)) return [thing.name, thing.detail].filter(Boolean).join(', ')
  const { name, face, count = 1 } = thing
  const value = (one: CardValue | undefined) => one && [one.label, one.value].filter(Boolean).join(' ')
  const said = face ? [face.kind, value(face.corner), value(face.other), ...(face.values ?? []).map(value), face.text] : []
  return [count > 1 ? `${name} × ${count}` : name, ...said].filter(Boolean).join(', ')
}
