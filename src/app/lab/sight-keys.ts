/** The keys of the sight lab: V held or tapped, everything in sight, the view through the eyes, and the next target. */
import { useEffect, useRef } from 'react'
import { bindCommands, mayTake } from '../../ui/bind-commands'

export interface SightKeys {
  /** V was pressed. */
  onSight(): void
  /** V was released after having been held a while: keeps the aim. */
  onLetGo(): void
  onAll(): void
  onEye(): void
  /** Hides or shows the small picture. */
  onInset(): void
  /** Starts to try a miniature elsewhere. */
  onGhost(): void
  /** Steps to the next or previous target. False if the lab is closed, so that the key keeps its usual meaning. */
  onStep(by: 1 | -1): boolean
}

/** Milliseconds. If V is held longer than this, releasing it keeps the aim where it is. */
const HELD = 350

export function useSightKeys(keys: SightKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    let pressed: number | undefined
    const stop = bindCommands(
      {
        sight: (event) => {
          pressed = event?.timeStamp
          latest.current.onSight()
        },
        ghost: () => latest.current.onGhost(),
        'sight-all': () => latest.current.onAll(),
        'sight-eye': () => latest.current.onEye(),
        'sight-inset': () => latest.current.onInset(),
      },
      'match',
    )
    const onUp = (event: KeyboardEvent) => {
      if (event.code !== 'KeyV' || pressed === undefined) return
      if (event.timeStamp - pressed > HELD) latest.current.onLetGo()
      pressed = undefined
    }
    // Captures the key before the table's own handlers, which use it to step through miniatures.
    const onDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyN' || event.ctrlKey || event.metaKey || event.altKey || !mayTake(event)) return
      if (!latest.current.onStep(event.shiftKey ? -1 : 1)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keyup', onUp)
    window.addEventListener('keydown', onDown, true)
    return () => {
      stop()
      window.removeEventListener('keyup', onUp)
      window.removeEventListener('keydown', onDown, true)
    }
  }, [])
}
