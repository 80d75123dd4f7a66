/** The name of a party of a test: a model, a threat without a name of its own, or a whole side (`side:A`). */
import type { Speak } from '../../../../ui/words/speak'

export const ofSide = (side: { readonly of: string; readonly seat: string }): string =>
  side.of === 'side' ? `side:${side.seat}` : side.of

export function party(ref: string, speak: Speak): string {
  const seat = ref.startsWith('side:') ? ref.slice('side:'.length) : undefined
  return seat === 'A' || seat === 'B' ? speak.seat(seat) : speak.piece(ref)
}
