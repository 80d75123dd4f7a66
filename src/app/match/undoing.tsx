/** Undo at the table: shows in words what it would take back, and asks for confirmation if that crosses a phase. */
import { useStore } from 'zustand'
import type { ShownLine } from '../../client/seats'
import type { GameView } from '../../games/view'
import type { Json } from '../../kernel'
import { ConfirmDialog } from '../../ui/dialog'
import type { Speak } from '../../ui/words/speak'
import { useWords } from '../../ui/words/words-context'
import { saidOf, summed } from './log-words'
import type { AtTable } from './match-table'

/** The lines of the log that an undo takes back: the seat's last answer and everything after it. */
export function goneWith(log: readonly ShownLine[], seat: string | undefined): readonly ShownLine[] {
  const at = log.findLastIndex(({ entry: { cause } }) => cause.type === 'answer' && cause.seat === seat)
  return at < 0 ? [] : log.slice(at)
}

/**
 * Takes back the last answer. Asks first if it was given in another phase or round, unless the other players are asked anyway.
 */
export function undo({ client, game, table, speak }: AtTable): void {
  const { log, undoes, undoNeeds } = client.store.getState()
  const { from, to } = spanOf(goneWith(log, undoes), game, speak)
  if (from === to || undoNeeds.length > 0) client.actions.undo()
  else table.setState({ isUndoAsked: true })
}

/** Where the undo starts and where it ends, as "round, phase" in words. */
function spanOf(gone: readonly ShownLine[], game: GameView, speak: Speak): { readonly from: string; readonly to: string } {
  const said = (view: Json | undefined) => {
    if (view === undefined) return ''
    const { round, phase } = game.status(view as object, speak)
    return `${round}, ${phase}`
  }
  return { from: said(gone.at(-1)?.after), to: said(gone[0]?.before) }
}

export function UndoPart({ client, game, table, speak }: AtTable) {
  const { say } = useWords()
  const isAsked = useStore(table, (state) => state.isUndoAsked)
  const log = useStore(client.store, (state) => state.log)
  const seat = useStore(client.store, (state) => state.undoes)
  const close = () => table.setState({ isUndoAsked: false })
  const gone = isAsked ? goneWith(log, seat) : []
  const what = summed(gone.flatMap((line) => saidOf(line, game, speak)))
  return (
    <ConfirmDialog
      open={isAsked}
      title={say('undo-title')}
      body={say('undo-body', { ...spanOf(gone, game, speak), what })}
      yes={say('undo')}
      onNo={close}
      onYes={() => {
        close()
        client.actions.undo()
      }}
    />
  )
}
