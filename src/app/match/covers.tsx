/** What is shown in place of a table that is still loading, or cannot be loaded. */
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icons'
import { LoadingTable } from '../../ui/match/covers'
import { useWords } from '../../ui/words/words-context'

export const LoadingCover = () => <LoadingTable />

export function ErrorCover({ text, onHome }: { readonly text: string; onHome(): void }) {
  const { say } = useWords()
  return (
    <div className="ui-cover ui-cover-opaque" role="alert">
      <section className="ui-panel ui-fault">
        <h1>
          <Icon name="refused" />
          {say('fault-title')}
        </h1>
        <p>{text}</p>
        <div className="ui-row-of-buttons">
          <Button tone="main" icon="home" onClick={onHome}>
            {say('home')}
          </Button>
        </div>
      </section>
    </div>
  )
}
