/** Claims and their verdicts in words, and the lines that they add to the log. */
import type { ShownLine } from '../../../client/seats'
import type { Judged } from '../../../lab/claims/judge'
import type { Claim } from '../../../protocol/claim'
import type { LogItem } from '../../../ui/match/log-items'
import type { Speak } from '../../../ui/words/speak'
import { sayer } from '../../../ui/words/words'
import type { ClaimJudge } from './claim-judge'

export function claimInWords(claim: Claim, speak: Speak): string {
  const say = sayer(speak.language)
  const [piece, other] = [speak.piece(claim.piece), speak.piece(claim.other)]
  return 'length' in claim
    ? say(`claim-${claim.type}`, { piece, other, length: speak.length(claim.length) })
    : say(`claim-${claim.type}`, { piece, other })
}

/** Whether it holds, and by how much: "True, by 0.4″". */
export function verdictInWords({ holds, margin }: Judged, speak: Speak): string {
  const say = sayer(speak.language)
  if (margin === undefined || margin === 0) return say(holds ? 'claim-holds' : 'claim-fails')
  return say(holds ? 'claim-holds-by' : 'claim-fails-by', { length: speak.length(Math.abs(margin)) })
}

/** The lines of an entry's claims, with the verdict at that moment as soon as it can be given. */
export function claimItems(
  line: ShownLine,
  log: readonly ShownLine[],
  judge: ClaimJudge | undefined,
  speak: Speak,
): readonly LogItem[] {
  const { seq, claims = [], cause } = line.entry
  if (claims.length === 0) return []
  const say = sayer(speak.language)
  const verdicts = judge?.made(line, log) ?? []
  return claims.map((claim, at) => {
    const judged = verdicts[at]
    const text = say('claim-made', { claim: claimInWords(claim, speak) })
    return {
      id: `${seq}-claim-${at}`,
      text: judged ? `${text} ${verdictInWords(judged, speak)}` : text,
      details: judge && judged ? [judge.reason(judged.reason)] : [],
      ...(cause.seat && cause.seat !== 'chance' ? { seat: cause.seat } : {}),
      kind: 'note',
    }
  })
}
