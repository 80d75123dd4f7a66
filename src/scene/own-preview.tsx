/**
 * A single piece: its picture overlaid with the solids of the rules, beside a miniature. A frame is drawn only when something has
 * changed or is turned.
 */
import { Canvas, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import {
  Color,
  DoubleSide,
  GridHelper,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
} from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import type { Part } from '../table/piece'
import { edgesOf, solidShape } from './overlays/solid-shape'
import { inches, toScene } from './space'
import { type ModelMesh, modelOf } from './things/models'
import { pawnModel } from './things/stand-ins'

export interface OwnPreviewProps {
  /** Inches, y up; undefined if the piece has only solids. */
  readonly mesh: ModelMesh | undefined
  /** In the piece's own space. */
  readonly solids: readonly Part[]
  /** Index of the solid that is being edited. */
  readonly picked?: number | undefined
  readonly label: string
}

const FIELD_OF_VIEW = 32
/** A miniature whose eyes are at 28 mm is about 30 mm tall. */
const MINIATURE = 3000
/** At this aspect ratio or more, the whole piece fits with the miniature beside it. */
const WIDE = 1.18
/** Degrees that one press of an arrow key turns. */
const TURN = 10

export function OwnPreview({ label, ...shown }: OwnPreviewProps) {
  return (
    <Canvas
      className="own-preview"
      frameloop="demand"
      dpr={[1, 1.5]}
      camera={{ fov: FIELD_OF_VIEW, near: 0.05, far: 400, position: [4, 4, 6] }}
      role="img"
      aria-label={label}
      tabIndex={0}
    >
      <hemisphereLight args={['#d8e4f2', '#6a5540', 0.9]} />
      <directionalLight position={[5, 9, 6]} intensity={1.9} color="#ffe9cf" />
      <directionalLight position={[-6, 4, -5]} intensity={0.7} color="#a9c4ea" />
      <Shown {...shown} />
    </Canvas>
  )
}

function Shown({ mesh, solids, picked }: Omit<OwnPreviewProps, 'label'>) {
  const { invalidate } = useThree()
  const all = useMemo(() => [...solids], [solids])
  const size = useMemo(() => {
    const corners = all.flatMap(({ outline }) => outline)
    const wide = Math.max(1, ...corners.map(({ x, y }) => inches(Math.max(Math.abs(x), Math.abs(y)))))
    return { wide, tall: Math.max(inches(MINIATURE), ...all.map(({ top }) => inches(top))) }
  }, [all])
  // The camera stays still while a solid is dragged: it is placed by the piece's picture, not by the solids.
  const framed = useRef<{ readonly mesh: ModelMesh | undefined; readonly size: typeof size }>(undefined)
  if (!framed.current || framed.current.mesh !== mesh) framed.current = { mesh, size }
  const { size: frame } = framed.current

  const picture = useMemo(() => {
    if (!mesh) return undefined
    const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.85, side: DoubleSide })
    return new Mesh(modelOf(mesh).geometry, material)
  }, [mesh])
  const volumes = useMemo(() => volumesOf(all, picked, mesh !== undefined), [all, picked, mesh])
  const ground = useMemo(() => groundOf(frame.wide), [frame])
  useEffect(() => {
    invalidate()
    return () => dispose(volumes)
  }, [volumes, invalidate])
  useEffect(() => () => void (picture && dispose(new Group().add(picture))), [picture])
  useEffect(() => () => dispose(ground), [ground])
  return (
    <>
      <Eye wide={frame.wide} tall={frame.tall} />
      <primitive object={ground} />
      {picture && <primitive object={picture} />}
      <primitive object={volumes} />
    </>
  )
}

