/** The few verbs in which a game writes its procedures. */
import type { AnswerTo } from './choice'
import type { Seat } from './seat'
import type { Here, Outgoing, Procedure, ProcedureName, Question, Subject, Terms } from './terms'

type Extras<G extends Terms> = Pick<Question<G>, 'about'>

/** The verbs for one game's terms: `const { procedure, question, ask, tell, go, call } = grammar<Spec>()`. */
export function grammar<G extends Terms>() {
  /**
   * A chapter: steps in the rulebook's order, beginning with the first. `leave` ends the chapter, and every chapter it called, at
   * whatever step it is. It fires once.
   */
  function procedure<P extends ProcedureName<G>, Step extends string>(
    name: P,
    steps: { readonly [S in Step]: (here: Here<G, G['calls'][P]>) => Outgoing<G, NoInfer<Step>, G['calls'][P]> },
    leave?: { when(state: G['state'], local: G['calls'][P]): boolean; readonly to: NoInfer<Step> | 'done' },
  ): Procedure<G> {
    const first = Object.keys(steps)[0]
    if (first === undefined) throw new Error(`procedure ${name} has no steps`)
    // The casts are safe: a frame stores its memory untyped, but `call` and `remember` have checked its type for this procedure.
    const folded = { name, first, steps: steps as unknown as Procedure<G>['steps'] }
    return leave ? { ...folded, leave: leave as unknown as NonNullable<Procedure<G>['leave']> } : folded
  }

  /** A question to one seat, with the fallback answer for when nobody answers. */
  function question<S extends Subject<G>>(
    seat: Seat,
    subject: S,
    choice: G['asks'][S],
    fallback: NoInfer<AnswerTo<G['asks'][S]>>,
    extras: Extras<G> = {},
  ): Question<G> {
    // A question built from one subject is a member of the union over all subjects; the compiler cannot derive that.
    const { about } = extras
    const plain = { seat, subject, choice, fallback }
    return (about ? { seat, subject, choice, fallback, about } : plain) as unknown as Question<G>
  }

  /** As `question`, hidden until everybody asked at the same time has answered. */
  function sealed<S extends Subject<G>>(...parts: Parameters<typeof question<S>>): Question<G> {
    return { ...question<S>(...parts), sealed: true }
  }

  const some = <T>(items: T | readonly T[]): readonly T[] => (Array.isArray(items) ? items : [items as T])

  /** Asks these questions and, when all are answered, goes to that step. Without questions it goes there at once. */
  const ask = <Step extends string>(questions: Question<G> | readonly Question<G>[], then: Step): Outgoing<G, Step, never> => ({
    then,
    does: { ask: some(questions) },
  })
  /** Lets these events happen, then goes to that step. */
  const tell = <Step extends string, Local extends object = never>(
    events: G['event'] | readonly G['event'][],
    then: Step,
    remember?: Partial<Local>,
  ): Outgoing<G, Step, Local> => ({ then, does: { tell: some(events) }, ...(remember ? { remember } : {}) })
  /** Goes to that step without any event. */
  const go = <Step extends string, Local extends object = never>(
    then: Step,
    remember?: Partial<Local>,
  ): Outgoing<G, Step, Local> => ({
    then,
    does: { tell: [] },
    ...(remember ? { remember } : {}),
  })
  /** Runs another procedure with this memory, then goes to that step. */
  const call = <P extends ProcedureName<G>, Step extends string, Local extends object = never>(
    name: P,
    local: G['calls'][P],
    then: Step,
    remember?: Partial<Local>,
  ): Outgoing<G, Step, Local> => ({ then, does: { call: name, local }, ...(remember ? { remember } : {}) })

  return { procedure, question, sealed, ask, tell, go, call }
}

/** Makes `evolve` from one small function per event; leaving one out does not compile. */
export function folding<State, Event extends { readonly type: string }>(
  folds: {
    readonly [T in Event['type']]: (state: State, event: Extract<Event, { type: T }>) => State
  },
): (state: State, event: Event) => State {
  const table = folds as unknown as { readonly [type: string]: (state: State, event: Event) => State }
  return (state, event) => {
    const fold = Object.hasOwn(table, event.type) ? table[event.type] : undefined
    if (!fold) throw new Error(`no fold for the event ${event.type}`)
    return fold(state, event)
  }
}
