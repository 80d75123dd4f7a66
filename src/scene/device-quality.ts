/** The quality that suits this device, for players who leave the choice to the page. Remembered on the device. */
import { create } from 'zustand'
import type { Quality } from './quality'

/** The renderer that turned out too slow for more than the lowest quality. */
const KEY = 'sightline.slow-renderer'

function remembered(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

const useDevice = create<{ readonly slow: string | undefined }>()(() => ({ slow: remembered() }))

function remember(slow: string | undefined): void {
  useDevice.setState({ slow })
  try {
    if (slow === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, slow)
  } catch {
    // Storage may be forbidden: then the device is measured again at the next visit.
  }
}

type Context = WebGLRenderingContext | WebGL2RenderingContext

/** The name of what draws, as far as the browser tells it. */
function rendererOf(gl: Context): string {
  const named = gl.getExtension('WEBGL_debug_renderer_info')
  return String(gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
}

/** Names of renderers that draw with the processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i

/** Whether the browser draws without a graphics card, as far as it tells. */
export const isSoftware = (gl: Context): boolean => SOFTWARE.test(rendererOf(gl))

/** This renderer is too slow for more than the lowest quality. */
export function settleForLow(gl: Context): void {
  const renderer = rendererOf(gl)
  if (useDevice.getState().slow !== renderer) remember(renderer)
}

/** Forgets what was found out about another renderer, such as before a graphics card was switched on. */
export function meetRenderer(gl: Context): void {
  const { slow } = useDevice.getState()
  if (slow !== undefined && slow !== rendererOf(gl)) remember(undefined)
}

/** `auto` becomes what suits this device; for a film, which takes the time that it needs, what suits most. */
export function useDrawnQuality(wanted: Quality | 'auto', isFilm: boolean): Quality {
  const { slow } = useDevice()
  if (wanted !== 'auto') return wanted
  return slow === undefined || isFilm ? 'medium' : 'low'
}
