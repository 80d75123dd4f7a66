/**
 * What is announced about chance: who is committed to which chain of secrets, and which links a throw or shuffle used. The README
 * of `match` explains why nobody can foresee or steer it.
 */
import type { PlayerSeat } from '../kernel'
import type { ThrowGesture } from './messages'

/** SHA-256 as 64 lower-case hexadecimal digits: a secret, a link of a chain or its root. */
export type Hash = string

/** Throws and shuffles have separate chains and separate numbers. */
export const CHANCES = ['throw', 'shuffle'] as const
export type ChanceKind = (typeof CHANCES)[number]

/** A chain of links: its root, published before a link is used, and the number of the throw or shuffle of its first link. */
export interface Chained {
  readonly root: Hash
  readonly from: number
}
export type Chains = { readonly [K in ChanceKind]: Chained }

/** The roots of the chains to commit to. */
export type Roots = { readonly [K in ChanceKind]: Hash }

/** Who is committed to which chains: the host itself, and the seats whose pages contribute to chance. */
export interface Commitments {
  readonly host?: Chains
  readonly seats?: { readonly [seat in PlayerSeat]?: Chains }
}

/** For each bound seat its link, or `absent` if its page gave none in time. */
export type SeatLinks = { readonly [seat in PlayerSeat]?: Hash | 'absent' }

/** A throw is announced with the host's link, so that anybody can verify it. A shuffle's stays secret until the match is over. */
export type ToldProof =
  | {
      readonly kind: 'throw'
      readonly number: number
      readonly link: Hash
      readonly seats?: SeatLinks
      /** Thrown as dice, or drawn if they could not be thrown. This was settled before anybody knew the seed. */
      readonly by: 'dice' | 'draw'
      readonly gesture?: ThrowGesture
    }
  | { readonly kind: 'shuffle'; readonly number: number; readonly seats?: SeatLinks }

/** The links that the pages of bound seats are asked for. The question is a fingerprint that reveals nothing of its content. */
export interface LinksAsked {
  readonly kind: ChanceKind
  readonly number: number
  readonly question: Hash
  readonly seats: readonly PlayerSeat[]
}
/**
 * A page's answer: `absent` if it holds no chain or that link is not the next; `spent` if it gave that link for another question,
 * as happens when the host was restarted in between.
 */
export type LinkGiven = Hash | 'absent' | 'spent'
