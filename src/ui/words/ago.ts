/** How long ago something was, as people say it: "two hours ago", "hier". */
import type { Language } from './speak'

const SECOND = 1000
const STEPS: readonly { readonly unit: Intl.RelativeTimeFormatUnit; readonly ms: number; readonly below: number }[] = [
  { unit: 'minute', ms: 60 * SECOND, below: 60 },
  { unit: 'hour', ms: 3600 * SECOND, below: 24 },
  { unit: 'day', ms: 86_400 * SECOND, below: 14 },
]

/** After more than two weeks the date is shown instead. */
export function agoText(when: number, now: number, language: Language): string {
  const past = Math.max(0, now - when)
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (past < 60 * SECOND) return relative.format(0, 'second')
  const step = STEPS.find(({ ms, below }) => past < ms * below)
  if (step) return relative.format(-Math.floor(past / step.ms), step.unit)
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(when)
}
