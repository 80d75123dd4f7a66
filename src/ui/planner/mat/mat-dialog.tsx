/** The dialog for a picture on the mat: its size and its place. */
import { useState } from 'react'
import { INCH, type Units } from '../../../geometry/types'
import { between, byGrid, byPoints, centred, covering, depthOf, moved, type Share } from '../../../planner/mat/placing'
import type { PictureFile, PicturePlace, Pixels } from '../../../planner/mat/types'
import { Button } from '../../button'
import { Segments, SettingSwitch } from '../../controls'
import { DialogFrame } from '../../dialog'
import { FileButton } from '../../file-button'
import type { LengthUnit } from '../../words/speak'
import { useWords } from '../../words/words-context'
import { PlanField } from '../field'
import { ReadingFile, RefusedFile } from '../file-steps'
import { MatView } from './mat-view'
import { NumberField } from './number-field'

export const PICTURE_FILES = '.png,.jpg,.jpeg,.webp'

export interface MatPlacing {
  readonly type: 'placing'
  readonly picture: PictureFile
  /** Pixels of the original file; the picture may have been made smaller. */
  readonly pixels: Pixels
  readonly place: PicturePlace
  /** True if the table is to be resized to the picture. */
  readonly fits: boolean
}
export type MatShown =
  | { readonly type: 'reading'; readonly file: string }
  | { readonly type: 'refused'; readonly why: string }
  | MatPlacing

export interface MatDialogProps {
  readonly shown: MatShown | undefined
  readonly table: { readonly width: Units; readonly depth: Units }
  readonly unit: LengthUnit
  /** Why it could not be put on the table. */
  readonly problem: string | undefined
  onFile(file: File): void
  onPlacing(placing: MatPlacing): void
  onTake(): void
  onClose(): void
}

export function MatDialog(props: MatDialogProps) {
  const { shown, problem, onFile, onTake, onClose } = props
  const { say } = useWords()
  return (
    <DialogFrame
      open={shown !== undefined}
      onClose={onClose}
      title={say('plan-mat-title')}
      hint={say('plan-mat-hint')}
      wide={shown?.type === 'placing'}
    >
      {shown?.type === 'reading' && <ReadingFile told={say('plan-mat-reading', { file: shown.file })} onCancel={onClose} />}
      {shown?.type === 'refused' && (
        <RefusedFile why={shown.why}>
          <FileButton accept={PICTURE_FILES} busy={false} onFile={onFile}>
            {say('plan-mat-other')}
          </FileButton>
        </RefusedFile>
      )}
      {shown?.type === 'placing' && (
        <>
          <Placing {...props} shown={shown} />
          <footer className="ui-own-foot">
            <p className="ui-own-problem" role={problem === undefined ? undefined : 'alert'}>
              {problem}
            </p>
            <FileButton accept={PICTURE_FILES} busy={false} onFile={onFile}>
              {say('plan-mat-other')}
            </FileButton>
            <Button tone="main" icon="confirm" onClick={onTake}>
              {say('plan-mat-take')}
            </Button>
          </footer>
        </>
      )}
    </DialogFrame>
  )
}

const SCALES = ['grid', 'pixels', 'points'] as const
const MIDDLES: readonly [Share, Share] = [
  { x: 0.25, y: 0.5 },
  { x: 0.75, y: 0.5 },
]

function Placing({ shown, table, unit, onPlacing }: MatDialogProps & { readonly shown: MatPlacing }) {
  const { say, speak } = useWords()
  const [scale, setScale] = useState<(typeof SCALES)[number]>('grid')
  const [square, setSquare] = useState<Units>(INCH)
  const [points, setPoints] = useState(MIDDLES)
  const { picture, pixels, place, fits } = shown
  const put = (next: PicturePlace) => onPlacing({ ...shown, place: next })
  const depth = depthOf(place, picture.pixels)
  const across = place.width / square
  const size = fits ? { width: place.width, depth } : table
  const onTable = fits ? { at: { x: 0, y: 0 }, width: place.width } : place
  return (
    <div className="ui-mat-step">
      <MatView
        picture={picture}
        place={onTable}
        table={size}
        points={scale === 'points' ? points : undefined}
        square={scale === 'points' ? undefined : square}
        onPlace={(next) => !fits && put(next)}
        onPoints={setPoints}
      />
      <div className="ui-own-side">
        <p role="status">
          {say('plan-mat-is', {
            width: speak.length(place.width),
            depth: speak.length(depth),
            across: speak.number(pixels.width),
            down: speak.number(pixels.height),
          })}
        </p>
        <Segments
          label={say('plan-mat-scale')}
          options={SCALES.map((id) => ({ id, label: say(`plan-mat-scale-${id}`) }))}
          value={scale}
          onChange={(id) => setScale(SCALES.find((one) => one === id) ?? scale)}
        />
        {scale === 'points' ? (
          <>
            <p className="ui-note">{say('plan-mat-points-hint')}</p>
            <PlanField
              label={say('plan-mat-apart')}
              value={between(place, picture.pixels, ...points)}
              unit={unit}
              onValue={(apart) => apart > 0 && put(byPoints(place, picture.pixels, ...points, apart))}
            />
          </>
        ) : (
          <div className="ui-plan-numbers">
            {scale === 'grid' ? (
              <NumberField
                label={say('plan-mat-across')}
                value={across}
                onValue={(squares) => put(byGrid(place, picture.pixels, squares, square))}
              />
            ) : (
              <NumberField
                label={say('plan-mat-per')}
                value={pixels.width / across}
                onValue={(per) => put(byGrid(place, picture.pixels, pixels.width / per, square))}
              />
            )}
            <PlanField
              label={say('plan-mat-square')}
              value={square}
              unit={unit}
              onValue={(side) => {
                if (side <= 0) return
                setSquare(side)
                put(byGrid(place, picture.pixels, across, side))
              }}
            />
          </div>
        )}
        <SettingSwitch label={say('plan-mat-fit')} on={fits} onChange={(on) => onPlacing({ ...shown, fits: on })} />
        {!fits && (
          <>
            <div className="ui-plan-numbers">
              {(['x', 'y'] as const).map((axis) => (
                <PlanField
                  key={axis}
                  label={say(`plan-mat-${axis}`)}
                  value={place.at[axis]}
                  unit={unit}
                  onValue={(to) => put(moved(place, { x: 0, y: 0, [axis]: to - place.at[axis] }))}
                />
              ))}
            </div>
            <div className="ui-plan-chips">
              <Button onClick={() => put(centred(place, picture.pixels, table))}>{say('plan-mat-middle')}</Button>
              <Button onClick={() => put(covering(picture.pixels, table))}>{say('plan-mat-cover')}</Button>
            </div>
          </>
        )}
      </div>
    </div>
  )
}
