/**
 * Tells the match aloud: a polite live region for screen readers. One telling for all that happened up to the next question, so
 * that a bot's turn does not interrupt itself; the log has every line.
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ShownLine } from '../../../client/seats'
import { QUESTION_ID } from '../../../ui/match/question-id'
import { useWords } from '../../../ui/words/words-context'
import { itemsOf } from '../log-words'
import type { AtTable } from '../match-table'
import { freshLines, newsOf } from './telling'
import { draftNow, keysTold, type Now, type Question, questionNow, surroundings, waitingNow } from './told-now'
import { partAndTerrain, type Surroundings } from './where'

/** Milliseconds without a change before it is told: entries that are shown one after the other are told together. */
const PAUSE = 400
/** As many tellings stay, for players who read them again. */
const KEPT = 6

export function TellingPart({ client, game, table, speak, seats, own }: AtTable) {
  const { say } = useWords()
  const at = useMemo((): Now => ({ client, game, speak, seats, own }), [client, game, speak, seats, own])
  const [told, setTold] = useState<readonly { readonly id: number; readonly text: string }[]>([])
  const before = useRef<{ line?: ShownLine | undefined; question?: Question | undefined; waiting: string; draft: string }>({
    line: client.store.getState().log.at(-1),
    waiting: '',
    draft: '',
  })
  const count = useRef(0)

  useEffect(() => {
    let timer = 0
    const tell = () => {
      const was = before.current
      const state = client.store.getState()
      const fresh = freshLines(state, was.line)
      const question = questionNow(at, say)
      const waiting = question ? '' : waitingNow(at, say)
      // A pointer shows where it carries a piece; only in the panel is a place found by keys.
      const draft = document.activeElement?.closest(`#${QUESTION_ID}`) ? (draftNow(at, say) ?? '') : ''
      const texts = [
        newsOf(itemsOf(fresh, game, speak), say),
        waiting === was.waiting ? '' : waiting,
        question && question.id !== was.question?.id ? question.text : '',
        question && was.question === undefined && count.current === 0 ? keysTold(say) : '',
        draft === was.draft ? '' : draft,
      ].filter((text) => text !== '')
      before.current = { line: fresh.at(-1) ?? was.line, question: question ?? was.question, waiting, draft }
      if (texts.length === 0) return
      count.current += 1
      const id = count.current
      setTold((all) => [...all.slice(1 - KEPT), { id, text: texts.join(' ') }])
    }
    const later = () => {
      clearTimeout(timer)
      timer = window.setTimeout(tell, PAUSE)
    }
    later()
    const stop = client.store.subscribe(later)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, game, speak, say, at])

  // What was told before in the other language is in the log, in this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told anew by the language alone
  useEffect(() => setTold([]), [speak.language])

  useEffect(() => {
    let known: { readonly state: unknown; readonly around: Surroundings } | undefined
    table.setState({
      whereIs: (ref) => {
        const state = client.store.getState()
        // All options of a question are asked about at once.
        if (known?.state !== state) known = { state, around: surroundings(at, say) }
        const { around } = known
        const { figures, tokens = [], terrain } = around.look
        const thing = [...figures, ...tokens].find((one) => one.ref === ref) ?? terrain.find((one) => one.ref === ref)
        return thing && partAndTerrain('radius' in thing ? thing : { ...thing, radius: 0 }, around)
      },
    })
    return () => table.setState({ whereIs: undefined })
  }, [at, client, say, table])

  return (
    <div className="ui-hidden ui-telling" aria-live="polite">
      {told.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
