/**
 * The test driver: plays a game from a position in one short line per answer, with scripted dice. See `tests/driver/README.md`.
 * Every answer is checked as the host would check it, and the snapshot is saved and loaded between any two answers.
 */
import {
  type AnyDecision,
  type Game,
  type MatchSpec,
  type Option,
  type Outcome,
  type PlayerSeat,
  type Reason,
  type Roll,
  reply,
  type Shapes,
  type Snapshot,
  same,
  seen,
  start,
  type Terms,
  type Verdict,
  type Viewer,
} from '../../src/kernel'

/** A chapter of the rules with its memory, from its first step or from a later one. */
export type Part<G extends Terms> = Game<G>['begin'] & { readonly step?: string }

export interface Beginning<G extends Terms> {
  /** The position to play from. Without it, the match starts from `spec`. */
  readonly state?: G['state']
  /** What is played. Without it, the whole match. */
  readonly begin?: Part<G>
  readonly spec?: MatchSpec
  /** One-letter names of faces, where the first letter does not say it: `{ L: 'bolt' }`. */
  readonly faces?: { readonly [letter: string]: string }
}

export interface Play<G extends Terms> {
  /** The snapshot now. */
  readonly snapshot: Snapshot<G>
  readonly state: G['state']
  /** Everything that has happened since the beginning. */
  readonly events: readonly G['event'][]
  /** The open questions, as `seat: subject`. */
  readonly open: readonly string[]
  /** Answers an open question. A single id stands for a pick of one. Throws with the reason if it is refused. */
  answer(seat: PlayerSeat, subject: string, answer: unknown): Play<G>
  /** Answers a roll: `'HHA'` by first letters (or `faces`), or `'3 3 1'` by names. `by` tells rolls of the same name apart. */
  roll(subject: string, faces: string, by?: PlayerSeat): Play<G>
  /** What the host would say to this answer, without giving it. */
  verdict(seat: PlayerSeat, subject: string, answer: unknown): Verdict
  /** The reason for which this answer is refused. Throws if it is allowed. */
  refusal(seat: PlayerSeat, subject: string, answer: unknown): Reason
  /** One option of an open pick, refused or not. */
  option(subject: string, id: string): Option
  /** The ids of an open pick that may be taken. */
  options(subject: string): readonly string[]
  decision(subject: string, seat?: PlayerSeat): AnyDecision
  /** The last event of this type. Throws if there is none. */
  last<T extends G['event']['type']>(type: T): Extract<G['event'], { type: T }>
  /** What this viewer sees now. */
  sees(viewer: Viewer): G['view']
  /** The outcome, or undefined while the match goes on. */
  readonly outcome: Outcome | undefined
  /**
   * Starts a new play of this part from the current state. The questions open in this play are not carried over. This play is not
   * changed, so several plays can go on from it. The new play records only its own events.
   */
  goOn(part: Part<G>): Play<G>
}

