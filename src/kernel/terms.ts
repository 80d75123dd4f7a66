/** The kernel's types. One type parameter, `Terms`, carries all the types of one game. */
import type { AnswerTo, Shape } from './choice'
import type { Json } from './json'
import type { Rng } from './random'
import type { PlayerSeat, Seat, Viewer } from './seat'

/**
 * The types of one game. `asks` names each question with the shape of its answer; `calls` names each procedure with its memory.
 * Both are type aliases, not interfaces, so that they have an index signature.
 */
export interface Terms {
  readonly state: object
  readonly event: { readonly type: string }
  readonly view: object
  readonly asks: { readonly [subject: string]: Shape }
  readonly calls: { readonly [procedure: string]: object }
}
export type Subject<G extends Terms> = keyof G['asks'] & string
export type ProcedureName<G extends Terms> = keyof G['calls'] & string

/** A question before it is asked: to which seat, about what, in which shape. */
export type Question<G extends Terms> = {
  [S in Subject<G>]: {
    readonly seat: Seat
    readonly subject: S
    readonly choice: G['asks'][S]
    /** The answer is hidden until everybody asked at the same time has answered. */
    readonly sealed?: true
    /** A legal answer that is taken if nobody gives one. */
    readonly fallback: AnswerTo<G['asks'][S]>
    /** What the question is about, as JSON, for its text and its place on the screen. The seat asked may see it. */
    readonly about?: { readonly [name: string]: Json }
  }
}[Subject<G>]

export type DecisionId = string
/** A question put to a seat. `offer` marks a standing offer, which may be taken at any moment or never. */
export type Decision<G extends Terms> = Question<G> & { readonly id: DecisionId; readonly offer?: ProcedureName<G> }

/** A decision of any game, as hosts, panels and bots handle it. */
export interface AnyDecision {
  readonly id: DecisionId
  readonly seat: Seat
  readonly subject: string
  readonly choice: Shape
  readonly sealed?: true
  readonly fallback: unknown
  readonly about?: { readonly [name: string]: Json }
  readonly offer?: string
}

/** An answer as it was given, with the choice it answers. */
export interface Heard {
  readonly seat: Seat
  readonly subject: string
  readonly choice: Shape
  readonly answer: unknown
}

/** The position in one procedure. Plain JSON: places and numbers, never the face of a hidden card. */
export interface Frame {
  readonly procedure: string
  readonly step: string
  readonly local: object
  /** The answers with which the present step was reached. */
  readonly heard?: readonly Heard[]
  /** While questions of this frame are open: the step that follows them, and the answers so far. */
  readonly then?: string
  readonly answers?: readonly Heard[]
  /** Its `leave` has fired, which it does only once. */
  readonly left?: true
}

/** Everything needed to resume, as plain JSON. */
export interface Snapshot<G extends Terms> {
  readonly state: G['state']
  /** Which step of which procedure, innermost last. */
  readonly agenda: readonly Frame[]
  /** The agenda as everybody but the seat being asked may know it: as it was when the present train of questions began. */
  readonly shown: readonly Frame[]
  readonly pending: readonly Decision<G>[]
  /** How many questions have been put. Decision ids are made from it. */
  readonly asked: number
}

/** An event as one viewer learns it. */
export interface Told {
  readonly type: string
}
export interface Outcome {
  /** The winners; empty in a draw. */
  readonly winners: readonly PlayerSeat[]
  readonly scores: { readonly [seat in PlayerSeat]?: number }
}

/** What a match is started from: plain JSON, checked by the game's own schema before it comes here. */
export interface MatchSpec {
  readonly game: string
  readonly seats: readonly PlayerSeat[]
  readonly options: { readonly [name: string]: Json }
}

/** What a step is given to work with. */
export interface Here<G extends Terms, Local extends object> {
  readonly state: G['state']
  readonly local: Local
  readonly heard: {
    /** The answer to this question, when it was put to one seat. */
    the<S extends Subject<G>>(subject: S): AnswerTo<G['asks'][S]>
    /** The one id picked in answer to it. */
    picked<S extends Subject<G>>(subject: S): AnswerTo<G['asks'][S]> extends readonly (infer Id)[] ? Id : never
    /** All answers to it, in the order the questions were put. */
    all<S extends Subject<G>>(subject: S): readonly { readonly seat: Seat; readonly answer: AnswerTo<G['asks'][S]> }[]
  }
}

/** What a step does, and at which step its chapter continues. */
export interface Outgoing<G extends Terms, Step extends string, Local extends object> {
  readonly then: Step | 'done'
  readonly remember?: Partial<Local>
  readonly does:
    | { readonly ask: readonly Question<G>[] }
    | { readonly tell: readonly G['event'][] }
    | { readonly call: ProcedureName<G>; readonly local: object }
}

/** A chapter of rules, with its types hidden from the code that runs it. */
export interface Procedure<G extends Terms> {
  readonly name: ProcedureName<G>
  readonly first: string
  readonly steps: { readonly [step: string]: (here: Here<G, never>) => Outgoing<G, string, object> }
  readonly leave?: { when(state: G['state'], local: never): boolean; readonly to: string }
}
export type Procedures<G extends Terms> = { readonly [P in ProcedureName<G>]: Procedure<G> }

/** A rules system: what the platform needs from a game, and nothing about how it looks. */
export interface Game<G extends Terms = Terms> {
  readonly id: string
  readonly seats: { readonly least: number; readonly most: number }
  /** The state before anything happened. It contains no chance: random results are asked for by procedures. */
  setUp(spec: MatchSpec): G['state']
  readonly procedures: Procedures<G>
  /** The procedure that is the whole match, and its memory. */
  readonly begin: { readonly [P in ProcedureName<G>]: { readonly call: P; readonly local: G['calls'][P] } }[ProcedureName<G>]
  /** The only function that changes the state; total and pure. */
  evolve(state: G['state'], event: G['event']): G['state']
  /** What this viewer is entitled to see now. */
  project(state: G['state'], viewer: Viewer): G['view']
  /** The event as this viewer learns it; undefined if it must not learn that anything happened. */
  tell(event: G['event'], viewer: Viewer, after: G['state']): Told | undefined
  /** One world that this viewer cannot rule out. */
  imagine(view: G['view'], rng: Rng): G['state']
  outcome(state: G['state']): Outcome | undefined
  /** The space on which spatial choices are judged. It is the same for a state and for a view of it. */
  space(world: G['state'] | G['view']): unknown
  /** Standing offers: questions that are open beside every other one, each with the procedure that its answer runs. */
  offers?(state: G['state']): readonly { readonly question: Question<G>; readonly runs: ProcedureName<G> }[]
}
