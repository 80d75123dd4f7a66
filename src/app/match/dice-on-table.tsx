/** The contents of the dice trays: dice waiting to be thrown by hand, films of throws, or the last dice that fell. */
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { HeldDice } from '../../dice/show'
import { type Tray, trayFor } from '../../dice/throw/tray'
import type { DiceCue } from '../../scene/timeline'
import { SPEEDS } from '../../ui/settings'
import { useWords } from '../../ui/words/words-context'
import { useSettings } from '../settings'
import { FilmsInLane } from './dice-lane'
import { type TrayAt, traysAt } from './dice-places'
import type { Lane } from './dice-run'
import { type DiceShow, READING } from './dice-show'
import type { AtTable } from './match-table'
import { TrayOnTable } from './tray-on-table'

/** Number of dice whose tray stays on the table while nothing is rolled. */
const USUAL_DICE = 6

const sizeOf = ({ cues }: Lane): Tray => trayFor(Math.max(1, ...cues.map(({ dice }) => dice.length)))

export interface DiceOnTableProps extends AtTable {
  readonly show: DiceShow
  /** Length of the table's edge along which the trays stand, in inches. */
  readonly edge: number
  /** The size of the picture, if it is not the window's. */
  readonly size: { readonly width: number; readonly height: number }
  readonly isSilent: boolean
}

export function DiceOnTable({ client, table, game, show, edge, size, isSilent, speak }: DiceOnTableProps) {
  const marks = game.marks?.dice
  const { motion, sound, pace, tray: staying } = useSettings()
  const hasSound = sound === 'on' && !isSilent
  const { say } = useWords()
  const run = useStore(table, (state) => state.dice)
  const hurry = useStore(table, (state) => state.hurry)
  const waiting = useStore(client.store, (state) => state.throws[0])
  const reduced = motion === 'reduced'
  const isUpright = size.width < size.height

  const [fallen, setFallen] = useState<ReadonlySet<DiceCue>>(new Set())
  const out = run?.lanes.flatMap(({ cues }) => cues) ?? []
  const isAllFallen = run !== undefined && out.every((cue) => fallen.has(cue))
  const isSeen = run?.isSeen
  // When all films have ended, the dice stay for a while to be read; then the match goes on.
  useEffect(() => {
    if (!isAllFallen || isSeen) return
    return show.later(show.seen, (reduced ? READING / 2 : READING) / (SPEEDS[pace] * hurry))
  }, [isAllFallen, isSeen, show, reduced, pace, hurry])

  // A player who is about to throw against dice that have already fallen sees those beside his own.
  const before = !waiting ? run?.lanes : run?.isOpen ? run.lanes.filter(({ seat }) => seat !== waiting.roll.by).slice(-1) : []
  const lanes = before ?? []
  const dice = waiting?.roll.dice
  const held = useMemo(() => (dice ? trayFor(dice.length) : undefined), [dice])
  const trays = [...lanes.map(sizeOf), ...(held ? [held] : [])]
  const places = traysAt(trays.length > 0 ? trays : [trayFor(USUAL_DICE)], edge, isUpright)

  // With two trays, each side gets a title.
  const titles = [
    ...lanes.map(({ cues, seat }) => ({ text: cues.at(-1)?.title ?? '', seat })),
    ...(waiting ? [{ text: '', seat: waiting.roll.by }] : []),
  ]
  const isOut = waiting !== undefined || (run !== undefined && !run.isSeen)
  const told = JSON.stringify(
    isOut && titles.length > 1
      ? titles.map(({ text, seat }, at) => {
          const name = seat === undefined ? '' : speak.seat(seat)
          return {
            id: `tray-${at}`,
            at: places[at]?.far,
            text: text === '' ? name : text,
            ...(text === '' ? {} : { detail: name }),
            tone: 'neutral',
          }
        })
      : [],
  )
  useEffect(() => table.setState({ trayTags: JSON.parse(told) }), [table, told])

  // Depending on the setting, the tray appears only for a throw and is removed after it has been read.
  return (
    <group visible={staying === 'stays' || isOut}>
      {trays.length === 0 && <TrayOnTable tray={trayFor(USUAL_DICE)} at={places[0] as TrayAt} />}
      {lanes.map((lane, index) => (
        <FilmsInLane
          key={`${run?.id} ${lane.seat}`}
          lane={lane}
          at={places[index] as TrayAt}
          // A run that has already been seen is not played again.
          isSkipped={run !== undefined && (run.isSkipped || run.isSeen)}
          hurry={hurry}
          hasSound={hasSound}
          marks={marks}
          onCocked={(cocked, spot) =>
            table.setState((now) => ({ cocked: [...now.cocked, { cocked, spot, lane: String(lane.seat) }] }))
          }
          onFallen={(cue) => setFallen((now) => new Set([...now, cue].filter((one) => out.includes(one))))}
        />
      ))}
      {waiting && dice && held && (
        <TrayOnTable tray={held} at={places[lanes.length] as TrayAt}>
          <HeldDice
            key={waiting.decision}
            dice={dice}
            marks={marks}
            reducedMotion={reduced}
            throwLabel={say('throw-dice', { count: dice.length })}
            sound={hasSound}
            onThrow={({ x, y, strength }) =>
              client.actions.throwDice(waiting.decision, { x: x * 10, y: y * 10, strength: strength * 10 })
            }
          />
        </TrayOnTable>
      )}
    </group>
  )
}
