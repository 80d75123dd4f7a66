/** A notation for battlefields: buildings by their squares, storeys and sides. Used by the ready maps and the generator. */
import { type Battlefield, type Cube, type CubeId, type CubeSide, type Floor, type Panel, SIDES_OF_CUBE } from '../board'
import { type FaceId, faceId } from './board'
import { cubeId } from './cubes'

/** The panels of one storey by side. A side that is not given is open. */
export type Storey = { readonly [S in CubeSide]?: Panel }
/** One square of a building: its storeys from the ground up, and the levels that have floors. */
export interface Column {
  readonly at: readonly [c: number, r: number]
  readonly storeys: readonly Storey[]
  readonly floors?: { readonly [level: number]: Floor }
}

/** Combines columns and single panels. Throws if two of them give different panels for one side. */
export function built(columns: readonly Column[], barricades: readonly (readonly [Cube, CubeSide])[] = []): Battlefield {
  const panels: { [face: FaceId]: Panel } = {}
  const floors: { [cube: CubeId]: Floor } = {}
  const put = (cube: Cube, side: CubeSide, panel: Panel) => {
    const face = faceId(cube, side)
    if (Object.hasOwn(panels, face) && panels[face] !== panel) throw new Error(`two panels at ${face}`)
    panels[face] = panel
  }
  for (const { at, storeys, floors: decks = {} } of columns) {
    const [c, r] = at
    storeys.forEach((storey, index) => {
      for (const side of SIDES_OF_CUBE) {
        const panel = storey[side]
        if (panel && panel !== 'open') put({ c, r, z: index + 1 }, side, panel)
      }
    })
    for (const [level, floor] of Object.entries(decks)) floors[cubeId({ c, r, z: Number(level) })] = floor
  }
  for (const [cube, side] of barricades) put(cube, side, 'low')
  return { panels, floors }
}
