/** The rolls of one side in its tray, one film after the other. Dice of earlier rolls lie on the rim. */
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
  readonly hasSound: boolean
  readonly marks: DiceMarks | undefined
  /** `spot` is the die's position in the space of the dice trays. */
  readonly onCocked: (cocked: Cocked, spot: Spot) => void
  /** Called when the dice of this roll have come to rest, or when it has no readable film. */
  readonly onFallen: (cue: DiceCue) => void
}

export function FilmsInLane({ lane: { cues }, at, isSkipped, hurry, hasSound, marks, onCocked, onFallen }: Props) {
  const { motion, pace } = useSettings()
  /** The number of films that have ended. */
  const [ended, setEnded] = useState(0)
  const now = isSkipped ? cues.length - 1 : Math.min(ended, cues.length - 1)
  const cue = cues[now]
  if (!cue) return null
  const over = () => {
    setEnded(now + 1)
    // When films are skipped, their dice count as fallen together with those of the last film.
    for (const one of cues.slice(0, now + 1)) onFallen(one)
  }
  const { lying = [] } = cue
  // The tray needs the size it had in the throw: the dice of this film hit its walls.
  const tray = trayFor(Math.max(1, cue.dice.length))
  return (
    <TrayOnTable tray={tray} at={at}>
      {lying.length > 0 && <LyingDice tray={tray} dice={lying} marks={marks} />}
      <DiceFilm
        key={now}
        // The film of a roll that was told should be a throw's; `DiceFilm` refuses one that is not.
        thrown={cue.film as Throw}
        marks={marks}
        skip={isSkipped}
        reducedMotion={motion === 'reduced'}
        speed={SPEEDS[pace] * hurry}
        highlight={cue.glow}
        sound={hasSound}
        onCocked={(cocked, lies) => onCocked(cocked, spotIn(at, lies))}
        onDone={over}
        onRefused={over}
      />
    </TrayOnTable>
  )
}
