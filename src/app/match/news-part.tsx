/**
 * Shown when the turn returns to somebody at this screen: what the others did meanwhile, until the next answer or until it is
 * closed. An undo by another player is shown at once.
 */
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { stillMoment } from '../../client/moment'
import { waitsBeside } from './beside'
import { doneSince, isTakenBack } from './done-since'
import { saidOf } from './log-words'
import type { AtTable } from './match-table'
import { type AskedLine, askedOf } from './motive/lines'

/** Loaded when there is news: the first picture has none. */
const NewsPanel = lazy(() => import('../../ui/match/news-panel').then((module) => ({ default: module.NewsPanel })))

export interface NewsPartProps {
  readonly at: AtTable
  /** True if the news has a place of its own, where it covers nothing of the table. */
  readonly isAside: boolean
  /** Asks what a bot was after. Without it, bots cannot be asked. */
  readonly onMotive: ((asked: AskedLine) => void) | undefined
}

export function NewsPart({ at, isAside, onMotive }: NewsPartProps) {
  const { client, game, seats, table, speak } = at
  const log = useStore(client.store, (state) => state.log)
  // A window during another player's turn is not the time for a summary.
  const isAsked = useStore(
    client.store,
    (state) => state.window === undefined && state.sent === undefined && state.decisions.some(({ offer }) => !offer),
  )
  const closes = useStore(table, (state) => state.closes)
  const [seen, setSeen] = useState(-1)
  const last = log.at(-1)?.entry.seq ?? -1
  // Only entries that arrive while this part is mounted are news; Escape closes it by marking everything as seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every press of Escape marks what had happened by then as seen.
  useEffect(() => setSeen(last), [closes])
  const own = useMemo(() => seats.filter(({ isBot }) => !isBot).map(({ seat }) => seat), [seats])
  const bots = useMemo(() => seats.filter(({ isBot }) => isBot).map(({ seat }) => seat), [seats])
  const line = log.at(-1)
  const isUndone = line !== undefined && isTakenBack(line, own)
  // Entry numbers restart lower after an undo, so `seen` goes down with them. An undo by another seat is always news.
  // biome-ignore lint/correctness/useExhaustiveDependencies: consecutive undos of one seat share one line and number.
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
      ...(onMotive ? { askedOf: (line, said) => askedOf(line, said, bots, log) } : {}),
    })
  }, [client, game, own, bots, speak, log, isAsked, isUndone, seen, onMotive])
  const decisions = useStore(client.store, (state) => state.decisions)
  // Pieces that wait beside the table stand where the news would hide them.
  const isBesideUsed = useMemo(() => {
    const { view, seat } = client.store.getState()
    if (isAside || view === undefined) return false
    const { figures } = game.look(view as object, stillMoment(view, seat, decisions), speak)
    return waitsBeside(figures, decisions, game.tabletop(view as object))
  }, [client, game, speak, decisions, isAside])
  const isGone = lines.length === 0
  useEffect(() => {
    if (isGone) table.setState({ told: undefined })
  }, [isGone, table])
  if (isGone) return null
  return (
    <Suspense>
      <NewsPanel
        key={`${isBesideUsed}`}
        lines={lines}
        startsFolded={isBesideUsed}
        onPoint={point}
        onAsk={({ seat, asked, text }) => {
          const { covered, seat: viewer } = client.store.getState()
          const eyes = covered ? 'spectator' : viewer
          if (seat !== undefined && asked !== undefined) onMotive?.({ eyes, line: asked, seat, text })
        }}
        onClose={() => setSeen(last)}
      />
    </Suspense>
  )
}
