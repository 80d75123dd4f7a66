/** An entry of the log in words. */
import type { ShownLine } from '../../client/seats'
import type { GameView, LogLine } from '../../games/view'
import type { Speak } from '../../ui/words/speak'
import { sayer } from '../../ui/words/words'

/** An undo is told by the platform, with what it took back: no event of the game does. */
export function saidOf(line: ShownLine, game: GameView, speak: Speak): readonly LogLine[] {
  const { cause } = line.entry
  if (cause.type !== 'undo') return game.words(speak.language).log(line.entry, line.before as object, line.after as object, speak)
  const { seat } = cause
  if (seat === undefined || seat === 'chance') return []
  const gone = (line.takenBack ?? []).flatMap((one) => saidOf(one, game, speak))
  const say = sayer(speak.language)
  const name = speak.seat(seat)
  const text = gone.length > 0 ? say('took-back-what', { name, what: summed(gone) }) : say('took-back', { name })
  return [{ text, details: gone.map((one) => one.text), seat, kind: 'note' }]
}

/** What was done, in one line: without headings, dice and results, unless there is nothing else. */
export function summed(lines: readonly LogLine[]): string {
  const actions = lines.filter(({ kind }) => kind === 'action')
  const told = actions.length > 0 ? actions : lines
  return told.map(({ text }) => text).join(' ')
}
