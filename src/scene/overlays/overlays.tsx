/**
 * Everything that is drawn over the table while something is considered. One component per type; React identifies overlays by
 * `id`, and geometry is disposed of with its data.
 */
import { useThree } from '@react-three/fiber'
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react'
import type { BufferGeometry, Layers, Material, Texture } from 'three'
import { BufferAttribute, BufferGeometry as Geometry, MeshLambertMaterial } from 'three'
import type { Life } from '../life'
import type { Overlay } from '../overlay'
import { tape as tapeTexture } from '../room/textures'
import { TONE_MARKS } from '../seats'
import { EVERYWHERE, TABLE_ONLY } from '../sheets'
import { inches, toScene } from '../space'
import { ArrowMark } from './arrow'
import { Box } from './box'
import { CardGhost } from './card-ghost'
import { Field } from './field'
import { Ghost } from './ghost'
import { type Ink, keptInk } from './ink'
import { circle, type Flat, filled, filledAround, flat, longEdges, prisms, ribbons, walls } from './outline-shape'
import { BodyMarks, SightLine } from './sight-marks'
import { tapeShape } from './tape'
import { Volume } from './volume'

type Of<Type extends Overlay['type']> = Extract<Overlay, { type: Type }>

/** Each overlay is slightly higher than the one before; the first is slightly above the mat. */
const lift = (z: number, order: number) => inches(z) + 0.014 + order * 0.003

export function Overlays({ overlays, life }: { overlays: readonly Overlay[]; life: Life }) {
  const invalidate = useThree((state) => state.invalidate)
  useLayoutEffect(() => {
    if (overlays) invalidate()
  }, [overlays, invalidate])
  return overlays.map((overlay, order) => drawn(overlay, order, life))
}

function drawn(overlay: Overlay, order: number, life: Life): ReactNode {
  const key = `${overlay.type}:${overlay.id}`
  switch (overlay.type) {
    case 'area':
      return <Area key={key} overlay={overlay} order={order} />
    case 'zone':
      return <Zone key={key} overlay={overlay} order={order} />
    case 'box':
      return <Box key={key} overlay={overlay} order={order} />
    case 'path':
      return <Path key={key} overlay={overlay} order={order} />
    case 'arrow':
      return <ArrowMark key={key} overlay={overlay} y={lift(0, order)} />
    case 'corridor':
      return <Corridor key={key} overlay={overlay} order={order} />
    case 'ring':
      return <RingMark key={key} overlay={overlay} order={order} />
    case 'ghost':
      return life.cast.cards.has(overlay.ref) ? (
        <CardGhost key={key} overlay={overlay} life={life} />
      ) : (
        <Ghost key={key} overlay={overlay} life={life} />
      )
    case 'field':
      return <Field key={key} overlay={overlay} y={lift(0, 0)} />
    case 'sight-line':
      return <SightLine key={key} overlay={overlay} />
    case 'body-marks':
      return <BodyMarks key={key} overlay={overlay} />
    case 'volume':
      return <Volume key={key} overlay={overlay} />
    // Outlines are drawn together elsewhere, and tags are labels of the page.
    case 'outline':
    case 'tag':
      return null
  }
}

interface InkedProps {
  readonly shape: () => BufferGeometry
  readonly ink: Ink
  readonly y: number
  readonly order: number
  readonly layers?: Layers
}

/** A mesh whose geometry is made for it and disposed of when its data changes. Materials with the same values are shared. */
function Inked({ shape, ink, y, order, layers = EVERYWHERE }: InkedProps) {
  const gl = useThree((state) => state.gl)
  // The callers memoise `shape`.
  const geometry = useMemo(shape, [shape])
  useGone(geometry)
  return (
    <mesh
      geometry={geometry}
      material={keptInk(gl, ink)}
      dispose={null}
      layers={layers}
      position-y={y}
      renderOrder={10 + order}
    />
  )
}

function useGone(thing: { dispose(): void }): void {
  useEffect(() => () => thing.dispose(), [thing])
}

const stencil = (order: number) => 1 + (order % 250)

function Area({ overlay, order }: { overlay: Of<'area'>; order: number }) {
  const { polygons, tone, z } = overlay
  const outlines = useMemo(() => polygons.map(flat), [polygons])
  const fill = useMemo(() => () => filled(outlines), [outlines])
  const edge = useMemo(() => () => ribbons(outlines, 0.16), [outlines])
  const once = stencil(order)
  return (
    <>
      <Inked shape={fill} ink={{ tone, base: 0.12, mark: 0.18, once }} y={lift(z, order)} order={order} />
      <Inked shape={edge} ink={{ tone, base: 0.95, mark: 0, once }} y={lift(z, order)} order={order + 0.5} />
    </>
  )
}

function Zone({ overlay, order }: { overlay: Of<'zone'>; order: number }) {
  const { rings, tone, z } = overlay
  const outlines = useMemo(() => rings.map(flat), [rings])
  const fill = useMemo(() => () => filledAround(outlines), [outlines])
  const edge = useMemo(() => () => ribbons(outlines, 0.14), [outlines])
  const once = stencil(order)
  return (
    <>
      <Inked shape={fill} ink={{ tone, base: 0.1, mark: 0.14, once }} y={lift(z, order)} order={order} />
      <Inked shape={edge} ink={{ tone, base: 0.95, mark: 0, once }} y={lift(z, order)} order={order + 0.5} />
    </>
  )
}

