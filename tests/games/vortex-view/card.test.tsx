/** The card of a miniature, and what things are called. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/vortex/content/house'
import { vortexGame } from '../../../src/games/vortex/rules'
import { SKILLS } from '../../../src/games/vortex/rules/profile'
import type { Effect, Figure, State, View } from '../../../src/games/vortex/rules/state'
import { vortexView } from '../../../src/games/vortex/view'
import { PiecePanel } from '../../../src/games/vortex/view/piece-panel'
import { LANGUAGES, type Language } from '../../../src/ui/words/speak'
import { laid } from '../vortex/position'
import { speakOf } from '../vortex/screen'
import { matchSpec } from './matches'
import { card, plain } from './told'

const seen = (state: State): View => ({ ...state, viewer: 'A' })

/** The texts of a card, in their order. */
function cardOf(state: State, piece: string, language: Language = 'en'): readonly string[] {
  const view = seen(state)
  const html = renderToStaticMarkup(<PiecePanel view={view} piece={piece} speak={speakOf(view, language)} />)
  return html.split(/<[^>]*>/).flatMap((text) => (text === '' ? [] : [plain(text)]))
}
/** The value that stands behind a characteristic. */
const stat = (texts: readonly string[], label: string): string => texts[texts.indexOf(label) + 1] ?? ''

const one = (id: string, now: Partial<Figure> = {}): State =>
  laid({ models: { A1: card(id, [10, 10], now), B1: { at: [70, 70] } } })

