/** Puts all items in an order: each can be moved one place up or down. */
import type { Order } from '../../../kernel'
import { IconButton } from '../../button'
import { useWords } from '../../words/words-context'
import type { ShapeProps } from './shape-props'

/** The items after the one at `place` has swapped places with its neighbour. */
export function swapped<T>(items: readonly T[], place: number, by: -1 | 1): readonly T[] {
  const one = items[place]
  const other = items[place + by]
  if (one === undefined || other === undefined) return items
  return items.map((item, index) => (index === place ? other : index === place + by ? one : item))
}

export function OrderPanel({ answer, onAnswer, option }: ShapeProps<Order>) {
  const { say } = useWords()
  return (
    <div className="ui-order">
      <p className="ui-note">{say('order-hint')}</p>
      <ol className="ui-rows">
        {answer.map((id, place) => {
          const item = option(id)
          return (
            <li key={id} className="ui-row">
              <span className="ui-option-rank">{place + 1}</span>
              <span className="ui-row-label">
                {item.label}
                {item.detail && <span className="ui-note">{item.detail}</span>}
              </span>
              <IconButton
                icon="up"
                label={say('order-up', { item: item.label })}
                disabled={place === 0}
                onClick={() => onAnswer(swapped(answer, place, -1))}
              />
              <IconButton
                icon="down"
                label={say('order-down', { item: item.label })}
                disabled={place === answer.length - 1}
                onClick={() => onAnswer(swapped(answer, place, 1))}
              />
            </li>
          )
        })}
      </ol>
    </div>
  )
}
