/** The house deck: 127 cards and four starting locations, chosen so that every number printed in the rulebook is respected. */
import type { DeckData } from '../rules/cards'
import { DEFENDERS } from './defenders'
import { ENEMIES } from './enemies'
import { LOCATIONS, STARTS } from './locations'
import { SUPPORTS } from './supports'

const byId = <T extends { readonly id: string }>(cards: readonly T[]): { readonly [id: string]: T } =>
  Object.fromEntries(cards.map((card) => [card.id, card]))

export const HOUSE: DeckData = {
  source: 'house',
  cards: byId([...DEFENDERS, ...ENEMIES, ...SUPPORTS, ...LOCATIONS]),
  starts: byId(STARTS),
}
