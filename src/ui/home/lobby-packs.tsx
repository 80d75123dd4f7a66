/** The players' own packs: added from a file, chosen for this match, shared and removed. */
import { useId, useState } from 'react'
import type { PackShown } from '../../games/lobby'
import { Button, IconButton } from '../button'
import { Section } from '../controls'
import { ConfirmDialog } from '../dialog'
import { FileButton } from '../file-button'
import { Icon } from '../icons'
import { useWords } from '../words/words-context'
import { OptionBody } from './choice-list'

export interface PackOffer extends PackShown {
  readonly id: string
}

export interface LobbyPacksProps {
  readonly packs: readonly PackOffer[]
  /** The pack chosen for the match. */
  readonly value: string | undefined
  /** A sentence that says whose data the match uses. */
  readonly source: string | undefined
  readonly busy: boolean
  /** The faults of the last file, which was not stored. */
  readonly problems: readonly string[]
  /** True if the last pack could not be stored on this device. */
  readonly notKept: boolean
  onPack(id: string | undefined): void
  onFile(file: File): void
  onShare(id: string): void
  onRemove(id: string): void
  onExample(): void
}

export function LobbyPacks(props: LobbyPacksProps) {
  const { packs, value, source, busy, problems, notKept, onPack, onFile, onShare, onRemove, onExample } = props
  const { say } = useWords()
  const name = useId()
  const [doomed, setDoomed] = useState<PackOffer>()
  return (
    <Section title={say('packs')} hint={say('packs-hint')} className="ui-packs">
      <fieldset className="ui-choices">
        <legend className="ui-hidden">{say('packs')}</legend>
        <label className="ui-option">
          <input type="radio" name={name} checked={value === undefined} onChange={() => onPack(undefined)} />
          <OptionBody option={{ id: '', label: say('packs-none'), detail: say('packs-none-hint') }} />
        </label>
        {packs.map((pack) => (
          <div key={pack.id} className="ui-pack">
            <label className="ui-option">
              <input type="radio" name={name} checked={pack.id === value} onChange={() => onPack(pack.id)} />
              <OptionBody option={{ id: pack.id, label: pack.name, detail: pack.facts.join(', ') }} />
            </label>
            <span>
              <IconButton icon="export" label={say('packs-share', { name: pack.name })} onClick={() => onShare(pack.id)} />
              <IconButton icon="delete" label={say('packs-remove', { name: pack.name })} onClick={() => setDoomed(pack)} />
            </span>
          </div>
        ))}
      </fieldset>
      {source && <p className="ui-note">{source}</p>}
      {problems.length > 0 && (
        <div className="ui-pack-problems" role="alert">
          <p className="ui-refusal">
            <Icon name="refused" />
            <strong>{say('packs-failed')}</strong>
          </p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {notKept && (
        <p className="ui-refusal" role="status">
          <Icon name="refused" />
          {say('packs-not-kept')}
        </p>
      )}
      <div className="ui-pack-tools">
        <FileButton accept=".json,application/json" busy={busy} onFile={onFile}>
          {busy ? say('packs-adding') : say('packs-add')}
        </FileButton>
        <Button tone="quiet" icon="export" onClick={onExample}>
          {say('packs-example')}
        </Button>
      </div>
      <ConfirmDialog
        open={doomed !== undefined}
        title={say('packs-remove-title', { name: doomed?.name ?? '' })}
        body={say('packs-remove-body')}
        yes={say('packs-remove-sure')}
        tone="danger"
        onNo={() => setDoomed(undefined)}
        onYes={() => {
          if (doomed) onRemove(doomed.id)
          setDoomed(undefined)
        }}
      />
    </Section>
  )
}
