/**
 * What is told of how chance came about: who has bound himself to which chain of secrets, and which links a throw or a shuffle used.
 * The README of `match` says why nobody can foresee or steer it.
 */
import type { PlayerSeat } from '../kernel'
import type { ThrowGesture } from './messages'

/** SHA-256 as 64 lower-case hexadecimal digits: a secret, a link of a chain or its root. */
export type Hash = string

/** Throws and shuffles have chains and numbers of their own. */
export const CHANCES = ['throw', 'shuffle'] as const
export type ChanceKind = (typeof CHANCES)[number]

/** A chain of links: its root, published before a link is used, and the number of the throw or shuffle that the first link is for. */
export interface Chained {
  readonly root: Hash
  readonly from: number
}
export type Chains = { readonly [K in ChanceKind]: Chained }

/** What somebody is to be bound to. */
export type Roots = { readonly [K in ChanceKind]: Hash }

/** Who is bound to which chains: the host itself, and the seats whose pages have a part in chance. */
export interface Commitments {
  readonly host?: Chains
  readonly seats?: { readonly [seat in PlayerSeat]?: Chains }
}

/** Each bound seat's link, or that its page gave none in time. */
export type SeatLinks = { readonly [seat in PlayerSeat]?: Hash | 'absent' }

/** A throw is told with the host's link, so that anybody can work it out again; that of a shuffle stays secret until the match is over. */
export type ToldProof =
  | {
      readonly kind: 'throw'
      readonly number: number
      readonly link: Hash
      readonly seats?: SeatLinks
      /** Thrown as dice, or drawn where they could not be thrown: settled before anybody knew the seed. */
      readonly by: 'dice' | 'draw'
      readonly gesture?: ThrowGesture
    }
  | { readonly kind: 'shuffle'; readonly number: number; readonly seats?: SeatLinks }

/** Which links the pages of the bound seats are asked for. The question is a fingerprint that tells nothing of what is asked. */
export interface LinksAsked {
  readonly kind: ChanceKind
  readonly number: number
  readonly question: Hash
  readonly seats: readonly PlayerSeat[]
}
/**
 * A page's answer: `absent` where it holds no chain, or that link is not the next; `spent` where it has given that link for another
 * question, before the host was started again.
 */
export type LinkGiven = Hash | 'absent' | 'spent'
