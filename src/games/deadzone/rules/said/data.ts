/** Messages about data: faults of a strike team. Models, weapons, items and factions are given by their ids in the data. */
export type DataSaid = {
  'team-unknown': { model: string }
  'team-points': { total: number; limit: number }
  'team-faction': { model: string; faction: string }
  'team-leader': { leaders: number }
  'team-specialists': { specialists: number; troops: number }
  'team-vehicles': { vehicles: number; troops: number }
  'team-characters': { characters: number }
  'team-not-for': { model: string; weapon: string }
  'team-twice': { model: string; weapon: string }
  'team-one-upgrade': { model: string; kind: 'ranged' | 'melee'; upgrades: number }
  'team-hardpoints': { model: string; systems: number; hardpoints: number }
  /** A weapons team was chosen without its weapon. */
  'team-crew': { model: string }
  'team-item': { model: string; item: string }
  /** Vehicles and Beasts cannot carry items. */
  'team-no-items': { model: string }
  'team-one-item': { model: string; items: number }
  'team-rarity': { rarity: 'common' | 'rare' | 'unique'; items: number; most: number }
}
