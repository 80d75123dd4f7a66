/** The exposure layer of the sight lab: which, its legend, what there is to say of the place under the pointer, a picture to keep. */
import type { CellFacts } from '../../geometry/sight/map/inspect'
import { BANDS, LAYERS, type LabLayer } from '../../lab/exposure'
import { Button } from '../button'
import { keepKeys } from '../keep-keys'
import { percentText } from '../words/length'
import { useWords } from '../words/words-context'

export interface ExposureProps {
  readonly layer: LabLayer | undefined
  /** The share of the work that is done. */
  readonly done: number
  /** Of the cell under the pointer, or the one aimed at. */
  readonly facts: CellFacts | undefined
  /** The lowest height at which a target there is seen from the far edge. */
  readonly seenAt: number | undefined
  readonly colours: readonly string[]
  readonly dots: readonly number[]
  onLayer(layer: LabLayer | undefined): void
  onPicture(): void
}

/** The words of the bands, from the least to the most. */
export const bandTexts = (language: 'en' | 'fr'): readonly string[] =>
  Array.from(
    { length: BANDS },
    (_, band) => `${percentText(band / BANDS, language)} – ${percentText((band + 1) / BANDS, language)}`,
  )

export function ExposurePart({ layer, done, facts, seenAt, colours, dots, onLayer, onPicture }: ExposureProps) {
  const { say, speak } = useWords()
  const percent = (share: number) => percentText(share, speak.language)
  return (
    <section className="ui-exposure">
      <label className="ui-field">
        <span className="ui-label">{say('lab-layer')}</span>
        <select
          className="ui-input"
          value={layer ?? ''}
          onKeyDown={keepKeys}
          onChange={(event) => onLayer(LAYERS.find((one) => one === event.currentTarget.value))}
        >
          <option value="">{say('lab-layer-none')}</option>
          {LAYERS.map((one) => (
            <option key={one} value={one}>
              {say(`lab-layer-${one}`)}
            </option>
          ))}
        </select>
      </label>
      {layer && (
        <>
          {done < 1 && <progress className="ui-exposure-progress" value={done} aria-label={say('lab-layer-working')} />}
          <ol className="ui-bands" aria-label={say('lab-legend')}>
            {bandTexts(speak.language).map((text, band) => (
              <li key={text}>
                <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                  <rect width="20" height="20" fill={colours[band]} />
                  {[5, 15].map((x) =>
                    [5, 15].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r={(dots[band] ?? 0) * 10} fill="#ffffffc0" />),
                  )}
                </svg>
                {text}
              </li>
            ))}
          </ol>
          <p className="ui-exposure-facts" aria-live="polite">
            {facts
              ? facts.isFilled
                ? say('lab-cell-inside')
                : say('lab-cell', {
                    seen: percent(facts.seenFrom),
                    sees: percent(facts.sees),
                    far: percent(facts.areas[0]?.share ?? 0),
                    near: percent(facts.areas[1]?.share ?? 0),
                  })
              : say('lab-cell-none')}{' '}
            {facts &&
              !facts.isFilled &&
              (seenAt === undefined ? say('lab-cell-never') : say('lab-cell-below', { height: speak.length(seenAt) }))}
          </p>
          <Button icon="export" onClick={onPicture}>
            {say('lab-picture')}
          </Button>
        </>
      )}
    </section>
  )
}
