/** A link as a QR code, large enough for phones to read. */
import { encode } from 'uqr'

/** The least size of a module in millimetres that phones can read. */
export const LEAST_MODULE = 0.7
/** The width of the white border that readers need, in modules. */
export const QUIET = 4

export interface Code {
  /** Row by row, true for black, without the white border. */
  readonly modules: readonly (readonly boolean[])[]
  /** The side of a module, and of the whole code with its border, in millimetres. */
  readonly module: number
  readonly side: number
}

/** The most bytes that a code holds, at its weakest error correction. */
export const MOST_BYTES = 2953

/**
 * The code of a text in a square with that side, at the strongest error correction whose modules are large enough. Undefined if
 * even the weakest has modules that are too small, or the text is too long for any code.
 */
export function codeFor(text: string, side: number): Code | undefined {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return undefined
  for (const ecc of ['Q', 'M', 'L'] as const) {
    const modules = encoded(text, ecc)
    if (!modules) continue
    const module = side / (modules.length + 2 * QUIET)
    if (module < LEAST_MODULE) continue
    // A larger code reads no better and takes up space.
    const kept = Math.min(module, 1.2)
    return { modules, module: kept, side: kept * (modules.length + 2 * QUIET) }
  }
  return undefined
}

function encoded(text: string, ecc: 'L' | 'M' | 'Q'): readonly (readonly boolean[])[] | undefined {
  try {
    return encode(text, { ecc, border: 0 }).data
  } catch {
    // Too long for this level of error correction: a weaker level holds more.
    return undefined
  }
}
