/** What a match at a server's table has besides the match: a lost line, words just said, and a call when it is one's own go. */
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useSpeakerName } from '../../ui/online/talk-panel'
import { useWords } from '../../ui/words/words-context'
import { Line } from './line'
import type { AtServer } from './use-online'

export interface OnlineAtTableProps {
  readonly at: AtServer
  /** The talk is in sight: nothing needs to be pointed out. */
  readonly isTalkShown: boolean
  onTell(text: string): void
}

export function OnlineAtTable({ at, isTalkShown, onTell }: OnlineAtTableProps) {
  const { online, client, seats } = at
  const { say } = useWords()
  const table = useStore(online.store, (state) => state.table)
  const said = useStore(online.store, (state) => state.said)
  const nameOf = useSpeakerName(table?.seats ?? [])
  const heard = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each line is told once, in the language of its moment.
  useEffect(() => {
    const last = said.at(-1)
    const isNew = heard.current !== undefined && last !== undefined && last.number > heard.current
    heard.current = last?.number ?? 0
    const isOwn = last !== undefined && 'seat' in last.by && seats.includes(last.by.seat)
    if (!isNew || isOwn || isTalkShown || !last) return
    onTell(`${nameOf(last.by)}: ${last.sign === undefined ? last.text : say(`sign-${last.sign}`)}`)
  }, [said])
  useTitle(client, seats)
  return (
    <div className="ui-line-over">
      <Line at={at} />
    </div>
  )
}

/** The tab says so while this page is asked something: its player may be looking elsewhere. */
function useTitle(client: AtServer['client'], seats: AtServer['seats']): void {
  const { say } = useWords()
  const words = say('your-go-title')
  useEffect(() => {
    if (!client || seats.length === 0) return
    const plain = document.title
    const show = () => {
      const { decisions, throws } = client.store.getState()
      const isAsked = decisions.some(({ offer }) => !offer) || throws.length > 0
      document.title = isAsked ? `(${words}) ${plain}` : plain
    }
    show()
    const stop = client.store.subscribe(show)
    return () => {
      stop()
      document.title = plain
    }
  }, [client, seats, words])
}
