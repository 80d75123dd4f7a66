/** The exposure layers of the sight lab: choice of layer and cell size, legend, summary, the place being read, and a picture. */
import { useEffect, useRef } from 'react'
import type { CellFacts } from '../../geometry/sight/map/inspect'
import type { MapRefusal } from '../../geometry/sight/map/request'
import type { Units } from '../../geometry/types'
import type { Shown } from '../../lab/exposure'
import type { LabGround } from '../../lab/ground'
import { groupOf, LAYER_GROUPS, type LabLayer, layerKey } from '../../lab/layers'
import { Button, IconButton } from '../button'
import { SettingSwitch } from '../controls'
import { keepKeys } from '../keep-keys'
import { useWords } from '../words/words-context'
import { CellReader } from './cell-reader'
import { Legend } from './legend'
import { layerName } from './readings'
import { SummaryLine } from './summary-line'

export interface ExposureProps {
  readonly layers: readonly LabLayer[]
  readonly layer: LabLayer | undefined
  readonly hidesDistances: boolean
  readonly ground: LabGround
  readonly shown: Shown | undefined
  /** The finished share of the work. */
  readonly done: number
  /** The reason why nothing is shown. */
  readonly trouble: MapRefusal | { readonly type: 'worker-failed' } | undefined
  /** The facts of the cell being read. */
  readonly facts: CellFacts | undefined
  /** The heights of eye and target above the table that the map is made for. */
  readonly heights: { readonly eye: Units; readonly target: Units }
  /** The cell sizes to choose from, each with the memory that its map takes. */
  readonly cells: readonly { readonly cell: Units; readonly bytes: number }[]
  readonly cell: Units
  readonly hasBodies: boolean
  readonly colours: readonly string[]
  readonly dots: readonly number[]
  onLayer(key: string | undefined): void
  onCell(cell: Units): void
  /** Undefined if no miniatures stand on the table. */
  onBodies?: ((hasBodies: boolean) => void) | undefined
  onPicture(): void
  /** Moves the reading to the next cell in the direction of an arrow key. */
  onStep(arrow: string, isFar: boolean): void
}

const MEGABYTE = 2 ** 20

export function ExposurePart(props: ExposureProps) {
  const { layers, layer, ground, shown, done, trouble, heights, cells, cell, hasBodies } = props
  const { say, speak } = useWords()
  const megabytes = (bytes: number) => {
    const size = bytes / MEGABYTE
    return speak.number(size < 10 ? Math.max(0.1, Math.round(10 * size) / 10) : Math.round(size))
  }
  const box = useRef<HTMLElement>(null)
  const isOn = layer !== undefined
  // The chosen layer's part appears below the choice, so it is scrolled into view.
  useEffect(() => {
    if (isOn) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isOn])
  return (
    <section ref={box} className="ui-exposure">
      <label className="ui-field">
        <span className="ui-label">{say('lab-layer')}</span>
        <select
          className="ui-input"
          data-part="layer"
          value={layer ? layerKey(layer) : ''}
          onKeyDown={keepKeys}
          onChange={(event) => props.onLayer(event.currentTarget.value || undefined)}
        >
          <option value="">{say('lab-layer-none')}</option>
          {LAYER_GROUPS.map((group) => (
            <optgroup key={group} label={say(`lab-group-${group}`)}>
              {layers
                .filter((one) => groupOf(one) === group)
                .map((one) => (
                  <option key={layerKey(one)} value={layerKey(one)}>
                    {layerName(one, ground, say, speak)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      {layer && (
        <>
          {done < 1 && !trouble && (
            <div className="ui-exposure-working">
              <progress value={done} aria-label={say('lab-layer-working')} />
              <IconButton icon="close" label={say('lab-layer-cancel')} onClick={() => props.onLayer(undefined)} />
            </div>
          )}
          {trouble && (
            <p className="ui-sight-refusal" role="alert">
              {trouble.type === 'too-large'
                ? say('lab-map-too-large', { needs: megabytes(trouble.bytes), most: megabytes(trouble.most) })
                : say(trouble.type === 'worker-failed' ? 'lab-map-failed' : 'lab-map-impossible')}
            </p>
          )}
          {shown && (
            <>
              <Legend layer={layer} shown={shown} colours={props.colours} dots={props.dots} />
              {shown.summary && <SummaryLine layer={layer} summary={shown.summary} ground={ground} />}
            </>
          )}
          {!trouble && (
            <CellReader
              layer={layer}
              shown={shown}
              facts={props.facts}
              ground={ground}
              hidesDistances={props.hidesDistances}
              onStep={props.onStep}
            />
          )}
          {props.onBodies && (
            <SettingSwitch label={say('lab-bodies')} hint={say('lab-bodies-hint')} on={hasBodies} onChange={props.onBodies} />
          )}
          <label className="ui-field">
            <span className="ui-label">{say('lab-cell-size')}</span>
            <select
              className="ui-input"
              data-part="cell"
              value={cell}
              onKeyDown={keepKeys}
              onChange={(event) => props.onCell(Number(event.currentTarget.value))}
            >
              {cells.map((one) => (
                <option key={one.cell} value={one.cell}>
                  {say('lab-cell-of', { size: speak.length(one.cell), needs: megabytes(one.bytes) })}
                </option>
              ))}
            </select>
          </label>
          <p className="ui-note">
            {say('lab-map-heights', { eye: speak.length(heights.eye), target: speak.length(heights.target) })}
          </p>
          <Button icon="export" disabled={!shown} onClick={props.onPicture}>
            {say('lab-picture')}
          </Button>
        </>
      )}
    </section>
  )
}
