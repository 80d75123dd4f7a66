/** What players have beside the table, as the game tells it of this moment; a card that is played answers its question. */
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { CardPlay } from '../games/hands'
import type { Pick } from '../kernel'
import { bindCommands } from '../ui/bind-commands'
import { focusHand } from '../ui/hands/hand-fan'
import { HandsPart } from '../ui/hands/hands-part'
import type { AtTable } from './match-table'

export function HandsAtTable({ client, game, table, speak }: AtTable) {
  const view = useStore(client.store, (state) => state.view) as object
  const viewer = useStore(client.store, (state) => state.seat)
  const decisions = useStore(client.store, (state) => state.decisions)
  const draft = useStore(client.store, (state) => state.draft)
  const selected = useStore(table, (state) => state.selected)
  // Nobody has the screen: all hands lie face down.
  const isCovered = useStore(client.store, (state) => state.covered)
  const hands = useMemo(
    () => game.hands?.({ view, viewer, decisions, draft, ...(selected === undefined ? {} : { selected }) }, speak),
    [game, view, viewer, decisions, draft, selected, speak],
  )
  useEffect(() => bindCommands({ 'focus-hand': focusHand }, 'match'), [])
  if (!hands) return null
  const onPlay = ({ decision, option }: CardPlay) => {
    const { draft } = client.store.getState()
    const choice = decisions.find(({ id }) => id === decision)?.choice
    if (choice?.shape !== 'pick') return
    // A choice whose shape is 'pick' is a pick.
    const { least, most } = choice as Pick
    if (least === 1 && most === 1) return client.actions.answer(decision, [option])
    const before = draft.type === 'choosing' && draft.decision === decision ? draft.picked : []
    // A card of several is taken up, and put down again by the same gesture.
    client.actions.pick(decision, before.includes(option) ? before.filter((id) => id !== option) : [...before, option])
  }
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
