/** Panels for rolls and shuffles, for groups that use real dice and cards and type in the results. Otherwise the host rolls. */
import { useState } from 'react'
import type { Roll, Shuffle } from '../../../kernel'
import { useWords } from '../../words/words-context'
import type { ShapeProps } from './shape-props'

export function RollPanel({ choice, answer, onAnswer, option }: ShapeProps<Roll>) {
  const { say } = useWords()
  return (
    <details className="ui-typed">
      <summary>{say('roll-typed')}</summary>
      <p className="ui-note">{say('roll-typed-hint')}</p>
      <ol className="ui-rows">
        {choice.dice.map((die, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the dice of a roll have no identity but their index.
          <li key={index} className="ui-row ui-row-stacked">
            <fieldset className="ui-chips">
              <legend className="ui-label">{say('die-number', { die: index + 1 })}</legend>
              {[...new Set(die.faces)].map((face) => (
                <button
                  key={face}
                  type="button"
                  className="ui-chip"
                  aria-pressed={answer[index] === face}
                  onClick={() => onAnswer(choice.dice.map((_, at) => (at === index ? face : (answer[at] ?? ''))))}
                >
                  {option(face).label}
                </button>
              ))}
            </fieldset>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Reads "3 1 2" as the order 2, 0, 1; undefined if the text is not a complete order. */
export function orderFromText(text: string, count: number): readonly number[] | undefined {
  const places = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((word) => Number(word) - 1)
  const isOrder = places.length === count && new Set(places).size === count && places.every((at) => at >= 0 && at < count)
  return isOrder && places.every(Number.isInteger) ? places : undefined
}

export function ShufflePanel({ choice, onAnswer }: ShapeProps<Shuffle>) {
  const { say } = useWords()
  const [typed, setTyped] = useState('')
  const isWrong = typed.trim() !== '' && orderFromText(typed, choice.count) === undefined
  return (
    <>
      <p>{say('shuffle-waits', { count: choice.count })}</p>
      <details className="ui-typed">
        <summary>{say('shuffle-typed')}</summary>
        <label className="ui-field">
          <span className="ui-note">{say('shuffle-typed-hint', { count: choice.count })}</span>
          <textarea
            className="ui-input"
            rows={2}
            inputMode="numeric"
            aria-invalid={isWrong}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              const order = orderFromText(event.currentTarget.value, choice.count)
              if (order) onAnswer(order)
            }}
          />
        </label>
      </details>
    </>
  )
}
