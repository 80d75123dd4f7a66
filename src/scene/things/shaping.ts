/**
 * Blocks of terrain are shaped in breaths: an imported map has thousands of walls, which would hold the page up for seconds if they were
 * shaped at once. A table's first picture waits for all of them.
 */
import { awaitArrival } from '../arrivals'
import type { TerrainLook } from '../look'
import { type Blocks, blockModel, knownBlocks } from './stand-ins'

/** Tables of so many blocks are shaped at once, and whatever is dragged: those that were laid out by hand. */
const AT_ONCE = 300
/** Tables of more are drawn without bevels, which nobody could make out: their triangles would hold up every picture. */
const PLAIN = 3000
/** Blocks of one breath: the graphics driver takes them at once, too. */
const STRETCH = 1200
/** Milliseconds from one breath to the next: time for a picture. */
const PAUSE = 60

const blocksIn = ({ solids, outlines }: TerrainLook): number => (solids ?? outlines).length

const countOf = (pieces: readonly TerrainLook[]): number => pieces.reduce((sum, piece) => sum + blocksIn(piece), 0)

export interface Shaping {
  /** The blocks of these pieces; those that are not in it come later. What was wanted before is wanted no more. */
  of(pieces: readonly TerrainLook[]): ReadonlyMap<TerrainLook, Blocks>
  stop(): void
}

/** `onMore`: more can be had than when it was last asked for. */
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
      // Taken from the end.
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
