/** Command dice: tapped, or dragged onto the model, enemy or cube for which they are meant. */
import type { Gesture } from '../../../client/gesture'
import type { Intent, Moment } from '../../../client/moment'
import type { Ref } from '../../../table/piece'
import { optionOf } from '../../kit/questions/asked'
import { answer, carry, openFirst, refuse } from '../../kit/questions/intents'
import type { View } from '../rules/state'
import { activeIn, answerWith } from './intent-makers'
import { toggled } from './intent-points'
import { dieOf } from './look-tokens'
import { openOn } from './open'
import { stationAt } from './overlays-cube'
import { viewSays } from './words'

const FREE = { MOVE: 'free-move', SHOOT: 'free-shoot', FIGHT: 'free-fight' } as const

/** A tapped die is rerolled or added to a test if such a question is open; otherwise it is used for its free action. */
export function dieTapped(moment: Moment<View>, ref: Ref): Intent | undefined {
  const { decisions, draft, viewer } = moment
  const die = dieOf(ref)
  if (!die) return undefined
  if (die.seat !== viewer) return refuse(viewSays('not-your-die', {}))
  for (const subject of ['reroll command', 'add dice'] as const) {
    const asked = openOn(decisions, subject)
    if (!asked) continue
    const option = optionOf(asked, `die:${die.die}`)
    if (!option) return refuse(viewSays('die-not-now', {}))
    return option.refused ? refuse(option.refused) : toggled(asked, draft, option.id)
  }
  return used(moment, die.die, { isTouched: true })
}

/** With the action menu open: a free action or the Army Special. A tapped MOVE lifts the model; a dropped one sends it there. */
function used(
  moment: Moment<View>,
  die: string,
  { onto, isTouched = false }: { readonly onto?: Ref | undefined; readonly isTouched?: boolean },
): Intent | undefined {
  const { decisions, view, viewer } = moment
  const known = viewer === 'A' || viewer === 'B' ? view.sides[viewer].command.find(({ id }) => id === die) : undefined
  if (!known) return undefined
  const menu = openOn(decisions, 'action')
  const active = activeIn(moment)
  if (menu && known.face === 'SPLAT') {
    const uses = menu.choice.options.filter(({ id }) => id.startsWith('use:'))
    const use = openFirst(uses)
    return use ? answer(menu, use) : refuse(viewSays('die-not-now', {}))
  }
  if (menu && (known.face === 'MOVE' || known.face === 'SHOOT' || known.face === 'FIGHT')) {
    const option = menu.choice.options.find(({ id }) => id.startsWith(`${FREE[known.face as keyof typeof FREE]}:`))
    if (!option) return refuse(viewSays('die-not-now', {}))
    return known.face === 'MOVE' && active !== undefined ? carry(menu, option, active, isTouched) : answer(menu, option)
  }
  const extra = openOn(decisions, 'extra activation')
  if (extra && known.face === 'ACT') {
    if (onto !== undefined) return answerWith(extra, `activate:${onto}`)
    return refuse(viewSays('drop-on-model', {}))
  }
  return refuse(viewSays('die-not-now', {}))
}

/** A die dropped on a thing or cube is used for it. */
export function dieDropped(moment: Moment<View>, { ref, at, over }: Extract<Gesture, { type: 'drop' }>): Intent | undefined {
  const die = dieOf(ref)
  const isNowhere = over === ref || (over === undefined && stationAt(moment.view, at, over) === undefined)
  if (!die || die.seat !== moment.viewer || isNowhere) return undefined
  if (openOn(moment.decisions, 'reroll command') || openOn(moment.decisions, 'add dice')) return dieTapped(moment, ref)
  return used(moment, die.die, { onto: over })
}
