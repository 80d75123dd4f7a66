/** Distributes points over hands. Each hand is a row of pips, set by pressing, by dragging or by keys; the rest is kept. */
import type { KeyboardEvent, PointerEvent } from 'react'
import type { Split } from '../../../kernel'
import { IconButton } from '../../button'
import { useWords } from '../../words/words-context'
import { REST, type ShapeProps } from './shape-props'

/** The shares after one has been changed; what is left over goes to the rest. */
function withShare(choice: Split, answer: readonly number[], at: number, value: number): readonly number[] {
  const { among, total } = choice
  const share = among[at]
  if (!share) return answer
  const others = answer.reduce((sum, one, index) => (index === at || among[index]?.id === REST ? sum : sum + one), 0)
  const next = Math.max(share.least, Math.min(value, share.most, total - others))
  return among.map(({ id }, index) => (index === at ? next : id === REST ? total - others - next : (answer[index] ?? 0)))
}

export function BidPanel({ choice, answer, onAnswer, option }: ShapeProps<Split>) {
  const { say } = useWords()
  const rest = choice.among.findIndex(({ id }) => id === REST)
  const put = (at: number, value: number) => onAnswer(withShare(choice, answer, at, value))
  const kept = option(REST)
  return (
    <div className="ui-split">
      <ul className="ui-rows">
        {choice.among.map((share, at) => {
          if (at === rest) return null
          const item = option(share.id)
          const value = answer[at] ?? share.least
          const set = (next: number) => put(at, next)
          return (
            <li key={share.id} className="ui-row ui-bid-row">
              <span className="ui-row-label">
                {item.label}
                {item.detail && <span className="ui-note">{item.detail}</span>}
              </span>
              <div className="ui-bid">
                <IconButton
                  icon="minus"
                  label={say('share-less', { item: item.label })}
                  disabled={value <= share.least}
                  onClick={() => set(value - 1)}
                />
                <Hand label={item.label} value={value} least={share.least} most={share.most} onChange={set} />
                <IconButton
                  icon="plus"
                  label={say('share-more', { item: item.label })}
                  disabled={value >= share.most || (answer[rest] ?? 0) === 0}
                  onClick={() => set(value + 1)}
                />
              </div>
            </li>
          )
        })}
      </ul>
      <p className="ui-split-left ui-numbers" data-done="">
        {kept.label} <strong>{answer[rest] ?? 0}</strong> {kept.detail && <span className="ui-note">{kept.detail}</span>}
      </p>
    </div>
  )
}

interface HandProps {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  onChange(value: number): void
}

/** One hand with its points. */
function Hand({ label, value, least, most, onChange }: HandProps) {
  /** As many points as pips lie up to the pointer; many pips stand in several rows. */
  const dragged = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const boxes = [...currentTarget.querySelectorAll('.ui-pip')].map((pip) => pip.getBoundingClientRect())
    const [first, last] = [boxes[0], boxes.at(-1)]
    if (!first || !last) return
    const y = Math.max(first.top, Math.min(clientY, last.bottom - 1))
    onChange(boxes.filter(({ left, top, bottom }) => bottom <= y || (top <= y && left <= clientX)).length)
  }
  return (
    <div
      className="ui-hand-of-points"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={value}
      onKeyDown={(event) => {
        const next = byKey(event, value, least, most)
        if (next === undefined) return
        event.preventDefault()
        event.stopPropagation()
        onChange(next)
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        dragged(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) dragged(event)
      }}
    >
      <span className="ui-pips">
        {Array.from({ length: most }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip has no identity but its index.
          <span key={index} className="ui-pip" data-on={index < value ? '' : undefined} />
        ))}
      </span>
      <output className="ui-numbers">{value}</output>
    </div>
  )
}

function byKey({ key }: KeyboardEvent, value: number, least: number, most: number): number | undefined {
  if (/^\d$/.test(key)) return Math.min(Number(key), most)
  switch (key) {
    case '+':
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(value + 1, most)
    case '-':
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(value - 1, least)
    case 'Home':
      return least
    case 'End':
      return most
    default:
      return undefined
  }
}
