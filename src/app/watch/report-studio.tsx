/** Takes the pictures of a report at a table out of sight, one after the other. */
import { useEffect, useRef, useState } from 'react'
import { isPlayed } from '../../client/seats'
import type { Track } from '../../replay/track'
import { WHOLE } from '../../scene/camera/rig'
import type { SceneHandle } from '../../scene/table-scene'
import type { AtTable } from '../match/match-table'
import { breathe } from './clip-frames'
import { drawShot } from './clip-picture'
import { HiddenScene, type HiddenTable, newHiddenTable, stood } from './hidden-table'
import { PICTURE_SIZE } from './report-moments'
import { linesOf } from './watching'

export interface PicturesAsked {
  /** The table of the watched match; its client and what is selected there are not used. */
  readonly at: AtTable
  readonly track: Track
  /** What the pictures show. */
  readonly positions: readonly number[]
}
export interface ReportStudioProps {
  readonly asked: PicturesAsked
  /** Called with each picture, the data URL of a JPEG, when it has been taken. */
  onPicture(position: number, address: string): void
  onDone(): void
  onFailed(): void
}

/** Made anew for each set of pictures: only the first props are used. Taking it away ends it. */
export function ReportStudio({ asked, ...calls }: ReportStudioProps) {
  const [table] = useState(() => newHiddenTable(asked.at, asked.track))
  const scene = useRef<SceneHandle>(null)
  const told = useRef(calls)
  useEffect(() => {
    const abort = new AbortController()
    const take = async () => {
      for (const position of asked.positions) {
        const address = await pictureAt(position, asked.track, table, () => scene.current, abort.signal)
        told.current.onPicture(position, address)
      }
      told.current.onDone()
    }
    take().catch((error: unknown) => {
      if (abort.signal.aborted) return
      console.warn('The pictures could not be taken.', error)
      told.current.onFailed()
    })
    return () => abort.abort()
  }, [asked, table])
  return <HiddenScene table={table} scene={scene} size={PICTURE_SIZE} frame={WHOLE} />
}

/** How far the table's clock moves on between two frames, in milliseconds. Nobody sees them, so they may be far apart. */
const STEP = 100
/** The most frames for what happens at a moment, and the most looks at what is loading. */
const MOST_FRAMES = 600

/** What happens last before this position is played, so that the camera is near to it and its words stand over the table. */
async function pictureAt(
  position: number,
  track: Track,
  table: HiddenTable,
  scene: () => SceneHandle | null,
  signal: AbortSignal,
): Promise<string> {
  const { clock, watching } = table
  const last = linesOf(track)[position - 1]
  const isTurn = position < track.length && last !== undefined && isPlayed(last)
  watching.goTo(isTurn ? position - 1 : position)
  await stood(scene, table, signal, STEP)
  if (isTurn) watching.playOne()
  for (let frames = 0; watching.client.store.getState().playing && frames < MOST_FRAMES; frames++) {
    scene()?.draw()
    await breathe()
    signal.throwIfAborted()
    clock.advance(STEP)
  }
  // The moment itself, with everything that it brings onto the table.
  for (let waits = 0; waits === 0 || (scene()?.isLoading() && waits < MOST_FRAMES); waits++) {
    await breathe()
    signal.throwIfAborted()
    scene()?.draw()
  }
  const canvas = document.createElement('canvas')
  Object.assign(canvas, PICTURE_SIZE)
  const pen = canvas.getContext('2d', { alpha: false })
  const drawn = scene()?.draw()
  if (!pen || !drawn) throw new Error('the browser has no canvas')
  drawShot(pen, drawn, { written: { words: scene()?.written().words ?? [], plate: undefined }, captions: [], head: '' })
  return canvas.toDataURL('image/jpeg', 0.86)
}
