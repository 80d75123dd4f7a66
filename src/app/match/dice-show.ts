/** Shows dice in their trays, and says when the match may go on. */
import type { DiceCue } from '../../scene/timeline'
import { withDice } from './dice-run'
import type { TableStore } from './table-state'

/** Whatever happens to the picture, the match must go on: after so many milliseconds. */
const LONGEST = 12_000

export interface DiceShow {
  /**
   * Shows the film. The promise settles when all dice have been read, when the player skips them, or when dice follow that are shown
   * along with these (`handOn`). `isAlone`: nothing else is seen of this roll, so that the next may belong to it.
   */
  show(cue: DiceCue, hurry: AbortSignal, isAlone: boolean): Promise<void>
  /** Dice that follow are here: those before them keep nobody waiting. */
  handOn(isFollowed: (cue: DiceCue) => boolean): void
  /** All dice out have been read. */
  seen(): void
  /** What falls next is another matter. */
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
      // Without a film there is nothing to wait for: the text and the log tell the roll.
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
