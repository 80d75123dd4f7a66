/** Random matches at a server's tables, played by guests, and what must be true of them at the end. */
import { isDeepStrictEqual } from 'node:util'
import { choose } from '../../../src/bots/bot'
import type { AnyRules } from '../../../src/games/rules-of'
import type { Json, PlayerSeat, Rng } from '../../../src/kernel'
import { seen } from '../../../src/kernel'
import type { MatchEntry } from '../../../src/match/history'
import { openHost } from '../../../src/match/host'
import { openLog } from '../../../src/match/opening'
import type { Eyes } from '../../../src/protocol/messages'
import type { TableKeys } from '../../../src/protocol/online'
import { rulesOf } from '../../../src/server/games'
import type { TableStore } from '../../../src/server/store/port'
import { parseRecord } from '../../../src/server/tables/record'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { asking, come, type Guest } from '../online'

export interface Player {
  readonly seat: PlayerSeat
  readonly guest: Guest
  /** Every question that this player has answered, however often. */
  readonly answered: Set<string>
  /** The last of them, and on which line it went. */
  last: { readonly decision: string; readonly line: number } | undefined
}

export interface Played {
  readonly game: string
  readonly rules: AnyRules
  readonly keys: TableKeys
  readonly players: readonly Player[]
  readonly onlooker: Guest
}

export const seatsOf = (game: string): readonly PlayerSeat[] => (game === 'doctor-who-card-game' ? ['A', 'B', 'C'] : ['A', 'B'])

/** What a game's lobby must agree on so that chance has a part in the match, or so that it is soon over. */
const AGREED: { readonly [game: string]: { readonly [list: string]: string } } = {
  vortex: { terrain: 'random' },
  doomtrooper: { target: '15' },
}

/** What is asked of a server for a table whose seats are all played from here. */
export async function allMine(game: string) {
  const seats = seatsOf(game)
  const asked = await asking({ game })
  const { shared } = asked.gathered
  return {
    ...asked,
    gathered: { ...asked.gathered, shared: { ...shared, agreed: { ...(shared.agreed as object), ...AGREED[game] } } },
    sitters: Object.fromEntries(seats.map((seat) => [seat, 'me' as const])),
    names: Object.fromEntries(seats.map((seat) => [seat, `Player ${seat}`])),
  }
}

/** Players and an onlooker come to a new table. Their clocks run `haste` times as fast. */
export async function sitDown(port: number, game: string, keys: TableKeys, haste: number): Promise<Played> {
  const rules = (await rulesOf(game)) as AnyRules | undefined
  if (!rules) throw new Error(`there are no rules of ${game}`)
  const players = seatsOf(game).map((seat): Player => {
    const guest = come(port, keys.table, [keys.seats[seat] as string], [seat], undefined, haste)
    return { seat, guest, answered: new Set(), last: undefined }
  })
  return { game, rules, keys, players, onlooker: come(port, keys.table, [keys.onlooker], ['spectator'], undefined, haste) }
}

export const leave = (played: Played): void => {
  for (const { guest } of watchedAt(played)) guest.online.close()
}

export const isOver = ({ players }: Played): boolean =>
  players.every(({ seat, guest }) => guest.states.get(seat)?.outcome !== undefined)

/** Everybody does what there is to do now: says that he is ready, answers what he owes, sometimes takes back what nobody must agree to. */
export function act({ rules, players }: Played, rng: Rng, undos = 0): void {
  for (const player of players) {
    const { seat, guest } = player
    const { status, table } = guest.online.store.getState()
    if (status !== 'here') continue
    const card = table?.seats.find((one) => one.seat === seat)
    if (table?.stage === 'gathering' && card?.isReady === false) guest.online.request({ type: 'ready', seat, ready: true })
    const state = guest.states.get(seat)
    const owed = state?.decisions.find(({ offer }) => !offer)
    if (!state || !owed) continue
    const line = guest.lines()
    if (player.last?.decision === owed.id && player.last.line === line) continue
    player.last = { decision: owed.id, line }
    if (state.canUndo && state.undoNeeds.length === 0 && rng.below(1000) < undos) {
      guest.send({ type: 'undo', seat })
      player.last = undefined
      continue
    }
    const known = { view: guest.views.get(seat) as object, decisions: state.decisions }
    const { decision, answer } = choose(rules, known, rng)
    player.answered.add(decision)
    guest.send({ type: 'answer', seat, decision, answer: answer as Json })
  }
}

