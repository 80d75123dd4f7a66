/**
 * Text fields whose value counts when Enter is pressed or the field is left: half a number moves nothing, and a name is one step of undo.
 */
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'

/** The props of the input. `shown`: the text while nobody types. Escape restores it. */
export function useTyped(shown: string, onTyped: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  // Escape leaves the field within the key's own event: the text must be known by then, so it is kept in a ref.
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
