/// <reference lib="webworker" />
/** The worker that hosts and stores this device's matches. It gives the host its clock, randomness and database. */
import { THINKING_TIME, type Thought, thinking } from '../bots/levels'
import { gameOf } from '../games'
import type { Game, PlayerSeat, Terms } from '../kernel'
import { generator, type Seed } from '../match/generator'
import type { Choose } from '../match/roster'
import { type MatchStore, memoryStore } from '../match/store'
import { createTables, type TablePort, type Tables } from '../match/tables'
import type { BotLevel } from '../protocol/home'
import { TABLE_SHAPES } from '../table/shapes'
import { openDeviceStore } from './device-store'
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

/** Milliseconds of thinking after which waiting requests are handled. */
const SLICE = 20

const bot = (game: Game<Terms>, _seat: PlayerSeat, level: BotLevel): Choose<Terms> => {
  const rng = freshRng()
  const pause = () => new Promise((turn) => setTimeout(turn, 0))
  return async (known) => {
    // Lets requests be handled and entries be stored between two answers.
    await pause()
    const rules = await gameOf(game.id)?.rules?.()
    if (!rules) throw new Error(`there are no rules of ${game.id}`)
    const began = performance.now()
    const { ms, depth } = THINKING_TIME[level] ?? { ms: 1, depth: 1 }
    const steps = thinking(rules, known, level, rng, { depth, spent: () => (performance.now() - began) / ms })
    let rested = began
    let step: IteratorResult<Thought, Thought> = steps.next()
    for (; !step.done; step = steps.next()) {
      if (performance.now() - rested < SLICE) continue
      await pause()
      rested = performance.now()
    }
    return step.value
  }
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
