/** The strip along the bottom: the question, what to do next, and the keys and buttons for it. */
import { type ReactNode, useState } from 'react'
import type { Act } from '../../games/situation'
import type { PlayerSeat, Reason } from '../../kernel'
import { Button, IconButton } from '../button'
import { WhyButton } from '../help/why-button'
import { Icon } from '../icons'
import { keyNames } from '../key-names'
import { SeatMark } from '../seat-mark'
import { useWords } from '../words/words-context'
import { Mark, type MarkIcon } from './hands/card-picture'

export interface PromptStripProps {
  /** The seat that is asked. */
  readonly seat?: PlayerSeat | undefined
  /** The question: "Move your figures". */
  readonly title: string
  /** How many are to be chosen and how many have been, if several may be. */
  readonly count?: string | undefined
  /** What to do next: "Drag one of the glowing figures". */
  readonly hint: string
  /** A one-time hint. It takes the hint's place, unless there is a refusal. */
  readonly tip?: ReactNode
  /** Keys that are useful at this moment, by their labels. */
  readonly keys?: readonly { readonly key: string; readonly does: string }[]
  /** Why the last attempt was refused. It replaces the hint, so that the layout does not move. */
  readonly refusal?: string | undefined
  /** What the refusal is based on, to be explained on request. */
  readonly why?: Reason | undefined
  /** Given if there is something to confirm; disabled while it is not allowed. */
  readonly confirm?: { readonly label?: string; readonly disabled: boolean; onConfirm(): void } | undefined
  /**
   * Given while a window is open. It can be passed, alone or with all that follow; one that passes by itself can be held open.
   */
  readonly pass?:
    | {
        /** The button's label if passing does more than pass, such as ending a turn. */
        readonly label?: string
        onPass(): void
        /** Not given if the press ends the player's own turn, because nothing is passed then. */
        onPassAhead?: (() => void) | undefined
        readonly hold?: { readonly label: string; onHold(): void }
      }
    | undefined
  /** The seats whose windows are being passed ahead, and the handler that ends this. */
  readonly ahead?: { readonly names: string; onAskAgain(): void } | undefined
  /** Given while a hand lies open on a shared screen: covers it. */
  onCover?: (() => void) | undefined
  /** Given while a card of the table is selected: shows it large. */
  readonly read?: { readonly card: string; onRead(): void } | undefined
  onBack?: (() => void) | undefined
  /** Given while a bot thinks: lets it answer at once. */
  onHurry?: (() => void) | undefined
  readonly undo?: { readonly disabled: boolean; onUndo(): void } | undefined
  /** What the question is about: the dice as they lie. It replaces the hint, unless there is a refusal. */
  readonly about?: ReactNode
  /** Answers that have their own buttons. */
  readonly acts?: readonly Act[]
  onAct?(act: Act): void
  /** Draws the game's marks. */
  readonly icon?: MarkIcon
  /** Opens the panel with all answers; undefined if it is open anyway. */
  onPanel?: (() => void) | undefined
  /** Given while a piece is placed or moved: says what is true of it there. */
  onClaim?: (() => void) | undefined
}

/** With more answers than this, only the one under the pointer shows its consequences. Must match `prompt-bar.css`. */
const TELLING = 3

