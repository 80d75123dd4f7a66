/// <reference lib="webworker" />
/** A recorded match beside the page that watches it: see `app/watch/room.ts`, which starts and ends it. */
import { createRoom, type RoomOrder } from './replay-room'

const room = createRoom()
// Only the page that started this worker writes to it, and it sends what its types say; the file is checked as any other.
addEventListener('message', ({ data }: MessageEvent<RoomOrder>) => {
  void room(data).then((answer) => postMessage(answer))
})
