/** Sampled answers for crowded matches: somewhat bolder than random ones, and with a preference for standing against obstacles. */
import type { Convex, Point } from '../../../src/geometry/types'
import type { Option, Pick, Rng, ShapeRules, Shapes } from '../../../src/kernel'
import type { Path } from '../../../src/table/choice'
import type { Tabletop } from '../../../src/table/piece'
import { TABLE_SHAPES } from '../../../src/table/shapes'

/** A place in contact with some terrain piece. */
function against({ radius }: Path, { terrain }: Tabletop, rng: Rng): Point | undefined {
  if (terrain.length === 0) return undefined
  const outline: Convex | undefined = terrain[rng.below(terrain.length)]?.outlines[0]
  if (!outline) return undefined
  const side = rng.below(outline.length)
  const [a, b] = [outline[side] as Point, outline[(side + 1) % outline.length] as Point]
  const along = rng.below(1001) / 1000
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const out = (radius + 2) / Math.sqrt(dx * dx + dy * dy)
  return { x: Math.round(a.x + dx * along + dy * out), y: Math.round(a.y + dy * along - dx * out) }
}

const plain = TABLE_SHAPES as { readonly path: ShapeRules<Path, Tabletop>; readonly pick: ShapeRules<Pick, Tabletop> }

/** Ids with which a player ends or declines something. */
const ENDINGS = ['end', 'pass', 'decline', 'none', 'suffer']
const isEnding = ({ id }: Option) => ENDINGS.includes(id)

/** Fate and cards for small things: kept for greater ones, most of the time, as everybody would. */
const SPENDING = /^(clear|reroll):.*>(token|fate)$|^reroll:initiative/

export const BOLD = {
  ...TABLE_SHAPES,
  path: {
    ...plain.path,
    sample(choice: Path, tabletop: Tabletop, rng: Rng) {
      if (choice.must) return plain.path.sample(choice, tabletop, rng)
      if (rng.below(8) === 0) return []
      for (let tried = 0; tried < 6 && rng.below(2) === 0; tried++) {
        const end = against(choice, tabletop, rng)
        if (end && plain.path.accepts(choice, [end], tabletop).allowed) return [end]
      }
      return plain.path.sample(choice, tabletop, rng)
    },
  },
  pick: {
    ...plain.pick,
    sample(choice: Pick, tabletop: Tabletop, rng: Rng) {
      const thrifty = rng.below(6) > 0
      const open = choice.options.filter(({ id, refused }) => !refused && !(thrifty && SPENDING.test(id)))
      if (open.length < choice.least) return plain.pick.sample(choice, tabletop, rng)
      const hasMore = choice.most === 1 && open.some((option) => !isEnding(option)) && open.some(isEnding)
      // Half of the time, ending or declining is not chosen.
      if (!hasMore || rng.below(2) === 0) return plain.pick.sample({ ...choice, options: open }, tabletop, rng)
      const bolder = { ...choice, options: open.filter((option) => !isEnding(option)) }
      return plain.pick.sample(bolder, tabletop, rng)
    },
  },
} as unknown as Shapes<never>
