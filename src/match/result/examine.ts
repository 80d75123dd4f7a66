/**
 * Examines a result file: whether its parts have the hashes that were signed, and whether each signature fits. Names what does not.
 */
import type { PlayerSeat } from '../../kernel'
import type { Signature } from '../../protocol/result'
import { type ResultFile, signedText } from './file'
import { type ResultReason, resultSays as say } from './said'
import { type Hashes, hashesOf, type Statement } from './statement'

/** Checks a signature of the format. False for a key that is no point of the curve. */
export type Verify = (key: string, signature: string, text: string) => Promise<boolean>

/** A signature and whether it fits what the file states; undefined where signatures cannot be checked. */
export interface Examined {
  readonly signatures: readonly (Signature & { readonly fits: boolean | undefined })[]
  /** What was changed; empty if nothing was. */
  readonly faults: readonly ResultReason[]
}

export const namesOf = ({ players }: Pick<Statement, 'players'>, seats: readonly PlayerSeat[]): readonly string[] =>
  seats.map((seat) => players[seat]?.name ?? seat)

/** Without `verify` only the hashes are checked, which anybody could have made anew. */
export async function examined(
  { statement, hashes, signatures }: ResultFile,
  isAsWritten: boolean,
  verify: Verify | undefined,
): Promise<Examined> {
  const real = hashesOf(statement)
  const wrong = [...new Set([...Object.keys(real), ...Object.keys(hashes)])].filter((part) => real[part] !== hashes[part])
  /** Whether a signature fits the list of hashes, or what the parts say. Only one that tells them apart is evidence of either. */
  const evidence = { list: false, parts: false }
  const checked = await Promise.all(
    signatures.map(async (one) => {
      if (!verify) return { ...one, fits: undefined, isOfFile: true }
      const [listed, stated] = [signedText(hashes, one), signedText(real, one)]
      const fits = await verify(one.key, one.signature, stated)
      if (listed === stated) return { ...one, fits, isOfFile: fits }
      const fitsList = await verify(one.key, one.signature, listed)
      evidence.list ||= fitsList
      evidence.parts ||= fits
      return { ...one, fits, isOfFile: fits || fitsList }
    }),
  )
  const found = wrong.map((part) => {
    if (evidence.list === evidence.parts) return say('part-or-hash-changed', { part })
    return evidence.list ? say('part-changed', { part }) : say('hash-changed', { part })
  })
  const misfits = checked.filter(({ isOfFile }) => !isOfFile)
  const faults = [
    ...found,
    ...misfits.map(({ as }) =>
      as.role === 'server'
        ? say('server-signature-wrong', {})
        : say('device-signature-wrong', { names: namesOf(statement, as.seats) }),
    ),
  ]
  return {
    signatures: checked.map(({ isOfFile: _, ...one }) => one),
    faults: faults.length === 0 && !isAsWritten ? [say('text-changed', {})] : faults,
  }
}

/** Those of these signatures that fit the statement. */
export async function fitting(hashes: Hashes, signatures: readonly Signature[], verify: Verify): Promise<readonly Signature[]> {
  const fits = await Promise.all(signatures.map((one) => verify(one.key, one.signature, signedText(hashes, one))))
  return signatures.filter((_, at) => fits[at])
}
