/** Hosts a server's match: connects `match/host.ts` with the store, the games and chance. It knows no connection. */
import { notesOf } from '../../dice/throw/notes'
import type { Game, Json, MatchSpec, PlayerSeat, Reason, Shapes, Terms } from '../../kernel'
import type { ChanceSource } from '../../match/chance'
import { gameOfFile, readMatchFile } from '../../match/file'
import { begun, committed, type MatchEntry, nowOf } from '../../match/history'
import { type OpenedHost, openHost } from '../../match/host'
import { LostOwnership } from '../../match/keeper'
import { chainsFrom, NEW_BOOK } from '../../match/proof/book'
import { createSecrets, type KeptSecrets, type SecretBox } from '../../match/proof/secrets'
import { type AskLinks, type Dice, provenChance } from '../../match/proof/source'
import type { Choose } from '../../match/roster'
import { matchSays } from '../../match/said'
import { outcomeOf } from '../../match/standing'
import type { Rules } from '../../match/tables-options'
import type { BotLevel, Levels } from '../../protocol/home'
import { onlineSays as say } from '../../protocol/online-said'
import type { Hash, Roots } from '../../protocol/proof'
import { failureOf } from '../store/failure'
import type { StoredEntry, TableStore } from '../store/port'
import type { TimeLeft } from './clock'
import { levelsOf, type MatchRecord, rosterOf, type TableRecord } from './record'
import type { Turns } from './turns'

/** What a server needs of a game: its rules, and the conversion of its lobby's choices into the options of a match. */
export interface OnlineRules extends Rules {
  optionsOf(chosen: Json): Json
}

export interface HostingOptions {
  rules(game: string): Promise<OnlineRules | undefined>
  readonly shapes: Shapes
  readonly store: TableStore
  /** Provable chance or, in tests, any other. */
  readonly chance: ChanceSource | { secret(): Hash; readonly dice: Dice }
  bot(game: Game<Terms>, seat: PlayerSeat, level: BotLevel): Choose<Terms>
  /** Runs `work` after this many milliseconds. */
  later(milliseconds: number, work: () => void): void
}

/** What the table provides for the host of its match. */
export interface ForHost {
  readonly turns: Turns
  readonly id: string
  readonly fence: number
  readonly epoch: string
  readonly record: TableRecord
  readonly match: MatchRecord
  readonly entries: readonly MatchEntry[]
  /** The present names of the players, in the order of the seats. */
  names(): readonly string[]
  /** Asks the pages of the seats for their links. */
  readonly links: AskLinks
  /** Stores the secrets of chance with the table. */
  keepSecrets(kept: KeptSecrets): Promise<void>
  /** The time each seat has left on its clock; undefined if the match has no clocks. */
  left(): TimeLeft | undefined
  /** Called when entries were stored. */
  stored(): void
  /** Called when entries could not be stored and must be offered again. */
  paused(): void
  /** Called when another server writes this table. */
  lost(): void
}

export type Hosted = OpenedHost<Terms> & { readonly secrets?: SecretBox }

/** Opens the host of a match that has begun. Entries are announced only after they are stored. */
export function hostAt(options: HostingOptions, played: OnlineRules, at: ForHost): Hosted {
  const { id, fence, record, match } = at
  const { game } = played
  const { chance: given } = options
  const secrets = 'secret' in given ? createSecrets(record.secrets ?? { past: [] }, given.secret, at.keepSecrets) : undefined
  const chance =
    'secret' in given && secrets
      ? provenChance({ secrets, dice: given.dice, links: at.links, breathe: at.turns.next })
      : (given as ChanceSource)
  const opened: OpenedHost<Terms> = openHost({
    game,
    spec: match.spec,
    shapes: options.shapes,
    chance,
    ...(secrets ? { secrets: secrets.past } : {}),
    policy: { dice: record.dice },
    roster: rosterOf(record),
    ...writtenLevels(record),
    title: () => at.names().join('\n'),
    ...(match.from ? { from: match.from } : {}),
    rulesVersion: { begun: match.rulesVersion, now: played.rulesVersion },
    bots: Object.fromEntries(
      record.seats.flatMap(({ seat, player, level = 'plain' }) =>
        player === 'bot' ? [[seat, options.bot(game, seat, level)]] : [],
      ),
    ),
    entries: at.entries,
    tells: 'once kept',
    breathe: at.turns.spare,
    filmNotes: notesOf,
    epoch: at.epoch,
    async keep(entries) {
      try {
        // Retired before the end is stored and therefore before it is announced: secrets that may be disclosed from then on must
        // not be used again.
        if (opened.ok && opened.host.outcome() !== undefined) await secrets?.retire()
        await options.store.append(
          id,
          fence,
          entries.map((entry) => storedOf(entry, at.left())),
        )
      } catch (error) {
        const failure = failureOf(error)
        if (failure === 'OldFence' || failure === 'NumberTaken') throw new LostOwnership()
        at.paused()
        throw error
      }
      // The store takes entries of many tables at once; each table announces its own in a separate turn of the event loop.
      await at.turns.next()
      // They are announced when this resolves. The table speaks of them afterwards, or it would say that a match is over before anybody is told.
      void at.turns.next().then(() => at.stored())
    },
    lost: at.lost,
  })
  return secrets ? { ...opened, secrets } : opened
}

