/** Puts what a bot was after into words, as the asker would name things. */
import type { GameView } from '../../../games/view'
import type { MotiveLines } from '../../../ui/match/motive-panel'
import { goalText } from '../../../ui/match/task-text'
import type { Say } from '../../../ui/words/dictionary'
import type { Speak } from '../../../ui/words/speak'
import type { MotiveTold } from '../../../workers/motive-work'
import { advisedAnswers } from '../advised'

/** As many reasons as one reads. */
const REASONS = 3
const SPATIAL: readonly string[] = ['path', 'place', 'route']

export function motiveLines(
  { seat, view, decision, deed, rival, reasons, verdict }: MotiveTold,
  game: Pick<GameView, 'words' | 'nameOf'>,
  { speak, say }: { readonly speak: Speak; readonly say: Say },
): MotiveLines {
  const { language } = speak
  const own: Speak = { ...speak, piece: (ref) => game.nameOf(view as object, ref, language) }
  const name = speak.seat(seat)
  const times = (share: number) => Math.round(share * deed.playouts)
  const tells = reasons.map(({ seat: whose, goal, here, there }) => {
    const text = goalText(goal, own.piece, say)
    const whole = whose === seat ? text : say('motive-other', { name: own.seat(whose), goal: lowered(text, language) })
    return say('motive-reason', { text: whole, here: times(here), there: times(there), of: deed.playouts })
  })
  const chance = rival && { here: percent(deed.expected), there: percent(rival.expected) }
  const wins = chance && chance.here !== chance.there ? [say('motive-wins', { name, ...chance })] : []
  const other = rival && rivalLabel({ rival, decision, deed }, game, own, say)
  return {
    verdict:
      verdict === 'better' || verdict === 'worse' ? say(`motive-${verdict}`, { other: other ?? '' }) : say(`motive-${verdict}`),
    reasons: verdict === 'better' || verdict === 'worse' ? [...tells, ...wins].slice(0, REASONS) : [],
    means: meansOf({ decision, deed }, game, own, say),
    rival: other !== undefined && verdict === 'even' ? say('motive-next', { other }) : undefined,
    note: say(verdict === 'only' ? 'motive-note-only' : 'motive-note', { name, of: deed.playouts }),
  }
}

/** What the deed meant then, as it is told to whoever chooses it: the dice with their reasons, and their chances. */
function meansOf(
  { decision, deed }: Pick<MotiveTold, 'decision' | 'deed'>,
  game: Pick<GameView, 'words'>,
  speak: Speak,
  say: Say,
): string | undefined {
  if (decision.choice.shape !== 'pick') return undefined
  return advisedAnswers(decision, [deed], game.words(speak.language), { speak, say })[0]?.detail
}

/** What the best other answer would have been; undefined if the asker could not tell it from the deed by its name. */
function rivalLabel(
  { rival, decision, deed }: Pick<MotiveTold, 'decision' | 'deed'> & { readonly rival: NonNullable<MotiveTold['rival']> },
  game: Pick<GameView, 'words'>,
  speak: Speak,
  say: Say,
): string | undefined {
  if (!rival.isTaken) return say('motive-untaken')
  if (SPATIAL.includes(decision.choice.shape)) {
    // The cast is safe: what moves on the table is a piece.
    const { piece } = decision.choice as unknown as { readonly piece: string }
    return say('motive-elsewhere', { piece: speak.piece(piece) })
  }
  const [one, other] = advisedAnswers(decision, [rival, deed], game.words(speak.language), { speak, say })
  return one && (one.label !== other?.label || one.detail !== other.detail) ? one.label : undefined
}

const percent = (share: number) => Math.round(share * 100)
const lowered = (text: string, language: string) => text.charAt(0).toLocaleLowerCase(language) + text.slice(1)
