/** How an open puzzle stands by the rules. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { HomeCalls } from '../../protocol/home'
import { device } from '../device'
import type { AtTable } from './match-table'

export type Task = HomeCalls['task']['gives']

/** Asked again after every entry, but only once all that has happened is shown: the dice must be seen to fall first. */
export function useTask({ id, client, puzzle }: AtTable): Task | undefined {
  const [task, setTask] = useState<Task>()
  const seq = useStore(client.store, (state) => state.seq)
  const isPlaying = useStore(client.store, (state) => state.playing !== undefined || state.coming.length > 0)
  const isPuzzle = puzzle !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry may have changed how the puzzle stands.
  useEffect(() => {
    if (!isPuzzle || isPlaying) return
    let isCurrent = true
    device()
      .ask('task', { match: id })
      .then((found) => isCurrent && setTask(found), console.warn)
    return () => {
      isCurrent = false
    }
  }, [id, seq, isPlaying, isPuzzle])
  return task
}
