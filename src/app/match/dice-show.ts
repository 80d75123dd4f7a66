/** Shows dice in their trays and reports when the match may go on. */
import type { DiceCue } from '../../scene/timeline'
import { withDice } from './dice-run'
import type { TableStore } from './table-state'

/** Milliseconds after which the match goes on even if the animation has failed. */
const LONGEST = 12_000

export interface DiceShow {
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

export function createDiceShow(table: TableStore): DiceShow {
  const waiting = new Map<DiceCue, () => void>()
  const change = (part: object) => table.setState(({ dice }) => (dice ? { dice: { ...dice, ...part } } : {}))
  let isLastAlone = false
  const release = (isDue: (cue: DiceCue) => boolean) => {
    for (const [cue, done] of [...waiting]) if (isDue(cue)) done()
  }
  const show: DiceShow = {
    show(cue, hurry, isAlone) {
      isLastAlone = isAlone
      // Without a film there is nothing to wait for: the text and the log report the roll.
      if (cue.film === undefined) {
        show.close()
        return Promise.resolve()
      }
      return new Promise((seen) => {
        const last = setTimeout(() => show.seen(), LONGEST)
        waiting.set(cue, () => {
          clearTimeout(last)
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
