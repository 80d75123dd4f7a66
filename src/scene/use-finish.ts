/** Keeps the finish of the picture in step with the quality and the window. */
import { useThree } from '@react-three/fiber'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { PerspectiveCamera } from 'three'
import { createFinish, type Finish } from './finish'
import type { QualitySettings } from './quality'

export function useFinish(settings: QualitySettings): RefObject<Finish | undefined> {
  const { gl, scene, size, invalidate } = useThree()
  const camera = useThree((state) => state.camera) as PerspectiveCamera
  const dpr = useThree((state) => state.viewport.dpr)
  const made = useRef<Finish>(undefined)
  useLayoutEffect(() => {
    gl.shadowMap.autoUpdate = false
    gl.shadowMap.needsUpdate = true
    const finish = createFinish(gl, scene, camera, settings)
    made.current = finish
    invalidate()
    return () => {
      made.current = undefined
      finish.dispose()
    }
  }, [gl, scene, camera, settings, invalidate])
  const { width, height } = size
  useLayoutEffect(() => {
    // A new finish or another pixel ratio needs the size anew.
    if (settings && dpr > 0) made.current?.setSize(width, height)
    invalidate()
  }, [settings, dpr, width, height, invalidate])
  return made
}
