/** The quality that suits this device, for players who leave the choice to the page. Remembered on the device. */
import { create } from 'zustand'
import type { Quality } from './quality'

const KEY = 'sightline.device-quality'

function remembered(): 'low' | 'medium' {
  try {
    return localStorage.getItem(KEY) === 'low' ? 'low' : 'medium'
  } catch {
    return 'medium'
  }
}

const useDevice = create<{ readonly quality: 'low' | 'medium' }>()(() => ({ quality: remembered() }))

/** The device is too slow for more than the lowest quality. */
export function settleForLow(): void {
  if (useDevice.getState().quality === 'low') return
  useDevice.setState({ quality: 'low' })
  try {
    localStorage.setItem(KEY, 'low')
  } catch {
    // Storage may be forbidden: then the device is measured again at the next visit.
  }
}

/** `auto` becomes what suits this device. */
export function useDrawnQuality(wanted: Quality | 'auto'): Quality {
  const { quality } = useDevice()
  return wanted === 'auto' ? quality : wanted
}

/** Names of renderers that draw with the processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i

/** Whether the browser draws without a graphics card, as far as it tells. */
export function isSoftware(gl: WebGLRenderingContext | WebGL2RenderingContext): boolean {
  const named = gl.getExtension('WEBGL_debug_renderer_info')
  return SOFTWARE.test(String(gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER)))
}
