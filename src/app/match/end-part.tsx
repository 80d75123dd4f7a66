/** The end screen, until the player closes it to look at the table once more. */
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { EndScreen } from '../../ui/match/end-screen'
import { goTo } from '../route'
import { saidOf } from './log-words'
import type { AtTable } from './match-table'
import { storyOf } from './story'

export function EndPart({
  client,
  game,
  seats,
  speak,
  onExport,
  onCheck,
  onProve,
  onWatch,
}: AtTable & { onExport(): void; onCheck(): void; onProve(): void; onWatch(): void }) {
  const outcome = useStore(client.store, (state) => state.outcome)
  const view = useStore(client.store, (state) => state.view) as object
  const [isAway, setIsAway] = useState(false)
  const sources = useMemo(() => (outcome ? (game.scoreSheet?.(view, speak) ?? []) : []), [outcome, game, view, speak])
  const log = useStore(client.store, (state) => state.log)
  const story = useMemo(
    () =>
      outcome &&
      storyOf(log, {
        seats: seats.map(({ seat }) => seat),
        // A round's title has the round before the dot and what is at stake in it after the dot; only the first part fits here.
        statusOf: (one) => {
          const { round, scores } = game.status(one, speak)
          return { round: round.split(' · ')[0] ?? round, scores }
        },
        saidOf: (line) => saidOf(line, game, speak),
      }),
    [outcome, log, game, seats, speak],
  )
  if (!outcome || isAway) return null
  return (
    <EndScreen
      seats={seats.map(({ seat, name }) => ({ seat, name, total: outcome.scores[seat] ?? 0 }))}
      {...(story ? { story } : {})}
      winners={outcome.winners}
      sources={sources.map((row) => ({ id: row.id, label: row.label, points: seats.map(({ seat }) => row.points[seat] ?? 0) }))}
      onHome={() => goTo({ page: 'home' })}
      onAgain={() => goTo({ page: 'lobby', game: game.id })}
      onExport={onExport}
      onCheck={onCheck}
      onProve={onProve}
      onWatch={onWatch}
      onLook={() => setIsAway(true)}
    />
  )
}
