/** The frame of the small picture that the scene draws over itself: the viewer's view, or the table while that view is large. */
import type { Ref as ReactRef } from 'react'
import { IconButton } from '../button'
import { keyNames } from '../key-names'
import { capital } from '../words/plural'
import { useWords } from '../words/words-context'

export interface EyeInsetProps {
  readonly viewer: string
  /** Whether the viewer's view fills the window. */
  readonly isEye: boolean
  /** The element that tells the scene where to draw the small picture. */
  readonly frame: ReactRef<HTMLButtonElement>
  /** Swaps the small picture and the large one. */
  onSwap(): void
  onClose(): void
  onEscape(): void
}

export function EyeInset({ viewer, isEye, frame, onSwap, onClose, onEscape }: EyeInsetProps) {
  const { say, speak } = useWords()
  const name = speak.piece(viewer)
  const key = keyNames('KeyI', say).join(' ')
  return (
    <aside
      className="ui-eye"
      aria-label={say('lab-inset')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onEscape()
      }}
    >
      <button
        type="button"
        ref={frame}
        className="ui-eye-picture"
        aria-label={isEye ? say('lab-inset-back') : say('lab-inset-large', { name })}
        title={`${isEye ? say('lab-inset-back') : say('lab-inset-large', { name })} (${key})`}
        aria-keyshortcuts="I"
        onClick={onSwap}
      >
        <span className="ui-eye-name">
          <span>{isEye ? say('lab-inset-table') : capital(name)}</span>
          <kbd className="ui-key">{key}</kbd>
        </span>
      </button>
      <IconButton icon="close" label={say('lab-inset-close')} aria-keyshortcuts="Shift+I" onClick={onClose} />
    </aside>
  )
}
