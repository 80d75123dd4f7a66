/** What chance is asked, as the text that its seed is hashed from, and the answer that follows from the seed. */
import { type AnyDecision, canonical, PLAIN_SHAPES, type Roll, type Shuffle } from '../../kernel'
import type { ThrowGesture } from '../../protocol/messages'
import type { ChanceKind, Hash, SeatLinks } from '../../protocol/proof'
import type { MatchEntry } from '../history'
import { derived, type Stream, streamOf } from './hash'

/** A throw or a shuffle as it enters the seed: only what everybody may know once a throw has fallen. */
export type Asked =
  | {
      readonly kind: 'throw'
      readonly subject: string
      readonly dice: readonly (readonly string[])[]
      readonly by: 'dice' | 'draw'
      readonly gesture?: ThrowGesture
    }
  | { readonly kind: 'shuffle'; readonly subject: string; readonly count: number }

/** What this question asks of chance. Anything but a roll or a shuffle is a bug and throws. */
export function askedOf({ choice, subject }: AnyDecision, by: 'dice' | 'draw', gesture?: ThrowGesture): Asked {
  // The shape's name says which choice it is.
  if (choice.shape === 'shuffle') return { kind: 'shuffle', subject, count: (choice as Shuffle).count }
  if (choice.shape !== 'roll') throw new Error(`chance was asked "${subject}", which is neither roll nor shuffle`)
  return thrown(subject, (choice as Roll).dice, by, gesture)
}

const thrown = (subject: string, dice: Roll['dice'], by: 'dice' | 'draw', gesture?: ThrowGesture): Asked => ({
  kind: 'throw',
  subject,
  dice: dice.map(({ faces }) => faces),
  by,
  ...(gesture ? { gesture } : {}),
})

/** What chance was asked according to a log entry; undefined if it is no answer of chance or its proof is of another kind. */
export function askedIn({ cause, roll, proof }: MatchEntry): Asked | undefined {
  if (cause.type !== 'answer' || cause.seat !== 'chance' || !proof) return undefined
  const { subject, answer } = cause
  if (proof.kind === 'throw') return roll && thrown(subject, roll.dice, proof.by, proof.gesture)
  return !roll && Array.isArray(answer) ? { kind: 'shuffle', subject, count: answer.length } : undefined
}

export interface Seeding {
  /** The root of the host's chain, which is different in every match. */
  readonly root: Hash
  readonly number: number
  readonly link: Hash
  readonly seats: SeatLinks
  readonly asked: Asked
}

/** The stream of random numbers that decides the answer. */
export const seeded = ({ root, number, link, seats, asked }: Seeding): Stream =>
  streamOf(canonical(['sightline chance', root, number, link, seats, asked]))

/** A fair answer drawn from the stream, without physical dice. */
export function drawn(asked: Asked, stream: Stream): readonly string[] | readonly number[] {
  if (asked.kind === 'shuffle') {
    // The plain shapes always find an answer to a roll or a shuffle.
    return PLAIN_SHAPES.shuffle.sample({ shape: 'shuffle', count: asked.count }, undefined, stream) as readonly number[]
  }
  const dice = asked.dice.map((faces) => ({ faces }))
  return PLAIN_SHAPES.roll.sample({ shape: 'roll', dice }, undefined, stream) as readonly string[]
}

/**
 * A question to chance. Pages are shown its hash: they can tell whether it is the same question as before and, once the secret is
 * disclosed, which one it was.
 */
export interface Put {
  readonly kind: ChanceKind
  readonly number: number
  /** The length of the log when chance was asked. */
  readonly after: number
  readonly decision: string
  readonly asked: Asked
}
export const questionOf = (secret: Hash, { kind, number, after, decision, asked }: Put): Hash =>
  derived(derived(secret, 'sightline questions'), canonical([kind, number, after, decision, asked]))
