/** 6.5 (house): the spells. Distances are in table units: a centimetre is 1000. */
import type { Spell } from '../rules/profile'

const ENEMY = { of: 'enemy' } as const
const FRIEND = { of: 'friend' } as const

export const SPELLS: { readonly [id: string]: Spell } = {
  dart: {
    id: 'dart',
    name: { en: 'Ether Dart', fr: 'Dard d’éther' },
    range: 30_000,
    target: ENEMY,
    difficulties: [3],
    effect: { does: 'damage', amount: 1, more: 2 },
  },
  gust: {
    id: 'gust',
    name: { en: 'Gust', fr: 'Bourrasque' },
    range: 25_000,
    target: ENEMY,
    difficulties: [1],
    effect: { does: 'push', amount: 5000, more: 10_000 },
  },
  entangle: {
    id: 'entangle',
    name: { en: 'Entangle', fr: 'Enchevêtrement' },
    range: 25_000,
    target: ENEMY,
    difficulties: [1],
    effect: { does: 'slow', amount: 5000 },
  },
  suture: {
    id: 'suture',
    name: { en: 'Suture', fr: 'Suture' },
    range: 15_000,
    target: FRIEND,
    difficulties: [2, 5],
    effect: { does: 'heal', amounts: [1, 2] },
  },
  'stone-skin': {
    id: 'stone-skin',
    name: { en: 'Stone Skin', fr: 'Peau de pierre' },
    range: 20_000,
    target: FRIEND,
    difficulties: [2],
    effect: { does: 'harden' },
  },
  veil: {
    id: 'veil',
    name: { en: 'Mist Veil', fr: 'Voile de brume' },
    range: 20_000,
    target: FRIEND,
    area: 6000,
    difficulties: [2],
    effect: { does: 'veil' },
  },
  'rot-cloud': {
    id: 'rot-cloud',
    name: { en: 'Rot Cloud', fr: 'Nuée putride' },
    range: 20_000,
    target: ENEMY,
    area: 4000,
    difficulties: [2],
    effect: { does: 'rot', amount: 1, more: 2 },
  },
  'mind-lash': {
    id: 'mind-lash',
    name: { en: 'Mind Lash', fr: 'Fouet mental' },
    range: 25_000,
    target: { of: 'group', most: 3, spread: 8000 },
    difficulties: [1],
    effect: { does: 'lash', amount: 1, more: 2 },
  },
  'second-wind': {
    id: 'second-wind',
    name: { en: 'Second Wind', fr: 'Second souffle' },
    range: 15_000,
    target: FRIEND,
    difficulties: [2],
    effect: { does: 'quicken', amount: 1, more: 2 },
  },
  shatter: {
    id: 'shatter',
    name: { en: 'Shatter', fr: 'Fracas' },
    range: 30_000,
    target: { of: 'scenery' },
    difficulties: [3, 5],
    effect: { does: 'shatter' },
  },
}
