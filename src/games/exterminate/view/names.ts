/** What things are called. Numbers run through the whole match, so that "Cyberman 2" is one figure for both players. */
import type { Ref } from '../../../table/piece'
import type { Language } from '../../../ui/words/speak'
import type { Edge } from '../rules/ids'
import type { CardId, FactionId, WeaponId } from '../rules/profile'
import type { View } from '../rules/state'

type In<T> = { readonly [L in Language]: T }
type Texts<Id extends string> = { readonly [I in Id]: In<string> }

/** Figures by the card they come with. Cards with the same name count on: three Daleks and two more are Dalek 1 to 5. */
export const FIGURE_NAMES: Texts<CardId> = {
  'DAL-L': { en: 'Dalek Patrol Leader', fr: 'le chef de patrouille Dalek' },
  'DAL-3': { en: 'Dalek', fr: 'Dalek' },
  'DAL-2': { en: 'Dalek', fr: 'Dalek' },
  'DAL-H': { en: 'Heavy Weapon Dalek', fr: 'le Dalek à arme lourde' },
  'CYB-L': { en: 'Cyber-Leader', fr: 'le Cyber-leader' },
  'CYB-4': { en: 'Cyberman', fr: 'Cyberman' },
  'CYB-3': { en: 'Cyberman', fr: 'Cyberman' },
  'CYB-M': { en: 'Cybermat Swarm', fr: 'l’essaim de Cybermats' },
  'DOC-D': { en: 'the Doctor', fr: 'le Docteur' },
  'DOC-C': { en: 'Companion', fr: 'Compagnon' },
  'DOC-S': { en: 'Soldier', fr: 'Soldat' },
}

export const WEAPON_NAMES: Texts<WeaponId> = {
  gunstick: { en: 'gunstick', fr: 'canon Dalek' },
  cybergun: { en: 'Cybergun', fr: 'Cyber-arme' },
  'heavy-gunstick': { en: 'heavy gunstick', fr: 'canon lourd' },
  rifle: { en: 'rifle', fr: 'fusil' },
  pistol: { en: 'pistol', fr: 'pistolet' },
  fist: { en: 'fist', fr: 'poing' },
}

export const FACTION_NAMES: Texts<FactionId> = {
  daleks: { en: 'Daleks', fr: 'Daleks' },
  cybermen: { en: 'Cybermen', fr: 'Cybermen' },
  doctor: { en: 'The Doctor and companions', fr: 'Le Docteur et ses compagnons' },
}

/** As seen from where the table is first looked at: nothing on it says where north is. */
export const EDGE_NAMES: Texts<Edge> = {
  north: { en: 'far', fr: 'du fond' },
  east: { en: 'right', fr: 'droit' },
  south: { en: 'near', fr: 'proche' },
  west: { en: 'left', fr: 'gauche' },
}

const TERRAIN_NAMES: { readonly [kind: string]: In<string> } = {
  container: { en: 'the container', fr: 'le conteneur' },
  'crates-long': { en: 'the crates', fr: 'les caisses' },
  'crate-stack': { en: 'the crate stack', fr: 'la pile de caisses' },
  barricade: { en: 'the barricade', fr: 'la barricade' },
  'barricade-short': { en: 'the short barricade', fr: 'la petite barricade' },
  console: { en: 'the console', fr: 'la console' },
  barrels: { en: 'the barrels', fr: 'les barils' },
  pipe: { en: 'the pipe', fr: 'le tuyau' },
  platform: { en: 'the platform', fr: 'la plateforme' },
  wall: { en: 'the wall', fr: 'le mur' },
  'ruined-corner': { en: 'the ruined corner', fr: 'l’angle en ruine' },
  building: { en: 'the building', fr: 'le bâtiment' },
  vehicle: { en: 'the vehicle', fr: 'le véhicule' },
  trees: { en: 'the trees', fr: 'les arbres' },
  rocks: { en: 'the rocks', fr: 'les rochers' },
}

type NameTable = ReadonlyMap<Ref, string>
const KNOWN = new WeakMap<View, { [L in Language]?: NameTable }>()

/** The name as sentences use it: terrain and titles with their article, numbered things without. */
export function nameOf(view: View, ref: Ref, language: Language): string {
  const known = KNOWN.get(view) ?? {}
  const table = known[language] ?? tableOfNames(view, language)
  KNOWN.set(view, { ...known, [language]: table })
  return table.get(ref) ?? ref
}

/** The name for a label, without article and with a capital. */
export const labelOf = (view: View, ref: Ref, language: Language): string => {
  const name = bare(nameOf(view, ref, language))
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}

/** The name without its article: "crates −1". */
export const bare = (name: string): string => name.replace(/^(the |le |la |les |l’)/i, '')

/** French agreement: a past participle after this name takes this ending. Only things with a feminine article are feminine. */
export const ending = (name: string): '' | 'e' => (/^la /i.test(name) ? 'e' : '')

function tableOfNames(view: View, language: Language): NameTable {
  const figures = Object.values(view.figures)
    .toSorted((a, b) => compareRefs(a.ref, b.ref))
    .map(({ ref, card }) => ({ ref, name: FIGURE_NAMES[card][language] }))
  const terrain = view.tabletop.terrain.map(({ ref, kind }) => ({
    ref,
    name: TERRAIN_NAMES[kind]?.[language] ?? (language === 'fr' ? 'le décor' : `the ${kind.replaceAll('-', ' ')}`),
  }))
  return new Map([...numbered(figures, language), ...numbered(terrain, language)])
}

interface Named {
  readonly ref: Ref
  readonly name: string
}

function numbered(things: readonly Named[], language: Language): readonly (readonly [Ref, string])[] {
  const total = new Map<string, number>()
  for (const { name } of things) total.set(name, (total.get(name) ?? 0) + 1)
  const seen = new Map<string, number>()
  return things.map(({ ref, name }) => {
    if (total.get(name) === 1) return [ref, name]
    const place = (seen.get(name) ?? 0) + 1
    seen.set(name, place)
    return [ref, `${language === 'en' ? bare(name) : name} ${place}`]
  })
}

/** A2 before A10 before B1. */
const compareRefs = (a: Ref, b: Ref): number => {
  const [letterA, letterB] = [a.charAt(0), b.charAt(0)]
  if (letterA !== letterB) return letterA < letterB ? -1 : 1
  return Number(a.slice(1)) - Number(b.slice(1)) || (a < b ? -1 : a > b ? 1 : 0)
}
