/** The module of *Doomtrooper*. */
import type { GameModule } from '../module'

export const doomtrooper: GameModule = {
  id: 'doomtrooper',
  names: {
    en: {
      name: 'Doomtrooper',
      blurb: 'Corporations, Brotherhood and Dark Legion: pay your warriors, arm them, and be promoted for what they beat.',
    },
    fr: {
      name: 'Doomtrooper',
      blurb:
        'Mégacorporations, Confrérie et Légions Obscures : payez vos combattants, armez-les, et soyez promu pour ce qu’ils abattent.',
    },
  },
  seats: [2, 4],
  kind: 'cards',
  minutes: [45, 75],
  box: true,
  rules: () => import('./play').then(({ rules }) => rules),
  optionsOf: () => import('./options').then(({ optionsOf }) => optionsOf),
  view: () => import('./view').then(({ doomtrooperView }) => doomtrooperView),
  decks: () => import('./view/decks').then(({ doomtrooperDecks }) => doomtrooperDecks),
  lesson: () => import('./lesson').then(({ doomtrooperLesson }) => doomtrooperLesson),
  help: () => import('./help').then(({ doomtrooperHelp }) => doomtrooperHelp),
}
