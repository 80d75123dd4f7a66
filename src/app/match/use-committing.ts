/** Turns a ghost of the lab into a draft of the ordinary answer, which the player then confirms like any other. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { momentOf } from '../../client/moment'
import { commitOf } from '../lab/sight-commit'
import type { Committing } from '../lab/use-ghost'
import type { AtTable } from './match-table'

export function useCommitting({ client, game, table }: AtTable): Committing {
  const view = useStore(client.store, (state) => state.view)
  const decisions = useStore(client.store, (state) => state.decisions)
  const isPlaying = useStore(client.store, (state) => state.playing !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `judge` reads the store; it is renewed with each view and question.
  return useMemo((): Committing => {
    const judge = (...args: Parameters<Committing['refusal']>) => commitOf(game, momentOf(client.store.getState()), ...args)
    return {
      leavesLab: true,
      refusal(ref, pose) {
        const found = judge(ref, pose)
        return found.type === 'refused' ? found.reason : undefined
      },
      commit(ref, pose) {
        const found = judge(ref, pose)
        if (found.type === 'draft') client.actions.take(found.drafted)
        table.setState({ selected: ref, refusal: undefined })
      },
    }
  }, [client, game, table, view, decisions, isPlaying])
}
