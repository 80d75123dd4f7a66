/** Edits of what is marked on the ground: areas, objectives, notes. A mark's image follows the mark. */
import type { Point } from '../../geometry/types'
import type { Ref } from '../../table/piece'
import { type LayoutDocument, type LayoutObjective, MOST } from '../document'
import { areaOpposite, imageOfArea, isSameGround, mateOfArea, mateOfObjective, shiftedArea, shiftedMark } from '../ground'
import { mirroredPoint } from '../mirror'
import { freshRef, refsOf } from '../refs'
import { done, refuse } from '../said'
import type { Made } from './chapter'
import type { GroundEdit } from './edit'

export function groundEdit(document: LayoutDocument, edit: GroundEdit): Made {
  switch (edit.type) {
    case 'put-area':
      return within('areas', { ...document, areas: put(document.areas, edit.area) }, document, [edit.area.ref])
    case 'put-objective':
      return within('objectives', { ...document, objectives: put(document.objectives, edit.objective) }, document, [
        edit.objective.ref,
      ])
    case 'put-note':
      return within('notes', { ...document, notes: put(document.notes, edit.note) }, document, [])
    case 'remove-area': {
      const gone = found(document.areas, edit.ref)
      if (!gone) return refuse('edit-no-piece', { ref: edit.ref })
      const mate = document.symmetry === 'none' ? undefined : mateOfArea(document, document.symmetry, gone)
      return done({ areas: document.areas.filter((one) => one !== gone && one !== mate) })
    }
    case 'remove-objective': {
      const gone = found(document.objectives, edit.ref)
      if (!gone) return refuse('edit-no-piece', { ref: edit.ref })
      const mate = document.symmetry === 'none' ? undefined : mateOfObjective(document, document.symmetry, gone)
      return done({ objectives: document.objectives.filter((one) => one !== gone && one !== mate) })
    }
    case 'remove-note': {
      if (!found(document.notes, edit.ref)) return refuse('edit-no-piece', { ref: edit.ref })
      return done({ notes: document.notes.filter(({ ref }) => ref !== edit.ref) })
    }
    case 'shift':
      return shifted(document, edit.refs, edit.by)
    case 'image':
      return imaged(document, edit.ref)
    case 'areas': {
      const refs = refsOf(edit.areas)
      if (refs.size < edit.areas.length) return refuse('edit-ref-taken', { ref: [...refs][0] ?? '' })
      return edit.areas.length > MOST.areas ? refuse('edit-too-many-marks', { most: MOST.areas }) : done({ areas: edit.areas })
    }
  }
}

type Named = { readonly ref: Ref }
const found = <T extends Named>(list: readonly T[], ref: Ref): T | undefined => list.find((one) => one.ref === ref)
function put<T extends Named>(list: readonly T[], item: T): readonly T[] {
  return list.some(({ ref }) => ref === item.ref) ? list.map((one) => (one.ref === item.ref ? item : one)) : [...list, item]
}

/** The document with these marks and their images, if there is room for all of them. */
function within(
  field: 'areas' | 'objectives' | 'notes',
  after: LayoutDocument,
  before: LayoutDocument,
  leaders: readonly Ref[],
): Made {
  if (after[field].length > MOST[field]) return refuse('edit-too-many-marks', { most: MOST[field] })
  const { areas, objectives } = withMates(before, after, leaders)
  return done({ areas, objectives, notes: after.notes })
}

/**
 * Restores the symmetry of marks: those that were images of changed marks become their images again. A mark named in the edit
 * itself keeps its new place.
 */
function withMates(before: LayoutDocument, after: LayoutDocument, leaders: readonly Ref[]) {
  const { symmetry } = before
  if (symmetry === 'none') return after
  let { areas, objectives } = after
  const follows = (mate: Named | undefined, ref: Ref): mate is Named =>
    mate !== undefined && mate.ref !== ref && !leaders.includes(mate.ref)
  for (const ref of leaders) {
    const [area, moved] = [found(before.areas, ref), found(after.areas, ref)]
    const mate = area && moved && !isSameGround(area.outlines, moved.outlines) ? mateOfArea(before, symmetry, area) : undefined
    if (moved && follows(mate, ref))
      areas = areas.map((one) => (one.ref === mate.ref ? { ...one, outlines: imageOfArea(before, symmetry, moved) } : one))
    const [objective, next] = [found(before.objectives, ref), found(after.objectives, ref)]
    const other = objective && next && objective !== next ? mateOfObjective(before, symmetry, objective) : undefined
    if (next && follows(other, ref))
      objectives = objectives.map((one) => (one.ref === other.ref ? imageOfObjective(before, symmetry, next, one) : one))
  }
  return { areas, objectives }
}

function imageOfObjective(
  { size }: LayoutDocument,
  symmetry: Exclude<LayoutDocument['symmetry'], 'none'>,
  { at, height }: LayoutObjective,
  own: LayoutObjective,
): LayoutObjective {
  return { ...own, at: mirroredPoint(size, symmetry, at), height }
}

function shifted(document: LayoutDocument, refs: readonly Ref[], by: Point): Made {
  const { areas, objectives, notes } = document
  const there = refsOf([...areas, ...objectives, ...notes])
  const missing = refs.find((ref) => !there.has(ref))
  if (missing !== undefined) return refuse('edit-no-piece', { ref: missing })
  if (by.x === 0 && by.y === 0) return done({})
  const after = {
    ...document,
    areas: areas.map((one) => (refs.includes(one.ref) ? shiftedArea(one, by) : one)),
    objectives: objectives.map((one) => (refs.includes(one.ref) ? shiftedMark(one, by) : one)),
    notes: notes.map((one) => (refs.includes(one.ref) ? shiftedMark(one, by) : one)),
  }
  return within('areas', after, document, refs)
}

function imaged(document: LayoutDocument, ref: Ref): Made {
  const symmetry = document.symmetry === 'none' ? 'turned' : document.symmetry
  const [area, objective] = [found(document.areas, ref), found(document.objectives, ref)]
  if (area) {
    const mate = mateOfArea(document, symmetry, area)
    if (mate === area) return refuse('edit-own-image', { ref })
    if (mate) return done({})
    const areas = [...document.areas, areaOpposite(document, symmetry, area)]
    return areas.length > MOST.areas ? refuse('edit-too-many-marks', { most: MOST.areas }) : done({ areas })
  }
  if (objective) {
    const mate = mateOfObjective(document, symmetry, objective)
    if (mate === objective) return refuse('edit-own-image', { ref })
    if (mate) return done({})
    const { name: _, ...bare } = objective
    const other = { ...bare, ref: freshRef(refsOf(document.objectives), 'objective') }
    const objectives = [...document.objectives, imageOfObjective(document, symmetry, objective, other)]
    return objectives.length > MOST.objectives ? refuse('edit-too-many-marks', { most: MOST.objectives }) : done({ objectives })
  }
  return refuse('edit-no-piece', { ref })
}
