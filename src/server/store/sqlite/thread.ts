/** The thread that owns the database, because SQLite blocks while it waits for the disk. */
import { parentPort, workerData } from 'node:worker_threads'
import { judged, runBatch } from './batch'
import type { Begin, FromThread, ToThread, Verdict } from './calls'
import { copyDatabase } from './copy'
import { openFolder } from './open'
import { reading } from './reading'
import { statementsOf } from './statements'
import { writing } from './writing'

const say = (message: FromThread) => parentPort?.postMessage(message)

/** The cast is safe: `sqlite.ts` starts this thread with a `Begin`. */
const begin = workerData as Begin
switch (begin.type) {
  case 'copy':
    say({ type: 'begun', verdict: judged(() => copyDatabase(begin.folder, begin.to)) })
    break
  case 'serve':
    say({ type: 'begun', verdict: judged(() => serve(begin.folder, begin.mostBytes)) })
    break
}

function serve(folder: string, mostBytes: number | undefined): void {
  const { db, close } = openFolder(folder, mostBytes)
  const statements = statementsOf(db)
  const writes = writing(statements)
  const reads = reading(statements)
  parentPort?.on('message', (message: ToThread) => {
    switch (message.type) {
      case 'batch':
        say({ type: 'batch', verdicts: runBatch(db, writes, reads, message.calls) })
        break
      case 'close': {
        const verdict: Verdict = judged(close)
        say({ type: 'closed', verdict })
        // Without a listener the thread ends by itself.
        parentPort?.close()
        break
      }
    }
  })
}
