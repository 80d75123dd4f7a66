/** Ready layouts for open tables. Those of Deadzone's cubes are made beside the game: `games/layout-deadzone.ts`. */
import type { LayoutDocument } from '../document'
import { EXTERMINATE } from './exterminate'
import { OPEN } from './open'
import { VORTEX } from './vortex'

export const LIBRARY: {
  readonly exterminate: readonly LayoutDocument[]
  readonly vortex: readonly LayoutDocument[]
  readonly open: readonly LayoutDocument[]
} = {
  exterminate: EXTERMINATE,
  vortex: VORTEX,
  open: OPEN,
}
