/** Overlays while something is moved or placed: where it can go, what keeps it away, the tape, crossings, the refusal. */

import type { Moment } from '../../../client/moment'
import { length, reachArea, reachPolygons } from '../../../geometry'
import type { Point, Units } from '../../../geometry/types'
import type { AnyDecision, Option } from '../../../kernel'
import type { Tone } from '../../../scene/look'
import type { Overlay } from '../../../scene/overlay'
import type { Path, Place, Region } from '../../../table/choice'
import { findTerrain, footprintOf, heightUnder } from '../../../table/layout'
import type { Tabletop } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import { crossingDice } from '../rules/facts/crossing'
import { touches } from '../rules/facts/figures'
import { movePath } from '../rules/facts/moves'
import type { View } from '../rules/state'
import { nodeFace } from './look-nodes'
import { actorOf, isPath, isPlace, openOn } from './open'
import { briefly, say } from './words'

type Pathing = Extract<Moment['draft'], { type: 'pathing' }>
type Placing = Extract<Moment['draft'], { type: 'placing' }>

/** The overlays for the path or place of the current draft, if there is one. */
export function moveOverlays(moment: Moment<View>, speak: Speak): readonly Overlay[] {
  const { draft, decisions, view } = moment
  const question = questionOf(draft.type === 'idle' ? undefined : draft.decision, decisions)
  if (!question) return reachOfConsidered(moment)
  const pathing = draft.type === 'pathing' && draft.decision === question.id ? draft : undefined
  const placing = draft.type === 'placing' && draft.decision === question.id ? draft : undefined
  if (isPath(question)) {
    const still = pathGround(question.choice, view.tabletop)
    return pathing ? [...still, ...tape(question.choice, pathing, view, speak)] : still
  }
  if (!isPlace(question)) return []
  const still = placeGround(question.choice, view.tabletop)
  return placing ? [...still, ...placed(question.choice, placing, view, speak)] : still
}

const questionOf = (id: string | undefined, decisions: readonly AnyDecision[]): AnyDecision | undefined =>
  decisions.find((decision) => (isPath(decision) || isPlace(decision)) && (id === undefined || decision.id === id))

/** The reach of a figure that is only hovered or selected, from the choice that the rules would ask for. */
function reachOfConsidered({ view, decisions, hover, selected }: Moment<View>): readonly Overlay[] {
  const extra = openOn(decisions, 'extra move')
  const turn = openOn(decisions, 'move turn') ?? extra
  const options: readonly Option[] = turn?.choice.options ?? []
  const mayMove = (one: string) => options.some(({ id, refused }) => id === `move:${one}` && !refused)
  // An extra move belongs to one figure, so its reach is shown at once.
  const ref = [extra && options.map(actorOf)[0], hover, selected].find((one) => one !== undefined && mayMove(one))
  if (ref === undefined) return []
  const known = CONSIDERED.get(view) ?? new Map<string, Path>()
  CONSIDERED.set(view, known)
  const choice = known.get(ref) ?? movePath(view, ref, extra ? 'extra' : 'move')
  known.set(ref, choice)
  return pathGround(choice, view.tabletop)
}

/** Cached by view, so that overlays which compare by identity get the same choice again. */
const CONSIDERED = new WeakMap<View, Map<string, Path>>()
const GROUNDS = new WeakMap<Path | Place, readonly Overlay[]>()

/** The part that does not change while the pointer moves; cached. */
function pathGround(choice: Path, tabletop: Tabletop): readonly Overlay[] {
  const known = GROUNDS.get(choice)
  if (known) return known
  const made = [...(choice.end.touching ? aimedAt(choice.end) : reach(choice, tabletop)), ...rings(choice.end, choice, tabletop)]
  GROUNDS.set(choice, made)
  return made
}

function reach(choice: Path, tabletop: Tabletop): readonly Overlay[] {
  const polygons = (blockers: readonly string[]) =>
    reachPolygons(
      reachArea({
        from: choice.from,
        radius: choice.radius,
        budget: choice.budget,
        blockers: blockers.map((ref) => footprintOf(tabletop, ref)),
        box: { width: tabletop.width, depth: tabletop.depth },
        tolerance: choice.tolerance.overlap,
        ...(choice.straight ? { isStraight: true } : {}),
      }),
    )
  const free = polygons([...choice.walls, ...choice.crossings])
  const costly = choice.crossings.length === 0 ? [] : polygons(choice.walls)
  const area = (id: string, tone: Tone, shapes: readonly (readonly Point[])[]): readonly Overlay[] =>
    shapes.length === 0 ? [] : [{ type: 'area', id, polygons: shapes, z: 0, tone }]
  return [...area('reach-crossing', 'costly', costly), ...area('reach', 'allowed', free)]
}

const aimedAt = ({ touching }: Region): readonly Overlay[] =>
  touching ? [{ type: 'outline', id: `aim-${touching.ref}`, ref: touching.ref, tone: 'enemy' }] : []

