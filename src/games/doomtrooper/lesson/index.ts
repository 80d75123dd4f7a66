/** The lesson: a first match for two players, up to fifteen points. */
import type { GameLesson } from '../../lesson'
import { EN } from './en'
import { FR } from './fr'

export const doomtrooperLesson: GameLesson = {
  options: { players: 2, targetP: 15 },
  steps: [
    { id: 'deploy', asked: ['action'], points: 'hands' },
    { id: 'equip', asked: ['action'], points: 'hands' },
    { id: 'attack', asked: ['action'], points: 'prompt' },
    { id: 'pair', asked: ['combatants'] },
    { id: 'tactic', asked: ['tactic'], points: 'prompt' },
    { id: 'weapons', asked: ['weapons'], points: 'prompt' },
    { id: 'change', asked: ['modify combat'], points: 'prompt', lasts: true },
    { id: 'answer', asked: ['reaction'], points: 'prompt' },
    { id: 'share', asked: ['share points'] },
    { id: 'keep', asked: ['discard cards'], points: 'hands' },
  ],
  words: { en: EN, fr: FR },
}
