/** Draws this game's signs on the page, the same as on its cards, and numbers with the sign of what they count. */
import type { MarkProps } from '../../kit/drawn/drawn-mark'
import { Numeral, Sign, Signed } from '../../kit/drawn/emblem-marks'

export function Mark({ id, size }: MarkProps) {
  const [kind = '', first = '', second = ''] = id.split(':')
  if (kind === 'number') return <Numeral value={first} size={size} />
  if (kind === 'gain') return <Signed value={first} sign={second} size={size} />
  return <Sign name={first} size={size} />
}
