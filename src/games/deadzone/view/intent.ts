/**
 * What gestures on the table mean: lifting a model moves it, pointing at an enemy attacks it, a Command die is tapped or dragged
 * to its target. Gestures that belong to a route or place being drafted have been handled before.
 */
import type { Gesture } from '../../../client/gesture'
import type { Intent, Moment } from '../../../client/moment'
import { pick } from '../../kit/questions/intents'
import { cubeFrom } from '../rules/facts/cubes'
import { inZone } from '../rules/mission'
import type { Model, View } from '../rules/state'
import { dieDropped, dieTapped } from './intent-dice'
import { deployedTo, lifted, redeployed } from './intent-lift'
import { activeIn, answerWith, modelAt } from './intent-makers'
import { named } from './intent-points'
import { dieOf } from './look-tokens'
import { openOn } from './open'
import { bestShots } from './overlays-attack'
import { stationAt } from './overlays-cube'

export function intentOf(moment: Moment<View>, gesture: Gesture): Intent | undefined {
  switch (gesture.type) {
    case 'lift':
      return lifted(moment, gesture.ref)
    case 'tap':
      return tapped(moment, gesture)
    case 'drag':
      return redeployed(moment, gesture)
    case 'drop':
      return redeployed(moment, gesture) ?? dropped(moment, gesture)
    default:
      return undefined
  }
}

function tapped(moment: Moment<View>, { ref, at }: Extract<Gesture, { type: 'tap' }>): Intent | undefined {
  const { decisions, view, selected, viewer } = moment
  if (ref !== undefined && dieOf(ref)) return dieTapped(moment, ref)
  const cube = stationAt(view, at, ref)
  const zones = openOn(decisions, 'zone')
  const zone = zones?.choice.options.find(({ id }) => cube !== undefined && inZone(view.set, id, cubeFrom(cube)))
  if (zones && zone) return pick(zones, zone)
  const byName = named(moment, ref, cube)
  if (byName) return byName
  const model = modelAt(moment, ref)
  const shooting = openOn(decisions, 'shoot what')
  if (shooting && ref !== undefined) {
    const shot = bestShots(shooting.choice.options).get(ref)
    if (shot) return pick(shooting, shot)
  }
  if (model && ref !== undefined) {
    const turn = openOn(decisions, 'turn')
    // The first tap selects, the second activates.
    if (turn && model.seat === viewer) return selected === ref ? answerWith(turn, `activate:${ref}`) : undefined
    return attackFrom(moment, model)
  }
  const deploy = openOn(decisions, 'deploy')
  if (deploy && selected !== undefined && cube !== undefined && !model) return deployedTo(moment, selected, cube)
  return undefined
}

/** The attack on an enemy pointed at while the menu is open: a Fight in the same cube, otherwise a Shoot. */
function attackFrom(moment: Moment<View>, model: Model): Intent | undefined {
  const menu = openOn(moment.decisions, 'action')
  const active = activeIn(moment)
  if (!menu || active === undefined || model.seat === modelAt(moment, active)?.seat) return undefined
  const [mine, theirs] = [active, model.ref].map((ref) => {
    const pose = moment.view.tabletop.pieces[ref]?.pose
    return pose ? stationAt(moment.view, pose.at, ref) : undefined
  })
  return answerWith(menu, mine !== undefined && mine === theirs ? 'fight' : 'shoot')
}

function dropped(moment: Moment<View>, gesture: Extract<Gesture, { type: 'drop' }>): Intent | undefined {
  return dieOf(gesture.ref) ? dieDropped(moment, gesture) : undefined
}
