/** Handles of a selected area: the whole area, its corners and its edges. A drag is one edit, and so one step of undo. */

import { INCH, type Point } from '../../geometry/types'
import { middleOfArea } from '../../planner/ground'
import { convexParts, ringsOf } from '../../planner/polygon'
import { FREE_HAND, snappedCorner } from '../../planner/snap-ground'
import type { HandleShown, PlanHandle } from '../../ui/planner/ground/handles'
import type { Say } from '../../ui/words/dictionary'
import type { Speak } from '../../ui/words/speak'
import type { PlannerActs } from './acts'
import type { Drag } from './drag'
import { documentOf, freshGesture, type PlannerStore } from './store'

type Rings = readonly (readonly Point[])[]
const ARROWS: { readonly [key: string]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}
const FINE = INCH / 10

export function areaHandles(store: PlannerStore, acts: PlannerActs, drag: Drag, say: Say, speak: Speak): readonly PlanHandle[] {
  const { selection } = store.getState()
  const document = documentOf(store.getState())
  const area = document.areas.find(({ ref }) => ref === selection[0])
  if (!area || selection.length !== 1 || store.getState().layers.areas.locked) return []
  const start = ringsOf(area.outlines)
  /** Gives the area these outlines. False, with the reason shown, if they are not valid. */
  const put = (rings: Rings, gesture?: string): boolean => {
    const parts = rings.map(convexParts)
    const bad = parts.find((one) => !one.ok)
    if (bad && !bad.ok) {
      acts.say(bad.reason)
      return false
    }
    const now = documentOf(store.getState()).areas.find(({ ref }) => ref === area.ref) ?? area
    return acts.edit({ type: 'put-area', area: { ...now, outlines: parts.flatMap((one) => (one.ok ? one.value : [])) } }, gesture)
  }
  const withCorners = (ring: number, moved: { readonly [index: number]: Point }): Rings =>
    start.map((corners, r) => (r === ring ? corners.map((at, i) => moved[i] ?? at) : corners))
  const caught = (at: Point, isFree: boolean) => {
    const state = store.getState()
    const found = snappedCorner(documentOf(state), at, isFree ? FREE_HAND : state.snapping, [area.ref])
    store.setState({ guides: found.guides.filter(({ to }) => to !== 'grid') })
    return found.at
  }
  const stepOf = (event: { readonly shiftKey: boolean }) => (event.shiftKey ? FINE : store.getState().snapping.grid || INCH / 2)
  /** A drag from the first touch to the last. Each step is computed from the outline at the start of the drag. */
  const pulled = (make: (at: Point, isFree: boolean) => { readonly rings: Rings; readonly shown: HandleShown }) => {
    let held: { readonly gesture: string; readonly history: ReturnType<PlannerStore['getState']>['history'] } | undefined
    const over = (isDone: boolean) => {
      if (!isDone && held) store.setState({ history: held.history })
      held = undefined
      store.setState({ isDragging: false, guides: [] })
    }
    return {
      begin() {
        held = { gesture: freshGesture(), history: store.getState().history }
        store.setState({ isDragging: true })
        return true
      },
      to(at: Point, _up: number, isFree: boolean) {
        if (!held) return undefined
        const { rings, shown } = make(at, isFree)
        put(rings, held.gesture)
        return shown
      },
      end: () => over(true),
      cancel: () => over(false),
    }
  }
  const placeText = ({ x, y }: Point) => `${speak.length(x)} · ${speak.length(y)}`
  const middle = middleOfArea(area)
  const whole: PlanHandle = {
    id: `move ${area.ref}`,
    kind: 'move',
    at: middle,
    z: 0,
    label: say('ground-handle-move'),
    begin: (at) => drag.begin(area.ref, at),
    to(at, _up, isFree) {
      drag.to(at, isFree)
      const now = documentOf(store.getState()).areas.find(({ ref }) => ref === area.ref)
      return now && { at: middleOfArea(now) }
    },
    end: () => drag.end(),
    cancel: () => drag.cancel(),
    key(event) {
      const way = ARROWS[event.key]
      if (way) acts.nudge({ x: way.x * stepOf(event), y: way.y * stepOf(event) })
      return way !== undefined
    },
  }
  return [
    whole,
    ...start.flatMap((ring, r) =>
      ring.flatMap((corner, i): readonly PlanHandle[] => {
        const j = (i + 1) % ring.length
        const next = ring[j] as Point
        const between = { x: Math.round((corner.x + next.x) / 2), y: Math.round((corner.y + next.y) / 2) }
        const [dx, dy] = [next.x - corner.x, next.y - corner.y]
        const long = Math.hypot(dx, dy) || 1
        /** An edge moves only perpendicular to itself, by the pointer's movement in that direction. */
        const edgeTo = (at: Point, isFree: boolean): Rings => {
          const to = dx === 0 || dy === 0 ? caught(at, isFree) : at
          const aside = ((to.x - between.x) * dy - (to.y - between.y) * dx) / long
          const by = { x: Math.round((aside * dy) / long), y: Math.round((-aside * dx) / long) }
          return withCorners(r, {
            [i]: { x: corner.x + by.x, y: corner.y + by.y },
            [j]: { x: next.x + by.x, y: next.y + by.y },
          })
        }
        const split = () =>
          put(
            start.map((corners, at) =>
              at === r ? [...corners.slice(0, i + 1), inward(corner, next, between), ...corners.slice(i + 1)] : corners,
            ),
          )
        return [
          {
            id: `corner ${area.ref} ${r} ${i}`,
            kind: 'corner',
            at: corner,
            z: 0,
            label: say('ground-handle-corner', { corner: speak.number(i + 1) }),
            ...pulled((at, isFree) => {
              const to = caught(at, isFree)
              return { rings: withCorners(r, { [i]: to }), shown: { at: to, text: placeText(to) } }
            }),
            key(event) {
              if (event.key === 'Delete' || event.key === 'Backspace')
                return put(start.map((corners, at) => (at === r ? corners.filter((_, one) => one !== i) : corners))) || true
              const way = ARROWS[event.key]
              if (way) put(withCorners(r, { [i]: { x: corner.x + way.x * stepOf(event), y: corner.y + way.y * stepOf(event) } }))
              return way !== undefined
            },
          },
          {
            id: `edge ${area.ref} ${r} ${i}`,
            kind: 'edge',
            at: between,
            z: 0,
            label: say('ground-handle-edge', { edge: speak.number(i + 1) }),
            ...pulled((at, isFree) => {
              const rings = edgeTo(at, isFree)
              const [a, b] = [rings[r]?.[i] ?? corner, rings[r]?.[j] ?? next]
              return { rings, shown: { at: { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) } } }
            }),
            double: split,
            key(event) {
              if (event.key === 'Enter' || event.key === ' ') return split() || true
              const way = ARROWS[event.key]
              const step = stepOf(event)
              if (way) put(edgeTo({ x: between.x + way.x * step, y: between.y + way.y * step }, true))
              return way !== undefined
            },
          },
        ]
      }),
    ),
  ]
}

/** A new corner is set slightly inside the outline: on the straight line it would vanish, outside it might leave the table. */
function inward(from: Point, to: Point, between: Point): Point {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const by = Math.min(INCH / 2, long / 4)
  return {
    x: Math.round(between.x - ((to.y - from.y) / long) * by),
    y: Math.round(between.y + ((to.x - from.x) / long) * by),
  }
}
