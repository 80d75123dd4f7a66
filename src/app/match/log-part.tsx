/** The log of a match: each entry put into words once per language. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { ShownLine } from '../../client/seats'
import { type LogItem, LogPanel } from '../../ui/match/log-panel'
import { saidOf } from './log-words'
import type { AtTable } from './match-table'

/** The words of entries, kept as long as the entries themselves. */
const SAID = new WeakMap<ShownLine, { readonly language: string; readonly items: readonly LogItem[] }>()

export function LogPart({ client, game, speak, onClose }: AtTable & { onClose(): void }) {
  const log = useStore(client.store, (state) => state.log)
  const lines = useMemo(() => {
    return log.flatMap((line) => {
      const known = SAID.get(line)
      if (known?.language === speak.language) return known.items
      const { seq } = line.entry
      const items = saidOf(line, game, speak).map((one, index) => ({ ...one, id: `${seq}-${index}` }))
      SAID.set(line, { language: speak.language, items })
      return items
    })
  }, [log, game, speak])
  return <LogPanel lines={lines} onClose={onClose} />
}
