/**
 * The loupe: while a finger carries something, the place under it is shown enlarged in a round picture beside the finger, which
 * hides that place otherwise. Drawn only together with the main picture, so it needs no frames of its own.
 */
import { PerspectiveCamera, type WebGLRenderer } from 'three'
import type { Hole } from './inset'
import type { Box } from './labels/place'

/** A pixel of the picture, from its upper left corner, in CSS pixels. */
export interface Pixel {
  readonly x: number
  readonly y: number
}

/** The loupe's diameter, its distance from the finger, and from the picture's edges, in CSS pixels. */
export const LOUPE = 132
const [ABOVE, BESIDE, MARGIN] = [44, 56, 8]
const ENLARGES = 2.2

/** The loupe's upper left corner: above the finger, or beside it where there is no room above. */
export function loupeAt({ x, y }: Pixel, width: number): { readonly left: number; readonly top: number } {
  const within = (left: number) => Math.min(width - MARGIN - LOUPE, Math.max(MARGIN, left))
  const top = y - ABOVE - LOUPE
  if (top >= MARGIN) return { left: within(x - LOUPE / 2), top }
  const left = x > width / 2 ? x - BESIDE - LOUPE : x + BESIDE
  return { left: within(left), top: Math.max(MARGIN, y - LOUPE / 2) }
}

export function createLoupe() {
  let element: HTMLCanvasElement | null = null
  let finger: Pixel | undefined
  const camera = new PerspectiveCamera()
  return {
    setElement: (next: HTMLCanvasElement | null) => {
      element = next
    },
    /** Where the finger is that carries something; undefined puts the loupe away. */
    aim(at: Pixel | undefined): void {
      finger = at
      if (element && !at) element.hidden = true
    },
    /** Where it lies in a picture of this width; undefined while it is put away. */
    box(width: number): Box | undefined {
      if (!finger) return undefined
      const { left, top } = loupeAt(finger, width)
      return { left, top, right: left + LOUPE, bottom: top + LOUPE }
    },
    /**
     * Draws what is under the finger into the upper left corner of the canvas with `draw` and copies it from there. The main
     * picture must be drawn over it afterwards, in the same frame.
     */
    frame(
      gl: WebGLRenderer,
      main: PerspectiveCamera,
      size: { readonly width: number; readonly height: number },
      draw: (camera: PerspectiveCamera, hole: Hole) => void,
    ): void {
      const context = finger && element?.getContext('2d')
      if (!finger || !element || !context) return
      const side = LOUPE / ENLARGES
      camera.copy(main, false)
      camera.setViewOffset(size.width, size.height, finger.x - side / 2, finger.y - side / 2, side, side)
      camera.updateMatrixWorld()
      draw(camera, { left: 0, top: 0, width: LOUPE, height: LOUPE })
      const pixels = Math.round(LOUPE * gl.getPixelRatio())
      if (element.width !== pixels) [element.width, element.height] = [pixels, pixels]
      context.drawImage(gl.domElement, 0, 0, pixels, pixels, 0, 0, pixels, pixels)
      const { left, top } = loupeAt(finger, size.width)
      element.style.transform = `translate(${left}px, ${top}px)`
      element.hidden = false
    },
  }
}
