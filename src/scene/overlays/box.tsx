/**
 * A box in space, such as a cube of the grid: its floor filled with the tone's pattern, its edges as thin bars that are visible
 * from any side.
 */
import { useEffect, useMemo } from 'react'
import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { Point } from '../../geometry/types'
import type { Overlay } from '../overlay'
import { inches, toScene } from '../space'
import { inkMaterial } from './ink'
import { filled, flat } from './outline-shape'

/** Half the width of an edge, inches. */
const EDGE = { plain: 0.022, strong: 0.05 } as const

/** A thin square bar between two corners. */
function bar(out: number[], index: number[], a: readonly number[], b: readonly number[], half: number): void {
  const [dx, dy, dz] = [0, 1, 2].map((k) => (b[k] as number) - (a[k] as number)) as [number, number, number]
  const long = Math.hypot(dx, dy, dz) || 1
  const along = [dx / long, dy / long, dz / long] as const
  // Two directions perpendicular to the bar and to each other.
  const side = Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [along[2], 0, -along[0]]
  const up = [
    along[1] * (side[2] as number) - along[2] * (side[1] as number),
    along[2] * (side[0] as number) - along[0] * (side[2] as number),
    along[0] * (side[1] as number) - along[1] * (side[0] as number),
  ]
  const start = out.length / 3
  for (const [end, sign] of [
    [a, -1],
    [b, 1],
  ] as const)
    for (const [s, u] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const)
      for (let k = 0; k < 3; k++)
        out.push((end[k] as number) + half * (sign * (along[k] as number) + s * (side[k] as number) + u * (up[k] as number)))
  for (let i = 0; i < 4; i++) {
    const j = (i + 1) % 4
    index.push(start + i, start + j, start + 4 + j, start + i, start + 4 + j, start + 4 + i)
  }
}

function frame(outline: readonly Point[], z: number, height: number, half: number): BufferGeometry {
  const out: number[] = []
  const index: number[] = []
  const corner = (at: Point, up: number) => {
    const spot = toScene(at, up)
    return [spot.x, spot.y, spot.z]
  }
  outline.forEach((at, i) => {
    const next = outline[(i + 1) % outline.length] as Point
    bar(out, index, corner(at, z), corner(next, z), half)
    bar(out, index, corner(at, z + height), corner(next, z + height), half)
    bar(out, index, corner(at, z), corner(at, z + height), half)
  })
  const made = new BufferGeometry()
  made.setAttribute('position', new Float32BufferAttribute(out, 3))
  made.setIndex(index)
  return made
}

export function Box({ overlay, order }: { overlay: Extract<Overlay, { type: 'box' }>; order: number }) {
  const { outline, z, height, tone, strong = false } = overlay
  const edges = useMemo(() => frame(outline, z, height, strong ? EDGE.strong : EDGE.plain), [outline, z, height, strong])
  const floor = useMemo(() => filled([flat(outline)]), [outline])
  const line = useMemo(() => inkMaterial({ tone, base: strong ? 0.95 : 0.6, mark: 0 }), [tone, strong])
  const fill = useMemo(() => inkMaterial({ tone, base: strong ? 0.2 : 0.08, mark: strong ? 0.3 : 0.14 }), [tone, strong])
  useEffect(
    () => () => {
      for (const thing of [edges, floor, line, fill]) thing.dispose()
    },
    [edges, floor, line, fill],
  )
  return (
    <>
      <mesh geometry={floor} material={fill} position-y={inches(z) + 0.02 + order * 0.001} renderOrder={10 + order} />
      <mesh geometry={edges} material={line} renderOrder={11 + order} />
    </>
  )
}
