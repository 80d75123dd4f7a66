/** Puzzles on a device: solved and missed through host and client, begun again, kept with their solution; their files at the door. */
import { describe, expect, it } from 'vitest'
import { createHome } from '../../src/client/home'
import type { Client } from '../../src/client/state'
import { createClient } from '../../src/client/store'
import type { State } from '../../src/games/exterminate/rules/state'
import { canonical, type Json, SEATS } from '../../src/kernel'
import { type MatchRecord, readMatchFile, writeMatchFile } from '../../src/match/file'
import { fingerprint } from '../../src/match/fingerprint'
import { generator } from '../../src/match/generator'
import { memoryStore } from '../../src/match/store'
import { createTables } from '../../src/match/tables'
import type { TablePort } from '../../src/match/tables-options'
import type { HostMessage } from '../../src/protocol/messages'
import type { Goal, Limit, Puzzle } from '../../src/protocol/puzzle'
import { puzzleOf } from '../../src/replay/puzzle'
import { openRecording } from '../../src/replay/recording'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { plain, RULES, recorded } from '../replay/recorded'

const SHOTS = 'exterminate-whole.4.json.gz'
const CARDS = 'doctor-who-card-game-whole.4.json.gz'

/** A puzzle made of the moment after this share of a recorded match, in which it is seat A's own go: windows pass by themselves. */
function posed(
  name: string,
  share: number,
  goal: Goal,
  within: Limit,
): { readonly record: MatchRecord; readonly puzzle: Puzzle } {
  const source = recorded(name)
  const { past } = source.history
  const rules = RULES[source.game.id]?.puzzles
  if (!rules) throw new Error('this game has no puzzles')
  const from = Math.floor(past.length * share)
  const at = past.find(
    ({ snapshot }, index) =>
      index >= from && snapshot.pending.some(({ seat, subject }) => seat === 'A' && /turn|action/.test(subject)),
  )
  const puzzle: Puzzle = { seat: 'A', after: at?.entry.seq ?? 0, seed: '5a'.repeat(32), name: 'Find the way', goal, within }
  const made = puzzleOf(source, rules, TABLE_SHAPES, puzzle)
  if (!made.ok) throw new Error(made.reason.key)
  return { record: made.record, puzzle }
}

/** A device without bots: the others' questions are answered by their fallbacks. Dice are drawn, as if they could not be thrown. */
function device() {
  let count = 0
  const sent: HostMessage[] = []
  const tables = createTables({
    rules: async (game) => RULES[game],
    shapes: TABLE_SHAPES,
    store: memoryStore(),
    chance: { secret: () => 'ab'.repeat(32), dice: { ready: async () => undefined } },
    now: () => ++count,
    newId: () => `match-${++count}`,
  })
  const tablePort = (port: MessagePort): TablePort => ({
    post(message) {
      sent.push(structuredClone(message))
      port.postMessage(message)
    },
    hear(listener) {
      port.onmessage = ({ data }) => listener(data)
    },
    close: () => port.close(),
  })
  const hearing: ((event: MessageEvent) => void)[] = []
  const home = createHome({
    postMessage(message, [port]) {
      void tables.call(structuredClone(message), port instanceof MessagePort ? tablePort(port) : undefined).then((response) => {
        for (const listener of hearing) listener({ data: structuredClone(response) } as MessageEvent)
      })
    },
    addEventListener(type: string, listener: (event: never) => void) {
      if (type === 'message') hearing.push(listener as (event: MessageEvent) => void)
    },
  })
  return { home, sent }
}
type Device = ReturnType<typeof device>

const until = async (isSo: () => boolean | Promise<boolean>) => {
  for (let turn = 0; turn < 2_000; turn++) {
    if (await isSo()) return
    await new Promise((done) => setTimeout(done, 1))
  }
  throw new Error('it did not come to that')
}
const shownAll = ({ store, actions }: Client) => {
  while (store.getState().playing) actions.played()
  return store.getState()
}
const mustAnswer = (client: Client) => shownAll(client).decisions.find(({ offer }) => !offer)

