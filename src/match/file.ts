/** Match files: one JSON document with everything needed to continue a match, validated in full before it is used. */
import * as v from 'valibot'
import { canonical, type Game, jsonFault, type MatchSpec, type Reason, type Shapes, type Terms } from '../kernel'
import type { DicePolicy, Levels, Roster } from '../protocol/home'
import type { Note } from '../protocol/notes'
import type { Hash } from '../protocol/proof'
import type { GoalRules, Puzzle } from '../protocol/puzzle'
import { parse } from '../protocol/schema'
import { fingerprint } from './fingerprint'
import type { History, MatchEntry } from './history'
import { NOTES_SCHEMA } from './notes'
import { openLog } from './opening'
import { SECRETS_SCHEMA } from './proof/schema'
import { beginOf } from './puzzle/progress'
import { PUZZLE_SCHEMA } from './puzzle/schema'
import { type ForeignLook, type MatchReason, matchSays as say } from './said'
import {
  DICE_SCHEMA,
  ENTRY_SCHEMA,
  FROM_SCHEMA,
  LEVELS_SCHEMA,
  ROSTER_SCHEMA,
  RULES_VERSION_SCHEMA,
  SEQ_SCHEMA,
  SPEC_SCHEMA,
  TEXT_SCHEMA,
} from './schema'

export const MATCH_FORMAT = 'sightline-match'
export const MATCH_VERSION = 4
/** Version 1 has no bookmarks, version 2 no proofs of chance, version 3 no claims, notes and moments to begin with. */
const VERSIONS = [1, 2, 3, MATCH_VERSION] as const
/** The greatest length of a file in characters. Real matches, recorded dice included, stay far below it. */
export const MOST_CHARACTERS = 64_000_000

/** Where a fork came from: its log begins with entries 0 to `after`, inclusive, of another match. */
export interface ForkedFrom {
  /** The fingerprint of those entries. */
  readonly log: string
  readonly after: number
  /** The faces of the roll after that entry, if they were set by hand instead of thrown. */
  readonly faces?: readonly string[]
}

/** The contents of a match file: the match and its log, without the data of its storage. */
export interface MatchRecord {
  readonly spec: MatchSpec
  readonly roster: Roster
  /** How well its bots play. In files without it they play at level `plain`. */
  readonly levels?: Levels
  readonly dice: DicePolicy
  readonly title?: string
  /** The version of the game's rules with which it began. */
  readonly rulesVersion: number
  readonly entries: readonly MatchEntry[]
  /** The match that this one is a fork of; absent if it was begun as a match of its own. */
  readonly from?: ForkedFrom
  /** The task, if this is a puzzle. The entries after its position are a line that was played from there. */
  readonly puzzle?: Puzzle
  /** The secrets of the host's chains, from which its throws and shuffles can be recomputed. Disclosed once the match is over. */
  readonly secrets?: readonly Hash[]
  /** What people have noted on its moments, in their order. */
  readonly notes?: readonly Note[]
  /** The file was saved to show the moment after this entry: whoever opens it watches it from there. */
  readonly moment?: number
}

/** The games whose files can be read, by id. `parseSpec` checks the game's own options. */
export interface RulesBook {
  readonly [game: string]: {
    readonly game: Game<Terms>
    parseSpec(options: unknown): { readonly ok: true } | { readonly ok: false; readonly reason: Reason }
    readonly puzzles?: GoalRules
  }
}

export type FileRead =
  | { readonly ok: true; readonly record: MatchRecord; readonly history: History<Terms> }
  | { readonly ok: false; readonly reason: MatchReason }

/** The text of a match file. Equal matches give equal files. */
export function writeMatchFile(record: MatchRecord): string {
  const { spec, roster, levels, dice, title, rulesVersion, entries, from, puzzle, secrets = [], notes = [], moment } = record
  const body = {
    format: MATCH_FORMAT,
    // Programs of before can still read a match without claims, notes and a moment.
    version: entries.some(({ claims }) => claims) || notes.length > 0 || moment !== undefined ? MATCH_VERSION : 3,
    game: spec.game,
    spec,
    roster,
    ...(levels ? { levels } : {}),
    dice,
    ...(title ? { title } : {}),
    rulesVersion,
    ...(from ? { from } : {}),
    ...(puzzle ? { puzzle } : {}),
    ...(secrets.length > 0 ? { secrets } : {}),
    ...(notes.length > 0 ? { notes } : {}),
    ...(moment === undefined ? {} : { moment }),
    entries,
  }
  return JSON.stringify({ ...body, hash: fingerprint(canonical(body)) })
}

