/** Undo at the table: what it would take back, in words, asked about first where that goes back across a phase. */
import { useStore } from 'zustand'
import type { ShownLine } from '../../client/seats'
import { ConfirmDialog } from '../../ui/dialog'
import { useWords } from '../../ui/words/words-context'
import { saidOf, summed } from './log-words'
import type { AtTable } from './match-table'

/** The lines shown that an undo takes back: the last answer of its seat and all after it. */
export function goneWith(log: readonly ShownLine[], seat: string | undefined): readonly ShownLine[] {
  const at = log.findLastIndex(({ entry: { cause } }) => cause.type === 'answer' && cause.seat === seat)
  return at < 0 ? [] : log.slice(at)
}

/** Takes back the last answer; asks first where that was in another phase or round, unless the others are asked anyway. */
export function undo({ client, game, table, speak }: AtTable): void {
  const { log, undoes, undoNeeds } = client.store.getState()
  const gone = goneWith(log, undoes)
  const phases = [gone[0]?.before, gone.at(-1)?.after].map((view) => {
    const { round, phase } = view === undefined ? { round: '', phase: '' } : game.status(view as object, speak)
    return `${round} ${phase}`
  })
  if (phases[0] === phases[1] || undoNeeds.length > 0) client.actions.undo()
  else table.setState({ isUndoAsked: true })
}

export function UndoPart({ client, game, table, speak }: AtTable) {
  const { say } = useWords()
  const isAsked = useStore(table, (state) => state.isUndoAsked)
  const log = useStore(client.store, (state) => state.log)
  const seat = useStore(client.store, (state) => state.undoes)
  const close = () => table.setState({ isUndoAsked: false })
  const what = isAsked ? summed(goneWith(log, seat).flatMap((line) => saidOf(line, game, speak))) : ''
  return (
    <ConfirmDialog
      open={isAsked}
      title={say('undo-title')}
      body={say('undo-body', { what })}
      yes={say('undo')}
      onNo={close}
      onYes={() => {
        close()
        client.actions.undo()
      }}
    />
  )
}
