/** Makes the proof of this match's result: works the match through, signs, and collects the others' signatures at a table. */
import { useEffect, useState } from 'react'
import type { Reason } from '../../kernel'
import { fitting } from '../../match/result/examine'
import { resultFile, writeResultFile } from '../../match/result/file'
import type { AsDevice, Signature } from '../../protocol/result'
import { ResultDialog, type ResultState } from '../../ui/match/result-dialog'
import { useWords } from '../../ui/words/words-context'
import { hasSignatures, verify } from '../../workers/signing'
import { download } from '../device'
import type { AtServer } from '../online/use-online'
import type { AtTable } from './match-table'
import { shownResult, signedHere, type Worked, workedThrough } from './result'

type Made =
  | { readonly at: 'working'; readonly done?: number; readonly of?: number }
  | { readonly at: 'failed'; readonly why?: Reason }
  | { readonly at: 'made'; readonly worked: Worked; readonly own?: Signature<AsDevice> }

const isReason = (error: unknown): error is Reason => typeof error === 'object' && error !== null && 'key' in error

export function ResultPart({ client, game, own: seats, online, onClose }: AtTable & { onClose(): void }) {
  const { say, reason, speak } = useWords()
  const [made, setMade] = useState<Made>({ at: 'working' })
  const [state, setState] = useState<ResultState>({ at: 'working' })
  const [text, setText] = useState('')
  const others = useSignatures(online)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result is made once, as it is when the dialog opens.
  useEffect(() => {
    const stop = new AbortController()
    const tell = (next: Made) => !stop.signal.aborted && setMade(next)
    const work = async () => {
      const file = await client.actions.exportMatch()
      const worked = await workedThrough(file, (done, of) => tell({ at: 'working', done, of }), stop.signal)
      if ('refused' in worked) return tell({ at: 'failed', why: worked.refused })
      const isSigned = seats.every((seat) => online?.online.store.getState().table?.signed?.includes(seat))
      const own = isSigned ? undefined : await signedHere(worked.statement, seats)
      if (own) online?.online.request({ type: 'sign-result', signature: own, audit: worked.statement.audit })
      tell({ at: 'made', worked, ...(own ? { own } : {}) })
    }
    work().catch((error: unknown) => tell({ at: 'failed', ...(isReason(error) ? { why: error } : {}) }))
    return () => stop.abort()
  }, [])
  useEffect(() => {
    if (made.at === 'working') return setState(made)
    if (made.at === 'failed') return setState({ at: 'failed', ...(made.why ? { why: reason(made.why) } : {}) })
    let isCurrent = true
    const { worked, own } = made
    const work = async () => {
      const known = others.filter(({ key, as }) => key !== own?.key || as.role === 'server')
      const all = [...(own ? [own] : []), ...known]
      const unsigned = resultFile(worked.statement, [])
      const signatures = hasSignatures() ? await fitting(unsigned.hashes, all, verify) : all
      const file = { ...unsigned, signatures }
      const result = await shownResult(file, true, worked, { reason, speak })
      if (!isCurrent) return
      setText(writeResultFile(file))
      setState({ at: 'shown', result, note: hasSignatures() || seats.length === 0 ? undefined : say('result-no-key') })
    }
    work().catch(() => isCurrent && setState({ at: 'failed' }))
    return () => {
      isCurrent = false
    }
  }, [made, others, reason, say, speak, seats])
  return (
    <ResultDialog
      hint={say('result-hint-end')}
      state={state}
      onSave={() => download(`sightline-${game.id}-result.json`, text)}
      onClose={onClose}
    />
  )
}

const NONE: readonly Signature[] = []

/** The signatures that the table has, requested again whenever another seat has signed. */
function useSignatures(at: AtServer | undefined): readonly Signature[] {
  const [signatures, setSignatures] = useState(NONE)
  const online = at?.online
  useEffect(() => {
    if (!online) return
    const { store } = online
    const ask = () => online.request({ type: 'result-signatures' })
    ask()
    return store.subscribe((now, before) => {
      if (now.signatures && now.signatures !== before.signatures) setSignatures(now.signatures)
      if (now.table?.signed?.join() !== before.table?.signed?.join()) ask()
    })
  }, [online])
  return signatures
}
