/** Scenes of effects: a Special action taken, why it cannot be had, a window at a moment, a Special used in it. */
import { specialActions } from '../../../src/games/deadzone/rules/facts/specials'
import type { SpecialId } from '../../../src/games/deadzone/rules/profile'
import type { Moment } from '../../../src/games/deadzone/rules/terms/effects'
import { type DeadzonePlay, type From, type Instead, type Laid, playing, seatOf, stateOf } from './scenes'

export const special = (from: From, id: string, ref = 'A1', instead: Instead = {}): DeadzonePlay =>
  playing(stateOf(from, { active: ref }), { call: 'special action', local: { model: ref, by: seatOf(ref) } }, instead).answer(
    seatOf(ref),
    'special action',
    id,
  )
export const why = (from: From, id: string, ref = 'A1') => {
  const found = specialActions(stateOf(from, { active: ref }), ref).find((option) => option.id === id)
  if (!found) return 'not offered'
  return found.refused ? `${found.refused.key} ${found.refused.rule}` : 'open'
}
export const window = (
  from: From,
  moment: Moment,
  ref: string,
  seats: readonly ('A' | 'B')[],
  other?: string,
  instead: Instead = {},
) =>
  playing(
    stateOf(from, { active: ref }),
    { call: 'special window', local: { moment, model: ref, seats, ...(other ? { other } : {}) } },
    instead,
  )
export const use = (from: From, name: string, ref = 'A1', instead: Instead = {}) =>
  playing(
    stateOf(from, { active: ref }),
    { call: 'special window', local: { moment: 'during', model: ref, seats: [seatOf(ref)], use: name } },
    instead,
  )

export const duel: Laid = { models: { A1: { profile: 'enforcer', at: '1-4-1' }, B1: { profile: 'warrior', at: '4-4-1' } } }
export const withSpecial = (name: SpecialId, side: 'A' | 'B' = 'A', dice = 'SPLAT'): Laid => ({
  ...duel,
  sides: { [side]: { special: name } },
  command: { [side]: dice },
})