async function sitDown({ home }: Device, match: string): Promise<Client> {
  const { transport } = await home.open(match)
  const game = (await home.ask('list', {})).matches.find(({ id }) => id === match)?.game ?? ''
  const space = RULES[game]?.game.space
  return createClient({ transport, seats: ['A'], tabletop: (view: Json) => space?.(view as never) as never, isAlone: true })
}
async function begin(kit: Device, record: MatchRecord) {
  const { id } = await kit.home.ask('import', { file: writeMatchFile(record) })
  const client = await sitDown(kit, id)
  await until(() => mustAnswer(client) !== undefined)
  return { id, client }
}

/** Answers the open questions of seat A at random until the puzzle is decided. */
async function attempt({ home }: Device, id: string, client: Client, seed: number, most = 400): Promise<'solved' | 'missed'> {
  const rng = generator([seed, 1, 2, 3])
  for (let answers = 0; answers < most; answers++) {
    let state = 'open'
    await until(async () => {
      if (mustAnswer(client)) return true
      state = (await home.ask('task', { match: id })).progress.state
      return state !== 'open'
    })
    state = (await home.ask('task', { match: id })).progress.state
    if (state === 'solved' || state === 'missed') return state
    const decision = mustAnswer(client)
    if (!decision) continue
    const { view, seq } = client.store.getState()
    const game = (await home.ask('list', {})).matches.find((one) => one.id === id)?.game ?? ''
    const space = RULES[game]?.game.space(view as never)
    const sampled = TABLE_SHAPES[decision.choice.shape]?.sample(decision.choice as never, space as never, rng)
    client.actions.answer(decision.id, (sampled ?? decision.fallback) as Json)
    await until(() => shownAll(client).seq > seq)
  }
  throw new Error('the puzzle was not decided')
}
const logOf = async ({ home }: Device, match: string): Promise<MatchRecord> => {
  const { file } = await home.ask('export', { match, attempt: true })
  const read = readMatchFile(file, RULES, TABLE_SHAPES)
  if (!read.ok) throw new Error(JSON.stringify(read.reason))
  return read.record
}
const causes = ({ entries }: MatchRecord, from: number) =>
  plain(entries.slice(from).map(({ cause, events }) => ({ cause, events })))

