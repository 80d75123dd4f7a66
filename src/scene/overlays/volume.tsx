/**
 * The volume that the rules use for a thing, drawn over its model in views from a miniature's eye, where a model slightly larger
 * or smaller than its volume could mislead. Its edges show faintly through what hides them.
 */
import { useEffect, useMemo } from 'react'
import { DoubleSide, LineBasicMaterial, type Material, MeshBasicMaterial } from 'three'
import type { Overlay } from '../overlay'
import { TONE_MARKS } from '../seats'
import { EYE_ONLY } from '../sheets'
import { edgesOf, solidShape } from './solid-shape'

interface Inks {
  readonly veil: Material
  readonly edge: Material
  readonly through: Material
}
const inks = new Map<string, Inks>()

/** Materials are cached, as there are few colours. */
function inksOf(colour: string): Inks {
  const known = inks.get(colour)
  if (known) return known
  const thin = { color: colour, transparent: true, depthWrite: false, toneMapped: false }
  const made = {
    veil: new MeshBasicMaterial({
      ...thin,
      opacity: 0.13,
      side: DoubleSide,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      polygonOffsetUnits: -2,
    }),
    edge: new LineBasicMaterial({ ...thin, opacity: 0.9 }),
    through: new LineBasicMaterial({ ...thin, opacity: 0.28, depthTest: false }),
  }
  inks.set(colour, made)
  return made
}

export function Volume({ overlay }: { overlay: Extract<Overlay, { type: 'volume' }> }) {
  const { solids, tone } = overlay
  const { shape, edges } = useMemo(() => {
    const made = solidShape(solids)
    return { shape: made, edges: edgesOf(made) }
  }, [solids])
  useEffect(
    () => () => {
      shape.dispose()
      edges.dispose()
    },
    [shape, edges],
  )
  const { veil, edge, through } = inksOf(TONE_MARKS[tone].colour)
  return (
    <>
      <mesh geometry={shape} material={veil} dispose={null} layers={EYE_ONLY} renderOrder={26} />
      <lineSegments geometry={edges} material={through} dispose={null} layers={EYE_ONLY} renderOrder={27} />
      <lineSegments geometry={edges} material={edge} dispose={null} layers={EYE_ONLY} renderOrder={28} />
    </>
  )
}
