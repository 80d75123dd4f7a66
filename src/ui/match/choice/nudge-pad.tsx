/** Moves a place by small steps: four buttons, and the arrow keys while one of them has the focus. */
import { type KeyboardEvent, useState } from 'react'
import type { Pose } from '../../../table/piece'
import { IconButton } from '../../button'
import { Segments } from '../../controls'
import { UNITS_IN } from '../../words/length'
import type { LengthUnit } from '../../words/speak'
import { useWords } from '../../words/words-context'

type Place = Pose['at']

/** Step sizes as parts of a unit of length. */
const STEPS = { fine: 0.1, half: 0.5, whole: 1 } as const
type Step = keyof typeof STEPS
const STEP_NAMES: readonly Step[] = ['fine', 'half', 'whole']
const ARROWS: { readonly [key: string]: Place } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

export interface NudgePadProps {
  readonly at: Place
  readonly unit: LengthUnit
  /** The size of the table if the player sees it from its far edge. */
  readonly turned?: { readonly width: number; readonly depth: number } | undefined
  onMove(at: Place): void
}

/** The place moved by this many units, rounded to whole coordinates. */
export const nudged = (at: Place, by: Place, units: number): Place => ({
  x: Math.round(at.x + by.x * units),
  y: Math.round(at.y + by.y * units),
})

export function NudgePad({ at, unit, turned, onMove }: NudgePadProps) {
  const { say, speak } = useWords()
  const [step, setStep] = useState<Step>('half')
  const unitsOf = (one: Step) => UNITS_IN[unit] * STEPS[one]
  const move = (by: Place, size: Step = step) => onMove(nudged(at, by, turned ? -unitsOf(size) : unitsOf(size)))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key]
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    move(by, event.shiftKey ? 'fine' : step)
  }
  return (
    <div className="ui-nudge">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the arrow keys of all buttons inside. */}
      <div className="ui-nudge-pad" onKeyDown={onKeyDown}>
        <IconButton className="ui-nudge-away" icon="up" label={say('nudge-away')} onClick={() => move({ x: 0, y: 1 })} />
        <IconButton className="ui-nudge-left" icon="left" label={say('nudge-left')} onClick={() => move({ x: -1, y: 0 })} />
        <IconButton className="ui-nudge-right" icon="right" label={say('nudge-right')} onClick={() => move({ x: 1, y: 0 })} />
        <IconButton className="ui-nudge-near" icon="down" label={say('nudge-near')} onClick={() => move({ x: 0, y: -1 })} />
      </div>
      <Segments<Step>
        label={say('nudge-step')}
        options={STEP_NAMES.map((one) => ({ id: one, label: speak.length(unitsOf(one)) }))}
        value={step}
        onChange={setStep}
      />
    </div>
  )
}
