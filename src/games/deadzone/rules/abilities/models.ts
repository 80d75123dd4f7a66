/** Abilities of models (4.22, 4.23, annex A.3). Those without a field of their own are implemented by the chapter they name. */

import { has, modelOf } from '../facts/models'
import { friendsWith } from '../facts/presence'
import type { Ability } from './hooks'

export const MODEL_ENTRIES: readonly Ability[] = [
  { name: 'tactician', rule: 'DZ-ABL-01', chapter: 'command roll' },
  { name: 'construct', rule: 'DZ-ABL-09', chapter: 'pins' },
  { name: 'beast', rule: 'DZ-ABL-10', chapter: 'items' },
  { name: 'jump-pack', rule: 'DZ-ABL-11', chapter: 'move' },
  { name: 'agile', rule: '4.23', chapter: 'move' },
  { name: 'boom', rule: '4.23', chapter: 'death' },
  {
    name: 'covering-fire',
    rule: '4.23',
    dice: (_state, { stat, during, mode }) => (stat === 'shoot' && during === 'shoot' && mode === 'ffe' ? 1 : 0),
  },
  { name: 'deadeye', rule: '4.23', range: () => 1 },
  { name: 'engineer', rule: '4.23', chapter: 'items' },
  { name: 'fire-control', rule: '4.23', chapter: 'shoot' },
  { name: 'flight', rule: '4.23', chapter: 'move' },
  { name: 'glide', rule: '4.23', chapter: 'move' },
  { name: 'hammerfist', rule: '4.23', chapter: 'special action' },
  {
    // One die for each other Horde friend in the cube.
    name: 'horde',
    rule: '4.23',
    dice: (state, { model, during }) =>
      during === 'fight' ? friendsWith(state, model).filter((friend) => has(modelOf(state, friend), 'horde')).length : 0,
  },
  { name: 'life-support', rule: '4.23', chapter: 'harm' },
  { name: 'loader', rule: '4.23', chapter: 'special action' },
  { name: 'logistics', rule: '4.23', chapter: 'pregame' },
  { name: 'medic', rule: '4.23', chapter: 'special action' },
  { name: 'non-combatant', rule: '4.23', chapter: 'fight' },
  { name: 'rampage', rule: '4.23', chapter: 'activation effects' },
  { name: 'remote', rule: '4.23', chapter: 'activation' },
  { name: 'scavenger', rule: '4.23', chapter: 'items' },
  { name: 'scout', rule: '4.23', chapter: 'pregame' },
  { name: 'smokescreen', rule: '4.23', chapter: 'activation' },
  { name: 'toxic-smokescreen', rule: '4.23', chapter: 'activation' },
  { name: 'solid', rule: '4.23', chapter: 'pins' },
  { name: 'strategist', rule: '4.23', chapter: 'recon' },
  { name: 'teleport', rule: '4.23', chapter: 'move' },
  { name: 'tough', rule: '4.23', potential: () => -1 },
  { name: 'vehicle', rule: '4.23', chapter: 'move' },
  { name: 'vulnerable', rule: '4.23', chapter: 'harm' },
  { name: 'weapons-team', rule: '4.23', chapter: 'shoot' },
  { name: 'evade', rule: 'A.3', chapter: 'shoot' },
  { name: 'resilient', rule: 'A.3', rerolls: (_state, { stat }, value) => (stat === 'survive' ? value : 0) },
  { name: 'tenacious', rule: 'A.3', foeDice: (_state, { leaving }) => (leaving ? -1 : 0) },
  { name: 'combat-team-training', rule: 'A.3', chapter: 'command roll' },
  { name: 'aerial-deployment', rule: 'A.3', chapter: 'deployment' },
]
