/** Keeps a client under way in step with the settings that concern its secrets. */
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

/** How long a window stays that passes by itself, in milliseconds: enough to say "wait", and the same whatever anybody holds. */
const FLEETING = 5_000

/** Passes the windows that pass by themselves, once their time is over. */
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
