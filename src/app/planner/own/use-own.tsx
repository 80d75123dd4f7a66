/** Own pieces in the planner: imported from a file into the layout and onto the table, adjusted later, stored on the device. */
import { lazy, type PointerEvent, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { ownPieces } from '../../../client/own-pieces'
import { portTo } from '../../../client/worker-port'
import { OWN_PREFIX } from '../../../planner/document'
import { layoutEntryOf, recordOf } from '../../../planner/own'
import type { OwnPiece } from '../../../planner/own/types'
import { OwnDialog, type OwnShown } from '../../../ui/planner/own/own-dialog'
import { useWords } from '../../../ui/words/words-context'
import type { PlannerActs } from '../acts'
import { freeSpot } from '../free-spot'
import { documentOf, freshGesture, type PlannerStore } from '../store'
import { OwnShelfPart } from './own-shelf-part'
import { useOwnKept } from './use-own-kept'
import { useOwnStage } from './use-own-stage'
import { useShown } from './use-shown'

const OwnPreview = lazy(() => import('../../../scene/own-preview').then(({ OwnPreview }) => ({ default: OwnPreview })))
const startWorker = () =>
  portTo(new Worker(new URL('../../../workers/own-piece.ts', import.meta.url), { type: 'module', name: 'sightline-own-piece' }))

export interface OwnPart {
  readonly dialog: ReactNode
  /** The shelf in the palette. */
  shelf(onGrip: (kind: string, event: PointerEvent) => void): ReactNode
  /** `all`: the files that were dropped together. */
  onFile(file: File, all: readonly File[]): void
  onEdit(id: string): void
}

export function useOwn(store: PlannerStore, acts: PlannerActs): OwnPart {
  const { say, speak, reason } = useWords()
  const client = useMemo(() => ownPieces(startWorker), [])
  useEffect(() => () => client.close(), [client])
  const unit = useStore(store, (state) => documentOf(state).shown)
  const work = useOwnStage(client)
  const kept = useOwnKept(client, acts.say)
  const { stage } = work
  const now = useShown(stage)

  /** Adds the piece to the layout, unless it is there already, and puts one on the table; both are one step. */
  const bring = (id: string, own: OwnPiece) => {
    const gesture = freshGesture()
    const there = documentOf(store.getState()).own
    const text = JSON.stringify(own)
    let key = id
    // If a different piece, such as an adjusted version, already has this id in the layout, the new piece gets another id.
    for (let n = 2; Object.hasOwn(there, key) && JSON.stringify(there[key]) !== text; n++) key = `${id}-${n}`
    if (!Object.hasOwn(there, key) && !acts.edit({ type: 'put-own', id: key, own }, gesture)) return
    const kind = `${OWN_PREFIX}${key}`
    acts.add(kind, freeSpot(documentOf(store.getState()), kind), gesture)
  }
  const onEdit = (id: string) => {
    const own = documentOf(store.getState()).own[id]
    if (own) work.adjust(id, own)
  }
  const onTake = () => {
    if (stage?.type === 'placing' && stage.made) {
      const { id, own } = layoutEntryOf(stage.made.piece)
      void kept.save(stage.made.piece)
      bring(id, own)
    } else if (stage?.type === 'adjusting') {
      const { piece } = stage.now
      if (stage.from?.made) {
        void kept.save({ ...stage.from.made.piece, ...piece })
        bring(stage.id, piece)
      } else if (stage.now.undo.length > 0 && acts.edit({ type: 'put-own', id: stage.id, own: piece }))
        void kept.save(recordOf(stage.id, piece))
    }
    work.close()
  }
  const shown = ((): OwnShown | undefined => {
    switch (stage?.type) {
      case undefined:
        return undefined
      case 'reading':
        return stage
      case 'refused':
        return { type: 'refused', why: reason(stage.reason) }
      case 'placing': {
        const { found, made, others } = stage
        const told = [
          ...(made
            ? [
                say('plan-own-size', {
                  width: speak.length(made.size.width),
                  depth: speak.length(made.size.depth),
                  height: speak.length(made.size.height),
                }),
                say('plan-own-solids-of', { count: made.piece.parts.length, missed: Math.round(made.missed * 100) }),
              ]
            : []),
          say(found.kept < found.triangles ? 'plan-own-thinned' : 'plan-own-triangles', {
            triangles: found.triangles,
            kept: found.kept,
          }),
          ...(found.unit ? [] : [say('plan-own-no-unit')]),
          ...(others > 0 ? [say('plan-own-others', { count: others })] : []),
          ...found.notices.map((notice) => reason(notice)),
        ]
        return { type: 'placing', placing: stage.placing, how: stage.how, told, isReady: made !== undefined && !stage.isBusy }
      }
      case 'adjusting':
        return {
          type: 'adjusting',
          piece: stage.now.piece,
          mesh: now.mesh,
          picked: stage.picked,
          how: stage.how,
          mayUndo: stage.now.undo.length > 0,
          mayRedo: stage.now.redo.length > 0,
          isKnown: stage.from === undefined,
          mayPropose: stage.now.piece.picture !== undefined,
        }
    }
  })()
  const problem = stage && 'problem' in stage ? stage.problem : undefined
  return {
    onFile: (file, all) => void work.onFile(file, all),
    onEdit,
    dialog: (
      <OwnDialog
        shown={shown}
        unit={unit === 'cm' ? 'centimetre' : 'inch'}
        isBusy={stage !== undefined && 'isBusy' in stage && stage.isBusy}
        problem={problem && reason(problem)}
        preview={
          <Suspense>
            <OwnPreview
              mesh={now.mesh}
              solids={now.solids}
              picked={stage?.type === 'adjusting' ? stage.picked : undefined}
              label={say('plan-own-preview')}
            />
          </Suspense>
        }
        onFile={(file, all) => void work.onFile(file, all)}
        onPlacing={work.onPlacing}
        onHow={work.onHow}
        onAdjust={work.onAdjust}
        onBack={work.onBack}
        onPick={work.onPick}
        onEdit={work.onEdit}
        onUndo={work.onUndo}
        onRedo={work.onRedo}
        onPropose={() => void work.onPropose()}
        onTake={onTake}
        onClose={work.close}
      />
    ),
    shelf: (onGrip) => (
      <OwnShelfPart
        store={store}
        acts={acts}
        kept={kept}
        onGrip={onGrip}
        onFile={(file, all) => void work.onFile(file, all)}
        onEdit={onEdit}
        onBring={bring}
      />
    ),
  }
}
