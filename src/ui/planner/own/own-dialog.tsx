/** The dialog for a model being imported or an own piece being adjusted. It only arranges content that is made elsewhere. */
import { type ReactNode, useState } from 'react'
import type { OwnEdit } from '../../../planner/own/edits'
import type { HowToPropose } from '../../../planner/own/propose'
import type { OwnPiece, Placing } from '../../../planner/own/types'
import { Button, IconButton } from '../../button'
import { Segments } from '../../controls'
import { ConfirmDialog, DialogFrame } from '../../dialog'
import { FileButton, MODEL_FILES } from '../../file-button'
import type { LengthUnit } from '../../words/speak'
import { useWords } from '../../words/words-context'
import { ReadingFile, RefusedFile } from '../file-steps'
import { SIDES } from './drawing'
import { FlatView } from './flat-view'
import type { DrawnMesh } from './mesh-drawing'
import { PlacingPart, ProposePart } from './placing-part'
import { SolidsPart } from './solids-part'
import { extentOf } from './view-extent'
import { WholePart } from './whole-part'

/** The states of the dialog, from a file to a piece. Texts are already in the player's language. */
export type OwnShown =
  /** `done`: 0 ... 1. */
  | { readonly type: 'reading'; readonly file: string; readonly done: number }
  | { readonly type: 'refused'; readonly why: string }
  | {
      readonly type: 'placing'
      readonly placing: Placing
      readonly how: HowToPropose
      /** The piece's size, its number of triangles, and what was left out of the file. */
      readonly told: readonly string[]
      readonly isReady: boolean
    }
  | {
      readonly type: 'adjusting'
      readonly piece: OwnPiece
      readonly mesh: DrawnMesh | undefined
      readonly picked: number | undefined
      readonly how: HowToPropose
      readonly mayUndo: boolean
      readonly mayRedo: boolean
      /** True if the piece is in the layout already. */
      readonly isKnown: boolean
      readonly mayPropose: boolean
    }
export interface OwnDialogProps {
  readonly shown: OwnShown | undefined
  readonly unit: LengthUnit
  readonly isBusy: boolean
  /** Why the last action failed. */
  readonly problem: string | undefined
  readonly preview: ReactNode
  onFile(file: File, all: readonly File[]): void
  onPlacing(placing: Placing): void
  onHow(how: HowToPropose): void
  onAdjust(): void
  onBack(): void
  onPick(part: number | undefined): void
  onEdit(edit: OwnEdit, gesture?: string): void
  onUndo(): void
  onRedo(): void
  onPropose(): void
  onTake(): void
  onClose(): void
}

export function OwnDialog(props: OwnDialogProps) {
  const { shown, problem, onTake, onClose } = props
  const { say } = useWords()
  const [isLeaving, setIsLeaving] = useState(false)
  const isAdjusting = shown?.type === 'adjusting'
  const close = () => (isAdjusting && shown.mayUndo ? setIsLeaving(true) : onClose())
  return (
    <>
      <DialogFrame
        open={shown !== undefined}
        onClose={close}
        title={isAdjusting ? shown.piece.name : say('plan-own-title')}
        hint={say(isAdjusting ? 'plan-own-drag-hint' : 'plan-own-hint')}
        wide={shown?.type === 'placing' || isAdjusting}
      >
        {shown?.type === 'reading' && (
          <ReadingFile told={say('plan-own-reading', { file: shown.file })} done={shown.done} onCancel={onClose} />
        )}
        {shown?.type === 'refused' && (
          <RefusedFile why={shown.why}>
            <FileButton accept={MODEL_FILES} multiple busy={false} onFile={props.onFile}>
              {say('plan-own-other')}
            </FileButton>
          </RefusedFile>
        )}
        {shown?.type === 'placing' && <PlacingStep {...props} shown={shown} />}
        {isAdjusting && <AdjustingStep {...props} shown={shown} />}
        {(shown?.type === 'placing' || isAdjusting) && (
          <footer className="ui-own-foot">
            <p className="ui-own-problem" role={problem === undefined ? undefined : 'alert'}>
              {problem}
            </p>
            {shown.type === 'placing' ? (
              <Button icon="choices" disabled={!shown.isReady} onClick={props.onAdjust}>
                {say('plan-own-adjust')}
              </Button>
            ) : (
              !shown.isKnown && (
                <Button icon="back" onClick={props.onBack}>
                  {say('plan-own-back')}
                </Button>
              )
            )}
            <Button
              tone="main"
              icon="confirm"
              disabled={props.isBusy || (shown.type === 'placing' && !shown.isReady)}
              onClick={onTake}
            >
              {say(isAdjusting && shown.isKnown ? 'done' : 'plan-own-add')}
            </Button>
          </footer>
        )}
      </DialogFrame>
      <ConfirmDialog
        open={isLeaving}
        title={say('plan-own-leave')}
        body={say('plan-own-leave-body')}
        yes={say('plan-own-leave-yes')}
        tone="danger"
        onYes={() => {
          setIsLeaving(false)
          onClose()
        }}
        onNo={() => setIsLeaving(false)}
      />
    </>
  )
}

