/** Picks some of the options: radio buttons for one, check boxes for several. A refused option shows why and cannot be picked. */
import { useId } from 'react'
import type { Option, Pick } from '../../../kernel'
import { WhyButton } from '../../help/why-button'
import { Icon } from '../../icons'
import { useWords } from '../../words/words-context'
import { isTally, TallyLine } from '../tally-view'
import type { OptionWords, ShapeProps } from './shape-props'

/** The picks after this option is pressed. If only one may be picked, it replaces the old pick. */
export function pickedAfter(choice: Pick, picked: readonly string[], id: string): readonly string[] {
  if (choice.most === 1) return picked.includes(id) && choice.least === 0 ? [] : [id]
  if (picked.includes(id)) return picked.filter((one) => one !== id)
  const excluded = (choice.apart ?? []).flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []))
  return [...picked.filter((one) => !excluded.includes(one)), id]
}

export function PickPanel({ choice, answer, onAnswer, option }: ShapeProps<Pick>) {
  const { say } = useWords()
  const name = useId()
  const isOne = choice.most === 1 && choice.least === 1
  if (choice.options.length === 0) return <p className="ui-note">{say('nothing-offered')}</p>
  const open = choice.options.filter((one) => !one.refused)
  return (
    <fieldset className="ui-options">
      <legend className="ui-note">
        {choice.most === 1 && choice.least === 1
          ? say('choose-one')
          : say('choose-some', { least: choice.least, most: choice.most })}
      </legend>
      {choice.options.map((one) => (
        <PickOption
          key={one.id}
          option={one}
          words={option(one.id)}
          name={name}
          type={isOne ? 'radio' : 'checkbox'}
          place={answer.indexOf(one.id) + 1}
          digit={open.indexOf(one) + 1}
          isRanked={choice.most > 1}
          onPick={() => onAnswer(pickedAfter(choice, answer, one.id))}
        />
      ))}
      {choice.most > 1 && (
        <p className="ui-note ui-numbers">{say('chosen-count', { count: answer.length, most: choice.most })}</p>
      )}
    </fieldset>
  )
}

interface PickOptionProps {
  readonly option: Option
  readonly words: OptionWords
  readonly name: string
  readonly type: 'radio' | 'checkbox'
  /** The position among the picks, counted from 1; 0 if not picked. */
  readonly place: number
  readonly digit: number
  readonly isRanked: boolean
  onPick(): void
}

function PickOption({ option, words, name, type, place, digit, isRanked, onPick }: PickOptionProps) {
  const { reason } = useWords()
  return (
    <label className="ui-option" data-refused={option.refused ? '' : undefined}>
      <input type={type} name={name} checked={place > 0} disabled={option.refused !== undefined} onChange={onPick} />
      <span className="ui-option-body">
        <span className="ui-option-label">{words.label}</span>
        {words.detail && <span className="ui-option-detail">{words.detail}</span>}
        {words.where && <span className="ui-hidden">{words.where}</span>}
        {isTally(option.shows) && <TallyLine tally={option.shows} />}
        {option.refused && (
          <span className="ui-option-why">
            <Icon name="refused" />
            {reason(option.refused)}
            <WhyButton asked={[{ reason: option.refused }]} />
          </span>
        )}
      </span>
      {isRanked && place > 0 ? (
        <span className="ui-option-rank">{place}</span>
      ) : (
        digit > 0 && digit < 10 && <kbd className="ui-key ui-key-faint">{digit}</kbd>
      )}
    </label>
  )
}
