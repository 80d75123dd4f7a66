/** Tells the others at a server's table what this page considers, and shows what they consider. */
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Gesture } from '../../client/gesture'
import type { Client } from '../../client/state'
import type { GameView } from '../../games/view'
import type { Point } from '../../geometry/types'
import type { Overlay } from '../../scene/look'
import type { Speak } from '../../ui/words/speak'
import { useSettings } from '../settings'
import { createShowing, newOthers, overlaysOf, type Showing, shownOf, withoutOld } from './presence'
import type { AtServer } from './use-online'

const NOBODY = newOthers()
const later = (milliseconds: number, work: () => void) => {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}

export interface Presence {
  /** What others show, to be drawn. */
  readonly overlays: readonly Overlay[]
  /** Where the pointer of this page is: told to the others where the player shows it. True where the gesture was a call to look there. */
  takes(gesture: Gesture): boolean
}

/** The next tap on the table calls the others to look there. */
const calling = createStore<{ readonly isArmed: boolean }>(() => ({ isArmed: false }))
export const armCall = (isArmed: boolean): void => calling.setState({ isArmed })
export const useCall = (): boolean => useStore(calling, ({ isArmed }) => isArmed)

export function usePresence(online: AtServer | undefined, client: Client, game: GameView, speak: Speak): Presence {
  const others = useStore(online?.others ?? NOBODY)
  const overlays = useMemo(() => overlaysOf(others, speak), [others, speak])
  const isPointerShown = useSettings(({ pointer }) => pointer === 'shown')
  const showing = useRef<Showing>(undefined)
  const at = useRef<Point>(undefined)
  useEffect(() => {
    if (!online || online.seats.length === 0) return
    const mine = createShowing((shown) => online.online.request({ type: 'show', shown }), later)
    showing.current = mine
    const stop = client.store.subscribe(({ draft, view }, before) => {
      if (draft === before.draft || view === undefined) return
      const isShown = game.showsDraft?.(draft) ?? true
      mine.show('ghost', isShown ? shownOf(draft, game.tabletop(view as object)) : { type: 'nothing', of: 'ghost' })
    })
    return () => {
      stop()
      mine.stop()
      showing.current = undefined
    }
  }, [online, client, game])
  useEffect(() => {
    if (!isPointerShown) showing.current?.show('pointer', { type: 'nothing', of: 'pointer' })
  }, [isPointerShown])
  // What was pointed out fades after its time.
  useEffect(() => {
    if (!Object.values(others).some(({ ping }) => ping)) return
    const timer = setInterval(() => online?.others.setState((now) => withoutOld(now, Date.now()), true), 500)
    return () => clearInterval(timer)
  }, [others, online])
  const takes = useCallback(
    (gesture: Gesture) => {
      if (!('at' in gesture) || gesture.at === undefined) {
        if (gesture.type === 'hover') showing.current?.show('pointer', { type: 'nothing', of: 'pointer' })
        return false
      }
      at.current = gesture.at
      if (gesture.type === 'tap' && calling.getState().isArmed) {
        armCall(false)
        showing.current?.ping(gesture.at)
        return true
      }
      const { x, y } = gesture.at
      if (isPointerShown && gesture.type === 'hover')
        showing.current?.show('pointer', { type: 'pointer', x: Math.round(x), y: Math.round(y) })
      return false
    },
    [isPointerShown],
  )
  useEffect(() => {
    if (!online) return
    const call = () => at.current && showing.current?.ping(at.current)
    addEventListener(CALL, call)
    return () => removeEventListener(CALL, call)
  }, [online])
  return useMemo(() => ({ overlays, takes }), [overlays, takes])
}

const CALL = 'sightline-look-here'
/** Calls the others to look where the pointer is: the key's command. */
export const callThere = (): void => void dispatchEvent(new Event(CALL))
