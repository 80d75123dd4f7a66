/** The action that is being carried out: who against whom, the sums before Will, who dropped out. */
import type { Moment } from '../../../client/moment'
import type { Tally } from '../../../kernel'
import { listedNames } from '../../../ui/words/listed'
import type { Speak } from '../../../ui/words/speak'
import type { ShownRoll, Situation } from '../../situation'
import { attackAgainst, attackValue, shotAgainst, shotValue } from '../rules/facts/combat'
import { type Action, otherSide, type Side, type View } from '../rules/state'
import { partsText } from './tallies'
import { say } from './words'

export function situationOf({ view }: Moment<View>, speak: Speak): Situation | undefined {
  const { action } = view
  if (!action) return undefined
  return { title: titleOf(action, speak), ...worked(view, action, speak) }
}

export function titleOf(action: Action, speak: Speak): string {
  switch (action.type) {
    case 'charge':
      return say(speak, 'sit-charge', action)
    case 'shot':
      return say(speak, 'sit-shot', action)
    case 'attack':
      return say(speak, 'sit-attack', {
        attackers: listedNames(action.attackers, speak),
        defenders: listedNames(action.defenders, speak),
      })
    case 'spell':
      return say(speak, 'sit-spell', { spell: `spell:${action.spell}` })
  }
}

const side = (id: string, seat: Side, label: string, sum: Tally): ShownRoll => ({
  id,
  seat,
  label,
  dice: [],
  said: String(sum.total),
})

function worked(view: View, action: Action, speak: Speak): Pick<Situation, 'rolls' | 'why'> {
  if (action.type === 'attack' && action.attackers.every((ref) => view.figures[ref])) {
    const seat = view.figures[action.attackers[0] ?? '']?.seat ?? 'A'
    const [value, against] = [attackValue(view, action, {}), attackAgainst(view, action, {})]
    return {
      rolls: [
        side('value', seat, listedNames(action.attackers, speak), value),
        side('against', otherSide(seat), listedNames(action.defenders, speak), against),
      ],
      why: [partsText(value, speak), partsText(against, speak)],
    }
  }
  if (action.type === 'shot' && action.bands) {
    const bands = action.bands
    const left = action.shooters.filter(({ ref }) => bands[ref] !== 'out')
    const out = action.shooters.flatMap(({ ref }) => (bands[ref] === 'out' ? [say(speak, 'sit-out', { figure: ref })] : []))
    if (left.length === 0) return { rolls: [], why: out }
    const seat = view.figures[left[0]?.ref ?? '']?.seat ?? 'A'
    const [value, against] = [shotValue(view, left, bands, {}), shotAgainst(view, action.target, left, {})]
    const shooters = listedNames(
      left.map(({ ref }) => ref),
      speak,
    )
    return {
      rolls: [side('value', seat, shooters, value), side('against', otherSide(seat), speak.piece(action.target), against)],
      why: [partsText(value, speak), partsText(against, speak), ...out],
    }
  }
  return { rolls: [], why: action.type === 'charge' || action.type === 'spell' ? [say(speak, 'sit-spent')] : [] }
}
