/**
 * Overlays on the table: why the chosen card cannot be used under the pointer, and the combatants of an attack with a line
 * between them.
 */
import type { Moment } from '../../../client/moment'
import type { Point, Units } from '../../../geometry/types'
import type { Overlay } from '../../../scene/overlay'
import type { Speak } from '../../../ui/words/speak'
import type { Blow } from '../rules/facts/forecast'
import type { View } from '../rules/state'
import { placesFor } from './layout'
import { spotOf } from './look'
import { aimsOf } from './open'
import { blowWords, forecastWords, holderWords, isFought, weighing } from './weighing'
import { briefly } from './words'

/** The height of lines, above all cards. */
const OVER: Units = 1500

export function overlaysOf(moment: Moment<View>, speak: Speak): readonly Overlay[] {
  const { hover } = moment
  const aim = hover === undefined ? undefined : aimsOf(moment).get(hover)
  return [
    ...(hover !== undefined && aim?.refused
      ? [{ type: 'tag' as const, id: 'why-not', over: hover, text: briefly(aim.refused, speak), tone: 'refused' as const }]
      : []),
    ...fought(moment, speak),
  ]
}
/** The attack: outlines of the combatants, a line between them with the result if all pass now, and a forecast over each. */
function fought(moment: Moment<View>, speak: Speak): readonly Overlay[] {
  const { view, viewer, window } = moment
  const { attack } = view
  if (!attack?.attacker) return []
  const { attacker, defender, direct } = attack
  const outline = (ref: string, tone: 'enemy' | 'friend'): Overlay => ({ type: 'outline', id: `fights-${ref}`, ref, tone })
  const outlines = [
    ...[attacker.main, ...attacker.helpers].map((ref) => outline(ref, 'enemy')),
    ...(defender ? [defender.main, ...defender.helpers] : []).map((ref) => outline(ref, 'friend')),
  ]
  const from = spotOf(view, { viewer, window }, attacker.main)?.at
  const to = defender
    ? spotOf(view, { viewer, window }, defender.main)?.at
    : direct && placesFor(view.order, viewer, window).seats[direct]?.P
  if (!from || !to || !(isFought(view) || direct)) return outlines
  const between: Overlay = {
    type: 'sight-line',
    id: 'fight-line',
    from: { ...from, z: OVER },
    to: { ...to, z: OVER },
    whole: 1,
    tone: 'enemy',
  }
  return [...outlines, between, ...weighed(moment, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, speak)]
}
/** Tags by the combatants with the parts of their ratings; short in a tall window, where the strip has room for the parts. */
function weighed({ view, window }: Moment<View>, middle: Point, speak: Speak): readonly Overlay[] {
  const { attack } = view
  const found = weighing(view)
  if (!attack || !found) return []
  const isWhole = window !== 'tall'
  const side = (blow: Blow | undefined, tone: 'enemy' | 'friend'): readonly Overlay[] =>
    blow ? [{ type: 'tag', id: `fights-tag-${blow.by}`, over: blow.by, tone, isWhole, ...blowWords(view, blow, speak) }] : []
  const detail = holderWords(view, speak)
  const forecast: Overlay = {
    type: 'tag',
    id: 'fight-forecast',
    over: middle,
    z: OVER,
    text: forecastWords(found, speak),
    ...(detail === '' ? {} : { detail }),
    tone: 'costly',
    isWhole,
  }
  return [...side(found.attacker, 'enemy'), ...side(found.defender, 'friend'), ...(isWhole ? [forecast] : [])]
}
