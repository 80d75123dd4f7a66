/** The rules of a game: its chapters with one entry shown at a time, a glossary, and a search over all of it. */
import { type KeyboardEvent, type RefObject, useId, useMemo, useRef, useState } from 'react'
import '../style/rules.css'
import type { GameHelp } from '../../games/help'
import { DialogFrame } from '../dialog'
import { typeset } from '../words/typeset'
import { useWords } from '../words/words-context'
import { entryFor } from './entries'
import { RulesContents, RulesHits } from './rules-list'
import { RulesPage } from './rules-page'
import { type Place, searchIn } from './search'
import type { Asked } from './why-button'

export interface RulesDialogProps {
  /** The game's name. */
  readonly game: string
  readonly help: GameHelp
  /** The reasons to explain, the first of which is shown; none to begin with the contents. */
  readonly about: readonly Asked[]
  onClose(): void
}

export function RulesDialog({ game, onClose, ...content }: RulesDialogProps) {
  const { say, speak } = useWords()
  const field = useRef<HTMLInputElement>(null)
  const page = useRef<HTMLHeadingElement>(null)
  return (
    <DialogFrame
      open
      onClose={onClose}
      title={say('rules-title', { game: typeset(game, speak.language) })}
      hint={say('rules-hint')}
      wide
      firstFocus={content.about.length > 0 ? page : field}
    >
      <RulesContent {...content} field={field} page={page} />
    </DialogFrame>
  )
}

export interface RulesContentProps extends Pick<RulesDialogProps, 'help' | 'about'> {
  readonly field: Field
  /** The heading of what is shown. */
  readonly page: Heading
}
type Field = RefObject<HTMLInputElement | null>
type Heading = RefObject<HTMLHeadingElement | null>

export function RulesContent({ help, about, field, page }: RulesContentProps) {
  const { say, speak } = useWords()
  const { language } = speak
  const [place, setPlace] = useState<Place | undefined>(() => {
    const entry = about.map(({ reason }) => entryFor(help, reason)).find((found) => found !== undefined)
    return entry && { type: 'entry', id: entry.id }
  })
  const [query, setQuery] = useState('')
  const list = useRef<HTMLElement>(null)
  const fieldId = useId()
  const search = useMemo(() => searchIn(help, language), [help, language])
  const hits = useMemo(() => (query.trim() === '' ? undefined : search(query)), [search, query])
  const show = (next: Place | undefined) => {
    setPlace(next)
    // They exist, or are visible, only after the next render.
    requestAnimationFrame(() => (next ? page : list).current?.focus())
  }
  const onKeys = (event: KeyboardEvent) => {
    const [first] = hits ?? []
    if (event.key === 'Enter' && event.target === field.current && first) return show(first.place)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = [field.current, ...(list.current?.querySelectorAll('button') ?? [])]
    // The cast is safe: an element that is none of these is not found.
    const at = stops.indexOf(document.activeElement as HTMLButtonElement)
    stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
    event.preventDefault()
  }
  return (
    <div className="ui-rules" data-reads={place ? '' : undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the field and the buttons inside. */}
      <div className="ui-rules-side" onKeyDown={onKeys}>
        <div className="ui-field">
          <label className="ui-label" htmlFor={fieldId}>
            {say('rules-search')}
          </label>
          <input
            ref={field}
            id={fieldId}
            type="search"
            className="ui-input"
            value={query}
            autoComplete="off"
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        <nav ref={list} tabIndex={-1} aria-label={say('rules-contents')}>
          {hits ? (
            <RulesHits help={help} hits={hits} place={place} onShow={show} />
          ) : (
            <RulesContents help={help} place={place} onShow={show} />
          )}
        </nav>
      </div>
      <RulesPage help={help} place={place} about={about} heading={page} onShow={show} />
    </div>
  )
}
