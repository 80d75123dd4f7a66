/** Matches between bots, stopped at every question or once at each kind of question. */
import { botAnswer, botDecision } from '../../src/bots/bot'
import type { AnyRules, Options } from '../../src/games/rules-of'
import type { AnyDecision, Json, MatchSpec } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { writeMatchFile } from '../../src/match/file'
import { generator } from '../../src/match/generator'
import { answered, begun, type MatchEntry, nowOf } from '../../src/match/history'
import { seeded } from '../conformance/rng'

const LIMIT = 20_000

export interface Moment {
  /** The open questions to players and to chance. */
  readonly questions: readonly AnyDecision[]
  readonly state: object
  /** The match so far. */
  readonly entries: readonly MatchEntry[]
}

/**
 * Plays a match between bots at this seed and yields every moment at which something is asked. `instead` may give another answer
 * than the bot's.
 */
export async function* momentsIn(
  rules: AnyRules,
  spec: MatchSpec,
  seed: number,
  instead: (decision: AnyDecision) => Json | undefined = () => undefined,
): AsyncGenerator<Moment> {
  const rng = seeded(seed)
  const chance = seededChance(generator(seed))
  const first = begun(rules.game, spec)
  const entries = [first.entry]
  let { history } = first
  for (let answer = 0; answer < LIMIT; answer++) {
    const { pending, state } = nowOf(history).snapshot
    const questions = pending as readonly AnyDecision[]
    const [open] = questions
    if (!open) return
    yield { questions, state, entries }
    let [decision, given]: [AnyDecision, Json | undefined] = [open, undefined]
    if (open.seat === 'chance') given = (await chance.answer(open)).answer as Json
    else {
      const view = rules.game.project(state, open.seat)
      decision = botDecision(rules, view, questions) as AnyDecision
      // The bot is asked in any case, so that its luck stays the same.
      const own = botAnswer(rules, view, decision, rng) as Json
      given = instead(decision) ?? own
    }
    const grown = answered(rules.game, history, decision.id, given as Json)
    entries.push(grown.entry)
    history = grown.history
  }
}

/** The file of a match between bots at this seed, played until a player is asked something after so many entries. */
export async function fileAt(
  rules: AnyRules,
  { seed, entries: wanted, options }: { readonly seed: number; readonly entries: number; readonly options?: Options },
): Promise<string> {
  const parsed = rules.parseSpec({ ...rules.defaultOptions(), ...options })
  if (!parsed.ok) throw new Error('the match does not begin')
  const { spec } = parsed
  for await (const { entries, questions } of momentsIn(rules, spec, seed)) {
    if (entries.length < wanted || questions[0]?.seat === 'chance') continue
    const roster = Object.fromEntries(spec.seats.map((seat) => [seat, 'person'] as const))
    return writeMatchFile({ spec, roster, dice: 'auto', rulesVersion: rules.rulesVersion, title: '', entries })
  }
  throw new Error(`the match of seed ${seed} is over before ${wanted} entries`)
}

export interface KindOfMoment {
  /** The question's subject. */
  readonly subject: string
  /** How many options the question has; 0 if it has no list of options. */
  readonly answers: number
  readonly shape: string
  /** A match file that ends at this question, with persons at all seats. */
  readonly file: string
}

const answersOf = ({ choice }: AnyDecision): number =>
  'options' in choice && Array.isArray(choice.options) ? choice.options.length : 0

/**
 * For every kind of question to a player in the matches at these seeds: the match cut where the question has the most options.
 */
export async function kindsOf(rules: AnyRules, spec: MatchSpec, seeds: readonly number[]): Promise<readonly KindOfMoment[]> {
  const kinds = new Map<string, KindOfMoment>()
  const roster = Object.fromEntries(spec.seats.map((seat) => [seat, 'person'] as const))
  for (const seed of seeds)
    for await (const { questions, entries } of momentsIn(rules, spec, seed)) {
      const put = questions.find((one) => !one.offer && one.seat !== 'chance')
      if (!put || answersOf(put) <= (kinds.get(put.subject)?.answers ?? -1)) continue
      const file = writeMatchFile({ spec, roster, dice: 'auto', rulesVersion: rules.rulesVersion, title: '', entries })
      kinds.set(put.subject, { subject: put.subject, answers: answersOf(put), shape: put.choice.shape, file })
    }
  return [...kinds.values()]
}
