/** Says that the connection to the table is lost, that no data is, and when the next attempt follows. */
import { useEffect, useState } from 'react'
import { Button } from '../button'
import { Icon } from '../icons'
import { useWords } from '../words/words-context'

export interface LostLineProps {
  /** Milliseconds since 1970. */
  readonly retryAt: number
  onRetry(): void
}

export function LostLine({ retryAt, onRetry }: LostLineProps) {
  const { say } = useWords()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="ui-panel ui-lost-line" role="status">
      <Icon name="refused" />
      <p>
        <strong>{say('line-lost')}</strong> {say('line-trying', { seconds: Math.max(0, Math.ceil((retryAt - now) / 1000)) })}{' '}
        <span className="ui-note">{say('line-kept')}</span>
      </p>
      <Button onClick={onRetry}>{say('line-now')}</Button>
    </div>
  )
}
