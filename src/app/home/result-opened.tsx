/** Shows a result file that was opened, and works the match through if it is on this device or its file is given. */
import { useEffect, useMemo, useState } from 'react'
import type { Reason } from '../../kernel'
import type { MatchRecord } from '../../match/file'
import { readResultFile } from '../../match/result/file'
import { readResultKey } from '../../match/result/key'
import { logHash, type Statement } from '../../match/result/statement'
import { ResultDialog, type ResultShown } from '../../ui/match/result-dialog'
import { useWords } from '../../ui/words/words-context'
import { device, reasonOf, textOf } from '../device'
import { shownResult, type Worked, workedThrough } from '../match/result'

type Comparing =
  | { readonly at: 'none'; readonly why?: Reason }
  | { readonly at: 'working'; readonly isHere?: true; readonly done?: number; readonly of?: number }
  | { readonly at: 'done'; readonly worked: Worked }

/** The file of the match that a result is about, if this device has it. */
async function matchHere({ game, log }: Statement): Promise<string | undefined> {
  const { matches } = await device().ask('list', {})
  for (const one of matches) {
    if (one.game !== game || !one.over || one.entries !== log.entries) continue
    const { file } = await device().ask('export', { match: one.id })
    // The cast is safe: this device has just written the file.
    if (logHash((JSON.parse(file) as MatchRecord).entries) === log.hash) return file
  }
  return undefined
}

export function ResultOpened({ text, onClose }: { readonly text: string; onClose(): void }) {
  const { reason, speak } = useWords()
  const read = useMemo(() => readResultFile(text), [text])
  const [result, setResult] = useState<ResultShown>()
  const [comparing, setComparing] = useState<Comparing>({ at: 'none' })
  const [given, setGiven] = useState<File>()
  const [keyText, setKeyText] = useState('')
  const key = keyText.trim() === '' ? undefined : readResultKey(keyText)
  const server = key?.ok ? key.key : undefined
  const worked = comparing.at === 'done' ? comparing.worked : undefined
  useEffect(() => {
    const stop = new AbortController()
    const tell = (next: Comparing) => !stop.signal.aborted && setComparing(next)
    const compare = async () => {
      const file = given ? await textOf(given) : read.ok ? await matchHere(read.file.statement) : undefined
      if (file === undefined || stop.signal.aborted) return
      const here = given ? {} : { isHere: true as const }
      tell({ at: 'working', ...here })
      const found = await workedThrough(file, (done, of) => tell({ at: 'working', ...here, done, of }), stop.signal)
      tell('refused' in found ? { at: 'none', why: found.refused } : { at: 'done', worked: found })
    }
    compare().catch((error: unknown) => tell({ at: 'none', ...(given ? { why: reasonOf(error) } : {}) }))
    return () => stop.abort()
  }, [given, read])
  useEffect(() => {
    if (!read.ok) return
    let isCurrent = true
    void shownResult(read.file, read.isAsWritten, worked, { reason, speak }, server).then(
      (shown) => isCurrent && setResult(shown),
    )
    return () => {
      isCurrent = false
    }
  }, [read, worked, reason, speak, server])
  const state = () => {
    if (!read.ok) return { at: 'failed', why: reason(read.reason) } as const
    return result ? ({ at: 'shown', result } as const) : ({ at: 'working' } as const)
  }
  const { why, ...progress } = { why: undefined, ...comparing }
  return (
    <ResultDialog
      state={state()}
      match={{ ...progress, ...(why ? { why: reason(why) } : {}), onFile: setGiven }}
      server={{ text: keyText, onText: setKeyText, ...(key?.ok === false ? { why: reason(key.reason) } : {}) }}
      onClose={onClose}
    />
  )
}
