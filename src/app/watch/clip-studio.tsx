/**
 * Where a clip is made: a second table of the same match, out of sight and as large as the film, driven by a clock of its own. What
 * it draws is put together with the words on the canvas that this component shows.
 */
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ShownLine } from '../../client/seats'
import type { PlayerSeat } from '../../kernel'
import type { Range } from '../../replay/range'
import { type Track, trackUpTo } from '../../replay/track'
import type { SceneHandle } from '../../scene/table-scene'
import { WordsProvider } from '../../ui/words/words-context'
import type { AtTable } from '../match/match-table'
import { breathe, type Encoder, makeFrames, type Studio } from './clip-frames'
import { drawShot, EDGES, type Size } from './clip-picture'
import { captionsAt } from './clip-words'
import { createFilmClock, type FilmClock } from './film-clock'
import { parts } from './parts'
import { headOf, speakOf } from './speaking'
import { createWatching, linesOf, type Watching } from './watching'

export interface ClipAsked {
  /** The table of the watched match; its client and what is selected there are not used. */
  readonly at: AtTable
  readonly track: Track
  readonly range: Range
  readonly seats: readonly PlayerSeat[]
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

/** What is made once for a clip. */
interface Made {
  readonly clock: FilmClock
  readonly watching: Watching
  readonly at: AtTable
}

function setUp({ at, track, range, seats }: ClipAsked): Made {
  const { newSightState, newTableState } = parts()
  const watching = createWatching(trackUpTo(track, range.to), seats, undefined)
  watching.goTo(range.from)
  const { client } = watching
  const speak = speakOf(client, at.game, at.seats, at.speak.language)
  return {
    clock: createFilmClock(),
    watching,
    at: { ...at, client, speak, table: newTableState(), sight: newSightState() },
  }
}

/** Made anew for each clip: only the first props are used. Taking it away drops the clip. */
export function ClipStudio({ asked, label, onSeconds, onFilm, onFailed }: ClipStudioProps) {
  const { MatchScene } = parts()
  const { size } = asked
  const [{ clock, watching, at }] = useState(() => setUp(asked))
  const scene = useRef<SceneHandle>(null)
  const picture = useRef<HTMLCanvasElement>(null)
  const told = useRef({ onSeconds, onFilm, onFailed })
  useEffect(() => {
    const canvas = picture.current
    const pen = canvas?.getContext('2d', { alpha: false })
    if (!canvas || !pen) return
    const abort = new AbortController()
    const { signal } = abort
    const studio = studioOf({ clock, watching, at }, asked, () => scene.current, pen)
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
  }, [asked, clock, watching, at])
  const [film] = useState(() => ({ now: clock.now, later: clock.later, size, frame: EDGES }))
  return (
    <>
      <canvas ref={picture} width={size.width} height={size.height} role="img" aria-label={label} />
      {createPortal(
        <div className="ui-studio" style={size} aria-hidden="true" inert>
          <WordsProvider speak={at.speak} game={at.game.words(at.speak.language).phrases}>
            <MatchScene {...at} scene={scene} film={film} />
          </WordsProvider>
        </div>,
        document.body,
      )}
    </>
  )
}

const opened = async (canvas: HTMLCanvasElement, title: string): Promise<Encoder | undefined> =>
  (await import('./clip-encoder')).openEncoder(canvas, title)

/** How long the table may take to stand there, in looks at it, and how many of them in a row must find that it does. */
const [MOST_LOOKS, CALM] = [600, 3]

function studioOf(
  { clock, watching, at }: Made,
  { range, track }: ClipAsked,
  scene: () => SceneHandle | null,
  pen: CanvasRenderingContext2D,
): Studio {
  const { saidOf, summed } = parts()
  const lines = linesOf(track)
  const said = new Map<ShownLine, string>()
  const textOf = (line: ShownLine): string => {
    const text = said.get(line) ?? summed(saidOf(line, at.game, at.speak))
    said.set(line, text)
    return text
  }
  return {
    async ready(signal) {
      for (let looks = 0, calm = 0; looks < MOST_LOOKS && calm < CALM; looks++) {
        scene()?.draw()
        await new Promise((done) => setTimeout(done, 30))
        signal.throwIfAborted()
        calm = scene()?.isStill() ? calm + 1 : 0
      }
    },
    draw() {
      const table = scene()?.draw()
      const { view, playing } = watching.client.store.getState()
      if (!table || view === undefined) return
      const { position } = watching.store.getState()
      drawShot(pen, table, {
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
