/** Heights to try instead of the real ones, and the count of everything in sight. */
import { useId } from 'react'
import type { Everything } from '../../lab/everything'
import { Button } from '../button'
import { SettingSwitch } from '../controls'
import { keepKeys } from '../keep-keys'
import { useWords } from '../words/words-context'
import { StandingSign } from './verdicts'

export interface TriedHeight {
  readonly value: number
  readonly isTried: boolean
}

export interface WhatIfProps {
  readonly eye: TriedHeight
  /** Undefined if nothing is aimed at, so that there is no target height to try. */
  readonly height: TriedHeight | undefined
  /** Table units per inch; the sliders move in tenths of an inch. */
  readonly unit: number
  readonly everything: Everything | undefined
  onEye(value: number): void
  onHeight(value: number): void
  onTrue(): void
  onAll(isAll: boolean): void
}

/** The greatest height that may be tried, in inches. */
const TALLEST = 8

export function WhatIf({ eye, height, unit, everything, onEye, onHeight, onTrue, onAll }: WhatIfProps) {
  const { say } = useWords()
  return (
    <section className="ui-what-if">
      <SettingSwitch label={say('lab-all')} on={everything !== undefined} onChange={onAll} />
      {everything && (
        <ul className="ui-sight-counts" aria-live="polite">
          <li>
            <StandingSign standing="clear" />
            {say('lab-count-clear', { count: everything.counts.clear })}
          </li>
          <li>
            <StandingSign standing="hindered" />
            {say('lab-count-hindered', { count: everything.counts.hindered })}
          </li>
          <li>
            <StandingSign standing="hidden" />
            {say('lab-count-hidden', { count: everything.counts.hidden })}
          </li>
        </ul>
      )}
      <h3>{say('lab-what-if')}</h3>
      <Height label={say('lab-eye')} tried={eye} unit={unit} onChange={onEye} />
      {height && <Height label={say('lab-height')} tried={height} unit={unit} onChange={onHeight} />}
      {(eye.isTried || height?.isTried) && (
        <Button tone="quiet" icon="undo" onClick={onTrue}>
          {say('lab-true-heights')}
        </Button>
      )}
    </section>
  )
}

interface HeightProps {
  readonly label: string
  readonly tried: TriedHeight
  readonly unit: number
  onChange(value: number): void
}

function Height({ label, tried, unit, onChange }: HeightProps) {
  const { speak } = useWords()
  const id = useId()
  return (
    <div className="ui-slider" data-tried={tried.isTried ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{speak.length(tried.value)}</output>
      <input
        id={id}
        type="range"
        min={1}
        max={TALLEST * 10}
        step={1}
        value={Math.round((tried.value / unit) * 10)}
        aria-valuetext={speak.length(tried.value)}
        onKeyDown={keepKeys}
        onChange={(event) => onChange(Math.round((event.currentTarget.valueAsNumber * unit) / 10))}
      />
    </div>
  )
}
