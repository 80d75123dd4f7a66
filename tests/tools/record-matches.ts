/**
 * `node tests/tools/run.mjs tests/tools/record-matches.ts <version>`: records matches of every game as files of this version,
 * beside those of earlier versions. `tests/match/recorded.test.ts` checks that all of them still open. Existing files are never
 * overwritten, because they are the evidence that old recordings stay readable.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { botAnswer, botDecision } from '../../src/bots/bot'
import { gameOf } from '../../src/games'
import type { Options } from '../../src/games/rules-of'
import type { AnyDecision, Json, PlayerSeat } from '../../src/kernel'
import { writeMatchFile } from '../../src/match/file'
import { answered, nowOf, redone, undone } from '../../src/match/history'
import { chainsFrom, NEW_BOOK } from '../../src/match/proof/book'
import { rootsOf } from '../../src/match/proof/holder'
import { provenChance } from '../../src/match/proof/source'
import { seeded } from '../conformance/rng'
import { NO_DICE, pagesOf, realDice, recording, secretsOf } from '../match/proven'

interface Recording {
  readonly game: string
  readonly seed: number
  /** After how many answers it stops; without it the whole match is recorded. */
  readonly answers?: number
  readonly options?: Options
  /** Dice are thrown by physics, and their recordings are kept. */
  readonly thrown?: true
  /** After every so many answers some are undone. They are then either redone or replaced by other answers. */
  readonly undoEvery?: number
  /** The page of every seat contributes to chance, and one of them fails to from time to time. */
  readonly pages?: true
}

const RECORDINGS: { readonly [name: string]: Recording } = {
  'exterminate-begun': { game: 'exterminate', seed: 1, answers: 7 },
  'exterminate-thrown': { game: 'exterminate', seed: 2, answers: 70, thrown: true },
  'exterminate-undone': { game: 'exterminate', seed: 3, answers: 240, undoEvery: 9 },
  'exterminate-whole': { game: 'exterminate', seed: 23 },
  // Must end with a question to a person: browser tests open it, and a bot would play on.
  'deadzone-begun': { game: 'deadzone', seed: 5, answers: 69 },
  'deadzone-undone': { game: 'deadzone', seed: 6, answers: 150, undoEvery: 11, options: { map: 'foundry' } },
  'deadzone-whole': { game: 'deadzone', seed: 7 },
  'doctor-who-card-game-begun': { game: 'doctor-who-card-game', seed: 8, answers: 40 },
  'doctor-who-card-game-undone': { game: 'doctor-who-card-game', seed: 9, answers: 120, undoEvery: 7, options: { players: 4 } },
  'doctor-who-card-game-whole': { game: 'doctor-who-card-game', seed: 10 },
  'vortex-begun': { game: 'vortex', seed: 12, answers: 60 },
  'vortex-undone': { game: 'vortex', seed: 13, answers: 170, undoEvery: 9, options: { turns: 6, terrain: 'random' } },
  'vortex-whole': { game: 'vortex', seed: 14 },
  'vortex-charges-whole': { game: 'vortex', seed: 18 },
  'doomtrooper-begun': { game: 'doomtrooper', seed: 15, answers: 40 },
  'doomtrooper-undone': { game: 'doomtrooper', seed: 16, answers: 120, undoEvery: 7, options: { players: 4 } },
  'doomtrooper-whole': { game: 'doomtrooper', seed: 17 },
  'doctor-who-card-game-pages-whole': { game: 'doctor-who-card-game', seed: 11, pages: true },
  'exterminate-pages-whole': { game: 'exterminate', seed: 24, pages: true },
}

export async function main([version]: readonly string[]): Promise<number> {
  if (!version) throw new Error('which version is this? Its name is part of the names of the files')
  for (const [name, recording] of Object.entries(RECORDINGS)) {
    const path = `tests/fixtures/matches/${name}.${version}.json.gz`
    if (existsSync(path)) continue
    const file = await recorded(recording)
    writeFileSync(path, gzipSync(file, { level: 9 }))
    console.log(`${path}: ${file.length} characters`)
  }
  return 0
}

/** The file of such a match, as this version writes it. */
export async function recorded({
  game: id,
  seed,
  answers = 20_000,
  options,
  thrown,
  undoEvery,
  pages: hasPages,
}: Recording): Promise<string> {
  const rules = await gameOf(id)?.rules?.()
  const parsed = rules?.parseSpec({ ...rules.defaultOptions(), ...options })
  if (!rules || !parsed?.ok) throw new Error(`${id} does not start`)
  const { game } = rules
  const { spec } = parsed
  const rng = seeded(seed)
  const secrets = secretsOf(seed)
  const pages = hasPages && pagesOf(spec.seats, (seat, number) => seat === 'B' && number % 5 === 0)
  const chance = provenChance({
    secrets,
    dice: thrown ? await realDice() : NO_DICE,
    ...(pages ? { links: pages.links } : {}),
  })
  const { entries, now, grow, asking } = recording(game, spec)
  if (pages) {
    const seats = [...pages.held].map(([seat, { secret }]) => [seat, chainsFrom(rootsOf(secret), NEW_BOOK.used)])
    await asking.commit({ seats: Object.fromEntries(seats) })
  }
  const takeBack = () => {
    const seat = spec.seats[rng.below(spec.seats.length)] as PlayerSeat
    let count = 0
    for (; count <= rng.below(3); count++) {
      const to = now().past.at(-2 - rng.below(3))?.entry.seq
      if (to !== undefined) grow(undone(now(), seat, to))
    }
    if (rng.below(2) === 0) while (count-- > 0) grow(redone(now(), seat))
  }
  for (let answer = 0; answer < answers; answer++) {
    const { pending, state } = nowOf(now()).snapshot
    const [open] = pending as readonly AnyDecision[]
    if (!open) break
    if (open.seat === 'chance') {
      const chanced = await chance.answer(open, asking)
      grow(answered(game, now(), open.id, chanced.answer, chanced))
      if (pages && chanced.proof) pages.hear(chanced.proof)
    } else {
      const view = game.project(state, open.seat)
      const decision = botDecision(rules, view, pending as readonly AnyDecision[]) as AnyDecision
      grow(answered(game, now(), decision.id, botAnswer(rules, view, decision, rng) as Json))
    }
    if (undoEvery && answer > 3 && answer % undoEvery === 0) takeBack()
  }
  if (undoEvery) takeBack()
  const roster = { [spec.seats[1] as PlayerSeat]: 'bot' } as const
  const isOver = game.outcome(nowOf(now()).state) !== undefined
  if (isOver) await secrets.retire()
  const disclosed = isOver ? { secrets: secrets.past() } : {}
  const record = { spec, roster, dice: 'auto', title: 'Ada\nBen', rulesVersion: rules.rulesVersion, entries } as const
  return writeMatchFile({ ...record, ...disclosed })
}
