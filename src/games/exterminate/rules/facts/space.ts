/** The corridor in space (the house's alternative for EX-AMB-08): from the shooter's eye to the target's full height. */
import { corridorInSpace, eyeOf } from '../../../../geometry/sight'
import type { Ref } from '../../../../table/piece'
import { createSightTable, type Statures } from '../../../../table/sight'
import { statureOf } from '../../../../table/statures'
import { CORRIDOR_WIDTH, TOLERANCE } from '../constants'
import type { State } from '../state'
import { discAt } from './figures'

/** One sight table for all calls. It is updated to the table asked about, so that only what moved is built again. */
const TABLE = createSightTable()

const known = new WeakMap<State['figures'], Statures>()
/** The heights of the figures. Shocked figures lie down. */
function staturesOf({ figures }: State): Statures {
  const found = known.get(figures)
  if (found) return found
  const made = Object.fromEntries(
    Object.values(figures).map(({ ref, profile, condition }) => [ref, statureOf(profile.model, condition === 'shocked')]),
  )
  known.set(figures, made)
  return made
}

/** The corridor between two figures, considering only the things in `among`. */
export function spaceCorridor(state: State, shooter: Ref, target: Ref, among: readonly Ref[]) {
  const { scene, miniatures } = TABLE.sync(state.tabletop, staturesOf(state))
  const [from, to] = [miniatures.get(shooter), miniatures.get(target)]
  if (!from || !to) throw new Error(`${shooter} or ${target} is not on the table`)
  const things = [...state.tabletop.terrain.map(({ ref }) => ref), ...Object.keys(state.tabletop.pieces)]
  return corridorInSpace(scene, {
    from: discAt(state, shooter),
    eye: eyeOf(from).z,
    to: discAt(state, target),
    foot: to.level,
    head: to.level + to.height,
    width: CORRIDOR_WIDTH[state.rulings.corridor],
    tolerance: TOLERANCE.overlap,
    contact: TOLERANCE.contact,
    except: things.filter((ref) => !among.includes(ref)),
  })
}
