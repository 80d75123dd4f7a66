/**
 * Markers beside a base, as small solid things: one instanced mesh for printed chits, one for glass beads (wounds). They stand in
 * an arc on the near right of the base and move with it.
 */
import {
  CanvasTexture,
  Color,
  CylinderGeometry,
  type Group,
  InstancedBufferAttribute,
  type InstancedMesh,
  Matrix4,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Quaternion,
  SphereGeometry,
  SRGBColorSpace,
  Vector3,
} from 'three'
import type { Actor, Cast } from '../cast'
import { along, CHIT_DROP, DROP } from '../falls'
import { inches } from '../space'
import { createPool } from './instances'

const SYMBOLS = ['bolt', 'drop', 'cross', 'star', 'eye', 'dot', 'flame', 'target', 'turn'] as const

/** A printed chit: its colour and its symbol. */
export interface MarkerLook {
  readonly colour: string
  readonly symbol: (typeof SYMBOLS)[number]
}
/** Chits by the marker's kind. */
export type MarkerLooks = { readonly [kind: string]: MarkerLook }

const PLAIN: MarkerLook = { colour: '#cfc8b8', symbol: 'dot' }
const isBead = (kind: string) => kind === 'wound' || kind === 'damage'

/** A strip of all symbols, drawn once: dark ink on white, tinted by the chit's colour. */
function symbols(): CanvasTexture {
  const size = 128
  const canvas = document.createElement('canvas')
  canvas.width = size * SYMBOLS.length
  canvas.height = size
  const ink = canvas.getContext('2d') as CanvasRenderingContext2D
  ink.fillStyle = '#fff'
  ink.fillRect(0, 0, canvas.width, size)
  SYMBOLS.forEach((symbol, i) => {
    ink.save()
    ink.translate((i + 0.5) * size, size / 2)
    ink.scale(size / 2, size / 2)
    ink.lineWidth = 0.07
    ink.strokeStyle = '#3a3226'
    ink.fillStyle = '#1d1710'
    ink.beginPath()
    ink.arc(0, 0, 0.84, 0, 7)
    ink.stroke()
    ink.beginPath()
    if (symbol === 'bolt')
      for (const [x, y] of [
        [0.16, -0.66],
        [-0.4, 0.1],
        [-0.04, 0.1],
        [-0.18, 0.66],
        [0.42, -0.16],
        [0.04, -0.16],
      ] as const)
        ink.lineTo(x, y)
    if (symbol === 'drop') {
      ink.moveTo(0, -0.62)
      ink.bezierCurveTo(0.7, 0.1, 0.4, 0.6, 0, 0.6)
      ink.bezierCurveTo(-0.4, 0.6, -0.7, 0.1, 0, -0.62)
    }
    if (symbol === 'cross') {
      ink.rect(-0.14, -0.6, 0.28, 1.2)
      ink.rect(-0.6, -0.14, 1.2, 0.28)
    }
    if (symbol === 'star')
      for (let k = 0; k < 10; k++) {
        const r = k % 2 ? 0.27 : 0.64
        ink.lineTo(Math.sin((k * Math.PI) / 5) * r, -Math.cos((k * Math.PI) / 5) * r)
      }
    if (symbol === 'eye') {
      ink.ellipse(0, 0, 0.62, 0.34, 0, 0, 7)
      ink.moveTo(0.2, 0)
      ink.arc(0, 0, 0.2, 0, 7, true)
    }
    if (symbol === 'dot') ink.arc(0, 0, 0.34, 0, 7)
    if (symbol === 'flame') {
      ink.moveTo(0.06, -0.7)
      ink.bezierCurveTo(0.12, -0.24, 0.52, -0.08, 0.46, 0.3)
      ink.bezierCurveTo(0.4, 0.62, 0.14, 0.66, 0, 0.66)
      ink.bezierCurveTo(-0.3, 0.66, -0.5, 0.42, -0.46, 0.1)
      ink.bezierCurveTo(-0.42, -0.1, -0.3, -0.2, -0.28, -0.38)
      ink.bezierCurveTo(-0.14, -0.28, -0.1, -0.14, -0.1, 0)
      ink.bezierCurveTo(0.02, -0.18, 0.08, -0.42, 0.06, -0.7)
    }
    if (symbol === 'target') {
      ink.arc(0, 0, 0.58, 0, 7)
      ink.arc(0, 0, 0.42, 0, 7, true)
      ink.moveTo(0.2, 0)
      ink.arc(0, 0, 0.2, 0, 7)
    }
    if (symbol === 'turn') {
      ink.arc(0, 0, 0.56, -0.4, 4.6)
      ink.arc(0, 0, 0.34, 4.6, -0.4, true)
      ink.moveTo(0.12, -0.78)
      ink.lineTo(0.12, -0.1)
      ink.lineTo(-0.36, -0.44)
    }
    ink.fill()
    ink.restore()
  })
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

/** `looks`: the game's own markers. */
export function createMarkers(group: Group, cast: Cast, looks: MarkerLooks = {}) {
  const print = symbols()
  const chitMaterial = new MeshStandardMaterial({ map: print, roughness: 0.55 })
  chitMaterial.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace('#include <common>', '#include <common>\nattribute float aSymbol;').replace(
      '#include <uv_vertex>',
      // Only the top face shows the symbol, upright for the near edge; the other faces use an empty spot of the strip.
      `#include <uv_vertex>
        vMapUv = normal.y > 0.5 ? vec2((aSymbol + uv.y) / ${SYMBOLS.length}.0, 1.0 - uv.x) : vec2(0.002, 0.99);`,
    )
  }
  const beadMaterial = new MeshPhysicalMaterial({
    color: '#b31b2a',
    roughness: 0.12,
    clearcoat: 1,
    emissive: '#3a0308',
    emissiveIntensity: 0.6,
  })
  const chit = new CylinderGeometry(0.2, 0.21, 0.075, 28, 1)
  const bead = new SphereGeometry(0.15, 20, 14).scale(1, 0.62, 1)
  const chits = createPool(group, chitMaterial, { shadows: true })
  const beads = createPool(group, beadMaterial, { shadows: true })
  let seen = -1
  /** When each marker was first seen, so that new ones can drop. Those in the first picture do not drop. */
  const since = new Map<string, number>()
  const at = new Vector3()
  const turn = new Quaternion()
  const one = new Vector3(1, 1, 1)
  const matrix = new Matrix4()
  const colour = new Color()

  const write = (mesh: InstancedMesh, items: readonly Item[]) => {
    items.forEach((item, i) => {
      at.set(item.x, item.y, item.z)
      turn.setFromAxisAngle(UP, item.spin)
      mesh.setMatrixAt(i, matrix.compose(at, turn, one))
    })
    mesh.instanceMatrix.needsUpdate = true
  }

  return {
    /** Draws the markers as they are now; returns true while one is still dropping. */
    frame(now: number, still: boolean): boolean {
      const isFalling = [...since.values()].some((from) => now - from < DROP.ms)
      if (seen === cast.version() && !isFalling) return false
      const isFirst = seen < 0
      seen = cast.version()
      const lying = [...cast.actors.values()].flatMap(itemsOf)
      for (const { id } of lying) if (!since.has(id)) since.set(id, isFirst || still ? Number.NEGATIVE_INFINITY : now)
      for (const id of since.keys()) if (!lying.some((item) => item.id === id)) since.delete(id)
      const items = lying.map((item) => {
        const fallen = (now - (since.get(item.id) ?? now)) / DROP.ms
        return fallen >= 1 ? item : { ...item, y: item.y + CHIT_DROP * (1 - along(DROP, fallen)) }
      })
      const printed = items.filter(({ kind }) => !isBead(kind))
      const round = items.filter(({ kind }) => isBead(kind))
      if (printed.length > 0) {
        const mesh = chits.mesh('chits', chit, printed.length)
        write(mesh, printed)
        const room = mesh.instanceMatrix.count
        const which = new InstancedBufferAttribute(new Float32Array(room), 1)
        printed.forEach(({ kind }, i) => {
          const look = looks[kind] ?? PLAIN
          which.setX(i, SYMBOLS.indexOf(look.symbol))
          mesh.setColorAt(i, colour.set(look.colour))
        })
        mesh.geometry.setAttribute('aSymbol', which)
        if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
      }
      if (round.length > 0) write(beads.mesh('beads', bead, round.length), round)
      chits.sweep()
      beads.sweep()
      return [...since.values()].some((from) => now - from < DROP.ms)
    },
    dispose() {
      chits.dispose()
      beads.dispose()
      chit.dispose()
      bead.dispose()
      print.dispose()
      chitMaterial.dispose()
      beadMaterial.dispose()
    },
  }
}

const UP = new Vector3(0, 1, 0)
/** More markers of one kind lie in piles. */
const APART = 3

interface Item {
  /** Made of the figure, the kind and the place. */
  readonly id: string
  readonly kind: string
  readonly x: number
  readonly y: number
  readonly z: number
  readonly spin: number
}

function itemsOf({ figure, stance }: Actor): readonly Item[] {
  if (stance.fade > 0.5) return []
  const items: Item[] = []
  const reach = inches(figure.radius) + 0.44
  let step = 0
  for (const { kind, count } of figure.markers) {
    for (let i = 0; i < count; i++) {
      const place = Math.min(i, APART - 1)
      const angle = 0.62 - (step + place) * (0.46 / reach)
      const level = Math.max(0, i - APART + 1)
      items.push({
        id: `${figure.ref} ${kind} ${i}`,
        kind,
        x: stance.x + Math.cos(angle) * reach,
        y: stance.y + (isBead(kind) ? 0.085 : 0.04) + level * 0.08,
        z: stance.z + Math.sin(angle) * reach,
        // Slightly crooked, as if put down by hand.
        spin: Math.sin(i * 12.9 + figure.at.x) * 0.35,
      })
    }
    step += Math.min(count, APART)
  }
  return items
}
