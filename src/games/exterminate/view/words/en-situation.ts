/** English: the current result of the dice on the table. */
import type { Ref } from '../../../../table/piece'
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { CrossingResult, Damage } from '../../rules/reports'
import { all, some, The } from './en-bits'

const hits = (count: number) => (count === 0 ? 'No hit' : some(count, 'hit', 'hits'))

export const EN_SITUATION = {
  'sum-shot': ({ hits: count, cancelled }: { hits: number; cancelled: number }) => {
    if (count === 0) return 'No hit so far'
    const through = Math.max(0, count - cancelled)
    const gets = through === 0 ? 'none gets through' : `${through} ${through === 1 ? 'gets' : 'get'} through`
    return cancelled === 0 ? `${hits(count)}, none cancelled: ${gets}` : `${hits(count)}, ${cancelled} cancelled: ${gets}`
  },
  /** `leads`: the figure with more hits, or empty. */
  'sum-round': ({ hits: count, other, leads }: { hits: number; other: number; leads: Ref | '' }, speak) =>
    `${hits(count)} to ${other}: ${leads === '' ? 'a draw so far' : `${speak.piece(leads)} is ahead`}`,
  'sum-initiative': ({ A, B }: { A: number; B: number }, speak) =>
    A === B
      ? `${hits(A)} each: a draw so far`
      : `${hits(Math.max(A, B))} to ${Math.min(A, B)}: ${speak.seat(A > B ? 'A' : 'B')} is ahead`,
  'sum-damage': ({ result }: { result: Damage }) =>
    ({ scratch: 'Only a scratch so far', shocked: 'So far: shocked', exterminated: 'So far: exterminated' })[result],
  'sum-crossing': ({ result }: { result: CrossingResult }) =>
    ({ crossed: 'So far: it gets across', stopped: 'So far: stopped in contact', lost: 'So far: the move is lost' })[result],
  'sum-pick': ({ least, most, picked }: { least: number; most: number; picked: number }) =>
    most === 1
      ? 'Pick one die'
      : picked > 0
        ? `${picked} of ${most} picked`
        : least === most
          ? `Pick ${most} dice`
          : `Pick ${least} to ${most} dice`,
  'act-take-nodes': ({ nodes }: { nodes: readonly Ref[] }, speak) =>
    nodes.length === 1 ? `Take ${all(nodes, speak)}` : `Take all ${nodes.length}`,
  'act-leave-nodes': ({ count }: { count: number }) => (count === 1 ? 'Leave it lying' : 'Leave them lying'),
  'roll-in-cover': ({ piece }: { piece: Ref }, speak) => `${The(piece, speak)}, in cover: bolts stop hits too`,
} satisfies AnyPhrases