/** The game that a match file names, so that its rules can be loaded before it is read. Undefined if it names none. */
export function gameOfFile(text: string): string | undefined {
  if (text.length > MOST_CHARACTERS) return undefined
  const document = parsed(text)
  const value = 'key' in document ? undefined : document.value
  return isRecord(value) && typeof value.game === 'string' ? value.game : undefined
}

/**
 * Reads a match file. A refusal says what the file seems to be or where it is wrong. A file that passes can be opened; whether it
 * follows from the rules is checked separately (`check.ts`).
 */
export function readMatchFile(text: string, rules: RulesBook, shapes: Shapes): FileRead {
  const no = (reason: MatchReason): FileRead => ({ ok: false, reason })
  if (text.trim() === '') return no(say('file-empty', {}))
  if (text.length > MOST_CHARACTERS) return no(say('file-too-large', { most: MOST_CHARACTERS }))
  const document = parsed(text)
  if ('key' in document) return no(document)
  const { value } = document
  if (!isRecord(value) || value.format !== MATCH_FORMAT) return no(say('file-foreign', { looks: jsonLook(value) }))
  const { version } = value
  if (typeof version !== 'number') return no(say('file-damaged', { at: 'version', expected: 'number' }))
  if (!VERSIONS.some((ours) => ours === version)) return no(say('file-wrong-version', { found: version, ours: MATCH_VERSION }))
  const file = parse(FILE_SCHEMA, value, 'file')
  if (!file.ok) return no(say('file-damaged', { at: file.at, expected: file.expected }))
  // `layout` is added by the screen. It is not part of the match, and the hash does not cover it.
  const { hash, layout: _layout, ...body } = value
  const { spec, roster, levels, dice, title, rulesVersion = 1, entries, from, puzzle, secrets, notes, moment } = file.value
  if (file.value.game !== spec.game) return no(say('file-damaged', { at: 'game', expected: spec.game }))
  const found = Object.hasOwn(rules, spec.game) ? rules[spec.game] : undefined
  if (!found) return no(say('file-unknown-game', { game: spec.game }))
  if (hash !== fingerprint(canonical(body))) return no(say('file-changed', {}))
  const setup = checkedSetup(found, spec)
  if (setup) return no(setup)
  const opened = openLog(found.game, spec, shapes, entries)
  if (!opened.ok) return no(say('file-bad-log', { at: `entries[${opened.entry}]`, why: opened.reason.key }))
  const fault = puzzle && puzzleFault(file.value, puzzle, found.puzzles, opened.history)
  if (fault) return no(say('file-bad-puzzle', { at: fault }))
  if (moment !== undefined && moment >= entries.length)
    return no(say('file-damaged', { at: 'moment', expected: `< ${entries.length}` }))
  const stray = notes?.findIndex(({ after }) => after >= entries.length) ?? -1
  if (stray >= 0) return no(say('file-damaged', { at: `notes[${stray}].after`, expected: `< ${entries.length}` }))
  const more = {
    ...(levels ? { levels } : {}),
    ...(title ? { title } : {}),
    ...(from ? { from } : {}),
    ...(puzzle ? { puzzle } : {}),
    ...(secrets ? { secrets } : {}),
    ...(notes ? { notes } : {}),
    ...(moment === undefined ? {} : { moment }),
  }
  return { ok: true, record: { spec, roster, dice, rulesVersion, entries, ...more }, history: opened.history }
}

function checkedSetup({ game, parseSpec }: RulesBook[string], spec: MatchSpec): MatchReason | undefined {
  const { least, most } = game.seats
  if (spec.seats.length < least || spec.seats.length > most)
    return say('file-bad-setup', { at: 'spec.seats', why: `${least}-${most}` })
  const options = parseSpec(spec.options)
  if (options.ok) return undefined
  const { key, says } = options.reason
  const within = typeof says?.at === 'string' && says.at !== '' ? `.${says.at}` : ''
  return say('file-bad-setup', { at: `spec.options${within}`, why: key })
}

