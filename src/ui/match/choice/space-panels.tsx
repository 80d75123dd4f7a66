/** Places and moves a piece by keyboard; makes the same answers as dragging. */
import type { Path, Place } from '../../../table/choice'
import { Button, IconButton } from '../../button'
import { LengthField } from '../../controls'
import { useWords } from '../../words/words-context'
import { NudgePad, type NudgePadProps } from './nudge-pad'
import type { ShapeProps } from './shape-props'

/** Degrees that one press turns a miniature. */
const TURN = 15
const rotated = (heading: number, by: number) => (((Math.round(heading) + by) % 360) + 360) % 360

/** The place as coordinates that can be typed in. Not shown if the game hides distances, which coordinates would reveal. */
function Coordinates({ at, unit, turned, onMove }: NudgePadProps) {
  const { say, speak } = useWords()
  if (speak.hidesDistances) return null
  const { width, depth } = turned ?? { width: 0, depth: 0 }
  const across = (x: number) => (turned ? width - x : x)
  const away = (y: number) => (turned ? depth - y : y)
  return (
    <>
      <LengthField
        label={say(`across-${unit}`)}
        value={across(at.x)}
        unit={unit}
        onChange={(x) => onMove({ ...at, x: across(x) })}
      />
      <LengthField label={say(`away-${unit}`)} value={away(at.y)} unit={unit} onChange={(y) => onMove({ ...at, y: away(y) })} />
    </>
  )
}

export function PlacePanel({ answer, onAnswer, unit, turned }: ShapeProps<Place>) {
  const { say, speak } = useWords()
  const { at, heading } = answer
  return (
    <div className="ui-space">
      <p className="ui-note">{say(speak.hidesDistances ? 'space-hint-unmeasured' : 'place-hint')}</p>
      <div className="ui-space-grid">
        <NudgePad at={at} unit={unit} turned={turned} onMove={(next) => onAnswer({ ...answer, at: next })} />
        <div className="ui-space-fields">
          <Coordinates at={at} unit={unit} turned={turned} onMove={(next) => onAnswer({ ...answer, at: next })} />
          <div className="ui-field">
            <span className="ui-label">{say('heading')}</span>
            <div className="ui-stepper">
              <IconButton
                icon="turnLeft"
                label={say('turn-left')}
                onClick={() => onAnswer({ ...answer, heading: rotated(heading, TURN) })}
              />
              <output className="ui-stepper-value">{heading}</output>
              <IconButton
                icon="turnRight"
                label={say('turn-right')}
                onClick={() => onAnswer({ ...answer, heading: rotated(heading, -TURN) })}
              />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

export function PathPanel({ choice, answer, onAnswer, unit, turned, measured }: ShapeProps<Path>) {
  const { say, speak } = useWords()
  const bends = answer.slice(0, -1)
  const end = answer.at(-1) ?? choice.from
  const moveEnd = (at: Path['from']) => onAnswer([...bends, at])
  const isBeyond = speak.hidesDistances && measured !== undefined && measured.used > measured.budget
  return (
    <div className="ui-space">
      <p className="ui-note">{say(speak.hidesDistances ? 'space-hint-unmeasured' : 'path-hint')}</p>
      {measured && (
        <div className="ui-budget" data-over={measured.used > measured.budget ? '' : undefined}>
          <meter className="ui-hidden" min={0} max={measured.budget} value={Math.min(measured.used, measured.budget)}>
            {speak.length(Math.min(measured.used, measured.budget))}
          </meter>
          <div className="ui-budget-bar">
            <span style={{ width: `${Math.min(100, (100 * measured.used) / Math.max(1, measured.budget))}%` }} />
          </div>
          <p className="ui-numbers">
            <strong>
              {isBeyond
                ? say('path-beyond', { budget: speak.length(measured.budget) })
                : say('path-used', {
                    used: speak.length(measured.used, measured.budget),
                    budget: speak.length(measured.budget),
                  })}
            </strong>
            <span className="ui-note">
              {say('path-left', { left: speak.length(Math.max(0, measured.budget - measured.used)) })}
            </span>
          </p>
        </div>
      )}
      <div className="ui-space-grid">
        <NudgePad at={end} unit={unit} turned={turned} onMove={moveEnd} />
        <div className="ui-space-fields">
          <Coordinates at={end} unit={unit} turned={turned} onMove={moveEnd} />
          <p className="ui-note ui-numbers">{say('path-bends', { count: bends.length })}</p>
        </div>
      </div>
      <div className="ui-row-of-buttons">
        {!choice.straight && (
          <Button disabled={answer.length === 0} onClick={() => onAnswer([...answer, end])}>
            {say('path-bend')}
          </Button>
        )}
        {bends.length > 0 && <Button onClick={() => onAnswer([...bends.slice(0, -1), end])}>{say('path-unbend')}</Button>}
        {!choice.must && (
          <Button disabled={answer.length === 0} onClick={() => onAnswer([])}>
            {say('path-stay')}
          </Button>
        )}
      </div>
    </div>
  )
}
