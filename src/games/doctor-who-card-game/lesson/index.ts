/** The lesson: a guided first match with three players and the house deck. */
import type { GameLesson } from '../../lesson'
import { EN } from './en'
import { FR } from './fr'

export const cardGameLesson: GameLesson = {
  options: { players: 3 },
  steps: [
    { id: 'place', asked: ['action'], points: 'hands' },
    { id: 'defend', asked: ['action'], points: 'hands' },
    { id: 'attack', asked: ['action'] },
    { id: 'end', asked: ['action'], points: 'prompt' },
    { id: 'together', asked: ['more defenders', 'more enemies'], points: 'hands' },
    { id: 'reserve', asked: ['more to reserve', 'take back'] },
    { id: 'buy', asked: ['how many cards'], points: 'prompt' },
    { id: 'lost', asked: ['tesselecta'], points: 'prompt' },
  ],
  words: { en: EN, fr: FR },
}
