/** The lesson: a guided first match, with the default teams on patrol on the default battlefield. */
import type { GameLesson } from '../../lesson'
import { EN } from './en'
import { FR } from './fr'

export const deadzoneLesson: GameLesson = {
  options: {},
  steps: [
    { id: 'first', asked: ['first player'], points: 'prompt' },
    { id: 'zone', asked: ['zone'] },
    { id: 'deploy', asked: ['deploy', 'deploy where'], lasts: true },
    { id: 'command', asked: ['reroll command'], points: 'prompt' },
    { id: 'spend', asked: ['add dice'], points: 'prompt' },
    { id: 'turn', asked: ['turn'] },
    { id: 'action', asked: ['action'] },
    { id: 'move', asked: ['move where'] },
    { id: 'second', asked: ['action'], points: 'prompt' },
    { id: 'shoot', asked: ['shoot what'] },
    { id: 'extra', asked: ['extra activation'], points: 'prompt' },
    { id: 'reroll', asked: ['reroll which'], points: 'prompt' },
    { id: 'stand', asked: ['stand where'] },
    { id: 'item', asked: ['item here', 'item keep'], points: 'prompt' },
    { id: 'next', asked: ['turn'] },
  ],
  words: { en: EN, fr: FR },
}
