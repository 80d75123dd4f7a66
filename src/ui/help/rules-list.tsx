/** What can be opened: the chapters with their entries, or what a search found. */
import type { GameHelp } from '../../games/help'
import { typeset } from '../words/typeset'
import { useWords } from '../words/words-context'
import type { Hit, Place } from './search'

interface ListProps {
  readonly help: GameHelp
  /** What is shown now. */
  readonly place: Place | undefined
  onShow(place: Place): void
}

export function RulesContents({ help: { chapters }, place, onShow }: ListProps) {
  const { say, speak } = useWords()
  const { language } = speak
  return (
    <>
      {chapters.map(({ id, title, entries }) => (
        <section key={id}>
          <h3>{typeset(title[language], language)}</h3>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <button
                  type="button"
                  className="ui-rules-item"
                  aria-current={place?.type === 'entry' && place.id === entry.id ? 'page' : undefined}
                  onClick={() => onShow({ type: 'entry', id: entry.id })}
                >
                  {typeset(entry.words[language].title, language)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h3>{say('rules-glossary')}</h3>
        <ul>
          <li>
            <button
              type="button"
              className="ui-rules-item"
              aria-current={place?.type === 'term' ? 'page' : undefined}
              onClick={() => onShow({ type: 'term', id: undefined })}
            >
              {say('rules-all-terms')}
            </button>
          </li>
        </ul>
      </section>
    </>
  )
}

export function RulesHits({ help, hits, place, onShow }: ListProps & { readonly hits: readonly Hit[] }) {
  const { say, speak } = useWords()
  const { language } = speak
  const chapterOf = (id: string | undefined) => help.chapters.find(({ entries }) => entries.some((one) => one.id === id))
  return (
    <>
      <p className="ui-note" aria-live="polite">
        {say('rules-found', { count: hits.length })}
      </p>
      <ul>
        {hits.map((hit) => (
          <li key={`${hit.place.type} ${hit.place.id}`}>
            <button
              type="button"
              className="ui-rules-item"
              aria-current={place?.type === hit.place.type && place.id === hit.place.id ? 'page' : undefined}
              onClick={() => onShow(hit.place)}
            >
              {typeset(hit.title, language)}
              <span className="ui-note">
                {hit.place.type === 'term'
                  ? say('rules-glossary')
                  : typeset(chapterOf(hit.place.id)?.title[language] ?? '', language)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
