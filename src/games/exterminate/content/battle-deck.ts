/** The common deck of 36 cards (house: the rulebook gives the marks and the total, but not how many cards have which marks). */
import type { BattleCard } from '../rules/cards'

export const BATTLE_DECK: readonly BattleCard[] = [
  { id: 'hit', icons: ['hit'], count: 9 },
  { id: 'armour', icons: ['armour'], count: 8 },
  { id: 'flex', icons: ['hit', 'armour'], count: 2 },
  { id: 'reroll', icons: ['reroll'], count: 4 },
  { id: 'instant-reroll', icons: ['reroll', 'immediate'], count: 3 },
  { id: 'double', icons: ['double'], count: 2 },
  { id: 'super-armour', icons: ['super-armour'], count: 2 },
  { id: 'lightning', icons: ['lightning', 'immediate'], count: 3 },
  { id: 'fate', icons: ['fate', 'immediate'], count: 3 },
]
