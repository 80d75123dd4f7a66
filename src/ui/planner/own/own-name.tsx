/** A name typed in: it counts when Enter is pressed or the field is left. */
import { useState } from 'react'
import { useWords } from '../../words/words-context'

export function OwnName({ name, onName }: { readonly name: string; onName(name: string): void }) {
  const { say } = useWords()
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    setTyped(undefined)
    if (typed !== undefined && typed.trim() !== name) onName(typed)
  }
  return (
    <label className="ui-field">
      <span className="ui-label">{say('plan-own-name')}</span>
      <input
        className="ui-input"
        autoComplete="off"
        maxLength={60}
        value={typed ?? name}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Enter') commit()
        }}
      />
    </label>
  )
}
