/** Importing a map of another program: what the map does not say is asked, and the resulting layout is shown at once. */
import type { LayoutDocument } from '../../planner/document'
import type { TtsAsked } from '../../planner/imports/tts'
import type { Imported, UvttAsked } from '../../planner/imports/uvtt'
import type { Outcome } from '../../planner/said'
import { Button } from '../button'
import { DialogFrame } from '../dialog'
import { Icon } from '../icons'
import type { LengthUnit } from '../words/speak'
import { useWords } from '../words/words-context'
import { PlanField, PlanSelect } from './field'
import { LayoutPicture } from './layout-picture'

export type ImportAsked =
  | { readonly looks: 'uvtt'; readonly how: UvttAsked }
  | { readonly looks: 'tabletop-simulator'; readonly how: TtsAsked }

export interface ImportDialogProps {
  readonly open: boolean
  readonly asked: ImportAsked
  readonly made: Outcome<Imported>
  /** Other answers with which all of it would be on the table. */
  readonly fit: ImportAsked | undefined
  onAsked(asked: ImportAsked): void
  onTake(document: LayoutDocument): void
  onClose(): void
}

const SHOWN = 6
const PORTALS = ['door', 'window', 'gap'] as const
const LENGTHS = ['square', 'height', 'thickness', 'low'] as const
const BOX = ['width', 'depth', 'height'] as const
/** Both programs measure in inches. */
const UNIT: LengthUnit = 'inch'

export function ImportDialog({ open, asked, made, fit, onAsked, onTake, onClose }: ImportDialogProps) {
  const { say, speak, reason } = useWords()
  const more = made.ok ? made.value.left.length - SHOWN : 0
  const which = asked.looks === 'uvtt' ? 'uvtt' : 'tts'
  return (
    <DialogFrame open={open} onClose={onClose} title={say(`plan-import-${which}`)} hint={say(`plan-import-${which}-hint`)} wide>
      <div className="ui-plan-import">
        <div className="ui-plan-numbers">
          {asked.looks === 'uvtt' ? (
            <MapFields how={asked.how} onHow={(how) => onAsked({ looks: 'uvtt', how })} />
          ) : (
            <SaveFields how={asked.how} onHow={(how) => onAsked({ looks: 'tabletop-simulator', how })} />
          )}
        </div>
        {made.ok ? (
          <LayoutPicture document={made.value.document} label={say('plan-import-picture')} />
        ) : (
          <p className="ui-refusal" role="alert">
            <Icon name="refused" />
            <span>{reason(made.reason)}</span>
          </p>
        )}
      </div>
      {fit && (
        <Button onClick={() => onAsked(fit)}>
          {fit.looks === 'uvtt'
            ? say('plan-import-fit-square', { square: speak.length(fit.how.square) })
            : say('plan-import-fit-table', { width: speak.length(fit.how.width), depth: speak.length(fit.how.depth) })}
        </Button>
      )}
      {made.ok && (
        <div className="ui-plan-stack">
          <p role="status">
            {say('plan-import-makes', {
              pieces: made.value.document.pieces.length,
              width: speak.length(made.value.document.size.width),
              depth: speak.length(made.value.document.size.depth),
            })}
          </p>
          {made.value.left.length > 0 && (
            <details className="ui-plan-left">
              <summary>
                <Icon name="next" />
                {say('plan-import-left', { count: made.value.left.length })}
              </summary>
              <ul>
                {made.value.left.slice(0, SHOWN).map((why, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole.
                  <li key={index}>{reason(why)}</li>
                ))}
              </ul>
              {more > 0 && <p>{say('plan-import-more', { count: more })}</p>}
            </details>
          )}
          <Button tone="main" icon="confirm" onClick={() => onTake(made.value.document)}>
            {say('plan-import-take')}
          </Button>
        </div>
      )}
    </DialogFrame>
  )
}

function MapFields({ how, onHow }: { readonly how: UvttAsked; onHow(how: UvttAsked): void }) {
  const { say } = useWords()
  return (
    <>
      {LENGTHS.map((one) => (
        <PlanField
          key={one}
          label={say(`plan-import-${one}`)}
          value={how[one]}
          unit={UNIT}
          onValue={(length) => length > 0 && onHow({ ...how, [one]: length })}
        />
      ))}
      <div className="ui-plan-wide">
        <PlanSelect
          label={say('plan-import-portals')}
          value={how.portals}
          options={PORTALS.map((id) => ({ id, label: say(`plan-import-portals-${id}`) }))}
          onValue={(id) => onHow({ ...how, portals: PORTALS.find((one) => one === id) ?? how.portals })}
        />
      </div>
    </>
  )
}

function SaveFields({ how, onHow }: { readonly how: TtsAsked; onHow(how: TtsAsked): void }) {
  const { say } = useWords()
  return (
    <>
      {(['width', 'depth'] as const).map((side) => (
        <PlanField
          key={side}
          label={say(`plan-${side}`)}
          value={how[side]}
          unit={UNIT}
          onValue={(length) => onHow({ ...how, [side]: length })}
        />
      ))}
      <p className="ui-plan-wide ui-note">{say('plan-import-box')}</p>
      {BOX.map((side) => (
        <PlanField
          key={side}
          label={say(`plan-import-box-${side}`)}
          value={how.box[side]}
          unit={UNIT}
          onValue={(length) => length > 0 && onHow({ ...how, box: { ...how.box, [side]: length } })}
        />
      ))}
    </>
  )
}
