/** 6.3 (house): six profiles for each of the four peoples. Distances in centimetres. */
import type { People, Profile, Size, Skill } from '../rules/profile'

/** RAP VIE MOU ATT DEF FOR VIV POU VOL PA; `-` if there is no POU. */
type Numbers = readonly [number, number, number, number, number, number, number, number | '-', number, number]
interface Card {
  readonly name: { readonly en: string; readonly fr: string }
  readonly size?: Size
  readonly stats: Numbers
  /** Shot skill near, near range, shot skill far, far range (n, pn, e, pe). */
  readonly shot?: readonly [number, number, number, number]
  readonly heavy?: true
  readonly skills?: readonly Skill[]
  readonly discipline?: number
  readonly spells?: readonly string[]
  readonly most: number
  readonly points: number
}

const CARDS: { readonly [P in People]: { readonly [id: string]: Card } } = {
  erediens: {
    'er-captain': {
      name: { en: 'Plains Captain', fr: 'Capitaine des Plaines' },
      stats: [6, 2, 10, 4, 4, 3, 3, '-', 3, 6],
      skills: ['weapon-master'],
      discipline: 3,
      most: 1,
      points: 27,
    },
    'er-lancer': {
      name: { en: 'Steppe Lancer', fr: 'Lancier des Steppes' },
      size: 'L',
      stats: [6, 1, 15, 3, 2, 4, 2, '-', 1, 5],
      skills: ['unstoppable'],
      most: 2,
      points: 15,
    },
    'er-shield': {
      name: { en: 'Shieldbearer', fr: 'Pavoisier' },
      stats: [4, 1, 10, 2, 4, 2, 2, '-', 2, 4],
      skills: ['unshakable'],
      most: 3,
      points: 12,
    },
    'er-halberd': {
      name: { en: 'Halberdier', fr: 'Hallebardier' },
      stats: [3, 1, 10, 3, 2, 3, 2, '-', 1, 4],
      skills: ['heavy-weapon'],
      most: 3,
      points: 12,
    },
    'er-archer': {
      name: { en: 'Horizon Archer', fr: 'Archer de l’Horizon' },
      stats: [5, 1, 10, 1, 2, 2, 2, '-', 2, 5],
      shot: [2, 20, 1, 35],
      most: 3,
      points: 16,
    },
    'er-chanter': {
      name: { en: 'Wind Chanter', fr: 'Chantre du Vent' },
      stats: [4, 1, 10, 1, 2, 1, 2, 2, 3, 4],
      discipline: 1,
      spells: ['dart', 'second-wind', 'gust'],
      most: 1,
      points: 14,
    },
  },
  azelks: {
    'az-thane': {
      name: { en: 'Peak Thane', fr: 'Thane des Pics' },
      size: 'M',
      stats: [5, 2, 7.5, 4, 4, 4, 2, '-', 3, 6],
      skills: ['strong'],
      discipline: 2,
      most: 1,
      points: 24,
    },
    'az-breaker': {
      name: { en: 'Rockbreaker', fr: 'Brise-Roc' },
      stats: [2, 1, 7.5, 3, 3, 4, 1, '-', 2, 4],
      skills: ['heavy-weapon', 'brutal'],
      most: 3,
      points: 15,
    },
    'az-ballista': {
      name: { en: 'Scree Thrower', fr: 'Lance-Éboulis' },
      size: 'M',
      stats: [2, 1, 5, 1, 2, 3, 1, '-', 1, 4],
      shot: [2, 20, 1, 35],
      heavy: true,
      most: 1,
      points: 15,
    },
    'az-eye': {
      name: { en: 'Summit Eye', fr: 'Œil des Cimes' },
      stats: [5, 1, 7.5, 1, 2, 2, 2, '-', 2, 4],
      shot: [2, 20, 1, 40],
      skills: ['sharpshooter', 'observation'],
      most: 2,
      points: 19,
    },
    'az-seeker': {
      name: { en: 'Fault Seeker', fr: 'Cherche-Faille' },
      stats: [4, 1, 7.5, 3, 3, 2, 2, '-', 2, 4],
      skills: ['find-weakness'],
      most: 3,
      points: 12,
    },
    'az-rune': {
      name: { en: 'Rune Warden', fr: 'Garde-Rune' },
      stats: [3, 1, 7.5, 1, 3, 2, 2, 3, 3, 4],
      discipline: 1,
      spells: ['stone-skin', 'shatter', 'dart'],
      most: 1,
      points: 17,
    },
  },
  seraphydes: {
    'se-archon': {
      name: { en: 'Cloud Archon', fr: 'Archonte des Nues' },
      stats: [7, 2, 12.5, 4, 3, 2, 3, 2, 3, 6],
      skills: ['agile'],
      discipline: 2,
      spells: ['gust', 'second-wind'],
      most: 1,
      points: 27,
    },
    'se-skyblade': {
      name: { en: 'Skyblade', fr: 'Lame-Ciel' },
      stats: [7, 1, 12.5, 3, 3, 3, 3, '-', 2, 5],
      skills: ['lightning'],
      most: 3,
      points: 16,
    },
    'se-runner': {
      name: { en: 'Gale Runner', fr: 'Coureur de Bourrasque' },
      stats: [8, 1, 12.5, 3, 2, 2, 3, '-', 1, 4],
      skills: ['quick', 'agile'],
      most: 3,
      points: 13,
    },
    'se-dart': {
      name: { en: 'Dart Thrower', fr: 'Lance-Dard' },
      stats: [6, 1, 12.5, 2, 2, 2, 3, '-', 2, 4],
      shot: [2, 20, 1, 30],
      skills: ['agile'],
      most: 3,
      points: 17,
    },
    'se-seer': {
      name: { en: 'Ether Seer', fr: 'Voyant de l’Éther' },
      stats: [5, 1, 10, 1, 2, 1, 3, 4, 4, 4],
      skills: ['observation'],
      spells: ['dart', 'gust', 'mind-lash', 'veil'],
      most: 1,
      points: 19,
    },
    'se-star': {
      name: { en: 'Falling Star', fr: 'Étoile Filante' },
      stats: [6, 1, 12.5, 4, 1, 4, 2, '-', 1, 4],
      skills: ['fanatic'],
      most: 2,
      points: 10,
    },
  },
  mycoides: {
    'my-elder': {
      name: { en: 'Elder Cap', fr: 'Vieux Chapeau' },
      size: 'M',
      stats: [4, 2, 7.5, 4, 4, 4, 2, '-', 4, 6],
      skills: ['unshakable'],
      discipline: 2,
      most: 1,
      points: 23,
    },
    'my-brute': {
      name: { en: 'Bog Brute', fr: 'Brute des Fondrières' },
      size: 'L',
      stats: [3, 2, 10, 4, 3, 5, 1, '-', 2, 5],
      skills: ['strong', 'unstoppable'],
      most: 2,
      points: 19,
    },
    'my-burster': {
      name: { en: 'Sporeburster', fr: 'Crève-Spores' },
      stats: [4, 1, 12.5, 3, 1, 4, 2, '-', 2, 5],
      skills: ['fanatic', 'brutal'],
      most: 2,
      points: 12,
    },
    'my-creeper': {
      name: { en: 'Creeper', fr: 'Rampeur' },
      stats: [4, 1, 10, 3, 3, 2, 2, '-', 2, 5],
      skills: ['vicious'],
      most: 3,
      points: 12,
    },
    'my-spitter': {
      name: { en: 'Spore Spitter', fr: 'Crache-Spores' },
      stats: [4, 1, 7.5, 2, 2, 2, 2, '-', 2, 5],
      shot: [2, 20, 1, 30],
      most: 3,
      points: 15,
    },
    'my-weaver': {
      name: { en: 'Mycelium Weaver', fr: 'Tisse-Mycélium' },
      stats: [3, 1, 7.5, 1, 2, 2, 1, 3, 3, 4],
      discipline: 1,
      spells: ['suture', 'rot-cloud', 'entangle'],
      most: 1,
      points: 14,
    },
  },
}

