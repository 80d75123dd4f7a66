/** Abilities that a model may use at certain moments. They cost nothing, but can be used only once. */

import { cubeOf } from '../facts/cubes'
import { has, modelOf } from '../facts/models'
import type { AbilityName } from '../profile'
import { say } from '../said'
import type { Use } from './uses'

const screen = (name: Extract<AbilityName, 'smokescreen' | 'toxic-smokescreen'>): Use => ({
  name,
  // FAQ-56: this is not an action, enemies may be present, and it can be used once in a game.
  moments: ['start'],
  isSpecial: false,
  rule: '4.23',
  offers: ({ state, model }) => {
    const one = modelOf(state, model)
    if (!has(one, name) || one.standing !== 'board') return []
    const isUsed = one.used.includes(name)
    return isUsed
      ? [{ id: `use:${name}`, on: [model], refused: say('used-up', { weapon: name }, '4.23') }]
      : [{ id: `use:${name}`, on: [model] }]
  },
  plays: ({ state, model }) => [
    { type: 'ability-used', model, ability: name },
    { type: 'smoke-laid', cube: cubeOf(state, model), toxic: name === 'toxic-smokescreen' },
  ],
})

export const OWN_USES: readonly Use[] = [screen('smokescreen'), screen('toxic-smokescreen')]
