/** Joins a table on a server by a link, pasted completely or only its end. */
import { type FormEvent, useState } from 'react'
import { Button } from '../button'
import { Icon } from '../icons'
import { useWords } from '../words/words-context'

export interface JoinTableProps {
  /** Follows the link. False if it is not a link to a table. */
  onJoin(link: string): boolean
}

export function JoinTable({ onJoin }: JoinTableProps) {
  const { say } = useWords()
  const [link, setLink] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const join = (event: FormEvent) => {
    event.preventDefault()
    setIsWrong(!onJoin(link))
  }
  return (
    <form className="ui-panel ui-join" onSubmit={join}>
      <label className="ui-field">
        <span className="ui-label">{say('join-title')}</span>
        <input
          className="ui-input"
          value={link}
          placeholder={say('join-link')}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong}
          onChange={(event) => {
            setLink(event.currentTarget.value)
            setIsWrong(false)
          }}
        />
      </label>
      <Button type="submit" disabled={link.trim() === ''}>
        {say('join')}
      </Button>
      {isWrong && (
        <p className="ui-refusal" role="alert">
          <Icon name="refused" />
          <span>{say('join-no-link')}</span>
        </p>
      )}
    </form>
  )
}
