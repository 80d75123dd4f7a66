/** Something typed in: it counts when Enter is pressed or the field is left, so that half a number moves nothing and a name is one step. */
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'

/** What an input needs for it. `shown`: what stands there while nobody types. Escape takes back what was typed. */
export function useTyped(shown: string, onTyped: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  // Leaving the field comes in the middle of a key's own event: by then what stands in it must be known.
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
