/** Chooses which things of a save are imported, if it has more kinds than a layout can hold: from a list, or by name. */
import { useId, useState } from 'react'
import { MOST } from '../../planner/document'
import type { TtsNames } from '../../planner/imports/tts-names'
import { Button } from '../button'
import { useWords } from '../words/words-context'
import { SearchField } from './search-field'
import { fits } from './sought'

/** How many names are shown at once; the others are found by typing. */
const SHOWN = 60

export interface ImportNamesProps {
  readonly names: TtsNames
  readonly chosen: readonly string[]
  onChosen(chosen: readonly string[]): void
}

export function ImportNames({ names: { all }, chosen, onChosen }: ImportNamesProps) {
  const { say } = useWords()
  const title = useId()
  const [sought, setSought] = useState('')
  const isSought = fits(sought)
  const found = all.filter(({ name }) => isSought(name))
  const now = new Set(chosen)
  const isFull = now.size >= MOST.own
  const more = found.length - SHOWN
  return (
    <section className="ui-plan-stack" aria-labelledby={title}>
      <h3 id={title} className="ui-label">
        {say('plan-import-names', { all: all.length, most: MOST.own })}
      </h3>
      <SearchField label={say('plan-import-names-search')} sought={sought} onSought={setSought} />
      <div className="ui-plan-chips">
        <Button
          tone="quiet"
          onClick={() => onChosen([...new Set([...chosen, ...found.map(({ id }) => id)])].slice(0, MOST.own))}
          disabled={isFull || found.every(({ id }) => now.has(id))}
        >
          {say('plan-import-names-found')}
        </Button>
        <Button tone="quiet" onClick={() => onChosen([])} disabled={now.size === 0}>
          {say('plan-import-names-none')}
        </Button>
      </div>
      <p role="status" className="ui-note">
        {say('plan-import-names-chosen', { chosen: now.size, most: MOST.own })}
        {isFull && `. ${say('plan-import-names-full')}`}
      </p>
      <ul className="ui-plan-names">
        {found.slice(0, SHOWN).map(({ id, name, count, isPacked }) => {
          const isIn = now.has(id)
          return (
            <li key={id}>
              <label className="ui-option" data-refused={isFull && !isIn ? '' : undefined}>
                <input
                  type="checkbox"
                  checked={isIn}
                  disabled={isFull && !isIn}
                  onChange={() => onChosen(isIn ? chosen.filter((one) => one !== id) : [...chosen, id])}
                />
                <span className="ui-option-body">
                  {[
                    name,
                    ...(count > 1 ? [say('plan-import-names-count', { count })] : []),
                    ...(isPacked ? [say('plan-import-names-packed')] : []),
                  ].join(' · ')}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
      {found.length === 0 && <p className="ui-note">{say('plan-none-found')}</p>}
      {more > 0 && <p className="ui-note">{say('plan-import-names-more', { count: more })}</p>}
    </section>
  )
}
