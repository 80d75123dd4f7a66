/**
 * Text fields whose value takes effect on Enter or when the field is left: half-typed numbers move nothing, and a name is one
 * step of undo.
 */
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'

/** The props of the input. `shown`: the text while nobody is typing; Escape restores it. */
export function useTyped(shown: string, onTyped: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  // Escape blurs the field within the same event, before a state update would arrive, so the text is kept in a ref.
  const now = useRef<string>(undefined)
  const type = (text: string | undefined) => {
    now.current = text
    setTyped(text)
  }
  const commit = () => {
    const text = now.current
    type(undefined)
    if (text !== undefined) onTyped(text.trim())
  }
  return {
    autoComplete: 'off',
    value: typed ?? shown,
    onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value),
    onBlur: commit,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      event.stopPropagation()
      if (event.key === 'Enter') commit()
      if (event.key === 'Escape') {
        type(undefined)
        event.currentTarget.blur()
      }
    },
  }
}
