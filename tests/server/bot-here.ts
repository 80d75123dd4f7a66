/** The server's bots, thinking in the process of the tests in place of threads. */
import type { HostingOptions } from '../../src/server/tables/hosting'
import think from '../../src/server/threads/mind-thread'

/** It plays plainly, and lets others have their turn between two answers. */
export const botHere: HostingOptions['bot'] = (game) => async (known) => {
  await new Promise((turn) => setImmediate(turn))
  return think({ game: game.id, level: 'plain', known, ms: 0 })
}
