/** The corridor held in space (the house's other reading of EX-AMB-08): from the shooter's eye to the target's body, as tall as it stands. */
import { corridorInSpace, eyeOf } from '../../../../geometry/sight'
import type { Ref } from '../../../../table/piece'
import { createSightTable, type Statures } from '../../../../table/sight'
import { statureOf } from '../../../../table/statures'
import { CORRIDOR_WIDTH, TOLERANCE } from '../constants'
import type { State } from '../state'
import { discAt } from './figures'

/** One table in space for all questions, updated to the table that is asked about: only what has moved is built again. */
const TABLE = createSightTable()

const known = new WeakMap<State['figures'], Statures>()
/** How tall the figures stand; the shocked lie. */
function staturesOf({ figures }: State): Statures {
  const found = known.get(figures)
  if (found) return found
  const made = Object.fromEntries(
    Object.values(figures).map(({ ref, profile, condition }) => [ref, statureOf(profile.model, condition === 'shocked')]),
  )
  known.set(figures, made)
  return made
}

/** The corridor between two figures among these things; everything else on the table does not count. */
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
