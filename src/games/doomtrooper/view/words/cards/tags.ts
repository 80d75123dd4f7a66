/** The names of classes and units in both languages. A tag of a custom card list that is missing here is shown as written. */
import type { Language } from '../../../../../ui/words/speak'
import type { Noun } from './prose'

type Both = { readonly [L in Language]: Noun }
const n = (one: string, many = `${one}s`, feminine = false): Noun => ({ one, many, ...(feminine ? { feminine } : {}) })
/** Units keep their printed English name in French. */
const unit = (one: string, many = `${one}s`): Both => ({ en: n(one, many), fr: n(one, many) })

const TAGS: { readonly [tag: string]: Both } = {
  PERSONALITY: { en: n('Personality', 'Personalities'), fr: n('personnalité', undefined, true) },
  NEPHARITE: { en: n('Nepharite'), fr: n('Népharite') },
  HERETIC: { en: n('Heretic'), fr: n('hérétique') },
  FREELANCER: { en: n('Freelancer'), fr: n('franc-tireur', 'francs-tireurs') },
  ETOILES_MORTANT: { en: n('Etoiles Mortant', 'Etoiles Mortant'), fr: n('Etoiles Mortant', 'Etoiles Mortant', true) },
  VENUSIAN_RANGER: unit('Venusian Ranger'),
  INFANTRY: { en: n('Infantry', 'Infantry'), fr: n('Infantry', 'Infantry') },
  FREE_MARINE: unit('Free Marine'),
  TWITCHER: unit('Twitcher'),
  BLOOD_BERET: unit('Blood Beret'),
  CLANSMAN: unit('Clansman', 'Clansmen'),
  SAMURAI: unit('Samurai', 'Samurai'),
  HATAMOTO: unit('Hatamoto', 'Hatamoto'),
  INQUISITOR: unit('Inquisitor'),
  MORTIFICATOR: unit('Mortificator'),
  VALKYRIE: { en: n('Valkyrie'), fr: n('Valkyrie', undefined, true) },
  NECROMUTANT: unit('Necromutant'),
  PRETORIAN_STALKER: unit('Pretorian Stalker'),
  CURATOR: unit('Curator'),
  'WEAPON:FIGHT': { en: n('Fight weapon'), fr: n('arme de combat rapproché', 'armes de combat rapproché', true) },
  'WEAPON:SHOOT': { en: n('Shoot weapon'), fr: n('arme de tir', 'armes de tir', true) },
  'WEAPON:FIGHT_SHOOT': {
    en: n('Fight/Shoot weapon'),
    fr: n('arme de combat rapproché et de tir', 'armes de combat rapproché et de tir', true),
  },
  'WEAPON:SPECIAL': { en: n('special weapon'), fr: n('arme spéciale', 'armes spéciales', true) },
  HANDGUN: { en: n('handgun'), fr: n('arme de poing', 'armes de poing', true) },
  MACHINE_GUN: { en: n('machine gun'), fr: n('mitrailleuse', undefined, true) },
  LIGHT_MACHINE_GUN: { en: n('light machine gun'), fr: n('mitrailleuse légère', 'mitrailleuses légères', true) },
  HEAVY_MACHINE_GUN: { en: n('heavy machine gun'), fr: n('mitrailleuse lourde', 'mitrailleuses lourdes', true) },
  ASSAULT_RIFLE: { en: n('assault rifle'), fr: n('fusil d’assaut', 'fusils d’assaut') },
  ATTACHMENT: { en: n('part of a weapon', 'parts of weapons'), fr: n('accessoire d’arme', 'accessoires d’arme') },
  ARMOR: { en: n('suit of armour', 'suits of armour'), fr: n('armure', undefined, true) },
  VEHICLE: { en: n('vehicle'), fr: n('véhicule') },
  AIRSHIP: { en: n('airship'), fr: n('aéronef') },
  TANK: { en: n('tank'), fr: n('char') },
  FORTIFICATION: { en: n('fortification'), fr: n('fortification', undefined, true) },
  CITY: { en: n('city', 'cities'), fr: n('ville', undefined, true) },
  CITADEL: { en: n('citadel'), fr: n('citadelle', undefined, true) },
  CATHEDRAL: { en: n('cathedral'), fr: n('cathédrale', undefined, true) },
}
const written = (tag: string): string =>
  tag
    .toLowerCase()
    .split(/[_:]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

export const tagNoun = (tag: string, language: Language): Noun =>
  (Object.hasOwn(TAGS, tag) ? TAGS[tag]?.[language] : undefined) ?? { one: written(tag), many: written(tag) }

/** Whether the tag has a name here and so appears in a card's sort line. Memberships and classes are worded elsewhere. */
export const isNamed = (tag: string): boolean => Object.hasOwn(TAGS, tag)

/** A word in capitals, such as an Apostle, written as a name. */
export const named = (name: string): string => written(name)
