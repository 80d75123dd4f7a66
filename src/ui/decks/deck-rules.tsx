/** Whether the deck is legal: every rule, kept or broken, with its requirement and the deck's value. */
import { countIn } from '../../decks/deck'
import { Icon } from '../icons'
import { useWords } from '../words/words-context'
import type { DeckShown } from './deck-page'

export function DeckRules({ shown }: { readonly shown: DeckShown }) {
  const { say } = useWords()
  const { book, deck, owned, rules } = shown
  const broken = rules.filter(({ isKept }) => !isKept).length
  // If the player has noted no collection, missing cards are not reported.
  const short = Object.keys(owned).length === 0 ? [] : book.cards.filter(({ id }) => countIn(deck.cards, id) > countIn(owned, id))
  return (
    <section className="ui-panel ui-section ui-deck-rules" aria-label={say('decks-rules')}>
      <h2>{say('decks-rules')}</h2>
      <p className="ui-deck-verdict" data-legal={broken === 0} role="status">
        <Icon name={broken === 0 ? 'confirm' : 'refused'} />
        {broken === 0 ? say('decks-legal') : say('decks-illegal', { broken })}
      </p>
      <ul>
        {rules.map(({ rule, isKept, text, details }) => (
          <li key={rule} data-rule={rule} data-kept={isKept}>
            <Icon name={isKept ? 'confirm' : 'refused'} />
            <div>
              <span className="ui-hidden">{say(isKept ? 'decks-kept-rule' : 'decks-broken-rule')}: </span>
              {text}
              {details.length > 0 && (
                <ul className="ui-deck-details">
                  {details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
      {short.length > 0 && (
        <details className="ui-ruling-group">
          <summary>
            <span>
              {say('decks-collection')} <span className="ui-numbers">{short.length}</span>
            </span>
            <Icon name="down" />
          </summary>
          <ul className="ui-deck-short">
            {short.map(({ id, face }) => (
              <li key={id}>
                {say('decks-short', { name: face.title, has: countIn(deck.cards, id), owned: countIn(owned, id) })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
