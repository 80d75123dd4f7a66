/** Shown when the screen passes to another player: until that seat takes it, all hands lie face down. The table stays visible. */
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
  // An undo request that others must agree to has to wait until somebody has taken the screen.
  const canUndo = useStore(client.store, (state) => state.canUndo && state.undoNeeds.length === 0)
  if (!handOver) return null
  const { seat, window } = handOver
  const situation = window && game.situation?.(stillMoment(view, seat, [window]), speak)
  const said = window && game.words(speak.language).question(window, speak)
  return (
    <HandOver
      // Every question gets a dialog of its own, so that a key still held down from the last dialog does not answer the next.
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
