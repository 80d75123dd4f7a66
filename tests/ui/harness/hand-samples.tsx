/** Hands as a game would tell of them, for looking at them without a game: cards, tokens, piles and windows of no real game. */
import type { CardFace, CardPlay, Hands, ShownCard, Stop } from '../../../src/games/hands'
import type { Language } from '../../../src/ui/words/speak'

const PATHS: { readonly [id: string]: string } = {
  bolt: 'M13 2L5 13.5h5L9 22l9-12.5h-5.5z',
  shield: 'M12 2.5l8 3v6c0 5-3.5 8.5-8 10-4.500-1.500-8-5-8-10v-6z',
  hour: 'M6 3h12M6 21h12M7.500 3c0 5 4.500 6 4.500 9s-4.500 4-4.500 9M16.500 3c0 5-4.500 6-4.500 9s4.500 4 4.500 9',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9.300a2.700 2.700 0 110 5.400 2.700 2.700 0 010-5.400z',
  fate: 'M12 3l2.600 6 6.400.600-4.900 4.200 1.500 6.300L12 16.700 6.400 20.100l1.500-6.300L3 9.600 9.400 9z',
}

/** Marks in the manner of a game's own `panels.icon`. */
export function SampleIcon({ id, size }: { readonly id: string; readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[id] ?? ''} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  )
}

type Sample = readonly [
  icons: readonly string[],
  title: readonly [en: string, fr: string],
  text: readonly [en: string, fr: string],
]
const SAMPLES: readonly Sample[] = [
  [
    ['bolt'],
    ['Overcharged cells', 'Cellules en surcharge'],
    [
      'Reroll up to two of your attack dice. The second result stands.',
      'Relancez jusqu’à deux de vos dés d’attaque. Le second résultat compte.',
    ],
  ],
  [
    ['shield', 'hour'],
    ['Temporal shield', 'Bouclier temporel'],
    ['One of your figures ignores a hit of this shot.', 'Une de vos figurines ignore une touche de ce tir.'],
  ],
  [
    ['eye'],
    ['Sharp eyes', 'Regard perçant'],
    [
      'The corridor of one shot is judged as if the nearest obstruction were not there.',
      'Le corridor d’un tir est jugé comme si l’obstacle le plus proche n’existait pas.',
    ],
  ],
  [
    ['hour'],
    ['A step back in time', 'Un pas en arrière dans le temps'],
    [
      'Put a figure back where it began its turn. It has not acted.',
      'Remettez une figurine là où elle a commencé son tour. Elle n’a pas agi.',
    ],
  ],
  [
    ['bolt', 'eye', 'shield'],
    ['Incomprehensibly long counter-strike', 'Contre-attaque inconstitutionnellement longue'],
    ['After a melee that you lost, strike once more with one die.', 'Après une mêlée perdue, frappez encore avec un dé.'],
  ],
]
const NAMES: { readonly [icon: string]: readonly [string, string] } = {
  bolt: ['Attack', 'Attaque'],
  shield: ['Defence', 'Défense'],
  hour: ['Time', 'Temps'],
  eye: ['Sight', 'Vue'],
}

const pick = (language: Language, [en, fr]: readonly [string, string]) => (language === 'fr' ? fr : en)

export function faceOf(at: number, language: Language): CardFace {
  const [icons, title, text] = SAMPLES[at % SAMPLES.length] ?? (SAMPLES[0] as Sample)
  const t = (en: string, fr: string) => pick(language, [en, fr])
  return {
    id: title[0],
    title: pick(language, title),
    icons: icons.map((id) => ({ id, label: pick(language, NAMES[id] ?? [id, id]) })),
    text: pick(language, text),
    facts: [t('Played at once, after a roll; then discarded.', 'Se joue aussitôt après un jet, puis se défausse.')],
    note: t('House data', 'Valeurs de la maison'),
  }
}

/** A hand of `count` cards, of which the first may be played in two ways and the third in one. */
export function HANDS(language: Language, count = 5): Hands {
  const t = (en: string, fr: string) => pick(language, [en, fr])
  const play = (option: string, label: string): CardPlay => ({ decision: 'q', option, label })
  const playsOf = (at: number): readonly CardPlay[] =>
    at === 0
      ? [play('one', t('Reroll one die', 'Relancer un dé')), play('two', t('Reroll two dice', 'Relancer deux dés'))]
      : at === 2
        ? [play('look', t('Ignore the crates', 'Ignorer les caisses'))]
        : []
  const card = (at: number): ShownCard => {
    const plays = playsOf(at)
    const why = t('Only when one of your figures is the target.', 'Seulement quand une de vos figurines est la cible.')
    return { key: `c${at}`, face: faceOf(at, language), state: 'ready', plays, ...(plays.length === 0 ? { why } : {}) }
  }
  const token = (id: string, label: string, many: number) => ({ id, icon: 'fate', label, count: many })
  return {
    seats: [
      {
        seat: 'A',
        handCount: count,
        hand: Array.from({ length: count }, (_, at) => card(at)),
        cards: [{ key: 'f1', face: faceOf(3, language), state: 'ready', plays: [play('doctor', t('Use it', 'L’utiliser'))] }],
        tokens: [token('fate', t('Fate', 'Destin'), 2)],
      },
      {
        seat: 'B',
        handCount: 4,
        cards: [
          {
            key: 'f2',
            face: faceOf(1, language),
            state: 'exhausted',
            plays: [],
            why: t('It is not yours.', 'Elle n’est pas à vous.'),
          },
        ],
        tokens: [token('fate', t('Fate', 'Destin'), 3)],
      },
    ],
    piles: [
      { id: 'deck', label: t('Deck', 'Pioche'), count: 21 },
      {
        id: 'discard',
        label: t('Discard', 'Défausse'),
        count: 6,
        top: faceOf(2, language),
        faces: [2, 4, 0, 1, 3, 2].map((at) => faceOf(at, language)),
      },
    ],
  }
}

export function STOPS(language: Language): readonly Stop[] {
  const t = (en: string, fr: string) => pick(language, [en, fr])
  return [
    {
      subject: 'after roll',
      label: t('After a roll', 'Après un jet'),
      hint: t('The dice lie; before they count.', 'Les dés sont jetés, pas encore comptés.'),
      own: true,
      other: true,
    },
    {
      subject: 'before shot',
      label: t('Before a shot', 'Avant un tir'),
      hint: t('A target is declared.', 'Une cible est désignée.'),
      own: true,
      other: false,
    },
    {
      subject: 'end of turn',
      label: t('At the end of a turn', 'À la fin d’un tour'),
      hint: t('All have acted.', 'Tous ont agi.'),
      own: false,
      other: false,
    },
  ]
}
