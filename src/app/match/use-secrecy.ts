/** Keeps the client of a running match in step with the settings about secrets. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Client } from '../../client/state'
import type { GameView } from '../../games/view'
import type { PlayerSeat } from '../../kernel'
import { useSettings } from '../settings'
import { stopsOf } from './secrecy'

export function useSecrecy(client: Client, game: GameView, seats: readonly { readonly seat: PlayerSeat }[]): void {
  const hands = useSettings((settings) => settings.hands)
  const stops = useSettings((settings) => settings.stops)
  const windows = useSettings((settings) => settings.windows)
  useEffect(() => client.actions.setSecret(hands === 'covered'), [client, hands])
  useEffect(() => client.actions.setFleeting(windows === 'brief'), [client, windows])
  useEffect(() => {
    client.actions.setStops(
      stopsOf(
        game,
        seats.map(({ seat }) => seat),
        { stops },
      ),
    )
  }, [client, game, seats, stops])
}

/**
 * Milliseconds that a window which passes by itself stays: time to press "wait", and constant so that it reveals no hidden card.
 */
const FLEETING = 5_000

/** Passes these windows when their time is over. */
export function useFleeting(client: Client): void {
  const window = useStore(client.store, (state) => state.fleeting?.window?.id)
  useEffect(() => {
    if (window === undefined) return
    const timer = setTimeout(() => {
      if (client.store.getState().fleeting?.window?.id === window) client.actions.pass()
    }, FLEETING)
    return () => clearTimeout(timer)
  }, [client, window])
}
