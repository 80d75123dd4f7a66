/**
 * Where a clip is made: at a table out of sight that is as large as the film. What it draws is put together with the words on the
 * canvas that this component shows.
 */
import { useEffect, useRef, useState } from 'react'
import type { ShownLine } from '../../client/seats'
import type { Range } from '../../replay/range'
import { type Track, trackUpTo } from '../../replay/track'
import type { SceneHandle } from '../../scene/table-scene'
import type { AtTable } from '../match/match-table'
import { breathe, type Encoder, makeFrames, type Studio } from './clip-frames'
import { drawShot, EDGES, type Size } from './clip-picture'
import { captionsAt } from './clip-words'
import { HiddenScene, type HiddenTable, newHiddenTable, stood } from './hidden-table'
import { parts } from './parts'
import { headOf } from './speaking'
import { linesOf } from './watching'

export interface ClipAsked {
  /** The table of the watched match; its client and what is selected there are not used. */
  readonly at: AtTable
  readonly track: Track
  readonly range: Range
  readonly size: Size
  /** Written into the file. */
  readonly title: string
}
export interface ClipStudioProps {
  readonly asked: ClipAsked
  readonly label: string
  /** Called now and then with the length of the film so far, in seconds. */
  onSeconds(seconds: number): void
  onFilm(film: Blob, seconds: number): void
  onFailed(why: 'no-encoder' | 'failed'): void
}

function setUp({ at, track, range }: ClipAsked): HiddenTable {
  const table = newHiddenTable(at, trackUpTo(track, range.to))
  table.watching.goTo(range.from)
  return table
}

/** Made anew for each clip: only the first props are used. Taking it away drops the clip. */
export function ClipStudio({ asked, label, onSeconds, onFilm, onFailed }: ClipStudioProps) {
  const { size } = asked
  const [table] = useState(() => setUp(asked))
  const scene = useRef<SceneHandle>(null)
  const picture = useRef<HTMLCanvasElement>(null)
  const told = useRef({ onSeconds, onFilm, onFailed })
  useEffect(() => {
    const canvas = picture.current
    const pen = canvas?.getContext('2d', { alpha: false })
    if (!canvas || !pen) return
    const abort = new AbortController()
    const { signal } = abort
    const studio = studioOf(table, asked, () => scene.current, pen)
    let seconds = 0
    const make = async () => {
      const encoder = await opened(canvas, asked.title)
      if (!encoder) return told.current.onFailed('no-encoder')
      const onSeconds = (now: number) => {
        // The page is told twice a second of the film, which is often enough for a progress bar.
        if (Math.floor(now * 2) > Math.floor(seconds * 2)) told.current.onSeconds(now)
        seconds = now
      }
      const film = await makeFrames({ studio, encoder, signal, onSeconds, breathe })
      if (!signal.aborted) told.current.onFilm(film, seconds)
    }
    make().catch((error: unknown) => {
      if (signal.aborted) return
      console.warn('The clip could not be made.', error)
      told.current.onFailed('failed')
    })
    return () => abort.abort()
  }, [asked, table])
  return (
    <>
      <canvas ref={picture} width={size.width} height={size.height} role="img" aria-label={label} />
      <HiddenScene table={table} scene={scene} size={size} frame={EDGES} />
    </>
  )
}

const opened = async (canvas: HTMLCanvasElement, title: string): Promise<Encoder | undefined> =>
  (await import('./clip-encoder')).openEncoder(canvas, title)

function studioOf(
  table: HiddenTable,
  { range, track }: ClipAsked,
  scene: () => SceneHandle | null,
  pen: CanvasRenderingContext2D,
): Studio {
  const { saidOf, summed } = parts()
  const { clock, watching, at } = table
  const lines = linesOf(track)
  const said = new Map<ShownLine, string>()
  const textOf = (line: ShownLine): string => {
    const text = said.get(line) ?? summed(saidOf(line, at.game, at.speak))
    // While a line is played, the table is still that before it and may not know all names.
    if (line !== lines[watching.store.getState().position]) said.set(line, text)
    return text
  }
  return {
    ready: (signal) => stood(scene, table, signal),
    draw() {
      const drawn = scene()?.draw()
      const { view, playing } = watching.client.store.getState()
      if (!drawn || view === undefined) return
      const { position } = watching.store.getState()
      drawShot(pen, drawn, {
        written: scene()?.written() ?? { words: [], plate: undefined },
        captions: captionsAt(lines.slice(range.from, position), playing && lines[position], textOf),
        head: headOf(at.game, view as object, at.seats, at.speak),
      })
    },
    isLoading: () => scene()?.isLoading() ?? false,
    begin: watching.play,
    isOver: () => !watching.store.getState().isRunning && watching.client.store.getState().playing === undefined,
    advance: clock.advance,
  }
}
