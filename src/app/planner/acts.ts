/** Everything that can be done to the open layout. Each act is one step of its history, or shows why it was refused. */
import type { Point, Units } from '../../geometry/types'
import type { Reason } from '../../kernel'
import { changed, type LayoutDocument } from '../../planner/document'
import type { Edit } from '../../planner/edits'
import { begunHistory, edited, redone, undone } from '../../planner/history'
import { OPEN_TABLES } from '../../planner/open-tables'
import { freshRef, refsOf } from '../../planner/refs'
import { boundsTogether } from '../../planner/snap'
import { below } from '../../planner/support'
import type { Ref } from '../../table/piece'
import { groundActs } from './ground-acts'
import { documentOf, freshGesture, type PlannerState, type PlannerStore } from './store'

/** Distance between a copy and its original. */
const BESIDE = 2540

/** Drops refs that are no longer on the table from the selection. */
function kept(document: LayoutDocument, selection: readonly Ref[]): readonly Ref[] {
  const there = refsOf([...document.pieces, ...document.areas, ...document.objectives, ...document.notes])
  return selection.every((ref) => there.has(ref)) ? selection : selection.filter((ref) => there.has(ref))
}

export function plannerActs(store: PlannerStore) {
  const now = () => documentOf(store.getState())
  const take = (outcome: ReturnType<typeof undone>): boolean => {
    if (!outcome.ok) {
      store.setState({ notice: outcome.reason })
      return false
    }
    const { history, selection } = store.getState()
    if (outcome.value !== history)
      store.setState({ history: outcome.value, selection: kept(outcome.value.document, selection), notice: undefined })
    return true
  }
  /** Makes an edit, or shows why it was refused. */
  const edit = (one: Edit, gesture?: string): boolean => take(edited(store.getState().history, one, gesture))
  const pieces = (): readonly Ref[] => {
    const there = refsOf(now().pieces)
    return store.getState().selection.filter((ref) => there.has(ref))
  }
  /** After a move, sets pieces down on what is below them, as part of the same step. Does nothing while stacking is off. */
  const settle = (refs: readonly Ref[], gesture: string) => {
    if (store.getState().stacks && refs.length > 0) edit({ type: 'settle', refs }, gesture)
  }
  const say = (notice: Reason | undefined) => store.setState({ notice })
  const systemFor = (game: string) => store.getState().systems.find((system) => system.game === game)
  const ground = groundActs(store, { edit, settle, say })
  return {
    ...ground,
    edit,
    settle,
    pieces,
    playFor(game: string) {
      const { pieces, notes, name } = now()
      const begun = pieces.length + notes.length === 0 ? (systemFor(game) ?? OPEN_TABLES).begin?.() : undefined
      if (begun) edit({ type: 'replace', document: changed(begun, { name }) })
      else edit(game === '' ? { type: 'play' } : { type: 'play', play: { game } })
    },
    undo: () => take(undone(store.getState().history)),
    redo: () => take(redone(store.getState().history)),
    select: (selection: readonly Ref[]) => store.setState({ selection, lit: undefined }),
    say,
    set: (
      part: Partial<Pick<PlannerState, 'snapping' | 'stacks' | 'view' | 'lit' | 'layers' | 'drawing' | 'reach' | 'narrow'>>,
    ) => store.setState(part),
    /** Adds a piece of a kind, standing on what is below it. Undefined if it was refused. */
    add(kind: string, at: Point, gesture = freshGesture()): Ref | undefined {
      const document = now()
      const ref = freshRef(refsOf(document.pieces), kind)
      const bare = { ref, kind, at: { x: Math.round(at.x), y: Math.round(at.y) }, heading: 0 }
      if (!edit({ type: 'add', pieces: [bare] }, gesture)) return undefined
      settle([ref], gesture)
      store.setState({ selection: [ref], lit: undefined })
      return ref
    },
    duplicate() {
      const refs = pieces()
      if (refs.length === 0) return void ground.copyMarks()
      const taken = new Set(refsOf(now().pieces))
      const as: { [ref: Ref]: Ref } = {}
      for (const { ref, kind } of now().pieces)
        if (refs.includes(ref)) {
          as[ref] = freshRef(taken, kind)
          taken.add(as[ref])
        }
      // Beside the original, on the side where there is more room.
      const bounds = boundsTogether(now(), refs)
      const wide = bounds ? bounds.maxX - bounds.minX + BESIDE : BESIDE
      const x = bounds && bounds.maxX + wide > now().size.width && bounds.minX >= wide ? -wide : wide
      if (edit({ type: 'duplicate', refs, by: { x, y: 0 }, as }))
        store.setState({ selection: refs.flatMap((ref) => as[ref] ?? []) })
    },
    remove() {
      const gesture = freshGesture()
      const refs = pieces()
      if (refs.length > 0) edit({ type: 'remove', refs }, gesture)
      ground.removeMarks(gesture)
    },
    /** Turns by degrees: a single piece about its own middle, several pieces about their common middle. */
    turn(by: number) {
      const refs = pieces()
      if (refs.length === 0) return
      const gesture = freshGesture()
      const chosen = now().pieces.filter(({ ref }) => refs.includes(ref))
      const middle = (axis: 'x' | 'y') => Math.round(chosen.reduce((sum, { at }) => sum + at[axis], 0) / chosen.length)
      const about = chosen.length === 1 ? 'each' : { x: middle('x'), y: middle('y') }
      // Pieces that were raised on purpose stay at their height.
      const standing = chosen.filter(({ z, on }) => z === undefined || on !== undefined).map(({ ref }) => ref)
      if (edit({ type: 'turn', refs, by, about }, gesture)) settle(standing, gesture)
    },
    /** Raises or lowers pieces and objectives. */
    raise(by: Units) {
      const gesture = freshGesture()
      const refs = pieces()
      if (refs.length > 0) edit({ type: 'raise', refs, by }, gesture)
      ground.raiseMarks(by, gesture)
    },
    nudge(by: Point) {
      const gesture = freshGesture()
      const refs = pieces()
      if (refs.length > 0 && edit({ type: 'move', refs, by }, gesture)) settle(refs, gesture)
      ground.shiftMarks(by, gesture)
    },
    group() {
      const chosen = now().pieces.filter(({ ref }) => pieces().includes(ref))
      const refs = chosen.map(({ ref }) => ref)
      if (chosen.length === 0) return
      if (chosen.every(({ group }) => group !== undefined)) return void edit({ type: 'ungroup', refs })
      const taken = new Set(now().pieces.flatMap(({ group }) => group ?? []))
      edit({ type: 'group', refs, group: freshRef(taken, 'group') })
    },
    lock() {
      const chosen = now().pieces.filter(({ ref }) => pieces().includes(ref))
      if (chosen.length > 0)
        edit({ type: 'lock', refs: chosen.map(({ ref }) => ref), locked: !chosen.every(({ locked }) => locked) })
    },
    /** Puts another layout on the table. Earlier steps can no longer be undone. */
    open: (id: string, document: LayoutDocument) =>
      store.setState({
        id,
        history: begunHistory(document),
        selection: [],
        lit: undefined,
        notice: undefined,
        guides: [],
        drawing: undefined,
      }),
    /** The height at which a piece would stand at its place, or 0. */
    heightBelow(ref: Ref): number {
      const piece = now().pieces.find((one) => one.ref === ref)
      return (piece && below(now(), piece)?.height) ?? 0
    },
  }
}
export type PlannerActs = ReturnType<typeof plannerActs>
