/** Scenes of effects: a Special action taken, why it cannot be had, a window at a moment, a Special used in it. */
import { specialActions } from '../../../src/games/deadzone/rules/facts/specials'
import type { SpecialId } from '../../../src/games/deadzone/rules/profile'
import type { Moment } from '../../../src/games/deadzone/rules/words/effects'
import { type DeadzonePlay, type Instead, type Laid, laid, playing } from './scenes'

export const seat = (ref: string) => (ref.startsWith('A') ? 'A' : 'B')
export const special = (position: Laid, id: string, ref = 'A1', instead: Instead = {}): DeadzonePlay =>
  playing({ active: ref, ...position }, { call: 'special action', local: { model: ref, by: seat(ref) } }, instead).answer(
    seat(ref),
    'special action',
    id,
  )
export const why = (position: Laid, id: string, ref = 'A1') => {
  const found = specialActions(laid({ active: ref, ...position }), ref).find((option) => option.id === id)
  if (!found) return 'not offered'
  return found.refused ? `${found.refused.key} ${found.refused.rule}` : 'open'
}
export const window = (
  position: Laid,
  moment: Moment,
  ref: string,
  seats: readonly ('A' | 'B')[],
  other?: string,
  instead: Instead = {},
) =>
  playing(
    { active: ref, ...position },
    { call: 'special window', local: { moment, model: ref, seats, ...(other ? { other } : {}) } },
    instead,
  )
export const use = (position: Laid, name: string, ref = 'A1', instead: Instead = {}) =>
  playing(
    { active: ref, ...position },
    { call: 'special window', local: { moment: 'during', model: ref, seats: [seat(ref)], use: name } },
    instead,
  )

export const duel: Laid = { models: { A1: { profile: 'enforcer', at: '1-4-1' }, B1: { profile: 'warrior', at: '4-4-1' } } }
export const withSpecial = (name: SpecialId, side: 'A' | 'B' = 'A', dice = 'SPLAT'): Laid => ({
  ...duel,
  sides: { [side]: { special: name } },
  command: { [side]: dice },
})
