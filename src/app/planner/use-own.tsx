/** Own pieces: a file goes to the worker, its unit is asked, and the piece goes into the layout and onto the table. */
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { ownPieces, ownPortOf } from '../../client/own-pieces'
import { layoutEntryOf } from '../../editor/own'
import type { Found, Made } from '../../editor/own/make'
import { boundsOf } from '../../geometry/outline'
import type { Reason } from '../../kernel'
import { OwnDialog, type OwnUnit } from '../../ui/planner/own-dialog'
import { useWords } from '../../ui/words/words-context'
import { documentOf, freshGesture, type PlannerActs, type PlannerStore } from './store'

const startWorker = () =>
  ownPortOf(new Worker(new URL('../../workers/own-piece.ts', import.meta.url), { type: 'module', name: 'sightline-own-piece' }))

export function useOwn(store: PlannerStore, acts: PlannerActs): { readonly dialog: ReactNode; onFile(file: File): void } {
  const { reason } = useWords()
  const client = useMemo(() => ownPieces(startWorker), [])
  useEffect(() => () => client.close(), [client])
  const [isOpen, setIsOpen] = useState(false)
  const [found, setFound] = useState<Found>()
  const [unit, setUnit] = useState<OwnUnit>()
  const [made, setMade] = useState<Made>()
  const [problem, setProblem] = useState<Reason>()

  const make = async (of: Found, chosen: OwnUnit) => {
    setUnit(chosen)
    setMade(undefined)
    setProblem(undefined)
    const outcome = await client.make({ unit: { in: chosen }, up: of.up, heading: 0 })
    if (outcome.ok) setMade(outcome.value)
    else setProblem(outcome.reason)
  }
  const onFile = async (file: File) => {
    setIsOpen(true)
    setFound(undefined)
    setUnit(undefined)
    setMade(undefined)
    setProblem(undefined)
    const outcome = await client.read(file.name, await file.arrayBuffer())
    if (!outcome.ok) return setProblem(outcome.reason)
    setFound(outcome.value)
    // Where no unit is plausible the commonest of printed models is tried first.
    const guess = outcome.value.unit
    await make(outcome.value, guess && 'in' in guess ? guess.in : 'mm')
  }
  const onTake = () => {
    if (!made) return
    const { id, own } = layoutEntryOf(made.piece)
    const gesture = freshGesture()
    const { size } = documentOf(store.getState())
    setIsOpen(false)
    if (acts.edit({ type: 'put-own', id, own }, gesture))
      acts.add(`own/${id}`, { x: Math.round(size.width / 2), y: Math.round(size.depth / 2) }, gesture)
  }
  const parts = made?.piece.parts
  return {
    onFile: (file) => void onFile(file),
    dialog: (
      <OwnDialog
        open={isOpen}
        unit={unit}
        size={
          parts && { bounds: boundsOf(parts.flatMap(({ outline }) => outline)), height: Math.max(...parts.map(({ top }) => top)) }
        }
        problem={problem && reason(problem)}
        onUnit={(chosen) => found && void make(found, chosen)}
        onTake={onTake}
        onClose={() => setIsOpen(false)}
      />
    ),
  }
}
