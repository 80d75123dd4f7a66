/** Draws moving pictures with as many pixels as the device can draw fluently, and sharpens the picture once it is at rest. */
import { useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { PerspectiveCamera } from 'three'
import { isSoftware, meetRenderer, settleForLow } from './device-quality'
import type { Finish } from './finish'
import type { Life } from './life'
import type { QualitySettings } from './quality'
import { createSharpness } from './sharpness'
import { useRefinement } from './table-set'
import type { Haste } from './things/coarse'

/** How long nothing must have been drawn before the picture counts as at rest, and the pause between two averaged pictures. */
const [REST, PAUSE] = [150, 30]
/** Where a device without a graphics card begins, so that its first seconds are not spent on finding out. */
const SOFTWARE_STEP = 3

type Smoother = typeof import('./smoothing')
const loadSmoothing = (): Promise<Smoother> => import('./smoothing')

export interface Sharpening {
  /** Before a frame is drawn. `isMoving`: it is one of a motion. `isAsked`: the frame before asked for it. */
  begin(now: number, isMoving: boolean, isAsked: boolean): void
  /** After it has been drawn; `paint` draws the same picture again. */
  end(paint: () => void): void
  /** Moving pictures are too slow for what is mere ornament. */
  isSlow(): boolean
  /** Whether the picture being drawn is one of a motion that is too slow with everything in it, or the next one will be. */
  haste(): Haste
}

/** `isSteady`: every frame is drawn in full, for films and for tests. */
export function useSharpness(
  life: Life,
  settings: QualitySettings,
  finish: RefObject<Finish | undefined>,
  isSteady: boolean,
): Sharpening {
  const { gl, size } = useThree()
  const camera = useThree((state) => state.camera) as PerspectiveCamera
  const dpr = useThree((state) => state.viewport.dpr)
  const isLowest = settings.occlusion === 'none'
  const smoother = useRef<{ readonly of: Smoother; readonly smoothing: ReturnType<Smoother['createSmoothing']> }>(undefined)
  const of = useRefinement(loadSmoothing, !isSteady && isLowest)
  useEffect(() => {
    if (!of) return
    const smoothing = of.createSmoothing(gl)
    smoother.current = { of, smoothing }
    life.wake()
    return () => {
      smoothing.dispose()
      smoother.current = undefined
    }
  }, [of, gl, life])

  const [sharpness] = useState(() => {
    const software = !isSteady && isSoftware(gl.getContext())
    // The processor samples textures several times as fast without anisotropy. All textures ask for as much as there is.
    if (software) gl.capabilities.getMaxAnisotropy = () => 1
    return createSharpness(software ? SOFTWARE_STEP : 0)
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (!isSteady) {
      meetRenderer(gl.getContext())
      if (sharpness.isStrained()) settleForLow(gl.getContext())
    }
    return () => clearTimeout(timer.current)
  }, [isSteady, gl, sharpness])

  return useMemo((): Sharpening => {
    if (isSteady) return { begin: () => undefined, end: () => undefined, isSlow: () => false, haste: () => 'none' }
    let last = Number.NEGATIVE_INFINITY
    let share = 1
    let isFlowing = false
    const draw = (next: number) => {
      share = next
      if (gl.getPixelRatio() === dpr * share) return
      gl.setPixelRatio(dpr * share)
      finish.current?.setSize(size.width, size.height)
    }
    const later = (ms: number, then: () => void) => {
      life.isSharpening = true
      // A frame that is due shows something else, and calls `end` itself.
      timer.current = setTimeout(() => !life.isDue() && then(), ms)
    }
    /** Draws a picture at rest and, with those before it, their average; `index` counts them. */
    const average = (paint: () => void, index: number) => {
      const { of, smoothing } = smoother.current ?? {}
      of?.shift(camera, index, size.width, size.height, dpr)
      paint()
      smoothing?.add(index)
      camera.clearViewOffset()
    }
    const sharpen = (paint: () => void, index: number) => {
      draw(1)
      average(paint, index)
      follow(paint, index + 1, PAUSE)
    }
    const follow = (paint: () => void, index: number, pause: number) => {
      life.isSharpening = false
      if (smoother.current && index < smoother.current.of.PICTURES) later(pause, () => sharpen(paint, index))
    }
    return {
      begin(now, isMoving, isAsked) {
        clearTimeout(timer.current)
        isFlowing = isMoving || now - last < REST
        last = now
        const wanted = sharpness.share(now, isMoving && isAsked)
        if (!isLowest && sharpness.isTooSlow()) settleForLow(gl.getContext())
        draw(isFlowing && !life.isSnapped() ? wanted : 1)
      },
      end(paint) {
        // A picture of a motion is not worth averaging: its first one at rest is drawn again.
        if (share < 1 || (isFlowing && smoother.current && !life.isSnapped())) return later(REST, () => sharpen(paint, 0))
        smoother.current?.smoothing.add(0)
        if (!life.isSnapped()) return follow(paint, 1, REST)
        // What is read from this frame is to be as good as what is seen at rest.
        life.isSharpening = false
        for (let index = 1; smoother.current && index < smoother.current.of.PICTURES; index++) average(paint, index)
      },
      isSlow: () => sharpness.step() > 0,
      haste() {
        if (!sharpness.isStrained()) return 'none'
        if (share < 1) return 'now'
        // Nothing is prepared before the first picture is there, which loads the smoothing.
        return smoother.current ? 'soon' : 'none'
      },
    }
  }, [isSteady, isLowest, gl, dpr, size, camera, finish, life, sharpness])
}
