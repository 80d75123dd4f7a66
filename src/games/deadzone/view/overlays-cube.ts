/** The cube under the pointer: its edges, its address, who fills it, and whether the model in question may go there. */
import type { Moment } from '../../../client/moment'
import type { Tone } from '../../../scene/look'
import type { Overlay } from '../../../scene/overlay'
import type { Speak } from '../../../ui/words/speak'
import type { CubeId } from '../rules/board'
import { CUBE } from '../rules/constants'
import { capacityOf, isStandable } from '../rules/facts/board'
import { cubeFrom, groundOf, middleOf, squareOf } from '../rules/facts/cubes'
import { sizesIn } from '../rules/facts/occupants'
import type { View } from '../rules/state'
import { openOn } from './open'
import { routeOf, whyNotThere } from './route-now'
import { briefly, say } from './words'

/** A cube drawn as a box. */
export function boxAt(id: string, cube: CubeId, tone: Tone, strong = false): Overlay {
  const at = cubeFrom(cube)
  return { type: 'box', id, outline: squareOf(at), z: groundOf(at.z), height: CUBE, tone, ...(strong ? { strong } : {}) }
}

/** The address of a cube: "column 4, row 5, level 2". */
export function addressOf(cube: CubeId, speak: Speak): string {
  const { c, r, z } = cubeFrom(cube)
  return say(speak, 'cube-address', { c, r, z })
}
export function fillingOf(view: View, cube: CubeId, speak: Speak): string {
  const at = cubeFrom(cube)
  if (!isStandable(view.battlefield, at)) return say(speak, 'cube-air')
  const capacity = capacityOf(view.battlefield, at)
  return say(speak, 'cube-filling', { a: sizesIn(view, cube, 'A'), b: sizesIn(view, cube, 'B'), capacity })
}

/** Questions about dice, during which the cube under the pointer does not matter. */
const OF_DICE = new Set(['reroll command', 'add dice', 'reroll which', 'use special', 'fight with', 'defend'])

const isThrown = ({ decisions }: Moment<View>): boolean =>
  openOn(decisions, 'shoot what')?.choice.options.some(({ id, refused }) => id.startsWith('throw:') && !refused) ?? false

export function cubeOverlays(moment: Moment<View>, speak: Speak): readonly Overlay[] {
  const { view, station, draft, decisions } = moment
  // While a piece is carried, the overlay of its draft already shows what is under the pointer.
  if (station === undefined || draft.type === 'routing' || draft.type === 'placing') return []
  // While targets are chosen, the shot's own overlay shows what matters.
  if (openOn(decisions, 'shoot what') && !isThrown(moment)) return []
  if (decisions.some(({ subject }) => OF_DICE.has(subject))) return []
  const at = cubeFrom(station)
  const route = routeOf(moment)
  const why = route && whyNotThere(route, station)
  const tone: Tone = route === undefined ? 'neutral' : why === undefined ? 'allowed' : 'refused'
  const told = why === undefined || why === 'unreached' ? undefined : briefly(why, speak)
  return [
    boxAt('cube', station, tone, true),
    {
      type: 'tag',
      id: 'cube-tag',
      over: middleOf(at),
      z: groundOf(at.z),
      text: addressOf(station, speak),
      detail: [fillingOf(view, station, speak), ...(told === undefined ? [] : [told])].join(' · '),
      tone,
    },
  ]
}

const FLOOR = 'floor '
/** The cube of a point under the pointer: above the floor that the pointer is on, else on the ground. */
export function stationAt(
  view: View,
  at: { readonly x: number; readonly y: number },
  over: string | undefined,
): CubeId | undefined {
  const c = Math.floor(at.x / CUBE) + 1
  const r = 8 - Math.floor(at.y / CUBE)
  if (c < 1 || c > 8 || r < 1 || r > 8) return undefined
  const floor = over === undefined ? undefined : view.tabletop.terrain.find(({ ref }) => ref === over)
  const piece = over === undefined ? undefined : view.tabletop.pieces[over]
  const below = floor?.top ? floor.ref : piece?.pose.on
  // A floor belongs to the cube above it. This also holds for a ramp, although its middle is higher.
  const z = below?.startsWith(FLOOR) ? cubeFrom(below.slice(FLOOR.length)).z : 1
  return `${c}-${r}-${z}`
}
