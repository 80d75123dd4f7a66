/** The names of things. Figures are numbered for the whole match, so that "Cyberman 2" is the same figure for both players. */
import type { Ref } from '../../../table/piece'
import type { Language, Speak } from '../../../ui/words/speak'
import { called, namedBy } from '../../kit/speech/names'
import { bare, compareRefs, numbered } from '../../kit/speech/numbered'
import type { AdventureId, BattleId, Named } from '../rules/cards'
import type { FactionId, WeaponId } from '../rules/profile'
import type { View } from '../rules/state'
import { ADVENTURE_NAMES, BATTLE_NAMES, FACTION_NAMES, FIGURE_NAMES, NODE_NAME, TERRAIN_NAMES, WEAPON_NAMES } from './name-tables'

export { EDGE_NAMES } from './name-tables'

/** The name as used in sentences: terrain and titles with their article, numbered things without. */
export const nameOf = namedBy<View>({ pieces: piecesOf, thing: thingOf })

/** The name for a label, without article and with a capital. */
export const labelOf = (view: View, ref: Ref, language: Language): string => {
  const name = bare(nameOf(view, ref, language))
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}

/** The ending of a French past participle that agrees with this name. Only names with a feminine article are feminine. */
export const ending = (name: string): '' | 'e' => (/^la /i.test(name) ? 'e' : '')

export const weaponName = (id: WeaponId, speak: Speak): string => speak.piece(`weapon:${id}`)
export const battleName = (id: BattleId, speak: Speak): string => speak.piece(`battle:${id}`)
export const adventureName = (id: AdventureId, speak: Speak): string => speak.piece(`adventure:${id}`)
export const factionName = (id: FactionId, speak: Speak): string => speak.piece(`faction:${id}`)

/** What an adventure card does, by its effect. */
export const adventureEffect = (id: AdventureId, speak: Speak): string => speak.piece(`effect:${id}`)

function thingOf(view: View, family: string, id: string, language: Language): string {
  switch (family) {
    case 'weapon':
      return called(weaponOf(view, id), WEAPON_NAMES, id, language)
    case 'battle':
      return called(view.battle.cards[id]?.name, BATTLE_NAMES, id, language)
    case 'adventure':
      return called(view.adventureCards[id]?.name, ADVENTURE_NAMES, id, language)
    case 'effect':
      return view.adventureCards[id]?.effect ?? id
    case 'faction':
      return called(view.pack?.factions[id], FACTION_NAMES, id, language)
    default:
      return id
  }
}

const weaponOf = ({ figures }: View, id: WeaponId): Named | undefined =>
  Object.values(figures)
    .flatMap(({ profile }) => profile.weapons)
    .find((weapon) => weapon.id === id)?.name

function piecesOf(view: View, language: Language): readonly (readonly [Ref, string])[] {
  const figures = Object.values(view.figures)
    .toSorted((a, b) => compareRefs(a.ref, b.ref))
    .map(({ ref, card, profile }) => ({ ref, name: called(profile.name, FIGURE_NAMES, card, language) }))
  const terrain = view.tabletop.terrain.map(({ ref, kind }) => ({
    ref,
    name:
      TERRAIN_NAMES[kind]?.[language] ??
      view.pack?.terrain?.[kind]?.[language] ??
      (language === 'fr' ? 'le décor' : `the ${kind.replaceAll('-', ' ')}`),
  }))
  // Sorted, because the order of a record's keys is not reliable: patches of a view change it.
  const nodes = Object.keys(view.nodes)
    .toSorted(compareRefs)
    .map((ref) => ({ ref, name: NODE_NAME[language] }))
  return [...numbered(figures, language), ...numbered(terrain, language), ...numbered(nodes, language)]
}
