/** What a bot was after with the deed that a line of the log tells, worked out once it is asked for. */
import { useEffect, useMemo, useState } from 'react'
import type { Reason } from '../../../kernel'
import { MotivePanel } from '../../../ui/match/motive-panel'
import { useWords } from '../../../ui/words/words-context'
import { reasonOf } from '../../device'
import type { AtTable } from '../match-table'
import { askMotive, type DeedAnswer } from './asking'
import type { AskedLine } from './lines'
import { motiveLines } from './told'

export interface MotivePartProps {
  readonly at: AtTable
  readonly asked: AskedLine
  onClose(): void
}

/** Progress is shown in this many steps: each draws the panel anew. */
const STEPS = 50

export function MotivePart({ at: { id, game, speak }, asked, onClose }: MotivePartProps) {
  const { say, reason } = useWords()
  const { eyes, line, seat, text } = asked
  const [answer, setAnswer] = useState<DeedAnswer>()
  const [done, setDone] = useState(0)
  const [refused, setRefused] = useState<Reason>()
  useEffect(() => {
    const control = new AbortController()
    const { signal } = control
    setAnswer(undefined)
    setRefused(undefined)
    setDone(0)
    askMotive({ match: id, game: game.id, eyes, line, seat }, signal, (share) => setDone(Math.round(share * STEPS) / STEPS)).then(
      (told) => !signal.aborted && setAnswer(told),
      (error) => !signal.aborted && setRefused(reasonOf(error)),
    )
    return () => control.abort()
  }, [id, game.id, eyes, line, seat])
  const nothing = answer && 'nothing' in answer ? answer.nothing : undefined
  const told = useMemo(
    () => (answer && !('nothing' in answer) ? motiveLines(answer, game, { speak, say }) : undefined),
    [answer, game, speak, say],
  )
  return (
    <MotivePanel
      deed={text}
      told={told}
      nothing={nothing && say(`motive-${nothing}`, { name: speak.seat(seat) })}
      done={done}
      refusal={refused && reason(refused)}
      onClose={onClose}
    />
  )
}
