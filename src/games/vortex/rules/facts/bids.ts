/** Bids of Will and Mana (VX-WIL-02 to 04). A bid splits all available points; its last share is what is kept. */
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

/** The choice for a bid by these miniatures; undefined if none of them has a point. */
export function bidChoice(state: State, refs: readonly Ref[], of: Points = 'will'): Split<Ref> | undefined {
  const among = holders(state, refs, of).map((ref) => ({ id: ref, least: 0, most: figureOf(state, ref)[of] }))
  const total = among.reduce((sum, { most }) => sum + most, 0)
  return total === 0 ? undefined : { shape: 'split', total, among: [...among, { id: KEPT, least: 0, most: total }] }
}
/** The answer that bids nothing and keeps everything. */
export const nothingBid = ({ among, total }: Split<Ref>): readonly number[] => among.map(({ id }) => (id === KEPT ? total : 0))

/** Reads an answer: points for each miniature, 0 if it was not part of the choice. */
export function bidsIn(state: State, refs: readonly Ref[], shares: readonly number[] | undefined, of: Points = 'will'): Bids {
  const asked = holders(state, refs, of)
  return Object.fromEntries(refs.map((ref) => [ref, shares?.[asked.indexOf(ref)] ?? 0]))
}
/** One seat's answer among those heard; undefined if that seat was not asked. */
export const shareOf = (
  heard: readonly { readonly seat: string; readonly answer: readonly number[] }[],
  seat: Side,
): readonly number[] | undefined => heard.find((one) => one.seat === seat)?.answer

export const pointParts = (bids: Bids, refs: readonly Ref[], of: Points = 'will'): readonly TallyPart[] =>
  refs.map((ref) => ({ value: bids[ref] ?? 0, reason: say(of === 'will' ? 'will-points' : 'mana-points', { figure: ref }) }))

/** VX-RES-01 to 04: success is more than the opposing sum, exceptional is more than twice as much. */
export const outcomeOf = (value: number, against: number): ResolvedAs =>
  value > 2 * against ? 'exceptional' : value > against ? 'success' : 'failure'
