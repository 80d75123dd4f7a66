/** The log of a match in which claims were made: each stands under its move, with the verdict at that moment. */
import { useCallback } from 'react'
import type { ShownLine } from '../../../client/seats'
import { LogLines, type LogPartProps } from '../log-lines'
import { useClaimJudge } from './claim-judge'
import { claimItems } from './claim-words'

export function ClaimedLog(props: LogPartProps) {
  const { game, speak } = props
  const judge = useClaimJudge(game, speak, true)
  const moreOf = useCallback((line: ShownLine, log: readonly ShownLine[]) => claimItems(line, log, judge, speak), [judge, speak])
  return <LogLines {...props} moreOf={moreOf} />
}
