/** Moves a piece through its stages: orders the worker's steps one after the other and drops outdated results. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { OwnPieces } from '../../../client/own-pieces'
import { fromBase64 } from '../../../planner/own/base64'
import { besideOf, modelAmong } from '../../../planner/own/chosen'
import { adjusted, type OwnEdit, stepAgain, stepBack, stepped } from '../../../planner/own/edits'
import { LIMITS } from '../../../planner/own/mesh'
import { type HowToPropose, PROPOSE } from '../../../planner/own/propose'
import { ownSays } from '../../../planner/own/said'
import { MOST, type OwnPiece, type Placing } from '../../../planner/own/types'
import { type Adjusted, adjustedFrom, beganAdjusting, beganPlacing, type OwnStage, type Placed } from './own-stage'

/** A picture is stored in inches with y up, so it is read again that way. */
const AS_DRAWN: Placing = { unit: { in: 'inch' }, up: 'y', heading: 0 }
/** Progress is shown in steps of this share of the whole. */
const STEP = 0.01

export function useOwnStage(client: OwnPieces) {
  const [stage, setStage] = useState<OwnStage>()
  const current = useRef<OwnStage>(undefined)
  const stop = useRef<AbortController>(undefined)
  const show = useCallback((next: OwnStage | undefined) => {
    current.current = next
    setStage(next)
  }, [])
  /** Begins new work and cancels the work under way. */
  const begin = useCallback((): AbortSignal => {
    stop.current?.abort()
    stop.current = new AbortController()
    return stop.current.signal
  }, [])
  useEffect(() => () => stop.current?.abort(), [])

  const close = useCallback(() => {
    stop.current?.abort()
    show(undefined)
  }, [show])

  const make = useCallback(
    async (stage: Placed) => {
      const signal = begin()
      show({ ...stage, isBusy: true, problem: undefined })
      const outcome = await client.make(stage.placing, stage.how, { signal })
      if (signal.aborted) return
      if (outcome.ok) show({ ...stage, made: outcome.value, isBusy: false, problem: undefined })
      else show({ ...stage, made: undefined, isBusy: false, problem: outcome.reason })
    },
    [client, begin, show],
  )
  const onFile = useCallback(
    async (first: File, all: readonly File[] = [first]) => {
      const signal = begin()
      const file = modelAmong(all) ?? first
      const named = besideOf(file, all).slice(0, MOST.beside)
      const size = named.reduce((sum, one) => sum + one.size, file.size)
      show({ type: 'reading', file: file.name, done: 0 })
      if (size > LIMITS.bytes)
        return show({ type: 'refused', reason: ownSays('own-too-big', { bytes: size, most: LIMITS.bytes }) })
      let said = 0
      const onProgress = (done: number) => {
        if (signal.aborted || done - said < STEP) return
        said = done
        show({ type: 'reading', file: file.name, done })
      }
      const read = async (one: File) => ({ name: one.name, bytes: await one.arrayBuffer() })
      const files = await Promise.all([file, ...named].map(read)).catch(() => [])
      if (signal.aborted) return
      const [model, ...beside] = files
      if (!model) return show({ type: 'refused', reason: ownSays('own-worker-failed', {}) })
      const outcome = await client.read(model.name, model.bytes, { signal, onProgress, beside })
      if (signal.aborted) return
      if (!outcome.ok) return show({ type: 'refused', reason: outcome.reason })
      await make(beganPlacing(outcome.value, PROPOSE, all.length - files.length))
    },
    [client, begin, show, make],
  )

  const onAdjusted = useCallback(
    (change: (now: Adjusted) => Adjusted) => {
      const now = current.current
      if (now?.type === 'adjusting') show(change(now))
    },
    [show],
  )
  const onEdit = useCallback(
    (edit: OwnEdit, gesture?: string) =>
      onAdjusted((stage) => {
        const made = adjusted(stage.now.piece, edit)
        if (!made.ok) return { ...stage, problem: made.reason }
        return { ...stage, now: stepped(stage.now, made.piece, gesture), problem: undefined }
      }),
    [onAdjusted],
  )
  /** Proposes solids again, from the open file or otherwise from the piece's own picture. */
  const onPropose = useCallback(async () => {
    const stage = current.current
    if (stage?.type !== 'adjusting') return
    const signal = begin()
    onAdjusted((now) => ({ ...now, isBusy: true, problem: undefined }))
    const again = async () => {
      if (stage.from) return client.make(stage.from.placing, stage.how, { signal })
      const bytes = fromBase64(stage.now.piece.picture ?? '') ?? new Uint8Array(0)
      const read = await client.read('picture.glb', bytes.slice().buffer, { signal })
      return read.ok ? client.make(AS_DRAWN, stage.how, { signal }) : read
    }
    const outcome = await again()
    if (signal.aborted) return
    if (!outcome.ok) return onAdjusted((now) => ({ ...now, isBusy: false, problem: outcome.reason }))
    onEdit({ type: 'propose', proposal: outcome.value.piece })
    onAdjusted((now) => ({ ...now, isBusy: false, picked: undefined }))
  }, [client, begin, onAdjusted, onEdit])

  const onPlacing = (placing: Placing) => stage?.type === 'placing' && void make({ ...stage, placing })
  const onHow = (how: HowToPropose) => {
    if (stage?.type === 'placing') void make({ ...stage, how })
    else onAdjusted((now) => ({ ...now, how }))
  }
  return {
    stage,
    close,
    onFile,
    onPlacing,
    onHow,
    onEdit,
    onPropose,
    adjust(id: string, piece: OwnPiece) {
      begin()
      show(beganAdjusting(id, piece, PROPOSE))
    },
    onAdjust() {
      if (stage?.type === 'placing' && stage.made) show(adjustedFrom({ ...stage, made: stage.made }))
    },
    onBack() {
      if (stage?.type === 'adjusting') show(stage.from)
    },
    onPick: (picked: number | undefined) => onAdjusted((now) => ({ ...now, picked, problem: undefined })),
    onUndo: () => onAdjusted((now) => ({ ...now, now: stepBack(now.now), problem: undefined })),
    onRedo: () => onAdjusted((now) => ({ ...now, now: stepAgain(now.now), problem: undefined })),
  }
}
