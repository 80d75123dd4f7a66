/** The names of zones, printed on the mat along their near edge and upright for the viewer: one texture and mesh for all. */
import {
  BufferGeometry,
  CanvasTexture,
  Float32BufferAttribute,
  type Group,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MeshBasicMaterial,
  SRGBColorSpace,
} from 'three'
import type { ZoneLook } from '../look'
import { SEAT_MARKS } from '../seats'
import { inches, toScene } from '../space'
import { yawOfCard } from './card-stance'
import { CARD_FONT } from './draw-card'

/** Height of a line in the texture in pixels, its printed height in inches, and the distance from the zone's edge. */
const LINE = 56
const PRINTED = 0.6
const INSET = 0.12
const WIDTH = 1024

export function createZoneLabels(group: Group) {
  let key = ''
  let mesh: Mesh<BufferGeometry, MeshBasicMaterial> | undefined
  const drop = () => {
    if (!mesh) return
    group.remove(mesh)
    mesh.geometry.dispose()
    mesh.material.map?.dispose()
    mesh.material.dispose()
    mesh = undefined
  }
  return {
    /** Returns true if they were printed again. */
    set(zones: readonly ZoneLook[], azimuth: number): boolean {
      const named = zones.filter(({ unnamed }) => !unnamed)
      // Labels follow the camera's angle in steps of 45 degrees.
      const side = Math.round(azimuth / (Math.PI / 4))
      const fonts = typeof document === 'undefined' ? false : document.fonts.check(`700 20px ${CARD_FONT}`)
      const next = JSON.stringify([named.map(({ lit, tone, ...zone }) => zone), side, fonts])
      if (next === key) return false
      key = next
      drop()
      if (named.length === 0) return true
      mesh = printed(named, (side * Math.PI) / 4)
      group.add(mesh)
      return true
    },
    dispose: drop,
  }
}

function printed(zones: readonly ZoneLook[], azimuth: number): Mesh<BufferGeometry, MeshBasicMaterial> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = Math.max(64, zones.length * LINE)
  const ink = canvas.getContext('2d') as CanvasRenderingContext2D
  const positions: number[] = []
  const uvs: number[] = []
  const indices: number[] = []
  for (const [i, zone] of zones.entries()) {
    const pixels = write(ink, zone, i * LINE)
    const long = Math.min((pixels / LINE) * PRINTED, inches(zone.width) - 2 * INSET)
    const place = toScene(zone.at)
    const yaw = yawOfCard(zone.heading)
    // A label that would be upside down for the viewer is turned by half a circle in place.
    const isOver = Math.cos(yaw - azimuth) < -0.2
    const turned = isOver ? yaw + Math.PI : yaw
    const [c, s] = [Math.cos(turned), Math.sin(turned)]
    const left = -inches(zone.width) / 2 + INSET
    const edge = inches(zone.height) / 2 - INSET * 0.5
    const bottom = isOver ? PRINTED - edge : edge
    const [u, top, foot] = [pixels / WIDTH, 1 - (i * LINE) / canvas.height, 1 - ((i + 1) * LINE) / canvas.height]
    const first = positions.length / 3
    for (const [x, z, us, v] of [
      [left, bottom, 0, foot],
      [left + long, bottom, u, foot],
      [left + long, bottom - PRINTED, u, top],
      [left, bottom - PRINTED, 0, top],
    ] as const) {
      positions.push(place.x + x * c + z * s, 0.007, place.z - x * s + z * c)
      uvs.push(us, v)
    }
    indices.push(first, first + 1, first + 2, first, first + 2, first + 3)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(indices)
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  map.magFilter = LinearFilter
  map.minFilter = LinearMipmapLinearFilter
  map.anisotropy = 8
  const material = new MeshBasicMaterial({
    map,
    transparent: true,
    depthWrite: false,
  })
  const mesh = new Mesh(geometry, material)
  mesh.renderOrder = 2
  mesh.frustumCulled = false
  return mesh
}

/** Writes a name, and returns the width of its text in pixels. */
function write(ink: CanvasRenderingContext2D, { name, detail, seat }: ZoneLook, y: number): number {
  const middle = y + LINE / 2
  ink.textBaseline = 'middle'
  ink.fillStyle = seat ? SEAT_MARKS[seat].colour : '#e6dcc8'
  ink.globalAlpha = 0.92
  ink.font = `660 ${LINE * 0.66}px ${CARD_FONT}`
  ink.fillText(name, 4, middle)
  let x = 4 + ink.measureText(name).width
  if (detail) {
    ink.fillStyle = '#e6dcc8'
    ink.globalAlpha = 0.75
    ink.font = `480 ${LINE * 0.58}px ${CARD_FONT}`
    ink.fillText(detail, x + 18, middle)
    x += 18 + ink.measureText(detail).width
  }
  return Math.min(WIDTH, x + 6)
}
