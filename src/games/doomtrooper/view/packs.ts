/** Reads custom card lists for the lobby and the deck builder. */
import { packReader } from '../../kit/packs/reader'
import { POOL } from '../content/pool'
import { readPackFile } from '../rules/pack'
import { EN_PACK } from './words/en-pack'
import { FR_PACK } from './words/fr-pack'

export const packs = packReader(readPackFile, POOL, {
  example: './packs/doomtrooper-example.json',
  words: { en: EN_PACK, fr: FR_PACK },
  facts: ({ refused }, words) => (refused.length > 0 ? [words.refused(refused.length)] : []),
})
