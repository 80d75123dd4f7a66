/** The keys of the sight lab: V held or tapped, everything in sight, through the eyes; and while it is open, the next target. */
import { useEffect, useRef } from 'react'
import { bindCommands, mayTake } from '../../ui/bind-commands'

export interface SightKeys {
  /** V was pressed. */
  onSight(): void
  /** V was let go after having been held a while. */
  onLetGo(): void
  onAll(): void
  onEye(): void
  /** The small picture is hidden, or shown again. */
  onInset(): void
  /** The considered miniature is to be tried elsewhere. */
  onGhost(): void
  /** The next or previous target; false where the lab is closed and the key means something else. */
  onStep(by: 1 | -1): boolean
}

/** Held at least this long, in milliseconds, the key shows the sight only until it is let go. */
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
    // Listens before the table's own handlers: the same keys step through targets here.
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
