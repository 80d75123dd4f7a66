/** What devices and servers sign of a match's result, and how it is sent. The whole format: `match/result/README.md`. */
import * as v from 'valibot'
import { type PlayerSeat, SEATS } from '../kernel'

/** What came of working the whole match through again. */
export interface Audit {
  /** Throws and shuffles in the log, those that were taken back included. */
  readonly throws: number
  readonly shuffles: number
  /** How many of both follow from secrets that were fixed before they were asked for. */
  readonly proved: number
  /** The entry of the first throw or shuffle that is not proved; absent if all are. */
  readonly first?: number
  /** How many entries, counted from the first, follow from the rules. 0 if the rules of the match were not at hand. */
  readonly followed: number
}

/** A device signs for the seats that were played at it. */
export interface AsDevice {
  readonly role: 'device'
  readonly seats: readonly PlayerSeat[]
}
/** The server that hosted the match, from this entry on; 0 unless the match was continued there. */
export interface AsServer {
  readonly role: 'server'
  readonly since: number
}

export interface Signature<As = AsDevice | AsServer> {
  /** In what role somebody signs. A server signs everything but the audit, because it does not work matches through. */
  readonly as: As
  /** Milliseconds since 1970 by the signer's clock. */
  readonly at: number
  /** A point of the curve P-256, not compressed, as 130 hexadecimal digits. */
  readonly key: string
  /** ECDSA with SHA-256: r and s, as 128 hexadecimal digits. */
  readonly signature: string
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const AUDIT_SCHEMA: v.GenericSchema<unknown, Audit> = v.strictObject({
  throws: count,
  shuffles: count,
  proved: count,
  first: v.exactOptional(count),
  followed: count,
})

export const EACH_SEAT_ONCE: v.GenericSchema<unknown, readonly PlayerSeat[]> = v.pipe(
  v.array(v.picklist(SEATS)),
  v.check((seats) => new Set(seats).size === seats.length, 'Expected each seat once'),
)
export const KEY_SCHEMA = v.pipe(v.string(), v.regex(/^04[0-9a-f]{128}$/))
const signed = {
  at: count,
  key: KEY_SCHEMA,
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/)),
}
const AS_DEVICE_SCHEMA: v.GenericSchema<unknown, AsDevice> = v.strictObject({
  role: v.literal('device'),
  seats: v.pipe(EACH_SEAT_ONCE, v.minLength(1)),
})
export const DEVICE_SIGNATURE_SCHEMA: v.GenericSchema<unknown, Signature<AsDevice>> = v.strictObject({
  as: AS_DEVICE_SCHEMA,
  ...signed,
})
export const SIGNATURE_SCHEMA: v.GenericSchema<unknown, Signature> = v.strictObject({
  as: v.union([AS_DEVICE_SCHEMA, v.strictObject({ role: v.literal('server'), since: count })]),
  ...signed,
})
