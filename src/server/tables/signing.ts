/**
 * The signatures of a match's result: the server's own, and those of the seats' devices, each checked against the match as this
 * server has it before it is stored.
 */
import type { Outcome, PlayerSeat, Reason, Terms } from '../../kernel'
import type { MatchRecord } from '../../match/file'
import type { Host } from '../../match/host'
import { signedText } from '../../match/result/file'
import { type Hashes, hashesOf, type Statement, statementOf } from '../../match/result/statement'
import { personSeats } from '../../match/roster'
import type { OnlineRequest } from '../../protocol/online'
import { onlineSays as say } from '../../protocol/online-said'
import type { AsServer, Signature } from '../../protocol/result'
import { type Signer, signed, verify } from '../../workers/signing'
import type { TableRecord } from './record'
import { seatsOf, type Visit } from './visit'

export interface SigningServices {
  host(): Host<Terms> | undefined
  record(): TableRecord
  /** Stores the record and tells everybody. */
  change(record: TableRecord): Promise<Reason | undefined>
  /** Without it the server does not sign. */
  signer?(): Promise<Signer>
  now(): number
}

export interface Signing {
  /** Takes the signature of a page for seats of its own; resolves with the reason if it is refused. */
  sign(visit: Visit, request: Extract<OnlineRequest, { type: 'sign-result' }>): Promise<Reason | undefined>
  /** Sends the signatures of the result. */
  send(visit: Visit): Promise<Reason | undefined>
  /** The seats whose devices have signed the result; empty while the match is not over. */
  seats(): readonly PlayerSeat[]
}

interface Finished {
  readonly record: MatchRecord
  readonly outcome: Outcome
}

export function createSigning(services: SigningServices): Signing {
  const { host, record } = services
  /** The last hashes made, because a log's takes some milliseconds. What else they depend on does not change while it is over. */
  let made: { readonly of: Host<Terms>; readonly entries: number; readonly hashes: Hashes } | undefined
  let own: { readonly hashes: Hashes; readonly signature: Signature<AsServer> } | undefined

  const finished = (): (Finished & { readonly hashes: Hashes }) | undefined => {
    const of = host()
    const found = of?.finished()
    if (!of || !found) return undefined
    const entries = found.record.entries.length
    if (made?.of !== of || made.entries !== entries) made = { of, entries, hashes: hashesOf(statedBy(found)) }
    return { ...found, hashes: made.hashes }
  }
  const given = (): TableRecord['signed'] => {
    const { signed: kept } = record()
    const entries = kept && host()?.finished()?.record.entries.length
    return kept && kept.entries === entries ? kept : undefined
  }
  const ownSignature = async (hashes: Hashes): Promise<Signature<AsServer> | undefined> => {
    const { signer } = services
    if (!signer) return undefined
    if (own?.hashes !== hashes) {
      const as: AsServer = { role: 'server', since: record().match?.since ?? 0 }
      own = { hashes, signature: await signed(await signer(), hashes, as, services.now()) }
    }
    return own.signature
  }
  return {
    async sign(visit, { signature, audit }) {
      const over = finished()
      if (!over) return say('match-not-over', {})
      const { seats } = signature.as
      const persons = personSeats(over.record.spec, over.record.roster)
      if (!seats.every((seat) => seatsOf(visit).includes(seat) && persons.includes(seat))) return say('not-yours', {})
      const entries = over.record.entries.length
      const hashes = { ...over.hashes, ...hashesOf({ audit }) }
      if (!(await verify(signature.key, signature.signature, signedText(hashes, signature)))) return say('signature-wrong', {})
      const before = given()?.signatures ?? []
      if (before.some((one) => one.signature === signature.signature)) return undefined
      const others = before.filter(({ as }) => !as.seats.some((seat) => seats.includes(seat)))
      return services.change({ ...record(), signed: { entries, signatures: [...others, signature] } })
    },
    async send({ visitor }) {
      const over = finished()
      if (!over) return say('match-not-over', {})
      const server = await ownSignature(over.hashes)
      visitor.send({ type: 'result-signatures', signatures: [...(server ? [server] : []), ...(given()?.signatures ?? [])] })
      return undefined
    },
    seats: () => given()?.signatures.flatMap(({ as }) => as.seats) ?? [],
  }
}

/** Everything but the audit, which a server does not make. */
function statedBy({ record, outcome }: Finished): Partial<Statement> {
  const { audit: _, ...rest } = statementOf(record, outcome, { throws: 0, shuffles: 0, proved: 0, followed: 0 })
  return rest
}
