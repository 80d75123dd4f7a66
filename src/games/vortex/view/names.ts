/** Names of things. A number is kept for the whole match, so that "Archer 2" is the same miniature for both players. */
import type { Ref } from '../../../table/piece'
import { capital } from '../../../ui/words/plural'
import type { Language } from '../../../ui/words/speak'
import { called, type Name, namedBy } from '../../kit/speech/names'
import { bare, compareRefs, numbered } from '../../kit/speech/numbered'
import { HOUSE } from '../content/house'
import { kindOf, shapeOf, TERRAIN } from '../content/terrain'
import { countryNow } from '../rules/facts/country'
import type { CountryNow, View } from '../rules/state'
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

/** The name of a thing as used in sentences, with its article. */
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
      case 'anchor':
        return language === 'fr' ? `l’ancrage ${id}` : `anchor ${id}`
      default:
        return id
    }
  },
})

/** The name as a label: capitalised, without its article. */
export function labelOf(view: View, ref: Ref, language: Language): string {
  const name = nameOf(view, ref, language)
  return capital(Object.hasOwn(view.figures, ref) ? name : bare(name))
}

function pieces(view: View, language: Language): readonly (readonly [Ref, string])[] {
  const figures = Object.values(view.figures)
    .toSorted((a, b) => compareRefs(a.ref, b.ref))
    .map(({ ref, profile }) => ({ ref, name: profileName(profile, language) }))
  return [...numbered(figures, language), ...sceneryNames(view, language)]
}

/** Names of scenery, numbered by kind for the whole match. A broken piece keeps its number but gets its kind's plain name. */
function sceneryNames(view: View, language: Language): readonly (readonly [Ref, string])[] {
  const country = countryNow(view)
  const standing = new Map(view.tabletop.terrain.map(({ ref, kind }) => [ref, kind]))
  const all = Object.entries(view.scenery)
  return all.map(([ref, made]) => {
    const alike = all.flatMap(([other, kind]) => (kind === made ? [other] : []))
    const name = guiseName(standing.get(ref), country, language) ?? SCENERY_NAMES[made][language]
    if (alike.length === 1) return [ref, name]
    return [ref, `${language === 'en' ? bare(name) : name} ${alike.indexOf(ref) + 1}`]
  })
}

/** A piece's name in the current country; undefined for a broken piece or one without a named shape. */
function guiseName(kind: string | undefined, country: CountryNow, language: Language): string | undefined {
  const shape = kind === undefined ? undefined : shapeOf(kind)
  const here = shape && (country === 'neutral' ? kind : kindOf(country, shape))
  return TERRAIN.find((one) => one.kind === here)?.names[language]
}
