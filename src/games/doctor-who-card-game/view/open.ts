/** Look-ups among the open questions: which is asked, what it offers for a card, where it points. */
import type { AnyDecision, Option, Pick } from '../../../kernel'
import type { Offered } from '../../kit/card-table/aims'
import { isPick, openIn } from '../../kit/questions/asked'
import type { Asks } from '../rules/terms'
import type { PlaceRef } from '../rules/zones'

export { isPick } from '../../kit/questions/asked'

/** The open question with this subject, if there is one. */
export const openOn = openIn<Asks>()

/** The card that an option uses, and the place on which it is used. */
export const sourceOf = ({ on }: Option): PlaceRef | undefined => on?.[0]
export const targetOf = ({ on }: Option): PlaceRef | undefined => on?.[1]

/** All options that a seat is offered by picks, standing offers last. */
export const offeredTo = (seat: string, decisions: readonly AnyDecision[]): readonly Offered[] =>
  decisions
    .filter((decision) => decision.seat === seat)
    .filter(isPick)
    .flatMap((decision) => decision.choice.options.map((option) => ({ decision, option })))

/** Whether several cards or places may be picked in this question. */
export const isOfMany = ({ choice }: AnyDecision & { readonly choice: Pick }): boolean => choice.most > 1 || choice.least === 0

/** The options of the menu for one card. */
export const usesOf = (card: PlaceRef, offered: readonly Offered[]): readonly Offered[] =>
  offered.filter(({ decision, option }) => decision.subject === 'action' && sourceOf(option) === card)

/** The parts of a place in a hand or reserve, such as `A/hand/2`. */
export function slotIn(ref: PlaceRef): { readonly seat: string; readonly zone: string; readonly slot: number } | undefined {
  const [seat = '', zone = '', slot] = ref.split('/')
  return slot === undefined || seat.length !== 1 ? undefined : { seat, zone, slot: Number(slot) }
}
/** The parts of a place at a location, such as `B1/enemy/0`. */
export function atLocation(
  ref: PlaceRef,
): { readonly location: string; readonly role: string; readonly slot: number } | undefined {
  const [location = '', role = '', slot] = ref.split('/')
  return slot === undefined || location.length < 2 ? undefined : { location, role, slot: Number(slot) }
}
