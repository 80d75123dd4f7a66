/** A picture as the ground of the table: reads it from a file, lets the user place it, and adds it as one step of undo. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Reason } from '../../../kernel'
import { covering, depthOf } from '../../../planner/mat/placing'
import { MatDialog, type MatPlacing } from '../../../ui/planner/mat/mat-dialog'
import { MatPart } from '../../../ui/planner/mat/mat-part'
import { useWords } from '../../../ui/words/words-context'
import type { PlannerActs } from '../acts'
import { documentOf, freshGesture, type PlannerStore } from '../store'
import { readPicture } from './read-picture'

type Stage =
  | { readonly type: 'reading'; readonly file: string }
  | { readonly type: 'refused'; readonly reason: Reason }
  | MatPlacing

export interface Mat {
  readonly dialog: ReactNode
  /** The part of the table's panel about the picture. */
  readonly part: ReactNode
  onFile(file: File): void
}

export function useMat(store: PlannerStore, acts: PlannerActs): Mat {
  const { reason } = useWords()
  const { size, shown: unit, matPicture } = useStore(store, documentOf)
  const [stage, setStage] = useState<Stage>()
  const [problem, setProblem] = useState<Reason>()
  /** Cancels the picture being read, because another one or none is wanted. */
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])
  const show = (next: Stage | undefined) => {
    setStage(next)
    setProblem(undefined)
  }
  const onFile = async (file: File) => {
    reading.current?.abort()
    const stop = new AbortController()
    reading.current = stop
    show({ type: 'reading', file: file.name })
    const read = await readPicture(file, file.name, stop.signal)
    if (stop.signal.aborted) return
    if (!read.ok) return show({ type: 'refused', reason: read.reason })
    const { picture, pixels } = read.value
    show({ type: 'placing', picture, pixels, place: covering(picture.pixels, documentOf(store.getState()).size), fits: false })
  }
  const close = () => {
    reading.current?.abort()
    show(undefined)
  }
  const take = () => {
    if (stage?.type !== 'placing') return
    const { picture, place, fits } = stage
    const gesture = freshGesture()
    const depth = depthOf(place, picture.pixels)
    if (fits && !acts.edit({ type: 'size', width: place.width, depth, keep: 'corner' }, gesture)) {
      setProblem(store.getState().notice)
      return acts.say(undefined)
    }
    const at = fits ? { x: 0, y: 0 } : place.at
    acts.edit({ type: 'mat-picture', picture: { ...picture, at, width: place.width } }, gesture)
    close()
  }
  const adjust = () => {
    if (!matPicture) return
    const { type, data, pixels, at, width } = matPicture
    show({ type: 'placing', picture: { type, data, pixels }, pixels, place: { at, width }, fits: false })
  }
  return {
    onFile: (file) => void onFile(file),
    part: (
      <MatPart
        hasPicture={matPicture !== undefined}
        onFile={(file) => void onFile(file)}
        onAdjust={adjust}
        onRemove={() => acts.edit({ type: 'mat-picture' })}
      />
    ),
    dialog: (
      <MatDialog
        shown={stage?.type === 'refused' ? { type: 'refused', why: reason(stage.reason) } : stage}
        table={size}
        unit={unit === 'cm' ? 'centimetre' : 'inch'}
        problem={problem && reason(problem)}
        onFile={(file) => void onFile(file)}
        onPlacing={show}
        onTake={take}
        onClose={close}
      />
    ),
  }
}
