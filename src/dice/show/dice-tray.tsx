import type { ThreeElements } from '@react-three/fiber'
import { type ReactNode, useEffect, useMemo } from 'react'
import { CanvasTexture, Color, MeshPhysicalMaterial, MeshStandardMaterial, PlaneGeometry, RepeatWrapping, Vector2 } from 'three'
import type { Tray } from '../throw/tray'
import { type ProfilePoint, rounded, sweptFrame } from './frame'
import { cloth } from './textures'

export interface DiceTrayProps {
  /** Inner size in die edges: `film.tray` of a throw, or `trayFor(count)`. */
  readonly tray: Tray
  readonly position?: NonNullable<ThreeElements['group']['position']>
  readonly rotation?: NonNullable<ThreeElements['group']['rotation']>
  /** Length of a die edge in the scene's units. */
  readonly scale?: number
  readonly felt?: string
  readonly lining?: string
  /** The contents, in dice space: y is up, the felt is y = 0, the thrower sits at +z. */
  readonly children?: ReactNode
}

/** Height of the rim above the felt, in die edges; and how far the tray's foot is below the felt, for placing it on the table. */
export const trayRim = 1.5
export const trayFoot = 0.45
/** How far the wood extends beyond the inner size on each side. */
export const trayBorder = 1.15

const liningTop = 1.2

/** A wooden tray with a leather lining and a felt floor. It never requests a frame by itself. */
export function DiceTray({ tray, position, rotation, scale = 1, felt = '#1d4a3a', lining = '#3a2419', children }: DiceTrayProps) {
  const parts = useMemo(() => build(tray, felt, lining), [tray, felt, lining])
  useEffect(
    () => () => {
      for (const { geometry, material } of parts) {
        geometry.dispose()
        material.dispose()
      }
    },
    [parts],
  )
  return (
    <group scale={scale} {...(position === undefined ? {} : { position })} {...(rotation === undefined ? {} : { rotation })}>
      {parts.map(({ name, geometry, material, castShadow }) => (
        <mesh key={name} geometry={geometry} material={material} castShadow={castShadow} receiveShadow raycast={noRaycast} />
      ))}
      {children}
    </group>
  )
}

function noRaycast(): void {}

function build(tray: Tray, felt: string, lining: string) {
  const wood = cloth('wood')
  const leather = cloth('leather')
  return [
    { name: 'floor', geometry: floorGeometry(tray), material: floorMaterial(tray, felt), castShadow: false },
    {
      name: 'lining',
      geometry: sweptFrame(tray, liningProfile, 2),
      material: new MeshStandardMaterial({
        color: lining,
        map: leather.colour,
        bumpMap: leather.bump,
        bumpScale: 0.9,
        roughness: 0.62,
      }),
      castShadow: false,
    },
    {
      name: 'piping',
      geometry: sweptFrame(tray, pipingProfile, 3),
      material: new MeshStandardMaterial({ color: '#b98a3c', roughness: 0.35, metalness: 0.85 }),
      castShadow: false,
    },
    {
      name: 'rim',
      geometry: sweptFrame(tray, rimProfile, 9),
      material: new MeshPhysicalMaterial({
        color: '#ffffff',
        map: wood.colour,
        bumpMap: wood.bump,
        bumpScale: 0.5,
        roughness: 0.5,
        clearcoat: 0.35,
        clearcoatRoughness: 0.35,
      }),
      castShadow: true,
    },
  ]
}

/** A soft fillet at the foot of the wall, as leather is stretched over the corner instead of folded into it. */
const liningProfile: readonly ProfilePoint[] = [...rounded(-0.06, 0.07, 0.07, -1, 0), [0.05, 0.7], [0.1, liningTop]]
const pipingProfile: readonly ProfilePoint[] = rounded(0.13, liningTop + 0.02, 0.06, 3, -0.2)
const rimProfile: readonly ProfilePoint[] = [
  [0.12, liningTop - 0.1],
  ...rounded(0.3, trayRim - 0.18, 0.18, 2, 1),
  ...rounded(trayBorder - 0.3, trayRim - 0.3, 0.3, 1, 0),
  [trayBorder, 0.1],
  ...rounded(trayBorder - 0.12, -trayFoot + 0.12, 0.12, 0, -1),
]

