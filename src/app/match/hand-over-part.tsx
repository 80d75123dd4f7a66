/** The screen changes hands: until the seat that is asked has taken it, every hand lies face down and the table stays in sight. */
import { useStore } from 'zustand'
import { stillMoment } from '../../client/moment'
import { HandOver } from '../../ui/match/covers'
import { RollResult } from '../../ui/match/dice-prompt'
import type { AtTable } from './match-table'
import { undo } from './undoing'

export function HandOverPart(at: AtTable) {
  const { client, game, speak } = at
  const handOver = useStore(client.store, (state) => state.handOver)
  const view = useStore(client.store, (state) => state.view) as object
  // An undo request that others must agree to waits until somebody has the screen.
  const canUndo = useStore(client.store, (state) => state.canUndo && state.undoNeeds.length === 0)
  if (!handOver) return null
  const { seat, window } = handOver
  const situation = window && game.situation?.(stillMoment(view, seat, [window]), speak)
  const said = window && game.words(speak.language).question(window, speak)
  return (
    <HandOver
      // Each question opens a new dialog: a key still held down from the last one does not answer it.
      key={`${seat} ${window?.id ?? ''}`}
      seat={seat}
      name={speak.seat(seat)}
      {...(said ? { title: said.title, hint: said.hint } : {})}
      {...(situation ? { about: <RollResult {...situation} icon={game.panels.icon} /> } : {})}
      canPass={window !== undefined}
      onPass={() => client.actions.pass()}
      onPassAhead={() => client.actions.passAhead()}
      onUndo={canUndo ? () => undo(at) : undefined}
      onShow={() => client.actions.showHand()}
    />
  )
}
