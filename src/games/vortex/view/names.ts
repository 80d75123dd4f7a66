/** Names of things. Numbers count through the whole match, so that "Archer 2" is the same miniature for both players. */
import type { Ref } from '../../../table/piece'
import { findTerrainKind } from '../../../table/terrain'
import { capital } from '../../../ui/words/plural'
import type { Language } from '../../../ui/words/speak'
import { called, type Name, namedBy } from '../../kit/speech/names'
import { bare, compareRefs, numbered } from '../../kit/speech/numbered'
import { HOUSE } from '../content/house'
import { kindOf, shapeOf, TERRAIN } from '../content/terrain'
import { countryNow } from '../rules/facts/country'
import type { View } from '../rules/state'
import { EN_LABELS, FR_LABELS } from './words/labels'
import { PEOPLE_NAMES, SCENERY_NAMES, SKILL_WORDS, SPELL_WORDS } from './words/names-data'

export const LABELS = { en: EN_LABELS, fr: FR_LABELS }

export const profileName = (profile: { readonly id: string; readonly name?: Name }, language: Language): string =>
  called(profile.name ?? HOUSE.profiles[profile.id]?.name, {}, profile.id, language)

function spellName({ spells }: View, id: string, language: Language): string {
  const spell = Object.hasOwn(spells, id) ? spells[id] : undefined
  return called(spell?.name ?? HOUSE.spells[id]?.name, {}, id, language)
}
export const spellText = ({ spells }: View, id: string, language: Language): string =>
  SPELL_WORDS[spells[id]?.effect.does ?? '']?.[language] ?? ''

/** The name as sentences use it. */
export const nameOf = namedBy<View>({
  pieces,
  thing: (view, family, id, language) => {
    switch (family) {
      case 'spell':
        return spellName(view, id, language)
      case 'people':
        return PEOPLE_NAMES[id as keyof typeof PEOPLE_NAMES]?.[language] ?? id
      case 'skill':
        return SKILL_WORDS[id as keyof typeof SKILL_WORDS]?.name[language] ?? id
      default:
        return id
    }
  },
})

/** The name for a label: with a capital and without its article. */
export function labelOf(view: View, ref: Ref, language: Language): string {
  const name = nameOf(view, ref, language)
  return capital(Object.hasOwn(view.figures, ref) ? name : bare(name))
}

function pieces(view: View, language: Language): readonly (readonly [Ref, string])[] {
  const figures = Object.values(view.figures)
    .toSorted((a, b) => compareRefs(a.ref, b.ref))
    .map(({ ref, profile }) => ({ ref, name: profileName(profile, language) }))
  const country = countryNow(view)
  const scenery = view.tabletop.terrain.map(({ ref, kind }) => ({
    ref,
    name: sceneryName(kind, country, view.scenery[ref], language),
  }))
  return [...numbered(figures, language), ...numbered(scenery, language)]
}

function sceneryName(kind: string, country: string, shape: string | undefined, language: Language): string {
  const known = shapeOf(kind)
  const here = known && (country === 'neutral' ? kind : kindOf(country as Parameters<typeof kindOf>[0], known))
  const own = TERRAIN.find((one) => one.kind === here)?.names[language]
  return own ?? SCENERY_NAMES[shape ?? '']?.[language] ?? findTerrainKind(kind)?.kind ?? kind
}
