/** Checks a deck and words the results: the deck builder shows every rule, the lobby only broken ones. */
import type { DeckList } from '../../../../decks/deck'
import type { Language } from '../../../../ui/words/speak'
import { typeset } from '../../../../ui/words/typeset'
import type { DeckRule } from '../../../decks'
import type { Pool } from '../../rules/cards'
import { COPIES, DECK_SIZE, LEAST_WARRIORS } from '../../rules/constants'
import { type DeckFault, deckFaults, deckSize, warriorsIn } from '../../rules/facts/deck'
import { cardName } from '../cards'
import { DECK_WORDS } from './words'

export function deckRules(cards: DeckList, pool: Pool, language: Language): readonly DeckRule[] {
  const words = DECK_WORDS[language]
  const faults = deckFaults(cards, pool)
  const rule = (id: DeckFault['rule'], text: (wrong: number) => string, detail?: (fault: DeckFault) => string): DeckRule => {
    const broken = faults.filter((fault) => fault.rule === id)
    return {
      rule: id,
      isKept: broken.length === 0,
      text: typeset(text(broken.length), language),
      details: detail ? broken.map((fault) => typeset(detail(fault), language)) : [],
    }
  }
  const named = ({ card = '' }: DeckFault) => cardName({ pool }, card, language) ?? card
  const unknown = rule('unknown', words.unknown, (fault) => words.unknownCard(fault.card ?? '', fault.has))
  return [
    rule('DT-DECK-01', () => words.size(deckSize(cards), DECK_SIZE)),
    rule(
      'DT-DECK-02',
      (wrong) => words.copies(COPIES, wrong),
      (fault) => words.tooMany(named(fault), fault.has, fault.wanted),
    ),
    rule('DT-DECK-03', () => words.warriors(warriorsIn(cards, pool), LEAST_WARRIORS)),
    ...(unknown.isKept ? [] : [unknown]),
  ]
}

/** The most cards that the lobby names for one broken rule. */
const MOST_NAMED = 4

/** One line for each broken rule, with the cards that break it. */
export const brokenIn = (cards: DeckList, pool: Pool, language: Language): readonly string[] =>
  deckRules(cards, pool, language).flatMap(({ isKept, text, details }) =>
    isKept ? [] : [[text, ...details.slice(0, MOST_NAMED), ...(details.length > MOST_NAMED ? ['…'] : [])].join(' ')],
  )
