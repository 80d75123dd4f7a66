/** Opens a table on the server with the choices made in a lobby. */
import type { LobbyChosen } from '../../games/lobby'
import type { Json } from '../../kernel'
import type { LayoutDocument } from '../../planner/document'
import { type Gathered, ONLINE_VERSION, type OpenTable } from '../../protocol/online'
import { learnPart } from '../../ui/words/words'
import { holdOpened } from './held'
import { picturesOf } from './pictures'
import { NoServer, openTable } from './server'

/** The lobby's choices as a table stores them. The casts are safe: the choices are plain JSON. */
export function gatheredOf({ seats, ...shared }: LobbyChosen): Gathered {
  return { shared: shared as unknown as { readonly [part: string]: Json }, seats: seats as Gathered['seats'] }
}

/** Opens the table, with the pictures of the layout it is laid with. Rejects with the reason if the server refuses. */
export async function openAt(
  game: string,
  chosen: LobbyChosen,
  who: Pick<OpenTable, 'sitters' | 'names' | 'levels' | 'dice' | 'sealed' | 'clock' | 'delay'>,
  layout?: LayoutDocument,
): Promise<{ readonly table: string } | { readonly problem: 'no-server' }> {
  await learnPart('online')
  const pictures = layout && picturesOf(layout)
  try {
    const keys = await openTable({
      version: ONLINE_VERSION,
      game,
      gathered: gatheredOf(chosen),
      ...who,
      ...(pictures ? { pictures } : {}),
    })
    holdOpened(game, keys)
    return { table: keys.table }
  } catch (error) {
    if (error instanceof NoServer) return { problem: 'no-server' }
    throw error
  }
}
