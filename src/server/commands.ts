/** What the built server does besides serving: `node dist/server/main.js backup FILE` and `restore FILE`. */
import type { Config } from './config'
import { copyDatabase, databaseIn, restoreDatabase } from './store/sqlite'

const USAGE = 'Commands: backup FILE, restore FILE; without one the server is started.'

/** Runs the command in the arguments and returns what was done. If it throws, the message says why; nothing was changed. */
export function runCommand([command, file, ...more]: readonly string[], config: Pick<Config, 'data' | 'database'>): string {
  if ((command !== 'backup' && command !== 'restore') || file === undefined || more.length > 0) throw new Error(USAGE)
  if (config.database !== undefined)
    throw new Error('A PostgreSQL database has tools of its own for this: pg_dump and pg_restore.')
  switch (command) {
    case 'backup':
      copyDatabase(config.data, file)
      return `All tables of ${databaseIn(config.data)} are in ${file}.`
    case 'restore':
      restoreDatabase(file, config.data)
      return `${databaseIn(config.data)} holds all tables of ${file}.`
  }
}
