/** The content of a match report in words and rows. Page, text and PDF all show exactly this. */
import type { ShownLine } from '../../client/seats'
import type { GameView } from '../../games/view'
import type { Outcome, PlayerSeat } from '../../kernel'
import type { Note } from '../../protocol/notes'
import { deedsOf } from '../../replay/deeds'
import { type Fallen, luckOf } from '../../replay/luck'
import type { Track } from '../../replay/track'
import { percentText, signedText } from '../../ui/words/length'
import type { Speak } from '../../ui/words/speak'
import { sayer } from '../../ui/words/words'
import { type Story, storyOf } from '../match/story'
import { type ChanceStory, chancesByRound } from './chance-story'
import type { Parts } from './parts'
import { troopsOf } from './reading'

export interface Rows {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
export interface Report {
  readonly title: string
  readonly players: readonly { readonly seat: PlayerSeat; readonly name: string }[]
  /** Who won, or that the match is not over. */
  readonly result: string
  /** The extent of the match, and where it came from if it is a fork. */
  readonly facts: readonly string[]
  readonly story: Story
  readonly scores: Rows
  readonly turns: readonly { readonly round: string; readonly text: string; readonly swing: string }[]
  /** What was noted on it, in order, arrows left out. */
  readonly notes: readonly { readonly when: string; readonly chapter?: string | undefined; readonly text?: string | undefined }[]
  /** What was lost, suffered and walked by each player's miniatures, and the time left; only what the game and the match have. */
  readonly deeds: Rows
  /** One row for each player and kind of dice; empty if no dice fell. */
  readonly luck: Rows
}

export interface ReportAsked {
  readonly track: Track
  readonly game: GameView
  readonly gameName: string
  readonly seats: readonly { readonly seat: PlayerSeat; readonly name: string }[]
  readonly outcome: Outcome | undefined
  readonly origin: string | undefined
  readonly notes: readonly Note[]
  readonly speak: Speak
  /** The time that each player had left at the end, in milliseconds, if the match was played with clocks. */
  readonly left?: { readonly [seat in PlayerSeat]?: number } | undefined
}

/** The second parameter: how the match's screen puts entries into words. */
export function reportOf(
  { track, game, gameName, seats, outcome, origin, notes, speak, left }: ReportAsked,
  { saidOf }: Pick<Parts, 'saidOf'>,
): Report {
  const say = sayer(speak.language)
  const lines = track.lines.map(({ entry }, at): ShownLine => ({ entry, before: track.viewAt(at), after: track.viewAt(at + 1) }))
  const story = storyOf(lines, {
    seats: seats.map(({ seat }) => seat),
    statusOf: (view) => {
      const { round, scores } = game.status(view, speak)
      return { round: round.split(' · ')[0] ?? round, scores }
    },
    saidOf: (line) => saidOf(line, game, speak),
  })
  const names = seats.map(({ name }) => name)
  const words = game.words(speak.language)
  const luck = luckOf(track.lines)
  const dice = luck.reduce((sum, one) => sum + one.dice, 0)
  const rolls = track.lines.filter(({ entry }) => entry.roll).length
  return {
    title: gameName,
    players: seats,
    result: resultOf(outcome, seats, speak),
    facts: [
      say('report-counts', { entries: track.length, rolls, dice }),
      ...(origin === undefined ? [] : [origin]),
      ...(left ? [] : [say('report-no-clock')]),
    ],
    story,
    scores: {
      heads: [say('report-round'), ...names],
      rows: story.rounds.map(({ round, scores }) => [round, ...scores.map((score) => speak.number(score))]),
    },
    turns: story.turns.map(({ round, text, swing }) => ({ round, text, swing: swingText(swing, speak) })),
    notes: notes.flatMap(({ after, chapter, text }) => {
      if (chapter === undefined && text === undefined) return []
      const { round } = game.status(track.viewAt(track.positionOf(after)) as object, speak)
      return [{ when: say('notes-when', { round: round.split(' · ')[0] ?? round, entry: after }), chapter, text }]
    }),
    deeds: { heads: [say('report-what'), ...names], rows: deedRows({ track, game, seats, outcome, speak, left }) },
    luck: {
      heads: [
        say('report-thrower'),
        say('report-what'),
        say('report-came'),
        say('report-expected'),
        say('report-spread'),
        say('report-distance'),
      ],
      rows: luck.flatMap(({ seat, dice: count, sides, each, sum }) => {
        const who = seat === undefined ? say('report-nobody') : speak.seat(seat)
        const what = say('report-dice-of', { count, faces: sides })
        if (sum) return [[who, say('report-sum-of', { what }), ...figures(sum, speak)]]
        return each.map((one) => [
          who,
          say('report-face-of', { what, face: words.face?.(one.face, speak) ?? one.face }),
          ...figures(one, speak),
        ])
      }),
    },
  }
}

/** A row for each figure that the game has. Where distances are hidden during play, ways are told only when the match is over. */
function deedRows({
  track,
  game,
  seats,
  outcome,
  speak,
  left,
}: Omit<ReportAsked, 'gameName' | 'origin' | 'notes'>): Rows['rows'] {
  const say = sayer(speak.language)
  const troops = troopsOf(game)
  const order = seats.map(({ seat }) => seat)
  const deeds = troops ? deedsOf(track, order, troops) : []
  const isTold = outcome !== undefined || !game.hidesDistances
  return [
    ...(troops ? [[say('report-lost'), ...deeds.map(({ lost }) => speak.number(lost))]] : []),
    ...(deeds.some(({ damage }) => damage > 0)
      ? [[say('report-damage'), ...deeds.map(({ damage }) => speak.number(damage))]]
      : []),
    ...(troops && isTold ? [[say('report-moved'), ...deeds.map(({ moved }) => speak.length(Math.round(moved)))]] : []),
    ...(left ? [[say('report-time-left'), ...order.map((seat) => timeText(left[seat] ?? 0))]] : []),
  ]
}

/** Hours, minutes and seconds: 1:05:09, or 5:09. */
function timeText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
}

