/** The rolls of one side in its tray, film after film: what fell before lies on the rim. */
import { useState } from 'react'
import { DiceFilm, type DiceMarks, LyingDice } from '../../dice/show'
import type { Cocked, Throw } from '../../dice/throw/throw'
import { trayFor } from '../../dice/throw/tray'
import type { Spot } from '../../scene/space'
import type { DiceCue } from '../../scene/timeline'
import { SPEEDS } from '../../ui/settings'
import { useSettings } from '../settings'
import type { TrayAt } from './dice-places'
import { spotIn } from './dice-places'
import type { Lane } from './dice-run'
import { TrayOnTable } from './tray-on-table'

interface Props {
  readonly lane: Lane
  readonly at: TrayAt
  readonly isSkipped: boolean
  readonly hurry: number
  readonly marks: DiceMarks | undefined
  /** `spot`: where it lies in the place of the trays. */
  readonly onCocked: (cocked: Cocked, spot: Spot) => void
  /** The dice of this roll lie, or it has no film that can be read. */
  readonly onFallen: (cue: DiceCue) => void
}

export function FilmsInLane({ lane: { cues }, at, isSkipped, hurry, marks, onCocked, onFallen }: Props) {
  const { motion, sound, pace } = useSettings()
  /** So many films have ended. */
  const [ended, setEnded] = useState(0)
  const now = isSkipped ? cues.length - 1 : Math.min(ended, cues.length - 1)
  const cue = cues[now]
  if (!cue) return null
  const over = () => {
    setEnded(now + 1)
    // Films that were skipped have fallen with the last one.
    for (const one of cues.slice(0, now + 1)) onFallen(one)
  }
  const { lying = [] } = cue
  // The walls are those that the dice of this film met.
  const tray = trayFor(Math.max(1, cue.dice.length))
  return (
    <TrayOnTable tray={tray} at={at}>
      {lying.length > 0 && <LyingDice tray={tray} dice={lying} marks={marks} />}
      <DiceFilm
        key={now}
        // The film of a told roll is a throw's; one that is not is refused by its reader.
        thrown={cue.film as Throw}
        marks={marks}
        skip={isSkipped}
        reducedMotion={motion === 'reduced'}
        speed={SPEEDS[pace] * hurry}
        highlight={cue.glow}
        sound={sound === 'on'}
        onCocked={(cocked, lies) => onCocked(cocked, spotIn(at, lies))}
        onDone={over}
        onRefused={over}
      />
    </TrayOnTable>
  )
}
