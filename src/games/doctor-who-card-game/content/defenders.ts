/** The defenders of the house deck. The strengths of the Doctor and of Amy Pond are published; the numbers of copies are not. */
import type { DefenderCard } from '../rules/cards'

export const DEFENDERS: readonly DefenderCard[] = [
  {
    type: 'defender',
    id: 'doctor',
    name: { en: 'The Doctor', fr: 'Le Docteur' },
    count: 8,
    kind: 'doctor',
    strength: 5,
    from: { name: 'rulebook', strength: 'rulebook', count: 'house' },
  },
  {
    type: 'defender',
    id: 'river-song',
    name: { en: 'River Song', fr: 'River Song' },
    count: 6,
    kind: 'river',
    strength: 4,
    time: 1,
    from: { name: 'rulebook', strength: 'house', count: 'house', ability: 'rulebook' },
  },
  {
    type: 'defender',
    id: 'amy-pond',
    name: { en: 'Amy Pond', fr: 'Amy Pond' },
    count: 7,
    kind: 'amy',
    strength: 3,
    from: { name: 'rulebook', strength: 'rulebook', count: 'house' },
  },
  {
    type: 'defender',
    id: 'rory-williams',
    name: { en: 'Rory Williams', fr: 'Rory Williams' },
    count: 7,
    kind: 'rory',
    strength: 2,
    from: { name: 'rulebook', strength: 'house', count: 'house', ability: 'rulebook' },
  },
]