describe('a puzzle is played', () => {
  it('is solved as soon as the rules say so; nothing can be answered then, and its line is kept as the solution', {
    timeout: 120_000,
  }, async () => {
    const kit = device()
    const { record, puzzle } = posed(CARDS, 0.4, { type: 'gain', points: 1 }, { unit: 'turn', count: 40 })
    const { id, client } = await begin(kit, record)
    expect((await kit.home.ask('task', { match: id })).progress).toEqual({ state: 'open', used: 0 })
    let seed = 1
    while ((await attempt(kit, id, client, seed)) !== 'solved') {
      await kit.home.ask('again', { match: id })
      seed++
      expect(seed).toBeLessThan(6)
    }
    const log = await logOf(kit, id)
    const waiting = shownAll(client).decisions.find(({ offer }) => !offer)
    if (waiting) {
      client.actions.answer(waiting.id, waiting.fallback as Json)
      await until(() => client.store.getState().refusal !== undefined)
      expect(client.store.getState().refusal?.reason.key).toBe('puzzle-decided')
    }
    expect(causes(await logOf(kit, id), 0)).toEqual(causes(log, 0))

    // The file has the position and a line that solves it. Elsewhere the puzzle begins at its position, and the line can be watched.
    const { file } = await kit.home.ask('export', { match: id })
    const other = device()
    const taken = await other.home.ask('import', { file })
    expect(taken).toMatchObject({ puzzle, entries: puzzle.after + 1, over: false })
    expect(taken).not.toHaveProperty('solution')
    const again = await sitDown(other, taken.id)
    await until(() => mustAnswer(again) !== undefined)
    expect(await other.home.ask('task', { match: taken.id })).toMatchObject({ progress: { state: 'open' }, hasSolution: true })
    const read = openRecording((await other.home.ask('export', { match: taken.id })).file, RULES, TABLE_SHAPES)
    if (!read.ok) throw new Error(JSON.stringify(read.reason))
    expect(read.recording.record.entries.length).toBeGreaterThan(puzzle.after + 1)
    expect(read.recording.viewers).toEqual(['A', 'spectator'])
    expect(read.recording.telling('B')).toBeUndefined()
  })

  it('is missed when its limit is used up, and begins again at its position, with the same luck for the same answers', {
    timeout: 120_000,
  }, async () => {
    const kit = device()
    const { record, puzzle } = posed(SHOTS, 0.5, { type: 'gain', points: 90 }, { unit: 'turn', count: 1 })
    const { id, client } = await begin(kit, record)
    const first = plain(client.store.getState().view)
    expect(await attempt(kit, id, client, 3)).toBe('missed')
    const before = causes(await logOf(kit, id), puzzle.after + 1)
    expect(before.filter(({ cause }) => cause.type === 'answer' && cause.seat === 'chance').length).toBeGreaterThan(3)
    await kit.home.ask('again', { match: id })
    await until(() => mustAnswer(client) !== undefined && canonical(client.store.getState().view) === canonical(first))
    expect((await kit.home.ask('task', { match: id })).progress).toEqual({ state: 'open', used: 0 })
    expect(await attempt(kit, id, client, 3)).toBe('missed')
    // The second attempt, after the entry that took the first one back.
    const after = causes(await logOf(kit, id), puzzle.after + 1 + before.length)
    expect(after[0]?.cause.type).toBe('undo')
    const answers = (all: typeof before) => all.map(({ cause, events }) => [('answer' in cause && cause.answer) ?? '', events])
    expect(answers(after.slice(1))).toEqual(answers(before))
    // Another device has the same luck, too.
    const other = device()
    const there = await begin(other, record)
    expect(await attempt(other, there.id, there.client, 3)).toBe('missed')
    expect(answers(causes(await logOf(other, there.id), puzzle.after + 1))).toEqual(answers(before))
  })

  it('nothing before the position can be taken back', { timeout: 60_000 }, async () => {
    const kit = device()
    const { record, puzzle } = posed(SHOTS, 0.5, { type: 'win' }, { unit: 'answer', count: 20 })
    const { id, client } = await begin(kit, record)
    expect(client.store.getState().canUndo).toBe(false)
    client.actions.undo()
    const decision = mustAnswer(client)
    client.actions.answer(decision?.id ?? '', decision?.fallback as Json)
    await until(() => shownAll(client).canUndo)
    expect((await kit.home.ask('task', { match: id })).progress.used).toBeGreaterThan(0)
    client.actions.undo()
    await until(() => !shownAll(client).canUndo)
    expect((await kit.home.ask('task', { match: id })).progress.used).toBe(0)
    expect((await logOf(kit, id)).entries[puzzle.after + 1]?.cause).toMatchObject({ type: 'answer', seat: 'A' })
  })

  it('the solver is sent his own seat’s view and nothing that it hides', { timeout: 60_000 }, async () => {
    const kit = device()
    const { record, puzzle } = posed(CARDS, 0.4, { type: 'lead' }, { unit: 'turn', count: 2 })
    const { id, client } = await begin(kit, record)
    const task = await kit.home.ask('task', { match: id })
    const { game } = recorded(CARDS)
    const read = readMatchFile(writeMatchFile(record), RULES, TABLE_SHAPES)
    const state = read.ok ? read.history.past[read.history.past.length - 1]?.state : undefined
    expect(plain(task.begin)).toEqual(plain(game.project(state as never, 'A')))
    expect(plain(client.store.getState().view)).toEqual(plain(task.begin))
    const hidden = (state as unknown as { seats: { B: { hand: readonly string[] } } }).seats.B.hand
    const shown = (task.begin as unknown as { seats: { B: { hand: readonly string[] } } }).seats.B.hand
    expect(hidden.length).toBeGreaterThan(0)
    expect(shown.every((card) => !hidden.includes(card))).toBe(true)
    const seats = new Set(kit.sent.flatMap((message) => ('state' in message ? [message.state.seat] : [])))
    expect([...seats]).toEqual(['A'])
    expect((await kit.home.ask('list', {})).matches[0]).toMatchObject({ id, puzzle })
  })

  it('a match that is no puzzle has no task', async () => {
    const kit = device()
    const { record } = posed(SHOTS, 0.5, { type: 'win' }, { unit: 'turn', count: 1 })
    const { puzzle: _puzzle, ...match } = record
    const { id } = await kit.home.ask('import', { file: writeMatchFile(match) })
    await expect(kit.home.ask('task', { match: id })).rejects.toThrow('no-puzzle')
    await expect(kit.home.ask('again', { match: id })).rejects.toThrow('no-puzzle')
  })
})

