/** The shots among which a model may choose: why each is refused at once, the report of each for whoever reads it. */
import type { Reason } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { later, ofLatest } from '../later'
import type { Weapon } from '../profile'
import type { ShotHow, ShotMode, ShotReport } from '../reports'
import { otherSide, type State } from '../state'
import { hasKeyword } from './keywords'
import { modelOf, onBoard } from './models'
import { aimed, shotReport, whyNotAt, whyNotFire, whyNotShoot } from './shots'

/** A weapon pointed at a model. */
export interface Aim {
  readonly weapon: Weapon
  readonly target: Ref
  readonly mode: ShotMode
  /** Why the shot is refused, if it is. */
  readonly why: Reason | undefined
  /** Computed when somebody reads it. */
  readonly report: ShotReport
}

/** The models at which a weapon may be pointed: enemies, and friends (for weapons that help, or under an enemy's control). */
export function targetsOf(state: State, shooter: Ref): readonly Ref[] {
  const { seat } = modelOf(state, shooter)
  return [...onBoard(state, otherSide(seat)), ...onBoard(state, seat)].filter((ref) => ref !== shooter)
}

/** The question and bots ask about the same state. */
const knownOf = ofLatest((_state: State) => new Map<string, readonly Aim[]>())

/** Every weapon, target and mode. Thrown and indirect weapons are aimed at cubes instead; see `isLobbed`. */
export function aims(state: State, shooter: Ref, how: ShotHow): readonly Aim[] {
  const known = knownOf(state)
  const key = `${how} ${shooter}`
  const found = known.get(key) ?? lookedUp(state, shooter, how)
  known.set(key, found)
  return found
}
function lookedUp(state: State, shooter: Ref, how: ShotHow): readonly Aim[] {
  const barred = whyNotShoot(state, shooter, how)
  const targets = targetsOf(state, shooter)
  return aimed(state, shooter).flatMap((weapon) => {
    const idle = barred ?? whyNotFire(state, shooter, weapon, how)
    const modes: readonly ShotMode[] = hasKeyword(weapon, 'rapid-fire') ? ['normal', 'ffe'] : ['normal']
    return targets.flatMap((target) => {
      const why = idle ?? whyNotAt(state, shooter, target, weapon, how)
      return modes.map((mode) => aimAt(state, shooter, how, { weapon, target, mode, why }))
    })
  })
}

function aimAt(state: State, shooter: Ref, how: ShotHow, aim: Omit<Aim, 'report'>): Aim {
  const report = later(() => shotReport(state, shooter, aim.target, aim.weapon, aim.mode, how))
  return {
    ...aim,
    get report() {
      return report()
    },
  }
}

/** A report for every weapon, target and mode. */
export const shots = (state: State, shooter: Ref, how: ShotHow): readonly ShotReport[] =>
  aims(state, shooter, how).map(({ report }) => report)
