/** Which moments a report has pictures of, and what it says of each: the turning points, and how the table stands in the end. */
import type { Json, PlayerSeat } from '../../kernel'
import { sayer } from '../../ui/words/words'
import type { ChanceStory } from './chance-story'
import { troopsOf } from './reading'
import { chanceTurnRows, type Report, type ReportAsked } from './report'
import { headOf } from './speaking'

export interface ReportMoment {
  /** The position of the track that is shown. */
  readonly position: number
  /** The round and the scores. */
  readonly head: string
  readonly text: string
  /** The picture in words, for those who do not see it. */
  readonly told: string
}
/** One that has been taken. */
export interface ReportPicture extends ReportMoment {
  /** The data URL of a JPEG. */
  readonly address: string
}

export const PICTURE_SIZE = { width: 960, height: 540 } as const
/** The most turning points of which there are pictures. */
const MOST_TURNS = 5

/** In the order of the match. `chances`: if they were worked out, what changed them counts as a turning point, too. */
export function reportMoments(
  { track, game, seats, speak }: Pick<ReportAsked, 'track' | 'game' | 'seats' | 'speak'>,
  report: Pick<Report, 'story' | 'turns' | 'result'>,
  chances?: ChanceStory,
): readonly ReportMoment[] {
  const say = sayer(speak.language)
  const troops = troopsOf(game)
  const standing = (view: Json, seat: PlayerSeat) => troops?.(view).filter((one) => one.seat === seat && !one.isLost).length ?? 0
  const momentOf = (position: number, text: string): ReportMoment => {
    const view = track.viewAt(position)
    const head = headOf(game, view as object, seats, speak).replaceAll('  ', ' ')
    const left = seats.map(({ seat, name }) => `${name} ${speak.number(standing(view, seat))}`).join(', ')
    return { position, head, text, told: troops ? say('report-picture-of', { head, left }) : say('report-picture', { head }) }
  }
  const found = new Map<number, ReportMoment>()
  const add = (turns: readonly { readonly id: string }[], rows: Report['turns'], positionOf: (id: string) => number) =>
    turns.forEach(({ id }, index) => {
      const position = positionOf(id)
      const { text, swing } = rows[index] ?? { text: '', swing: '' }
      if (!found.has(position) && found.size < MOST_TURNS) found.set(position, momentOf(position, `${text} (${swing})`))
    })
  // A story counts the lines that were told, the chances the entries of the log.
  add(report.story.turns, report.turns, (id) => track.lines.findIndex(({ entry }) => entry.seq === Number(id)) + 1)
  if (chances) add(chances.turns, chanceTurnRows(chances, speak), (id) => track.positionOf(Number(id)))
  const turned = found.get(track.length)
  found.set(track.length, momentOf(track.length, [turned?.text, report.result].filter((part) => part !== undefined).join(' ')))
  return [...found.values()].toSorted((one, other) => one.position - other.position)
}
