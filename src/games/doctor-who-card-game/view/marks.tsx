/** The game's marks for the page: the emblems of the table's cards, and numbers in a badge; distinguishable without colour. */
import type { MarkProps } from '../../kit/drawn/drawn-mark'
import { Numeral, Sign, Signed } from '../../kit/drawn/emblem-marks'

/** The emblems that counters have on the table. */
const COUNTERS: { readonly [id: string]: string } = { guard: 'beacon', raid: 'eye' }

export function Mark({ id, size }: MarkProps) {
  const [kind = '', first = '', second = ''] = id.split(':')
  if (kind === 'number') return <Numeral value={first} size={size} />
  if (kind === 'gain') return <Signed value={first} sign={second} size={size} />
  if (kind === 'fighter') return <Signed value={first} sign={second} size={size} />
  return <Sign name={COUNTERS[id] ?? first} size={size} />
}