/** The chances as rows: those at the end of each round. */
export const chanceRows = (story: ChanceStory, { players }: Pick<Report, 'players'>, speak: Speak): Rows => ({
  heads: [sayer(speak.language)('report-round'), ...players.map(({ name }) => name)],
  rows: chancesByRound(story).map(({ round, shares }) => [
    round,
    ...shares.map((share) => percentText(share, speak.language, 0)),
  ]),
})

/** What changed the chances most, as rows. */
export const chanceTurnRows = ({ turns }: ChanceStory, speak: Speak): Report['turns'] =>
  turns.map(({ round, text, swing }) => ({ round, text, swing: swingText(swing, speak) }))

const swingText = (swing: Story['turns'][number]['swing'], speak: Speak): string =>
  swing.map(({ seat, points }) => `${speak.seat(seat)} ${signedText(points, speak.language)}`).join(', ')

const rounded = (value: number, speak: Speak): string => speak.number(Math.round(value * 10) / 10)

function figures({ came, expected, spread }: Fallen, speak: Speak): readonly string[] {
  const distance = spread === 0 ? 0 : Math.round(((came - expected) / spread) * 10) / 10
  return [speak.number(came), rounded(expected, speak), `± ${rounded(spread, speak)}`, signedText(distance, speak.language)]
}

function resultOf(outcome: Outcome | undefined, seats: ReportAsked['seats'], speak: Speak): string {
  const say = sayer(speak.language)
  if (!outcome) return say('report-unfinished')
  const names = seats.filter(({ seat }) => outcome.winners.includes(seat)).map(({ name }) => name)
  const list = new Intl.ListFormat(speak.language, { type: 'conjunction' }).format(names)
  if (names.length === 0) return say('end-draw')
  return names.length === 1 ? say('end-won', { name: list }) : say('end-won-together', { names: list })
}

/** The report as plain text, with tables as aligned columns. `chances`: if they were worked out. */
export function reportText(report: Report, speak: Speak, chances?: ChanceStory): string {
  const say = sayer(speak.language)
  const heading = (text: string) => ['', text, '-'.repeat(text.length)]
  const turned = (title: 'report-turns' | 'report-chance-turns', turns: Report['turns']) =>
    turns.length > 0 ? [...heading(say(title)), ...turns.map(({ round, text, swing }) => `${round}: ${text} (${swing})`)] : []
  return [
    `${say('report-title')}: ${report.title}`,
    report.players.map(({ name }) => name).join(', '),
    report.result,
    ...report.facts,
    ...(report.story.rounds.length > 1 ? [...heading(say('report-scores')), ...columns(report.scores)] : []),
    ...turned('report-turns', report.turns),
    ...(chances
      ? [...heading(say('report-chances')), ...columns(chanceRows(chances, report, speak)), say('report-chances-note')]
      : []),
    ...(report.notes.length > 0 ? [...heading(say('report-notes')), ...report.notes.map(noteLine)] : []),
    ...(chances ? turned('report-chance-turns', chanceTurnRows(chances, speak)) : []),
    ...(report.deeds.rows.length > 0 ? [...heading(say('report-deeds')), ...columns(report.deeds)] : []),
    ...(report.luck.rows.length > 0 ? [...heading(say('report-luck')), ...columns(report.luck), say('report-luck-note')] : []),
    '',
  ].join('\n')
}

const noteLine = ({ when, chapter, text }: Report['notes'][number]): string =>
  [`${when}:`, ...(chapter === undefined ? [] : [`[${chapter}]`]), ...(text === undefined ? [] : [text])].join(' ')

function columns({ heads, rows }: Rows): readonly string[] {
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => (row[at] ?? '').length)))
  return [heads, ...rows].map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
