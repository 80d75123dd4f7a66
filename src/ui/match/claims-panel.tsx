/** The panel in which a player says what is true of the miniature that he places or moves, judged while he moves it. */
import { useEffect, useId, useRef, useState } from 'react'
import type { ClaimType } from '../../protocol/claim'
import { Button, IconButton } from '../button'
import { LengthField, Stepper } from '../controls'
import { keepKeys } from '../keep-keys'
import type { LengthUnit } from '../words/speak'
import { useWords } from '../words/words-context'
import { ClaimVerdict, type ShownVerdict } from './claim-verdict'

export interface ClaimsPanelProps {
  /** The name of the miniature; undefined if the player has chosen none of his own. */
  readonly piece: string | undefined
  readonly pinned: readonly { readonly id: string; readonly text: string; readonly verdict: ShownVerdict | undefined }[]
  readonly types: readonly ClaimType[]
  readonly type: ClaimType
  /** The distance of a claim about one, measured or counted in stations; undefined for the others. */
  readonly distance:
    | { readonly length: number; readonly unit: LengthUnit }
    | { readonly stations: number; readonly most: number; readonly text: string }
    | undefined
  readonly others: readonly { readonly ref: string; readonly name: string }[]
  readonly other: string | undefined
  /** The next tap on the table chooses the other miniature. */
  readonly isAiming: boolean
  /** The verdict on the claim as it is set up; undefined while none can be given. */
  readonly verdict: ShownVerdict | undefined
  /** Why it cannot be claimed, in words. */
  readonly refusal: string | undefined
  readonly canPin: boolean
  /** The panel lies over the table: its form is folded away while the table is needed. */
  readonly isOverTable: boolean
  onType(type: ClaimType): void
  onLength(length: number): void
  onStations(count: number): void
  onOther(ref: string): void
  onAim(): void
  onPin(): void
  onUnpin(id: string): void
  onClose(): void
}

export function ClaimsPanel(props: ClaimsPanelProps) {
  const { piece, pinned, types, type, distance, others, other, isAiming, verdict, refusal, canPin } = props
  const [wantsMore, setWantsMore] = useState(false)
  const isFolded = props.isOverTable && (isAiming || (pinned.length > 0 && !wantsMore))
  const { say } = useWords()
  const title = useId()
  const panel = useRef<HTMLElement>(null)
  // It is asked for by a key or a button, so its controls are the next thing a keyboard reaches.
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      className="ui-panel ui-decision ui-claiming"
      tabIndex={-1}
      aria-labelledby={title}
      data-folded={isFolded || undefined}
      onKeyDown={(event) => {
        keepKeys(event)
        if (event.key !== 'Escape') return
        // Stops the event so that the table does not step back as well.
        event.preventDefault()
        props.onClose()
      }}
    >
      <header>
        <IconButton
          className="ui-decision-close"
          icon="close"
          label={say('panel-hide', { panel: say('claims') })}
          onClick={props.onClose}
        />
        <h2 id={title}>{say('claims')}</h2>
        {!isFolded && <p className="ui-note">{piece === undefined ? say('claims-nobody') : say('claims-hint', { piece })}</p>}
      </header>
      {piece !== undefined && (
        <div className="ui-decision-body">
          {pinned.length > 0 && (
            <ul className="ui-claims-pinned" aria-label={say('claim-pinned')} aria-live="polite">
              {pinned.map((claim) => (
                <li key={claim.id}>
                  <span>
                    {claim.text} <ClaimVerdict verdict={claim.verdict} hasReason />
                  </span>
                  <IconButton
                    icon="close"
                    label={say('claim-unpin', { claim: claim.text })}
                    onClick={() => props.onUnpin(claim.id)}
                  />
                </li>
              ))}
            </ul>
          )}
          <div className="ui-claim-form">
            {!isFolded && (
              <>
                <label className="ui-field">
                  <span className="ui-label">{say('claim-type')}</span>
                  <select
                    className="ui-input"
                    value={type}
                    onChange={({ currentTarget }) => {
                      const chosen = types.find((one) => one === currentTarget.value)
                      if (chosen) props.onType(chosen)
                    }}
                  >
                    {types.map((one) => (
                      <option key={one} value={one}>
                        {say(`claim-type-${one}`)}
                      </option>
                    ))}
                  </select>
                </label>
                {distance && 'length' in distance && (
                  <LengthField
                    label={say('claim-length')}
                    value={distance.length}
                    unit={distance.unit}
                    onChange={props.onLength}
                  />
                )}
                {distance && 'stations' in distance && (
                  <fieldset className="ui-field">
                    <legend className="ui-label">{say('claim-length')}</legend>
                    <Stepper
                      value={distance.stations}
                      least={0}
                      most={distance.most}
                      text={distance.text}
                      lessLabel={say('claim-less')}
                      moreLabel={say('claim-more')}
                      onChange={props.onStations}
                    />
                  </fieldset>
                )}
                <label className="ui-field">
                  <span className="ui-label">{say('claim-other')}</span>
                  <select
                    className="ui-input"
                    value={other ?? ''}
                    onChange={({ currentTarget }) => props.onOther(currentTarget.value)}
                  >
                    {other === undefined && <option value="">{'—'}</option>}
                    {others.map(({ ref, name }) => (
                      <option key={ref} value={ref}>
                        {name}
                      </option>
                    ))}
                  </select>
                </label>
              </>
            )}
            {isFolded && !isAiming ? (
              <Button tone="quiet" icon="pin" onClick={() => setWantsMore(true)}>
                {say('claim-another')}
              </Button>
            ) : (
              <Button tone="quiet" aria-pressed={isAiming} onClick={props.onAim}>
                {say('claim-aim')}
              </Button>
            )}
          </div>
          {(!isFolded || isAiming) && (
            <p className="ui-claim-verdict" aria-live="polite">
              {refusal !== undefined ? (
                <span className="ui-refusal">{refusal}</span>
              ) : isAiming ? (
                say('claim-aiming')
              ) : (
                verdict && <ClaimVerdict verdict={verdict} hasReason />
              )}
            </p>
          )}
        </div>
      )}
      {piece !== undefined && !isFolded && (
        <footer>
          <Button
            tone="main"
            icon="pin"
            disabled={!canPin}
            onClick={() => {
              setWantsMore(false)
              props.onPin()
              if (props.isOverTable) panel.current?.focus()
            }}
          >
            {say('claim-pin')}
          </Button>
        </footer>
      )}
    </section>
  )
}
