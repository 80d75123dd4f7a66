/** Keywords of weapons (4.22, 4.23). Those without a field of their own are implemented by the chapter they name. */
import { has, modelOf } from '../facts/models'
import { isVehicle } from '../facts/movers'
import type { Ability, TestOf } from './hooks'

const isAimed = ({ during, stat }: TestOf) => during === 'shoot' && stat === 'shoot'

export const WEAPON_ENTRIES: readonly Ability[] = [
  { name: 'rapid-fire', rule: 'DZ-ABL-02', chapter: 'shoot' },
  { name: 'weight-of-fire', rule: 'DZ-ABL-03', rerolls: (_state, { stat }, value) => (stat === 'shoot' ? value : 0) },
  { name: 'frenzy', rule: 'DZ-ABL-08', rerolls: (_state, { stat }, value) => (stat === 'fight' ? value : 0) },
  { name: 'suppression', rule: 'DZ-ABL-04', chapter: 'shoot' },
  { name: 'it-burns', rule: 'DZ-ABL-05', chapter: 'area attack' },
  { name: 'knockback', rule: 'DZ-ABL-07', chapter: 'after-effects' },
  { name: 'smash', rule: 'A.3', chapter: 'after-effects' },
  { name: 'stun', rule: '4.23', chapter: 'after-effects' },
  { name: 'blast', rule: '4.23', chapter: 'shoot' },
  { name: 'one-use', rule: 'DZ-ABL-13', chapter: 'shoot' },
  { name: 'slow-reload', rule: '4.23', chapter: 'shoot' },
  { name: 'volatile', rule: '4.23', chapter: 'harm' },
  { name: 'toxic', rule: '4.23', chapter: 'harm' },
  { name: 'non-lethal', rule: 'A.3', chapter: 'harm' },
  { name: 'frag', rule: '4.23', chapter: 'area attack' },
  { name: 'grenade', rule: '4.23', chapter: 'throw' },
  { name: 'indirect', rule: '4.23', chapter: 'throw' },
  { name: 'smoke', rule: '4.24', chapter: 'area attack' },
  { name: 'invigorate', rule: '4.23', chapter: 'shoot' },
  { name: 'psychic', rule: '4.23', chapter: 'shoot' },
  { name: 'experimental', rule: '4.23', chapter: 'shoot' },
  { name: 'tag', rule: '4.23', chapter: 'special action' },
  { name: 'trap', rule: 'A.3', chapter: 'traps' },
  { name: 'heavy', rule: 'DZ-FGM-06', chapter: 'fight' },
  {
    name: 'sniper-scope',
    rule: '4.23',
    dice: (_state, test) => (isAimed(test) ? 2 : 0),
  },
  {
    // Does not combine with a Sniper Scope, and does not apply to Indirect shots (4.24).
    name: 'holo-sight',
    rule: '4.24',
    dice: (_state, test) => {
      const isBarred = test.weapon?.keywords.some(({ name }) => name === 'sniper-scope' || name === 'indirect')
      return isAimed(test) && !isBarred ? 1 : 0
    },
  },
  { name: 'walker-shield', rule: 'A.3', armour: () => 1, passive: true },
  {
    name: 'dismantle',
    rule: 'A.3',
    adds: (state, { model }) => {
      const target = modelOf(state, model)
      return isVehicle(state, target) || has(target, 'construct') ? 1 : 0
    },
  },
  { name: 'stealthy', rule: 'A.3', unclear: true, passive: true },
  { name: 'shield-generator', rule: '4.23', chapter: 'shields', passive: true },
]
