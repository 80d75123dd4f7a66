/** What lies in the dice tray: dice waiting to be thrown by hand, the film of a throw, or what fell last. */
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { DiceFilm, DiceTray, HeldDice, LyingDice, trayBorder, trayFoot } from '../../dice/show'
import type { Throw } from '../../dice/throw/throw'
import { type Tray, trayFor } from '../../dice/throw/tray'
import { TRAY } from '../../scene/room/tray-place'
import { useTableSet } from '../../scene/table-set'
import { SPEEDS } from '../../ui/settings'
import { useWords } from '../../ui/words/words-context'
import { useSettings } from '../settings'
import type { AtTable } from './match-table'

/** How long the fallen dice are left to be read before the match goes on. */
const READING = 900
/** The tray of an ordinary roll: it stays on the table while nothing is rolled. */
const USUAL_DICE = 6

/** The scale at which a tray fits its place beside the mat, its long side along the table's. */
const fitting = (tray: Tray) =>
  Math.min(0.85, (TRAY.depth - 1) / (tray.width + 2 * trayBorder), (TRAY.width - 0.4) / (tray.depth + 2 * trayBorder))
/** The thrower sits at the near edge's side of the tray. */
const TURNED: [number, number, number] = [0, Math.PI / 2, 0]

export function DiceOnTable({ client, table, game }: AtTable) {
  const marks = game.marks?.dice
  const { motion, sound, pace, tray: staying } = useSettings()
  const { say } = useWords()
  const shown = useStore(table, (state) => state.dice)
  const waiting = useStore(client.store, (state) => state.throws[0])
  const reduced = motion === 'reduced'
  const [fallen, setFallen] = useState<unknown>()

  // The film has ended: the dice stay to be read for a while, then the match goes on.
  useEffect(() => {
    if (!shown || fallen !== shown.cue) return
    const timer = setTimeout(shown.done, (reduced ? READING / 2 : READING) / SPEEDS[pace])
    return () => clearTimeout(timer)
  }, [shown, fallen, reduced, pace])

  const thrown = useMemo(() => (shown?.cue.film as Throw | undefined) ?? undefined, [shown?.cue])
  useEffect(() => {
    // Without a film there is nothing to wait for: the text and the log tell the roll.
    if (shown && !thrown) shown.done()
  }, [shown, thrown])
  const dice = waiting?.roll.dice
  const lying = shown?.cue.lying
  const count = dice?.length ?? thrown?.dice.length ?? USUAL_DICE
  const tray = useMemo(() => trayFor(count), [count])
  const scale = fitting(tray)
  // Its wood and felt are drawn by the program, which takes a while: nothing of the first picture waits for it.
  const isSet = useTableSet()
  if (!isSet) return null
  // It is put down for a throw and taken away once that has been read, so that the table is clear.
  const isOut = staying === 'stays' || waiting !== undefined || (shown !== undefined && !shown.isSeen)
  return (
    <group visible={isOut}>
      <DiceTray tray={tray} scale={scale} position={[0, trayFoot * scale, 0]} rotation={TURNED}>
        {!waiting && thrown && lying && lying.length > 0 && <LyingDice tray={tray} dice={lying} marks={marks} />}
        {waiting && dice ? (
          <HeldDice
            key={waiting.decision}
            dice={dice}
            marks={marks}
            reducedMotion={reduced}
            throwLabel={say('throw-dice', { count: dice.length })}
            sound={sound === 'on'}
            onThrow={({ x, y, strength }) =>
              client.actions.throwDice(waiting.decision, { x: x * 10, y: y * 10, strength: strength * 10 })
            }
          />
        ) : (
          thrown &&
          shown && (
            <DiceFilm
              thrown={thrown}
              marks={marks}
              skip={shown.skip}
              reducedMotion={reduced}
              speed={SPEEDS[pace]}
              highlight={shown.cue.glow}
              sound={sound === 'on'}
              onCocked={(cocked, { x, y, z }) =>
                table.setState((now) => ({ cocked: [...now.cocked, { cocked, spot: { x, y, z } }] }))
              }
              onDone={() => setFallen(shown.cue)}
              onRefused={shown.done}
            />
          )
        )}
      </DiceTray>
    </group>
  )
}
