/** Panels for a whole number and for a total that is divided into shares. */
import { lazy } from 'react'
import type { Amount, Split } from '../../../kernel'
import { Stepper } from '../../controls'
import { useWords } from '../../words/words-context'
import { REST, type ShapeProps } from './shape-props'

/** Only some games have bids. */
const BidPanel = lazy(() => import('./bid-panel').then((module) => ({ default: module.BidPanel })))

/** Ranges with more numbers than this get a slider instead of one button each. */
const BUTTONS = 10

export function AmountPanel({ choice, answer, onAnswer }: ShapeProps<Amount>) {
  const { say } = useWords()
  const { least, most } = choice
  const count = most - least + 1
  return (
    <div className="ui-amount">
      <Stepper
        value={answer}
        least={least}
        most={most}
        lessLabel={say('amount-less')}
        moreLabel={say('amount-more')}
        onChange={onAnswer}
      />
      {count <= BUTTONS ? (
        <fieldset className="ui-chips">
          <legend className="ui-hidden">{say('amount-bounds', { least, most })}</legend>
          {Array.from({ length: count }, (_, index) => least + index).map((value) => (
            <button key={value} type="button" className="ui-chip" aria-pressed={value === answer} onClick={() => onAnswer(value)}>
              {value}
            </button>
          ))}
        </fieldset>
      ) : (
        <input
          type="range"
          className="ui-range"
          aria-label={say('amount-bounds', { least, most })}
          min={least}
          max={most}
          value={answer}
          onChange={(event) => onAnswer(event.currentTarget.valueAsNumber)}
        />
      )}
    </div>
  )
}

export function SplitPanel(props: ShapeProps<Split>) {
  return props.choice.among.some(({ id }) => id === REST) ? <BidPanel {...props} /> : <SharesPanel {...props} />
}

function SharesPanel({ choice, answer, onAnswer, option }: ShapeProps<Split>) {
  const { say } = useWords()
  const left = choice.total - answer.reduce((sum, share) => sum + share, 0)
  return (
    <div className="ui-split">
      <p className="ui-split-left ui-numbers" data-done={left === 0 ? '' : undefined}>
        {say('share-left', { left, total: choice.total })}
      </p>
      <ul className="ui-rows">
        {choice.among.map((share, index) => {
          const item = option(share.id)
          const value = answer[index] ?? share.least
          return (
            <li key={share.id} className="ui-row">
              <span className="ui-row-label">
                {item.label}
                {item.detail && <span className="ui-note">{item.detail}</span>}
              </span>
              <Stepper
                value={value}
                least={share.least}
                most={Math.min(share.most, value + Math.max(left, 0))}
                lessLabel={say('share-less', { item: item.label })}
                moreLabel={say('share-more', { item: item.label })}
                onChange={(next) => onAnswer(answer.map((one, at) => (at === index ? next : one)))}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
