/** The dialog that tells what is where on the table. */
import { useMemo } from 'react'
import { momentOf } from '../../../client/moment'
import { AccountDialog } from '../../../ui/match/account-dialog'
import { useWords } from '../../../ui/words/words-context'
import type { AtTable } from '../match-table'
import { accountOf } from './table-account'
import { surroundings } from './told-now'

export function AccountPart({ onClose, ...at }: AtTable & { onClose(): void }) {
  const { client, game, speak } = at
  const { say } = useWords()
  // As of when it was opened: a text that changes under a reader's voice loses him his place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, in the language of the moment.
  const sections = useMemo(() => {
    const state = client.store.getState()
    const hands = game.hands?.(momentOf(state), speak)
    return accountOf({ ...surroundings(at, say), status: game.status(state.view as object, speak), hands })
  }, [speak])
  return <AccountDialog sections={sections} onClose={onClose} />
}
