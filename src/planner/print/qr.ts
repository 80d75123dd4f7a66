/** A link as a QR code, large enough for phones to read. */
import { encode } from 'uqr'

/** The sizes that phones read: a code of at most this many modules a side, with modules of at least this size in millimetres. */
export const LEAST_MODULE = 0.7
/** The white modules around a code that readers need. */
export const QUIET = 4

export interface Code {
  /** Row by row, true for black; without its quiet edge. */
  readonly modules: readonly (readonly boolean[])[]
  /** The side of a module, and of the whole code with its quiet edge. */
  readonly module: number
  readonly side: number
}

/** What a code can hold at the most, at its weakest correction. */
export const MOST_BYTES = 2953

/**
 * The code of a text in a square of that side: with the strongest correction whose modules are large enough. Nothing where even the
 * weakest has modules that are too small, or the text is too long for any code.
 */
export function codeFor(text: string, side: number): Code | undefined {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return undefined
  for (const ecc of ['Q', 'M', 'L'] as const) {
    const modules = encoded(text, ecc)
    if (!modules) continue
    const module = side / (modules.length + 2 * QUIET)
    if (module < LEAST_MODULE) continue
    // A code larger than needed reads no better and takes room.
    const kept = Math.min(module, 1.2)
    return { modules, module: kept, side: kept * (modules.length + 2 * QUIET) }
  }
  return undefined
}

function encoded(text: string, ecc: 'L' | 'M' | 'Q'): readonly (readonly boolean[])[] | undefined {
  try {
    return encode(text, { ecc, border: 0 }).data
  } catch {
    // Too long for this level of correction: a weaker one holds more.
    return undefined
  }
}
