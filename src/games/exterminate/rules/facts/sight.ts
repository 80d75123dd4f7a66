/** Line of sight, range and cover of a shot (4.16 to 4.19). Options, resolution, events and texts all use this one verdict. */
import { corridor, covers, gapAtMost } from '../../../../geometry'
import { ALLOWED, type Reason, refused, tally } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { CORRIDOR_WIDTH, TOLERANCE } from '../constants'
import type { ShotKind } from '../events'
import { has, type WeaponId } from '../profile'
import type { InCorridor, RangeBand, ShotReport } from '../reports'
import { say } from '../said'
import type { State } from '../state'
import { whyNotShoot } from './able'
import {
  discAt,
  enemiesOf,
  figureOf,
  footprint,
  gapBetween,
  isFigure,
  isOnTable,
  isWall,
  terrainOf,
  topUnder,
  touches,
} from './figures'
import { attackPool, defencePool, weaponOf } from './pools'
import { spaceCorridor } from './space'

/** EX-RNG-01: no penalty within the weapon's range, a penalty up to twice the range, out of range beyond. */
export function rangeBand(state: State, shooter: Ref, target: Ref, range: number): RangeBand {
  const [from, to] = [discAt(state, shooter), discAt(state, target)]
  if (gapAtMost(from, to, range)) return 'near'
  return gapAtMost(from, to, 2 * range) ? 'long' : 'out'
}

/** Why the target is out of range; undefined if it is not. This is the cheap part of the verdict. */
export function whyOutOfRange(state: State, shooter: Ref, target: Ref, weapon: WeaponId): Reason | undefined {
  const { range = 0 } = weaponOf(figureOf(state, shooter).profile, weapon)
  if (rangeBand(state, shooter, target, range) !== 'out') return undefined
  const gap = gapBetween(state, shooter, target)
  return say('out-of-range', { gap, most: 2 * range, missing: Math.max(1, gap - 2 * range) }, 'EX-RNG-01')
}

/** EX-LOS-03, EX-LOS-08: the pieces that may obstruct the corridor. */
function candidates(state: State, shooter: Ref, target: Ref): readonly Ref[] {
  const under = [topUnder(state, shooter), topUnder(state, target)]
  const figures = enemiesOf(state, shooter).filter((ref) => ref !== target && !has(figureOf(state, ref).profile, 'low'))
  // A pack may declare that its own terrain does not block sight.
  const terrain = state.tabletop.terrain
    .filter((piece) => piece.sight?.length !== 0 && !under.includes(piece.ref))
    .map(({ ref }) => ref)
  return [...terrain, ...figures]
}

interface Sight {
  readonly outline: ShotReport['corridor']
  readonly elements: readonly InCorridor[]
  /** EX-LOS-06: walls that block together although none of them blocks alone. */
  readonly together: readonly Ref[]
}

/** Sights on one table from above, by shooter and target. A menu asks for each weapon, and again after every shot. */
const SEEN = new WeakMap<State['tabletop'], Map<string, Sight>>()

/** EX-LOS-02 to 10: what lies in the corridor between two figures, and whether it blocks. */
export function sight(state: State, shooter: Ref, target: Ref): Sight {
  // In space it also depends on who lies down.
  if (state.rulings.sightIn !== 'plan') return looked(state, shooter, target)
  const known = SEEN.get(state.tabletop) ?? new Map<string, Sight>()
  SEEN.set(state.tabletop, known)
  const key = `${shooter} ${target} ${state.rulings.corridor}`
  const found = known.get(key) ?? looked(state, shooter, target)
  known.set(key, found)
  return found
}

