/** The branches of the watched match, and its comparison with another, whose file is opened in a worker of its own. */
import { useEffect, useMemo, useState } from 'react'
import type { PlayerSeat, Reason } from '../../kernel'
import type { Branch } from '../../protocol/home'
import { momentIn, roundsOf } from '../../replay/compare'
import { type Mark, marksOf, type Reading } from '../../replay/marks'
import { type Track, trackOf } from '../../replay/track'
import { BranchesPanel } from '../../ui/watch/branches-panel'
import { useWords } from '../../ui/words/words-context'
import { device, reasonOf } from '../device'
import { goTo } from '../route'
import { branchNames, type SaidIn, shownBranches, shownComparison } from './branches'
import { openRoom } from './room'

export interface BranchesPartProps extends SaidIn {
  readonly id: string
  readonly seats: readonly { readonly seat: PlayerSeat; readonly name: string }[]
  readonly track: Track
  readonly marks: readonly Mark[]
  readonly reading: Reading
  readonly position: number
  /** The branch to be compared at first; none if empty. */
  readonly beside: string | undefined
  onClose(): void
}

/** What an onlooker was told of another match of this device. */
async function trackOfMatch(match: string): Promise<Track> {
  const room = openRoom()
  try {
    const { file } = await device().ask('export', { match, attempt: true })
    const { viewers } = await room.ask('open', { file })
    return trackOf(await room.ask('telling', { eyes: viewers[0] ?? 'spectator' }))
  } finally {
    room.close()
  }
}

export function BranchesPart(props: BranchesPartProps) {
  const { id, seats, track, marks, reading, position, beside, game, speak, onClose } = props
  const { reason } = useWords()
  const [branches, setBranches] = useState<readonly Branch[]>()
  const [refused, setRefused] = useState<Reason>()
  const [compared, setCompared] = useState(beside || undefined)
  const [other, setOther] = useState<{ readonly id: string; readonly track: Track }>()
  useEffect(() => {
    let isCurrent = true
    device()
      .ask('branches', { match: id })
      .then(
        (found) => isCurrent && setBranches(found.branches),
        (error) => isCurrent && setRefused(reasonOf(error)),
      )
    return () => {
      isCurrent = false
    }
  }, [id])
  useEffect(() => {
    if (compared === undefined) return
    let isCurrent = true
    trackOfMatch(compared).then(
      (found) => isCurrent && setOther({ id: compared, track: found }),
      (error) => {
        if (!isCurrent) return
        setRefused(reasonOf(error))
        setCompared(undefined)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [compared])
  const shown = useMemo(() => branches && shownBranches(branches, id, { game, speak }), [branches, id, game, speak])
  const here = useMemo(() => roundsOf(track, marks, reading), [track, marks, reading])
  const there = useMemo(
    () =>
      other && other.id === compared
        ? { track: other.track, rounds: roundsOf(other.track, marksOf(other.track, reading), reading) }
        : undefined,
    [other, compared, reading],
  )
  const shared = branches?.find(({ match }) => match.id === compared)?.shared
  const comparison = useMemo(() => {
    if (!there || !branches || compared === undefined || shared === undefined) return undefined
    const name = branchNames(branches, { speak }).get(compared) ?? ''
    return shownComparison(here, there.rounds, track.positionOf(shared), { name, seats })
  }, [there, branches, compared, shared, here, track, seats, speak])
  const onSwitch = () => {
    if (!there || compared === undefined || shared === undefined) return
    const now = track.of[position - 1] ?? 0
    const at = now <= shared ? now : there.track.of[momentIn(here, there.rounds, position) - 1]
    goTo({ page: 'watch', match: compared, at: at ?? 0, beside: id })
  }
  return (
    <BranchesPanel
      branches={shown}
      compared={compared}
      comparison={comparison}
      refused={refused && reason(refused)}
      onOpen={(match) =>
        goTo({ page: 'watch', match, at: Math.max(0, branches?.find((one) => one.match.id === match)?.shared ?? 0), beside: id })
      }
      onCompare={setCompared}
      onSwitch={onSwitch}
      onClose={onClose}
    />
  )
}
