/** What players have beside the table, as the game tells it of this moment; a card that is played answers its question. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { bindCommands } from '../../ui/bind-commands'
import { focusHand } from '../../ui/match/hands/hand-fan'
import { HandsPart } from '../../ui/match/hands/hands-part'
import { useAnswer } from './answer'
import type { Asked } from './asked'
import { type AtTable, momentNow } from './match-table'
import { refuse } from './table-state'

/** Is that place of the window the table itself, and no panel before it? */
const isTable = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
  document.elementFromPoint(x, y)?.closest('.scene') !== null

export function HandsAtTable({ at, asked: { hands } }: { readonly at: AtTable; readonly asked: Asked }) {
  const { client, game, table, speak } = at
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
      onChoose={({ key }) =>
        table.setState(({ selected }) => ({ selected: selected === key ? undefined : key, refusal: undefined }))
      }
      onCarry={({ key }) => table.setState({ selected: key, refusal: undefined })}
      onDrop={({ key }, point) => {
        const over = point && isTable(point) ? table.getState().hover : undefined
        const now = momentNow(client, table)
        const intent =
          over !== undefined && now && client.store.getState().playing === undefined
            ? game.intent(now, { type: 'drop', ref: key, at: { x: 0, y: 0 }, over, free: false })
            : undefined
        if (intent?.type === 'answer') client.actions.answer(intent.decision, intent.answer)
        if (intent?.type === 'refuse') refuse(table, intent.reason)
      }}
      nameOf={(seat) => speak.seat(seat)}
    />
  )
}
