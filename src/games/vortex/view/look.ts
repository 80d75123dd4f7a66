/** The look of the table: this turn's country, scenery in its style, miniatures on and beside the table, anchors and strips. */
import type { Moment } from '../../../client/moment'
import { CENTIMETRE, type Point, type Units } from '../../../geometry/types'
import type { AreaLook, FigureLook, Look, TerrainLook } from '../../../scene/look'
import type { PlacedTerrain } from '../../../table/piece'
import { findTerrainKind } from '../../../table/terrain'
import type { Speak } from '../../../ui/words/speak'
import { broughtLook } from '../../kit/drawn/brought-terrain'
import { kindOf, shapeOf } from '../content/terrain'
import { countryNow } from '../rules/facts/country'
import { BODIES } from '../rules/profile'
import { type CountryNow, type Figure, SIDES, type Strip, type View } from '../rules/state'
import { labelOf } from './names'
import { isPick, thingsOf } from './open'
import { isSpent } from './steps'
import { say } from './words'

const MATS: { readonly [C in CountryNow]: string } = {
  plain: 'steppe',
  mountain: 'rock',
  clouds: 'cloud-sea',
  swamp: 'mire',
  neutral: 'dust',
}
/** How near a miniature must be to an anchor to count for it (6.7). */
const HOLD = 5 * CENTIMETRE

export function lookOf(view: View, moment: Moment<View>, speak: Speak): Look {
  const { width, depth, terrain } = view.tabletop
  const ready = readyFigures(moment)
  return {
    width,
    depth,
    mat: MATS[countryNow(view)],
    terrain: terrain.map((piece) => terrainLook(view, piece, speak)),
    figures: Object.values(view.figures).flatMap((figure) => figureLook(view, figure, ready, speak)),
    areas: [...strips(view, speak), ...anchors(view, speak)],
  }
}

/** A piece of scenery in the model of the current country; on neutral ground in its own. The solid is always the same. */
function terrainLook(view: View, piece: PlacedTerrain, speak: Speak): TerrainLook {
  const shape = shapeOf(piece.kind)
  const country = countryNow(view)
  const kind = shape && country !== 'neutral' ? kindOf(country, shape) : piece.kind
  const model = findTerrainKind(kind)?.model
  const drawn = model === undefined ? broughtLook(piece) : { ...piece, model }
  return { ...drawn, name: labelOf(view, piece.ref, speak.language) }
}

/** The miniatures that may act by an open question of the viewer. */
function readyFigures({ decisions, viewer }: Moment<View>): ReadonlySet<string> {
  const open = decisions
    .filter(isPick)
    // The options of 'charge where' are places, not miniatures, so none is highlighted.
    .filter(({ seat, subject }) => seat === viewer && subject !== 'charge where')
    .flatMap(({ choice }) => choice.options.filter(({ refused }) => !refused).flatMap((option) => thingsOf(option).slice(0, 1)))
  return new Set(open)
}

function figureLook(view: View, figure: Figure, ready: ReadonlySet<string>, speak: Speak): readonly FigureLook[] {
  const { ref, seat, profile } = figure
  const pose = view.tabletop.pieces[ref]?.pose
  const isBeside = !pose && figure.standing === 'alive' && view.turn === 0
  const stands = pose ? { at: pose.at, z: 0, heading: pose.heading } : isBeside ? mustered(view, figure) : undefined
  if (!stands) return []
  const isReady = ready.has(ref)
  const isOver = view.phase === 'turns' && isSpent(view, figure)
  return [
    {
      ref,
      model: profile.model,
      name: labelOf(view, ref, speak.language),
      seat,
      ...stands,
      radius: BODIES[profile.size].radius,
      ...(isReady ? { ready: true } : {}),
      ...(!isReady && isOver ? { spent: true } : {}),
      markers: markersOf(figure, speak),
    },
  ]
}

function markersOf({ damage, trance, standing, stance, locked, effects }: Figure, speak: Speak): FigureLook['markers'] {
  const causes = [...new Set(effects.map(({ cause }) => cause))]
  return [
    { kind: 'wound', count: damage, name: say(speak, 'mark-wounds', { count: damage }) },
    { kind: 'trance', count: trance, name: say(speak, 'mark-trance', { count: trance }) },
    { kind: 'doomed', count: standing === 'doomed' ? 1 : 0, name: say(speak, 'mark-doomed') },
    { kind: 'static', count: stance === 'static' ? 1 : 0, name: say(speak, 'mark-static') },
    { kind: 'failed', count: locked === 'failed-charge' ? 1 : 0, name: say(speak, 'mark-failed') },
    ...causes.flatMap((cause) =>
      cause === 'failed-charge' ? [] : [{ kind: cause, count: 1, name: say(speak, 'mark-spell', { cause }) }],
    ),
  ].filter(({ count }) => count > 0)
}

/** Where miniatures wait before deployment: on the wooden rim, at its height, with gaps between them. */
const BESIDE = 5400
const RIM_HEIGHT = 1400
const SPACING = 1200

/** A miniature's place in the row beside the table before deployment. It is fixed, so the others stay when one leaves. */
function mustered(view: View, { ref, seat }: Figure): { readonly at: Point; readonly z: Units; readonly heading: number } {
  const strip = view.sides[seat].strip ?? (seat === 'A' ? 'near' : 'far')
  const row = Object.values(view.figures).filter((one) => one.seat === seat)
  const widths = row.map(({ profile }) => 2 * BODIES[profile.size].radius + SPACING)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const place = row.findIndex((one) => one.ref === ref)
  const before = widths.slice(0, place).reduce((sum, width) => sum + width, 0)
  const along = Math.round(before + (widths[place] ?? 0) / 2 - whole / 2)
  const { width, depth } = view.tabletop
  const x = Math.round(width / 2)
  return strip === 'near'
    ? { at: { x: x + along, y: -BESIDE }, z: RIM_HEIGHT, heading: 90 }
    : { at: { x: x - along, y: depth + BESIDE }, z: RIM_HEIGHT, heading: 270 }
}

/** The outline of a deployment strip. */
export function stripOf(
  { tabletop: { width, depth: far }, depth }: Pick<View, 'tabletop' | 'depth'>,
  strip: Strip,
): readonly Point[] {
  const [from, to] = strip === 'near' ? [0, depth] : [far - depth, far]
  return [
    { x: 0, y: from },
    { x: width, y: from },
    { x: width, y: to },
    { x: 0, y: to },
  ]
}

function strips(view: View, speak: Speak): readonly AreaLook[] {
  if (view.phase !== 'setup' && view.phase !== 'deployment') return []
  return (['near', 'far'] as const).map((strip) => {
    const seat = SIDES.find((side) => view.sides[side].strip === strip)
    const name = seat ? say(speak, 'strip-area', { seat }) : say(speak, 'strip-open')
    return { id: `strip-${strip}`, outline: stripOf(view, strip), ...(seat ? { seat } : {}), name }
  })
}

const CORNERS = 32
const anchors = ({ anchors: all }: View, speak: Speak): readonly AreaLook[] =>
  all.map(({ x, y }, index) => ({
    id: `anchor-${index}`,
    name: say(speak, 'anchor-name', { number: index + 1 }),
    outline: Array.from({ length: CORNERS }, (_, i) => ({
      x: Math.round(x + HOLD * Math.cos((2 * Math.PI * i) / CORNERS)),
      y: Math.round(y + HOLD * Math.sin((2 * Math.PI * i) / CORNERS)),
    })),
  }))
