/** Items: the bag of tokens (2.7) and what a team may buy (annex A.2). */
import type { ItemOffer } from '../rules/data'
import type { ItemKind } from '../rules/profile'

/** The sixteen tokens of the bag, by kind. */
export const BAG: readonly { readonly kind: ItemKind; readonly count: number }[] = [
  { kind: 'ammo', count: 5 },
  { kind: 'frag-grenade', count: 3 },
  { kind: 'ap-ammo', count: 2 },
  { kind: 'intel', count: 2 },
  { kind: 'medi-pack', count: 2 },
  { kind: 'stun-grenade', count: 1 },
  { kind: 'booby-trap', count: 1 },
]

export const ITEM_OFFERS: readonly ItemOffer[] = [
  { kind: 'ammo', points: 2, rarity: 'common', factions: 'all' },
  { kind: 'ap-ammo', points: 4, rarity: 'rare', factions: 'all' },
  { kind: 'bomb-bot', points: 8, rarity: 'rare', factions: ['forge-fathers'] },
  { kind: 'commlink', points: 4, rarity: 'rare', factions: ['gcps'] },
  { kind: 'defender-shield', points: 5, rarity: 'rare', factions: ['enforcers'] },
  { kind: 'energy-shield-2', points: 5, rarity: 'unique', factions: ['asterians'] },
  { kind: 'energy-shield-3', points: 12, rarity: 'unique', factions: ['plague', 'rebs'] },
  { kind: 'energy-shield-3', points: 7, rarity: 'unique', factions: ['asterians'] },
  { kind: 'energy-shield-4', points: 9, rarity: 'unique', factions: ['asterians'] },
  { kind: 'frag-grenade', points: 6, rarity: 'common', factions: 'all' },
  {
    kind: 'holo-sight',
    points: 8,
    rarity: 'rare',
    factions: ['asterians', 'enforcers', 'forge-fathers', 'marauders', 'plague', 'rebs'],
  },
  {
    kind: 'medi-pack',
    points: 5,
    rarity: 'common',
    factions: ['asterians', 'enforcers', 'forge-fathers', 'gcps', 'marauders', 'rebs'],
  },
  { kind: 'mono-wheel', points: 12, rarity: 'unique', factions: ['enforcers'] },
  { kind: 'sentry-gun', points: 8, rarity: 'rare', factions: ['enforcers', 'gcps'] },
  { kind: 'smoke-grenade', points: 3, rarity: 'common', factions: 'all' },
  { kind: 'stun-grenade', points: 4, rarity: 'rare', factions: ['asterians', 'rebs'] },
  { kind: 'stun-grenade', points: 6, rarity: 'rare', factions: ['gcps', 'veer-myn'] },
  { kind: 'thermal-mines', points: 4, rarity: 'rare', factions: ['enforcers', 'forge-fathers', 'gcps'] },
  { kind: 'toxic-grenade', points: 8, rarity: 'rare', factions: ['veer-myn'] },
  { kind: 'tripmine', points: 6, rarity: 'rare', factions: ['gcps'] },
]