function floorGeometry({ width, depth }: Tray): PlaneGeometry {
  return new PlaneGeometry(width, depth).rotateX(-Math.PI / 2)
}

function floorMaterial(tray: Tray, felt: string): MeshStandardMaterial {
  const { bump } = cloth('felt')
  const repeated = bump.clone()
  repeated.wrapS = RepeatWrapping
  repeated.wrapT = RepeatWrapping
  repeated.repeat = new Vector2(tray.width / 4, tray.depth / 4)
  const map = floorMap(tray, felt)
  const material = new MeshPhysicalMaterial({
    map,
    bumpMap: repeated,
    bumpScale: 1.5,
    roughness: 0.95,
    sheen: 0.6,
    sheenRoughness: 0.6,
    sheenColor: new Color(felt).multiplyScalar(1.6),
  })
  // The cloned textures are disposed of with the material.
  material.addEventListener('dispose', () => {
    map.dispose()
    repeated.dispose()
  })
  return material
}

/** The whole floor in one texture: felt, the shadow along the walls, and a line of stitches. */
function floorMap({ width, depth }: Tray, felt: string): CanvasTexture {
  const perUnit = Math.min(48, 1024 / Math.max(width, depth))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * perUnit)
  canvas.height = Math.round(depth * perUnit)
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This page cannot draw on a canvas.')
  const picture = cloth('felt').colour.image as HTMLCanvasElement // `cloth` draws on canvases
  const tile = (4 * perUnit) / picture.width
  const pattern = pen.createPattern(picture, 'repeat')
  pattern?.setTransform(new DOMMatrix().scale(tile))
  pen.fillStyle = pattern ?? felt
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.globalCompositeOperation = 'multiply'
  pen.fillStyle = felt
  pen.fillRect(0, 0, canvas.width, canvas.height)
  // Lighter in the middle, where dice wear the felt; darker along the walls.
  pen.globalCompositeOperation = 'soft-light'
  const worn = pen.createRadialGradient(
    canvas.width / 2,
    canvas.height / 2,
    0,
    canvas.width / 2,
    canvas.height / 2,
    canvas.width / 2,
  )
  worn.addColorStop(0, 'rgba(255,255,255,0.28)')
  worn.addColorStop(1, 'rgba(0,0,0,0.25)')
  pen.fillStyle = worn
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.globalCompositeOperation = 'multiply'
  const reach = 1.1 * perUnit
  for (const [x0, y0, x1, y1] of [
    [0, 0, reach, 0],
    [canvas.width, 0, canvas.width - reach, 0],
    [0, 0, 0, reach],
    [0, canvas.height, 0, canvas.height - reach],
  ] as const) {
    const shade = pen.createLinearGradient(x0, y0, x1, y1)
    shade.addColorStop(0, 'rgba(0,0,0,0.55)')
    shade.addColorStop(0.4, 'rgba(0,0,0,0.18)')
    shade.addColorStop(1, 'rgba(0,0,0,0)')
    pen.fillStyle = shade
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  pen.globalCompositeOperation = 'source-over'
  pen.setLineDash([0.22 * perUnit, 0.14 * perUnit])
  pen.lineWidth = 0.055 * perUnit
  pen.lineCap = 'round'
  pen.strokeStyle = 'rgba(222,190,120,0.5)'
  const inset = 0.62 * perUnit
  pen.strokeRect(inset, inset, canvas.width - 2 * inset, canvas.height - 2 * inset)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = 'srgb'
  texture.anisotropy = 8
  return texture
}
