/** Puts an entry of the log into words. */
import type { ShownLine } from '../../client/seats'
import type { GameView, LogLine } from '../../games/view'
import type { LogItem } from '../../ui/match/log-items'
import type { Speak } from '../../ui/words/speak'
import { sayer } from '../../ui/words/words'
import { cockedLines } from './cocked-notes'
import { reasonsIn, withReasons } from './log-reasons'
import type { Fork } from './match-table'

/** The lines of one entry. An undo is worded here, together with what it took back, because no event of the game describes it. */
export function saidOf(line: ShownLine, game: GameView, speak: Speak): readonly LogLine[] {
  const { cause } = line.entry
  if (cause.type !== 'undo') {
    const lines = game.words(speak.language).log(line.entry, line.before as object, line.after as object, speak)
    return withCocked(lines, cockedLines(line.entry.roll?.film ?? line.entry.roll?.notes, sayer(speak.language)))
  }
  const { seat } = cause
  if (seat === undefined || seat === 'chance') return []
  const gone = (line.takenBack ?? []).flatMap((one) => saidOf(one, game, speak))
  const say = sayer(speak.language)
  const name = speak.seat(seat)
  const what = summed(gone)
  const [heading] = gone
  const text =
    what !== ''
      ? say('took-back-what', { name, what })
      : heading
        ? say('went-back-before', { name, what: heading.text })
        : say('took-back', { name })
  return [{ text, details: gone.map((one) => one.text), seat, kind: 'note' }]
}

/** The wording of each entry, cached for as long as the entry exists. */
const SAID = new WeakMap<ShownLine, { readonly language: string; readonly items: readonly LogItem[] }>()

/** The whole log in words; each line has an id that serves as its key. */
export const itemsOf = (log: readonly ShownLine[], game: GameView, speak: Speak): readonly LogItem[] =>
  log.flatMap((line) => {
    const known = SAID.get(line)
    if (known?.language === speak.language) return known.items
    const { seq } = line.entry
    const said = saidOf(line, game, speak).map(({ parts, ...one }, index): LogItem => {
      const item = { ...one, id: `${seq}-${index}` }
      return parts ? { ...item, reasons: parts } : item
    })
    const items = withReasons(said, reasonsIn(line.entry.told))
    SAID.set(line, { language: speak.language, items })
    return items
  })

/** Adds the lines about dice that did not count to the line that tells the roll. */
function withCocked(lines: readonly LogLine[], cocked: readonly string[]): readonly LogLine[] {
  if (cocked.length === 0) return lines
  const rolled = Math.max(
    0,
    lines.findIndex(({ kind }) => kind === 'dice'),
  )
  return lines.map((line, at) => (at === rolled ? { ...line, details: [...line.details, ...cocked] } : line))
}

/** What was done, in one line: actions only, or, if there are none, everything but headings. */
export function summed(lines: readonly LogLine[]): string {
  const actions = lines.filter(({ kind }) => kind === 'action')
  const told = actions.length > 0 ? actions : lines.filter(({ kind }) => kind !== 'heading')
  // A game whose lines have no full stop gets another mark between them.
  return told.map(({ text }, at) => (at < told.length - 1 && !/[.!?…]$/.test(text) ? `${text} ·` : text)).join(' ')
}

/**
 * What is being played, in words: the last action up to and including this entry. Rolls are skipped because their dice may still
 * be falling.
 */
export function underWay(playing: ShownLine, log: readonly ShownLine[], game: GameView, speak: Speak): string {
  for (const line of log.filter(({ entry }) => entry.seq <= playing.entry.seq).toReversed()) {
    if (line.entry.roll) continue
    const action = saidOf(line, game, speak).findLast(({ kind }) => kind === 'action')
    if (action) return action.text
  }
  return ''
}

/** The line that says that the match is a fork, and which dice were put by hand in it. */
export function forkItems(fork: Fork | undefined, game: Pick<GameView, 'words'>, speak: Speak): readonly LogItem[] {
  if (!fork) return []
  const say = sayer(speak.language)
  const { face } = game.words(speak.language)
  const faces = fork.faces?.map((one) => face?.(one, speak) ?? one).join(', ')
  const text = faces === undefined ? say('log-fork') : say('log-fork-put', { faces })
  return [{ id: 'fork', text, details: [], kind: 'note' }]
}