/** Lines around pieces within reach that must be kept at a distance. The base may not cross them. */
function rings(region: Region, { piece, tolerance }: Path | Place, tabletop: Tabletop): readonly Overlay[] {
  return region.keep.flatMap(({ ref, gap }): readonly Overlay[] => {
    const other = tabletop.pieces[ref]
    if (!other || ref === piece || gap <= 2 * tolerance.contact) return []
    const z = heightUnder(tabletop, other.pose)
    return [{ type: 'ring', id: `keep-${ref}`, at: other.pose.at, z, radius: other.radius + gap, tone: 'refused' }]
  })
}

/** The tape along the path being drafted. Used and remaining length come from the judgement. */
function tape(choice: Path, { bends, end, held, judgement }: Pathing, view: View, speak: Speak): readonly Overlay[] {
  const { verdict, used, budget, crossings } = judgement
  const tone: Tone = verdict.allowed ? (crossings.length > 0 ? 'costly' : 'allowed') : 'refused'
  const points = [choice.from, ...bends, end]
  const corners = bends.map((at, index) => {
    const walked = Math.round(length(points.slice(0, index + 2)))
    return { at, text: say(speak, 'tape-at', { used: walked }) }
  })
  const left: Units = budget - used
  const last = left < 0 ? say(speak, 'tape-over', { used, budget }) : say(speak, 'tape-end', { used, budget, left })
  const from = choice.fromTop === undefined ? {} : { on: choice.fromTop }
  const z = choice.end.on === undefined ? 0 : heightUnder(view.tabletop, { on: choice.end.on })
  return [
    { type: 'ghost', id: 'start', ref: choice.piece, at: choice.from, z: heightUnder(view.tabletop, from), tone: 'neutral' },
    // When the player has set the figure down, the figure itself stands there; in the lab only its ghost does.
    ...(held ? [] : [{ type: 'ghost', id: 'end', ref: choice.piece, at: end, z, tone } as const]),
    { type: 'path', id: 'tape', points, z, tone, labels: [...corners, { at: end, text: last }] },
    ...crossings.flatMap(({ ref }): readonly Overlay[] => {
      const dice = crossingDice(view, choice.piece, touches(view, choice.piece, ref))
      return [
        { type: 'outline', id: `crossing-${ref}`, ref, tone: 'costly' },
        { type: 'tag', id: `crossing-roll-${ref}`, over: ref, text: say(speak, 'crossing-roll', { dice }), tone: 'costly' },
      ]
    }),
    ...(verdict.allowed
      ? []
      : [{ type: 'tag' as const, id: 'refusal', over: end, z, text: briefly(verdict.reason, speak), tone: 'refused' as const }]),
  ]
}

function placeGround(choice: Place, tabletop: Tabletop): readonly Overlay[] {
  const known = GROUNDS.get(choice)
  if (known) return known
  const { region } = choice
  const top = region.on === undefined ? undefined : findTerrain(tabletop, region.on)?.top
  const areas = top ? [top.outline] : (region.inside?.areas ?? [])
  const z = top?.height ?? 0
  const made: readonly Overlay[] = [
    ...(areas.length > 0 ? [{ type: 'area' as const, id: 'region', polygons: areas, z, tone: 'allowed' as const }] : []),
    ...(region.near
      ? [{ type: 'ring' as const, id: 'near', at: region.near.of, z, radius: region.near.most, tone: 'allowed' as const }]
      : []),
    ...rings(region, choice, tabletop),
  ]
  GROUNDS.set(choice, made)
  return made
}

function placed(choice: Place, { pose, verdict }: Placing, view: View, speak: Speak): readonly Overlay[] {
  const before = view.tabletop.pieces[choice.piece]
  const start: readonly Overlay[] = before
    ? [
        {
          type: 'ghost',
          id: 'start',
          ref: choice.piece,
          at: before.pose.at,
          z: heightUnder(view.tabletop, before.pose),
          tone: 'neutral',
        },
      ]
    : inHand(choice, pose, verdict.allowed, view)
  if (verdict.allowed) return start
  const z = heightUnder(view.tabletop, pose)
  return [...start, { type: 'tag', id: 'refusal', over: pose.at, z, text: briefly(verdict.reason, speak), tone: 'refused' }]
}

/** A node being placed lies where it was dropped until that is confirmed. */
function inHand(choice: Place, pose: Placing['pose'], isAllowed: boolean, { nodes, tabletop }: View): readonly Overlay[] {
  const node = nodes[choice.piece]
  if (!node) return []
  const token = { ...nodeFace(node), radius: node.radius }
  const tone: Tone = isAllowed ? 'allowed' : 'refused'
  return [{ type: 'ghost', id: 'placed', ref: choice.piece, at: pose.at, z: heightUnder(tabletop, pose), tone, token }]
}
