/** The log of a match, which says first if it is a fork, with messages written at a server's table among the entries. Words are cached per language. */
import { useMemo } from 'react'
import { createStore, useStore } from 'zustand'
import type { ShownLine } from '../../client/seats'
import type { ClientState } from '../../client/state'
import type { SaidLine } from '../../protocol/online'
import { LogPanel } from '../../ui/match/log-panel'
import { useClaimJudge } from './claims/claim-judge'
import { claimItems } from './claims/claim-words'
import { withTalk } from './log-talk'
import { forkItems, itemsOf } from './log-words'
import type { AtTable } from './match-table'

/** An empty talk store for matches of this device, where nobody writes messages. */
const SILENCE = createStore<{ readonly said: readonly SaidLine[] }>(() => ({ said: [] }))

const hasClaims = ({ entry }: ShownLine) => entry.claims !== undefined

const eyesOf = ({ covered, seat }: ClientState) => (covered ? 'spectator' : seat)

export function LogPart({ client, game, table, speak, online, fork, onClose }: AtTable & { onClose(): void }) {
  const log = useStore(client.store, (state) => state.log)
  const eyes = useStore(client.store, eyesOf)
  const said = useStore(online?.online.store ?? SILENCE, (state) => state.said)
  const judge = useClaimJudge(
    game,
    speak,
    useMemo(() => log.some(hasClaims), [log]),
  )
  const marked = useStore(table, (state) => state.marked)
  const lines = useMemo(() => {
    const saidIn = (some: readonly ShownLine[]) =>
      some.flatMap((line) => [...itemsOf([line], game, speak), ...claimItems(line, log, judge, speak)])
    return [...forkItems(fork, game, speak), ...withTalk(log, said, eyes, speak, saidIn)]
  }, [log, said, eyes, game, speak, judge, fork])
  return <LogPanel lines={lines} hasTalk={online !== undefined} marked={marked} onClose={onClose} />
}
