/** Makes a clip frame by frame: draws each moment, has it encoded, and lets the page breathe before the next. */

export const FPS = 30
/** How long the picture stands still before the first thing happens and after the last one, in milliseconds. */
export const [LEAD, TAIL] = [700, 1800] as const
/** The longest clip, in seconds: it is made in memory. */
export const MOST_SECONDS = 300

export interface Studio {
  /** Resolves once the table stands there complete. */
  ready(signal: AbortSignal): Promise<void>
  /** Draws the film's picture of the present moment. */
  draw(): void
  /** Something that belongs into the picture is still missing: the film waits for it. */
  isLoading(): boolean
  /** Begins to play what the clip shows. */
  begin(): void
  /** Whether all of it has been played. */
  isOver(): boolean
  /** Goes on by so many milliseconds. */
  advance(ms: number): void
}

export interface Encoder {
  /** Takes the picture as it is now for a frame; seconds. Resolves when the next may come. */
  add(at: number, lasts: number): Promise<void>
  finish(): Promise<Blob>
  /** Drops everything. */
  cancel(): Promise<void>
}

export interface Making {
  readonly studio: Studio
  readonly encoder: Encoder
  readonly signal: AbortSignal
  /** Called after each frame with the length of the film so far, in seconds. */
  onSeconds(seconds: number): void
  /** Lets the page do everything else that waits. */
  breathe(): Promise<void>
}

/** How often the film waits for something that is loading before it goes on without. */
const MOST_WAITS = 2000

/** Resolves with the film. Rejects with the signal's reason as soon as a frame finds it aborted; nothing is left of the film then. */
export async function makeFrames({ studio, encoder, signal, onSeconds, breathe }: Making): Promise<Blob> {
  const count = (ms: number) => Math.round((ms / 1000) * FPS)
  let left = count(TAIL)
  try {
    await studio.ready(signal)
    for (let frame = 0; left > 0 && frame < MOST_SECONDS * FPS; frame++) {
      if (frame === count(LEAD)) studio.begin()
      studio.draw()
      for (let waits = 0; studio.isLoading() && waits < MOST_WAITS; waits++) {
        await breathe()
        signal.throwIfAborted()
        studio.draw()
      }
      await encoder.add(frame / FPS, 1 / FPS)
      onSeconds((frame + 1) / FPS)
      await breathe()
      signal.throwIfAborted()
      if (frame >= count(LEAD) && studio.isOver()) left--
      studio.advance(1000 / FPS)
    }
    return await encoder.finish()
  } catch (error) {
    await encoder.cancel()
    throw error
  }
}

/**
 * Ends after all that waited when it was called has had its turn: effects of React, answers of workers, clicks. Messages are used,
 * because timers are slowed down while the page is hidden.
 */
export const breathe = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn++)
    await new Promise<void>((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        done()
      }
      port2.postMessage(undefined)
    })
}
