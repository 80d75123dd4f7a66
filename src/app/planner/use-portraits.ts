/** The palette's pictures: each kind, and each own piece, as the table would draw it. */
import { useEffect, useMemo, useState } from 'react'
import { emptyLayout, ownIdOf } from '../../planner/document'
import type { OwnPiece } from '../../planner/own/types'
import { createPortraits, type Portraits } from '../../scene/portraits'
import { useWords } from '../../ui/words/words-context'
import { lookOfLayout } from './look'

const SIDE = 91_440

/** The address of a kind's picture, `own` where it is an own piece; nothing until it has been drawn. */
export function usePortraits(): (kind: string, own?: OwnPiece) => string | undefined {
  const { speak } = useWords()
  const [drawn, setDrawn] = useState(0)
  const [portraits, setPortraits] = useState<Portraits>()
  useEffect(() => {
    const made = createPortraits(() => setDrawn((count) => count + 1))
    setPortraits(made)
    return () => made.close()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each picture drawn the answers are others.
  return useMemo(
    () => (kind, own) => {
      const brought = own ? { own: { [ownIdOf(kind) ?? '']: own } } : {}
      const pieces = [{ ref: 'portrait', kind, at: { x: SIDE / 2, y: SIDE / 2 }, heading: 0 }]
      const [terrain] = lookOfLayout(emptyLayout('', SIDE, SIDE, { pieces, ...brought }), speak).terrain
      return terrain && portraits?.of(terrain)
    },
    [portraits, drawn, speak],
  )
}