describe('the file of a puzzle', () => {
  const { record, puzzle } = posed(SHOTS, 0.5, { type: 'win' }, { unit: 'turn', count: 2 })
  const document = JSON.parse(writeMatchFile(record)) as { readonly [name: string]: Json }
  /** The refusal of a file whose hash fits its contents. */
  const refused = (changes: object) => {
    const { hash: _hash, ...body } = { ...document, ...changes } as { readonly hash: string }
    const read = readMatchFile(JSON.stringify({ ...body, hash: fingerprint(canonical(body)) }), RULES, TABLE_SHAPES)
    return read.ok ? 'read' : `${read.reason.key} ${(read.reason.says as { at?: string })?.at ?? ''}`
  }
  const { past } = recorded(SHOTS).history
  it('is read as it was written', () => {
    expect(refused({})).toBe('read')
  })
  it.each([
    ['another goal', { goal: { type: 'dance' } }, 'file-damaged puzzle.goal.type'],
    ['no points', { goal: { type: 'gain', points: 0 } }, 'file-damaged puzzle.goal.points'],
    ['half a point', { goal: { type: 'gain', points: 1.5 } }, 'file-damaged puzzle.goal.points'],
    ['no piece', { goal: { type: 'remove' } }, 'file-damaged puzzle.goal.piece'],
    ['a piece that is not there', { goal: { type: 'remove', piece: 'Z9' } }, 'file-bad-puzzle puzzle.goal'],
    ['a place that is not there', { goal: { type: 'hold', place: 'moon' } }, 'file-bad-puzzle puzzle.goal'],
    ['a limit of nothing', { within: { unit: 'turn', count: 0 } }, 'file-damaged puzzle.within.count'],
    ['another unit', { within: { unit: 'hour', count: 1 } }, 'file-damaged puzzle.within.unit'],
    ['a unit that the game does not have', { within: { unit: 'activation', count: 1 } }, 'file-bad-puzzle puzzle.within.unit'],
    ['a strange seat', { seat: 'Z' }, 'file-damaged puzzle.seat'],
    ['a seat that is not in the match', { seat: SEATS[3] }, 'file-bad-puzzle puzzle.seat'],
    ['the seat of a bot', { seat: 'B' }, 'file-bad-puzzle roster'],
    ['a position after the log', { after: record.entries.length }, 'file-bad-puzzle puzzle.after'],
    ['a position before it', { after: -1 }, 'file-damaged puzzle.after'],
    ['a short seed', { seed: '12' }, 'file-damaged puzzle.seed'],
    ['no title', { name: '' }, 'file-damaged puzzle.name'],
    ['an endless note', { note: 'x'.repeat(401) }, 'file-damaged puzzle.note'],
    ['something foreign', { prize: 5 }, 'file-damaged puzzle.prize'],
  ])('is refused with the place: %s', (_name, changes, expected) => {
    expect(refused({ puzzle: { ...puzzle, ...changes } })).toBe(expected)
  })
  it('is refused if the goal is reached in the position already', () => {
    const { state } = past[puzzle.after] ?? past[0]
    const { figures } = state as unknown as Pick<State, 'figures'>
    const dead = Object.values(figures).find(({ condition }) => condition === 'exterminated')?.ref
    expect(dead).toBeDefined()
    expect(refused({ puzzle: { ...puzzle, goal: { type: 'remove', piece: dead } } })).toBe('file-bad-puzzle puzzle.goal')
  })
  it('is refused if it was changed, cut short, or is of a game without puzzles', () => {
    const text = writeMatchFile(record)
    const key = (given: string, rules = RULES) => {
      const read = readMatchFile(given, rules as never, TABLE_SHAPES)
      return read.ok ? 'read' : read.reason.key
    }
    expect(key(text.replace('Find the way', 'Find the key'))).toBe('file-changed')
    expect(key(text.slice(0, -9))).toBe('file-cut-short')
    const { puzzles: _none, ...without } = RULES.exterminate as unknown as { puzzles: unknown }
    expect(key(text, { ...RULES, exterminate: without } as never)).toBe('file-bad-puzzle')
  })
})
