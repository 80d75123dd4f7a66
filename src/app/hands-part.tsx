/** What players have beside the table, as the game tells it of this moment; a card that is played answers its question. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { bindCommands } from '../ui/bind-commands'
import { focusHand } from '../ui/hands/hand-fan'
import { HandsPart } from '../ui/hands/hands-part'
import { useAnswer } from './answer'
import type { Asked } from './asked'
import type { AtTable } from './match-table'

export function HandsAtTable({ at, asked: { hands } }: { readonly at: AtTable; readonly asked: Asked }) {
  const { client, game, speak } = at
  const viewer = useStore(client.store, (state) => state.seat)
  // Nobody has the screen: all hands lie face down.
  const isCovered = useStore(client.store, (state) => state.covered)
  const onPlay = useAnswer(at)
  useEffect(() => bindCommands({ 'focus-hand': focusHand }, 'match'), [])
  if (!hands) return null
  return (
    <HandsPart
      hands={hands}
      viewer={viewer}
      icon={game.panels.icon}
      speak={speak}
      isHidden={isCovered}
      onPlay={onPlay}
      nameOf={(seat) => speak.seat(seat)}
    />
  )
}
