/** The task of an open puzzle: asked of the host after every entry, and shown by parts that are loaded only with puzzles. */
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { HomeCalls } from '../../protocol/home'
import { learnPart } from '../../ui/words/words'
import { device } from '../device'
import type { AtTable } from './match-table'

export type Task = HomeCalls['task']['gives']

const TaskPart = lazy(async () => {
  const [module] = await Promise.all([import('./task-part'), learnPart('puzzles')])
  return { default: module.TaskPart }
})
const TaskResultPart = lazy(async () => {
  const [module] = await Promise.all([import('./task-part'), learnPart('puzzles')])
  return { default: module.TaskResultPart }
})

/** What a puzzle shows: the task beside the table, and the result in the prompt's place once it is decided. */
export function useTask(at: AtTable): { readonly tip: ReactNode; readonly result?: ReactNode } | undefined {
  const { id, client, puzzle } = at
  const [task, setTask] = useState<Task>()
  const seq = useStore(client.store, (state) => state.seq)
  // Only once all that has happened is shown: the dice must be seen to fall first.
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
  if (!puzzle) return undefined
  if (!task) return { tip: null }
  const isDecided = task.progress.state !== 'open'
  return {
    tip: (
      <Suspense>
        <TaskPart at={at} puzzle={puzzle} task={task} />
      </Suspense>
    ),
    ...(isDecided && {
      result: (
        <Suspense>
          <TaskResultPart at={at} puzzle={puzzle} task={task} />
        </Suspense>
      ),
    }),
  }
}
