/**
 * Shapes blocks of terrain in portions with pauses: an imported map has thousands of walls, which would block the page for
 * seconds if shaped at once. A table's first picture waits for all of them.
 */
import { awaitArrival } from '../arrivals'
import type { TerrainLook } from '../look'
import { type Blocks, blockModel, knownBlocks } from './stand-ins'

/** Up to this many blocks are shaped at once: layouts made by hand, and whatever is dragged. */
const AT_ONCE = 300
/** Tables with more blocks are drawn without bevels, which would be too small to see and would slow down every frame. */
const PLAIN = 3000
/** Blocks per portion; the graphics driver receives a portion at once, too. */
const STRETCH = 1200
/** Milliseconds between two portions, enough for a frame. */
const PAUSE = 60

const blocksIn = ({ solids, outlines }: TerrainLook): number => (solids ?? outlines).length

const countOf = (pieces: readonly TerrainLook[]): number => pieces.reduce((sum, piece) => sum + blocksIn(piece), 0)

export interface Shaping {
  /** The blocks of these pieces that are already shaped; the others follow later. Replaces the pieces of an earlier request. */
  of(pieces: readonly TerrainLook[]): ReadonlyMap<TerrainLook, Blocks>
  stop(): void
}

/** `onMore`: called when more blocks are available than at the last request. */
export function createShaping(onMore: () => void): Shaping {
  let wanted: TerrainLook[] = []
  let isPlain = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let arrived: (() => void) | undefined
  const end = () => {
    clearTimeout(timer)
    timer = undefined
    arrived?.()
    arrived = undefined
  }
  const work = () => {
    for (let room = STRETCH; room > 0 && wanted.length > 0; ) {
      const next = wanted.pop() as TerrainLook
      blockModel(next, isPlain)
      room -= blocksIn(next)
    }
    if (wanted.length > 0) timer = setTimeout(work, PAUSE)
    else end()
    onMore()
  }
  return {
    of(pieces) {
      isPlain = countOf(pieces) > PLAIN
      const known = (piece: TerrainLook) => knownBlocks(piece, isPlain) !== undefined
      const unknown = pieces.filter((piece) => !known(piece))
      const isMuch = countOf(unknown) > AT_ONCE
      // Reversed, because pieces are taken from the end.
      wanted = isMuch ? unknown.reverse() : []
      if (!isMuch) end()
      else if (timer === undefined) {
        arrived ??= awaitArrival()
        timer = setTimeout(work)
      }
      const now = isMuch ? pieces.filter(known) : pieces
      return new Map(now.map((piece) => [piece, blockModel(piece, isPlain)]))
    },
    stop() {
      wanted = []
      end()
    },
  }
}
