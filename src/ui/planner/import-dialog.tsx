/** Imports a file of another program: asks for what the file does not contain, and shows the resulting layout at once. */
import type { LayoutDocument } from '../../planner/document'
import type { ImportAsked, Laid } from '../../planner/imports/asked'
import type { PlannerReason } from '../../planner/said'
import { Button } from '../button'
import { SettingSwitch } from '../controls'
import { DialogFrame } from '../dialog'
import { FileButton } from '../file-button'
import { Icon } from '../icons'
import { useWords } from '../words/words-context'
import { ReadingFile } from './file-steps'
import { FlatFields, PlanFields, SaveFields } from './import-fields'
import { ImportNames } from './import-names'
import { LayoutPicture } from './layout-picture'
import { LeftOut } from './left-out'
import { PICTURE_FILES } from './mat/mat-dialog'

export type ImportShown =
  /** `done`: 0 to 1. */
  | { readonly type: 'reading'; readonly file: string; readonly done: number }
  | {
      readonly type: 'asked'
      readonly asked: ImportAsked
      readonly laid: Laid | undefined
      /** While the layout for the latest answers is being made, the finished share; otherwise undefined. */
      readonly busy: number | undefined
      readonly picture: ImportPicture
      /** The names of the plans, if the file has several. */
      readonly plans: readonly string[]
      /** Notices besides those about what the layout leaves out. */
      readonly notices: readonly PlannerReason[]
    }
/** The map's own picture: it has none; it is in another file; or it is loaded, and `on` says whether it becomes the ground. */
export type ImportPicture = 'none' | 'elsewhere' | { readonly on: boolean }

export interface ImportDialogProps {
  readonly shown: ImportShown | undefined
  onAsked(asked: ImportAsked): void
  onPicture(on: boolean): void
  onPictureFile(file: File): void
  onTake(document: LayoutDocument): void
  onClose(): void
}
type Asked = Extract<ImportShown, { type: 'asked' }>

const WHICH = { uvtt: 'uvtt', 'foundry-scene': 'foundry', 'tabletop-simulator': 'tts', 'terrain-plan': 'plan' } as const

export function ImportDialog(props: ImportDialogProps) {
  const { shown, onClose } = props
  const { say } = useWords()
  const which = shown?.type === 'asked' ? WHICH[shown.asked.looks] : undefined
  return (
    <DialogFrame
      open={shown !== undefined}
      onClose={onClose}
      title={which ? say(`plan-import-${which}`) : say('plan-open')}
      {...(which ? { hint: say(`plan-import-${which}-hint`), wide: true } : {})}
    >
      {shown?.type === 'reading' && (
        <ReadingFile told={say('plan-import-reading', { file: shown.file })} done={shown.done} onCancel={onClose} />
      )}
      {shown?.type === 'asked' && <Asking {...props} shown={shown} />}
    </DialogFrame>
  )
}

function Asking({ shown, onAsked, onPicture, onPictureFile, onTake }: ImportDialogProps & { readonly shown: Asked }) {
  const { say, speak, reason } = useWords()
  const { asked, laid, busy, picture, notices, plans } = shown
  const made = laid?.made
  const fit = laid?.fit
  return (
    <>
      <div className="ui-plan-import" aria-busy={busy !== undefined}>
        <div className="ui-plan-numbers">
          {asked.looks === 'terrain-plan' ? (
            <PlanFields how={asked.how} plans={plans} onHow={(how) => onAsked({ looks: asked.looks, how })} />
          ) : asked.looks === 'tabletop-simulator' ? (
            <SaveFields how={asked.how} onHow={(how) => onAsked({ looks: asked.looks, how })} />
          ) : (
            <FlatFields how={asked.how} onHow={(how) => onAsked({ looks: asked.looks, how })} />
          )}
          {typeof picture === 'object' && (
            <div className="ui-plan-wide">
              <SettingSwitch label={say('plan-import-mat')} on={picture.on} onChange={onPicture} />
            </div>
          )}
          {picture === 'elsewhere' && (
            <div className="ui-plan-wide">
              <FileButton accept={PICTURE_FILES} busy={false} onFile={onPictureFile}>
                {say('plan-import-mat-choose')}
              </FileButton>
            </div>
          )}
        </div>
        {made?.ok && <LayoutPicture document={made.value.document} label={say('plan-import-picture')} />}
        {made?.ok === false && (
          <p className="ui-refusal" role="alert">
            <Icon name="refused" />
            <span>{reason(made.reason)}</span>
          </p>
        )}
      </div>
      {laid?.names && asked.looks === 'tabletop-simulator' && (
        <ImportNames
          names={laid.names}
          chosen={asked.how.chosen ?? laid.names.chosen}
          onChosen={(chosen) => onAsked({ looks: asked.looks, how: { ...asked.how, chosen } })}
        />
      )}
      {busy !== undefined && <progress className="ui-progress" value={busy} aria-label={say('plan-import-laying')} />}
      {fit && (
        <Button onClick={() => onAsked(fit)}>
          {'square' in fit.how && say('plan-import-fit-square', { square: speak.length(fit.how.square) })}
          {'box' in fit.how &&
            say('plan-import-fit-table', { width: speak.length(fit.how.width), depth: speak.length(fit.how.depth) })}
        </Button>
      )}
      {made?.ok && (
        <div className="ui-plan-stack">
          <p role="status">
            {say('plan-import-makes', {
              pieces: made.value.document.pieces.length,
              width: speak.length(made.value.document.size.width),
              depth: speak.length(made.value.document.size.depth),
            })}
          </p>
          <LeftOut left={[...notices, ...made.value.left]} />
          <Button tone="main" icon="confirm" disabled={busy !== undefined} onClick={() => onTake(made.value.document)}>
            {say('plan-import-take')}
          </Button>
        </div>
      )}
    </>
  )
}
