/** Pointer and keys of the scene: turns DOM events into gestures and camera moves. Draws nothing. */
import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { PerspectiveCamera } from 'three'
import type { Gesture } from '../client/gesture'
import type { Ref } from '../table/piece'
import type { HeldMove } from './camera/drive'
import { actionOf, type SceneKeys } from './keys'
import { heightOfModel, type Life } from './life'
import { type CameraMove, FREE, type PointerInput, type PointerState, point } from './pointer'
import { toScene } from './space'
import { touched } from './thumb'
import { createUnder, type Taking } from './under'

export interface InputProps extends Taking {
  readonly life: Life
  /** The element that contains the picture. */
  readonly surface: HTMLElement
  readonly onGesture: (gesture: Gesture) => void
  readonly selected: Ref | undefined
  /** Dragging draws: a tap where it begins, hovering on the way, a tap where it ends. */
  readonly draws: boolean
  /** Keys that the player has chosen instead of the standard ones. */
  readonly keys: SceneKeys | undefined
  /**
   * Called when a finger rests on a figure. Without it, a resting finger points like a mouse until it is lifted, and what it
   * pointed at last stays pointed at until the next touch. A finger that rests on a card shows that card large.
   */
  readonly onHold: ((ref: Ref) => void) | undefined
}

/** How long a finger must stay to count as resting, in milliseconds. */
const RESTS = 550
const BUTTONS = ['left', 'middle', 'right'] as const

