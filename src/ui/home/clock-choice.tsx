/** How long the players at a table may think, and what happens to a player who runs out of time. */
import { CLOCK_ENDS, type ClockTerms } from '../../protocol/online'
import { Segments } from '../controls'
import type { Say } from '../words/dictionary'
import { useWords } from '../words/words-context'

type Length = ClockTerms extends infer One ? (One extends ClockTerms ? Omit<One, 'atEnd'> : never) : never
const LENGTHS: { readonly [id: string]: Length } = {
  quick: { type: 'bank', minutes: 15, increment: 15 },
  usual: { type: 'bank', minutes: 45, increment: 30 },
  long: { type: 'bank', minutes: 90, increment: 30 },
  day: { type: 'days', days: 1 },
  days: { type: 'days', days: 3 },
}

/** The clock in words: "45 min and 30 s for each answer", "3 days for each answer". */
export const clockText = (terms: Length, say: Say): string =>
  terms.type === 'days'
    ? say('clock-days', { days: terms.days })
    : say('clock-bank', { minutes: terms.minutes, seconds: terms.increment })

/** The delays offered, in minutes. */
const DELAYS = [1, 5, 15] as const

export interface DelayChoiceProps {
  /** Minutes; undefined if onlookers see the match at once. */
  readonly value: number | undefined
  onChange(value: number | undefined): void
}

/** Chooses how much later than the players onlookers see the match. */
export function DelayChoice({ value, onChange }: DelayChoiceProps) {
  const { say } = useWords()
  return (
    <Segments
      label={say('onlookers-delay')}
      options={[
        { id: '0', label: say('delay-none') },
        ...DELAYS.map((minutes) => ({ id: String(minutes), label: say('delay-minutes', { minutes }) })),
      ]}
      value={String(value ?? 0)}
      onChange={(id) => onChange(Number(id) || undefined)}
    />
  )
}

export interface ClockChoiceProps {
  readonly value: ClockTerms | undefined
  onChange(value: ClockTerms | undefined): void
}

export function ClockChoice({ value, onChange }: ClockChoiceProps) {
  const { say } = useWords()
  const chosen = Object.keys(LENGTHS).find((id) => value && clockText(LENGTHS[id] as Length, say) === clockText(value, say))
  return (
    <>
      <Segments
        label={say('clock')}
        options={[
          { id: 'none', label: say('clock-none') },
          ...Object.entries(LENGTHS).map(([id, terms]) => ({ id, label: clockText(terms, say) })),
        ]}
        value={chosen ?? 'none'}
        onChange={(id) => {
          const length = LENGTHS[id]
          onChange(length && { ...length, atEnd: value?.atEnd ?? 'fallback' })
        }}
      />
      {value && (
        <Segments
          label={say('clock-end')}
          options={CLOCK_ENDS.map((id) => ({ id, label: say(`clock-end-${id}`) }))}
          value={value.atEnd}
          onChange={(atEnd) => onChange({ ...value, atEnd })}
        />
      )}
    </>
  )
}
