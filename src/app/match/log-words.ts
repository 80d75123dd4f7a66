/** An entry of the log in words. */
import type { ShownLine } from '../../client/seats'
import type { GameView, LogLine } from '../../games/view'
import type { LogItem } from '../../ui/match/log-panel'
import type { Speak } from '../../ui/words/speak'
import { sayer } from '../../ui/words/words'
import { cockedLines } from './cocked-notes'

/** An undo is told by the platform, with what it took back: no event of the game does. */
export function saidOf(line: ShownLine, game: GameView, speak: Speak): readonly LogLine[] {
  const { cause } = line.entry
  if (cause.type !== 'undo') {
    const lines = game.words(speak.language).log(line.entry, line.before as object, line.after as object, speak)
    return withCocked(lines, cockedLines(line.entry.roll?.film, sayer(speak.language)))
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

/** The words of entries, kept as long as the entries themselves. */
const SAID = new WeakMap<ShownLine, { readonly language: string; readonly items: readonly LogItem[] }>()

/** The whole log in words, each line with a key. */
export const itemsOf = (log: readonly ShownLine[], game: GameView, speak: Speak): readonly LogItem[] =>
  log.flatMap((line) => {
    const known = SAID.get(line)
    if (known?.language === speak.language) return known.items
    const { seq } = line.entry
    const items = saidOf(line, game, speak).map((one, index) => ({ ...one, id: `${seq}-${index}` }))
    SAID.set(line, { language: speak.language, items })
    return items
  })

/** Dice that did not count are told with what was rolled. */
function withCocked(lines: readonly LogLine[], cocked: readonly string[]): readonly LogLine[] {
  if (cocked.length === 0) return lines
  const rolled = Math.max(
    0,
    lines.findIndex(({ kind }) => kind === 'dice'),
  )
  return lines.map((line, at) => (at === rolled ? { ...line, details: [...line.details, ...cocked] } : line))
}

/** What was done, in one line: without dice and results unless there is nothing else, and without headings. */
export function summed(lines: readonly LogLine[]): string {
  const actions = lines.filter(({ kind }) => kind === 'action')
  const told = actions.length > 0 ? actions : lines.filter(({ kind }) => kind !== 'heading')
  return told.map(({ text }) => text).join(' ')
}

/**
 * What is being played, in words: what somebody last set about, up to and with this line. What dice say is not told: they are still
 * falling.
 */
export function underWay(playing: ShownLine, log: readonly ShownLine[], game: GameView, speak: Speak): string {
  for (const line of log.filter(({ entry }) => entry.seq <= playing.entry.seq).toReversed()) {
    if (line.entry.roll) continue
    const action = saidOf(line, game, speak).findLast(({ kind }) => kind === 'action')
    if (action) return action.text
  }
  return ''
}