/** Turned by dragging and the arrow keys; zoomed by the wheel and by plus and minus. */
function Eye({ wide, tall }: { readonly wide: number; readonly tall: number }) {
  const { camera, gl, invalidate } = useThree()
  const narrow = useThree(({ size }) => Math.min(1, size.width / Math.max(1, size.height) / WIDE) || 1)
  useEffect(() => {
    // As near as the whole piece and the miniature fit; farther away in a narrow picture.
    const far = (1.12 * Math.hypot(wide, tall / 2)) / Math.sin((FIELD_OF_VIEW * Math.PI) / 360) / narrow
    const controls = new OrbitControls(camera, gl.domElement)
    controls.target.set(0.12 * wide, tall * 0.45, 0)
    camera.position.set(far * 0.42, tall * 0.45 + far * 0.42, far * 0.8)
    controls.enablePan = false
    controls.minDistance = far * 0.15
    controls.maxDistance = far * 2.5
    controls.maxPolarAngle = Math.PI * 0.55
    controls.update()
    controls.addEventListener('change', () => invalidate())
    const focus = gl.domElement.closest<HTMLElement>('[tabindex]')
    const onKey = (event: KeyboardEvent) => {
      const turn = (TURN * Math.PI) / 180
      const { target } = controls
      const offset = camera.position.clone().sub(target)
      const spin = { ArrowLeft: -turn, ArrowRight: turn }[event.key]
      const near = { '+': 0.85, '-': 1 / 0.85 }[event.key]
      const tilt = { ArrowUp: turn, ArrowDown: -turn }[event.key]
      if (spin !== undefined) offset.applyAxisAngle(camera.up, spin)
      else if (near !== undefined) offset.multiplyScalar(near)
      else if (tilt !== undefined) {
        const level = Math.hypot(offset.x, offset.z)
        const angle = Math.min(1.4, Math.max(-0.1, Math.atan2(offset.y, level) + tilt))
        const long = offset.length()
        offset.set(
          (offset.x / level) * long * Math.cos(angle),
          long * Math.sin(angle),
          (offset.z / level) * long * Math.cos(angle),
        )
      } else return
      event.preventDefault()
      camera.position.copy(target).add(offset)
      controls.update()
      invalidate()
    }
    focus?.addEventListener('keydown', onKey)
    invalidate()
    return () => {
      focus?.removeEventListener('keydown', onKey)
      controls.dispose()
    }
  }, [camera, gl, invalidate, wide, tall, narrow])
  return null
}

const SOLID = '#62b6ff'
const PICKED = '#ffc861'

/** Translucent over a picture. The solid being edited has a colour of its own, and its edges are visible through everything. */
function volumesOf(solids: readonly Part[], picked: number | undefined, isOver: boolean): Group {
  const group = new Group()
  solids.forEach(({ outline, bottom, top }, index) => {
    const isPicked = index === picked
    const shape = solidShape([{ type: 'prism', outline, bottom, top }])
    const color = new Color(isPicked ? PICKED : SOLID)
    const opacity = isOver ? (isPicked ? 0.34 : 0.13) : isPicked ? 0.9 : 0.75
    const skin = new MeshBasicMaterial({ color, transparent: true, opacity, depthWrite: false, side: DoubleSide })
    // Where a solid and the model share a face, the solid is drawn in front.
    Object.assign(skin, { polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -4 })
    const ink = new LineBasicMaterial({ color, transparent: true, opacity: isPicked ? 1 : 0.75, depthTest: !isPicked })
    group.add(new Mesh(shape, skin), new LineSegments(edgesOf(shape), ink))
  })
  return group
}

/** One-inch squares, and a miniature for comparison. */
function groundOf(wide: number): Group {
  const group = new Group()
  const squares = 2 * Math.ceil(wide * 1.7)
  const grid = new GridHelper(squares, squares, '#8a7a62', '#574c3e')
  grid.position.y = -0.01
  const { geometry, height } = pawnModel()
  const pawn = new Mesh(geometry.clone(), new MeshStandardMaterial({ vertexColors: true, roughness: 0.7 }))
  pawn.scale.setScalar(inches(MINIATURE) / height)
  const { x, z } = toScene({ x: 0, y: 0 })
  pawn.position.set(x + wide + 0.7, 0, z + wide * 0.35)
  group.add(grid, pawn)
  return group
}

function dispose(group: Group): void {
  group.traverse((one) => {
    if (!(one instanceof Mesh || one instanceof LineSegments)) return
    one.geometry.dispose()
    for (const material of [one.material].flat()) material.dispose()
  })
}
