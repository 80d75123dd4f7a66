/** English: faults of a strike team. */
import { counting } from '../../../../ui/words/plural'
import type { Phrases } from '../../../../ui/words/speak'
import type { DataSaid } from '../../rules/said/data'

const many = counting('en')
const KINDS = { ranged: 'ranged', melee: 'melee' } as const

export const EN_DATA: Phrases<DataSaid> = {
  'team-unknown': ({ model }) => `there is no model called ${model}`,
  'team-points': ({ total, limit }) => `the team costs ${total} points, and ${limit} were agreed on`,
  'team-faction': ({ model, faction }, { piece }) =>
    `${piece(`model:${model}`)} does not serve with ${piece(`faction:${faction}`)}`,
  'team-leader': ({ leaders }) =>
    leaders === 0 ? 'the team has no Leader, and needs one' : `the team has ${leaders} Leaders, and only one may lead`,
  'team-specialists': ({ specialists, troops }) =>
    `${many(specialists, 'Specialist', 'Specialists')} with ${many(troops, 'Troop', 'Troops')}: there may be no more of them than Troops`,
  'team-vehicles': ({ vehicles, troops }) =>
    `${many(vehicles, 'Vehicle', 'Vehicles')} with ${many(troops, 'Troop', 'Troops')}: each needs three Troops`,
  'team-characters': ({ characters }) => `${characters} Characters: only one may be hired`,
  'team-not-for': ({ model, weapon }, { piece }) => `${piece(`model:${model}`)} cannot have ${piece(`weapon:${weapon}`)}`,
  'team-twice': ({ model, weapon }, { piece }) => `${piece(`model:${model}`)} has ${piece(`weapon:${weapon}`)} twice`,
  'team-one-upgrade': ({ model, kind, upgrades }, { piece }) =>
    `${piece(`model:${model}`)} has ${upgrades} ${KINDS[kind]} upgrades, and only one is possible`,
  'team-hardpoints': ({ model, systems, hardpoints }, { piece }) =>
    `${piece(`model:${model}`)} would need ${many(systems, 'hardpoint', 'hardpoints')}, and has ${hardpoints}`,
  'team-crew': ({ model }, { piece }) => `${piece(`model:${model}`)} needs its crewed weapon`,
  'team-item': ({ model, item }, { piece }) => `${piece(`item:${item}`)} cannot be bought for ${piece(`model:${model}`)}`,
  'team-no-items': ({ model }, { piece }) => `${piece(`model:${model}`)} carries no items`,
  'team-one-item': ({ model, items }, { piece }) => `${piece(`model:${model}`)} has ${items} items, and may have one`,
  'team-rarity': ({ rarity, items, most }) =>
    `the team has ${many(items, `${rarity} item`, `${rarity} items`)}, and may have ${most} at these points`,
}
