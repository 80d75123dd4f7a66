/** Drafts that are sent without confirmation, because Undo can take them back. */
import type { Moment } from '../../../client/moment'
import { cubeOf } from '../rules/facts/cubes'
import { modelOf, onBoard } from '../rules/facts/models'
import { isExit } from '../rules/facts/moves'
import { enemiesWith } from '../rules/facts/presence'
import { readStation } from '../rules/facts/reach'
import { trapsIn } from '../rules/facts/traps'
import { otherSide, type View } from '../rules/state'

/** Deploying, and moving or standing up without enemies, falls, traps or the board's edge on the way: no die is thrown then. */
export function isSure({ draft, decisions, view }: Moment<View>): boolean {
  if (draft.type === 'idle') return false
  switch (decisions.find(({ id }) => id === draft.decision)?.subject) {
    case 'deploy where':
      return true
    case 'stand where':
      return draft.type === 'placing' && enemiesWith(view, draft.piece).length === 0
    case 'move where':
      return draft.type === 'routing' && enemiesWith(view, draft.piece).length === 0 && isQuiet(view, draft.piece, draft.stations)
    default:
      return false
  }
}

function isQuiet(view: View, piece: string, stations: readonly string[]): boolean {
  const { seat } = modelOf(view, piece)
  const foes = new Set(onBoard(view, otherSide(seat)).map((ref) => cubeOf(view, ref)))
  return stations.every((station) => {
    if (isExit(station)) return false
    const { cube, lands } = readStation(station)
    return lands === undefined && !foes.has(cube) && trapsIn(view, cube).length === 0
  })
}
