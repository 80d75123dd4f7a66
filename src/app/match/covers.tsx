/** What is shown in place of a table that is still loading, or cannot be loaded. */
import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icons'
import { LoadingTable } from '../../ui/match/covers'
import { useWords } from '../../ui/words/words-context'

export const LoadingCover = () => <LoadingTable />

export interface ErrorCoverProps {
  /** Without it: that something broke. */
  readonly title?: string
  readonly text: string
  onHome(): void
  /** More buttons. */
  readonly children?: ReactNode
}

export function ErrorCover({ title, text, onHome, children }: ErrorCoverProps) {
  const { say } = useWords()
  return (
    <div className="ui-cover ui-cover-opaque" role="alert">
      <section className="ui-panel ui-fault">
        <h1>
          <Icon name="refused" />
          {title ?? say('fault-title')}
        </h1>
        <p>{text}</p>
        <div className="ui-row-of-buttons">
          <Button tone="main" icon="home" onClick={onHome}>
            {say('home')}
          </Button>
          {children}
        </div>
      </section>
    </div>
  )
}
