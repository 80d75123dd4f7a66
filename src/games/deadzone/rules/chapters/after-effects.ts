/** Further effects of a weapon on a survivor to whom it dealt Potential Damage (4.22, 4.23, A.3). */
import { hasKeyword } from '../facts/keywords'
import { modelOf } from '../facts/models'
import { canBeMoved } from '../facts/pins'
import { armed } from '../facts/weapons'
import { call, go, procedure, tell } from '../terms'

export const afterEffects = procedure('after-effects', {
  // Stun: the model loses its activation of this Round.
  stun: ({ state, local: { by, to, weapon } }) => {
    const model = modelOf(state, to)
    return hasKeyword(armed(state, by, weapon), 'stun') && model.standing === 'board' && !model.activated
      ? tell({ type: 'marked-activated', model: to, why: 'stun' }, 'knockback')
      : go('knockback')
  },
  // DZ-ABL-07: knockback does not pin the model it moves; Smash! does.
  knockback: ({ state, local: { by, to, weapon } }) => {
    const used = armed(state, by, weapon)
    const isSmash = hasKeyword(used, 'smash')
    if ((!isSmash && !hasKeyword(used, 'knockback')) || !canBeMoved(state, to)) return go('done')
    return call('thrown', { model: to, from: by, pins: isSmash, by: modelOf(state, by).seat }, 'done')
  },
})
