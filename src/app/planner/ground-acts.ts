/** The planner's acts for areas, objectives and notes, and for copying. */

import { boundsOf } from '../../geometry/outline'
import type { Point, Units } from '../../geometry/types'
import type { Reason } from '../../kernel'
import { type PlayerSeat, SEATS } from '../../kernel'
import { clipOf, isBareClip } from '../../planner/clip'
import type { LayoutDocument } from '../../planner/document'
import type { Edit } from '../../planner/edits'
import { areaInMiddle, mateOfArea } from '../../planner/ground'
import { layerOf } from '../../planner/layers'
import { opened } from '../../planner/opened'
import { convexParts } from '../../planner/polygon'
import { readLayout, writeLayout } from '../../planner/read'
import { freshRef, refsOf } from '../../planner/refs'
import type { Ref } from '../../table/piece'
import { documentOf, freshGesture, type PlannerStore } from './store'

/** Offset of a copy from its original. */
const BESIDE = { x: 2540, y: -2540 }

export interface Doing {
  edit(edit: Edit, gesture?: string): boolean
  settle(refs: readonly Ref[], gesture: string): void
  say(reason: Reason): void
}

export function groundActs(store: PlannerStore, { edit, settle, say }: Doing) {
  const now = () => documentOf(store.getState())
  const select = (selection: readonly Ref[]) => store.setState({ selection, lit: undefined })
  /** The first side that has no area yet. */
  const freeSeat = ({ areas }: LayoutDocument): PlayerSeat | undefined =>
    SEATS.slice(0, 2).find((seat) => !areas.some((area) => area.seat === seat))

  /** Adds an area with this outline, and its image if there is a symmetry. False, with the reason shown, if it is not valid. */
  const addArea = (corners: readonly Point[]): boolean => {
    const parts = convexParts(corners)
    if (!parts.ok) {
      say(parts.reason)
      return false
    }
    const document = now()
    const gesture = freshGesture()
    const seat = freeSeat(document)
    const area = { ref: freshRef(refsOf(document.areas), 'area'), ...(seat ? { seat } : {}), outlines: parts.value }
    if (!edit({ type: 'put-area', area }, gesture)) return false
    const { symmetry } = document
    if (symmetry !== 'none' && mateOfArea(now(), symmetry, area) === undefined) edit({ type: 'image', ref: area.ref }, gesture)
    select([area.ref])
    return true
  }
  /** Puts a clip on the table: at its original place, slightly offset, or in the middle if that is off this table. */
  const lay = (clip: LayoutDocument): boolean => {
    if (isBareClip(clip)) return false
    const before = now()
    const { width, depth } = before.size
    const corners = [
      ...opened(clip).pieces.flatMap(({ bounds: { minX, minY, maxX, maxY } }) => [
        { x: minX, y: minY },
        { x: maxX, y: maxY },
      ]),
      ...clip.areas.flatMap(({ outlines }) => outlines.flat()),
      ...[...clip.objectives, ...clip.notes].map(({ at }) => at),
    ]
    const { minX, minY, maxX, maxY } = boundsOf(corners)
    const isOn = minX + BESIDE.x >= 0 && maxX + BESIDE.x <= width && minY + BESIDE.y >= 0 && maxY + BESIDE.y <= depth
    const middle = { x: Math.round((width - minX - maxX) / 2), y: Math.round((depth - minY - maxY) / 2) }
    const gesture = freshGesture()
    if (!edit({ type: 'paste', clip, by: isOn ? BESIDE : middle }, gesture)) return false
    const there = refsOf([...before.pieces, ...before.areas, ...before.objectives, ...before.notes])
    const after = now()
    const pieces = after.pieces.slice(before.pieces.length, before.pieces.length + clip.pieces.length).map(({ ref }) => ref)
    const loose = after.pieces.filter(({ ref, on }) => pieces.includes(ref) && on === undefined).map(({ ref }) => ref)
    settle(loose, gesture)
    const marks = [...after.areas, ...after.objectives, ...after.notes].filter(({ ref }) => !there.has(ref))
    select([...pieces, ...marks.map(({ ref }) => ref)])
    return true
  }
  return {
    addArea,
    addAreaInMiddle: () => addArea(areaInMiddle(now().size, store.getState().snapping.grid)),
    addObjective() {
      const { objectives, size } = now()
      const ref = freshRef(refsOf(objectives), 'objective')
      const at = freeMark(size, objectives)
      if (edit({ type: 'put-objective', objective: { ref, at, height: 0 } })) select([ref])
    },
    addNote(text: string) {
      const { notes, size } = now()
      const ref = freshRef(refsOf(notes), 'note')
      if (edit({ type: 'put-note', note: { ref, at: freeMark(size, notes), text } })) select([ref])
    },
    /** The selection as text, to be pasted here or into another layout; undefined if nothing is selected. */
    clipText(): string | undefined {
      const clip = clipOf(now(), store.getState().selection)
      return isBareClip(clip) ? undefined : writeLayout(clip)
    },
    /** Puts pasted text on the table. False if it is not a layout at all. If it is a faulty one, shows what is wrong. */
    pasteText(text: string): boolean {
      if (!text.trimStart().startsWith('{')) return false
      const read = readLayout(text)
      if (read.ok) return lay(read.value)
      say(read.reason)
      return true
    },
    /** Copies the selected areas, objectives and notes. */
    copyMarks(): boolean {
      const document = now()
      const marks = store.getState().selection.filter((ref) => layerOf(document, ref) !== undefined)
      return marks.length > 0 && lay(clipOf(document, marks))
    },
    removeMarks(gesture: string) {
      for (const ref of store.getState().selection) {
        // Removing a mark also removes its image; an image that was selected with it then has no layer and is skipped.
        const layer = layerOf(now(), ref)
        if (layer === 'areas') edit({ type: 'remove-area', ref }, gesture)
        if (layer === 'objectives') edit({ type: 'remove-objective', ref }, gesture)
        if (layer === 'notes') edit({ type: 'remove-note', ref }, gesture)
      }
    },
    /** Raises or lowers the selected objectives, but never below the table. */
    raiseMarks(by: Units, gesture: string) {
      const { selection } = store.getState()
      for (const one of now().objectives)
        if (selection.includes(one.ref))
          edit({ type: 'put-objective', objective: { ...one, height: Math.max(0, one.height + by) } }, gesture)
    },
    shiftMarks(by: Point, gesture: string): boolean {
      const document = now()
      const refs = store.getState().selection.filter((ref) => layerOf(document, ref) !== undefined)
      return refs.length > 0 && edit({ type: 'shift', refs, by }, gesture)
    },
  }
}

/** The middle of the table, or the nearest place beside it that is free of other marks. */
function freeMark({ width, depth }: LayoutDocument['size'], marks: readonly { readonly at: Point }[]): Point {
  const middle = { x: Math.round(width / 2), y: Math.round(depth / 2) }
  const isFree = ({ x, y }: Point) => marks.every(({ at }) => Math.abs(at.x - x) + Math.abs(at.y - y) > 2000)
  for (let step = 0; step < 100; step++) {
    const at = { x: middle.x + ((step + 1) >> 1) * (step % 2 ? 5080 : -5080), y: middle.y }
    if (at.x >= 0 && at.x <= width && isFree(at)) return at
  }
  return middle
}
