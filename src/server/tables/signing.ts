/**
 * The signatures of a match's result: the server's own, and those of the seats' devices, each checked against the match as this
 * server has it before it is stored.
 */
import { canonical, type Outcome, type PlayerSeat, type Reason, type Terms } from '../../kernel'
import type { MatchRecord } from '../../match/file'
import type { Host } from '../../match/host'
import { textHash } from '../../match/proof/hash'
import { signedText } from '../../match/result/file'
import { type Hashes, hashesOf, statementOf } from '../../match/result/statement'
import { personSeats } from '../../match/roster'
import type { OnlineRequest } from '../../protocol/online'
import { onlineSays as say } from '../../protocol/online-said'
import type { Hash } from '../../protocol/proof'
import type { AsDevice, AsServer, Signature } from '../../protocol/result'
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
/** The hashes of what the server states, and their own hash, which identifies the result. */
interface Stated {
  readonly hashes: Hashes
  readonly result: Hash
}
interface Made extends Stated {
  readonly of: Host<Terms>
  readonly entries: number
  readonly title: string | undefined
}

export function createSigning(services: SigningServices): Signing {
  const { host, record } = services
  /** The last hashes made, because a log's takes some milliseconds. What else they depend on cannot change. */
  let made: Made | undefined
  let own: { readonly result: Hash; readonly signature: Signature<AsServer> } | undefined

  const finished = (): (Finished & Stated) | undefined => {
    const of = host()
    const found = of?.finished()
    if (!of || !found) return undefined
    const { entries, title } = found.record
    if (made?.of !== of || made.entries !== entries.length || made.title !== title)
      made = { of, entries: entries.length, title, ...statedBy(found) }
    return { ...found, hashes: made.hashes, result: made.result }
  }
  const given = (result: Hash | undefined): readonly Signature<AsDevice>[] => {
    const { signed: kept } = record()
    return kept && kept.result === result ? kept.signatures : []
  }
  const ownSignature = async ({ result, hashes }: Stated): Promise<Signature<AsServer> | undefined> => {
    const { signer } = services
    if (!signer) return undefined
    if (own?.result !== result) {
      const as: AsServer = { role: 'server', since: record().match?.since ?? 0 }
      own = { result, signature: await signed(await signer(), hashes, as, services.now()) }
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
      const hashes = { ...over.hashes, ...hashesOf({ audit }) }
      if (!(await verify(signature.key, signature.signature, signedText(hashes, signature)))) return say('signature-wrong', {})
      const before = given(over.result)
      if (before.some((one) => one.signature === signature.signature)) return undefined
      const others = before.filter(({ as }) => !as.seats.some((seat) => seats.includes(seat)))
      return services.change({ ...record(), signed: { result: over.result, signatures: [...others, signature] } })
    },
    async send({ visitor }) {
      const over = finished()
      if (!over) return say('match-not-over', {})
      const server = await ownSignature(over)
      visitor.send({ type: 'result-signatures', signatures: [...(server ? [server] : []), ...given(over.result)] })
      return undefined
    },
    seats: () => (record().signed ? given(finished()?.result).flatMap(({ as }) => as.seats) : []),
  }
}

/** The hashes of everything but the audit, which a server does not make. */
function statedBy({ record, outcome }: Finished): Stated {
  const { audit: _, ...rest } = statementOf(record, outcome, { throws: 0, shuffles: 0, proved: 0, followed: 0 })
  const hashes = hashesOf(rest)
  return { hashes, result: textHash(canonical(hashes)) }
}