/** The place in the file where a puzzle does not fit its match; undefined if it fits. Its goal must be there, and not reached. */
function puzzleFault(
  { spec, roster, entries }: Pick<MatchRecord, 'spec' | 'roster' | 'entries'>,
  { seat, goal, within, after }: Puzzle,
  rules: GoalRules | undefined,
  history: History<Terms>,
): string | undefined {
  if (!rules) return 'puzzle'
  if (!spec.seats.includes(seat)) return 'puzzle.seat'
  if (spec.seats.some((one) => (roster[one] === 'bot') === (one === seat))) return 'roster'
  if (after >= entries.length) return 'puzzle.after'
  if (within.unit === 'activation' && !rules.hasActivations) return 'puzzle.within.unit'
  const state: object = beginOf(history, { after }).state
  return rules.isKnown(state, goal) && !rules.isReached(state, goal, seat, state) ? undefined : 'puzzle.goal'
}

// Files that are not JSON, and what they seem to be.

function parsed(text: string): { readonly value: unknown } | MatchReason {
  const start = text.trimStart()
  if (!start.startsWith('{') && !start.startsWith('[')) {
    const looks = textLook(text)
    if (looks) return say('file-foreign', { looks })
  }
  try {
    return { value: JSON.parse(text) }
  } catch {
    const { cut, at } = jsonFault(text)
    if (cut) return say('file-cut-short', { at: text.length })
    return start.startsWith('{') || start.startsWith('[')
      ? say('file-not-json', { at })
      : say('file-foreign', { looks: hasControls(text) ? 'binary' : 'text' })
  }
}

function textLook(text: string): ForeignLook | undefined {
  if (text.startsWith('glTF')) return 'model'
  if (text.startsWith('PK\u0003\u0004')) return 'archive'
  if (/^.{0,3}(PNG|JFIF|GIF8|RIFF)/.test(text.slice(0, 12))) return 'picture'
  return hasControls(text) ? 'binary' : undefined
}

const hasControls = (text: string): boolean => {
  for (let at = 0; at < Math.min(text.length, 4096); at++) {
    const unit = text.charCodeAt(at)
    if (unit === 0xfffd || (unit < 32 && unit !== 9 && unit !== 10 && unit !== 13)) return true
  }
  return false
}

function jsonLook(value: unknown): ForeignLook {
  if (!isRecord(value)) return 'other-json'
  if ('SaveName' in value || 'ObjectStates' in value) return 'tabletop-simulator'
  return isRecord(value.asset) && 'version' in value.asset ? 'model' : 'other-json'
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Checking a file's contents.

interface MatchDocument extends Omit<MatchRecord, 'rulesVersion'> {
  readonly rulesVersion?: number
  readonly format: string
  readonly version: number
  readonly game: string
  readonly hash: string
  /** The layout on which the match began, for drawing it. The screen adds and removes it. */
  readonly layout?: unknown
}

const FILE_SCHEMA: v.GenericSchema<unknown, MatchDocument> = v.strictObject({
  format: v.literal(MATCH_FORMAT),
  version: v.picklist(VERSIONS),
  game: TEXT_SCHEMA,
  spec: SPEC_SCHEMA,
  roster: ROSTER_SCHEMA,
  levels: v.exactOptional(LEVELS_SCHEMA),
  dice: DICE_SCHEMA,
  title: v.exactOptional(TEXT_SCHEMA),
  rulesVersion: v.exactOptional(RULES_VERSION_SCHEMA),
  from: v.exactOptional(FROM_SCHEMA),
  puzzle: v.exactOptional(PUZZLE_SCHEMA),
  secrets: v.exactOptional(SECRETS_SCHEMA),
  notes: v.exactOptional(NOTES_SCHEMA),
  moment: v.exactOptional(SEQ_SCHEMA),
  entries: v.pipe(v.array(ENTRY_SCHEMA), v.minLength(1)),
  hash: TEXT_SCHEMA,
  layout: v.exactOptional(v.unknown()),
})
