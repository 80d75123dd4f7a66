/** English: the lobby. */
import type { LobbyShape } from './lobby-words'

export const EN_LOBBY = {
  scenario: 'The whole game',
  scenarioDetail: 'Play locations, defend them, attack the others’. Most victory points at the end win.',
  scenarioFacts: ['127 cards', '3–4 players', 'about an hour'],
  house: 'house deck',
  sourceHouse:
    'The published card list is not known to us. Names and effects come from the rulebook and public reviews; most strengths, points and numbers of copies are house data. Every card says which is which.',
  sourcePack: (name: string) => `Played with your deck “${name}”. Every card says whose data it is.`,
  players: 'Players',
  playersHint: 'Play goes clockwise: A, B, C, then D.',
  three: '3 players',
  four: '4 players',
  groups: { ending: 'The end of the game', conflicts: 'Conflicts', cards: 'Cards' },
  rulings: {
    markerEnd: {
      title: 'When markers end the game',
      explanation:
        'The supplied rulebook asks for all five Dalek and all five TARDIS markers at the start of one’s turn; public sources on the English game say either kind is enough. With either, a game is about half as long.',
      values: { both: 'All of both kinds', either: 'All of either kind' },
    },
    attackerDiscardBound: {
      title: 'What a victorious attack loses',
      explanation:
        'The strongest set of its cards that comes to no more than the defence, or to less than it. One card always stays.',
      values: { atMost: 'At most the defence', below: 'Less than the defence' },
    },
    unitSpend: {
      title: 'How much U.N.I.T. may be paid',
      explanation: 'The text speaks of one point of time for one more strength; some read it as any number.',
      values: { one: 'One time in a conflict', unlimited: 'Any number' },
    },
    pandoricaVsDoctor: {
      title: 'The Pandorica meets the Doctor',
      explanation: 'The supplied text discards the Pandorica; by the story it might be the Doctor who is shut in.',
      values: { pandorica: 'The Pandorica goes', doctor: 'The Doctor goes' },
    },
    masterGoesWith: {
      title: 'What the Master goes with',
      explanation: 'One sentence can be read in two ways: only Roboforms go with every enemy, or the Master does as well.',
      values: { wild: 'Only with cards for all', every: 'With every enemy' },
    },
  },
} satisfies LobbyShape
