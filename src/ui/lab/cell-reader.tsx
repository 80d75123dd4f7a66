/** Reads one place of an exposure layer: the one pointed at, or the next one by arrow keys while this has the focus. */
import type { KeyboardEvent } from 'react'
import type { CellFacts } from '../../geometry/sight/map/inspect'
import type { Shown } from '../../lab/exposure'
import type { LabGround } from '../../lab/ground'
import { type LabLayer, RISE, TALLEST } from '../../lab/layers'
import { readingAt } from '../../lab/shown'
import { percentText } from '../words/length'
import { capital } from '../words/plural'
import { useWords } from '../words/words-context'
import { areaName, objectiveName, readingText } from './readings'

export interface CellReaderProps {
  readonly layer: LabLayer
  readonly shown: Shown | undefined
  readonly facts: CellFacts | undefined
  readonly ground: LabGround
  readonly hidesDistances: boolean
  onStep(arrow: string, isFar: boolean): void
}

export function CellReader({ layer, shown, facts, ground, hidesDistances, onStep }: CellReaderProps) {
  const { say, speak } = useWords()
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopPropagation()
    onStep(event.key, event.shiftKey)
  }
  const value = facts && shown && readingAt(shown, facts.at)
  return (
    <div
      className="ui-exposure-facts"
      role="application"
      aria-label={say('lab-reader')}
      aria-roledescription={say('lab-reader-keys')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: with the focus here, arrow keys move to the next place.
      tabIndex={0}
      data-reader=""
      onKeyDown={onKeyDown}
    >
      <p className="ui-exposure-here" aria-live="polite">
        <span>
          {facts
            ? !hidesDistances && say('lab-cell-at', { x: speak.length(facts.at.x), y: speak.length(facts.at.y) })
            : say('lab-cell-none')}
        </span>
        {value !== undefined && shown && <strong>{readingText(layer, shown.layer.measure, value, say, speak)}</strong>}
      </p>
      {facts &&
        (facts.isFilled ? (
          <p>{say('lab-cell-inside')}</p>
        ) : (
          <Facts facts={facts} ground={ground} hidesDistances={hidesDistances} />
        ))}
      <p className="ui-note">{say('lab-reader-keys')}</p>
    </div>
  )
}

interface FactsProps {
  readonly facts: CellFacts
  readonly ground: LabGround
  readonly hidesDistances: boolean
}

function Facts({ facts, ground, hidesDistances }: FactsProps) {
  const { say, speak } = useWords()
  const percent = (share: number) => percentText(share, speak.language)
  const names = facts.objectives.map((ref) => objectiveName(ref, say, speak))
  return (
    <ul>
      {facts.areas.map(({ ref, share, hiddenBelow, isNeverSeen }) => {
        const area = areaName(
          ground.areas.find((one) => one.ref === ref),
          say,
          speak,
        )
        const tail =
          hiddenBelow !== undefined && hiddenBelow <= RISE
            ? say('lab-cell-always')
            : hiddenBelow !== undefined
              ? say('lab-cell-below', { height: speak.length(hiddenBelow) })
              : isNeverSeen
                ? say('lab-cell-never', { height: speak.length(TALLEST) })
                : say('lab-cell-pending')
        return <li key={ref}>{capital(say('lab-cell-area', { share: percent(share), area, tail }))}</li>
      })}
      <li>{say('lab-cell', { seen: percent(facts.seenFrom), sees: percent(facts.sees) })}</li>
      <li>
        {names.length > 0 ? say('lab-cell-objectives', { names: names.join(', ') }) : say('lab-cell-no-objective')}
        {!hidesDistances && facts.farthest && ` ${say('lab-cell-farthest', { length: speak.length(facts.farthest.length) })}`}
      </li>
    </ul>
  )
}
