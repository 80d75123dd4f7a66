/** French: faults of a strike team. */
import { counting } from '../../../../ui/words/plural'
import type { Phrases } from '../../../../ui/words/speak'
import type { DataSaid } from '../../rules/said/data'

const many = counting('fr')
const KINDS = { ranged: 'de tir', melee: 'de mêlée' } as const
const RARITIES = {
  common: ['objet commun', 'objets communs'],
  rare: ['objet rare', 'objets rares'],
  unique: ['objet unique', 'objets uniques'],
} as const

export const FR_DATA: Phrases<DataSaid> = {
  'team-unknown': ({ model }) => `aucune figurine ne s’appelle ${model}`,
  'team-points': ({ total, limit }) => `le groupe coûte ${total} points pour ${limit} convenus`,
  'team-faction': ({ model, faction }, { piece }) =>
    `${piece(`model:${model}`)} ne sert pas avec cette faction : ${piece(`faction:${faction}`)}`,
  'team-leader': ({ leaders }) =>
    leaders === 0 ? 'le groupe n’a pas de Leader, et il en faut un' : `le groupe a ${leaders} Leaders, et un seul peut commander`,
  'team-specialists': ({ specialists, troops }) =>
    `${many(specialists, 'Spécialiste', 'Spécialistes')} pour ${many(troops, 'Troupe', 'Troupes')} : il n’en faut pas plus que de Troupes`,
  'team-vehicles': ({ vehicles, troops }) =>
    `${many(vehicles, 'Véhicule', 'Véhicules')} pour ${many(troops, 'Troupe', 'Troupes')} : il faut trois Troupes à chacun`,
  'team-characters': ({ characters }) => `${characters} Personnages : un seul peut être engagé`,
  'team-not-for': ({ model, weapon }, { piece }) =>
    `${piece(`model:${model}`)} ne peut pas recevoir cette arme : ${piece(`weapon:${weapon}`)}`,
  'team-twice': ({ model, weapon }, { piece }) =>
    `${piece(`model:${model}`)} a deux fois la même arme : ${piece(`weapon:${weapon}`)}`,
  'team-one-upgrade': ({ model, kind, upgrades }, { piece }) =>
    `${piece(`model:${model}`)} a ${upgrades} améliorations ${KINDS[kind]}, pour une seule possible`,
  'team-hardpoints': ({ model, systems, hardpoints }, { piece }) =>
    `${piece(`model:${model}`)} aurait besoin de ${many(systems, 'point d’emport', 'points d’emport')}, et en a ${hardpoints}`,
  'team-crew': ({ model }, { piece }) => `à ${piece(`model:${model}`)}, il faut son arme servie à plusieurs`,
  'team-item': ({ model, item }, { piece }) => `${piece(`item:${item}`)} ne s’achète pas pour ${piece(`model:${model}`)}`,
  'team-no-items': ({ model }, { piece }) => `${piece(`model:${model}`)} ne porte pas d’objets`,
  'team-one-item': ({ model, items }, { piece }) => `${piece(`model:${model}`)} a ${items} objets, pour un seul permis`,
  'team-rarity': ({ rarity, items, most }) => {
    const [one, other] = RARITIES[rarity]
    return `le groupe a ${many(items, one, other)}, pour ${most} à ces points`
  },
}
