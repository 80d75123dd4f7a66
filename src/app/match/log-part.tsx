/** The log of a match: each entry put into words once per language. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { LogPanel } from '../../ui/match/log-panel'
import { itemsOf } from './log-words'
import type { AtTable } from './match-table'

export function LogPart({ client, game, speak, onClose }: AtTable & { onClose(): void }) {
  const log = useStore(client.store, (state) => state.log)
  const lines = useMemo(() => itemsOf(log, game, speak), [log, game, speak])
  return <LogPanel lines={lines} onClose={onClose} />
}
