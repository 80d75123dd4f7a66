/** A second table of a watched match, out of sight and driven by a clock of its own. Films and pictures are made of it. */
import { type RefObject, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Track } from '../../replay/track'
import type { Frame } from '../../scene/camera/rig'
import type { SceneHandle } from '../../scene/table-scene'
import { WordsProvider } from '../../ui/words/words-context'
import type { AtTable } from '../match/match-table'
import type { Size } from './clip-picture'
import { createFilmClock, type FilmClock } from './film-clock'
import { parts } from './parts'
import { speakOf } from './speaking'
import { createWatching, type Watching } from './watching'

export interface HiddenTable {
  readonly clock: FilmClock
  readonly watching: Watching
  readonly at: AtTable
}

/** `at`: the table of the watched match; its client and what is selected there are not used. Shows the first moment of the track. */
export function newHiddenTable(at: AtTable, track: Track): HiddenTable {
  const { newSightState, newTableState } = parts()
  const watching = createWatching(
    track,
    at.seats.map(({ seat }) => seat),
    undefined,
  )
  const { client } = watching
  const speak = speakOf(client, at.game, at.seats, at.speak.language)
  return { clock: createFilmClock(), watching, at: { ...at, client, speak, table: newTableState(), sight: newSightState() } }
}

export interface HiddenSceneProps {
  readonly table: HiddenTable
  readonly scene: RefObject<SceneHandle | null>
  readonly size: Size
  /** How much of its edges is written over. */
  readonly frame: Frame
}

/** Made anew for each table: only the first props are used. */
export function HiddenScene({ table: { clock, at }, scene, size, frame }: HiddenSceneProps) {
  const { MatchScene } = parts()
  const [film] = useState(() => ({ now: clock.now, later: clock.later, size, frame }))
  return createPortal(
    <div className="ui-studio" style={size} aria-hidden="true" inert>
      <WordsProvider speak={at.speak} game={at.game.words(at.speak.language).phrases}>
        <MatchScene {...at} scene={scene} film={film} />
      </WordsProvider>
    </div>,
    document.body,
  )
}

/** How long the table may take to stand there, in looks at it, and how many of them in a row must find that it does. */
const [MOST_LOOKS, CALM] = [600, 3]

/**
 * Resolves once the table stands there complete and nothing on it moves; rejects with the signal's reason. `pass` milliseconds of
 * the table's clock go by between two looks.
 */
export async function stood(
  scene: () => SceneHandle | null,
  { clock }: HiddenTable,
  signal: AbortSignal,
  pass = 0,
): Promise<void> {
  for (let looks = 0, calm = 0; looks < MOST_LOOKS && calm < CALM; looks++) {
    clock.advance(pass)
    scene()?.draw()
    await new Promise((done) => setTimeout(done, 30))
    signal.throwIfAborted()
    calm = scene()?.isStill() ? calm + 1 : 0
  }
}
