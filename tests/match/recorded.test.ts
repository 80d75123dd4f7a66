/**
 * Matches recorded by every version so far, as that version wrote them (`tests/tools/record-matches.ts`): each must open in this one,
 * read as it was played, and go on.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { botAnswer, botDecision } from '../../src/bots/bot'
import { createThrower } from '../../src/dice/throw'
import { loadRules } from '../../src/games'
import type { AnyDecision, Json, PlayerSeat } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { readMatchFile } from '../../src/match/file'
import { generator } from '../../src/match/generator'
import { nowOf } from '../../src/match/history'
import { type Host, openHost } from '../../src/match/host'
import { verifying } from '../../src/match/proof/verify'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { throwingAgain } from '../../src/workers/throw-again'
import { seeded } from '../conformance/rng'
import { sitDown } from './player'

const RULES = await loadRules()
const throwAgain = throwingAgain(await createThrower())
const FOLDER = 'tests/fixtures/matches'
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.json.gz'))
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

/** Lets every seat answer by the plain bot until this many answers are given, or the match is over. */
async function playOn(host: Host, game: string, seats: readonly PlayerSeat[], most: number): Promise<void> {
  const rules = RULES[game]
  if (!rules) throw new Error(game)
  const rng = seeded(5)
  const player = sitDown(host, seats)
  for (let answers = 0; answers < most && !host.outcome(); answers++) {
    await host.settled()
    const asked = seats.filter((seat) => player.state(seat).decisions.some(({ offer }) => !offer))
    const [seat] = asked
    if (!seat) break
    const view = player.views.get(seat) as object
    const decision = botDecision(rules, view, player.state(seat).decisions) as AnyDecision
    const answer = botAnswer(rules, view, decision, rng) as Json
    player.send({ type: 'answer', seat, decision: decision.id, answer })
  }
  expect(player.refusals.filter(({ key }) => !key.startsWith('log-'))).toEqual([])
}

it('every game has been recorded by every version: at its beginning, whole, and with moves taken back', () => {
  const games = Object.keys(RULES)
  const versions = [1, 2, 3, 4]
  /** The version that brought a game, where it was not the first. */
  const CAME: { readonly [game: string]: number } = { vortex: 4, doomtrooper: 4 }
  const since = (game: string) => CAME[game] ?? 1
  const wanted = games.flatMap((game) =>
    versions
      .filter((version) => version >= since(game))
      .flatMap((version) => ['begun', 'undone', 'whole'].map((what) => `${game}-${what}.${version}.json.gz`)),
  )
  expect(wanted.length).toBeGreaterThanOrEqual(36)
  expect(wanted.filter((name) => !NAMES.includes(name))).toEqual([])
})

describe.each(NAMES)('%s', (name) => {
  const file = gunzipSync(readFileSync(`${FOLDER}/${name}`)).toString()

  it('opens, shows every seat all that was told, is checked as far as it can be, and goes on', { timeout: 60_000 }, async () => {
    const read = readMatchFile(file, RULES, TABLE_SHAPES)
    if (!read.ok) throw new Error(JSON.stringify(read.reason))
    const { spec, dice, rulesVersion, entries } = read.record
    const { game, rulesVersion: now } = RULES[spec.game] ?? {}
    if (!game || now === undefined) throw new Error(spec.game)
    const chance = seededChance(generator(1))
    const opened = openHost({ game, spec, shapes: TABLE_SHAPES, chance, policy: { dice }, entries })
    if (!opened.ok) throw new Error(JSON.stringify(opened.reason))
    const { host } = opened
    expect(host.outcome() !== undefined).toBe(name.includes('-whole.'))
    expect(entries.some(({ cause }) => cause.type === 'undo')).toBe(name.includes('-undone.'))
    const past = host.entries().length
    const told = (read.history.past as readonly { entry: { events: readonly unknown[] } }[]).flatMap(({ entry }) => entry.events)
    expect(told).toEqual(folded(JSON.parse(file).entries))
    for (const seat of [...spec.seats, 'spectator'] as const) {
      const player = sitDown(host, [seat])
      expect(player.views.get(seat)).toEqual(plain(game.project(nowOf(read.history).state, seat)))
      expect(player.lines.get(seat)?.length).toBeGreaterThan(1)
    }
    const doubt = await host.check(async () => {})
    // Where this fails: a match now goes another way than by the rules before, so the game's `rulesVersion` must count up.
    if (rulesVersion === now) expect(doubt).toBeUndefined()
    if (rulesVersion === now) {
      const isOver = host.outcome() !== undefined
      const steps = verifying({ record: read.record, isOver, game, rulesVersion, shapes: TABLE_SHAPES, throwAgain })
      let step = steps.next()
      while (!step.done) step = steps.next()
      const { doubt: found, lines, conclusion } = step.value
      expect(found).toBeUndefined()
      // Since the fourth version chance is proved, and the pages of seats may have a part in it.
      if (isOver && Number(/\.(\d+)\.json/.exec(name)?.[1]) >= 4) expect(conclusion.key).toBe('verified-all')
      if (name.includes('-pages-')) expect(lines.map(({ key }) => key)).toContain('verified-seat-part')
    }
    if (host.outcome()) return
    const isFirst = entries.every(({ bookmark }) => bookmark === undefined)
    if (isFirst && rulesVersion !== now && host.snapshot().pending.length === 0) {
      // The first version did not keep where its rules stood: where today's went another way, the match can only be looked at.
      const [seat] = spec.seats
      expect(sitDown(host, [seat as PlayerSeat]).refusals.map(({ key }) => key)).toEqual(['log-at-its-end'])
      return
    }
    expect(host.snapshot().pending.length).toBeGreaterThan(0)
    takeBack(host, spec.seats)
    await playOn(host, spec.game, spec.seats, 25)
    expect(host.entries().length).toBeGreaterThan(past + 10)
    const again = openHost({ game, spec, shapes: TABLE_SHAPES, chance, entries: plain(host.entries()) })
    expect(again.ok && plain(again.host.snapshot())).toEqual(plain(host.snapshot()))
  })
})

/** Somebody takes his last answer back, with everybody's consent, and brings it back: nothing is lost by either. */
function takeBack(host: Host, seats: readonly PlayerSeat[]): void {
  const player = sitDown(host, seats)
  const by = seats.find((seat) => player.state(seat).canUndo)
  if (!by) return
  const before = plain(host.snapshot())
  const { undoNeeds } = player.state(by)
  player.send({ type: 'undo', seat: by })
  for (const seat of undoNeeds) player.send({ type: 'consent', seat, grant: true })
  expect(plain(host.snapshot())).not.toEqual(before)
  expect(host.snapshot().pending.length).toBeGreaterThan(0)
  player.send({ type: 'redo', seat: by })
  expect(plain(host.snapshot())).toEqual(before)
  player.close()
}

/** The events in force, worked out anew from causes alone. */
function folded(entries: readonly { cause: { type: string; to?: number }; events: readonly unknown[] }[]): readonly unknown[] {
  let past: number[] = []
  let taken: number[][] = []
  for (const [seq, { cause }] of entries.entries()) {
    if (cause.type === 'undo') {
      const at = past.indexOf(cause.to ?? -1) + 1
      taken = [...taken, past.slice(at)]
      past = past.slice(0, at)
    } else if (cause.type === 'commit') continue
    else if (cause.type === 'redo') past = [...past, ...(taken.pop() ?? [])]
    else {
      past = [...past, seq]
      taken = []
    }
  }
  return past.flatMap((seq) => entries[seq]?.events ?? [])
}
