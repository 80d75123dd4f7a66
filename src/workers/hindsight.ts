/**
 * What a strong bot would have answered at a moment of a recorded match, and what it expects of the answer that was given. It is
 * told only what the asked seat knew. The same moment gives the same answer, because the effort is counted in playouts.
 */
import { type Thought, thinking } from '../bots/levels'
import type { Considered } from '../bots/search/search'
import { type Weighed, weighing } from '../bots/search/weighing'
import type { AnyRules } from '../games/rules-of'
import { type AnyDecision, canonical, type Json, type PlayerSeat, seeded } from '../kernel'
import type { Advice } from '../protocol/home'
import type { Goal } from '../protocol/puzzle'
import type { Standpoint } from '../replay/asked'
import { inSlices } from './slices'

/** An answer with what the bot expects of it. */
export interface HindsightAnswer extends Omit<Advice, 'decision'> {
  readonly decision: AnyDecision
}
export interface Hindsight {
  readonly seat: PlayerSeat
  /** What the seat saw, which names the things that answers are about. */
  readonly view: Json
  /** The answer that the bot would give, then the next best. All answer the same question. */
  readonly best: readonly HindsightAnswer[]
  /** What speaks for the bot's answer, the most telling first. Empty if nothing stands out, or nothing was weighed. */
  readonly reasons: readonly HindsightReason[]
  /** The answer with which the reasons compare it: the one that was given or, if that is the same, the bot's next best. */
  readonly against: 'really' | 'next'
  /** What was answered. Undefined if something came between, so that the seat was asked anew later. */
  readonly really?: HindsightAnswer
}

/** In what share of the continuations a seat reaches something, after the bot's answer and after the other one. */
export interface HindsightReason {
  readonly seat: PlayerSeat
  readonly goal: Goal
  readonly here: number
  readonly there: number
}

/** How a computation tells how far it is, and asks whether to end. */
export interface Watch {
  onProgress(share: number): void
  isStopped(): boolean
}

/** As many answers as one reads. */
const SHOWN = 3
/** Playouts of the search, and of weighing its best answers against the one that was given, for each of them. */
const SEARCHED = 64
const WEIGHED = 24
/** As many reasons as one reads, and the least difference between two shares that is no mere luck of the playouts. */
const REASONS = 3
const LEAST_DIFFERENCE = 0.15

/** If stopped, what was found so far; the answer that was given may then be unweighed. */
export async function hindsightOf(
  rules: AnyRules,
  { known, really, seats }: Standpoint,
  seed: number,
  { onProgress, isStopped }: Watch,
): Promise<Hindsight> {
  const rng = seeded(seed)
  let done = 0
  const told = (most: number, from: number, to: number) => ({
    spent(playouts: number) {
      done = from + (to - from) * Math.min(1, playouts / most)
      return playouts / most
    },
  })
  const onPause = () => {
    onProgress(done)
    return isStopped() ? ('stop' as const) : ('go on' as const)
  }
  const thought = await inSlices<Thought>(thinking(rules, known, 'strong', rng, told(SEARCHED, 0, 0.5)), onPause)
  const decision = known.decisions.find(({ id }) => id === thought.decision)
  if (!decision) throw new Error('the bot answered another question')
  const found: readonly Considered[] =
    thought.considered.length > 0 ? thought.considered : [{ answer: thought.answer, expected: 0.5, playouts: 0 }]
  // Secret answers are judged by how often each should be given, which the search itself has found.
  const isSecret = found.some(({ share }) => share !== undefined)
  const first = isSecret ? undefined : found.find(({ answer }) => isEqual(answer, thought.answer))
  const best = (first ? [first, ...found.filter((one) => one !== first)] : found).slice(0, SHOWN)
  const answered = really?.decision.id === decision.id ? really : undefined
  const real = answered && (found.find(({ answer }) => isEqual(answer, answered.answer)) ?? unweighed(answered.answer))
  const answers = [...best, ...(real && !best.includes(real) ? [real] : [])]
  const aims = seats.flatMap((seat) => aimsOf(rules, known.view, seat))
  const judged: readonly (Considered | Weighed)[] =
    isSecret || thought.considered.length === 0 || isStopped()
      ? answers
      : await inSlices<readonly Weighed[]>(
          weighing(
            rules,
            known,
            decision,
            answers.map(({ answer }) => answer),
            told(WEIGHED * answers.length, 0.5, 1),
            rng,
            (end, begin) => aims.map(({ seat, goal }) => rules.puzzles?.isReached(end, goal, seat, begin) === true),
          ),
          onPause,
        )
  const shown = judged.map(({ answer, expected, playouts, ...one }): HindsightAnswer => {
    const share = 'share' in one && one.share !== undefined ? { share: one.share } : {}
    return { decision, answer: answer as Json, expected, playouts, ...share }
  })
  const given = real ? shown[answers.indexOf(real)] : really && { ...unweighed(really.answer), decision: really.decision }
  const isOther = real !== undefined && real !== best[0]
  const rest = best.slice(1).flatMap((_, at) => judged[at + 1] ?? [])
  const rival = isOther ? judged[answers.indexOf(real)] : rest.toSorted(byHope)[0]
  return {
    // The casts are safe: only players are asked, and views and answers are plain data.
    seat: known.viewer as PlayerSeat,
    view: known.view as unknown as Json,
    best: isSecret ? shown.slice(0, best.length) : [...shown.slice(0, 1), ...shown.slice(1, best.length).toSorted(byHope)],
    reasons: reasonsFor(judged[0], rival, aims, decision.seat as PlayerSeat),
    against: isOther ? 'really' : 'next',
    ...(given ? { really: given as HindsightAnswer } : {}),
  }
}

type Aim = Pick<HindsightReason, 'seat' | 'goal'>

/** What a seat may be after, in the game's own terms. Winning is what the chances tell already. */
export const aimsOf = ({ puzzles }: AnyRules, view: object, seat: PlayerSeat): readonly Aim[] =>
  (puzzles?.offered(view, seat) ?? []).flatMap((goal) => (goal.type === 'win' || goal.type === 'lead' ? [] : [{ seat, goal }]))

export function reasonsFor(
  bot: Considered | Weighed | undefined,
  rival: Considered | Weighed | undefined,
  aims: readonly Aim[],
  asked: PlayerSeat,
): readonly HindsightReason[] {
  // What others reach more rarely is good, too.
  const gain = ({ seat, here, there }: HindsightReason) => {
    // Rounded, so that equal gains stay in the order of the aims.
    const difference = Math.round((here - there) * 1e6) / 1e6
    return seat === asked ? difference : -difference
  }
  if (!bot || !rival || !('counts' in bot) || !('counts' in rival) || bot.playouts === 0 || rival.playouts === 0) return []
  return aims
    .map((aim, at) => ({ ...aim, here: bot.counts[at] ?? 0, there: rival.counts[at] ?? 0 }))
    .filter((one) => gain(one) >= LEAST_DIFFERENCE)
    .toSorted((one, other) => gain(other) - gain(one))
    .slice(0, REASONS)
}

const unweighed = (answer: unknown): Considered => ({ answer, expected: 0.5, playouts: 0 })
const byHope = (one: Pick<Considered, 'expected'>, other: Pick<Considered, 'expected'>) => other.expected - one.expected
const isEqual = (one: unknown, other: unknown) => canonical(one) === canonical(other)
