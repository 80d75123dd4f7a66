/** A server's house in which the counting game is played, without sockets. */
import type { Game, Json, PlayerSeat, Terms } from '../../src/kernel'
import { generator } from '../../src/match/generator'
import { derived } from '../../src/match/proof/hash'
import { verifyingFile } from '../../src/match/proof/verify'
import type { HostMessage } from '../../src/protocol/messages'
import { ONLINE_VERSION, type OnlineMessage, type OnlineRequest, type TableKeys } from '../../src/protocol/online'
import type { TableStore } from '../../src/server/store/port'
import { createHouse, type House, type HouseOptions } from '../../src/server/tables/house'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { COUNTING, SPEC } from '../match/counting'
import { type Player, sitDown } from '../match/player'
import { NO_DICE } from '../match/proven'
import { act } from '../match/setting'
import { type Device, partOf } from './parts'

const game = COUNTING as unknown as Game<Terms>
const rules = { game, rulesVersion: 1, parseSpec: () => ({ ok: true, spec: SPEC }) as const, optionsOf: (chosen: Json) => chosen }

export interface CountingHouse {
  readonly house: House
  /** The secrets of chance that were made, in order. */
  readonly made: readonly string[]
  open(): Promise<TableKeys>
}

export function countingHouse(store: TableStore, more: Partial<HouseOptions> = {}): CountingHouse {
  const made: string[] = []
  const house = createHouse({
    rules: async () => rules,
    shapes: TABLE_SHAPES,
    store,
    node: 'test',
    chance: {
      secret() {
        const secret = derived('a'.repeat(64), `${made.length}`)
        made.push(secret)
        return secret
      },
      dice: NO_DICE,
    },
    bot: () => () => {
      throw new Error('no bot sits here')
    },
    now: () => Date.now(),
    later: (milliseconds, work) => void setTimeout(work, milliseconds).unref(),
    idle: 60_000,
    most: 10,
    ...more,
  })
  return {
    house,
    made,
    async open() {
      const opened = await house.open({
        version: ONLINE_VERSION,
        game: 'counting',
        gathered: { shared: {}, seats: {} },
        sitters: { A: 'me', B: 'me' },
        names: {},
        dice: 'auto',
        sealed: false,
      })
      if (!opened.ok) throw new Error(opened.reason.key)
      return opened.value
    },
  }
}

export interface Guest {
  readonly told: OnlineMessage[]
  readonly player: Player
  request(request: Exclude<OnlineRequest, { type: 'enter' }>): void
  leave(): void
}

/** Somebody with these keys, who looks at the match from these seats once it has begun. */
export async function enter(
  { house }: CountingHouse,
  { table }: TableKeys,
  keys: readonly string[],
  seats: readonly PlayerSeat[],
  { device, hears }: { readonly device?: Device; hears?(message: OnlineMessage): void } = {},
): Promise<Guest> {
  let isHere = true
  const told: OnlineMessage[] = []
  let hear: (message: HostMessage) => void = () => {}
  const entered = await house.enter(table, keys, {
    send(message) {
      if (!isHere) return
      told.push(message)
      hears?.(message)
      if (message.type === 'match') hear(message.message)
      // A page hears and answers in a later turn.
      if (message.type === 'links') setTimeout(() => part?.asked(message), 0)
    },
    end() {},
  })
  if ('refused' in entered) throw new Error(entered.refused.key)
  const request: Guest['request'] = (one) => isHere && entered.table.receive(entered.visit, JSON.parse(JSON.stringify(one)))
  const part = device && partOf(device, request)
  part?.joined(seats)
  for (const seat of seats) request({ type: 'ready', seat, ready: true })
  // The match begins when that is stored.
  for (let turn = 0; turn < 50 && !entered.visit.line; turn++) await new Promise((done) => setTimeout(done, 1))
  const player = sitDown(
    {
      connect(send) {
        hear = (message) => {
          send(message)
          setTimeout(() => part?.hear(message), 0)
        }
        return { receive: (message) => request({ type: 'match', message: message as never }), close: () => {} }
      },
    },
    seats,
  )
  part?.joined(seats)
  const leave = () => {
    isHere = false
    entered.table.leave(entered.visit)
  }
  return { told, player, request, leave }
}

/** Plays at random until the match is over, or so many answers. */
export async function playOn(one: Guest, seed: number, most = 500, other = one): Promise<void> {
  const rng = generator(seed)
  for (let answers = 0, turns = 0; answers < most && turns < 5000 && !one.player.state('A').outcome; turns++) {
    const acts = [() => act(one.player, 'A', rng), () => act(other.player, 'B', rng)]
    if ((rng.below(2) === 0 ? acts : acts.reverse()).some((may) => may())) answers++
    await new Promise((done) => setTimeout(done, 1))
  }
}

/** The check of a match file, to its end. */
export function checked(file: string) {
  const throwAgain = () => {
    throw new Error('nothing was thrown')
  }
  const steps = verifyingFile(file, rules, { shapes: TABLE_SHAPES, throwAgain })
  let step = steps.next()
  while (!step.done) step = steps.next()
  if ('refused' in step.value) throw new Error(JSON.stringify(step.value.refused))
  return step.value
}
