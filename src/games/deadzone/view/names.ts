/** The names of things. Models are numbered for the whole match, so that "Enforcer 2" is the same model for both players. */
import type { Ref } from '../../../table/piece'
import { capital } from '../../../ui/words/plural'
import type { Language, Speak } from '../../../ui/words/speak'
import { called, type Name, type Names, namedBy } from '../../kit/speech/names'
import { bare, compareRefs, numbered } from '../../kit/speech/numbered'
import { ABILITIES, ITEM_KINDS, type Keyword, SPECIALS, WEAPON_KEYWORDS, type Weapon, type WeaponId } from '../rules/profile'
import type { View } from '../rules/state'
import { DATA_WORDS } from './words/data-words'
import { FACTION_NAMES, MISSION_NAMES, TERRAIN_NAMES, THING_NAMES, ZONE_NAMES } from './words/names-data'
import { MODEL_NAMES } from './words/names-models'
import { WEAPONS_A_TO_H } from './words/names-weapons-a-to-h'
import { WEAPONS_I_TO_Z } from './words/names-weapons-i-to-z'
import type { KeywordId } from './words/told'

export const WEAPON_NAMES: Names = { ...WEAPONS_A_TO_H, ...WEAPONS_I_TO_Z }

/** The name as used in sentences: scenery with its article, models without. */
export const nameOf = namedBy<View>({ pieces: piecesOf, thing: thingOf, other: strengthOf })

/** The name for a label, capitalized, scenery without its article. Models keep an article that is part of the name: The Piper. */
export function labelOf(view: View, ref: Ref, language: Language): string {
  const name = nameOf(view, ref, language)
  return capital(Object.hasOwn(view.models, ref) ? name : bare(name))
}

export const profileName = (profile: { readonly id: string; readonly name?: Name }, language: Language): string =>
  called(profile.name, MODEL_NAMES, profile.id, language)
export const weaponName = (weapon: Pick<Weapon, 'id' | 'name'>, language: Language): string =>
  called(weapon.name, WEAPON_NAMES, weapon.id, language)

/** The name of an item as far as the viewer knows it: its kind, or an unknown token. */
export function itemName(view: View, ref: Ref, { language }: Pick<Speak, 'language'>): string {
  const item = Object.hasOwn(view.items, ref) ? view.items[ref] : undefined
  return item?.kind ? DATA_WORDS[language].items[item.kind].name : THING_NAMES.token[language]
}

/** A keyword with its value: "Frenzy (1)". */
export function keywordName({ name, value }: Keyword, language: Language): string {
  const told = toldOf(name, language)
  if (!told) return value === undefined ? name : `${name} (${value})`
  if (told.name.includes('{n}')) return told.name.replace('{n}', String(value ?? 1))
  return value === undefined ? told.name : `${told.name} (${value})`
}
/** What a keyword does, in a sentence or two. */
export const keywordText = ({ name, value }: Keyword, language: Language): string =>
  toldOf(name, language)?.text.replaceAll('{n}', String(value ?? 1)) ?? ''

const KEYWORD_IDS: readonly KeywordId[] = [...ABILITIES, ...WEAPON_KEYWORDS]
function toldOf(name: string, language: Language) {
  const id = KEYWORD_IDS.find((one) => one === name)
  return id && DATA_WORDS[language].keywords[id]
}

/** A weapon's line: "R6, AP 1, Rapid Fire", or "RF, AP 1" for a Fight weapon. */
export function weaponLine({ range, ap, keywords }: Weapon, language: Language): string {
  const { reach, fight, ap: armourPiercing } = DATA_WORDS[language].weapon
  const far = range === 'fight' ? [fight] : range === 'none' ? [] : [reach(range)]
  return [...far, ...(ap > 0 ? [armourPiercing(ap)] : []), ...keywords.map((keyword) => keywordName(keyword, language))].join(
    ', ',
  )
}

function thingOf(view: View, family: string, id: string, language: Language): string {
  const { items, specials } = DATA_WORDS[language]
  switch (family) {
    case 'weapon':
      // The thrown thing may be an item that was picked up.
      return Object.hasOwn(view.items, id)
        ? itemName(view, id, { language })
        : called(weaponIn(view, id)?.name, WEAPON_NAMES, id, language)
    case 'item': {
      const kind = ITEM_KINDS.find((one) => one === id)
      return kind ? items[kind].name : itemName(view, id, { language })
    }
    case 'special': {
      const special = SPECIALS.find((one) => one === id)
      return special ? specials[special].name : id
    }
    case 'keyword':
      return keywordName({ name: id }, language)
    case 'model':
      return called(profileIn(view, id)?.name, MODEL_NAMES, id, language)
    case 'faction':
      return called(undefined, FACTION_NAMES, id, language)
    case 'mission':
      return called(undefined, MISSION_NAMES, id, language)
    case 'zone':
      return called(undefined, ZONE_NAMES, id, language)
    default:
      return id
  }
}

const profileIn = ({ models }: View, id: string) => Object.values(models).find(({ profile }) => profile.id === id)?.profile
const weaponIn = ({ models }: View, id: WeaponId): Weapon | undefined =>
  Object.values(models)
    .flatMap(({ profile }) => profile.weapons)
    .find((weapon) => weapon.id === id)

/** The name of a threat that rolls against a model without being a model. */
function strengthOf(ref: Ref, language: Language): string | undefined {
  const strengths: Names = THING_NAMES
  // The ref of smoke contains its cube: "smoke 4-5-1".
  const id = ref.startsWith('smoke ') ? 'smoke' : ref
  return Object.hasOwn(strengths, id) ? strengths[id]?.[language] : undefined
}

function piecesOf(view: View, language: Language): readonly (readonly [Ref, string])[] {
  const models = Object.values(view.models)
    .toSorted((a, b) => compareRefs(a.ref, b.ref))
    .map(({ ref, profile }) => ({ ref, name: profileName(profile, language) }))
  const terrain = view.tabletop.terrain.map(({ ref, kind }) => ({ ref, name: called(undefined, TERRAIN_NAMES, kind, language) }))
  const items = Object.keys(view.items)
    .toSorted(compareRefs)
    .map((ref) => ({ ref, name: itemName(view, ref, { language }) }))
  const objectives = view.objectives.map(({ ref }) => ({ ref, name: THING_NAMES.objective[language] }))
  // Panels are not numbered, because there are many and a number would not help to find one.
  return [
    ...terrain.map(({ ref, name }) => [ref, name] as const),
    ...numbered(models, language),
    ...items.map(({ ref, name }) => [ref, name] as const),
    ...numbered(objectives, language),
  ]
}
