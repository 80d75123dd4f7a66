/** The log of a match in which claims were made: each stands under its move, with the verdict at that moment. */
import { useCallback, useMemo } from 'react'
import type { ShownLine } from '../../../client/seats'
import { LogLines, type LogPartProps } from '../log-lines'
import { lookBack } from '../look-back'
import { useClaimJudge } from './claim-judge'
import { claimItems } from './claim-words'

export function ClaimedLog(props: LogPartProps) {
  const { client, game, id, online, own, speak } = props
  const judge = useClaimJudge(game, speak, true)
  // Where a match is watched, its moments are opened by the time line.
  const isWatched = !online && own.length === 0
  const onOpen = useMemo(
    () => (isWatched ? undefined : (line: number) => lookBack({ client, id, online }, line)),
    [isWatched, client, id, online],
  )
  const moreOf = useCallback(
    (line: ShownLine, log: readonly ShownLine[]) => claimItems(line, log, judge, { speak, game }, onOpen),
    [judge, speak, game, onOpen],
  )
  return <LogLines {...props} moreOf={moreOf} />
}
