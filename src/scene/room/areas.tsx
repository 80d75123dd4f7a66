/** Areas printed on the mat: a thin line and a faint fill. */
import { useEffect, useMemo } from 'react'
import type { AreaLook } from '../look'
import { inkMaterial } from '../overlays/ink'
import { filled, flat, ribbons } from '../overlays/outline-shape'
import { SEAT_MARKS } from '../seats'

export function Areas({ areas }: { areas: readonly AreaLook[] }) {
  return areas.map((area) => <Printed key={area.id} area={area} />)
}

function Printed({ area }: { area: AreaLook }) {
  const made = useMemo(() => {
    const outline = [flat(area.outline)]
    const fill = inkMaterial({ tone: 'neutral', base: 0.018, mark: 0 })
    const line = inkMaterial({ tone: 'neutral', base: 0.34, mark: 0 })
    const colour = area.seat ? SEAT_MARKS[area.seat].colour : '#d8cdb9'
    fill.uniforms.ink?.value.set(colour)
    line.uniforms.ink?.value.set(colour)
    return { face: filled(outline), edge: ribbons(outline, 0.09), fill, line }
  }, [area])
  useEffect(
    () => () => {
      for (const thing of Object.values(made)) thing.dispose()
    },
    [made],
  )
  return (
    <>
      <mesh geometry={made.face} material={made.fill} position-y={0.008} renderOrder={1} />
      <mesh geometry={made.edge} material={made.line} position-y={0.009} renderOrder={2} />
    </>
  )
}
