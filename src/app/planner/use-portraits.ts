/** The palette's pictures of each kind and each own piece, as the table would draw them. */
import { useEffect, useMemo, useState } from 'react'
import { emptyLayout, ownIdOf } from '../../planner/document'
import type { OwnPiece } from '../../planner/own/types'
import type { TerrainLook } from '../../scene/look'
import { createPortraits, type Portraits } from '../../scene/portraits'
import type { Speak } from '../../ui/words/speak'
import { useWords } from '../../ui/words/words-context'
import { lookOfLayout } from './look'

const SIDE = 91_440

/** One piece of each kind, cached because all are asked for again after every picture drawn. */
const KINDS = new Map<string, TerrainLook>()
const OWN = new WeakMap<OwnPiece, TerrainLook>()

function oneOf(kind: string, own: OwnPiece | undefined, speak: Speak): TerrainLook | undefined {
  const known = own ? OWN.get(own) : KINDS.get(kind)
  if (known?.kind === kind) return known
  const brought = own ? { own: { [ownIdOf(kind) ?? '']: own } } : {}
  const pieces = [{ ref: 'portrait', kind, at: { x: SIDE / 2, y: SIDE / 2 }, heading: 0 }]
  const [made] = lookOfLayout(emptyLayout('', SIDE, SIDE, { pieces, ...brought }), speak).terrain
  if (made && own) OWN.set(own, made)
  else if (made) KINDS.set(kind, made)
  return made
}

/** The address of a kind's picture; undefined until it has been drawn. `own`: the own piece, if it is one. */
export function usePortraits(): (kind: string, own?: OwnPiece) => string | undefined {
  const { speak } = useWords()
  const [drawn, setDrawn] = useState(0)
  const [portraits, setPortraits] = useState<Portraits>()
  useEffect(() => {
    const made = createPortraits(() => setDrawn((count) => count + 1))
    setPortraits(made)
    return () => made.close()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new picture changes the answers.
  return useMemo(
    () => (kind, own) => {
      const terrain = oneOf(kind, own, speak)
      return terrain && portraits?.of(terrain)
    },
    [portraits, drawn, speak],
  )
}
