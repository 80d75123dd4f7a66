/** Finding one's way among open questions, for the views of all games. */
import type { AnyDecision, Option, Pick } from '../../../kernel'
import type { Path, Place, Route } from '../../../table/choice'
import type { Ref } from '../../../table/piece'

/** An open question about this. `Asks`: the game's questions with their choices. */
export type AskedOn<Asks, S extends keyof Asks> = AnyDecision & { readonly subject: S; readonly choice: Asks[S] }

/** The open question about a subject of this game, if there is one. */
export const openIn =
  <Asks>() =>
  <S extends keyof Asks & string>(decisions: readonly AnyDecision[], subject: S): AskedOn<Asks, S> | undefined =>
    // The game's own terms tie the subject to its choice.
    decisions.find((decision) => decision.subject === subject) as AskedOn<Asks, S> | undefined

export const isPath = (decision: AnyDecision): decision is AnyDecision & { readonly choice: Path } =>
  decision.choice.shape === 'path'
export const isRoute = (decision: AnyDecision): decision is AnyDecision & { readonly choice: Route } =>
  decision.choice.shape === 'route'
export const isPlace = (decision: AnyDecision): decision is AnyDecision & { readonly choice: Place } =>
  decision.choice.shape === 'place'
export const isPick = (decision: AnyDecision): decision is AnyDecision & { readonly choice: Pick } =>
  decision.choice.shape === 'pick'

/** Who would act by this option, and on whom. */
export const actorOf = ({ on }: Option): Ref | undefined => on?.[0]
export const aimOf = ({ on }: Option): Ref | undefined => on?.[1]
