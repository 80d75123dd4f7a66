/** Carried items and effects on a model (4.24, A.3) that change numbers. */
import type { Ability } from './hooks'

export const ITEM_ENTRIES: readonly Ability[] = [
  // Items that are used up by an action of their own.
  { name: 'ammo', rule: '4.24', chapter: 'add dice' },
  { name: 'ap-ammo', rule: '4.24', chapter: 'add dice' },
  { name: 'booby-trap', rule: '4.24', chapter: 'items' },
  { name: 'intel', rule: '4.24', chapter: 'items' },
  { name: 'medi-pack', rule: '4.24', chapter: 'special action' },
  { name: 'frag-grenade', rule: '4.24', chapter: 'throw' },
  { name: 'stun-grenade', rule: '4.24', chapter: 'throw' },
  { name: 'smoke-grenade', rule: '4.24', chapter: 'throw' },
  { name: 'toxic-grenade', rule: '4.24', chapter: 'throw' },
  { name: 'defender-shield', rule: '4.24', chapter: 'harm' },
  { name: 'energy-shield', rule: '4.24', chapter: 'shields' },
  { name: 'energy-shield-2', rule: '4.24', chapter: 'shields' },
  { name: 'energy-shield-3', rule: '4.24', chapter: 'shields' },
  { name: 'energy-shield-4', rule: '4.24', chapter: 'shields' },
  { name: 'thermal-mines', rule: '4.24', chapter: 'fight' },
  { name: 'mono-wheel', rule: '4.24', chapter: 'move' },
  { name: 'sentry-gun', rule: '4.24', chapter: 'special action' },
  { name: 'bomb-bot', rule: '4.24', chapter: 'special action' },
  { name: 'commlink', rule: 'A.3', chapter: 'special action' },
  { name: 'tripmine', rule: 'A.3', chapter: 'special action' },
  // Effects that last for a Round, an activation or a test.
  { name: 'plus-armour', rule: 'A.3', armour: (_state, _harm, value) => value },
  { name: 'plus-survive', rule: 'A.3', dice: (_state, { stat }, value) => (stat === 'survive' ? value : 0) },
  { name: 'plus-frenzy', rule: 'A.3', rerolls: (_state, { stat }, value) => (stat === 'fight' ? value : 0) },
  { name: 'plus-fight-ap', rule: 'A.3', ap: (_state, { stat }, value) => (stat === 'fight' ? value : 0) },
  { name: 'plus-shoot-ap', rule: '4.23', ap: (_state, { stat }, value) => (stat === 'shoot' ? value : 0) },
  { name: 'hidden', rule: 'A.3', hidden: true },
]