export function PromptStrip({
  seat,
  title,
  count,
  hint,
  tip,
  keys = [],
  refusal,
  why,
  confirm,
  pass,
  ahead,
  onCover,
  read,
  onBack,
  onHurry,
  undo,
  about,
  acts = [],
  onAct,
  icon,
  onPanel,
  onClaim,
}: PromptStripProps) {
  const { say } = useWords()
  const [pointed, setPointed] = useState<string>()
  const at = acts.length > TELLING ? acts.find(({ option }) => option === pointed) : undefined
  const follows = at && (at.refused ?? at.detail)
  return (
    <section className="ui-panel ui-prompt" data-seat={seat} aria-label={title}>
      <div className="ui-prompt-words">
        <p className="ui-prompt-title">
          {seat && <SeatMark seat={seat} size="large" />}
          <strong>{title}</strong>
          {count && <span className="ui-prompt-count">{count}</span>}
        </p>
        {about ?? (refusal || follows ? undefined : tip)}
        <p
          hidden={(about !== undefined || (tip !== undefined && !follows)) && !refusal}
          className={refusal ? 'ui-prompt-hint ui-refusal' : 'ui-prompt-hint'}
          aria-live={refusal ? 'assertive' : 'off'}
        >
          {refusal && <Icon name="refused" />}
          <span>{refusal ?? follows ?? hint}</span>
          {why && <WhyButton asked={[{ reason: why }]} />}
        </p>
      </div>
      {keys.length > 0 && (
        <ul className="ui-prompt-keys">
          {keys.map(({ key, does }) => (
            <li key={key + does}>
              <kbd className="ui-key">{key}</kbd>
              <span>{does}</span>
            </li>
          ))}
        </ul>
      )}
      {ahead && (
        <p className="ui-prompt-ahead">
          <span>{say('passing-ahead', { names: ahead.names })}</span>
          <Button tone="quiet" onClick={ahead.onAskAgain}>
            {say('ask-again')}
          </Button>
        </p>
      )}
      {acts.length > 0 && (
        <ul className="ui-prompt-acts">
          {acts.map((act) => (
            <li
              key={act.decision + act.option}
              onPointerEnter={() => setPointed(act.option)}
              onPointerLeave={() => setPointed(undefined)}
              onFocus={() => setPointed(act.option)}
              onBlur={() => setPointed(undefined)}
            >
              <Button
                className="ui-act"
                disabled={act.refused !== undefined}
                title={act.refused ?? act.detail}
                onClick={() => onAct?.(act)}
              >
                {act.icon !== undefined && <Mark id={act.icon} label={act.label} icon={icon} size={18} />}
                <span className="ui-act-words">
                  <span>{act.label}</span>
                  {(act.refused ?? act.detail) && <span className="ui-act-detail">{act.refused ?? act.detail}</span>}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="ui-prompt-buttons">
        {undo && <IconButton icon="undo" label={say('undo')} disabled={undo.disabled} onClick={undo.onUndo} />}
        {read && <IconButton icon="cards" label={say('card-page', { card: read.card })} onClick={read.onRead} />}
        {onCover && <IconButton icon="eye" label={say('cover-hand')} onClick={onCover} />}
        {onClaim && <IconButton icon="pin" label={say('do-claim')} onClick={onClaim} />}
        {onPanel && <IconButton className="ui-prompt-panel" icon="choices" label={say('all-answers')} onClick={onPanel} />}
        {onBack && (
          <Button tone="quiet" icon="back" onClick={onBack}>
            {say('step-back')}
          </Button>
        )}
        {onHurry && (
          <Button tone="quiet" icon="next" onClick={onHurry}>
            {say('hurry')}
          </Button>
        )}
        {pass && (
          <>
            {pass.hold && (
              <Button tone="plain" onClick={pass.hold.onHold}>
                {pass.hold.label}
              </Button>
            )}
            {pass.onPassAhead && (
              <Button
                tone="quiet"
                press={keyNames('Shift+KeyT', say).join(' ')}
                title={say('pass-ahead')}
                onClick={pass.onPassAhead}
              >
                <span className="ui-roomy">{say('pass-ahead')}</span>
                <span className="ui-brief">{say('pass-ahead-brief')}</span>
              </Button>
            )}
            <Button tone={confirm ? 'plain' : 'main'} icon="next" press={keyNames('KeyT', say).join(' ')} onClick={pass.onPass}>
              {pass.label ?? say('pass')}
            </Button>
          </>
        )}
        {confirm && (
          <Button tone="main" icon="confirm" disabled={confirm.disabled} onClick={confirm.onConfirm}>
            {confirm.label ?? say('confirm')}
          </Button>
        )}
      </div>
    </section>
  )
}
