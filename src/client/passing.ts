/**
 * Windows: questions in which a player may react or pass. This decides which of them are passed for the player: by his settings, or
 * until his next move. It never looks at what else he could answer: if a pass depended on that, its timing would betray his hand.
 */
import type { AnyDecision, DecisionId, Json, Pick, PlayerSeat } from '../kernel'

/** For each kind of window, by its subject: is the player asked when it is about his own dice or figure, and when about another's? */
export type StopPolicy = { readonly [subject: string]: { readonly own: boolean; readonly other: boolean } }
export type Stops = { readonly [seat in PlayerSeat]?: StopPolicy }

/** What a game says of its windows: public facts only. */
export interface WindowRules {
  /** The subjects of the questions that are windows. */
  readonly subjects: readonly string[]
  /** Is it about the asked player's own dice or figure? */
  isOwn(decision: AnyDecision, view: Json): boolean
}

export const PASS: Json = ['pass']

/** Is the question a window: of a subject that the game declares as one, with an allowed pass? */
export function isWindow(decision: AnyDecision, windows: WindowRules | undefined): boolean {
  if (decision.offer !== undefined || decision.choice.shape !== 'pick' || !windows?.subjects.includes(decision.subject))
    return false
  // A choice whose shape is 'pick' is a pick.
  const { options, least } = decision.choice as Pick
  return least <= 1 && options.some(({ id, refused }) => id === 'pass' && refused === undefined)
}

/** The window as everybody may know it: without the options that could be played in it. */
export const bare = ({ id, seat, subject, about }: AnyDecision): AnyDecision => {
  const choice: Pick<'pass'> = { shape: 'pick', options: [{ id: 'pass' }], least: 1, most: 1 }
  return { id, seat, subject, choice, fallback: ['pass'], ...(about ? { about } : {}) }
}

export interface Passing {
  setStops(stops: Stops): void
  /** What the host asks this seat now. Called for every message, so that a question brought back by an undo is noticed. */
  hear(seat: PlayerSeat, decisions: readonly AnyDecision[]): void
  /** Decides about each window that this seat is shown now, once. Returns those to be passed for it. */
  due(seat: PlayerSeat, decisions: readonly AnyDecision[], view: Json): readonly DecisionId[]
  /** Passed already, by the player or for him; the host may not have said so yet. */
  isPassed(id: DecisionId): boolean
  pass(id: DecisionId, seat: PlayerSeat): void
  /** The host refused the pass: the player is asked after all. */
  refused(id: DecisionId): void
  /** From now on every window of this seat is passed, until another question is put to it. */
  passAhead(seat: PlayerSeat): void
  /** This seat (all seats, where none is named) wants to be asked again. */
  askAgain(seat?: PlayerSeat): void
  /** The seats whose windows are passed until their next move. */
  ahead(): readonly PlayerSeat[]
}

export function createPassing(windows: WindowRules | undefined, first: Stops = {}): Passing {
  /** `gone`: it was passed, and the host has taken the pass. */
  const ruled = new Map<DecisionId, { readonly seat: PlayerSeat; readonly as: 'asked' | 'passed' | 'gone' }>()
  let stops = first
  let ahead: readonly PlayerSeat[] = []

  /** Does the player want to be asked this, and has he not been shown it yet? */
  const asks = (seat: PlayerSeat, decision: AnyDecision, view: Json): boolean => {
    const stop = stops[seat]?.[decision.subject]
    return stop === undefined || (windows?.isOwn(bare(decision), view) ? stop.own : stop.other)
  }

  return {
    setStops(next) {
      stops = next
    },
    hear(seat, decisions) {
      for (const [id, before] of ruled) {
        if (before.seat !== seat || before.as === 'asked') continue
        const isOpen = decisions.some((one) => one.id === id)
        if (!isOpen) ruled.set(id, { seat, as: 'gone' })
        // An undo has brought it back: if it were passed again, the player could never undo past it.
        else if (before.as === 'gone') ruled.set(id, { seat, as: 'asked' })
      }
    },
    due(seat, decisions, view) {
      if (decisions.some((one) => one.offer === undefined && !isWindow(one, windows)))
        ahead = ahead.filter((other) => other !== seat)
      return decisions.flatMap((decision) => {
        const before = ruled.get(decision.id)?.as
        if (!isWindow(decision, windows) || (before !== undefined && before !== 'asked')) return []
        const isPassed = ahead.includes(seat) || (before === undefined && !asks(seat, decision, view))
        ruled.set(decision.id, { seat, as: isPassed ? 'passed' : 'asked' })
        return isPassed ? [decision.id] : []
      })
    },
    isPassed: (id) => ruled.get(id)?.as === 'passed',
    pass: (id, seat) => void ruled.set(id, { seat, as: 'passed' }),
    refused(id) {
      const before = ruled.get(id)
      if (before?.as !== 'passed') return
      ruled.set(id, { ...before, as: 'asked' })
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
