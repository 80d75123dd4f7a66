/** Names and explanations of data: everything has both languages. */
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/deadzone/content/house'
import { setUp } from '../../../src/games/deadzone/rules/begin'
import { ABILITIES, ITEM_KINDS, SPECIALS, WEAPON_KEYWORDS } from '../../../src/games/deadzone/rules/profile'
import type { View } from '../../../src/games/deadzone/rules/state'
import { modelCard } from '../../../src/games/deadzone/view/model-card'
import {
  itemName,
  keywordName,
  keywordText,
  labelOf,
  nameOf,
  WEAPON_NAMES,
  weaponLine,
} from '../../../src/games/deadzone/view/names'
import { oddsText } from '../../../src/games/deadzone/view/tallies'
import { DATA_WORDS } from '../../../src/games/deadzone/view/words/data-words'
import { FACTION_NAMES, TEAM_NAMES, TERRAIN_NAMES } from '../../../src/games/deadzone/view/words/names-data'
import { MODEL_NAMES } from '../../../src/games/deadzone/view/words/names-models'
import { LANGUAGES } from '../../../src/ui/words/speak'
import { speaker } from '../../../src/ui/words/speaker'

const view = (options: object = {}): View => ({
  ...setUp({ game: 'deadzone', seats: ['A', 'B'], options: options as never }),
  viewer: 'spectator',
})
const weaponOf = (id: string) => {
  const offer = HOUSE.weapons[id]
  if (!offer) throw new Error(id)
  return offer.weapon
}

test('every model, weapon, faction, team and piece of scenery has a name, and nothing else has one', () => {
  expect(Object.keys(MODEL_NAMES).sort()).toEqual(Object.keys(HOUSE.models).sort())
  expect(Object.keys(WEAPON_NAMES).sort()).toEqual([...Object.keys(HOUSE.weapons), 'knife'].sort())
  expect(Object.keys(FACTION_NAMES).sort()).toEqual([...Object.keys(HOUSE.factions), 'mercs'].sort())
  expect(Object.keys(TEAM_NAMES).sort()).toEqual(Object.keys(HOUSE.teams).sort())
  const kinds = new Set([...view().tabletop.terrain, ...view({ map: 'foundry' }).tabletop.terrain].map(({ kind }) => kind))
  expect([...kinds].filter((kind) => !TERRAIN_NAMES[kind])).toEqual([])
  const all = [MODEL_NAMES, WEAPON_NAMES, FACTION_NAMES, TEAM_NAMES, TERRAIN_NAMES].flatMap((names) => Object.values(names))
  expect(all.filter(({ en, fr }) => en.trim() === '' || fr.trim() === '')).toEqual([])
})

describe.each(LANGUAGES)('in %s', (language) => {
  const { keywords, specials, items } = DATA_WORDS[language]
  test('every ability, keyword, Army Special and item is explained in its own words', () => {
    expect(Object.keys(keywords).sort()).toEqual([...new Set<string>([...ABILITIES, ...WEAPON_KEYWORDS])].sort())
    expect(Object.keys(specials).sort()).toEqual([...SPECIALS].sort())
    expect(Object.keys(items).sort()).toEqual([...ITEM_KINDS].sort())
    const texts = [keywords, specials, items].flatMap((family) => Object.values(family))
    expect(texts.filter(({ name, text }) => name === '' || !text.endsWith('.'))).toEqual([])
  })
  test('DZ-DMG-01: a chance to be hurt says by how much, where more than one damage is survived', () => {
    const odds = { hit: 620, hurt: 300, dead: 180, pinned: 0 }
    const said = (spread: readonly number[]) => oddsText({ ...odds, spread }, speaker(language))
    expect(said([220, 80])).toMatch(
      language === 'en' ? /hurts 30\s?% \(1 damage 22\s?%, 2 damage 8\s?%\)/ : /blesse 30\s?% \(1 dégât 22\s?%, 2 dégâts 8\s?%\)/,
    )
    expect(said([300])).toMatch(/30\s?%, /)
  })
  test('the other language says it differently', () => {
    const other = DATA_WORDS[language === 'en' ? 'fr' : 'en']
    const same = [...ABILITIES, ...WEAPON_KEYWORDS].filter((id) => other.keywords[id].text === keywords[id].text)
    expect(same).toEqual([])
  })
  test('a card tells all of a model', () => {
    const card = modelCard(view(), 'B1', language)
    expect(card.numbers).toEqual({ speed: '1-2', shoot: '3+', fight: '4+', survive: '4+', armour: '1', size: '1' })
    expect(card.keywords.map(({ id }) => id)).toEqual(['tactician', 'weight-of-fire', 'rapid-fire'])
    expect(card.special?.id).toBe('too-stubborn-to-die')
    expect(JSON.stringify(card)).not.toMatch(/undefined|\{n\}|NaN/)
  })
})

