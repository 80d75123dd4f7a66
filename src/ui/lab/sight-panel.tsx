/** The panel of the sight lab: viewer and target, the games' verdicts, the ground from the side, and heights to try. */
import { type ReactNode, useId } from 'react'
import type { LabGame } from '../../games/lab-game'
import type { Considered } from '../../lab/consider'
import { PHANTOM } from '../../lab/consider'
import type { LabVerdict } from '../../lab/verdict'
import { Button, IconButton } from '../button'
import { Icon } from '../icons'
import { keepKeys } from '../keep-keys'
import { keyNames } from '../key-names'
import { capital } from '../words/plural'
import { useWords } from '../words/words-context'
import { ExposurePart, type ExposureProps } from './exposure-part'
import { SideProfile } from './side-profile'
import { Verdicts } from './verdicts'
import { WhatIf, type WhatIfProps } from './what-if'

export interface SightPanelProps extends WhatIfProps {
  /** All miniatures that stand on the table. */
  readonly miniatures: readonly string[]
  readonly viewer: string | undefined
  readonly target: string | undefined
  readonly considered: Considered | undefined
  readonly verdicts: readonly LabVerdict[]
  /** The games whose phrases name a thing; otherwise those of the game being played are used. */
  readonly games: readonly LabGame[]
  /** Whether the aim stays where it is instead of following the pointer. */
  readonly isKept: boolean
  /** The part about a ghost; undefined while there is none. */
  readonly ghost: ReactNode
  /** True for the lab by itself, where dragging moves miniatures. */
  readonly isFree: boolean
  readonly exposure: ExposureProps
  readonly hidesDistances: boolean
  onViewer(ref: string): void
  onTarget(ref: string): void
  /** Starts a ghost of the viewer. */
  onGhost(): void
  onEyeView(): void
  /** Whether the small picture is shown. */
  readonly isInset: boolean
  onInset(): void
  onClose(): void
  /** One step back: first from the view through the eyes to the table, then out of the lab. */
  onEscape(): void
}

export function SightPanel(props: SightPanelProps) {
  const { miniatures, viewer, target, considered, verdicts, games, isKept, ghost, isFree, unit } = props
  const { say } = useWords()
  const id = useId()
  const hint = viewer === undefined ? say('lab-nobody') : say(isKept ? (isFree ? 'lab-free' : 'lab-kept') : 'lab-point')
  const sighting = considered?.sight.sighting
  return (
    <div className="ui-sight-room">
      <section
        className="ui-panel ui-sight"
        aria-labelledby={`${id}-title`}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          props.onEscape()
        }}
      >
        <header className="ui-sight-head">
          <h2 id={`${id}-title`}>
            <Icon name="eye" />
            {say('lab-title')}
          </h2>
          <IconButton icon="close" label={say('close')} onClick={props.onClose} />
        </header>
        <div className="ui-sight-body">
          <div className="ui-sight-ends">
            <Chooser label={say('lab-from')} value={viewer} refs={miniatures} onChange={props.onViewer} />
            <Chooser
              label={say('lab-to')}
              value={target}
              refs={miniatures.filter((ref) => ref !== viewer)}
              onChange={props.onTarget}
            />
          </div>
          <p className="ui-note ui-sight-hint">{hint}</p>
          {ghost ||
            (viewer !== undefined && (
              <div className="ui-row-of-buttons">
                <Button press={keyNames('KeyG', say).join(' ')} onClick={props.onGhost}>
                  {say('lab-ghost-begin')}
                </Button>
              </div>
            ))}
          {/* Stands above the parts whose height changes with the pointer, because places are read while pointing at them. */}
          <ExposurePart {...props.exposure} />
          {sighting && (
            <p className="ui-sight-tally">
              <strong>{say('lab-tally', { seen: sighting.seen, of: sighting.of })}</strong>
              <span className="ui-sight-key">
                <i data-mark="seen" />
                {say('lab-mark-seen')}
                <i data-mark="hidden" />
                {say('lab-mark-hidden')}
              </span>
            </p>
          )}
          {verdicts.length > 0 && <Verdicts verdicts={verdicts} games={games} />}
          {considered && (
            <section>
              <h3 className="ui-sight-sub">{say('lab-profile')}</h3>
              <SideProfile considered={considered} unit={unit} hidesDistances={props.hidesDistances} />
            </section>
          )}
          {considered && (
            <div className="ui-row-of-buttons ui-sight-views">
              <Button icon="eye" press={keyNames('KeyI', say).join(' ')} onClick={props.onEyeView}>
                {say('lab-eye-view')}
              </Button>
              {!props.isInset && (
                <Button tone="quiet" press={keyNames('Shift+KeyI', say).join(' ')} onClick={props.onInset}>
                  {say('lab-inset-show')}
                </Button>
              )}
            </div>
          )}
          {viewer !== undefined && <WhatIf {...props} />}
        </div>
      </section>
    </div>
  )
}

interface ChooserProps {
  readonly label: string
  readonly value: string | undefined
  readonly refs: readonly string[]
  onChange(ref: string): void
}

/** Chooses by name: for keyboard, touch and screen readers. */
function Chooser({ label, value, refs, onChange }: ChooserProps) {
  const { say, speak } = useWords()
  const isPlace = value === PHANTOM
  return (
    <label className="ui-field">
      <span className="ui-label">{label}</span>
      <select
        className="ui-input"
        value={value ?? ''}
        onKeyDown={keepKeys}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {value === undefined && <option value="">{'—'}</option>}
        {isPlace && <option value={PHANTOM}>{say('lab-place')}</option>}
        {refs.map((ref) => (
          <option key={ref} value={ref}>
            {capital(speak.piece(ref))}
          </option>
        ))}
      </select>
    </label>
  )
}
