/** Decks of the players' own, in the form that the lobby takes. */
import { packReader } from '../../kit/packs/reader'
import { HOUSE } from '../content/house'
import { readPackFile } from '../rules/pack'
import { EN_PACK } from './words/en-pack'
import { FR_PACK } from './words/fr-pack'

export const packs = packReader(readPackFile, HOUSE, {
  example: './packs/doctor-who-card-game-example.json',
  words: { en: EN_PACK, fr: FR_PACK },
  facts: ({ data }, words) => [words.deck(Object.values(data.cards).reduce((sum, { count }) => sum + count, 0))],
})