/** The bots' levels, for files of the match. */
function writtenLevels(record: TableRecord): { readonly levels?: Levels } {
  const levels = levelsOf(record)
  return Object.keys(levels).length > 0 ? { levels } : {}
}

/** The refusal if the game's rules do not accept the choices. */
export const BAD_CHOICES = matchSays('bad-options', { at: 'options', expected: 'choices of the lobby' })

export interface Beginning {
  readonly match: MatchRecord
  readonly entries: readonly MatchEntry[]
  readonly played: OnlineRules
}

/** The first entries of a match with the table's choices, or the reason if the game's rules refuse them. */
export async function beginning(
  { rules }: HostingOptions,
  record: TableRecord,
  offered: { readonly [seat in PlayerSeat]?: Roots } = {},
): Promise<Beginning | { readonly refused: Reason }> {
  const played = await rules(record.game)
  if (!played) return { refused: matchSays('unknown-game', { game: record.game }) }
  const choices = Object.fromEntries(record.seats.flatMap(({ seat, chosen }) => (chosen === undefined ? [] : [[seat, chosen]])))
  let parsed: ReturnType<OnlineRules['parseSpec']>
  try {
    parsed = played.parseSpec(played.optionsOf({ ...record.shared, seats: choices }))
  } catch {
    // Thrown for choices that the game's own lobby never makes.
    return { refused: BAD_CHOICES }
  }
  if (!parsed.ok) return { refused: parsed.reason }
  const { spec } = parsed
  if (!isSeatedFor(spec, record)) return { refused: say('no-seats', {}) }
  const { entry, history } = begun(played.game, spec)
  const glimpse = played.glimpse?.(nowOf(history).state)
  const match: MatchRecord = {
    spec,
    rulesVersion: played.rulesVersion,
    over: false,
    ...(glimpse === undefined ? {} : { glimpse }),
  }
  // Seats are bound before anything is shuffled, so that their pages contribute to the deal as well.
  const seats = Object.entries(offered).map(([seat, roots]) => [seat, chainsFrom(roots, NEW_BOOK.used)] as const)
  const bound = seats.length === 0 ? [] : [committed(history, { seats: Object.fromEntries(seats) }).entry]
  return { played, match, entries: [entry, ...bound] }
}

/** A match from a file, to be continued at a table with the same seats. Its bots keep their levels. */
export async function goingOn(
  { rules, shapes }: HostingOptions,
  file: string,
  record: TableRecord,
): Promise<(Pick<Beginning, 'match' | 'entries'> & Pick<TableRecord, 'seats' | 'secrets'>) | { readonly refused: Reason }> {
  const named = gameOfFile(file)
  const played = named === undefined ? undefined : await rules(named)
  const read = readMatchFile(file, named !== undefined && played ? { [named]: played } : {}, shapes)
  if (!read.ok) return { refused: read.reason }
  if (!played) return { refused: matchSays('unknown-game', { game: named ?? '' }) }
  const { spec, rulesVersion = 1, entries, levels, from, secrets = [] } = read.record
  if (spec.game !== record.game || !isSeatedFor(spec, record)) return { refused: say('no-seats', {}) }
  const over = outcomeOf({ spec, game: played.game, history: read.history }) !== undefined
  const glimpse = played.glimpse?.(nowOf(read.history).state)
  const match: MatchRecord = {
    spec,
    rulesVersion,
    over,
    since: entries.length,
    ...(from ? { from } : {}),
    ...(glimpse === undefined ? {} : { glimpse }),
  }
  const seats = record.seats.map((one) => ({ ...one, ...(levels?.[one.seat] ? { level: levels[one.seat] } : {}) }))
  return { match, entries, seats, secrets: { past: secrets } }
}

const isSeatedFor = (spec: MatchSpec, { seats }: TableRecord): boolean =>
  spec.seats.length === seats.length && spec.seats.every((seat) => seats.some((one) => one.seat === seat))

/** Films are stored beside their entries: they are most of the data, and most readers do not need them. */
export function storedOf({ film, ...entry }: MatchEntry, left?: TimeLeft): StoredEntry {
  return {
    number: entry.seq,
    entry: { ...entry, ...(left ? { left } : {}) } as unknown as Json,
    ...(film === undefined ? {} : { film }),
  }
}
