/** What a match at a server's table adds to the match: a lost connection, new messages, and a call at the player's turn. */
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useSpeakerName } from '../../ui/online/talk-panel'
import { useWords } from '../../ui/words/words-context'
import type { AtTable } from '../match/match-table'
import { useSettings } from '../settings'
import { Line } from './line'
import { signingResult } from './sign-result'
import type { AtServer } from './use-online'
import { usePresence } from './use-presence'

export interface OnlineAtTableProps {
  readonly at: AtServer
  readonly match: AtTable
  /** True if the messages are visible, so that new ones need no notice. */
  readonly isTalkShown: boolean
  onTell(text: string): void
}

export function OnlineAtTable({ at, match, isTalkShown, onTell }: OnlineAtTableProps) {
  const { online, client, seats } = at
  const { say } = useWords()
  const table = useStore(online.store, (state) => state.table)
  const said = useStore(online.store, (state) => state.said)
  const nameOf = useSpeakerName(table?.seats ?? [])
  const heard = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is shown once, in the language of its moment.
  useEffect(() => {
    const last = said.at(-1)
    const isNew = heard.current !== undefined && last !== undefined && last.number > heard.current
    heard.current = last?.number ?? 0
    const isOwn = last !== undefined && 'seat' in last.by && seats.includes(last.by.seat)
    if (!isNew || isOwn || isTalkShown || !last) return
    onTell(`${nameOf(last.by)}: ${last.sign === undefined ? last.text : say(`sign-${last.sign}`)}`)
  }, [said])
  usePresence(at, match)
  useEffect(() => client && signingResult(online, client, seats), [online, client, seats])
  useCalls(client, seats)
  return (
    <div className="ui-line-over">
      <Line at={at} />
    </div>
  )
}

/**
 * Marks the tab's title while this page is asked something, because its player may be looking elsewhere. If the page is hidden,
 * it also calls him with a sound and a notification, as far as he has allowed them.
 */
function useCalls(client: AtServer['client'], seats: AtServer['seats']): void {
  const { say } = useWords()
  const words = say('your-go-title')
  useEffect(() => {
    if (!client || seats.length === 0) return
    const plain = document.title
    let wasAsked = false
    const show = () => {
      const { decisions, throws } = client.store.getState()
      const isAsked = decisions.some(({ offer }) => !offer) || throws.length > 0
      document.title = isAsked ? `(${words}) ${plain}` : plain
      if (isAsked && !wasAsked && document.hidden) callPlayer(words)
      wasAsked = isAsked
    }
    show()
    const stop = client.store.subscribe(show)
    return () => {
      stop()
      document.title = plain
    }
  }, [client, seats, words])
}

/** Shows one notification at a time: a newer one replaces the last. */
function callPlayer(words: string): void {
  const { calls, sound } = useSettings.getState()
  if (sound === 'on') chime()
  if (calls !== 'on' || !('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    const call = new Notification('Sightline', { body: words, tag: 'sightline' })
    call.onclick = () => {
      window.focus()
      call.close()
    }
  } catch {
    // Phones accept notifications only from service workers; the title and the sound remain.
  }
}

/** Two soft notes, synthesized so that nothing is loaded. Browsers mute a page until the user has interacted with it. */
function chime(): void {
  const context = new AudioContext()
  for (const [at, pitch] of [
    [0, 660],
    [0.16, 880],
  ] as const) {
    const tone = context.createOscillator()
    const loudness = context.createGain()
    const start = context.currentTime + at
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0, start)
    loudness.gain.linearRampToValueAtTime(0.15, start + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.5)
    tone.connect(loudness).connect(context.destination)
    tone.start(start)
    tone.stop(start + 0.5)
  }
  setTimeout(() => void context.close(), 1000)
}
