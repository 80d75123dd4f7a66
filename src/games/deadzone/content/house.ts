/** All house data as one set. */
import { type DataSet, type Faction, known, type Listing, type Offer } from '../rules/data'
import type { FactionId, WeaponId } from '../rules/profile'
import { ITEM_OFFERS } from './items'
import { ASTERIANS } from './lists/asterians'
import { ENFORCERS } from './lists/enforcers'
import { FORGE_FATHERS } from './lists/forge-fathers'
import { GCPS } from './lists/gcps'
import { MARAUDERS } from './lists/marauders'
import { MERCS } from './lists/mercs'
import { PLAGUE } from './lists/plague'
import { REBS } from './lists/rebs'
import { VEER_MYN } from './lists/veer-myn'
import { WEAPONS_A_TO_H } from './lists/weapons-a-to-h'
import { WEAPONS_I_TO_Z } from './lists/weapons-i-to-z'
import { modelTable, weaponTable } from './read-table'
import { TEAM } from './teams'

const LISTS = {
  enforcers: ENFORCERS,
  'forge-fathers': FORGE_FATHERS,
  plague: PLAGUE,
  rebs: REBS,
  marauders: MARAUDERS,
  asterians: ASTERIANS,
  gcps: GCPS,
  'veer-myn': VEER_MYN,
} as const

/** Weapons with two uses have two lines in the printed table. Buying the first also gives the second. */
const BRINGS: { readonly [weapon: WeaponId]: WeaponId } = {
  'strider-grav-ram-spear-rf': 'strider-grav-ram-spear',
  'power-claw-and-flamer-claw': 'power-claw-and-flamer-flamer',
}

/** The faction under which Characters are listed. Which factions may hire a Character is given in its own line. */
export const CHARACTERS: FactionId = 'mercs'

function once<T>(things: readonly T[], idOf: (thing: T) => string): { readonly [id: string]: T } {
  const table: { [id: string]: T } = {}
  for (const thing of things) {
    const id = idOf(thing)
    if (Object.hasOwn(table, id)) throw new Error(`${id} is there twice`)
    table[id] = thing
  }
  return table
}

const weapons: { readonly [id: WeaponId]: Offer } = once(
  [...weaponTable(WEAPONS_A_TO_H), ...weaponTable(WEAPONS_I_TO_Z)].map((offer) => {
    const brings = known(BRINGS, offer.weapon.id)
    return brings === undefined ? offer : { ...offer, brings }
  }),
  ({ weapon }) => weapon.id,
)

const listings: readonly Listing[] = [
  ...Object.entries(LISTS).flatMap(([faction, table]) => modelTable(faction, table, weapons)),
  ...modelTable(CHARACTERS, MERCS, weapons),
]

export const HOUSE: DataSet = {
  source: 'house',
  factions: once<Faction>(
    Object.keys(LISTS).map((id) => ({ id })),
    ({ id }) => id,
  ),
  models: once(listings, ({ profile }) => profile.id),
  weapons,
  items: ITEM_OFFERS,
  teams: TEAM,
}
