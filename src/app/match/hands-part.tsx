/** What players have beside the table at this moment, as the game describes it. Playing a card answers its question. */
import { lazy, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { intend } from '../../client/intend'
import { momentOf } from '../../client/moment'
import { bindCommands } from '../../ui/bind-commands'
import { focusHand } from '../../ui/match/hands/hand-fan'
import { HandsPart } from '../../ui/match/hands/hands-part'
import { linesAbout } from '../../ui/match/log-items'
import { useAnswer } from './answer'
import type { Asked } from './asked'
import { itemsOf } from './log-words'
import type { AtTable } from './match-table'
import { mark } from './table-state'

/** Only tables of cards have it. */
const CardPage = lazy(() => import('./card-page').then((module) => ({ default: module.CardPage })))

/** Whether the table is visible at that point of the window, with no panel in front of it. */
const isTable = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
  document.elementFromPoint(x, y)?.closest('.scene') !== null

export function HandsAtTable({ at, asked: { hands, situation } }: { readonly at: AtTable; readonly asked: Asked }) {
  const { client, game, table, speak } = at
  const viewer = useStore(client.store, (state) => state.seat)
  // True while nobody has taken the screen: all hands lie face down.
  const isCovered = useStore(client.store, (state) => state.covered)
  const onPlay = useAnswer(at, situation)
  useEffect(() => bindCommands({ 'focus-hand': focusHand }, 'match'), [])
  if (!hands) return null
  const told = (face: string) => linesAbout(itemsOf(client.store.getState().log, game, speak), face)
  return (
    <>
      <HandsPart
        hands={hands}
        viewer={viewer}
        icon={game.panels.icon}
        speak={speak}
        isHidden={isCovered}
        told={told}
        onPlay={onPlay}
        onChoose={({ key }) =>
          table.setState(({ selected }) => ({ selected: selected === key ? undefined : key, refusal: undefined }))
        }
        onCarry={({ key }) => table.setState({ selected: key, refusal: undefined })}
        onDrop={({ key }, point) => {
          const over = point && isTable(point) ? table.getState().hover : undefined
          const state = client.store.getState()
          if (over === undefined || state.playing) return
          const gesture = { type: 'drop', ref: key, at: { x: 0, y: 0 }, over, free: false } as const
          const deed = intend(game, momentOf(state, table.getState()), gesture)
          mark(table, deed, gesture)
          if (deed.drafted) client.actions.take(deed.drafted)
        }}
        nameOf={(seat) => speak.seat(seat)}
      />
      {hands.onTable && !isCovered && (
        <Suspense>
          <CardPage at={at} onTable={hands.onTable} told={told} onPlay={onPlay} />
        </Suspense>
      )}
    </>
  )
}
