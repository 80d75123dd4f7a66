/** The legend of an exposure layer: its bands by colour, pattern and number, and the number of places in the band pointed at. */
import { useState } from 'react'
import type { Shown } from '../../lab/exposure'
import type { LabLayer } from '../../lab/layers'
import { percentText } from '../words/length'
import { useWords } from '../words/words-context'
import { bandText } from './readings'

export interface LegendProps {
  readonly layer: LabLayer
  readonly shown: Shown
  readonly colours: readonly string[]
  readonly dots: readonly number[]
}

export function Legend({ layer, shown, colours, dots }: LegendProps) {
  const { say, speak } = useWords()
  const [at, setAt] = useState<number>()
  const { bands, counts, blank } = shown
  const all = counts.reduce((sum, count) => sum + count, 0) + (layer.type === 'height' ? blank : 0)
  const rows = [
    ...bands.map((band, i) => ({
      text: bandText(layer, shown.layer.measure, band, say, speak),
      look: band.look,
      count: counts[i] ?? 0,
    })),
    // Places without a number have no colour: they are not visible at any height examined.
    ...(layer.type === 'height' && blank > 0 ? [{ text: say('lab-band-never'), look: undefined, count: blank }] : []),
  ]
  const read = at === undefined ? undefined : rows[at]
  return (
    <div className="ui-legend">
      <ol className="ui-bands" aria-label={say('lab-legend')}>
        {rows.map(({ text, look, count }, i) => (
          <li key={text}>
            <button
              type="button"
              className="ui-band"
              aria-label={say('lab-band-places', {
                band: text,
                share: percentText(count / Math.max(1, all), speak.language),
                count,
              })}
              onPointerEnter={() => setAt(i)}
              onPointerLeave={() => setAt(undefined)}
              onFocus={() => setAt(i)}
              onBlur={() => setAt(undefined)}
              onClick={() => setAt(i)}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                {look !== undefined && (
                  <>
                    <rect width="20" height="20" fill={colours[look]} />
                    {[5, 15].map((x) =>
                      [5, 15].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r={(dots[look] ?? 0) * 10} fill="#ffffffc0" />),
                    )}
                  </>
                )}
              </svg>
              {text}
            </button>
          </li>
        ))}
      </ol>
      <p className="ui-note ui-legend-read" aria-hidden="true">
        {read
          ? say('lab-band-places', {
              band: read.text,
              share: percentText(read.count / Math.max(1, all), speak.language),
              count: read.count,
            })
          : say('lab-legend-hint')}
      </p>
    </div>
  )
}
