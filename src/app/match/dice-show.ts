/** Shows dice in their trays and reports when the match may go on. */
import type { DiceCue } from '../../scene/timeline'
import { withDice } from './dice-run'
import type { TableStore } from './table-state'

/** Milliseconds that the fallen dice stay to be read before the match goes on, at normal pace. */
export const READING = 700
/** Milliseconds after which the match goes on even if the animation has failed. */
const LONGEST = 12_000

/** Calls `act` after so many milliseconds, unless the returned function is called before. */
export type Later = (act: () => void, ms: number) => () => void
const byThePage: Later = (act, ms) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

export interface DiceShow {
  /** The time by which dice are shown and read: the page's own, or that of a film. */
  readonly later: Later
  /**
   * Shows the film. The promise settles when all dice have been read, when the player skips them, or when `handOn` finds that
   * more dice follow and are shown together with these. `isAlone`: the roll has no other cues, so the next dice may join its run.
   */
  show(cue: DiceCue, hurry: AbortSignal, isAlone: boolean): Promise<void>
  /** Settles the shows of dice that are followed by more dice, and keeps the run open for those. */
  handOn(isFollowed: (cue: DiceCue) => boolean): void
  /** Reports that all dice on the table have been read. */
  seen(): void
  /** Ends the current run: the next dice start a new one. */
  close(): void
}

export function createDiceShow(table: TableStore, later: Later = byThePage): DiceShow {
  const waiting = new Map<DiceCue, () => void>()
  const change = (part: object) => table.setState(({ dice }) => (dice ? { dice: { ...dice, ...part } } : {}))
  let isLastAlone = false
  const release = (isDue: (cue: DiceCue) => boolean) => {
    for (const [cue, done] of [...waiting]) if (isDue(cue)) done()
  }
  const show: DiceShow = {
    later,
    show(cue, hurry, isAlone) {
      isLastAlone = isAlone
      // Without a film there is nothing to wait for: the text and the log report the roll.
      if (cue.film === undefined) {
        show.close()
        return Promise.resolve()
      }
      return new Promise((seen) => {
        const callOff = later(() => show.seen(), LONGEST)
        waiting.set(cue, () => {
          callOff()
          waiting.delete(cue)
          seen()
        })
        const isSkipped = hurry.aborted
        table.setState(({ dice, cocked }) => {
          const run = withDice(dice, cue)
          return { dice: { ...run, isSkipped }, cocked: dice?.isOpen && !dice.isSeen ? cocked : [] }
        })
        hurry.addEventListener('abort', () => {
          change({ isSkipped: true })
          show.seen()
        })
      })
    },
    handOn(isFollowed) {
      if (![...waiting.keys()].some(isFollowed)) return
      change({ isOpen: true })
      release(isFollowed)
    },
    seen() {
      change({ isSeen: true, isOpen: isLastAlone })
      table.setState({ cocked: [] })
      release(() => true)
    },
    close: () => change({ isOpen: false }),
  }
  return show
}
