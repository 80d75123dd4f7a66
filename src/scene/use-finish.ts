/** Keeps the finish up to date with the quality and the window. */
import { useThree } from '@react-three/fiber'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { PerspectiveCamera } from 'three'
import { type Finish, plainFinish } from './finish'
import type { QualitySettings } from './quality'
import { useRefinement } from './table-set'

const loadPasses = () => import('./finish-passes')

/** `hasPasses`: whether the frame is drawn by passes; false until they are loaded, after the first picture. */
export function useFinish(settings: QualitySettings): {
  readonly finish: RefObject<Finish | undefined>
  readonly hasPasses: boolean
} {
  const { gl, scene, size, invalidate } = useThree()
  const camera = useThree((state) => state.camera) as PerspectiveCamera
  const dpr = useThree((state) => state.viewport.dpr)
  const passes = useRefinement(loadPasses, settings.occlusion !== 'none')

  const made = useRef<Finish>(undefined)
  useLayoutEffect(() => {
    gl.shadowMap.autoUpdate = false
    gl.shadowMap.needsUpdate = true
    const plain = plainFinish(gl, scene, camera)
    const finish = passes ? passes.passesFinish(gl, scene, camera, settings) : plain
    made.current = finish
    invalidate()
    return () => {
      made.current = undefined
      finish.dispose()
    }
  }, [gl, scene, camera, settings, passes, invalidate])
  const hasPasses = passes !== undefined
  const { width, height } = size
  useLayoutEffect(() => {
    // New passes or another pixel ratio need the size to be set again; without passes there is nothing to set.
    if (hasPasses && settings && dpr > 0) made.current?.setSize(width, height)
    invalidate()
  }, [settings, hasPasses, dpr, width, height, invalidate])
  return { finish: made, hasPasses }
}
