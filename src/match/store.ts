/** Where matches are kept: the port, and the one that forgets. */
import type { Json, MatchSpec } from '../kernel'
import type { DicePolicy, Levels, MatchSummary, Roster } from '../protocol/home'
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
  /** The version of the game's rules that it was begun by; the first, where it says nothing. */
  readonly rulesVersion?: number
  /** The match that it is a fork of. */
  readonly from?: ForkedFrom
  readonly createdAt: number
  readonly changedAt: number
  readonly entries: number
  readonly over: boolean
  /** A little of how it stands now, as the game's view says it in words; nothing secret. */
  readonly glimpse?: Json
}

/** Every call is all or nothing, and calls take effect in the order they are made. */
export interface MatchStore {
  /** What is stored outlives this program. */
  readonly lasting: boolean
  list(): Promise<readonly StoredMatch[]>
  /** A new match with what has happened in it so far, and the secrets of its chance. */
  add(match: StoredMatch, entries: readonly MatchEntry[], secrets?: KeptSecrets): Promise<void>
  /** Entries as they lie there, in order: to be checked before they are believed. */
  load(id: string): Promise<{ readonly match: StoredMatch; readonly entries: readonly unknown[] } | undefined>
  /** More entries and the match's new data, together. Rejects where one of them is stored already. */
  append(match: StoredMatch, entries: readonly MatchEntry[]): Promise<void>
  update(match: StoredMatch): Promise<void>
  /**
   * The secrets of a match's chance as they lie there; undefined where there are none. They lie beside the match, so that nothing that
   * lists or exports it can show them by oversight.
   */
  secrets(id: string): Promise<unknown>
  keepSecrets(id: string, secrets: KeptSecrets): Promise<void>
  /** With its entries and its secrets. */
  remove(id: string): Promise<void>
}

export const summaryOf = ({ spec, rulesVersion: _version, ...match }: StoredMatch): MatchSummary => ({
  ...match,
  game: spec.game,
  seats: spec.seats,
})

/** Keeps matches as long as the program runs: for tests, and where the device gives no room. */
export function memoryStore(): MatchStore {
  const kept = new Map<string, { readonly match: StoredMatch; readonly entries: readonly MatchEntry[] }>()
  const hidden = new Map<string, KeptSecrets>()
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
    async remove(id) {
      kept.delete(id)
      hidden.delete(id)
    },
  }
}