describe('the card', () => {
  test.each(LANGUAGES)('in %s of every miniature of the house: no raw key, no hole', (language) => {
    for (const { id, name, skills } of Object.values(HOUSE.profiles)) {
      const texts = cardOf(one(id), 'A1', language)
      expect(texts.join('|')).not.toMatch(/undefined|NaN|\[|\{|\b(?:card|state|spell|skill|shot|er|az|se|my|vx)-[a-z]/)
      expect(texts).toContain(plain(name?.[language] ?? id))
      expect([id, skills.every((skill) => !texts.includes(skill))]).toEqual([id, true])
    }
  })
  test('its characteristics, points, shot and skills, each skill with what it does', () => {
    const texts = cardOf(one('az-eye', { profile: { ...(HOUSE.profiles['az-eye'] as Figure['profile']), discipline: 2 } }), 'A1')
    expect(texts).toContain('Azelks, 19 points, Ann')
    expect(['Rapidity', 'Life', 'Movement', 'Attack', 'Reflexes'].map((label) => stat(texts, label))).toEqual([
      ...['5', '1', '7.5 cm', '1', '2'],
    ])
    expect(texts).not.toContain('Power')
    const said = texts.join(' ')
    for (const words of [
      '2 up to 20 cm, 1 up to 40 cm',
      'Sharpshooter',
      'A successful shot deals one more damage.',
      'Observation',
      'Notices shots and spells for nothing.',
      'Discipline 2',
    ])
      expect(said).toContain(words)
    expect(cardOf(one('az-ballista'), 'A1').join(' ')).toContain('2 up to 20 cm, 1 up to 35 cm, heavy')
  })
  test('of a magician: Power, Mana, and its spells with range, difficulty and what they do', () => {
    const texts = cardOf(one('my-weaver'), 'A1')
    expect(stat(texts, 'Power')).toBe('3')
    expect(texts.join(' ')).toContain('4 of 4 action points · 3 points of Will · 3 Mana')
    for (const words of [
      'Suture',
      'Range 15 cm, difficulty 2 or 5. Heals a friend.',
      'Range 25 cm, difficulty 1. Takes Movement',
    ])
      expect(texts.join(' ')).toContain(words)
  })
  test('VX-TER-09, VX-STA-10: what a characteristic is now stands before what is printed, where the land or an effect changes it', () => {
    const plainLand = { signs: { A: '+', B: '-' }, peoples: { A: 'erediens', B: 'azelks' } } as const
    const state = laid({
      models: { A1: card('er-captain', [10, 10]), B1: card('az-thane', [70, 70]) },
      ...plainLand,
    })
    expect([stat(cardOf(state, 'A1'), 'Movement'), stat(cardOf(state, 'A1'), 'Attack')]).toEqual(['12.5 cm (10 cm)', '4'])
    expect(stat(cardOf(state, 'A1', 'fr'), 'Mouvement')).toBe('12,5 cm (10 cm)')
    // Against shots alone its Reflexes are less: the card has what they are in melee.
    expect([stat(cardOf(state, 'B1'), 'Defence'), stat(cardOf(state, 'B1'), 'Reflexes')]).toEqual(['3 (4)', '2'])
    const effects: readonly Effect[] = [
      { stat: 'DEF', delta: 1, until: 1, cause: 'evade' },
      { stat: 'MOU', delta: -5000, until: 2, cause: 'entangle' },
      { stat: 'partial', delta: 0, until: 1, cause: 'veil' },
    ]
    const texts = cardOf(one('er-captain', { effects }), 'A1')
    expect([stat(texts, 'Defence'), stat(texts, 'Movement')]).toEqual(['5 (4)', '5 cm (10 cm)'])
    for (const words of ['evading: Defence +1', 'entangled: Movement −5 cm', 'mist veil: only partly seen'])
      expect(texts).toContain(words)
  })
  test.each<[string, Partial<Figure>, string, string]>([
    ['fresh', {}, '6 of 6 action points · 3 points of Will', '6 sur 6 points d’action · 3 points de Volonté'],
    ['spent', { pa: 0, will: 1 }, '0 of 6 action points · 1 point of Will', '0 sur 6 points d’action · 1 point de Volonté'],
    ['hurt', { damage: 1 }, '3 points of Will · 1 of 2 wounds', '3 points de Volonté · 1 sur 2 blessures'],
    ['doomed', { standing: 'doomed' }, 'dead, but fights to the end of the turn', 'en sursis : combat jusqu’à la fin du tour'],
    ['staying', { stance: 'static' }, 'stays in place this turn', 'reste en place ce tour'],
    ['moving on', { stance: 'mobile' }, 'may move this turn', 'peut se déplacer ce tour'],
    ['after a failed charge', { locked: 'failed-charge' }, 'can do nothing more this turn', 'ne peut plus rien faire ce tour'],
    ['in trance', { locked: 'trance', trance: 2 }, 'in trance, turn 2', 'en transe, tour 2'],
    ['after a trance', { trance: 1 }, '1 turn of trance gathered', '1 tour de transe accumulé'],
  ])('of one that is %s says so', (_, now, en, fr) => {
    expect(cardOf(one('er-captain', now), 'A1').join(' ')).toContain(en)
    expect(cardOf(one('er-captain', now), 'A1', 'fr').join(' ')).toContain(fr)
  })
  test('of a thing that is no miniature is empty', () => {
    expect(cardOf(vortexGame.setUp(matchSpec({ A: 'azelks', B: 'azelks' })), 'wall-1')).toEqual([])
  })
})

describe('names', () => {
  const state = vortexGame.setUp(matchSpec({ A: 'erediens', B: 'erediens' }))
  const named = (ref: string, language: Language = 'en', of: State = state) => plain(vortexView.nameOf(seen(of), ref, language))
  test('count through both armies, so that a name is one miniature’s, and the same one’s to both players', () => {
    expect(['A1', 'B1', 'A6', 'A7', 'B6', 'B7'].map((ref) => named(ref))).toEqual([
      ...['Plains Captain 1', 'Plains Captain 2', 'Horizon Archer 1', 'Horizon Archer 2', 'Horizon Archer 3', 'Horizon Archer 4'],
    ])
    for (const language of LANGUAGES) {
      const names = Object.keys(state.figures).map((ref) => named(ref, language))
      expect(new Set(names).size).toBe(names.length)
    }
    expect([named('A1', 'en', { ...state, figures: { A1: state.figures.A1 as Figure } })]).toEqual(['Plains Captain'])
  })
  test('of the dead stay, and of the living are not counted anew', () => {
    const { A6 } = state.figures
    const dead: State = { ...state, figures: { ...state.figures, ...(A6 ? { A6: { ...A6, standing: 'removed' } } : {}) } }
    expect([named('A6', 'en', dead), named('A7', 'en', dead)]).toEqual(['Horizon Archer 1', 'Horizon Archer 2'])
  })
  test('of scenery are those of the land that it is on', () => {
    const on = (signs: State['signs']) => named('wall-1', 'en', { ...state, signs })
    expect(on({ A: '+', B: '+' })).toMatch(/^Long dry-stone wall \d$/)
    const swamp = vortexGame.setUp(matchSpec({ A: 'mycoides', B: 'mycoides' }))
    expect(named('wall-1', 'fr', { ...swamp, signs: { A: '+', B: '+' } })).toMatch(/^Longue palissade \d$/)
  })
  test('of scenery count what has been broken, which is still called by what it was', () => {
    const there = ['wall-1', 'wall-2', 'wall-3', 'wall-4']
    const names = (of: State, language: Language = 'en') => there.map((ref) => named(ref, language, of))
    const broken: State = {
      ...state,
      tabletop: { ...state.tabletop, terrain: state.tabletop.terrain.filter(({ ref }) => ref !== 'wall-1' && ref !== 'wall-4') },
    }
    const [long, high] = ['Long dry-stone wall', 'High dry-stone wall']
    const home = { A: '+', B: '+' } as const
    expect(names({ ...state, signs: home })).toEqual([`${long} 1`, `${long} 2`, `${high} 3`, `${high} 4`])
    expect(names({ ...broken, signs: home })).toEqual(['wall 1', `${long} 2`, `${high} 3`, 'wall 4'])
    expect(names({ ...broken, signs: home }, 'fr').slice(0, 1)).toEqual(['le mur 1'])
    for (const language of LANGUAGES) {
      const all = Object.keys(state.scenery).map((ref) => named(ref, language))
      expect([all.length, new Set(all).size]).toEqual([8, 8])
    }
  })
  test.each(LANGUAGES)('in %s every spell, people and skill has one, and a spell what it does', (language) => {
    for (const id of Object.keys(HOUSE.spells)) {
      expect(named(`spell:${id}`, language)).toBe(plain(HOUSE.spells[id]?.name?.[language] ?? ''))
      const mage = one('er-chanter', { profile: { ...(HOUSE.profiles['er-chanter'] as Figure['profile']), spells: [id] } })
      expect(cardOf(mage, 'A1', language).join(' ')).toMatch(/(?:difficulty|difficulté) [\d our]+\. \p{Lu}[^.]{10,}\./u)
    }
    for (const skill of SKILLS) expect(named(`skill:${skill}`, language)).not.toBe(skill)
    expect(named('people:seraphydes', language)).toBe(language === 'en' ? 'Seraphyds' : 'Séraphydes')
  })
})
