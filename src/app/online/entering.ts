/** The client of a table's match: made once the game is loaded, kept while lines break, made anew for a seat that is taken. */
import type { Transport } from '../../client/transport'

interface Rejoining {
  readonly actions: { rejoin(transport: Transport): void; close(): void }
}

export interface Entering {
  /** A line to the match is open. */
  enter(transport: Transport): Promise<void>
  /** A seat was taken. All before was for an onlooker's eyes; the seat gets a line of its own. */
  renew(): void
  close(): void
}

/** `load` loads the game and returns what makes a client, undefined if there is none to be made. `show` is told of every change. */
export function createEntering<C extends Rejoining>(
  load: () => Promise<((transport: Transport) => C | undefined) | undefined>,
  show: (client: C | undefined) => void,
): Entering {
  let client: C | undefined
  /** Changes when what was begun must not be finished. */
  let turn = 0
  const isMade = () => client !== undefined
  const end = () => {
    turn++
    client?.actions.close()
    client = undefined
  }
  return {
    async enter(transport) {
      const rejoin = () => client?.actions.rejoin(transport)
      if (isMade()) return rejoin()
      const began = turn
      const make = await load()
      // Loading takes long on a slow line: a seat may have been taken, or the line may have broken and come back.
      if (!make || began !== turn) return
      if (isMade()) return rejoin()
      client = make(transport)
      if (client) show(client)
    },
    renew() {
      end()
      show(undefined)
    },
    close: end,
  }
}
