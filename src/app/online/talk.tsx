/** The messages at a table, and who is there. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { TalkPanel } from '../../ui/online/talk-panel'
import { Viewpoints } from './aside'
import type { AtServer } from './use-online'
import { armCall, useCall } from './use-presence'

/** Milliseconds after which times such as "two minutes ago" are updated. */
const MINUTE = 60_000

export function Talk({ at: { online, client, seats } }: { readonly at: AtServer }) {
  const isArmed = useCall()
  const table = useStore(online.store, (state) => state.table)
  const lines = useStore(online.store, (state) => state.said)
  const isOpen = useStore(online.store, (state) => state.status === 'here')
  const [now, setNow] = useState(() => Date.now())
  // While everybody is here, no time is shown, so no timer is needed.
  const isAnyAway = table?.seats.some(({ awaySince }) => awaySince !== undefined) ?? false
  useEffect(() => {
    if (!isAnyAway) return
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [isAnyAway])
  if (!table) return null
  return (
    <TalkPanel
      seats={table.seats}
      onlookers={table.onlookers}
      delay={table.delay}
      hasCommentator={table.hasCommentator}
      // During the match the messages are shown in the log instead.
      lines={client ? undefined : lines}
      isOpen={isOpen}
      now={now}
      call={client && seats.length > 0 ? { isArmed, onArm: armCall } : undefined}
      motions={
        client && seats.length > 0
          ? {
              own: seats,
              motion: table.motion,
              isPaused: table.stage === 'playing' ? table.isPaused === true : undefined,
              hasCommentator: table.stage === 'playing' && table.delay !== undefined ? table.hasCommentator === true : undefined,
              onBarCommentator: () => online.request({ type: 'bar-commentator' }),
              onPropose: (motion) => online.request({ type: 'propose', motion }),
              onVote: (grant) => online.request({ type: 'vote', grant }),
            }
          : undefined
      }
      onSay={(text) => online.request({ type: 'say', text })}
      onSign={(sign) => online.request({ type: 'sign', sign })}
    >
      {client && table.mine.isCommentator && <Viewpoints client={client} seats={table.seats} />}
    </TalkPanel>
  )
}
