/// <reference lib="webworker" />
/** The worker that holds a recorded match for the page that watches it. `app/watch/room.ts` starts and ends it. */
import { createRoom, type RoomOrder } from './replay-room'

const room = createRoom((progress) => postMessage(progress))
// No validation: only the page that started this worker posts to it. The file itself is checked when it is read.
addEventListener('message', ({ data }: MessageEvent<RoomOrder>) => {
  void room(data).then((answer) => postMessage(answer))
})
