/** Finds what is under a pixel of the picture: things by their solids, or by the label that names them. */
import { type PerspectiveCamera, Vector3 } from 'three'
import type { Ref } from '../table/piece'
import { heightOfModel, type Life } from './life'
import type { Look } from './look'
import { behind, carry, type Hit, meetPlane, pick, type Ray } from './pick'
import type { Carried, Under } from './pointer'
import { createShownLook } from './shown-look'
import { type Spot, toScene, units } from './space'
import type { Things } from './thumb'

const HEIGHT = (model: string) => units(heightOfModel(model))

export interface Taking {
  readonly mayLift: ((ref: Ref) => boolean) | undefined
  /** Whether terrain may be picked up. It follows the pointer in the horizontal plane in which it was gripped. */
  readonly liftsTerrain: boolean
}

export function createUnder(life: Life, camera: PerspectiveCamera, surface: HTMLElement, taking: () => Taking) {
  /** The terrain last found under the pointer, and the height of the hit. */
  let grip = { ref: '' as Ref, z: 0 }
  const lookNow = createShownLook(life.cast, life.look)

  const ray = (x: number, y: number): Ray => {
    const box = surface.getBoundingClientRect()
    const through = new Vector3(((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2, 0.5).unproject(camera)
    const eye = camera.position
    const d = through.sub(eye)
    return {
      from: { x: units(eye.x), y: units(-eye.z), z: units(eye.y) },
      direction: { x: d.x * 2540, y: -d.z * 2540, z: d.y * 2540 },
    }
  }
  /** From outside, a miniature is visible through terrain, so it can be picked there, and something can be dropped on it. */
  const seesThrough = () => !taking().liftsTerrain && life.drive.view() !== 'eye'
  const found = (x: number, y: number, look: Look): Pick<Hit, 'what' | 'ref' | 'at' | 'z'> | undefined => {
    const seen = (seesThrough() ? behind(ray(x, y), look, HEIGHT) : undefined) ?? pick(ray(x, y), look, HEIGHT)
    // A label counts as the thing it names, but a piece under the pointer takes precedence.
    if (seen?.what === 'figure' || seen?.what === 'token' || seen?.what === 'card') return seen
    return named(x, y, look) ?? seen
  }
  const named = (x: number, y: number, look: Look) => {
    const box = surface.getBoundingClientRect()
    const ref = life.board.at(x - box.left, y - box.top)
    if (ref === undefined) return undefined
    const { figures, tokens = [], cards = [], zones = [], terrain } = look
    const figure = figures.find((one) => one.ref === ref)
    if (figure) return { what: 'figure' as const, ref, at: figure.at, z: figure.z }
    const other = [...tokens, ...cards, ...zones, ...terrain].find((one) => one.ref === ref)
    return other && { what: 'table' as const, ref, at: other.at, z: 0 }
  }
  const things: Things = {
    isThing(ref) {
      const { figures = [], tokens = [], cards = [] } = lookNow() ?? {}
      return [...figures, ...tokens, ...cards].some((one) => one.ref === ref)
    },
    isUsable(ref) {
      const { figures = [], tokens = [], cards = [] } = lookNow() ?? {}
      return (
        figures.some((one) => one.ref === ref && one.ready === true) ||
        [...tokens, ...cards].some((one) => one.ref === ref && one.lit === true)
      )
    },
  }
  return {
    things,
    under(x: number, y: number): Under {
      const look = lookNow()
      const hit = look && found(x, y, look)
      if (!look || !hit) return { liftable: false }
      const { mayLift, liftsTerrain } = taking()
      if (hit.what === 'terrain' && hit.ref !== undefined) grip = { ref: hit.ref, z: hit.z }
      const ref = hit.ref
      const isLoose = (thing: { readonly ref: Ref; readonly liftable?: boolean }) => thing.ref === ref && thing.liftable === true
      const isTerrain = hit.what === 'terrain' && liftsTerrain
      const loose = hit.what === 'figure' || isTerrain || look.tokens?.some(isLoose) || look.cards?.some(isLoose)
      const liftable = ref !== undefined && loose === true && (mayLift?.(ref) ?? true)
      return { ...(ref === undefined ? {} : { ref }), at: hit.at, liftable }
    },
    carried:
      (x: number, y: number) =>
      (held: Ref): (Carried & { z: number }) | undefined => {
        const look = lookNow()
        if (taking().liftsTerrain && grip.ref === held) {
          const place = meetPlane(ray(x, y), grip.z)
          return place && { at: { x: Math.round(place.x), y: Math.round(place.y) }, z: grip.z }
        }
        const place = look && carry(ray(x, y), look, held, HEIGHT)
        const through = place && seesThrough() ? behind(ray(x, y), look, HEIGHT, (ref) => ref === held)?.ref : undefined
        return place && { ...place, ...(through === undefined ? {} : { through }) }
      },
    ground(x: number, y: number): Spot | undefined {
      const at = meetPlane(ray(x, y), 0)
      return at && toScene(at)
    },
  }
}
