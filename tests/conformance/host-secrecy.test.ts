/** Runs the check of the host's secrecy: it finds no leak in the host, and it finds every fault planted in it. */
import { describe, expect, it } from 'vitest'
import { loadRules } from '../../src/games'
import type { PlayerSeat } from '../../src/kernel'
import type { Host } from '../../src/match/host'
import type { HostMessage } from '../../src/protocol/messages'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { COUNTING, type Counting, SPEC } from '../match/counting'
import { checkHost, type HostChecked } from './host-secrecy'

const EYES = ['A', 'B', 'spectator'] as const
/** A game whose secrets decide who is told: a seat whose first card is high is shown the hand of the seat that moves. */
const PEEKING: typeof COUNTING = {
  ...COUNTING,
  tell: (event, viewer, after) =>
    event.type === 'moved' && viewer !== event.seat && (viewer === 'A' || viewer === 'B') && (after.hands[viewer][0] ?? 0) > 3
      ? { ...event, seen: after.hands[event.seat] }
      : COUNTING.tell(event, viewer, after),
}
const counting = (seed: number, plant?: (host: Host<Counting>) => Host<Counting>): Promise<HostChecked> =>
  checkHost({
    game: PEEKING,
    shapes: TABLE_SHAPES,
    spec: SPEC,
    watching: EYES[seed % 3] ?? 'A',
    seed,
    steps: 60,
    ...(plant ? { plant } : {}),
  })

/** Plants a fault: wraps the `send` function of every line that connects to the host. */
type Sending = (message: HostMessage) => void
const tampered =
  (tamper: (host: Host<Counting>) => (send: Sending, seats: readonly PlayerSeat[]) => Sending) =>
  (host: Host<Counting>): Host<Counting> => {
    const line = tamper(host)
    return { ...host, connect: (send, seats) => host.connect(line(send, seats ?? []), seats) }
  }

const PLANTS: Readonly<Record<string, (host: Host<Counting>) => Host<Counting>>> = {
  'an answer to another seat’s question is refused differently': tampered(() => {
    const issued = new Set<string>()
    return (send) => (message) => {
      if ('state' in message) for (const { id } of message.state.decisions) issued.add(id)
      const isKnown = message.type === 'refused' && message.decision !== undefined && issued.has(message.decision)
      send(isKnown ? { ...message, reason: { key: 'not-your-question', says: {} } } : message)
    }
  }),
  'whose consent an undo needs is worked out from another hand': tampered((host) => (send) => (message) => {
    if (!('state' in message)) return send(message)
    const { hands } = host.snapshot().state
    const { state } = message
    const isHigh = state.canUndo && (hands[state.seat === 'A' ? 'B' : 'A'][0] ?? 0) > 3
    send({ ...message, state: { ...state, undoNeeds: isHigh ? ['A', 'B'] : state.undoNeeds } })
  }),
  'another’s first private click takes away a free undo': tampered((host) => {
    const last = new Map<Sending, HostMessage & { type: 'now' }>()
    const lengths = new Map<Sending, number>()
    return (send) => (message) => {
      // The fault: when one line is sent a message, other lines that were not told of new entries get their state again.
      for (const [line, now] of last) {
        const length = host.entries().length
        if (line !== send && length > (lengths.get(line) ?? 0) && now.state.canUndo) line(now)
        lengths.set(line, length)
      }
      if ('state' in message) last.set(send, { type: 'now', state: message.state })
      lengths.set(send, host.entries().length)
      send(message)
    }
  }),
  'the storing of an entry is told to whoever was not told of it': tampered((host) => {
    const fresh = new Map<Sending, number>()
    return (send) => (message) => {
      for (const [line, length] of fresh) {
        if (line === send || host.entries().length <= length) continue
        fresh.delete(line)
        line({ type: 'kept', seat: 'A', seq: 0 })
      }
      if (message.type === 'all' || message.type === 'past') fresh.set(send, host.entries().length)
      else if (message.type === 'more') fresh.delete(send)
      send(message)
    }
  }),
}

describe('the host betrays nothing of what is hidden', () => {
  it('in the counting game', async () => {
    const all: HostChecked[] = []
    for (let seed = 1; seed <= 24; seed++) all.push(await counting(seed))
    const sum = (of: (one: HostChecked) => number) => all.reduce((total, one) => total + of(one), 0)
    expect(sum(({ unlike }) => unlike)).toBeGreaterThan(150)
    expect(sum(({ dithers }) => dithers)).toBeGreaterThan(50)
    expect(sum(({ messages }) => messages)).toBeGreaterThan(1000)
  })

  it.each(Object.keys(PLANTS))('and what is planted is found: %s', async (name) => {
    const search = async () => {
      for (let seed = 1; seed <= 24; seed++) await counting(seed, PLANTS[name])
    }
    await expect(search()).rejects.toThrow('can tell two tables apart')
  })
})

describe.each(Object.values(await loadRules()))('$id', ({ game, parseSpec, defaultOptions }) => {
  it('betrays nothing of what is hidden over a host', async () => {
    const parsed = parseSpec(defaultOptions())
    if (!parsed.ok) throw new Error('no default spec')
    const { spec } = parsed
    const checked = await checkHost({ game, shapes: TABLE_SHAPES, spec, watching: spec.seats[0] ?? 'A', seed: 1, steps: 25 })
    expect(checked.messages).toBeGreaterThan(10)
  })
})
