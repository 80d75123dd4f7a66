/** Validation schemas for the proofs of chance in logs and files. */
import * as v from 'valibot'
import { SEATS } from '../../kernel'
import type { Chains, Hash, SeatLinks } from '../../protocol/proof'
import { GESTURE_SCHEMA } from '../../protocol/schema'
import type { Proof } from '../history'

export const HASH_SCHEMA: v.GenericSchema<unknown, Hash> = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** A match renews its secret after some hundred throws. Verifying each disclosed secret takes a few milliseconds. */
export const MOST_SECRETS = 256
export const SECRETS_SCHEMA = v.pipe(v.array(HASH_SCHEMA), v.maxLength(MOST_SECRETS))

const seat = v.picklist(SEATS)
const count = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(0x7fffffff))
const chained = v.strictObject({ root: HASH_SCHEMA, from: count(1) })
const CHAINS_SCHEMA: v.GenericSchema<unknown, Chains> = v.strictObject({ throw: chained, shuffle: chained })

/** The chains that the host or seats commit to, as recorded in an entry's cause. */
export const COMMITMENTS = {
  host: v.exactOptional(CHAINS_SCHEMA),
  seats: v.exactOptional(v.record(seat, CHAINS_SCHEMA)),
}

const SEAT_LINKS_SCHEMA: v.GenericSchema<unknown, SeatLinks> = v.record(seat, v.union([HASH_SCHEMA, v.literal('absent')]))
const told = { number: count(1), after: count(1), seats: v.exactOptional(SEAT_LINKS_SCHEMA) }
export const PROOF_SCHEMA: v.GenericSchema<unknown, Proof> = v.variant('kind', [
  v.strictObject({
    kind: v.literal('throw'),
    ...told,
    link: HASH_SCHEMA,
    by: v.picklist(['dice', 'draw']),
    gesture: v.exactOptional(GESTURE_SCHEMA),
  }),
  v.strictObject({ kind: v.literal('shuffle'), ...told }),
])
