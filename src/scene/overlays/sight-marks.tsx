/** A line of sight in space, and which points of a body it sees. Drawn over everything, to show what is hidden as well. */
import { useEffect, useMemo } from 'react'
import {
  BufferGeometry,
  CylinderGeometry,
  DoubleSide,
  type Material,
  Matrix4,
  MeshBasicMaterial,
  Quaternion,
  Vector3,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Overlay } from '../overlay'
import { TONE_MARKS } from '../seats'
import { LINE, MARKS } from '../sheets'
import { inches, type Spot, toScene } from '../space'
import { markShapes, strokes } from './sight-shape'

type Of<Type extends Overlay['type']> = Extract<Overlay, { type: Type }>

const RADIUS = 0.045
const UP = new Vector3(0, 1, 0)

/** A thin rod from one spot to another. */
function rod([from, to]: readonly [Spot, Spot]): BufferGeometry {
  const way = new Vector3(to.x - from.x, to.y - from.y, to.z - from.z)
  const length = way.length()
  const shape = new CylinderGeometry(RADIUS, RADIUS, length, 8)
  const turn = new Quaternion().setFromUnitVectors(UP, way.normalize())
  const middle = new Vector3((from.x + to.x) / 2, (from.y + to.y) / 2, (from.z + to.z) / 2)
  return shape.applyMatrix4(new Matrix4().compose(middle, turn, new Vector3(1, 1, 1)))
}

const inks = new Map<string, Material>()
/** A material drawn over everything, at this opacity. Cached, as there are few. */
function ink(colour: string, opacity: number, isBehind: boolean): Material {
  const key = `${colour} ${opacity} ${isBehind}`
  const known = inks.get(key)
  if (known) return known
  const made = new MeshBasicMaterial({
    color: colour,
    transparent: true,
    opacity,
    side: DoubleSide,
    depthTest: !isBehind,
    depthWrite: false,
    toneMapped: false,
  })
  inks.set(key, made)
  return made
}

export function SightLine({ overlay }: { overlay: Of<'sight-line'> }) {
  const { from, to, whole, tone } = overlay
  const shape = useMemo(() => {
    const rods = strokes(toScene(from, from.z), toScene(to, to.z), whole).map(rod)
    const merged = rods.length > 0 ? mergeGeometries(rods) : null
    for (const one of rods) one.dispose()
    return merged ?? new BufferGeometry()
  }, [from, to, whole])
  useEffect(() => () => shape.dispose(), [shape])
  const { colour } = TONE_MARKS[tone]
  return (
    <>
      <mesh geometry={shape} material={ink(colour, 0.35, true)} dispose={null} layers={LINE} renderOrder={30} />
      <mesh geometry={shape} material={ink(colour, 1, false)} dispose={null} layers={LINE} renderOrder={31} />
    </>
  )
}

export function BodyMarks({ overlay }: { overlay: Of<'body-marks'> }) {
  const { points, hiddenBy, width, height, across } = overlay
  const shapes = useMemo(() => {
    const marks = Array.from({ length: points.length / 3 }, (_, i) => ({
      at: toScene({ x: points[3 * i] ?? 0, y: points[3 * i + 1] ?? 0 }, points[3 * i + 2] ?? 0),
      isSeen: hiddenBy[i] === 0,
    }))
    return markShapes(marks, { width: inches(width), height: inches(height), across: { x: across.x, z: -across.y } })
  }, [points, hiddenBy, width, height, across])
  useEffect(
    () => () => {
      for (const shape of Object.values(shapes)) shape.dispose()
    },
    [shapes],
  )
  return (
    <>
      <mesh geometry={shapes.ground} material={ink('#120c08', 0.35, true)} dispose={null} layers={MARKS} renderOrder={32} />
      <mesh
        geometry={shapes.seen}
        material={ink(TONE_MARKS.sight.colour, 0.68, true)}
        dispose={null}
        layers={MARKS}
        renderOrder={33}
      />
      <mesh
        geometry={shapes.hidden}
        material={ink(TONE_MARKS.blocked.colour, 1, true)}
        dispose={null}
        layers={MARKS}
        renderOrder={33}
      />
    </>
  )
}
