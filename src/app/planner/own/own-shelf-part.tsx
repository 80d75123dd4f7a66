/** The palette's shelf of own pieces, from the layout and from this device. It does not re-render while pieces only move. */
import { memo, type PointerEvent, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { OWN_PREFIX } from '../../../planner/document'
import { ownKind } from '../../../planner/kinds'
import { layoutEntryOf } from '../../../planner/own'
import type { OwnPiece } from '../../../planner/own/types'
import { OwnShelf, type OwnTile } from '../../../ui/planner/own/own-shelf'
import type { PlannerActs } from '../acts'
import { freeSpot } from '../free-spot'
import { documentOf, type PlannerStore } from '../store'
import { usePortraits } from '../use-portraits'
import type { OwnKept } from './use-own-kept'

export interface OwnShelfPartProps {
  readonly store: PlannerStore
  readonly acts: PlannerActs
  readonly kept: OwnKept
  onGrip(kind: string, event: PointerEvent): void
  onFile(file: File, all: readonly File[]): void
  onEdit(id: string): void
  /** Adds the piece to the layout and puts one on the table. */
  onBring(id: string, own: OwnPiece): void
}

/** Pieces with more solids than this and no picture are drawn from above: long map walls would be illegible as a portrait. */
const HEAP = 24
const Shelf = memo(OwnShelf)

export function OwnShelfPart(props: OwnShelfPartProps) {
  const { store, kept } = props
  const own = useStore(store, (state) => documentOf(state).own)
  const counts = useStore(store, (state) => countsOf(documentOf(state).pieces.map(({ kind }) => kind)))
  const portraitOf = usePortraits()
  const mine = useMemo((): readonly OwnTile[] => {
    const number: { readonly [kind: string]: number } = JSON.parse(counts)
    return Object.entries(own).map(([id, piece]) => ({
      id,
      name: piece.name,
      kind: ownKind(id, piece),
      portrait: piece.picture === undefined && piece.parts.length > HEAP ? undefined : portraitOf(`${OWN_PREFIX}${id}`, piece),
      count: number[`${OWN_PREFIX}${id}`] ?? 0,
    }))
  }, [own, counts, portraitOf])
  const others = useMemo(
    (): readonly OwnTile[] =>
      kept.pieces.flatMap(({ id, name, parts }) =>
        Object.hasOwn(own, id) ? [] : [{ id, name, kind: { kind: `${OWN_PREFIX}${id}`, parts }, portrait: undefined, count: 0 }],
      ),
    [own, kept.pieces],
  )
  // The handlers read the latest props through a ref, so that the list does not re-render with each change.
  const latest = useRef(props)
  latest.current = props
  const does = useMemo(() => {
    const now = () => latest.current
    return {
      onFile: (file: File, all: readonly File[]) => now().onFile(file, all),
      onAdd: (kind: string) => void now().acts.add(kind, freeSpot(documentOf(store.getState()), kind)),
      onGrip: (kind: string, event: PointerEvent) => now().onGrip(kind, event),
      onEdit: (id: string) => now().onEdit(id),
      onRemove: (id: string) => void now().acts.edit({ type: 'remove-own', id, too: true }),
      onTake: (id: string) =>
        void now()
          .kept.load(id)
          .then((record) => record && now().onBring(id, layoutEntryOf(record).own)),
      onForget: (id: string) => void now().kept.forget(id),
    }
  }, [store])
  return <Shelf own={mine} kept={others} isLasting={kept.isLasting} {...does} />
}

/** The number of pieces of each own kind, as text, so that equal counts compare equal. */
function countsOf(kinds: readonly string[]): string {
  const counts: { [kind: string]: number } = {}
  for (const kind of kinds) if (kind.startsWith(OWN_PREFIX)) counts[kind] = (counts[kind] ?? 0) + 1
  return JSON.stringify(counts)
}
