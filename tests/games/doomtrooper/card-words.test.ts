/** Texts of cards are composed of the vocabulary: what is written is what is played. */
import { describe, expect, test } from 'vitest'
import { CARDS, POOL } from '../../../src/games/doomtrooper/content/pool'
import type { Card } from '../../../src/games/doomtrooper/rules/cards'
import { cardText } from '../../../src/games/doomtrooper/view/words/cards'
import { LANGUAGES, type Language } from '../../../src/ui/words/speak'

const named = (id: string): string => {
  const name = POOL[id]?.name ?? id
  return typeof name === 'string' ? name : name.en
}
const whole = (card: Card, language: Language): string => {
  const { sort, play, effects, limits } = cardText(card, language, named)
  return [sort, play, ...effects, ...limits].filter((part) => part !== '').join(' | ')
}
const of = (id: string, language: Language): string => {
  const card = POOL[id]
  if (!card) throw new Error(`no card ${id}`)
  const { play, effects, limits } = cardText(card, language, named)
  return [play, ...effects, ...limits].filter((part) => part !== '').join(' ')
}
/** Words of the vocabulary, which are code and no text. */
const CODE = /undefined|\[object|NaN|[a-z]+_[a-z]+|[A-Z]+_[A-Z]+|[a-z]:[a-zA-Z]|\{|\}|\b(?:kohort|inCombat|perD|fx)\b/

describe.each(LANGUAGES)('%s', (language) => {
  test('every card of the pool says what it does, in whole sentences', () => {
    expect(CARDS).toHaveLength(160)
    for (const card of CARDS) {
      const text = whole(card, language)
      expect(text, card.id).not.toMatch(CODE)
      expect(text, card.id).not.toMatch(/ {2}| [.,]|\.\.|: :|, ,|, :/)
      const { play, effects, limits } = cardText(card, language, named)
      expect(effects.length, card.id).toBe(Math.max(1, card.fx.length))
      expect(play === '', card.id).toBe(card.type === 'warrior')
      for (const line of [...(play ? [play] : []), ...effects, ...limits]) expect(line, card.id).toMatch(/^[\p{Lu}\d].*\.$/u)
    }
  })
  test('every number of an effect stands in its text', () => {
    let seen = 0
    for (const card of CARDS)
      for (const fx of card.fx)
        if (fx.k === 'mod' && typeof fx.n === 'number' && (fx.op === '+' || fx.op === '-')) {
          expect(of(card.id, language), card.id).toContain(`${fx.op === '-' ? '−' : '+'}${fx.n}`)
          seen++
        }
    expect(seen).toBeGreaterThan(40)
  })
  test('a number that is changed is said changed', () => {
    const armour = POOL.combat_armor as Card
    const better: Card = { ...armour, fx: [{ k: 'mod', who: 'bearer', stat: ['A'], op: '+', n: 7 }] }
    expect(whole(better, language)).toContain('A +7')
  })
})

test('French agrees, contracts and elides', () => {
  for (const card of CARDS) {
    const text = whole(card, 'fr')
    expect(text, card.id).not.toMatch(/\b(?:de le|de les|à le|à les|si il|que un|de Algeroth|de Ilian)\b/)
    expect(text, card.id).not.toMatch(/'/)
  }
})

test.each([
  ['clansman', 'F +1 if it attacks and its opponent is a Dark Legion warrior.'],
  [
    'wolfbane_light_cavalry',
    'Its opponent: A −3 if it is not protected by a fortification. Its opponent: A +3 if it is protected by a fortification.',
  ],
  ['sgt_mcbride', 'All other Blood Berets in play: F and S +1.'],
  [
    'sean_gallagher',
    'If it attacks, it must attack a Dark Legion warrior where it can. Your Clansmen: immune to all Dark Symmetry.',
  ],
  [
    'keeper_of_the_art',
    'May cast spells of every discipline. Its personal combat spells count as combat spells. Every 1 D spent on the Art counts as 2 D.',
  ],
  ['callistonian_intruder', 'At any time, pay 6 D, if it is wounded: heal this warrior.'],
  [
    'nepharite_of_semai',
    'Immune to the Art. Any wound dealt in combat kills. When this warrior kills a warrior: put a Legionnaire of Semai from your reserve into your Cohort.',
  ],
  ['violator_sword', '1 action, on one of your Bauhaus warriors. F +2.'],
  ['bayonet', '1 action, on one of your Shoot weapons. The weapon also counts as a Fight/Shoot weapon. F +2.'],
  ['heimburg', '1 action, into your Squad. Your Bauhaus warriors: A +2. You may not have two of it in play.'],
  ['elemental_wall', 'During a combat, pay 2 × X D. The caster, for this combat: A +2 × X.'],
  [
    'lesser_hypnosis',
    'During a combat, on a warrior outside the combat. The target becomes the defender, if the attacker may attack it.',
  ],
  ['dark_fire', '1 action, on one of your Dark Legion warriors. F +1. A warrior may not have two of it.'],
  [
    'disrupt_power',
    '1 action, on one of your followers of Ilian. Immune to all Dark Symmetry and the Art (except this card). A warrior may not have two of it.',
  ],
  [
    'fifteen_minutes_of_fame',
    '1 action, on a warrior that is not a Personality. When the bearer kills a Personality: mission done, earn 5 points to share. No warrior and no player may have two of it.',
  ],
  ['take_aim', 'During a combat, on a warrior in the combat. The target, for this combat: F and S +1.'],
  ['miscommunication', 'When a card is played. That card has no effect.'],
  ['bamboozled', 'When a player gains P. That player loses the P gained. Gain D: 2 × the P gained.'],
  ['twist_of_fate', 'At any time, if you have 5 or more P. Flip a coin. Heads: gain 20 D. Tails: lose 5 P.'],
  [
    'expedite_request',
    'At any time, if it is your turn. Take a card from your draw pile into your hand, then shuffle it. Then it is removed from the game.',
  ],
])('%s in English', (id, text) => expect(of(id, 'en')).toBe(text))

const plain = (text: string): string => text.replaceAll('\u202f', ' ').replaceAll('’', "'")
test.each([
  ['clansman', "C +1 s'il attaque et si son adversaire est un combattant des Légions Obscures."],
  ['sgt_mcbride', 'Tous les autres Blood Berets en jeu : C et T +1.'],
  [
    'rams_air_cavalry',
    "Ne peut pas prendre part à un combat rapproché. Ne peut pas se mettre à couvert de plein gré. Ne peut pas recevoir de cartes d'équipement. Son adversaire ne peut pas profiter des fortifications si ce combattant attaque.",
  ],
  ['archangel', 'Peut lancer les sorts des disciplines Domination et Éléments. Peut recevoir des aéronefs.'],
  [
    'nepharite_of_ilian',
    "Immunité contre les Mystères. Toute blessure infligée dans un affrontement tue si l'affrontement est un combat rapproché.",
  ],
  [
    'ex_imperial_freelancer',
    'Les points gagnés deviennent des D. Peut recevoir des cartes impériales (payez 3 D pour chaque carte).',
  ],
  [
    'imperial_doomlord',
    "1 action, sur un de vos combattants impériaux. T, A et V comptent double. Il compte quand il sert dans une attaque ; aucune arme ne sert avec lui, et un combattant n'a pas deux véhicules.",
  ],
  ['shield', 'Pendant un affrontement, payez X D. Le lanceur, pour cet affrontement : A +X.'],
  [
    'distort',
    "1 action, sur un de vos serviteurs d'Algeroth. À tout moment, payez 10 D : défaussez une carte d'équipement. Un combattant ne peut pas en avoir deux.",
  ],
  ['narrow_escape', "Quand un de vos combattants est tué. Il n'est pas tué et reste comme il était."],
  ['malfunction', "À tout moment, sur une carte d'équipement portée par un combattant. Défaussez la cible."],
])('%s in French', (id, text) => expect(plain(of(id, 'fr'))).toBe(text))
