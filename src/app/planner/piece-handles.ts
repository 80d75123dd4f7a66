/** Handles to turn and raise the selected pieces. A drag that is not finished has no effect. */

import { INCH, type Point, type Units } from '../../geometry/types'
import { opened } from '../../planner/opened'
import { boundsTogether } from '../../planner/snap'
import type { PlanHandle } from '../../ui/planner/ground/handles'
import type { Say } from '../../ui/words/dictionary'
import type { Speak } from '../../ui/words/speak'
import type { PlannerActs } from './acts'
import { documentOf, freshGesture, type PlannerStore } from './store'

const BESIDE: Units = 1.1 * INCH
const STEP: Units = INCH / 4

export function pieceHandles(store: PlannerStore, acts: PlannerActs, say: Say, speak: Speak): readonly PlanHandle[] {
  const document = documentOf(store.getState())
  const refs = acts.pieces()
  const chosen = document.pieces.filter(({ ref }) => refs.includes(ref))
  const bounds = boundsTogether(document, refs)
  if (!bounds || chosen.some(({ locked }) => locked)) return []
  const [only] = chosen.length === 1 ? chosen : []
  const middle: Point = only?.at ?? {
    x: Math.round(chosen.reduce((sum, { at }) => sum + at.x, 0) / chosen.length),
    y: Math.round(chosen.reduce((sum, { at }) => sum + at.y, 0) / chosen.length),
  }
  const heights = refs.map((ref) => opened(document).byRef.get(ref)?.terrain.height ?? 0)
  const high = Math.max(...heights) + INCH
  const foot = Math.min(...chosen.map(({ z }) => z ?? 0))
  const out = Math.max(bounds.maxX - middle.x, middle.x - bounds.minX, bounds.maxY - middle.y, middle.y - bounds.minY) + BESIDE
  // The handle stands in front of the piece and turns with it; with several pieces, on the viewer's side.
  const aim = ((only?.heading ?? 0) - 90) * (Math.PI / 180)
  const grip = { x: Math.round(middle.x + Math.cos(aim) * out), y: Math.round(middle.y + Math.sin(aim) * out) }
  // On the plan, a handle in the middle would cover the piece itself.
  const opposite = { x: 2 * middle.x - grip.x, y: 2 * middle.y - grip.y }
  let held: { readonly gesture: string; readonly history: ReturnType<PlannerStore['getState']>['history'] } | undefined
  const begin = () => {
    held = { gesture: freshGesture(), history: store.getState().history }
    store.setState({ isDragging: true })
    return true
  }
  const over = (isDone: boolean) => {
    if (!isDone && held) store.setState({ history: held.history })
    held = undefined
    store.setState({ isDragging: false })
  }
  const rest = { begin, end: () => over(true), cancel: () => over(false) }
  return [
    {
      id: `turn ${refs.join(' ')}`,
      kind: 'turn',
      at: grip,
      z: foot,
      clearOf: { ...middle, z: foot },
      label: say('ground-handle-turn'),
      ...rest,
      to(at, _up, isFree) {
        if (!held) return undefined
        const angle = Math.atan2(at.y - middle.y, at.x - middle.x) * (180 / Math.PI)
        const start = only?.heading ?? 0
        const step = isFree ? 1 : 15
        const heading = Math.round((angle + 90 + (only ? 0 : start)) / step) * step
        const by = (((heading - start) % 360) + 360) % 360
        // Always turned from the initial state, so that rounding errors do not accumulate.
        store.setState({ history: held.history })
        if (by !== 0) acts.edit({ type: 'turn', refs, by, about: only ? 'each' : middle }, held.gesture)
        const turned = ((start + by - 90) * Math.PI) / 180
        const place = { x: Math.round(middle.x + Math.cos(turned) * out), y: Math.round(middle.y + Math.sin(turned) * out) }
        return { at: place, text: `${(start + by) % 360}°` }
      },
      key(event) {
        const step = event.altKey ? 1 : 15
        if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') acts.turn(step)
        else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') acts.turn(-step)
        else return false
        return true
      },
    },
    {
      id: `raise ${refs.join(' ')}`,
      kind: 'raise',
      at: store.getState().view === 'plan' ? opposite : middle,
      z: high,
      clearOf: { ...middle, z: foot },
      label: say('ground-handle-raise'),
      ...rest,
      to(_at, up, isFree) {
        if (!held) return undefined
        const by = isFree ? up : Math.round((foot + up) / STEP) * STEP - foot
        store.setState({ history: held.history })
        if (by !== 0) acts.edit({ type: 'raise', refs, by: Math.max(by, -foot) }, held.gesture)
        return { z: high + Math.max(by, -foot), text: speak.length(Math.max(0, foot + by)) }
      },
      key(event) {
        if (event.key === 'ArrowUp') return acts.edit({ type: 'raise', refs, by: STEP })
        if (event.key === 'ArrowDown') return acts.edit({ type: 'raise', refs, by: -STEP })
        return false
      },
    },
  ]
}
