/** Keeps a client under way in step with the settings that concern its secrets. */
import { useEffect } from 'react'
import type { Client } from '../../client/state'
import type { GameView } from '../../games/view'
import type { PlayerSeat } from '../../kernel'
import { useSettings } from '../settings'
import { stopsOf } from './secrecy'

export function useSecrecy(client: Client, game: GameView, seats: readonly { readonly seat: PlayerSeat }[]): void {
  const hands = useSettings((settings) => settings.hands)
  const stops = useSettings((settings) => settings.stops)
  useEffect(() => client.actions.setSecret(hands === 'covered'), [client, hands])
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
