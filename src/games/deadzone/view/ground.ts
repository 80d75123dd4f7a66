/** The deployment zones and the objectives, for the lab's layers. All of it is public. */
import type { LabGround } from '../../../lab/ground'
import { BASE_HEIGHT } from '../../../table/sight'
import { cubeFrom, groundOf, middleOf, squareOf } from '../rules/facts/cubes'
import { SIDES, type View } from '../rules/state'
import { zoneSquares } from './look'

export function groundIn(view: View): LabGround {
  return {
    areas: SIDES.map((seat, index) => {
      const zone = view.sides[seat].zone ?? (index === 0 ? 'blue' : 'red')
      return { ref: seat, seat, outlines: zoneSquares(view, zone).map(squareOf) }
    }),
    objectives: view.objectives.map(({ ref, cube }) => {
      const at = cubeFrom(cube)
      return { ref, at: middleOf(at), height: groundOf(at.z) + BASE_HEIGHT }
    }),
  }
}
