/**
 * When the go comes back to somebody here: what the others did meanwhile, until the next answer or until it is closed. What another takes
 * back is told at once.
 */
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { stillMoment } from '../../client/moment'
import { NewsPanel } from '../../ui/match/news-panel'
import { doneSince, isTakenBack } from './done-since'
import { saidOf } from './log-words'
import type { AtTable } from './match-table'

export function NewsPart({ client, game, seats, table, speak }: AtTable) {
  const log = useStore(client.store, (state) => state.log)
  // A window in the midst of another's go is no moment to look back.
  const isAsked = useStore(
    client.store,
    (state) => state.window === undefined && state.sent === undefined && state.decisions.some(({ offer }) => !offer),
  )
  const closes = useStore(table, (state) => state.closes)
  const [seen, setSeen] = useState(-1)
  const last = log.at(-1)?.entry.seq ?? -1
  // Only what comes to pass while it is looked at is news; Escape closes it, and an answer has it be seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had come to pass by then is seen.
  useEffect(() => setSeen(last), [closes])
  const own = useMemo(() => seats.filter(({ isBot }) => !isBot).map(({ seat }) => seat), [seats])
  const line = log.at(-1)
  const isUndone = line !== undefined && isTakenBack(line, own)
  // After an undo, numbers come again; another's undo is news, whatever was seen before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: undos of one seat after each other are one line, with one number.
  useEffect(() => setSeen((before) => Math.min(before, isUndone ? last - 1 : last)), [log])
  const point = (told: string | undefined) => table.setState({ told })
  const lines = useMemo(() => {
    const { view, seat } = client.store.getState()
    if (!(isAsked || isUndone) || view === undefined) return []
    const fresh = log.filter(({ entry }) => entry.seq > seen)
    if (fresh.length === 0) return []
    const { figures, tokens = [], cards = [], zones = [] } = game.look(view as object, stillMoment(view, seat, []), speak)
    const things = new Set([...figures, ...tokens, ...cards, ...zones].map(({ ref }) => ref))
    return doneSince(fresh, {
      own,
      saidOf: (line) => saidOf(line, game, speak),
      nameOf: speak.piece,
      isThere: (ref) => things.has(ref),
    })
  }, [client, game, own, speak, log, isAsked, isUndone, seen])
  const isGone = lines.length === 0
  useEffect(() => {
    if (isGone) table.setState({ told: undefined })
  }, [isGone, table])
  if (isGone) return null
  return <NewsPanel lines={lines} onPoint={point} onClose={() => setSeen(last)} />
}
