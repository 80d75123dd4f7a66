/** All house data as one set. */
import type { DataSet } from '../rules/data'
import { ADVENTURES } from './adventures'
import { BATTLE_DECK } from './battle-deck'
import { CARD, FACTION } from './cards'
import { MINIATURE } from './miniatures'
import { NODES } from './nodes'
import { MAP, SCENARIO } from './scenarios'
import { WEAPON } from './weapons'

export const HOUSE: DataSet = {
  source: 'house',
  weapons: WEAPON,
  factions: FACTION,
  cards: CARD,
  battleDeck: BATTLE_DECK,
  adventures: ADVENTURES,
  nodes: NODES,
  scenarios: SCENARIO,
  maps: MAP,
  terrain: {},
  miniatures: MINIATURE,
}
