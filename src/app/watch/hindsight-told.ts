/** Puts what the bot would have done into words, as the seat that was asked would name things. */
import type { GameView } from '../../games/view'
import type { AnyDecision, Json } from '../../kernel'
import type { AdvisedAnswer } from '../../ui/match/advice-panel'
import { goalText } from '../../ui/match/task-text'
import type { Say } from '../../ui/words/dictionary'
import type { Speak } from '../../ui/words/speak'
import type { Hindsight, HindsightAnswer } from '../../workers/hindsight'
import { advisedAnswers } from '../match/advised'

interface HindsightTold {
  /** The question that the bot answers. */
  readonly title: string
  readonly best: readonly AdvisedAnswer[]
  /** What was answered; with `isBest`, the same as the bot's first. Undefined if something came between. */
  readonly really: (AdvisedAnswer & { readonly isBest: boolean }) | undefined
  /** What speaks for the bot's answer, and what it is compared with. */
  readonly reasons: readonly string[]
  readonly against: Hindsight['against']
  /** The answers that can be shown on the table. */
  readonly spatial: readonly { readonly id: string; readonly decision: AnyDecision; readonly answer: Json; readonly view: Json }[]
}

const SPATIAL: readonly string[] = ['path', 'place', 'route']

export function toldOf(
  { best, really, view, reasons, against }: Hindsight,
  game: Pick<GameView, 'words' | 'nameOf'>,
  { speak, say }: { readonly speak: Speak; readonly say: Say },
): HindsightTold {
  const { language } = speak
  const words = game.words(language)
  const own: Speak = { ...speak, piece: (ref) => game.nameOf(view as object, ref, language) }
  const [first] = best
  const at = really ? best.findIndex((one) => isEqual(one, really)) : -1
  // An answer that is among the bot's is called by the same name there and here.
  const all = really && at < 0 ? [...best, really] : best
  const named = (decision: AnyDecision, answers: readonly HindsightAnswer[]) =>
    advisedAnswers(decision, answers, words, { speak: own, say })
  const isSame = really === undefined || really.decision.id === first?.decision.id
  const answers = first ? named(first.decision, isSame ? all : best) : []
  const real = isSame || !really ? answers[at < 0 ? best.length : at] : named(really.decision, [really])[0]
  return {
    title: first ? words.question(first.decision, own).title : '',
    best: answers.slice(0, best.length),
    really: really && real ? { ...real, id: 'really', isBest: at === 0 } : undefined,
    reasons: reasons.map(({ seat, goal, here, there }) => {
      const text = goalText(goal, own.piece, say)
      return say('ask-reason', {
        name: own.seat(seat),
        goal: text.charAt(0).toLocaleLowerCase(language) + text.slice(1),
        here: Math.round(here * 100),
        there: Math.round(there * 100),
      })
    }),
    against,
    spatial: [...best.map((one, index) => ({ ...one, id: String(index) })), ...(really ? [{ ...really, id: 'really' }] : [])]
      .filter(({ decision }) => SPATIAL.includes(decision.choice.shape))
      .map(({ id, decision, answer }) => ({ id, decision, answer, view })),
  }
}

const isEqual = (one: HindsightAnswer, other: HindsightAnswer): boolean =>
  one.decision.id === other.decision.id && JSON.stringify(one.answer) === JSON.stringify(other.answer)