const cm = (length: number) => Math.round(length * 1000)

function profileFrom(people: People, id: string, card: Card): Profile {
  const { name, size = 'S', stats, shot, heavy, skills = [], discipline = 0, spells = [], most, points } = card
  const [RAP, VIE, MOU, ATT, DEF, FOR, VIV, POU, VOL, PA] = stats
  return {
    id,
    name,
    people,
    size,
    stats: { RAP, VIE, MOU: cm(MOU), ATT, DEF, FOR, VIV, ...(POU === '-' ? {} : { POU }), VOL, PA },
    ...(shot
      ? { shot: { near: shot[0], nearRange: cm(shot[1]), far: shot[2], farRange: cm(shot[3]), ...(heavy ? { heavy } : {}) } }
      : {}),
    skills,
    discipline,
    spells,
    most,
    points,
    // A model's name has `vx` in place of the people: `er-captain` is drawn as `vx-captain`.
    model: `vx-${id.slice(id.indexOf('-') + 1)}`,
  }
}

export const PROFILES: { readonly [id: string]: Profile } = Object.fromEntries(
  Object.entries(CARDS).flatMap(([people, cards]) =>
    // The keys of the cards are the peoples.
    Object.entries(cards).map(([id, card]) => [id, profileFrom(people as People, id, card)] as const),
  ),
)

/** 6.4: the ready rosters for a table of 80 centimetres. */
export const ROSTERS: { readonly [P in People]: readonly string[] } = {
  erediens: ['er-captain', 'er-lancer', 'er-shield', 'er-shield', 'er-halberd', 'er-archer', 'er-archer', 'er-chanter'],
  azelks: ['az-thane', 'az-breaker', 'az-breaker', 'az-ballista', 'az-eye', 'az-seeker', 'az-seeker', 'az-rune'],
  seraphydes: ['se-archon', 'se-skyblade', 'se-runner', 'se-runner', 'se-dart', 'se-seer', 'se-star', 'se-star'],
  mycoides: ['my-elder', 'my-brute', 'my-burster', 'my-creeper', 'my-creeper', 'my-spitter', 'my-spitter', 'my-weaver'],
}
