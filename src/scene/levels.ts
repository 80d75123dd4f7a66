/** Hides upper storeys: the part of a look up to a given level. Pure. */
import type { Look } from './look'

/** The look without what stands above this level. `level` counts from 0, the ground; undefined shows all. */
export function loweredTo(look: Look, level: number | undefined): Look {
  const above = level === undefined ? undefined : look.levels?.[level + 1]
  if (!above) return look
  const isShown = ({ z = 0 }: { readonly z?: number }) => z < above.z
  const terrain = look.terrain.filter(isShown)
  const figures = look.figures.filter(isShown)
  const tokens = look.tokens?.filter((token) => isShown(token) || token.carriedBy !== undefined)
  return { ...look, terrain, figures, ...(tokens ? { tokens } : {}) }
}
