/**
 * Where the bot walks: the best of some straight ways, by how good the place at the end is for this figure. Fighters want to be
 * near enough to engage, shooters in range and out of the fighters' reach, and everybody wants nodes that no friend is closer to.
 */
import { direction } from '../../../geometry/heading'
import { distance } from '../../../geometry/measure'
import { INCH, type Point, type Units } from '../../../geometry/types'
import type { AnyDecision } from '../../../kernel'
import type { Path } from '../../../table/choice'
import { judgePath } from '../../../table/judge'
import type { Ref } from '../../../table/piece'
import { ENGAGE_RANGE } from '../rules/constants'
import { enemiesOf, figureOf, friendsOf, pieceOf } from '../rules/facts/figures'
import { lyingNodes } from '../rules/facts/nodes'
import type { Profile } from '../rules/profile'
import type { State } from '../rules/state'

/** What reaching a node is worth, and having an enemy in range, in points; a die more than the enemy's in melee. */
const [NODE, IN_RANGE, DIE] = [3, 0.8, 0.35]
/** The share of a node's worth for a figure that is not the closest of its side. */
const NOT_CLOSEST = 0.3
/** A crossing succeeds about every other time. */
const CROSSING = 0.8
/** Where a way still far from its end counts nothing. */
const FAR: Units = 20 * INCH

const rangeOf = ({ weapons, shoot }: Profile): Units =>
  shoot === undefined ? 0 : Math.max(0, ...weapons.map(({ range }) => range ?? 0))

/** By how many dice one beats the other in melee, all its attacks counted. */
const edgeOver = (one: Profile, other: Profile): number => one.melee + one.attacks - 1 - other.melee

const closeness = (far: Units): number => Math.max(0, 1 - Math.max(0, far) / FAR)
/** Having arrived is worth half as much again as being almost there. */
const nearing = (far: Units): number => closeness(far) * (far <= 0 ? 1.5 : 1)

/** Rates places for a figure, in points: higher is better. Distances are measured between the edges of bases. */
export function goodnessFor(state: State, ref: Ref): (at: Point) => number {
  const { profile } = figureOf(state, ref)
  const range = rangeOf(profile)
  const { radius } = pieceOf(state, ref)
  const placeOf = (other: Ref) => pieceOf(state, other).pose.at
  const friends = friendsOf(state, ref).filter((friend) => figureOf(state, friend).condition === 'operational')
  const nodes = lyingNodes(state).map((node) => {
    const at = placeOf(node)
    const own = distance(at, placeOf(ref))
    const isClosest = friends.every((friend) => distance(at, placeOf(friend)) >= own)
    return { at, reach: state.nodes[node]?.radius ?? 0, worth: isClosest ? NODE : NODE * NOT_CLOSEST }
  })
  const enemies = enemiesOf(state, ref).map((enemy) => {
    const other = figureOf(state, enemy)
    const isUp = other.condition === 'operational'
    const strength = isUp ? edgeOver(profile, other.profile) : profile.melee + 1
    const threat = isUp ? edgeOver(other.profile, profile) : 0
    return {
      at: placeOf(enemy),
      radius: pieceOf(state, enemy).radius,
      strength,
      threat,
      reach: other.profile.movement + ENGAGE_RANGE,
    }
  })
  return (at) => {
    const node = Math.max(0, ...nodes.map((one) => one.worth * nearing(distance(at, one.at) - one.reach - radius)))
    let [prey, target, danger] = [0, 0, 0]
    for (const enemy of enemies) {
      const gap = distance(at, enemy.at) - enemy.radius - radius
      prey = Math.max(prey, enemy.strength * DIE * nearing(gap - ENGAGE_RANGE))
      if (range > 0) target = Math.max(target, closeness(gap - range) * IN_RANGE)
      if (gap <= enemy.reach) danger = Math.max(danger, enemy.threat * DIE * 0.5)
    }
    return node + prey + target - danger
  }
}

/** Ends of ways to consider: towards nodes and enemies, and around. */
function ends(state: State, ref: Ref, { from, budget }: Path): readonly Point[] {
  const ahead = (far: Units, x: number, y: number) => ({ x: Math.round(from.x + x * far), y: Math.round(from.y + y * far) })
  const around = Array.from({ length: 18 }, (_, at) => direction(20 * at)).flatMap(({ x, y }) =>
    [0.999, 0.5].map((share) => ahead(budget * share, x, y)),
  )
  const { radius } = pieceOf(state, ref)
  const to = (other: Ref, gap: Units): readonly Point[] => {
    const piece = pieceOf(state, other)
    const far = distance(from, piece.pose.at)
    const walk = Math.min(budget * 0.999, far - piece.radius - radius - gap)
    return walk > 0 ? [ahead(walk, (piece.pose.at.x - from.x) / far, (piece.pose.at.y - from.y) / far)] : []
  }
  return [
    ...lyingNodes(state).flatMap((node) => to(node, -INCH / 10)),
    ...enemiesOf(state, ref).flatMap((enemy) => to(enemy, INCH * 1.2)),
    ...around,
  ]
}

/** The best way that is legal; undefined if none is. */
export function bestWay(state: State, choice: Path): readonly Point[] | undefined {
  const goodness = goodnessFor(state, choice.piece)
  const ranked = ends(state, choice.piece, choice)
    .map((end) => ({ end, good: goodness(end) }))
    .sort((one, other) => other.good - one.good)
  let best: { readonly end: Point; readonly good: number } | undefined
  for (const { end, good } of ranked) {
    if (best && good <= best.good) break
    const { verdict, crossings } = judgePath(choice, [end], state.tabletop)
    if (!verdict.allowed) continue
    const worth = good - crossings.length * CROSSING
    if (!best || worth > best.good) best = { end, good: worth }
  }
  return best && [best.end]
}

/** How many other ways the search considers, and how far apart their ends are at least, as a share of the way. */
const [OTHERS, APART] = [6, 0.4]

/** Good ways whose ends lie apart from each other, for the search to compare: forward, aside, back. */
export function exterminateCandidates(world: object, { choice }: AnyDecision): readonly unknown[] {
  if (choice.shape !== 'path' || (choice as Path).end.touching) return []
  // The casts are safe for the same reasons as in `exterminateAnswer`.
  const [path, state] = [choice as Path, world as State]
  const goodness = goodnessFor(state, path.piece)
  const ranked = ends(state, path.piece, path)
    .map((end) => ({ end, good: goodness(end) }))
    .sort((one, other) => other.good - one.good)
  const found: Point[] = []
  for (const { end } of ranked) {
    if (found.length >= OTHERS) break
    const isApart = found.every((other) => distance(end, other) >= path.budget * APART)
    if (isApart && judgePath(path, [end], state.tabletop).verdict.allowed) found.push(end)
  }
  return found.map((end) => [end])
}

/** The bot's answers to questions without options: ways on the ground. The place of contact in a melee is left to the table. */
export function exterminateAnswer(world: object, { choice }: AnyDecision): unknown {
  if (choice.shape !== 'path') return undefined
  // The casts are safe: a choice whose shape is 'path' is a path, and the platform passes only this game's states and views here.
  const path = choice as Path
  return path.end.touching ? undefined : bestWay(world as State, path)
}
