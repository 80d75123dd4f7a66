/** The generic panel: any question can be answered in it, also by keyboard alone. Gestures on the table give the same answers. */
import { type ComponentType, Suspense } from 'react'
import type { Draft } from '../../client/draft'
import type { AnyDecision, TallyPart } from '../../kernel'
import { Button, IconButton } from '../button'
import { WhyButton } from '../help/why-button'
import { Icon } from '../icons'
import { keepKeys } from '../keep-keys'
import type { LengthUnit } from '../words/speak'
import { useWords } from '../words/words-context'
import { answerSoFar, knownChoice } from './choice/answer-so-far'
import { SHAPE_PANELS } from './choice/shape-panels'
import type { AnyChoice, OptionWords, ShapeProps } from './choice/shape-props'
import { QUESTION_ID } from './question-id'

export interface DecisionPanelProps {
  readonly decision: AnyDecision
  readonly title: string
  readonly hint?: string
  /** The reasons that make up the base number to which the answer is added, one line each. */
  readonly why?: readonly string[]
  readonly parts?: readonly TallyPart[]
  /** What the player may answer instead. */
  readonly others?: readonly { readonly id: string; readonly title: string }[]
  onOther?(id: string): void
  readonly draft: Draft
  readonly unit: LengthUnit
  readonly turned?: ShapeProps<AnyChoice>['turned']
  option(id: string): OptionWords
  /** Called with the answer so far, in the form of its shape; the draft takes it over and judges it. */
  onAnswer(answer: unknown): void
  /** Called for Enter on an option or in a field: sends the answer like the strip's button. */
  onEnter?: (() => void) | undefined
  /** Given if the panel needs its own buttons and refusals because there is no prompt strip. */
  readonly confirm?: { readonly disabled: boolean; onConfirm(): void } | undefined
  onBack?: (() => void) | undefined
  /** Given if the panel can be closed: adds a button to its head. */
  onClose?: (() => void) | undefined
  /** Why the answer so far is not allowed, in words. */
  readonly refusal?: string | undefined
}

export function DecisionPanel(props: DecisionPanelProps) {
  const {
    decision,
    title,
    hint,
    why = [],
    parts = [],
    others = [],
    onOther,
    draft,
    unit,
    turned,
    refusal,
    option,
    onAnswer,
    onEnter,
    confirm,
    onBack,
    onClose,
  } = props
  const { say } = useWords()
  const choice = knownChoice(decision)
  return (
    <section
      className="ui-panel ui-decision"
      id={QUESTION_ID}
      tabIndex={-1}
      aria-labelledby={`${QUESTION_ID}-title`}
      onKeyDown={(event) => {
        keepKeys(event)
        const isWithin = (selector: string) => event.target instanceof HTMLElement && event.target.closest(selector) !== null
        // The digits beside the options choose them from anywhere in the panel where no digit is typed.
        const isTyping = isWithin('textarea, select, input:not([type=radio], [type=checkbox])')
        if (/^[1-9]$/.test(event.key) && !isTyping && !(event.ctrlKey || event.metaKey || event.altKey)) {
          const option = event.currentTarget.querySelectorAll<HTMLInputElement>('.ui-option input:enabled')[Number(event.key) - 1]
          if (option) event.stopPropagation()
          option?.focus()
          option?.click()
        }
        // Whoever moves a piece with the arrow keys has the focus on a button of the pad, and presses it with the space bar.
        const isPad = isWithin('.ui-nudge-pad')
        if (event.key === 'Enter' && (isPad || !isWithin('button, summary, textarea'))) {
          if (isPad) event.preventDefault()
          ;(onEnter ?? (confirm?.disabled ? undefined : confirm?.onConfirm))?.()
        }
        if (event.key !== 'Escape' || !onBack) return
        // Stops the event so that the table does not step back a second time.
        event.preventDefault()
        onBack()
      }}
    >
      <header>
        {onClose && (
          <IconButton
            className="ui-decision-close"
            icon="close"
            label={say('panel-hide', { panel: say('panel-question') })}
            onClick={onClose}
          />
        )}
        {decision.offer && <span className="ui-badge">{say('offer')}</span>}
        <h2 id={`${QUESTION_ID}-title`}>{title}</h2>
        {hint && <p className="ui-note">{hint}</p>}
        {why.length > 0 && (
          <ul className="ui-decision-why ui-numbers">
            {why.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <WhyButton asked={parts} />
        {others.length > 0 && (
          <nav className="ui-decision-others" aria-label={say('question-instead')}>
            {others.map((one) => (
              <Button key={one.id} tone="quiet" onClick={() => onOther?.(one.id)}>
                {one.title}
              </Button>
            ))}
          </nav>
        )}
      </header>
      <div className="ui-decision-body">
        {choice ? (
          <ShapePanel
            choice={choice}
            answer={answerSoFar(decision, choice, draft)}
            onAnswer={onAnswer}
            option={option}
            unit={unit}
            turned={turned}
            measured={draft.type === 'pathing' && draft.decision === decision.id ? draft.judgement : undefined}
          />
        ) : (
          <p className="ui-refusal">
            <Icon name="refused" />
            {say('shape-unknown', { shape: decision.choice.shape })}
          </p>
        )}
      </div>
      {confirm && (
        <footer>
          <p className="ui-refusal ui-refusal-line" aria-live="polite">
            {refusal && (
              <>
                <Icon name="refused" />
                <span>{refusal}</span>
              </>
            )}
          </p>
          <div className="ui-row-of-buttons">
            {onBack && (
              <Button tone="quiet" icon="back" onClick={onBack}>
                {say('step-back')}
              </Button>
            )}
            <Button tone="main" icon="confirm" disabled={confirm.disabled} onClick={confirm.onConfirm}>
              {say('confirm')}
            </Button>
          </div>
        </footer>
      )}
    </section>
  )
}

interface AnyShapeProps extends Omit<ShapeProps<AnyChoice>, 'answer' | 'onAnswer'> {
  readonly answer: unknown
  onAnswer(answer: unknown): void
}

function ShapePanel(props: AnyShapeProps) {
  // The table pairs each shape's name with its panel; the compiler loses that pairing in a look-up by name.
  const Panel = SHAPE_PANELS[props.choice.shape] as unknown as ComponentType<AnyShapeProps>
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <Panel {...props} />
    </Suspense>
  )
}
