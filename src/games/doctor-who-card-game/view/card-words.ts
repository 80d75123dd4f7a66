/** The texts of a card (its type, numbers, effect and source), for its faces on the table and in the hand. */
import type { Speak } from '../../../ui/words/speak'
import type { Card, EnemyCard, Source, SupportCard } from '../rules/cards'
import { say } from './words'

export function kindOf(card: Card, speak: Speak): string {
  switch (card.type) {
    case 'location':
      return say(speak, 'kind-location')
    case 'start':
      return say(speak, 'kind-start')
    case 'defender':
      return say(speak, 'kind-defender', { kind: card.kind })
    case 'enemy':
      return say(speak, 'kind-enemy')
    case 'support':
      return say(speak, 'kind-support')
  }
}

/** The card's effect in our own words; empty for a card that only has a strength. */
export function textOf(card: Card, speak: Speak): string {
  switch (card.type) {
    case 'location':
      return say(speak, 'text-location', card)
    case 'start':
      return say(speak, 'text-start', card)
    case 'defender':
      return say(speak, 'text-defender', { kind: card.kind, time: card.time ?? 0 })
    case 'enemy':
      return enemyText(card, speak)
    case 'support':
      return say(speak, 'text-support', { effect: card.effect, gain: card.gain ?? 0 })
  }
}
const enemyText = (card: EnemyCard, speak: Speak): string =>
  [
    say(speak, 'text-enemy', { power: card.power ?? '', takes: card.takes ?? '', time: card.time ?? 0 }),
    say(speak, 'text-goes-with', { families: card.partners, wild: card.wild }),
  ]
    .filter((part) => part !== '')
    .join(' ')

/** When the card may be played, and how many copies there are. */
export function factsOf(card: Card, speak: Speak): readonly string[] {
  const when = card.type === 'support' ? [say(speak, 'fact-when', { effect: (card satisfies SupportCard).effect })] : []
  const dalek = card.type === 'enemy' && card.dalek ? [say(speak, 'text-dalek-sec')] : []
  return card.type === 'start' ? [] : [...when, ...dalek, say(speak, 'fact-copies', { count: card.count })]
}

/** Small print: which of the card's values are published, and which are house data or from a pack. */
export function noteOf({ from }: Card, speak: Speak): string {
  const fields = (...sources: readonly Source[]) =>
    Object.entries(from)
      .filter(([, source]) => sources.includes(source))
      .map(([field]) => say(speak, 'note-field', { field }))
  return say(speak, 'note-sources', {
    published: fields('rulebook', 'web'),
    house: fields('house'),
    pack: fields('pack'),
    ruled: fields('ruling'),
  })
}
