/** The port to match storage, and an implementation in memory. */
import type { Json, MatchSpec } from '../kernel'
import type { DicePolicy, Levels, MatchSummary, Roster } from '../protocol/home'
import type { Note } from '../protocol/notes'
import type { Puzzle } from '../protocol/puzzle'
import type { ForkedFrom } from './file'
import type { MatchEntry } from './history'
import type { KeptSecrets } from './proof/secrets'

/** A stored match without its entries. */
export interface StoredMatch {
  readonly id: string
  readonly spec: MatchSpec
  readonly roster: Roster
  readonly levels?: Levels
  readonly dice: DicePolicy
  readonly title?: string
  /** The version of the game's rules with which it began; 1 if absent. */
  readonly rulesVersion?: number
  /** The match that it is a fork of. */
  readonly from?: ForkedFrom
  readonly puzzle?: Puzzle
  /** A line that solves the puzzle: the entries after its position. */
  readonly solution?: readonly MatchEntry[]
  readonly createdAt: number
  readonly changedAt: number
  readonly entries: number
  readonly over: boolean
  /** A little of how it stands now, as data that the game's view puts into words. Contains nothing secret. */
  readonly glimpse?: Json
}

/** Every call takes effect completely or not at all, and calls take effect in the order in which they are made. */
export interface MatchStore {
  /** True if what is stored outlives this program. */
  readonly lasting: boolean
  list(): Promise<readonly StoredMatch[]>
  /** Adds a match with its entries so far, and the secrets of its chance. */
  add(match: StoredMatch, entries: readonly MatchEntry[], secrets?: KeptSecrets): Promise<void>
  /** A match and its entries in order. The entries are unchecked and must be validated. */
  load(id: string): Promise<{ readonly match: StoredMatch; readonly entries: readonly unknown[] } | undefined>
  /** Adds entries and updates the match's data in one step. Rejects if one of the entries is stored already. */
  append(match: StoredMatch, entries: readonly MatchEntry[]): Promise<void>
  update(match: StoredMatch): Promise<void>
  /**
   * The unchecked secrets of a match's chance; undefined if there are none. They are stored apart from the match, so that nothing
   * that lists or exports it can disclose them by oversight.
   */
  secrets(id: string): Promise<unknown>
  keepSecrets(id: string, secrets: KeptSecrets): Promise<void>
  /**
   * The unchecked notes on a match; undefined if there are none. They are stored apart from the match, so that a window that plays
   * on does not write over what another has noted.
   */
  notes(id: string): Promise<unknown>
  keepNotes(id: string, notes: readonly Note[]): Promise<void>
  /** Removes a match with its entries, secrets and notes. */
  remove(id: string): Promise<void>
}

export const summaryOf = ({ spec, rulesVersion: _version, solution: _solution, ...match }: StoredMatch): MatchSummary => ({
  ...match,
  game: spec.game,
  seats: spec.seats,
})

/** Keeps matches in memory only: for tests, and for devices that offer no storage. */
export function memoryStore(): MatchStore {
  const kept = new Map<string, { readonly match: StoredMatch; readonly entries: readonly MatchEntry[] }>()
  const hidden = new Map<string, KeptSecrets>()
  const noted = new Map<string, readonly Note[]>()
  return {
    lasting: false,
    list: async () => [...kept.values()].map(({ match }) => match),
    async add(match, entries, secrets) {
      kept.set(match.id, { match, entries })
      if (secrets) hidden.set(match.id, secrets)
    },
    load: async (id) => kept.get(id),
    async append(match, more) {
      const { entries = [] } = kept.get(match.id) ?? {}
      if (!kept.has(match.id)) throw new Error(`no match ${match.id} is stored`)
      const stray = more.find(({ seq }, at) => seq !== entries.length + at)
      if (stray) throw new Error(`entry ${stray.seq} does not follow ${entries.length} entries`)
      kept.set(match.id, { match, entries: [...entries, ...more] })
    },
    async update(match) {
      const { entries } = kept.get(match.id) ?? {}
      if (entries) kept.set(match.id, { match, entries })
    },
    secrets: async (id) => hidden.get(id),
    async keepSecrets(id, secrets) {
      hidden.set(id, secrets)
    },
    notes: async (id) => noted.get(id),
    async keepNotes(id, notes) {
      noted.set(id, notes)
    },
    async remove(id) {
      kept.delete(id)
      hidden.delete(id)
      noted.delete(id)
    },
  }
}
