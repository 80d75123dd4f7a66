/**
 * What is answered automatically for a player, because it is no real decision.
 *
 * Windows are questions in which a player may react or pass. They are passed for him according to his settings, or until his next
 * move. This never depends on what else he could answer: the timing of such a pass would reveal his hand. Only if nothing is
 * hidden from others (`isOpen`), a question whose only legal answer is to pass or to end is answered, too.
 */
import type { AnyDecision, DecisionId, Json, Pick, PlayerSeat } from '../kernel'
import { questionOf } from '../protocol/question'
import { soleAnswer } from './sole'

/** For each kind of window, by subject: is the player asked if it concerns his own dice or figure, and if another's? */
export type StopPolicy = { readonly [subject: string]: { readonly own: boolean; readonly other: boolean } }
export type Stops = { readonly [seat in PlayerSeat]?: StopPolicy }

/** What a game declares about its windows, from public facts only. */
export interface WindowRules {
  /** The subjects of the questions that are windows. */
  readonly subjects: readonly string[]
  /** Does it concern the asked player's own dice or figure? */
  isOwn(decision: AnyDecision, view: Json): boolean
  /**
   * The option that ends or declines another question, if by public facts only cards of a hand could be used otherwise. The
   * question is then a window, too.
   */
  rest?(decision: AnyDecision): string | undefined
  /** The subject of the window that this seat is asked next unless another seat acts in between: one pass then passes both. */
  next?(decision: AnyDecision): string | undefined
  /** The answer to a question that, by public facts, can change nothing any more; undefined for other questions. */
  moot?(decision: AnyDecision, view: Json): Json | undefined
}

/** An answer given for a player. */
export interface Given {
  readonly decision: DecisionId
  readonly answer: Json
}

/** The option that passes a window; undefined if the question is no window. */
function passOf(decision: AnyDecision, windows: WindowRules | undefined): string | undefined {
  if (decision.offer !== undefined || decision.choice.shape !== 'pick' || !windows) return undefined
  const pass = windows.subjects.includes(decision.subject) ? 'pass' : windows.rest?.(decision)
  // The cast is safe: the shape was just checked.
  const { options, least } = decision.choice as Pick
  return least <= 1 ? options.find(({ id, refused }) => id === pass && refused === undefined)?.id : undefined
}

/** Is the question a window, which may be passed? */
export const isWindow = (decision: AnyDecision, windows: WindowRules | undefined): boolean =>
  passOf(decision, windows) !== undefined

/** The window as everybody may know it: without the options that could be played in it. */
export function bare(window: AnyDecision, windows: WindowRules | undefined): AnyDecision {
  const { id, seat, subject, about } = window
  const pass = passOf(window, windows) ?? 'pass'
  const choice: Pick = { shape: 'pick', options: [{ id: pass }], least: 1, most: 1 }
  return { id, seat, subject, choice, fallback: [pass], ...(about ? { about } : {}) }
}

export interface Passing {
  setStops(stops: Stops): void
  /** Takes note of what the host asks this seat now. Called for every message, to notice a question that an undo brought back. */
  hear(seat: PlayerSeat, decisions: readonly AnyDecision[]): void
  /**
   * Decides once about each question that this seat is shown, and returns the answers to be given. `isOpen`: the player hides
   * nothing from other players.
   */
  due(seat: PlayerSeat, decisions: readonly AnyDecision[], view: Json, isOpen: boolean): readonly Given[]
  /** Was it answered already, by the player or for him? The host may not have confirmed it yet. */
  isPassed(id: DecisionId): boolean
  /** Was it answered for the player because there was no other answer? An undo then continues past it. */
  wasSole(id: DecisionId): boolean
  pass(id: DecisionId, seat: PlayerSeat): void
  /** The window waits for its player from now on and does not pass by itself. */
  hold(id: DecisionId): void
  /** The window of this seat that may pass by itself: the only question it owes an answer to, and not held. */
  fleeting(decisions: readonly AnyDecision[]): AnyDecision | undefined
  /** The host refused the pass, so the player is asked after all. */
  refused(id: DecisionId): void
  /** Passes every window of this seat from now on, until another kind of question is put to it. */
  passAhead(seat: PlayerSeat): void
  /** Ends passing ahead for this seat or, if none is named, for all seats. */
  askAgain(seat?: PlayerSeat): void
  /** The seats whose windows are passed until their next move. */
  ahead(): readonly PlayerSeat[]
}

