/** An arrow drawn on a moment of a match: over everything, so that no wall or card hides what somebody points out. */
import { useEffect, useMemo } from 'react'
import { DoubleSide, MeshBasicMaterial } from 'three'
import type { Overlay } from '../overlay'
import { toScene } from '../space'
import { arrowOutline } from './arrow-shape'
import { filled } from './outline-shape'

const paint = (color: string, opacity: number) =>
  new MeshBasicMaterial({
    color,
    transparent: true,
    opacity,
    side: DoubleSide,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  })
const INK = paint('#ffd083', 0.94)
/** A dark rim, so that it stands out from light and dark mats alike. */
const RIM = paint('#1b120a', 0.7)

export function ArrowMark({ overlay: { from, to }, y }: { overlay: Extract<Overlay, { type: 'arrow' }>; y: number }) {
  const shapes = useMemo(() => {
    const ends = [toScene(from), toScene(to)] as const
    return { ink: filled([arrowOutline(...ends)]), rim: filled([arrowOutline(...ends, 0.09)]) }
  }, [from, to])
  useEffect(
    () => () => {
      shapes.ink.dispose()
      shapes.rim.dispose()
    },
    [shapes],
  )
  return (
    <>
      <mesh geometry={shapes.rim} material={RIM} dispose={null} position-y={y} renderOrder={28} />
      <mesh geometry={shapes.ink} material={INK} dispose={null} position-y={y} renderOrder={29} />
    </>
  )
}
