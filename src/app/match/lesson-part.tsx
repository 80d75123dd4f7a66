/** Guides a taught match: shows each lesson step when its question is asked, and moves on when that has been answered. */
import { type ReactNode, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { gameOf } from '../../games'
import { type GameLesson, isAbout, type LessonStep, stepNow } from '../../games/lesson'
import type { DecisionId } from '../../kernel'
import { LessonBubble } from '../../ui/match/lesson-bubble'
import { doneOf, keepDone, leaveLesson, WELCOME } from './lesson'
import type { AtTable } from './match-table'

/** The bubble of a lesson under way; undefined in other matches. While there is one, the usual hints are not shown. */
export function useLesson({ id, client, game, table, speak, online }: AtTable): ReactNode | undefined {
  const [done, setDone] = useState(() => (online ? undefined : doneOf(id)))
  const [lesson, setLesson] = useState<GameLesson>()
  const isTaught = done !== undefined
  useEffect(() => {
    if (isTaught) void gameOf(game.id)?.lesson?.().then(setLesson)
  }, [isTaught, game.id])
  useEffect(() => table.setState({ isTaught }), [table, isTaught])
  const open = useStore(client.store, (state) => state.decisions)
  const isOver = useStore(client.store, (state) => state.outcome !== undefined)
  const step = done?.has(WELCOME) && lesson ? stepNow(lesson, open, done) : undefined
  // The step being shown and the question it was shown for.
  const [said, setSaid] = useState<{ readonly step: LessonStep; readonly at: DecisionId }>()
  useEffect(() => {
    if (!done) return
    const isDone =
      said &&
      (said.step.lasts ? open.length > 0 && !isAbout(said.step, open) : !open.some(({ id: decision }) => decision === said.at))
    if (isDone) {
      const next = new Set([...done, said.step.id])
      keepDone(id, next)
      setDone(next)
      setSaid(undefined)
    } else if (!said && step) {
      const about = open.find((one) => isAbout(step, [one]))
      if (about) setSaid({ step, at: about.id })
    }
  }, [done, step, said, id, open])
  useEffect(() => {
    const { dataset } = document.documentElement
    if (step?.points) dataset.taught = step.points
    return () => {
      delete dataset.taught
    }
  }, [step])

  if (!lesson || !done) return undefined
  const words = lesson.words[speak.language]
  const leave = () => {
    leaveLesson()
    setDone(undefined)
  }
  const count = { done: lesson.steps.filter(({ id: one }) => done.has(one)).length, of: lesson.steps.length }
  if (!done.has(WELCOME)) {
    const begin = () => {
      const next = new Set([...done, WELCOME])
      keepDone(id, next)
      setDone(next)
    }
    return <LessonBubble {...words.welcome} {...count} onNext={begin} onLeave={leave} />
  }
  if (isOver || count.done === count.of) return <LessonBubble {...words.done} {...count} onLeave={leave} />
  const text = step && words.steps[step.id]
  return text ? <LessonBubble {...text} {...count} onLeave={leave} /> : null
}
