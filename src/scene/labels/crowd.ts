/** What labels keep clear of: panels of the page, the loupe, the dice tray, and miniatures, above all those that matter now. */
import { type Object3D, type PerspectiveCamera, Vector3 } from 'three'
import type { Ref } from '../../table/piece'
import { heightOfModel, type Life } from '../life'
import { TRAY } from '../room/tray-place'
import { inches } from '../space'
import { whoMatters } from '../who-matters'
import type { Box, Crowd } from './place'

/** The height of a lying miniature, in inches. */
const LYING = 0.9

/** The panels that the page lays over the picture. */
export interface Panels {
  /** In pixels of the window. */
  boxes(): readonly Box[]
  /** Calls back whenever the panels may have changed. */
  onChange(listener: () => void): () => void
}

const at = new Vector3()
const right = new Vector3()

export function crowdOf(
  life: Life,
  camera: PerspectiveCamera,
  { width, height, left, top }: DOMRect,
  selected: Ref | undefined,
  panels: Panels | undefined,
): Pick<Crowd, 'panels' | 'figures'> {
  /** The pixel of a place; the returned vector `at` is reused. */
  const pixel = (x: number, y: number, z: number, from?: Object3D) => {
    at.set(x, y, z)
    if (from) at.applyMatrix4(from.matrixWorld)
    at.project(camera)
    return { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height }
  }
  const matter = whoMatters(life, selected)
  right.setFromMatrixColumn(camera.matrixWorld, 0)
  const figures = [...life.cast.actors].flatMap(([ref, { figure, stance, rise }]) => {
    if (stance.fade >= 1) return []
    const radius = inches(figure.radius)
    const [x, y, z] = [stance.x, stance.y + rise, stance.z]
    const foot = pixel(x, y, z)
    if (at.z > 1) return []
    const side = pixel(x + right.x * radius, y, z + right.z * radius)
    const head = pixel(x, y + (stance.tilt > 0.5 ? LYING : heightOfModel(figure.model)), z)
    const half = Math.abs(side.x - foot.x)
    return {
      left: Math.min(foot.x, head.x) - half,
      right: Math.max(foot.x, head.x) + half,
      top: Math.min(foot.y, head.y),
      bottom: Math.max(foot.y, head.y) + half / 2,
      matters: matter.has(ref),
    }
  })
  const tray = life.tray()
  const over = (panels?.boxes() ?? []).map((box) => ({
    left: box.left - left,
    right: box.right - left,
    top: box.top - top,
    bottom: box.bottom - top,
  }))
  const thrown = tray ? [around(TRAY_CORNERS.map(([x, z]) => pixel(x, 0, z, tray)))] : []
  const loupe = life.loupe.box(width)
  return { figures, panels: [...over, ...thrown, ...(loupe ? [loupe] : [])] }
}

const TRAY_CORNERS = [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].map((z) => [x * TRAY.width, z * TRAY.depth] as const))

const around = (spots: readonly { readonly x: number; readonly y: number }[]): Box => {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
