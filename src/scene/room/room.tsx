/** The room around the table: one warm lamp above, a weak cool fill, dim reflections, and a floor that fades into the dark. */
import { useThree } from '@react-three/fiber'
import { lazy, Suspense, useLayoutEffect, useMemo, useRef } from 'react'
import type { SpotLight } from 'three'
import { useTableSet } from '../table-set'
import { Floor } from './floor'
import { Reflections } from './reflections'
import type { Extent } from './table-shape'

/** Visible only from low down, so they are loaded after the first picture. */
const Walls = lazy(() => import('./walls'))

interface Props {
  readonly outer: Extent
  /** Side of the shadow map in texels; 0 for none. */
  readonly shadows: number
  /** Only lights: no floor and walls in the background, and no reflections. */
  readonly isBare: boolean
}

export function Room({ outer, shadows, isBare }: Props) {
  const middle = useMemo<[number, number, number]>(
    () => [(outer.left + outer.right) / 2, 0, (outer.near + outer.far) / 2],
    [outer],
  )
  const isTableSet = useTableSet()
  const reach = Math.hypot(outer.right - outer.left, outer.near - outer.far) / 2
  return (
    <>
      <color attach="background" args={['#0b0807']} />
      <Lamp middle={middle} reach={reach} shadows={shadows} />
      <hemisphereLight args={['#9db4cf', '#5a4430', 0.6]} />
      <directionalLight position={[middle[0] + 60, 45, middle[2] - 40]} intensity={0.55} color="#8fb0d8" />
      {!isBare && (
        <>
          <Reflections />
          <Floor outer={outer} middle={middle} />
          {isTableSet && (
            <Suspense fallback={null}>
              <Walls middle={middle} />
            </Suspense>
          )}
        </>
      )}
    </>
  )
}

function Lamp({ middle, reach, shadows }: { middle: [number, number, number]; reach: number; shadows: number }) {
  const light = useRef<SpotLight>(null)
  const invalidate = useThree((state) => state.invalidate)
  const height = reach * 1.75
  const aside = reach * 1.3
  useLayoutEffect(() => {
    const lamp = light.current
    if (!lamp) return
    lamp.target.position.set(...middle)
    lamp.target.updateMatrixWorld()
    const far = Math.hypot(height, aside) + reach * 1.3
    lamp.shadow.camera.near = Math.max(1, Math.hypot(height, aside) - reach * 1.4)
    lamp.shadow.camera.far = far
    // The sampling radius of shadows in texels, chosen for the same softness in inches at every map size.
    lamp.shadow.radius = (shadows / 2048) * 1.9
    lamp.shadow.bias = -0.0006
    lamp.shadow.normalBias = 0.03
    lamp.shadow.map?.dispose()
    lamp.shadow.map = null
    lamp.shadow.needsUpdate = true
    invalidate()
  }, [middle, reach, height, aside, shadows, invalidate])
  return (
    <spotLight
      ref={light}
      key={shadows}
      position={[middle[0] - aside, height, middle[2] + aside * 0.35]}
      angle={Math.atan2(reach * 1.22, Math.hypot(height, aside) - reach * 0.4)}
      penumbra={0.85}
      decay={0}
      intensity={10.5}
      color="#ffdcb0"
      castShadow={shadows > 0}
      shadow-mapSize-width={shadows || 512}
      shadow-mapSize-height={shadows || 512}
    />
  )
}