function looked(state: State, shooter: Ref, target: Ref): Sight {
  const width = CORRIDOR_WIDTH[state.rulings.corridor]
  const things = candidates(state, shooter, target)
  const strip =
    state.rulings.sightIn === 'plan'
      ? corridor({
          from: discAt(state, shooter),
          to: discAt(state, target),
          width,
          tolerance: TOLERANCE.overlap,
          contact: TOLERANCE.contact,
          elements: things.map((ref) => ({ ref, footprint: footprint(state, ref) })),
        })
      : spaceCorridor(state, shooter, target, things)
  const inside = strip.elements.filter(({ relation }) => relation !== 'untouched')
  const elements = inside.map(({ ref, relation, clipped }): InCorridor => {
    const wall = !isFigure(state, ref) && isWall(terrainOf(state, ref))
    const isFull = relation === 'covering'
    const isTouched = touches(state, shooter, ref)
    const role = isFull && (wall || !isTouched) ? 'blocker' : isTouched ? 'ignored' : 'obstruction'
    return { ref, role, isWall: wall, clipped }
  })
  const walls = inside.filter(({ ref }) => elements.some((element) => element.ref === ref && element.isWall))
  const isJoint =
    !elements.some(({ role }) => role === 'blocker') &&
    covers(
      walls.flatMap(({ span }) => span),
      width,
      TOLERANCE.overlap,
    ) &&
    walls.length > 1
  return { outline: strip.outline, elements, together: isJoint ? walls.map(({ ref }) => ref) : [] }
}

/** How a shot came about, and the dice that a burst or a blast gives it instead of the weapon's. */
export interface ShotManner {
  readonly how?: ShotKind
  readonly share?: number
}

const UNSEEN: Sight = { outline: [], elements: [], together: [] }

/** EX-SHO-01: the report of one shot, legal or not. The blast of another shot needs no sight and ignores cover (house). */
export function shotReport(state: State, shooter: Ref, target: Ref, weaponId: WeaponId, manner: ShotManner = {}): ShotReport {
  const { how = 'action', share } = manner
  const { profile } = figureOf(state, shooter)
  const weapon = weaponOf(profile, weaponId)
  const limit = weapon.range ?? 0
  const isBlast = how === 'blast'
  const { outline, elements, together } = isBlast ? UNSEEN : sight(state, shooter, target)
  const named = (role: InCorridor['role']) => elements.filter((element) => element.role === role).map(({ ref }) => ref)
  const obstructions = named('obstruction')
  const blockers = together.length > 0 ? together : named('blocker')
  const gap = isOnTable(state, shooter) ? gapBetween(state, shooter, target) : 0
  const band = isBlast ? 'near' : rangeBand(state, shooter, target, limit)
  const attack =
    isBlast && share !== undefined
      ? tally([{ value: share, reason: say('blast-half', { of: share }, 'EX-SHO-03') }])
      : attackPool(state, shooter, weapon, { obstructions, isLong: band !== 'near', gap }, [], share)
  // EX-COV-01, EX-COV-03
  const cover =
    figureOf(state, target).condition === 'shocked'
      ? []
      : obstructions.filter((ref) => !isFigure(state, ref) && touches(state, target, ref))
  const [blocker] = blockers
  const why =
    whyNotShoot(state, shooter, how) ??
    (weapon.range === undefined || profile.shoot === undefined
      ? say('cannot-shoot', { figure: shooter }, 'EX-SHO-01')
      : undefined) ??
    (together.length > 0 ? say('sight-blocked-together', { pieces: together }, 'EX-LOS-06') : undefined) ??
    (blocker === undefined ? undefined : say('sight-blocked', { piece: blocker }, 'EX-LOS-06')) ??
    (isBlast ? undefined : whyOutOfRange(state, shooter, target, weaponId)) ??
    (attack.total <= 0 ? say('no-dice-left', { dice: attack.total }, 'EX-SHO-02') : undefined)
  return {
    shooter,
    target,
    weapon: weaponId,
    verdict: why ? refused(why) : ALLOWED,
    corridor: outline,
    elements,
    obstructions,
    blockers,
    ignored: named('ignored'),
    range: { gap, limit, band },
    attack,
    defence: defencePool(state, target, cover),
    cover,
  }
}
