/** Claims and their verdicts in words, and the lines that they add to the log. */
import type { ShownLine } from '../../../client/seats'
import type { GameView } from '../../../games/view'
import type { Judged } from '../../../lab/claims/judge'
import type { Claim } from '../../../protocol/claim'
import type { LogItem } from '../../../ui/match/log-items'
import type { Speak } from '../../../ui/words/speak'
import { sayer } from '../../../ui/words/words'
import type { ClaimJudge } from './claim-judge'

/** What tells distances: the player's language, and the game where it counts stations. */
export interface ClaimSpeech {
  readonly speak: Speak
  readonly game: Pick<GameView, 'stations'>
}

const stationsInWords = (count: number, { speak, game }: ClaimSpeech): string =>
  game.stations?.(count, speak.language) ?? speak.number(count)

export function claimInWords(claim: Claim, speech: ClaimSpeech): string {
  const { speak } = speech
  const say = sayer(speak.language)
  const [piece, other] = [speak.piece(claim.piece), speak.piece(claim.other)]
  if ('length' in claim) return say(`claim-${claim.type}`, { piece, other, length: speak.length(claim.length) })
  if ('stations' in claim) return say(`claim-${claim.type}`, { piece, other, length: stationsInWords(claim.stations, speech) })
  return say(`claim-${claim.type}`, { piece, other })
}

/** Whether this claim holds, and by how much: "True, by 0.4″". */
export function verdictInWords(claim: Claim, { holds, margin }: Judged, speech: ClaimSpeech): string {
  const { speak } = speech
  const say = sayer(speak.language)
  if (margin === undefined || margin === 0) return say(holds ? 'claim-holds' : 'claim-fails')
  const size = Math.abs(margin)
  const length = 'stations' in claim ? stationsInWords(size, speech) : speak.length(size)
  return say(holds ? 'claim-holds-by' : 'claim-fails-by', { length })
}

/** The lines of an entry's claims, with the verdict at that moment as soon as it can be given. `onOpen` shows the moment. */
export function claimItems(
  line: ShownLine,
  log: readonly ShownLine[],
  judge: ClaimJudge | undefined,
  speech: ClaimSpeech,
  onOpen?: (line: number) => void,
): readonly LogItem[] {
  const { seq, claims = [], cause } = line.entry
  if (claims.length === 0) return []
  const say = sayer(speech.speak.language)
  const verdicts = judge?.made(line, log) ?? []
  return claims.map((claim, at) => {
    const judged = verdicts[at]
    const text = say('claim-made', { claim: claimInWords(claim, speech) })
    return {
      id: `${seq}-claim-${at}`,
      text: judged ? `${text} ${verdictInWords(claim, judged, speech)}` : text,
      details: judge && judged ? [judge.reason(judged.reason)] : [],
      ...(onOpen ? { act: { label: say('claim-open'), onAct: () => onOpen(seq) } } : {}),
      ...(cause.seat && cause.seat !== 'chance' ? { seat: cause.seat } : {}),
      kind: 'note',
    }
  })
}
