/** Checks the dice and shuffles of this match while it is shown; closing it cancels the check. */
import { useEffect, useState } from 'react'
import type { PlayerSeat, Reason } from '../../kernel'
import { CheckDialog } from '../../ui/match/check-dialog'
import { recall } from '../../ui/remember'
import { useWords } from '../../ui/words/words-context'
import type { CheckAsked, Checked } from '../../workers/check-file'
import { partName } from '../online/held'
import { checkDice } from './checking'
import type { AtTable } from './match-table'

type State =
  | { readonly at: 'fetching' }
  | { readonly at: 'working'; readonly done: number; readonly of: number }
  | { readonly at: 'failed'; readonly why?: Reason }
  | { readonly at: 'checked'; readonly checked: Checked }

/** What this device has stored about its own contributions to the dice, by seat. */
async function givenHere(table: string, seats: readonly PlayerSeat[]): Promise<CheckAsked['given']> {
  const { givenIn, readHolding } = await import('../online/part')
  const found = seats.flatMap((seat) => {
    const holding = readHolding(recall(partName(table, seat)))
    return holding ? [[seat, givenIn(holding)] as const] : []
  })
  return Object.fromEntries(found)
}

const isReason = (error: unknown): error is Reason => typeof error === 'object' && error !== null && 'key' in error

export function CheckPart({ id, client, own, online, onClose }: AtTable & { onClose(): void }) {
  const { reason } = useWords()
  const [state, setState] = useState<State>({ at: 'fetching' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the match is checked once, as it is when the dialog opens.
  useEffect(() => {
    const stop = new AbortController()
    const tell = (next: State) => !stop.signal.aborted && setState(next)
    const work = async () => {
      const file = await client.actions.exportMatch()
      const given = online ? await givenHere(id, own) : {}
      if (stop.signal.aborted) return
      const checked = await checkDice({ file, given }, (done, of) => tell({ at: 'working', done, of }), stop.signal)
      tell(checked.isUnread ? { at: 'failed', why: checked.conclusion } : { at: 'checked', checked })
    }
    work().catch((error: unknown) => tell({ at: 'failed', ...(isReason(error) ? { why: error } : {}) }))
    return () => stop.abort()
  }, [])
  const shown = () => {
    if (state.at === 'failed') return { at: 'failed', ...(state.why ? { why: reason(state.why) } : {}) } as const
    if (state.at !== 'checked') return state
    const { conclusion, lines, doubt } = state.checked
    const words = { conclusion: reason(conclusion), lines: lines.map(reason), ...(doubt ? { doubt: reason(doubt) } : {}) }
    return { at: 'checked', ...words } as const
  }
  return <CheckDialog state={shown()} onClose={onClose} />
}
