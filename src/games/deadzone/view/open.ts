/** Finding one's way among open questions: which is asked, what it offers for a model, what its evidence is. */
import type { AnyDecision, Json, Option, Pick } from '../../../kernel'
import type { Place, Route } from '../../../table/choice'
import type { Ref } from '../../../table/piece'
import type { Asks } from '../rules/terms'

export type Asked<S extends keyof Asks> = AnyDecision & { readonly subject: S; readonly choice: Asks[S] }

/** The open question about this, if there is one. */
export const openOn = <S extends keyof Asks>(decisions: readonly AnyDecision[], subject: S): Asked<S> | undefined =>
  // The game's own terms tie the subject to its choice.
  decisions.find((decision) => decision.subject === subject) as Asked<S> | undefined

export const isRoute = (decision: AnyDecision): decision is AnyDecision & { readonly choice: Route } =>
  decision.choice.shape === 'route'
export const isPlace = (decision: AnyDecision): decision is AnyDecision & { readonly choice: Place } =>
  decision.choice.shape === 'place'
export const isPick = (decision: AnyDecision): decision is AnyDecision & { readonly choice: Pick } =>
  decision.choice.shape === 'pick'

/** Who would act by this option, and on whom. */
export const actorOf = (option: Option): Ref | undefined => option.on?.[0]
export const aimOf = (option: Option): Ref | undefined => option.on?.[1]

/** What an option rests on, as a record; nothing if it shows nothing of the kind. */
export function shownBy({ shows }: Option): { readonly [key: string]: Json } | undefined {
  return typeof shows === 'object' && shows !== null && !Array.isArray(shows)
    ? (shows as { readonly [key: string]: Json })
    : undefined
}

/** Whose turn of the menu it is: the model that an open question is about. */
export const aboutModel = (decisions: readonly AnyDecision[]): Ref | undefined => {
  for (const { about } of decisions) {
    const model = about?.model
    if (typeof model === 'string') return model
  }
  return undefined
}
