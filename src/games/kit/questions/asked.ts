/** Finding one's way among open questions, for the views of all games. */
import type { Draft } from '../../../client/draft'
import type { AnyDecision, Json, Option, Pick } from '../../../kernel'
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

/** The option of that id, if it is offered. */
export const optionOf = (decision: AnyDecision | undefined, id: string): Option | undefined =>
  decision && isPick(decision) ? decision.choice.options.find((option) => option.id === id) : undefined

/** What has been picked of this question so far, one after the other. */
export const pickedOf = (draft: Draft, decision: AnyDecision | undefined): readonly string[] =>
  draft.type === 'choosing' && draft.decision === decision?.id ? draft.picked : []

/** What an option rests on, as a record; nothing if it shows nothing of the kind. */
export function shownBy({ shows }: Option): { readonly [key: string]: Json } | undefined {
  return typeof shows === 'object' && shows !== null && !Array.isArray(shows)
    ? (shows as { readonly [key: string]: Json })
    : undefined
}

/** The evidence of an option that has all of these fields, as what the rules made it of; over the wire it is plain data. */
export function shownAs<Report extends object>(
  option: Option,
  ...fields: readonly (keyof Report & string)[]
): Report | undefined {
  const shown = shownBy(option)
  return shown && fields.every((field) => field in shown) ? (shown as unknown as Report) : undefined
}
