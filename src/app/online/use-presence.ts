/** Shows the others at a server's table what this page considers, and shows here what they consider. */
import { useCallback, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Gesture } from '../../client/gesture'
import { rulerLine } from '../../client/ruler'
import type { Point } from '../../geometry/types'
import type { AtTable } from '../match/match-table'
import { useSettings } from '../settings'
import { CALL } from './call'
import { createShowing, overlaysOf, type Showing, shownOf, withoutOld } from './presence'
import type { AtServer } from './use-online'

const later = (milliseconds: number, work: () => void) => {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}

/** Armed: the next tap on the table calls the others to look there. */
const calling = createStore<{ readonly isArmed: boolean }>(() => ({ isArmed: false }))
export const armCall = (isArmed: boolean): void => calling.setState({ isArmed })
export const useCall = (): boolean => useStore(calling, ({ isArmed }) => isArmed)

/** Puts what others show into the table's state, and sends what this page considers. */
export function usePresence(
  online: AtServer,
  { client, game, speak, table }: Pick<AtTable, 'client' | 'game' | 'speak' | 'table'>,
): void {
  const others = useStore(online.others)
  useEffect(() => {
    const saying = game.hidesDistances ? { seat: speak.seat } : speak
    table.setState({ others: overlaysOf(others, saying) })
  }, [others, speak, table, game])
  const isPointerShown = useSettings(({ pointer }) => pointer === 'shown')
  const showing = useRef<Showing>(undefined)
  const at = useRef<Point>(undefined)
  useEffect(() => {
    if (online.seats.length === 0) return
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
  // Places that were pointed out disappear after their time.
  useEffect(() => {
    if (!Object.values(others).some(({ ping }) => ping)) return
    const timer = setInterval(() => online.others.setState((now) => withoutOld(now, Date.now()), true), 500)
    return () => clearInterval(timer)
  }, [others, online])
  // The player's ruler is shown to the others like the pointer, unless the game has its own rules for what drafts show.
  const ruler = useStore(table, (state) => state.ruler)
  const view = useStore(client.store, (state) => state.view)
  useEffect(() => {
    if (view === undefined) return
    const line = isPointerShown && !game.showsDraft ? rulerLine(ruler, game.tabletop(view as object)) : undefined
    const points = line?.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y), z: 0 }))
    showing.current?.show('ruler', points ? { type: 'ruler', points } : { type: 'nothing', of: 'ruler' })
  }, [ruler, view, game, isPointerShown])
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
    online.takes.current = takes
    return () => {
      online.takes.current = undefined
    }
  }, [online, takes])
  useEffect(() => {
    const call = () => at.current && showing.current?.ping(at.current)
    addEventListener(CALL, call)
    return () => removeEventListener(CALL, call)
  }, [])
}
