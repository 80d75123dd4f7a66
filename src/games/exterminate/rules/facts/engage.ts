/** Who can come into contact with whom, and how (EX-MEL-01, EX-MEL-03, EX-HIL-08, 11, 12). */
import {
  type ContactQuestion,
  type ContactSpot,
  distanceToFootprint,
  gapAtLeast,
  gapAtMost,
  pocketSpots,
  snapToContact,
  touchingSpots,
} from '../../../../geometry'
import { distanceAtLeast, distanceAtMost } from '../../../../geometry/measure'
import type { Disc, Footprint, Point, Units } from '../../../../geometry/types'
import { ALLOWED, type Reason, refused } from '../../../../kernel'
import type { Path } from '../../../../table/choice'
import { gapTo, judgePath } from '../../../../table/judge'
import type { Ref } from '../../../../table/piece'
import { ENGAGE_RANGE, ENGAGE_SHOWN, ONE_FOR_ALL_RANGE, TOLERANCE } from '../constants'
import type { Approach, EngageReport } from '../reports'
import { placeSays, say } from '../said'
import type { State } from '../state'
import { whyNotEngage } from './able'
import {
  box,
  discAt,
  enemiesOf,
  figureOf,
  footprint,
  friendsOf,
  obstacleRefs,
  pieceOf,
  terrainOf,
  topUnder,
  touches,
  wallRefs,
} from './figures'
import { clearOfFigures, clearOfTerrain, crossable } from './moves'
import { meleePool } from './pools'

/** How the attacker would come into contact with the target. */
export function approachTo(state: State, attacker: Ref, target: Ref): Approach {
  const [own, other] = [topUnder(state, attacker), topUnder(state, target)]
  if (other === undefined) {
    const isWithin = gapAtMost(discAt(state, attacker), discAt(state, target), ENGAGE_RANGE)
    return own !== undefined && isWithin && touches(state, target, own) ? 'from-top' : 'base'
  }
  if (own === other) return 'on-top'
  return own !== undefined && touches(state, attacker, other) ? 'from-top' : 'obstacle'
}

/** The piece with which the attacker comes into contact, and to which its distance is measured. */
function aim(state: State, target: Ref, approach: Approach): { readonly ref: Ref; readonly footprint: Footprint } {
  const top = topUnder(state, target)
  const ref = (approach === 'obstacle' || approach === 'from-top') && top !== undefined ? top : target
  return { ref, footprint: footprint(state, ref) }
}

function isWithin(state: State, disc: Disc, to: Footprint, limit: Units): boolean {
  if ('disc' in to) return state.rulings.engageInclusive ? gapAtMost(disc, to.disc, limit) : !gapAtLeast(disc, to.disc, limit)
  return state.rulings.engageInclusive
    ? distanceAtMost(disc.at, to, disc.radius + limit)
    : !distanceAtLeast(disc.at, to, disc.radius + limit)
}

/** EX-MEL-03: the question for the straight engagement move. Not for fighting from a top, which needs no move. */
export function engagePath(state: State, attacker: Ref, target: Ref, approach: Approach): Path {
  const { pose, radius } = pieceOf(state, attacker)
  const { ref: aimed } = aim(state, target, approach)
  const isOn = approach === 'on-top' && pose.on !== undefined
  const isShort = approach === 'obstacle' || state.rulings.engageMax === '2in'
  const far = Math.ceil(distanceToFootprint(pose.at, footprint(state, aimed))) + radius
  const why = say('engage-too-long', { limit: ENGAGE_RANGE }, 'EX-MEL-03')
  const inTheWay = isOn
    ? enemiesOf(state, attacker).filter((ref) => ref !== target)
    : crossable(state, attacker).filter((ref) => ref !== target && ref !== aimed)
  // EX-AMB-48
  const isForbidden = state.rulings.engageCrossing === 'forbidden'
  return {
    shape: 'path',
    piece: attacker,
    radius,
    from: pose.at,
    ...(pose.on === undefined ? {} : { fromTop: pose.on }),
    budget: isShort ? ENGAGE_RANGE : far,
    straight: true,
    must: true,
    walls: [...(isOn ? [] : wallRefs(state)), aimed, ...(isForbidden ? inTheWay : [])],
    crossings: isForbidden ? [] : inTheWay,
    end: {
      keep: [...clearOfFigures(state, attacker), ...(isOn ? [] : clearOfTerrain(state))],
      touching: { ref: aimed, why: placeSays('not-in-contact', 'EX-MEL-03') },
      ...(isShort ? { near: { of: pose.at, most: ENGAGE_RANGE, why } } : {}),
      ...(isOn && pose.on !== undefined ? { on: pose.on } : {}),
    },
    tolerance: TOLERANCE,
  }
}

