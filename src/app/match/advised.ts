/** Puts advised answers into words: options by their names, places by the piece that goes there. */
import type { GameWords } from '../../games/view'
import type { AnyDecision, Split } from '../../kernel'
import type { Advice } from '../../protocol/home'
import type { AdvisedAnswer } from '../../ui/match/advice-panel'
import type { Say } from '../../ui/words/dictionary'
import type { Speak } from '../../ui/words/speak'

interface Speaking {
  readonly speak: Speak
  readonly say: Say
}

/** The advised answers to this question, the best first. Their ids are their places in `advice`. */
export function advisedAnswers(
  decision: AnyDecision,
  advice: readonly Omit<Advice, 'decision'>[],
  words: GameWords,
  speaking: Speaking,
): readonly AdvisedAnswer[] {
  return advice.map(({ answer, expected, playouts, share }, at) => ({
    id: String(at),
    ...labelled(decision, answer, at, words, speaking),
    ...(share !== undefined ? { share } : playouts > 0 ? { expected } : {}),
  }))
}

function labelled(
  decision: AnyDecision,
  answer: unknown,
  at: number,
  words: GameWords,
  { speak, say }: Speaking,
): Pick<AdvisedAnswer, 'label' | 'detail'> {
  const optionsOf = (ids: readonly string[]) => ids.map((id) => words.option(decision, id, speak))
  // The casts are safe: the shape of a choice says what its answers are.
  switch (decision.choice.shape) {
    case 'pick': {
      const [only, ...others] = optionsOf(answer as readonly string[])
      if (!only) return { label: say('advice-nothing') }
      return others.length === 0 ? only : { label: [only, ...others].map(({ label }) => label).join(', ') }
    }
    case 'order':
      return {
        label: optionsOf(answer as readonly string[])
          .map(({ label }) => label)
          .join(', '),
      }
    case 'amount':
      return { label: String(answer) }
    case 'split': {
      const { among } = decision.choice as unknown as Split
      const shares = answer as readonly number[]
      const names = optionsOf(among.map(({ id }) => id))
      return { label: names.map(({ label }, index) => `${label} ${shares[index] ?? 0}`).join(', ') }
    }
    default: {
      const { piece } = decision.choice as unknown as { readonly piece: string }
      return { label: say('advice-place', { piece: capital(speak.piece(piece)), number: at + 1 }) }
    }
  }
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