/** Begins a play. */
export function drive<G extends Terms>(game: Game<G>, shapes: Shapes<never>, from: Beginning<G> = {}): Play<G> {
  const spec = from.spec ?? { game: game.id, seats: ['A', 'B'], options: {} }
  const first = start(beginning(game, from), spec)
  let snapshot = first.snapshot
  const events: G['event'][] = [...first.events]

  const decisions = () => snapshot.pending as readonly AnyDecision[]
  const find = (subject: string, seat?: string): AnyDecision => {
    const found = decisions().find((open) => open.subject === subject && (seat === undefined || open.seat === seat))
    if (!found)
      throw new Error(`nobody asks "${subject}"${seat ? ` of ${seat}` : ''}; open: ${play.open.join(', ') || 'nothing'}`)
    return found
  }
  const wanted = (decision: AnyDecision, answer: unknown) =>
    decision.choice.shape === 'pick' && typeof answer === 'string' ? [answer] : answer
  const judge = (decision: AnyDecision, answer: unknown): Verdict => {
    const rules = shapes[decision.choice.shape]
    if (!rules) throw new Error(`no rules for the shape ${decision.choice.shape}`)
    // The rules were looked up by the choice's own shape, so they accept this choice.
    return rules.accepts(decision.choice as never, answer, game.space(snapshot.state) as never)
  }
  const give = (decision: AnyDecision, answer: unknown) => {
    const verdict = judge(decision, answer)
    if (!verdict.allowed) {
      throw new Error(
        `${decision.seat} may not answer "${decision.subject}" with ${JSON.stringify(answer)}: ${JSON.stringify(verdict.reason)}`,
      )
    }
    const step = reply(game, snapshot, decision.id, answer)
    snapshot = JSON.parse(JSON.stringify(step.snapshot)) as Snapshot<G>
    if (!same(snapshot, step.snapshot)) throw new Error(`the snapshot after "${decision.subject}" is not plain JSON`)
    events.push(...step.events)
  }

  const play: Play<G> = {
    get snapshot() {
      return snapshot
    },
    get state() {
      return snapshot.state
    },
    get events() {
      return events
    },
    get open() {
      return decisions().map(({ seat, subject }) => `${seat}: ${subject}`)
    },
    answer(seat, subject, answer) {
      const decision = find(subject, seat)
      give(decision, wanted(decision, answer))
      return play
    },
    roll(subject, faces, by) {
      const decision = decisions().find(
        (open) => open.seat === 'chance' && open.subject === subject && (by === undefined || (open.choice as Roll).by === by),
      )
      if (!decision)
        throw new Error(`no "${subject}" to roll${by ? ` by ${by}` : ''}; open: ${play.open.join(', ') || 'nothing'}`)
      give(decision, readFaces(decision.choice as Roll, faces, from.faces ?? {}))
      return play
    },
    verdict(seat, subject, answer) {
      const decision = find(subject, seat)
      return judge(decision, wanted(decision, answer))
    },
    refusal(seat, subject, answer) {
      const verdict = play.verdict(seat, subject, answer)
      if (verdict.allowed) throw new Error(`"${subject}" would be allowed: ${JSON.stringify(answer)}`)
      return verdict.reason
    },
    option(subject, id) {
      const option = optionsOf(find(subject)).find((one) => one.id === id)
      if (!option)
        throw new Error(
          `"${subject}" offers no ${id}, only ${optionsOf(find(subject))
            .map((one) => one.id)
            .join(', ')}`,
        )
      return option
    },
    options: (subject) =>
      optionsOf(find(subject))
        .filter((option) => !option.refused)
        .map((option) => option.id),
    decision: find,
    last(type) {
      const event = events.findLast((one) => one.type === type)
      if (!event) throw new Error(`no ${type} happened; there were ${[...new Set(events.map((one) => one.type))].join(', ')}`)
      return event as Extract<G['event'], { type: typeof type }>
    },
    sees: (viewer) => seen(game, snapshot, viewer).view,
    get outcome() {
      return game.outcome(snapshot.state)
    },
    goOn: (part) => drive(game, shapes, { ...from, state: snapshot.state, begin: part }),
  }
  return play
}

/** A copy of the game that starts from another state and with another part. */
function beginning<G extends Terms>(game: Game<G>, { state, begin }: Beginning<G>): Game<G> {
  const { call, local, step }: Part<G> = begin ?? game.begin
  const chapter = game.procedures[call]
  if (step !== undefined && !Object.hasOwn(chapter.steps, step))
    throw new Error(`"${call}" has no step ${step}, only ${Object.keys(chapter.steps).join(', ')}`)
  return {
    ...game,
    ...(state ? { setUp: () => state } : {}),
    // Call and memory are unchanged, so this is still a valid beginning of the game; the cast only restores the type.
    begin: { call, local } as Game<G>['begin'],
    procedures: step === undefined ? game.procedures : { ...game.procedures, [call]: { ...chapter, first: step } },
  }
}

const optionsOf = (decision: AnyDecision): readonly Option[] => {
  if (decision.choice.shape !== 'pick') throw new Error(`"${decision.subject}" is not a pick but a ${decision.choice.shape}`)
  return (decision.choice as AnyDecision['choice'] & { readonly options: readonly Option[] }).options
}

/** Reads scripted dice: letters or names, each checked against its die. */
function readFaces(roll: Roll, text: string, letters: { readonly [letter: string]: string }): readonly string[] {
  const words = text.includes(' ') || roll.dice.length === 1 ? text.split(' ').filter(Boolean) : [...text]
  if (words.length !== roll.dice.length) throw new Error(`${roll.dice.length} dice are rolled, "${text}" names ${words.length}`)
  return words.map((word, index) => {
    const die = roll.dice[index]
    const long = letters[word] ?? word
    const face = die?.faces.find((one) => one === long) ?? die?.faces.find((one) => one.startsWith(long.toLowerCase()))
    if (face === undefined) throw new Error(`die ${index + 1} has no face "${word}", only ${[...new Set(die?.faces)].join(', ')}`)
    return face
  })
}
