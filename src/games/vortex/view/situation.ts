/** The action in progress: who acts against whom, both sums so far, and who dropped out. */
import type { Moment } from '../../../client/moment'
import { type AnyDecision, type Tally, tally } from '../../../kernel'
import { listedNames } from '../../../ui/words/listed'
import type { Speak } from '../../../ui/words/speak'
import type { ShownRoll, Situation } from '../../situation'
import type { Bids } from '../rules/events'
import { KEPT, pointParts } from '../rules/facts/bids'
import { attackAgainst, attackValue, shotAgainst, shotValue } from '../rules/facts/combat'
import { resisting, threshold } from '../rules/facts/spells'
import { type Action, otherSide, type Side, type View } from '../rules/state'
import { partsText } from './tallies'
import { say } from './words'

export function situationOf({ view, draft, decisions }: Moment<View>, speak: Speak): Situation | undefined {
  const { action } = view
  if (!action) return undefined
  const question = draft.type === 'sharing' ? decisions.find(({ id }) => id === draft.decision) : undefined
  const own = question && draft.type === 'sharing' ? bidIn(question, draft.shares) : {}
  return { title: titleOf(action, speak), ...worked(view, action, own, speak) }
}

/** The viewer's own bid while it is being drafted. It counts in the sums shown on this screen only. */
function bidIn({ choice }: AnyDecision, shares: readonly number[]): Bids {
  if (choice.shape !== 'split') return {}
  const { among } = choice as unknown as { readonly among: readonly { readonly id: string }[] }
  return Object.fromEntries(among.flatMap(({ id }, at) => (id === KEPT ? [] : [[id, shares[at] ?? 0]])))
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

type Worked = Pick<Situation, 'rolls' | 'why' | 'parts' | 'result'>

/** Both sums as far as they are known, and the parts of each. */
const sums = (value: Tally, against: Tally, speak: Speak): Omit<Worked, 'rolls'> => ({
  parts: [...value.parts, ...against.parts],
  result: say(speak, 'sit-sums', { value: value.total, against: against.total }),
  why: [
    say(speak, 'sit-for', { parts: partsText(value, speak), total: value.total }),
    say(speak, 'sit-against', { parts: partsText(against, speak), total: against.total }),
  ],
})

function worked(view: View, action: Action, own: Bids, speak: Speak): Worked {
  if (action.type === 'attack' && action.attackers.every((ref) => view.figures[ref])) {
    const seat = view.figures[action.attackers[0] ?? '']?.seat ?? 'A'
    const [value, against] = [attackValue(view, action, own), attackAgainst(view, action, own)]
    return {
      rolls: [
        side('value', seat, listedNames(action.attackers, speak), value),
        side('against', otherSide(seat), listedNames(action.defenders, speak), against),
      ],
      ...sums(value, against, speak),
    }
  }
  if (action.type === 'shot' && action.bands) {
    const bands = action.bands
    const left = action.shooters.filter(({ ref }) => bands[ref] !== 'out')
    const out = action.shooters.flatMap(({ ref }) => (bands[ref] === 'out' ? [say(speak, 'sit-out', { figure: ref })] : []))
    if (left.length === 0) return { rolls: [], why: out }
    const seat = view.figures[left[0]?.ref ?? '']?.seat ?? 'A'
    const [value, against] = [shotValue(view, left, bands, own), shotAgainst(view, action.target, left, own)]
    const shooters = listedNames(
      left.map(({ ref }) => ref),
      speak,
    )
    const both = sums(value, against, speak)
    return {
      rolls: [side('value', seat, shooters, value), side('against', otherSide(seat), speak.piece(action.target), against)],
      ...both,
      why: [...both.why, ...out],
    }
  }
  if (action.type === 'spell' && action.targets.length > 0) {
    const [value, against] = [
      tally(pointParts(own, action.casters, 'mana')),
      threshold(view, action, resisting(view, action), own),
    ]
    return { rolls: [], ...sums(value, against, speak) }
  }
  return { rolls: [], why: action.type === 'charge' || action.type === 'spell' ? [say(speak, 'sit-spent')] : [] }
}
