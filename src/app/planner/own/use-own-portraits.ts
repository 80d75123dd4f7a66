/** Pictures of own pieces for lists: as the table draws them. */
import { useEffect, useMemo, useState } from 'react'
import { emptyLayout, OWN_PREFIX } from '../../../editor/document'
import type { OwnPiece } from '../../../editor/own/types'
import { createPortraits, type Portraits } from '../../../scene/portraits'
import type { Speak } from '../../../ui/words/speak'
import { lookOfLayout } from '../look'

const SIDE = 91_440

/** The address of a piece's picture; nothing until it has been drawn. */
export function useOwnPortraits(speak: Speak): (id: string, own: OwnPiece) => string | undefined {
  const [drawn, setDrawn] = useState(0)
  const [portraits, setPortraits] = useState<Portraits>()
  useEffect(() => {
    const made = createPortraits(() => setDrawn((count) => count + 1))
    setPortraits(made)
    return () => made.close()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each picture drawn the answers are others.
  return useMemo(
    () => (id, own) => {
      const pieces = [{ ref: 'portrait', kind: `${OWN_PREFIX}${id}`, at: { x: SIDE / 2, y: SIDE / 2 }, heading: 0 }]
      const [terrain] = lookOfLayout(emptyLayout('', SIDE, SIDE, { pieces, own: { [id]: own } }), speak).terrain
      return terrain && portraits?.of(terrain)
    },
    [portraits, drawn, speak],
  )
}
