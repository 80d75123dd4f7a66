/** Saves the watched moment as a picture: the table as the player sees it, with the words of a clip. */
import type { Range } from '../../replay/range'
import type { Track } from '../../replay/track'
import type { SceneHandle } from '../../scene/table-scene'
import { save } from '../device'
import { gameName } from '../games'
import type { AtTable } from '../match/match-table'
import { fileName } from '../planner/print-files'
import { drawShot } from './clip-picture'
import { captionsAt } from './clip-words'
import { parts } from './parts'
import { headOf } from './speaking'
import { linesOf } from './watching'

export interface PictureAsked {
  readonly at: AtTable
  readonly scene: SceneHandle
  readonly track: Track
  /** The shown position, and that from which on its captions are taken. */
  readonly range: Range
}

/** Rejects if the browser makes no picture. */
export async function savePicture({ at, scene, track, range }: PictureAsked): Promise<void> {
  const { saidOf, summed } = parts()
  const { client, game, seats, speak } = at
  const { view, playing } = client.store.getState()
  // Taken before the table is drawn, so that both are of the same moment.
  const written = scene.written()
  const table = await scene.picture()
  if (!table) throw new Error('the browser made no picture')
  const picture = await createImageBitmap(table)
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the browser has no canvas')
  const lines = linesOf(track)
  drawShot(pen, picture, {
    written,
    captions: captionsAt(lines.slice(range.from, range.to), playing && lines[range.to], (line) =>
      summed(saidOf(line, game, speak)),
    ),
    head: headOf(game, view as object, seats, speak),
  })
  picture.close()
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!file) throw new Error('the browser made no picture')
  save(fileName(`Sightline ${gameName(game.id, speak.language)} ${range.to}`, 'png'), file)
}
