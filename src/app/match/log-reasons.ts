/** The rules behind the numbers that a line of the log tells, so that "Why?" can open them. */
import type { Json } from '../../kernel'
import type { Asked } from '../../ui/help/why-button'
import type { LogItem } from '../../ui/match/log-items'

/** The parts of all tallies in these events, wherever a game puts them; each reason once. */
export function reasonsIn(events: readonly object[]): readonly Asked[] {
  const found = new Map<string, Asked>()
  const search = (value: Json | undefined): void => {
    if (typeof value !== 'object' || value === null) return
    if (isPart(value)) found.set(value.reason.key, value)
    else for (const inner of Object.values(value)) search(inner)
  }
  search(events as unknown as Json)
  return [...found.values()]
}

const isPart = (value: object): value is Asked & { readonly value: number } =>
  'value' in value &&
  typeof value.value === 'number' &&
  'reason' in value &&
  typeof value.reason === 'object' &&
  value.reason !== null &&
  'key' in value.reason

/** Puts the reasons on the lines that tell numbers: those of dice and results with details. */
export const withReasons = (items: readonly LogItem[], reasons: readonly Asked[]): readonly LogItem[] =>
  reasons.length === 0
    ? items
    : items.map((item) =>
        item.details.length > 0 && (item.kind === 'dice' || item.kind === 'result') ? { ...item, reasons } : item,
      )
