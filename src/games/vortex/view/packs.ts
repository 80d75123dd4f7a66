/** How the lobby reads players' own packs for this game. */
import { packReader } from '../../kit/packs/reader'
import { HOUSE } from '../content/house'
import { readPackFile } from '../rules/pack'
import { EN_PACK, FR_PACK } from './words/pack-words'

export const packs = packReader(readPackFile, HOUSE, {
  example: './packs/vortex-example.json',
  words: { en: EN_PACK, fr: FR_PACK },
})
