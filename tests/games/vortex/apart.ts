/**
 * Two worlds that a player may not tell apart before paying (VX-DST-03): one miniature stands elsewhere, so that ranges differ, while who
 * sees whom, who touches whom and who can get away are the same.
 */
import { contactsOf } from '../../../src/games/vortex/rules/facts/contact'
import { discAt, figureOf, isMagician } from '../../../src/games/vortex/rules/facts/figures'
import { obstaclesFor } from '../../../src/games/vortex/rules/facts/in-way'
import { seesScenery, visibility } from '../../../src/games/vortex/rules/facts/sight'
import { wayOut } from '../../../src/games/vortex/rules/facts/ways-out'
import type { State } from '../../../src/games/vortex/rules/state'
import { direction } from '../../../src/geometry/heading'
import { gap } from '../../../src/geometry/measure'
import { isFree } from '../../../src/geometry/sweep'
import type { Rng } from '../../../src/kernel'
import { footprintOf } from '../../../src/table/layout'
import { cm } from './position'

/** All that may be known of where things stand; sight of each pair, those of one miniature first, since they are the likeliest to differ. */
function* knowable(state: State, first: string): Generator<unknown> {
  const refs = Object.keys(state.tabletop.pieces)
  for (const ref of refs) yield contactsOf(state, ref).join()
  const others = refs.filter((ref) => ref !== first)
  for (const ref of others) yield [visibility(state, first, ref), visibility(state, ref, first)].join()
  for (const from of others) for (const to of others) if (from !== to) yield visibility(state, from, to)
  for (const ref of refs.filter((one) => isMagician(figureOf(state, one))))
    for (const piece of state.tabletop.terrain) yield seesScenery(state, ref, piece.ref)
  for (const ref of refs) if (contactsOf(state, ref).length > 0) yield wayOut(state, ref) !== undefined
}
function isAlike(one: State, other: State, moved: string): boolean {
  const there = knowable(other, moved)
  for (const here of knowable(one, moved)) if (there.next().value !== here) return false
  return true
}

/** The world in which one miniature stands elsewhere, and which one; nothing where none was found. */
export function otherWorld(state: State, rng: Rng): { readonly state: State; readonly moved: string } | undefined {
  const refs = Object.keys(state.tabletop.pieces)
  const { width, depth, pieces } = state.tabletop
  for (let tried = 0; tried < 5; tried++) {
    const moved = refs[rng.below(refs.length)] ?? ''
    const piece = pieces[moved]
    if (!piece) continue
    const [way, far] = [direction(rng.below(360)), cm(1 + rng.below(14))]
    const at = { x: Math.round(piece.pose.at.x + way.x * far), y: Math.round(piece.pose.at.y + way.y * far) }
    const { radius } = piece
    const isIn = at.x >= radius && at.y >= radius && at.x <= width - radius && at.y <= depth - radius
    const others = obstaclesFor(state, moved).map((other) => footprintOf(state.tabletop, other))
    if (!isIn || !isFree(radius, [at], others, 0)) continue
    const tabletop = { ...state.tabletop, pieces: { ...pieces, [moved]: { ...piece, pose: { ...piece.pose, at } } } }
    const other = { ...state, tabletop }
    if (isAlike(state, other, moved)) return { state: other, moved }
  }
  return undefined
}

/** Does anything that is in range of something in one world lie beyond it in the other? */
export function rangesDiffer(one: State, other: State, moved: string): boolean {
  return Object.keys(one.tabletop.pieces).some((ref) => {
    if (ref === moved) return false
    const limits = [ref, moved].flatMap((owner) => {
      const { profile } = figureOf(one, owner)
      const spells = profile.spells.map((id) => one.spells[id]?.range ?? 0)
      const shots = profile.shot ? [profile.shot.nearRange, profile.shot.farRange] : []
      return [profile.stats.MOU, 2 * profile.stats.MOU, ...spells, ...shots]
    })
    const [here, there] = [one, other].map((state) => gap(discAt(state, ref), discAt(state, moved)))
    return limits.some((limit) => (here ?? 0) <= limit !== (there ?? 0) <= limit)
  })
}
