/** The log of a match: each entry put into words once per language, with what was said at a server's table among them. */
import { useMemo } from 'react'
import { createStore, useStore } from 'zustand'
import type { ClientState } from '../../client/state'
import type { SaidLine } from '../../protocol/online'
import { LogPanel } from '../../ui/match/log-panel'
import { withTalk } from './log-talk'
import { itemsOf } from './log-words'
import type { AtTable } from './match-table'

/** At a table of this device nobody writes. */
const SILENCE = createStore<{ readonly said: readonly SaidLine[] }>(() => ({ said: [] }))

const eyesOf = ({ covered, seat }: ClientState) => (covered ? 'spectator' : seat)

export function LogPart({ client, game, speak, online, onClose }: AtTable & { onClose(): void }) {
  const log = useStore(client.store, (state) => state.log)
  const eyes = useStore(client.store, eyesOf)
  const said = useStore(online?.online.store ?? SILENCE, (state) => state.said)
  const lines = useMemo(
    () => withTalk(log, said, eyes, speak, (some) => itemsOf(some, game, speak)),
    [log, said, eyes, game, speak],
  )
  return <LogPanel lines={lines} hasTalk={online !== undefined} onClose={onClose} />
}
