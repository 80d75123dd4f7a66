/**
 * Forks: a new match that continues from a moment of another. Its log begins with its source's own entries, and it records where
 * it came from. A roll's faces may be set by hand ("what if the die had shown…"), which the fork records as well.
 */
import type { Roll, Shapes, Terms } from '../kernel'
import { logMark } from '../match/branches'
import type { ForkedFrom, MatchRecord } from '../match/file'
import { answered, type History, type MatchEntry, nowOf } from '../match/history'
import { openLog } from '../match/opening'
import { outcomeOf } from '../match/standing'
import type { Roster } from '../protocol/home'
import { type Note, notesWithin } from '../protocol/notes'
import type { Recording } from './recording'
import { type ReplayReason, replaySays as say } from './said'

export interface ForkAsked {
  /** The last entry of the source's log to be kept. */
  readonly after: number
  /** Who plays on. Seats that are not listed are persons'. */
  readonly roster: Roster
  /** Faces for the roll that is open there, one for each die. */
  readonly faces?: readonly string[]
  /** What is noted on the source. The fork takes over what lies within the entries that it begins with. */
  readonly notes?: readonly Note[]
}

export type Forked = { readonly ok: true; readonly record: MatchRecord } | { readonly ok: false; readonly reason: ReplayReason }

/** The roll that is open after an entry. A fork from there may set its faces by hand. */
export interface OpenRoll {
  readonly dice: Roll['dice']
}

const opened = ({ record, game }: Pick<Recording, 'record' | 'game'>, shapes: Shapes, after: number) =>
  openLog(game, record.spec, shapes, record.entries.slice(0, after + 1))

const rollIn = (history: History<Terms>) => nowOf(history).snapshot.pending.find(({ choice }) => choice.shape === 'roll')

/** Undefined if no dice are asked for after this entry. */
export function openRoll(recording: Pick<Recording, 'record' | 'game'>, shapes: Shapes, after: number): OpenRoll | undefined {
  const log = opened(recording, shapes, after)
  const roll = log.ok ? rollIn(log.history) : undefined
  // The cast is safe: shapes are a closed set, so a choice whose shape is 'roll' is a roll.
  return roll && { dice: (roll.choice as Roll).dice }
}

/** Does a match's log begin with the entries that it claims to have come with? True of a match that is not a fork. */
export const keepsSource = ({ from, entries }: MatchRecord): boolean =>
  from === undefined || logMark(entries.slice(0, from.after + 1)) === from.log

/**
 * The fork, as a match to be stored. Refused if the match was over by then, if today's rules cannot continue it, or if faces are
 * given that the dice there do not have. It does not take over secrets of chance: its host commits to new ones.
 */
export function forked(recording: Pick<Recording, 'record' | 'game'>, shapes: Shapes, asked: ForkAsked): Forked {
  const { record, game } = recording
  const { after, roster, faces, notes = [] } = asked
  const log = opened(recording, shapes, after)
  if (!log.ok || after < 0 || after >= record.entries.length) return { ok: false, reason: say('fork-nowhere', {}) }
  const { history } = log
  if (outcomeOf({ game, spec: record.spec, history })) return { ok: false, reason: say('fork-over', {}) }
  if (nowOf(history).snapshot.pending.length === 0) return { ok: false, reason: say('fork-stuck', {}) }
  const source = record.entries.slice(0, after + 1)
  const noted = notesWithin(notes, source.length)
  const from: ForkedFrom = { log: logMark(source), after, ...(faces ? { faces } : {}) }
  const { spec, dice, title, rulesVersion } = record
  const made = (entries: readonly MatchEntry[]): Forked => ({
    ok: true,
    record: {
      spec,
      roster,
      dice,
      ...(title ? { title } : {}),
      rulesVersion,
      from,
      entries,
      ...(noted.length > 0 ? { notes: noted } : {}),
    },
  })
  if (!faces) return made(source)
  const roll = rollIn(history)
  if (!roll) return { ok: false, reason: say('fork-no-dice', {}) }
  const rolled = (roll.choice as Roll).dice
  const isThere = faces.length === rolled.length && rolled.every((die, at) => die.faces.includes(faces[at] ?? ''))
  if (!isThere) return { ok: false, reason: say('fork-no-such-faces', {}) }
  return made([...source, answered(game, history, roll.id, faces).entry])
}