/** Plays to the end. Throws where nothing moves for so many turns of a millisecond or more: on a busy machine everything is slow alike. */
export async function playOn(
  played: Played,
  rng: Rng,
  { undos = 0, stuck = 20_000, isDone = () => isOver(played) } = {},
): Promise<void> {
  let [moved, quiet] = ['', 0]
  while (!isDone()) {
    act(played, rng, undos)
    await new Promise((done) => setTimeout(done, 1))
    const now = played.players.map(({ seat, guest }) => `${guest.states.get(seat)?.seq} ${guest.lines()}`).join()
    if (now !== moved) [moved, quiet] = [now, 0]
    else if (++quiet > stuck) throw new Error(`${played.game}: nothing has moved for ${stuck} turns: ${now}`)
  }
}

/** The log of a stored table, and how it stands according to the rules alone. */
export async function truthOf(store: TableStore, { rules, keys }: Pick<Played, 'rules' | 'keys'>) {
  const stored = await store.load(keys.table, { films: true })
  const record = stored && parseRecord(stored.head.record.data)
  if (!record?.ok || !record.value.match) throw new Error('the match is not stored')
  const entries = stored?.entries.map(({ entry, film }) => ({ ...(entry as object), ...(film === undefined ? {} : { film }) })) as
    | MatchEntry[]
    | undefined
  const opened = openHost({
    game: rules.game,
    spec: record.value.match.spec,
    shapes: TABLE_SHAPES,
    chance: { answer: () => new Promise<never>(() => {}) } as never,
    entries: entries ?? [],
  })
  if (!opened.ok) throw new Error(`the stored match cannot be opened: ${opened.reason.key} at ${opened.entry}`)
  const snapshot = opened.host.snapshot()
  const viewOf = (eyes: Eyes): unknown => plain(seen(rules.game, snapshot, eyes).view)
  const log = openLog(rules.game, record.value.match.spec, TABLE_SHAPES, entries ?? [])
  /** Every view that these eyes may ever have had. */
  const viewsOf = (eyes: Eyes): readonly unknown[] =>
    log.ok ? log.history.past.map((moment) => plain(seen(rules.game, moment.snapshot, eyes).view)) : []
  return { entries: entries ?? [], viewOf, viewsOf }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

export interface Faults {
  readonly faults: readonly string[]
  readonly entries: number
}

/** What is wrong at the end of a match: views, lines told, and answers that counted twice. */
export async function faultsIn(played: Played, store: TableStore): Promise<Faults> {
  const faults: string[] = []
  const truth = await truthOf(store, played)
  for (const { eyes, guest } of watchedAt(played)) {
    if (!isDeepStrictEqual(guest.views.get(eyes), truth.viewOf(eyes))) faults.push(`${eyes} sees something else than the host`)
    faults.push(...guest.doubts.map((doubt) => `${eyes}: ${doubt}`))
  }
  for (const { seat, answered } of played.players) {
    const counted = truth.entries.filter(({ cause }) => cause.type === 'answer' && cause.seat === seat).length
    if (counted > answered.size) faults.push(`${seat} answered ${answered.size} questions, but ${counted} answers were taken`)
  }
  return { faults, entries: truth.entries.length }
}

/** The same of a match at a running server, once everybody has heard of its end, and what a new page is told. `port` leads there straight. */
export async function faultsOf(played: Played, store: TableStore, port: number): Promise<Faults> {
  const faults: string[] = []
  for (const { eyes, guest, key } of watchedAt(played)) {
    const fresh = come(port, played.keys.table, [key], [eyes])
    await until(() => fresh.states.has(eyes), 'a new page was told nothing')
    const { mark } = fresh.states.get(eyes) ?? {}
    await until(() => guest.states.get(eyes)?.mark === mark, `${eyes} never heard of the end`).catch((error) => {
      faults.push(String(error.message))
    })
    if (!isDeepStrictEqual(fresh.views.get(eyes), guest.views.get(eyes))) faults.push(`a new page of ${eyes} sees something else`)
    if (!isDeepStrictEqual(fresh.told.get(eyes), guest.told.get(eyes)))
      faults.push(`${eyes} was told other lines than a new page is`)
    fresh.online.close()
  }
  const found = await faultsIn(played, store)
  return { ...found, faults: [...faults, ...found.faults] }
}

export interface Watched {
  readonly eyes: Eyes
  readonly guest: Guest
  readonly key: string
}

/** Everybody at the table with the one viewpoint that is his. */
export const watchedAt = ({ players, onlooker, keys }: Played): readonly Watched[] => [
  ...players.map(({ seat, guest }) => ({ eyes: seat, guest, key: keys.seats[seat] as string })),
  { eyes: 'spectator', guest: onlooker, key: keys.onlooker },
]

async function until(is: () => boolean, words: string): Promise<void> {
  for (let waited = 0; !is(); waited += 5) {
    if (waited > 10_000) throw new Error(words)
    await new Promise((done) => setTimeout(done, 5))
  }
}
