/** The log of a match. What shows the claims in it is loaded once there are any. */
import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import type { ShownLine } from '../../client/seats'
import { learnPart } from '../../ui/words/words'
import { LogLines, type LogPartProps } from './log-lines'

const hasClaims = ({ entry }: ShownLine) => entry.claims !== undefined

const ClaimedLog = lazy(async () => {
  const [module] = await Promise.all([import('./claims/claimed-log'), learnPart('claims')])
  return { default: module.ClaimedLog }
})

export function LogPart(props: LogPartProps) {
  const isClaimed = useStore(props.client.store, (state) => state.log.some(hasClaims))
  const plain = <LogLines {...props} />
  if (!isClaimed) return plain
  return (
    <Suspense fallback={plain}>
      <ClaimedLog {...props} />
    </Suspense>
  )
}