describe('names in a match', () => {
  test('models are numbered where there are several, through both teams', () => {
    const seen = view({ teams: { A: 'enforcers', B: 'enforcers' } })
    expect(['A1', 'B1', 'A3', 'B3'].map((ref) => nameOf(seen, ref, 'en'))).toEqual([
      'Enforcer Captain 1',
      'Enforcer Captain 2',
      'Enforcer 1',
      'Enforcer 2',
    ])
    expect([nameOf(view(), 'B2', 'fr'), nameOf(view(), 'B1', 'fr')]).toEqual(['Guerrier d’Acier 1', 'Houscarl Guerrier d’Acier'])
  })
  test('scenery, objectives and things by what they are', () => {
    const seen = view()
    expect(labelOf(seen, seen.tabletop.terrain[0]?.ref ?? '', 'en')).toMatch(/^[A-Z]/)
    expect([nameOf(seen, 'o1', 'en'), nameOf(seen, 'weapon:burst-laser', 'fr'), nameOf(seen, 'wall', 'fr')]).toEqual([
      'objective 1',
      'canon laser',
      'le mur',
    ])
    expect([nameOf(seen, 'special:stalwart', 'en'), nameOf(seen, 'item:ammo', 'fr'), nameOf(seen, 'faction:rebs', 'en')]).toEqual(
      ['Stalwart', 'Munitions', 'Rebs'],
    )
  })
  test('DZ-ITM-03: a token that nobody has turned over has no kind in its name', () => {
    const seen = view()
    expect([itemName(seen, 't1', { language: 'en' }), itemName(seen, 't1', { language: 'fr' })]).toEqual([
      'the unknown item',
      'l’objet inconnu',
    ])
    const t1 = seen.items.t1
    if (!t1) throw new Error('no token')
    expect(itemName({ ...seen, items: { t1: { ...t1, kind: 'intel' } } }, 't1', { language: 'en' })).toBe('Intel')
  })
  test('DZ-PROF-09: a weapon in a line', () => {
    expect([weaponLine(weaponOf('hailstorm-rifle'), 'en'), weaponLine(weaponOf('hailstorm-rifle'), 'fr')]).toEqual([
      'R6, AP 1, Rapid Fire',
      'P6, PA 1, Tir rapide',
    ])
    expect(weaponLine(weaponOf('energy-gauntlet'), 'en')).toBe('RF, Knockback')
    expect(weaponLine(weaponOf('stealth-device'), 'en')).toBe('Stealthy')
  })
  test('DZ-PROF-10: a keyword with its number', () => {
    expect([keywordName({ name: 'frenzy', value: 2 }, 'en'), keywordName({ name: 'solid' }, 'fr')]).toEqual([
      'Frenzy (2)',
      'Stable',
    ])
    expect(keywordText({ name: 'frenzy', value: 2 }, 'en')).toContain('2 failed dice')
    expect(keywordName({ name: 'boom', value: 4 }, 'fr')).toBe('BOOM ! (4)')
  })
})
