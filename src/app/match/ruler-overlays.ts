/** Draws a ruler on the table as a tape with its length. */
import type { Point } from '../../geometry/types'
import type { Overlay } from '../../scene/overlay'

const NONE: readonly Overlay[] = []

/** `name`: the other player who has laid the ruler, if any. */
export function rulerOverlays(
  line: readonly [Point, Point] | undefined,
  { length }: { length(units: number): string },
  id = 'ruler',
  name?: string,
): readonly Overlay[] {
  if (!line) return NONE
  const [from, to] = line
  const text = length(Math.round(Math.hypot(to.x - from.x, to.y - from.y)))
  return [
    {
      type: 'path',
      id,
      points: [from, to],
      z: 0,
      tone: 'neutral',
      labels: [{ at: to, text: name === undefined ? text : `${name} · ${text}` }],
    },
  ]
}
