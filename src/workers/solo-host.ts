/// <reference lib="webworker" />
/** The worker that hosts and stores this device's matches. It gives the host its clock, randomness and database. */
import { choose } from '../bots/bot'
import type { Level, Thought } from '../bots/levels'
import { gameOf } from '../games'
import type { Game, Json, PlayerSeat, Rng, Seen, Terms } from '../kernel'
import { generator, type Seed } from '../match/generator'
import type { Choose } from '../match/roster'
import { type MatchStore, memoryStore } from '../match/store'
import { createTables } from '../match/tables'
import type { TablePort, Tables } from '../match/tables-options'
import type { Advice, BotLevel } from '../protocol/home'
import { TABLE_SHAPES } from '../table/shapes'
import { openDeviceStore } from './device-store'
import { inSlices, pause } from './slices'
import { thrownDice } from './thrown-dice'

const words = (count: number): readonly number[] => [...crypto.getRandomValues(new Uint32Array(count))]
// The cast is safe: a seed is four words.
const freshRng = () => generator(words(4) as unknown as Seed)

/** Opens the database. If the browser provides none, matches last only until the tab closes, and the players are told so. */
const openStore = (): Promise<MatchStore> => openDeviceStore().catch(() => memoryStore())

/** Makes sure that only one window plays a match. Undefined if another has it. Browsers without locks are not checked. */
function lock(match: string): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return Promise.resolve(() => {})
  return new Promise((taken) => {
    void navigator.locks.request(`sightline ${match}`, { ifAvailable: true }, (held) => {
      if (!held) return taken(undefined)
      return new Promise<void>((release) => taken(release))
    })
  })
}

/** Thinks for as long as the level may, or until `isHurried` says that the best so far will do. */
async function thoughtFor(
  game: Game<Terms>,
  known: Seen<Terms>,
  level: Level,
  rng: Rng,
  isHurried = () => false,
): Promise<Thought> {
  // Lets requests be handled and entries be stored between two answers.
  await pause()
  const rules = await gameOf(game.id)?.rules?.()
  if (!rules) throw new Error(`there are no rules of ${game.id}`)
  if (level === 'plain') return { ...choose(rules, known, rng), considered: [] }
  // The search is loaded when a bot searches for the first time.
  const { THINKING_TIME, thinking } = await import('../bots/levels')
  const began = performance.now()
  const ms = THINKING_TIME[level] ?? 1
  const spent = () => (isHurried() ? 1 : (performance.now() - began) / ms)
  return inSlices<Thought>(thinking(rules, known, level, rng, { spent }), () => 'go on')
}

const bot = (game: Game<Terms>, _seat: PlayerSeat, level: BotLevel, hurries: () => number): Choose<Terms> => {
  const rng = freshRng()
  return (known) => {
    const before = hurries()
    return thoughtFor(game, known, level, rng, () => hurries() > before)
  }
}

/** The level whose search advises players. */
const ADVISER = 'strong'
/** As many answers as one reads. */
const ADVISED = 3

async function advise(game: Game<Terms>, known: Seen<Terms>): Promise<readonly Advice[]> {
  const { decision, answer, considered } = await thoughtFor(game, known, ADVISER, freshRng())
  // Answers to offers, and where there is but one, are not searched for.
  const found = considered.length > 0 ? considered : [{ answer, expected: 0.5, playouts: 0 }]
  // The cast is safe: answers are plain data, as they are stored and sent.
  return found.slice(0, ADVISED).map((one) => ({ ...one, decision, answer: one.answer as Json }))
}

const tables: Promise<Tables> = openStore().then((store) =>
  createTables({
    rules: async (game) => gameOf(game)?.rules?.(),
    shapes: TABLE_SHAPES,
    store,
    chance: {
      secret: () =>
        words(8)
          .map((word) => word.toString(16).padStart(8, '0'))
          .join(''),
      dice: thrownDice({ load: async () => (await import('../dice/throw')).createThrower() }),
    },
    bot,
    advise,
    now: () => Date.now(),
    newId: () =>
      words(4)
        .map((word) => word.toString(36).padStart(7, '0'))
        .join(''),
    breathe: () => new Promise((turn) => setTimeout(turn, 0)),
    lock,
  }),
)

const tablePort = (port: MessagePort): TablePort => ({
  post: (message) => port.postMessage(message),
  hear(listener) {
    port.onmessage = ({ data }) => listener(data)
  },
  close: () => port.close(),
})

addEventListener('message', ({ data, ports: [port] }) => {
  void tables.then(({ call }) => call(data, port && tablePort(port))).then((response) => postMessage(response))
})
