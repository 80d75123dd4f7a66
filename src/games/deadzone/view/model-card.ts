/** The contents of a model's card, as data with finished texts: its numbers, weapons, abilities, what it carries. */
import type { Ref } from '../../../table/piece'
import { capital } from '../../../ui/words/plural'
import type { Language } from '../../../ui/words/speak'
import { typeset } from '../../../ui/words/typeset'
import type { Keyword, Profile, Stat } from '../rules/profile'
import type { View } from '../rules/state'
import { itemName, keywordName, keywordText, labelOf, weaponLine, weaponName } from './names'
import { DATA_WORDS } from './words/data-words'
import { EN_LOBBY } from './words/en-lobby'
import { FR_LOBBY } from './words/fr-lobby'

const TYPES = { en: EN_LOBBY.types, fr: FR_LOBBY.types }

export interface Explained {
  readonly id: string
  readonly name: string
  readonly text: string
}
export interface ModelCard {
  readonly name: string
  readonly type: string
  readonly points: number
  readonly vp: number
  readonly numbers: {
    readonly [N in 'speed' | 'shoot' | 'fight' | 'survive' | 'armour' | 'size']: string
  }
  readonly weapons: readonly { readonly id: string; readonly name: string; readonly line: string; readonly spent: boolean }[]
  /** The model's abilities and the keywords of its weapons, without repetitions. */
  readonly keywords: readonly Explained[]
  readonly special?: Explained
  readonly items: readonly Explained[]
}

const statText = (stat: Stat): string => (stat === null ? '–' : `${stat}+`)

/** Throws for a ref that is not a model's. */
export function modelCard(view: View, ref: Ref, language: Language): ModelCard {
  const model = Object.hasOwn(view.models, ref) ? view.models[ref] : undefined
  if (!model) throw new Error(`no model is called ${ref}`)
  const { profile } = model
  const set = (text: string) => typeset(text, language)
  const { speed, armour, size, shoot, fight, survive, points, vp, type, weapons, special } = profile
  const told = special && DATA_WORDS[language].specials[special]
  return {
    name: set(labelOf(view, ref, language)),
    type: TYPES[language][type],
    points,
    vp,
    numbers: {
      speed: `${speed[0]}-${speed[1]}`,
      shoot: statText(shoot),
      fight: statText(fight),
      survive: statText(survive),
      armour: String(armour),
      size: String(size),
    },
    weapons: weapons.map((weapon) => ({
      id: weapon.id,
      name: set(capital(weaponName(weapon, language))),
      line: set(weaponLine(weapon, language)),
      spent: model.used.includes(weapon.id) || model.reload.includes(weapon.id),
    })),
    keywords: keywordsOf(profile).map((keyword) => ({
      id: keyword.name,
      name: set(keywordName(keyword, language)),
      text: set(keywordText(keyword, language)),
    })),
    ...(special && told ? { special: { id: special, name: set(told.name), text: set(told.text) } } : {}),
    items: model.items.map((item) => itemOf(view, item, language)),
  }
}

/** The keywords without repetitions, by name and value. The model's own come before those of its weapons. */
function keywordsOf({ abilities, weapons }: Profile): readonly Keyword[] {
  const all: readonly Keyword[] = [...abilities, ...weapons.flatMap(({ keywords }) => keywords)]
  return all.filter(({ name, value }, at) => all.findIndex((other) => other.name === name && other.value === value) === at)
}

function itemOf(view: View, ref: Ref, language: Language): Explained {
  const kind = view.items[ref]?.kind
  const text = kind ? DATA_WORDS[language].items[kind].text : ''
  return { id: ref, name: typeset(capital(itemName(view, ref, { language })), language), text: typeset(text, language) }
}
