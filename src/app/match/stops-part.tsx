/** The windows in which the player wants to be asked, in the settings of a match. Stored on the device for each game. */
import { useMemo } from 'react'
import type { GameView } from '../../games/view'
import { StopsPanel } from '../../ui/match/stops-panel'
import { useSettings } from '../settings'

export function StopsPart({ game }: { readonly game: GameView }) {
  const { language, stops, change } = useSettings()
  const offered = useMemo(() => game.stops?.(language) ?? [], [game, language])
  if (offered.length === 0) return null
  return (
    <StopsPanel
      stops={offered}
      value={stops[game.id] ?? {}}
      onChange={(value) => change({ stops: { ...stops, [game.id]: value } })}
    />
  )
}