interface Ruled {
  readonly seat: PlayerSeat
  readonly id: DecisionId
  readonly as: 'asked' | 'passed' | 'gone'
}

export function createPassing(windows: WindowRules | undefined, first: Stops = {}): Passing {
  /**
   * For each question, whatever id it is asked under. `gone`: it was passed, and the host has accepted the pass. `id`: the id it
   * had then.
   */
  const ruled = new Map<DecisionId, Ruled>()
  const sole = new Set<DecisionId>()
  const held = new Set<DecisionId>()
  let stops = first
  let ahead: readonly PlayerSeat[] = []

  /** Does the player want to be asked this, according to his settings? */
  const asks = (seat: PlayerSeat, decision: AnyDecision, view: Json): boolean => {
    const stop = stops[seat]?.[decision.subject]
    return stop === undefined || (windows?.isOwn(bare(decision, windows), view) ? stop.own : stop.other)
  }

  /** Is this an end of the seat's own action, while a standing offer could still be taken first? Such offers are public. */
  const mayDefer = ({ subject }: AnyDecision, decisions: readonly AnyDecision[]): boolean =>
    !windows?.subjects.includes(subject) && decisions.some(({ offer }) => offer !== undefined)

  const rule = (id: DecisionId, seat: PlayerSeat, as: Ruled['as']) => void ruled.set(questionOf(id), { seat, id, as })
  const isPassed = (id: DecisionId) => ruled.get(questionOf(id))?.as === 'passed'

  return {
    setStops(next) {
      stops = next
    },
    hear(seat, decisions) {
      for (const [question, before] of ruled) {
        if (before.seat !== seat || before.as === 'asked') continue
        const open = decisions.find(({ id }) => questionOf(id) === question)
        if (!open) ruled.set(question, { ...before, as: 'gone' })
        // An undo has brought it back. If it were passed again, the player could never undo past it.
        else if (before.as === 'gone' || open.id !== before.id) ruled.set(question, { seat, id: open.id, as: 'asked' })
      }
    },
    due(seat, decisions, view, isOpen) {
      /** The answer that is given whatever the settings are. */
      const given = (decision: AnyDecision): Json | undefined =>
        ruled.has(questionOf(decision.id))
          ? undefined
          : (windows?.moot?.(decision, view) ?? (isOpen && !mayDefer(decision, decisions) ? soleAnswer(decision) : undefined))
      const answers = new Map(decisions.map((decision) => [decision.id, given(decision)]))
      if (decisions.some((one) => one.offer === undefined && !isWindow(one, windows) && answers.get(one.id) === undefined))
        ahead = ahead.filter((other) => other !== seat)
      return decisions.flatMap((decision): readonly Given[] => {
        const { id } = decision
        const answer = answers.get(id)
        if (answer !== undefined) {
          rule(id, seat, 'passed')
          sole.add(questionOf(id))
          return [{ decision: id, answer }]
        }
        const before = ruled.get(questionOf(id))?.as
        if (!isWindow(decision, windows) || (before !== undefined && before !== 'asked')) return []
        const passes = ahead.includes(seat) || (before === undefined && !asks(seat, decision, view))
        rule(id, seat, passes ? 'passed' : 'asked')
        return passes ? [{ decision: id, answer: bare(decision, windows).fallback as Json }] : []
      })
    },
    isPassed,
    wasSole: (id) => sole.has(questionOf(id)),
    pass: (id, seat) => rule(id, seat, 'passed'),
    hold: (id) => void held.add(questionOf(id)),
    fleeting(decisions) {
      const owed = decisions.filter(({ id, offer }) => offer === undefined && !isPassed(id))
      const [window, ...others] = owed
      if (!window || others.length > 0 || held.has(questionOf(window.id)) || mayDefer(window, decisions)) return undefined
      return isWindow(window, windows) ? window : undefined
    },
    refused(id) {
      const before = ruled.get(questionOf(id))
      if (before?.as !== 'passed' || before.id !== id) return
      rule(id, before.seat, 'asked')
      ahead = ahead.filter((other) => other !== before.seat)
    },
    passAhead(seat) {
      ahead = [...ahead.filter((other) => other !== seat), seat]
    },
    askAgain(seat) {
      ahead = seat === undefined ? [] : ahead.filter((other) => other !== seat)
    },
    ahead: () => ahead,
  }
}
