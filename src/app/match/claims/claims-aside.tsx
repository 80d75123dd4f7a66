/** The claims that count at present, and a notice when one that was true no longer is. */
import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { StandingClaim } from '../../../lab/claims/follow'
import { ClaimsList } from '../../../ui/match/claims-list'
import type { ToastNotice } from '../../../ui/toasts'
import { useWords } from '../../../ui/words/words-context'
import { saidOf, summed } from '../log-words'
import type { AtTable } from '../match-table'
import { useClaimJudge } from './claim-judge'
import { claimInWords, verdictInWords } from './claim-words'

export interface ClaimsAsideProps {
  readonly at: AtTable
  /** Shows the moment right after this line of the log. */
  onOpen(line: number): void
  onNotice(notice: Omit<ToastNotice, 'id'>): void
}

const idOf = ({ claim, made }: StandingClaim) => `${made} ${JSON.stringify(claim)}`

export function ClaimsAside({ at: { client, game, speak }, onOpen, onNotice }: ClaimsAsideProps) {
  const { say } = useWords()
  const log = useStore(client.store, (state) => state.log)
  const judge = useClaimJudge(game, speak, true)
  const standing = useMemo(() => judge?.standing(log), [judge, log])
  const broken = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    if (!standing) return
    const now = standing.filter(({ brokenBy }) => brokenBy !== undefined)
    // What was broken when the match was opened is in the list only.
    const known = broken.current ?? new Set(now.map(idOf))
    broken.current = new Set(now.map(idOf))
    for (const one of now) {
      const { claim, brokenBy = 0 } = one
      if (known.has(idOf(one))) continue
      const line = log.find(({ entry }) => entry.seq === brokenBy)
      const since = line ? summed(saidOf(line, game, speak)) : ''
      onNotice({
        kind: 'refused',
        text: say('claim-broken', { claim: claimInWords(claim, { speak, game }) }),
        ...(since === '' ? {} : { detail: say('claim-since', { since }) }),
        action: { label: say('claim-open'), onAction: () => onOpen(brokenBy) },
      })
    }
  }, [standing, log, game, speak, say, onOpen, onNotice])
  if (!judge || !standing || standing.length === 0) return null
  return (
    <ClaimsList
      claims={standing.map((one) => ({
        id: idOf(one),
        text: claimInWords(one.claim, { speak, game }),
        seat: one.seat === 'chance' ? undefined : one.seat,
        verdict: {
          holds: one.now.holds,
          text: verdictInWords(one.claim, one.now, { speak, game }),
          reason: judge.reason(one.now.reason),
        },
      }))}
      onOpen={(id) => {
        const found = standing.find((one) => idOf(one) === id)
        if (found) onOpen(found.brokenBy ?? found.made)
      }}
    />
  )
}