type Step<T extends OwnShown['type']> = OwnDialogProps & { readonly shown: Extract<OwnShown, { type: T }> }

function PlacingStep({ shown, unit, isBusy, preview, onPlacing, onHow }: Step<'placing'>) {
  const { say } = useWords()
  return (
    <div className="ui-own-step" data-step="placing">
      <div className="ui-own-picture">
        <div className="ui-own-space">{preview}</div>
        <p className="ui-note">{say('plan-own-preview-hint')}</p>
      </div>
      <div className="ui-own-side" aria-busy={isBusy}>
        <PlacingPart placing={shown.placing} unit={unit} onPlacing={onPlacing} />
        <ProposePart how={shown.how} isBusy={isBusy} onHow={onHow} />
        <ul className="ui-own-told" aria-live="polite">
          {shown.told.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const isTyped = (target: EventTarget) => target instanceof HTMLInputElement && target.matches('.ui-input')

const VIEWS = ['space', ...SIDES] as const

function AdjustingStep(props: Step<'adjusting'>) {
  const { shown, unit, isBusy, preview, onPick, onEdit, onUndo, onRedo } = props
  const { say } = useWords()
  const [view, setView] = useState<(typeof VIEWS)[number]>('above')
  const extent = extentOf(shown.piece, shown.mesh)
  return (
    <div
      className="ui-own-step"
      data-step="adjusting"
      onKeyDownCapture={(event) => {
        // Undo and redo keys pressed in a field belong to the field.
        if (!(event.ctrlKey || event.metaKey) || !/^[zy]$/i.test(event.key) || isTyped(event.target)) return
        event.preventDefault()
        if (event.shiftKey || event.key.toLowerCase() === 'y') onRedo()
        else onUndo()
      }}
    >
      <div className="ui-own-views" data-view={view}>
        <Segments<(typeof VIEWS)[number]>
          label={say('plan-view')}
          hideLabel
          options={VIEWS.map((id) => ({ id, label: say(`plan-own-${id}`) }))}
          value={view}
          onChange={setView}
        />
        <div className="ui-own-space" data-side="space">
          {preview}
        </div>
        {SIDES.map((side) => (
          <FlatView
            key={side}
            side={side}
            piece={shown.piece}
            mesh={shown.mesh}
            extent={extent}
            picked={shown.picked}
            onPick={onPick}
            onEdit={onEdit}
          />
        ))}
      </div>
      <div className="ui-own-side" aria-busy={isBusy}>
        <div className="ui-own-undo">
          <IconButton icon="undo" label={say('undo')} disabled={!shown.mayUndo} onClick={onUndo} />
          <IconButton icon="redo" label={say('redo')} disabled={!shown.mayRedo} onClick={onRedo} />
        </div>
        <SolidsPart piece={shown.piece} picked={shown.picked} unit={unit} onPick={onPick} onEdit={onEdit} />
        <WholePart piece={shown.piece} onEdit={onEdit} />
        {shown.mayPropose && <ProposePart how={shown.how} isBusy={isBusy} onHow={props.onHow} onAgain={props.onPropose} />}
      </div>
    </div>
  )
}
