/** The lines of a match's log: that it is a fork, its entries in words, and what was written at a server's table among them. */
import { useMemo } from 'react'
import { createStore, useStore } from 'zustand'
import type { ShownLine } from '../../client/seats'
import type { ClientState } from '../../client/state'
import type { SaidLine } from '../../protocol/online'
import type { LogItem } from '../../ui/match/log-items'
import { LogPanel } from '../../ui/match/log-panel'
import { withTalk } from './log-talk'
import { forkItems, itemsOf } from './log-words'
import type { AtTable } from './match-table'
import { type AskedLine, askedOf } from './motive/lines'

/** An empty talk store for matches of this device, where nobody writes messages. */
const SILENCE = createStore<{ readonly said: readonly SaidLine[] }>(() => ({ said: [] }))

const eyesOf = ({ covered, seat }: ClientState) => (covered ? 'spectator' : seat)

export type LogPartProps = AtTable & {
  onClose(): void
  /** Asks what a bot was after. Without it, bots cannot be asked. */
  onMotive?: ((asked: AskedLine) => void) | undefined
}

/** `moreOf`: lines of the log that follow those of an entry. */
export function LogLines({
  client,
  game,
  seats,
  speak,
  online,
  fork,
  onClose,
  onMotive,
  moreOf,
}: LogPartProps & { moreOf?(line: ShownLine, log: readonly ShownLine[]): readonly LogItem[] }) {
  const log = useStore(client.store, (state) => state.log)
  const eyes = useStore(client.store, eyesOf)
  const said = useStore(online?.online.store ?? SILENCE, (state) => state.said)
  const lines = useMemo(() => {
    const bots = seats.flatMap(({ seat, isBot }) => (isBot ? [seat] : []))
    const asking = (line: ShownLine): readonly LogItem[] => {
      const items = itemsOf([line], game, speak)
      if (!onMotive || bots.length === 0) return items
      const asked = askedOf(line, items, bots, log)
      return items.map((item) => {
        const seat = asked.get(item)
        if (!seat) return item
        return { ...item, onAsk: () => onMotive({ eyes, line: line.entry.seq, seat, text: item.text }) }
      })
    }
    const saidIn = (some: readonly ShownLine[]) => some.flatMap((line) => [...asking(line), ...(moreOf?.(line, log) ?? [])])
    return [...forkItems(fork, game, speak), ...withTalk(log, said, eyes, speak, saidIn)]
  }, [log, said, eyes, game, seats, speak, fork, moreOf, onMotive])
  return <LogPanel lines={lines} hasTalk={online !== undefined} onClose={onClose} />
}