export function Input(props: InputProps) {
  const { life, surface } = props
  const camera = useThree((state) => state.camera) as PerspectiveCamera
  const internal = useThree((state) => state.internal)
  // The listeners are attached once and read the latest props.
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  // Things that move under or away from a resting pointer are reported as if the pointer had moved.
  const pointAgain = useRef(() => {})
  useFrame(() => pointAgain.current())
  useEffect(() => {
    let state: PointerState = FREE
    let isTouch = false
    let pointerAt: { x: number; y: number } | undefined
    /** The last mouse move over the picture, and the cast's version at that time. */
    let rested: { readonly event: PointerEvent; readonly version: number } | undefined
    let resting = 0
    /** A finger points, instead of dragging. */
    let isPointing = false
    const { under, things, carried, ground } = createUnder(life, camera, surface, () => latest.current)

    const perform = (moves: readonly CameraMove[]) => {
      for (const move of moves) {
        if (move.type === 'turn') life.drive.turn(move.dx, move.dy)
        else if (move.type === 'pan') life.drive.pan(move.dx, move.dy)
        else {
          life.drive.pan(move.dx, move.dy)
          life.drive.twist(move.twist)
          life.drive.zoom(move.factor, ground(move.x, move.y))
        }
      }
      if (moves.length > 0) life.wake()
    }
    /** Handles what needs no answer from the client: the figure follows the gesture at once, before the place is judged. */
    const handle = (gesture: Gesture) => {
      if (gesture.type === 'lift') {
        life.reader.show(undefined)
        life.hear({ type: 'lifted', ref: gesture.ref })
      }
      if (gesture.type === 'drag' && pointerAt) {
        const place = carried(pointerAt.x, pointerAt.y)(gesture.ref)
        if (place) life.cast.hold(gesture.ref, toScene(place.at, place.z))
      }
      if (gesture.type === 'drop') {
        life.cast.release(gesture.ref)
        life.hear({ type: 'set-down', ref: gesture.ref })
        life.hover(gesture.ref)
      }
      if (gesture.type === 'back') life.cast.letGo()
      if (gesture.type === 'hover') life.hover(gesture.ref)
      life.wake()
      latest.current.onGesture(gesture)
    }
    const aimLoupe = () => {
      if (!isTouch || state.type !== 'carrying' || !pointerAt) return life.loupe.aim(undefined)
      const { left, top } = surface.getBoundingClientRect()
      life.loupe.aim({ x: pointerAt.x - left, y: pointerAt.y - top })
    }
    const feed = (input: PointerInput) => {
      const outcome = point(state, input)
      state = outcome.state
      perform(outcome.camera)
      for (const gesture of outcome.gestures) handle(gesture)
      aimLoupe()
      surface.style.cursor = latest.current.draws
        ? 'crosshair'
        : state.type === 'carrying'
          ? 'grabbing'
          : state.type === 'moving'
            ? 'move'
            : life.cast.hovered()
              ? 'grab'
              : ''
    }

    /** A finger that stays in place for a while is a long press. */
    const rest = (ref: Ref | undefined) => {
      clearTimeout(resting)
      const isCard = ref !== undefined && life.cast.cards.has(ref)
      if (!isCard) life.reader.show(undefined)
      if (state.type !== 'free') return
      const { onHold, draws, liftsTerrain } = latest.current
      const isFigure = ref !== undefined && life.cast.actors.has(ref)
      // Where a drag draws or lifts terrain, a finger that takes its time does not mean to point.
      if (draws || (!isCard && (onHold ? !isFigure : liftsTerrain))) return
      resting = window.setTimeout(() => {
        if (state.type !== 'pressed') return
        const { x, y } = state.finger
        state = FREE
        if (isCard) life.reader.show(ref)
        else if (onHold && ref !== undefined) onHold(ref)
        else {
          isPointing = true
          feed({ type: 'move', finger: { id: -1, x, y }, under: () => under(x, y), carried: carried(x, y), free: false })
        }
      }, RESTS)
    }
    const finger = (event: PointerEvent) => ({ id: event.pointerId, x: event.clientX, y: event.clientY })
    const onDown = (event: PointerEvent) => {
      const button = BUTTONS[event.button]
      // Something with handlers of its own (dice in the tray, a button) was pressed, so the scene ignores the pointer.
      if (!button || internal.initialHits.length > 0) return
      pointerAt = { x: event.clientX, y: event.clientY }
      surface.setPointerCapture(event.pointerId)
      isTouch = event.pointerType === 'touch'
      if (isPointing) feed({ type: 'leave' })
      isPointing = false
      // Where a drag draws, or terrain is moved, the exact place counts.
      const { draws, liftsTerrain } = latest.current
      const isBroad = isTouch && !draws && !liftsTerrain
      const { clientX: x, clientY: y } = event
      const down = isBroad ? touched(x, y, under, things) : under(x, y)
      if (isTouch) rest(down.ref)
      feed({
        type: 'down',
        finger: finger(event),
        button,
        touch: isTouch,
        under: down,
        draws,
      })
    }
    const onMove = (event: PointerEvent) => {
      pointerAt = { x: event.clientX, y: event.clientY }
      // Browsers report the press of a second mouse button as a move with that button.
      if (event.button === 2 && state.type === 'carrying' && event.buttons & 2) return feed({ type: 'bend' })
      const { clientX: x, clientY: y } = event
      // The same event comes again where only things have moved.
      if (event.pointerType === 'mouse' && event !== rested?.event) life.attention.aim()
      rested = event.pointerType === 'mouse' ? { event, version: life.cast.version() } : undefined
      feed({ type: 'move', finger: finger(event), under: () => under(x, y), carried: carried(x, y), free: event.altKey })
    }
    const onUp = (event: PointerEvent) => feed({ type: 'up', finger: finger(event), free: event.altKey })
    const onCancel = () => feed({ type: 'cancel' })
    const onLeave = () => {
      // A lifted finger leaves, too; what it pointed at stays readable.
      if (isPointing) return
      rested = undefined
      feed({ type: 'leave' })
    }
    pointAgain.current = () => {
      if (rested && state.type === 'free' && rested.version !== life.cast.version()) onMove(rested.event)
    }
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const lines = event.deltaMode === 1 ? event.deltaY * 32 : event.deltaY
      life.drive.zoom(Math.exp(Math.max(-160, Math.min(160, lines)) * 0.0016), ground(event.clientX, event.clientY))
      life.wake()
    }
    const onMenu = (event: Event) => event.preventDefault()

    const eye = () => {
      const ref = latest.current.selected ?? life.cast.hovered()
      const actor = ref === undefined ? undefined : life.cast.actors.get(ref)
      if (!actor) return undefined
      const height = heightOfModel(actor.figure.model)
      const from = { ...actor.stance, y: actor.stance.y + height * 0.9 }
      // The figure looks at the place under the pointer, or else ahead; nearly level, as across a table.
      const spot = pointerAt && ground(pointerAt.x, pointerAt.y)
      const far = spot && Math.hypot(spot.x - from.x, spot.z - from.z) > 1.5 ? spot : undefined
      const ahead = far ?? { x: from.x + Math.sin(actor.stance.yaw) * 6, y: 0, z: from.z + Math.cos(actor.stance.yaw) * 6 }
      const forward = 0.35
      const long = Math.hypot(ahead.x - from.x, ahead.z - from.z)
      const start = {
        x: from.x + ((ahead.x - from.x) / long) * forward,
        y: from.y,
        z: from.z + ((ahead.z - from.z) / long) * forward,
      }
      return { from: start, to: { x: ahead.x, y: height * 0.7, z: ahead.z } }
    }
    const busyElsewhere = () => {
      const focus = document.activeElement
      return (
        focus instanceof HTMLElement &&
        (focus.isContentEditable ||
          ['INPUT', 'TEXTAREA', 'SELECT'].includes(focus.tagName) ||
          focus.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null)
      )
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || busyElsewhere()) return
      const press = actionOf(event, latest.current.keys)
      if (!press) return
      // Space and Enter belong to a focused button.
      const onButton =
        document.activeElement instanceof HTMLElement &&
        document.activeElement.closest('button, a, [role="button"], [role="menuitem"], [role="tab"]')
      if (onButton && (press.action === 'reset-view' || press.action === 'confirm')) return
      if (press.held) life.drive.hold(press.action as HeldMove, true)
      else if (press.action === 'reset-view') life.drive.reset()
      else if (press.action === 'cycle-view') life.drive.cycle(eye())
      else if (press.action === 'focus') focusOn(latest.current.selected ?? life.cast.hovered())
      else if (press.action === 'save-view') life.drive.save(press.digit ?? 1)
      else if (press.action === 'recall-view') {
        if (!life.drive.recall(press.digit ?? 1)) return
      } else if (press.action === 'bend') feed({ type: 'bend' })
      else if (press.action === 'step-up') handle({ type: 'level', by: 1 })
      else if (press.action === 'step-down') handle({ type: 'level', by: -1 })
      else if (press.action === 'confirm') handle({ type: 'confirm' })
      else if (life.drive.view() === 'eye') life.drive.leaveEye()
      else if (state.type === 'carrying') feed({ type: 'cancel' })
      else handle({ type: 'back' })
      event.preventDefault()
      life.wake()
    }
    const focusOn = (ref: Ref | undefined) => {
      const stance = ref === undefined ? undefined : life.cast.stance(ref)
      if (stance) life.drive.approach(stance)
    }
    const onKeyUp = (event: KeyboardEvent) => {
      const press = actionOf({ code: event.code, ctrlKey: false, shiftKey: false, altKey: false, metaKey: false })
      if (press?.held) life.drive.hold(press.action as HeldMove, false)
      life.wake()
    }
    const onBlur = () => life.drive.letGo()

    surface.addEventListener('pointerdown', onDown)
    surface.addEventListener('pointermove', onMove)
    surface.addEventListener('pointerup', onUp)
    surface.addEventListener('pointercancel', onCancel)
    surface.addEventListener('pointerleave', onLeave)
    surface.addEventListener('wheel', onWheel, { passive: false })
    surface.addEventListener('contextmenu', onMenu)
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('keyup', onKeyUp)
    window.addEventListener('blur', onBlur)
    return () => {
      pointAgain.current = () => {}
      clearTimeout(resting)
      life.reader.stop()
      life.loupe.aim(undefined)
      surface.removeEventListener('pointerdown', onDown)
      surface.removeEventListener('pointermove', onMove)
      surface.removeEventListener('pointerup', onUp)
      surface.removeEventListener('pointercancel', onCancel)
      surface.removeEventListener('pointerleave', onLeave)
      surface.removeEventListener('wheel', onWheel)
      surface.removeEventListener('contextmenu', onMenu)
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('keyup', onKeyUp)
      window.removeEventListener('blur', onBlur)
    }
  }, [life, surface, camera, internal])
  return null
}