function RingMark({ overlay, order }: { overlay: Of<'ring'>; order: number }) {
  const { at, radius, tone, z } = overlay
  const shape = useMemo(() => {
    const { x, z: away } = toScene(at)
    return () => ribbons([circle(x, away, inches(radius))], 0.13)
  }, [at, radius])
  return <Inked shape={shape} ink={{ tone, base: 0.95, mark: 0 }} y={lift(z, order)} order={order} />
}

/** The height of the corridor's walls, in inches: that of a figure's eyes. */
const EYE = 1.1

function Corridor({ overlay, order }: { overlay: Of<'corridor'>; order: number }) {
  const { outline, tone, z, pieces } = overlay
  const strip = useMemo<readonly Flat[]>(() => flat(outline), [outline])
  const fill = useMemo(() => () => filled([strip]), [strip])
  const edge = useMemo(() => () => ribbons([strip], 0.09), [strip])
  const sides = useMemo(() => () => walls(longEdges(strip), EYE), [strip])
  const once = stencil(order)
  return (
    <>
      <Inked shape={fill} ink={{ tone, base: 0.26, mark: 0.2, once }} y={lift(z, order)} order={order} />
      <Inked shape={edge} ink={{ tone, base: 0.95, mark: 0, once }} y={lift(z, order)} order={order + 0.2} />
      <Inked
        shape={sides}
        ink={{ tone, base: 0.2, mark: 0.1, standing: true }}
        y={lift(z, order)}
        order={order + 0.6}
        layers={TABLE_ONLY}
      />
      {pieces.map((piece, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one corridor are told apart by their place.
        <Clipped key={i} piece={piece} y={lift(z, order)} order={order} />
      ))}
    </>
  )
}

function Clipped({ piece, y, order }: { piece: Of<'corridor'>['pieces'][number]; y: number; order: number }) {
  const { clipped, tone, height } = piece
  const outlines = useMemo(() => clipped.map(flat), [clipped])
  // Slightly larger than the terrain that it marks, so that both are visible.
  const body = useMemo(() => () => prisms(outlines, inches(height) + 0.03), [outlines, height])
  const foot = useMemo(() => () => ribbons(outlines, 0.1), [outlines])
  return (
    <>
      <Inked shape={body} ink={{ tone, base: 0.3, mark: 0.4, standing: true }} y={y} order={order + 0.7} layers={TABLE_ONLY} />
      <Inked
        shape={foot}
        ink={{ tone, base: 1, mark: 0 }}
        y={y + inches(height) + 0.03}
        order={order + 0.8}
        layers={TABLE_ONLY}
      />
    </>
  )
}

let yellow: Texture | undefined
const tapeMaterials = new Map<string, Material>()

/** A lifelike tape, printed in inches and lit by the lamp. Its tone colours the edge and, if refused, the whole tape. */
function tapeMaterial(tone: Of<'path'>['tone']): Material {
  const known = tapeMaterials.get(tone)
  if (known) return known
  yellow ??= tapeTexture()
  const material = new MeshLambertMaterial({
    map: yellow,
    emissive: '#ffffff',
    emissiveMap: yellow,
    color: '#cdbb8c',
    emissiveIntensity: 0.07,
    polygonOffset: true,
    polygonOffsetFactor: -3,
    polygonOffsetUnits: -3,
  })
  if (tone === 'refused' || tone === 'blocked') material.color.set('#d8583c')
  tapeMaterials.set(tone, material)
  return material
}

const TAPE = 0.3

function Path({ overlay, order }: { overlay: Of<'path'>; order: number }) {
  const { points, tone, z } = overlay
  const { band, edge, ends } = useMemo(() => {
    const spots = points.map((at) => toScene(at))
    const shape = tapeShape(spots, TAPE)
    const made = new Geometry()
    made.setAttribute('position', new BufferAttribute(shape.positions, 3))
    // One tile of the print is twelve inches.
    made.setAttribute(
      'uv',
      new BufferAttribute(
        shape.uvs.map((v, i) => (i % 2 === 0 ? v / 12 : v)),
        2,
      ),
    )
    made.setIndex(new BufferAttribute(shape.indices, 1))
    made.computeVertexNormals()
    const wide = tapeShape(spots, TAPE + 0.14)
    const under = new Geometry()
    under.setAttribute('position', new BufferAttribute(wide.positions, 3))
    under.setIndex(new BufferAttribute(wide.indices, 1))
    return { band: made, edge: under, ends: spots.slice(1) }
  }, [points])
  useGone(band)
  useGone(edge)
  const y = lift(z, order)
  const rivets = useMemo(() => () => filled(ends.map(({ x, z: away }) => circle(x, away, 0.2, 28))), [ends])
  const { colour } = TONE_MARKS[tone]
  return (
    <>
      <mesh geometry={edge} position-y={y} renderOrder={11}>
        <meshBasicMaterial color={colour} polygonOffset polygonOffsetFactor={-2} polygonOffsetUnits={-2} />
      </mesh>
      <mesh geometry={band} material={tapeMaterial(tone)} dispose={null} position-y={y + 0.006} renderOrder={12} receiveShadow />
      <Inked shape={rivets} ink={{ tone, base: 1, mark: 0, once: stencil(order) }} y={y + 0.012} order={order + 1} />
    </>
  )
}
