/** The tutorial match: Azelks, who shoot, strike and cast, against Mycoides on the default table. */
import type { GameLesson } from '../../lesson'
import { EN } from './en'
import { FR } from './fr'

export const vortexLesson: GameLesson = {
  options: {
    armies: {
      A: ['az-thane', 'az-breaker', 'az-eye', 'az-eye', 'az-seeker', 'az-seeker', 'az-seeker', 'az-rune'],
      B: ['my-elder', 'my-brute', 'my-burster', 'my-creeper', 'my-creeper', 'my-spitter', 'my-spitter', 'my-weaver'],
    },
  },
  steps: [
    { id: 'discipline', asked: ['discipline bid'] },
    { id: 'order', asked: ['terrain order'], points: 'prompt' },
    { id: 'deploy', asked: ['deploy', 'deploy where'], lasts: true },
    { id: 'window', asked: ['act'], points: 'strip' },
    { id: 'way', asked: ['move where'] },
    { id: 'wait', asked: ['act'], points: 'prompt' },
    { id: 'shooters', asked: ['shooters'], points: 'prompt' },
    { id: 'concentrate', asked: ['concentrate'], points: 'prompt' },
    { id: 'shot-bid', asked: ['shot bid'] },
    { id: 'notice', asked: ['shot reaction'], points: 'prompt' },
    { id: 'charge', asked: ['charge where'] },
    { id: 'blow', asked: ['charge attack'], points: 'prompt' },
    { id: 'melee', asked: ['melee bid'] },
    { id: 'spell', asked: ['spell target'] },
    { id: 'mana', asked: ['mana'] },
    { id: 'land', asked: ['act'], points: 'strip' },
  ],
  words: { en: EN, fr: FR },
}
