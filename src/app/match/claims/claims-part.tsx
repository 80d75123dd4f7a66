/** Pins claims to the miniature that is placed or moved, or that is selected for it, and judges them as it is drafted. */
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { stillMoment } from '../../../client/moment'
import { INCH } from '../../../geometry/types'
import { claimRefusal, isOfDistance, judgeClaim } from '../../../lab/claims/judge'
import { CLAIM_TYPES, type Claim, type ClaimType, LONGEST_CLAIM, MOST_CLAIMS, MOST_STATIONS } from '../../../protocol/claim'
import type { ShownVerdict } from '../../../ui/match/claim-verdict'
import { ClaimsPanel } from '../../../ui/match/claims-panel'
import { capital } from '../../../ui/words/plural'
import { useWords } from '../../../ui/words/words-context'
import { useSettings } from '../../settings'
import { isStacked, useWindowSize } from '../../window-shape'
import type { AtTable } from '../match-table'
import { type ClaimJudge, miniaturesIn, useClaimJudge } from './claim-judge'
import { claimInWords, verdictInWords } from './claim-words'

/** The distances with which a claim about one begins. */
const FIRST_LENGTH = 8 * INCH
const FIRST_STATIONS = 3

const keyOf = (claim: Claim) => JSON.stringify(claim)

export function ClaimsPart({ at, onClose }: { readonly at: AtTable; onClose(): void }) {
  const judge = useClaimJudge(at.game, at.speak, true)
  return judge ? <Claiming at={at} judge={judge} onClose={onClose} /> : null
}

interface ClaimingProps {
  readonly at: AtTable
  readonly judge: ClaimJudge
  onClose(): void
}

function Claiming({ at: { client, game, table, speak }, judge, onClose }: ClaimingProps) {
  const { say, reason } = useWords()
  const view = useStore(client.store, (state) => state.view)
  const seat = useStore(client.store, (state) => state.seat)
  const decisions = useStore(client.store, (state) => state.decisions)
  const draft = useStore(client.store, (state) => state.draft)
  const ahead = useStore(client.store, (state) => state.ahead)
  const pinned = useStore(client.store, (state) => state.pinned)
  const selected = useStore(table, (state) => state.selected)
  const claiming = useStore(table, (state) => state.claiming)
  const textSize = useSettings((state) => state.textSize)
  const windowSize = useWindowSize()
  const [type, setType] = useState<ClaimType>('unseen')
  const [length, setLength] = useState(FIRST_LENGTH)
  const [stations, setStations] = useState(FIRST_STATIONS)
  const speech = useMemo(() => ({ speak, game }), [speak, game])

  const world = useMemo(
    () => judge.drafted({ view, seat, decisions, draft, ahead }),
    [judge, view, seat, decisions, draft, ahead],
  )
  const own = useMemo(
    () => game.look(view as object, stillMoment(view as object, seat), speak).figures.filter((one) => one.seat === seat),
    [game, view, seat, speak],
  )
  const drafted = 'piece' in draft ? draft.piece : selected
  const piece = own.find(({ ref }) => ref === drafted)?.ref
  const { isAiming = false, other } = claiming ?? {}
  const claimOf = (ends: Pick<Claim, 'piece' | 'other'>): Claim => {
    if (!isOfDistance(type)) return { type, ...ends }
    return game.stations ? { type, ...ends, stations } : { type, ...ends, length }
  }
  const claim = piece === undefined || other === undefined ? undefined : claimOf({ piece, other })
  const verdictOn = (one: Claim): ShownVerdict | undefined => {
    const judged = judgeClaim(one, world)
    return judged && { holds: judged.holds, text: verdictInWords(one, judged, speech), reason: judge.reason(judged.reason) }
  }
  const mine = pinned.filter((one) => one.piece === piece)
  // What can never be claimed in this game is told as soon as it is chosen.
  const others = miniaturesIn(world).filter((ref) => ref !== piece)
  const known = other ?? others[0]
  const refused = piece === undefined || known === undefined ? undefined : claimRefusal({ type, piece, other: known }, world)
  const verdict = claim && !refused ? verdictOn(claim) : undefined
  const refusal = refused
    ? reason(refused)
    : claim && !verdict
      ? say('claim-unjudged')
      : mine.length >= MOST_CLAIMS
        ? say('claim-full')
        : undefined
  return (
    <ClaimsPanel
      piece={piece === undefined ? undefined : speak.piece(piece)}
      pinned={mine.map((one) => ({ id: keyOf(one), text: claimInWords(one, speech), verdict: verdictOn(one) }))}
      types={CLAIM_TYPES}
      type={type}
      distance={
        !isOfDistance(type)
          ? undefined
          : game.stations
            ? { stations, most: MOST_STATIONS, text: game.stations(stations, speak.language) }
            : { length, unit: game.unit }
      }
      others={others.map((ref) => ({ ref, name: capital(speak.piece(ref)) }))}
      other={others.find((ref) => ref === other)}
      isAiming={isAiming}
      verdict={verdict}
      refusal={refusal}
      isOverTable={isStacked(textSize, windowSize)}
      canPin={claim !== undefined && refusal === undefined && !mine.some((one) => keyOf(one) === keyOf(claim))}
      onType={setType}
      onStations={setStations}
      onLength={(next) => setLength(Math.min(LONGEST_CLAIM, Math.max(0, next)))}
      onOther={(ref) => table.setState({ claiming: { isAiming: false, other: ref } })}
      onAim={() => table.setState({ claiming: { ...claiming, isAiming: !isAiming } })}
      onPin={() => {
        if (claim) client.actions.pin([...pinned, claim])
        table.setState({ claiming: { isAiming: false } })
      }}
      onUnpin={(id) => client.actions.pin(pinned.filter((one) => keyOf(one) !== id))}
      onClose={onClose}
    />
  )
}
