/** English: before a match. */
import type { LobbyShape } from './lobby-words'

export const EN_LOBBY = {
  scenario: 'The standard game',
  scenarioDetail: 'Deploy warriors, equip them, attack. Whoever has 25 Promotion points first ends the match.',
  scenarioFacts: ['160 cards', '2–4 players', 'four ready decks'],
  house: 'house decks',
  source: 'Facts of the cards are those of the base set, their effects restated in our own words; the four decks are house data.',
  players: 'Players',
  playersHint: 'Play goes clockwise: A, B, C, then D.',
  count: (players: number) => `${players} players`,
  target: 'Promotion to reach',
  targetHint: 'The match stops as soon as somebody has it.',
  points: (target: number) => `${target} P`,
  deck: 'Deck',
  deckHint: 'The ready ones have sixty cards each, all of them legal. Your own come from the deck builder.',
  ownDeck: 'A deck without a name',
  ownDeckDetail: (cards: number) => `Your own deck of ${cards}`,
  deckRefused: (seat: string, why: string) => `The deck of seat ${seat}: ${why}`,
  sourcePack: (name: string) =>
    `Played with the cards of “${name}” beside those of the base set, whose effects are restated in our own words.`,
  themes: {
    iron_coalition: 'Imperial and Capitol with weapons and missions',
    light_of_the_cathedral: 'The Brotherhood with its Art, and Bauhaus',
    hammer_of_algeroth: 'Followers of Algeroth with Dark Symmetry',
    bargain_in_the_dark: 'Mishima and Cybertronic beside a Cohort',
  } as { readonly [deck: string]: string },
  groups: { attacks: 'Attacks' },
  rulings: {
    firstTurnRule: {
      title: 'No attack in the first turn',
      explanation:
        'The rulebook forbids attacks in the first turn and leaves open whose: each player’s own, or only the very first of the match.',
      values: { each: 'Each player’s own', gameFirst: 'Only the first of all' },
    },
    brotherhoodDirect: {
      title: 'The Brotherhood attacks players',
      explanation: 'Its members attack the Dark Legion only; whether they may attack a player who has no warriors is left open.',
      values: { true: 'It may', false: 'It may not' },
    },
  },
} satisfies LobbyShape
