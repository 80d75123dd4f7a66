/** Pieces that wait beside the table to be placed: panels at the edge of the window make room for them. */
import type { AnyDecision } from '../../kernel'
import type { FigureLook } from '../../scene/look'
import type { Tabletop } from '../../table/piece'

/** Whether a piece that one of these questions is about stands outside of the table. A card table has no outside. */
export const waitsBeside = (
  figures: readonly Pick<FigureLook, 'ref' | 'at' | 'ready'>[],
  decisions: readonly AnyDecision[],
  { width, depth }: Pick<Tabletop, 'width' | 'depth'>,
): boolean => {
  const asked = new Set(decisions.flatMap(({ choice }) => ('piece' in choice ? [choice.piece] : [])))
  const isOutside = ({ x, y }: FigureLook['at']) => x < 0 || y < 0 || x > width || y > depth
  return width > 0 && figures.some(({ ref, at, ready }) => (ready || asked.has(ref)) && isOutside(at))
}
