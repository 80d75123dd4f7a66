/** A report in words: rows of figures, and the sentences that say what they mean. Knows no language. */
import { CENTIMETRE, INCH, type Units } from '../../geometry/types'
import type { LayoutDocument } from '../document'
import type { SheetWords } from '../print/said'
import type { FireLane, ObjectiveHeld } from './heat'
import { matchesNeeded, type Share, verdictOf } from './odds'
import { firstOf, forcesOf, meansOf, type Report, sidesOf } from './report'

export type ReportWords = Pick<SheetWords, 'say' | 'share' | 'number' | 'game' | 'bots' | 'length' | 'name'>

export interface ReportRow {
  /** The same in every report, so that two can be laid beside each other. */
  readonly id: string
  readonly label: string
  readonly value: string
  /** The share that the value is about, to be drawn with its error. */
  readonly share?: Share
}

/** What was played: the game, the forces, the level of the bots. */
export function settingText({ matches, setting }: Report, { say, game, bots }: ReportWords): string {
  const [one, other] = setting.forces
  return say('sheet-tried-of', { matches, game: game(setting.game), level: bots(setting.level).toLowerCase(), one, other })
}

export function reportRows(report: Report, words: ReportWords): readonly ReportRow[] {
  const { say, share, number } = words
  const shareRow = (id: string, who: string, of: Share): ReportRow => ({
    id,
    label: say('sheet-tried-wins', { who }),
    value: say('sheet-tried-share', { share: share(of.share), low: share(of.low), high: share(of.high) }),
    share: of,
  })
  const { points, rounds, lost } = meansOf(report)
  const { matches, draws, ends, setting } = report
  const part = (count: number) => share(matches > 0 ? count / matches : 0)
  return [
    ...sidesOf(report).map(({ edges: [edge], share: of }) => shareRow(edge, say(`sheet-tried-edge-${edge}`), of)),
    shareRow('first', say('sheet-tried-first'), firstOf(report)),
    shareRow('force', say('sheet-tried-force', { force: setting.forces[0] }), forcesOf(report)),
    ...sidesOf(report).map(({ edges: [edge], points: both }) => ({
      id: `points-${edge}`,
      label: say(edge === 'near' ? 'sheet-tried-points-near' : 'sheet-tried-points-left'),
      value: both.map((one) => number(one, 1)).join(' : '),
    })),
    { id: 'points', label: say('sheet-tried-points'), value: points.map((one) => number(one, 1)).join(' : ') },
    { id: 'rounds', label: say('sheet-tried-rounds'), value: number(rounds, 1) },
    { id: 'lost', label: say('sheet-tried-lost'), value: number(lost, 1) },
    { id: 'wiped-out', label: say('sheet-tried-wiped-out'), value: part(ends['wiped-out']) },
    { id: 'counted', label: say('sheet-tried-counted'), value: part(ends.counted) },
    { id: 'draws', label: say('sheet-tried-draws'), value: part(draws) },
    ...(ends.stuck > 0 ? [{ id: 'stuck', label: say('sheet-tried-stuck'), value: number(ends.stuck, 0) }] : []),
  ]
}

type Shown = Pick<LayoutDocument, 'shown'>
/** A length that comes from cells of an inch: more digits would be false precision. */
const about = (length: Units, { shown }: Shown) => {
  const unit = shown === 'cm' ? CENTIMETRE : INCH
  return Math.round(length / unit) * unit
}

/** Each lane in words, in the order of the numbers that they bear on the table. */
export const laneTexts = (document: Shown, lanes: readonly FireLane[], { say, share, length }: ReportWords): readonly string[] =>
  lanes.map(({ share: part, from, to }) =>
    say('sheet-tried-lane', { share: share(part), length: length(about(Math.hypot(to.x - from.x, to.y - from.y), document)) }),
  )

/** How far from its own place an objective may have been counted, because it lies in a cell. */
const NEAR: Units = 1.5 * INCH

/** Each objective that was held. One that the game laid out itself has no name, so its place is told. */
export const heldTexts = (
  document: Pick<LayoutDocument, 'objectives' | 'shown'>,
  all: readonly ObjectiveHeld[],
  { say, share, name, length }: ReportWords,
): readonly string[] =>
  all.map(({ at, held, byWinner }) => {
    const own = document.objectives.find((one) => Math.hypot(one.at.x - at.x, one.at.y - at.y) <= NEAR)
    const place = { left: length(about(at.x, document)), near: length(about(at.y, document)) }
    return say('sheet-tried-objective', {
      objective: own ? name(own.ref) : say('sheet-tried-place', place),
      held: share(held),
      winner: share(byWinner),
    })
  })

/** One sentence on the sides, one on who goes first; none before the first match. */
export function reportSentences(report: Report, words: ReportWords): readonly string[] {
  const { say } = words
  if (report.matches === 0) return []
  const [sides] = sidesOf(report)
  return [
    ...(sides ? [sentence(say(`sheet-tried-edge-${sides.edges[0]}`), sides.share, words)] : []),
    sentence(say('sheet-tried-first'), firstOf(report), words),
  ]
}

function sentence(who: string, of: Share, { say, share }: ReportWords): string {
  const said = { who, low: share(of.low), high: share(of.high) }
  const isAhead = of.share > 0.5
  const verdict = verdictOf(of)
  switch (verdict) {
    case 'open':
      return say('sheet-tried-open', { ...said, needed: matchesNeeded() })
    case 'leaning':
    case 'lopsided':
      return say(`sheet-tried-${verdict}`, { ...said, isAhead })
    case 'even':
    case 'close':
      return say(`sheet-tried-${verdict}`, said)
  }
}
