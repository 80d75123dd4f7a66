/** What is shown of the rules: an entry with its rulebook section, or the glossary. */
import { Fragment, type RefObject, useEffect, useRef } from 'react'
import { plain } from '../../decks/text'
import type { GameHelp, HelpEntry } from '../../games/help'
import { Button } from '../button'
import { numberText } from '../words/length'
import { typeset } from '../words/typeset'
import { useWords } from '../words/words-context'
import { entriesOf, entryFor } from './entries'
import type { Place } from './search'
import type { Asked } from './why-button'

export interface RulesPageProps {
  readonly help: GameHelp
  readonly place: Place | undefined
  readonly about: readonly Asked[]
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** Undefined goes back to the contents. */
  onShow(place: Place | undefined): void
}

export function RulesPage({ help, place, about, heading, onShow }: RulesPageProps) {
  const { say } = useWords()
  const scroller = useRef<HTMLElement>(null)
  const entry = place?.type === 'entry' ? entriesOf(help).find(({ id }) => id === place.id) : undefined
  // Beside the contents, where there is room: what the game is about.
  const [first] = entriesOf(help)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top.
  useEffect(() => {
    scroller.current?.scrollTo(0, 0)
  }, [place])
  return (
    <article ref={scroller} className="ui-rules-page">
      <Button tone="quiet" icon="back" className="ui-rules-back" onClick={() => onShow(undefined)}>
        {say('rules-contents')}
      </Button>
      {about.length > 0 && <About help={help} about={about} shown={entry} onShow={onShow} />}
      {entry && <Entry help={help} entry={entry} heading={heading} onShow={onShow} />}
      {place?.type === 'term' && <Glossary help={help} at={place.id} heading={heading} onShow={onShow} />}
      {!place && (
        <>
          <p className="ui-note">{say('rules-begin')}</p>
          {first && <Entry help={help} entry={first} heading={heading} onShow={onShow} />}
        </>
      )}
    </article>
  )
}

/** The refusal or the parts of the number that the player asked about, each of which opens its entry. */
function About({
  help,
  about,
  shown,
  onShow,
}: Pick<RulesPageProps, 'help' | 'about' | 'onShow'> & { shown?: HelpEntry | undefined }) {
  const { say, speak, reason } = useWords()
  return (
    <ul className="ui-rules-about" aria-label={say('rules-about')}>
      {about.map((one, index) => {
        const entry = entryFor(help, one.reason)
        const value = one.value === undefined ? '' : numberText(one.value, speak.language)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a number have no identity but their place.
          <li key={index}>
            <button
              type="button"
              className="ui-rules-chip"
              aria-pressed={entry !== undefined && entry === shown}
              disabled={!entry}
              onClick={() => entry && onShow({ type: 'entry', id: entry.id })}
            >
              {reason(one.reason)} {value && <strong>{value}</strong>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

type PartProps = Pick<RulesPageProps, 'help' | 'heading' | 'onShow'>

function Entry({ help, entry, heading, onShow }: PartProps & { readonly entry: HelpEntry }) {
  const { say, speak } = useWords()
  const { language } = speak
  const all = entriesOf(help)
  const at = all.indexOf(entry)
  const { title, text } = entry.words[language]
  const terms = help.terms.filter(
    ({ entries, words }) => entries.includes(entry.id) && plain(words[language].title) !== plain(title),
  )
  const step = (by: 1 | -1) => {
    const next = all[at + by]
    return (
      next && (
        <Button
          tone="quiet"
          icon={by < 0 ? 'back' : 'next'}
          aria-label={`${say(by < 0 ? 'rules-before' : 'rules-after')} ${typeset(next.words[language].title, language)}`}
          onClick={() => onShow({ type: 'entry', id: next.id })}
        >
          {typeset(next.words[language].title, language)}
        </Button>
      )
    )
  }
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {typeset(title, language)}
      </h3>
      <p className="ui-rules-text">{typeset(text, language)}</p>
      <p className="ui-note">
        {say('rules-where')} <cite lang="fr">{typeset(entry.where, 'fr')}</cite>
        {entry.rules.length > 0 && (
          <span className="ui-rules-ids">
            {entry.rules.map((id, at) => (
              <Fragment key={id}>
                {at > 0 && ' '}
                <span>{id}</span>
              </Fragment>
            ))}
          </span>
        )}
      </p>
      {terms.length > 0 && (
        <p className="ui-rules-terms">
          <span className="ui-note">{say('rules-glossary')}</span>
          {terms.map(({ id, words }) => (
            <button key={id} type="button" className="ui-rules-chip" onClick={() => onShow({ type: 'term', id })}>
              {typeset(words[language].title, language)}
            </button>
          ))}
        </p>
      )}
      <div className="ui-rules-steps">
        {step(-1)}
        {step(1)}
      </div>
    </>
  )
}

function Glossary({ help, at, heading, onShow }: PartProps & { readonly at: string | undefined }) {
  const { say, speak } = useWords()
  const { language } = speak
  const marked = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the term whenever another is asked for.
  useEffect(() => {
    marked.current?.scrollIntoView({ block: 'center' })
  }, [at])
  const entries = entriesOf(help)
  const terms = [...help.terms].sort((one, other) =>
    one.words[language].title.localeCompare(other.words[language].title, language),
  )
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {say('rules-glossary')}
      </h3>
      <dl className="ui-rules-glossary">
        {terms.map(({ id, words, entries: linked }) => (
          <div key={id} ref={id === at ? marked : undefined} data-at={id === at ? '' : undefined}>
            <dt>{typeset(words[language].title, language)}</dt>
            <dd>{typeset(words[language].text, language)}</dd>
            <dd className="ui-rules-terms">
              {entries
                .filter((entry) => linked.includes(entry.id))
                .map((entry) => (
                  <button
                    key={entry.id}
                    type="button"
                    className="ui-rules-chip"
                    onClick={() => onShow({ type: 'entry', id: entry.id })}
                  >
                    {typeset(entry.words[language].title, language)}
                  </button>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
