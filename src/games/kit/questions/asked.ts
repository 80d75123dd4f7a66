/** Finding questions, options and evidence among the open questions, for the views of all games. */
import type { Draft } from '../../../client/draft'
import type { AnyDecision, Json, Option, Pick } from '../../../kernel'
import type { Path, Place, Route } from '../../../table/choice'
import type { Ref } from '../../../table/piece'

/** An open question with this subject. `Asks` maps the game's subjects to the types of their choices. */
export type AskedOn<Asks, S extends keyof Asks> = AnyDecision & { readonly subject: S; readonly choice: Asks[S] }

/** The open question with this subject, if there is one. */
export const openIn =
  <Asks>() =>
  <S extends keyof Asks & string>(decisions: readonly AnyDecision[], subject: S): AskedOn<Asks, S> | undefined =>
    // The game's own terms guarantee that this subject has this type of choice.
    decisions.find((decision) => decision.subject === subject) as AskedOn<Asks, S> | undefined

export const isPath = (decision: AnyDecision): decision is AnyDecision & { readonly choice: Path } =>
  decision.choice.shape === 'path'
export const isRoute = (decision: AnyDecision): decision is AnyDecision & { readonly choice: Route } =>
  decision.choice.shape === 'route'
export const isPlace = (decision: AnyDecision): decision is AnyDecision & { readonly choice: Place } =>
  decision.choice.shape === 'place'
export const isPick = (decision: AnyDecision): decision is AnyDecision & { readonly choice: Pick } =>
  decision.choice.shape === 'pick'

/** The first ref in `on` is the piece that would act by this option, the second is its target. */
export const actorOf = ({ on }: Option): Ref | undefined => on?.[0]
export const aimOf = ({ on }: Option): Ref | undefined => on?.[1]

/** The option with that id, if it is offered. */
export const optionOf = (decision: AnyDecision | undefined, id: string): Option | undefined =>
  decision && isPick(decision) ? decision.choice.options.find((option) => option.id === id) : undefined

/** The options of this question that have been picked so far, in order. */
export const pickedOf = (draft: Draft, decision: AnyDecision | undefined): readonly string[] =>
  draft.type === 'choosing' && draft.decision === decision?.id ? draft.picked : []

/** The evidence shown by an option, as a record; undefined if it has none or if that is not a record. */
export function shownBy({ shows }: Option): { readonly [key: string]: Json } | undefined {
  return typeof shows === 'object' && shows !== null && !Array.isArray(shows)
    ? (shows as { readonly [key: string]: Json })
    : undefined
}

/** The evidence of an option (plain data) as the report that the rules made, if it has all of these fields. */
export function shownAs<Report extends object>(
  option: Option,
  ...fields: readonly (keyof Report & string)[]
): Report | undefined {
  const shown = shownBy(option)
  return shown && fields.every((field) => field in shown) ? (shown as unknown as Report) : undefined
}