/** A place of contact that one straight move reaches: the nearest that touches, else one with a gap; undefined if none. */
export function spotToEngage(state: State, attacker: Ref, target: Ref, approach: Approach): Point | undefined {
  const choice = engagePath(state, attacker, target, approach)
  const { ref: aimedRef, footprint: aimed } = aim(state, target, approach)
  const isGood = (at: Point | undefined): at is Point =>
    at !== undefined && judgePath(choice, [at], state.tabletop).verdict.allowed
  const ahead = snapToContact(choice.from, choice.radius, aimed, 0, TOLERANCE.contact)
  if (isGood(choice.from)) return choice.from
  if (isGood(ahead)) return ahead
  const others = [...enemiesOf(state, attacker), ...friendsOf(state, attacker)].filter((ref) => ref !== target)
  const inTheWay = approach === 'on-top' ? others : [...others, ...obstacleRefs(state), ...wallRefs(state)]
  const top = choice.end.on === undefined ? undefined : terrainOf(state, choice.end.on).top?.outline
  const question: ContactQuestion = {
    mover: { at: choice.from, radius: choice.radius },
    target: aimed,
    obstacles: inTheWay.filter((ref) => ref !== aimedRef).map((ref) => footprint(state, ref)),
    blockers: choice.walls.filter((ref) => ref !== aimedRef).map((ref) => footprint(state, ref)),
    tolerance: TOLERANCE.overlap,
    contact: TOLERANCE.contact,
    maxMove: choice.budget,
    box: box(state),
    ...(top ? { inside: top } : {}),
  }
  const good = (spots: readonly ContactSpot[]) => spots.find(({ at }) => isGood(at))?.at
  return good(touchingSpots(question)) ?? good(pocketSpots(question))
}

/** Whether this enemy is close enough to be listed even if it is refused. */
export const isNearEnough = (state: State, attacker: Ref, target: Ref): boolean =>
  gapAtMost(discAt(state, attacker), discAt(state, target), ENGAGE_SHOWN) || engageGap(state, attacker, target) <= ENGAGE_RANGE

const engageGap = (state: State, attacker: Ref, target: Ref): Units =>
  gapTo(discAt(state, attacker), aim(state, target, approachTo(state, attacker, target)).footprint)

/** EX-MEL-01: whether the attacker may engage the target, how, and with which pools. */
export function engageReport(state: State, attacker: Ref, target: Ref): EngageReport {
  const approach = approachTo(state, attacker, target)
  const disc = discAt(state, attacker)
  const { footprint: aimed } = aim(state, target, approach)
  const gap = gapTo(disc, aimed)
  const why: Reason | undefined =
    whyNotEngage(state, attacker) ??
    (isWithin(state, disc, aimed, ENGAGE_RANGE)
      ? approach !== 'from-top' && spotToEngage(state, attacker, target, approach) === undefined
        ? say('no-way-in', { target }, 'EX-MEL-03')
        : undefined
      : say('too-far-to-engage', { gap, limit: ENGAGE_RANGE }, 'EX-MEL-01'))
  const own = approach === 'from-top' || approach === 'on-top' ? topUnder(state, attacker) : undefined
  const other = topUnder(state, target)
  return {
    attacker,
    target,
    verdict: why ? refused(why) : ALLOWED,
    approach,
    gap,
    limit: ENGAGE_RANGE,
    attack: meleePool(state, { figure: attacker, opponent: target, isInitiator: true, bonus: 0, tops: { own, other } }),
    defence: meleePool(state, {
      figure: target,
      opponent: attacker,
      isInitiator: false,
      bonus: 0,
      tops: { own: other, other: own },
    }),
  }
}

/** EX-MUL-03, EX-AMB-44: the enemies beside the primary target (or one already chosen) that One for All may include. */
export const besideTarget = (state: State, attacker: Ref, target: Ref, given: readonly Ref[] = []): readonly Ref[] => {
  const around = state.rulings.oneForAllChain ? [target, ...given] : [target]
  return enemiesOf(state, attacker).filter(
    (ref) =>
      ref !== target && around.some((one) => one === ref || gapAtMost(discAt(state, one), discAt(state, ref), ONE_FOR_ALL_RANGE)),
  )
}

/** EX-MUL-01: X of Melee(X), else 1. */
export const attacksOf = (state: State, ref: Ref): number => figureOf(state, ref).profile.attacks
