/** The host of a server's match: what it needs of the store, the games and chance. It knows no connection. */
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
import type { Rules } from '../../match/tables'
import type { BotLevel, Levels } from '../../protocol/home'
import { onlineSays as say } from '../../protocol/online-said'
import type { Hash, Roots } from '../../protocol/proof'
import { failureOf } from '../store/failure'
import type { StoredEntry, TableStore } from '../store/port'
import type { TimeLeft } from './clock'
import { levelsOf, type MatchRecord, rosterOf, type TableRecord } from './record'
import type { Turn } from './turns'

/** What a server knows of a game: its rules, and how its lobby's choices become the options of a match. */
export interface OnlineRules extends Rules {
  optionsOf(chosen: Json): Json
}

export interface HostingOptions {
  rules(game: string): Promise<OnlineRules | undefined>
  readonly shapes: Shapes
  readonly store: TableStore
  /** Chance that can be proved, or (tests) any other. */
  readonly chance: ChanceSource | { secret(): Hash; readonly dice: Dice }
  bot(game: Game<Terms>, seat: PlayerSeat, level: BotLevel): Choose<Terms>
  /** Runs this after so many milliseconds. */
  later(milliseconds: number, work: () => void): void
}

/** What the table that a match is played at does for its host. */
export interface ForHost {
  /** Awaited before what was stored is told. */
  readonly turn: Turn
  readonly id: string
  readonly fence: number
  readonly epoch: string
  readonly record: TableRecord
  readonly match: MatchRecord
  readonly entries: readonly MatchEntry[]
  /** Asks the pages of the seats for their part in chance. */
  readonly links: AskLinks
  /** Secrets of chance to be stored with the table. */
  keepSecrets(kept: KeptSecrets): Promise<void>
  /** What each seat has left on its clock; undefined where nobody's time is counted. */
  left(): TimeLeft | undefined
  /** Entries were stored. */
  stored(): void
  /** Entries could not be stored: they are to be offered again. */
  paused(): void
  /** Another server writes this table now. */
  lost(): void
}

export type Hosted = OpenedHost<Terms> & { readonly secrets?: SecretBox }

/** Opens the host of a match that has been begun. Nobody is told of an entry before it is stored. */
export function hostAt(options: HostingOptions, played: OnlineRules, at: ForHost): Hosted {
  const { id, fence, record, match } = at
  const { game } = played
  const { chance: given } = options
  const secrets = 'secret' in given ? createSecrets(record.secrets ?? { past: [] }, given.secret, at.keepSecrets) : undefined
  const chance =
    'secret' in given && secrets ? provenChance({ secrets, dice: given.dice, links: at.links }) : (given as ChanceSource)
  const opened: OpenedHost<Terms> = openHost({
    game,
    spec: match.spec,
    shapes: options.shapes,
    chance,
    ...(secrets ? { secrets: secrets.past } : {}),
    policy: { dice: record.dice },
    roster: rosterOf(record),
    ...writtenLevels(record),
    title: record.seats.map(({ name }) => name).join('\n'),
    rulesVersion: { begun: match.rulesVersion, now: played.rulesVersion },
    bots: Object.fromEntries(
      record.seats.flatMap(({ seat, player, level = 'plain' }) =>
        player === 'bot' ? [[seat, options.bot(game, seat, level)]] : [],
      ),
    ),
    entries: at.entries,
    tells: 'once kept',
    breathe: at.turn,
    epoch: at.epoch,
    async keep(entries) {
      try {
        // Before the end is stored, and so before anybody is told of it: what may be disclosed from then on must serve no more.
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
      // The store takes entries of many tables at once: each is told in a turn of its own.
      await at.turn()
    },
    told: at.stored,
    lost: at.lost,
  })
  return secrets ? { ...opened, secrets } : opened
}

/** Written into files of the match. */
function writtenLevels(record: TableRecord): { readonly levels?: Levels } {
  const levels = levelsOf(record)
  return Object.keys(levels).length > 0 ? { levels } : {}
}

/** The game's rules refuse what was chosen. */
export const BAD_CHOICES = matchSays('bad-options', { at: 'options', expected: 'choices of the lobby' })

export interface Beginning {
  readonly match: MatchRecord
  readonly entries: readonly MatchEntry[]
  readonly played: OnlineRules
}

/** The first entries of a match with what the table has chosen; the reason where the game's rules refuse it. */
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
    // Choices that the game's own lobby would never make.
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
  // Before anything is shuffled: the pages have a part in the deal, too.
  const seats = Object.entries(offered).map(([seat, roots]) => [seat, chainsFrom(roots, NEW_BOOK.used)] as const)
  const bound = seats.length === 0 ? [] : [committed(history, { seats: Object.fromEntries(seats) }).entry]
  return { played, match, entries: [entry, ...bound] }
}

/** A match from a file, to go on at a table with as many seats. Its bots play as well as before. */
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
  const { spec, rulesVersion = 1, entries, levels, secrets = [] } = read.record
  if (spec.game !== record.game || !isSeatedFor(spec, record)) return { refused: say('no-seats', {}) }
  const over = outcomeOf({ spec, game: played.game, history: read.history }) !== undefined
  const glimpse = played.glimpse?.(nowOf(read.history).state)
  const match: MatchRecord = { spec, rulesVersion, over, ...(glimpse === undefined ? {} : { glimpse }) }
  const seats = record.seats.map((one) => ({ ...one, ...(levels?.[one.seat] ? { level: levels[one.seat] } : {}) }))
  return { match, entries, seats, secrets: { past: secrets } }
}

const isSeatedFor = (spec: MatchSpec, { seats }: TableRecord): boolean =>
  spec.seats.length === seats.length && spec.seats.every((seat) => seats.some((one) => one.seat === seat))

/** Films lie beside their entries: they are the bulk, and most readers do without. */
export function storedOf({ film, ...entry }: MatchEntry, left?: TimeLeft): StoredEntry {
  return {
    number: entry.seq,
    entry: { ...entry, ...(left ? { left } : {}) } as unknown as Json,
    ...(film === undefined ? {} : { film }),
  }
}
