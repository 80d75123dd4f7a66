/** What one viewpoint saw of a bot's deed, so that it can be asked why: nothing that this viewpoint was not told enters. */
import { type Game, type Json, type PlayerSeat, seen, type Terms } from '../kernel'
import type { Roster } from '../protocol/home'
import type { Eyes } from '../protocol/messages'
import { DEED_WITHIN, type Witness, type Witnessed } from '../protocol/witness'
import type { History } from './history'
import type { Host } from './host'
import type { StoredMatch } from './store'
import { type Ledger, lineOf, projected } from './telling'

/**
 * Through whose eyes a screen's question is answered: those of its only player. Where several share the screen, or none plays, they
 * are the onlooker's, since everybody reads the answer.
 */
export function askingEyes(seats: readonly PlayerSeat[], roster: Roster): Eyes {
  const [only, ...others] = seats.filter((seat) => roster[seat] !== 'bot')
  return only === undefined || others.length > 0 ? 'spectator' : only
}

/**
 * What the asker of a screen saw of the deed that a line tells of. The line is counted as `eyes` was told of it, which must be
 * those of somebody at the screen: another seat's lines are its secret.
 */
export function witnessedAt(
  game: Game<Terms>,
  { ledger, history }: Pick<Host, 'ledger' | 'history'>,
  { spec: { seats }, roster }: Pick<StoredMatch, 'spec' | 'roster'>,
  { eyes, line, seat }: { readonly eyes: Eyes; readonly line: number; readonly seat: PlayerSeat },
): Witnessed {
  const asker = askingEyes(seats, roster)
  const persons = seats.filter((one) => roster[one] !== 'bot')
  const isHere = eyes === 'spectator' || persons.length === 0 || persons.includes(eyes)
  const of = isHere ? ledger(eyes).lines[line]?.of : undefined
  if (of === undefined || roster[seat] !== 'bot') return { nothing: 'gone' }
  return witnessOf(game, history(), { ledger: ledger(asker), eyes: asker, of, seat, seats })
}

export interface WitnessAsked {
  /** What the viewpoint was told. */
  readonly ledger: Ledger
  readonly eyes: Eyes
  /** The log's number of the entry asked about. */
  readonly of: number
  /** The bot whose deed it is. */
  readonly seat: PlayerSeat
  readonly seats: readonly PlayerSeat[]
}

export function witnessOf<G extends Terms>(
  game: Game<G>,
  { past }: History<G>,
  { ledger, eyes, of, seat, seats }: WitnessAsked,
): Witnessed {
  const last = ledger.lines.findLastIndex((line) => line.of === of)
  if (last < 0) return { nothing: 'hidden' }
  for (let at = last; at >= 0 && at > last - DEED_WITHIN; at--) {
    const line = ledger.lines[at]
    const place = past.findIndex(({ entry }) => entry.seq === line?.of)
    const [before, moment] = [past[place - 1], past[place]]
    if (!line || !before || !moment) break
    const { cause, told } = lineOf(line).entry
    if (cause.type !== 'answer') break
    const known = seen(game, before.snapshot, eyes)
    const isSecret = known.answered.some((one) => one.seat === seat)
    if (cause.seat !== seat && !isSecret) continue
    const { cause: answered } = moment.entry
    const isOwn = answered.type === 'answer' && answered.seat === eyes
    const witness = {
      seat,
      // Ids of questions count what was asked, also in secret. What is made of this needs no questions: it asks them anew.
      known: { ...known, decisions: [], awaited: [] },
      told,
      after: projected(game, moment.state, eyes),
      own: isOwn ? [{ subject: answered.subject, answer: answered.answer as Json }] : [],
      seats,
    }
    // The cast is safe: a game's own terms are `Terms`, which its invariant types hide.
    return witness as unknown as Witness
  }
  return { nothing: 'gone' }
}
