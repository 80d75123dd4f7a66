/** The lesson: a guided first match of four Daleks and their leader against as many Cybermen, until one side is gone. */
import type { GameLesson } from '../../lesson'
import { EN } from './en'
import { FR } from './fr'

export const exterminateLesson: GameLesson = {
  options: {
    scenario: 'purge',
    rosters: { A: ['DAL-L', 'DAL-3'], B: ['CYB-L', 'CYB-4'] },
    adventures: { A: 0, B: 0 },
  },
  steps: [
    { id: 'edge', asked: ['edge'], points: 'prompt' },
    { id: 'deploy', asked: ['deploy', 'deploy where'], lasts: true },
    { id: 'initiative', asked: ['reroll window'], points: 'prompt' },
    { id: 'move', asked: ['move turn'] },
    { id: 'way', asked: ['move where'] },
    { id: 'more-moves', asked: ['move turn'], points: 'prompt' },
    { id: 'shoot', asked: ['shoot turn'] },
    { id: 'cards', asked: ['attack cards'], points: 'hands' },
    { id: 'defence', asked: ['defence cards'], points: 'hands' },
    { id: 'sprint', asked: ['shoot turn'] },
    { id: 'upkeep', asked: ['upkeep hand'], points: 'hands' },
    { id: 'stress', asked: ['stress window'], points: 'prompt' },
    { id: 'melee', asked: ['melee turn'] },
    { id: 'close', asked: ['engage where'] },
  ],
  words: { en: EN, fr: FR },
}
