/** Bids of Will and Mana (VX-WIL-02 to 04): one split of all the points, the last share being what is kept. */
import type { Split, TallyPart } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { Bids, ResolvedAs } from '../events'
import { say } from '../said'
import type { Side, State } from '../state'
import { figureOf } from './figures'

export const KEPT = 'kept'
type Points = 'will' | 'mana'

const holders = (state: State, refs: readonly Ref[], of: Points): readonly Ref[] =>
  refs.filter((ref) => figureOf(state, ref)[of] > 0)

/** The choice, or nothing where nobody has a point. */
export function bidChoice(state: State, refs: readonly Ref[], of: Points = 'will'): Split<Ref> | undefined {
  const among = holders(state, refs, of).map((ref) => ({ id: ref, least: 0, most: figureOf(state, ref)[of] }))
  const total = among.reduce((sum, { most }) => sum + most, 0)
  return total === 0 ? undefined : { shape: 'split', total, among: [...among, { id: KEPT, least: 0, most: total }] }
}
/** Nothing bid, all kept. */
export const nothingBid = ({ among, total }: Split<Ref>): readonly number[] => among.map(({ id }) => (id === KEPT ? total : 0))

/** An answer read: points by miniature, 0 for who was not in the choice. */
export function bidsIn(state: State, refs: readonly Ref[], shares: readonly number[] | undefined, of: Points = 'will'): Bids {
  const asked = holders(state, refs, of)
  return Object.fromEntries(refs.map((ref) => [ref, shares?.[asked.indexOf(ref)] ?? 0]))
}
/** The answer of one seat to a question that both may have been asked. */
export const shareOf = (
  heard: readonly { readonly seat: string; readonly answer: readonly number[] }[],
  seat: Side,
): readonly number[] | undefined => heard.find((one) => one.seat === seat)?.answer

export const pointParts = (bids: Bids, refs: readonly Ref[], of: Points = 'will'): readonly TallyPart[] =>
  refs.map((ref) => ({ value: bids[ref] ?? 0, reason: say(of === 'will' ? 'will-points' : 'mana-points', { figure: ref }) }))

/** VX-RES-01 to 04 */
export const outcomeOf = (value: number, against: number): ResolvedAs =>
  value > 2 * against ? 'exceptional' : value > against ? 'success' : 'failure'
