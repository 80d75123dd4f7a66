/** Running matches of a person at A against a bot, and the same matches with another hidden hand. */
import { choose } from '../../src/bots/bot'
import { thoughtOf } from '../../src/bots/levels'
import { harvested } from '../../src/bots/search/harvest'
import { type Trace, tracesIn } from '../../src/bots/search/traced'
import type { AnyRules } from '../../src/games/rules-of'
import { imagined, type PlayerSeat, reply, type Snapshot, same, seeded, seen, type Terms } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import type { History, Moment } from '../../src/match/history'
import { createHost, type Host } from '../../src/match/host'
import { ledgerOf, lineOf } from '../../src/match/telling'
import { askingEyes, witnessOf } from '../../src/match/witness'
import type { Eyes } from '../../src/protocol/messages'
import type { Witness, Witnessed } from '../../src/protocol/witness'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { sitDown } from '../match/player'

/** Plays until `isThere`; the person answers as the plain bot would. Throws if the match ends first. */
export async function played(
  rules: AnyRules,
  { level, seed }: { readonly level: 'plain' | 'strong'; readonly seed: number },
  isThere: (host: Host, answers: number) => boolean,
): Promise<Host> {
  const parsed = rules.parseSpec(rules.defaultOptions())
  if (!parsed.ok) throw new Error(parsed.reason.key)
  const rng = seeded(seed)
  const others = parsed.spec.seats.filter((seat) => seat !== 'A')
  const effort = { spent: (done: number) => done / 6 }
  const bot = async (known: Parameters<typeof thoughtOf>[1]) => thoughtOf(rules, known, level, rng, effort)
  const host = createHost({
    game: rules.game,
    spec: parsed.spec,
    shapes: TABLE_SHAPES,
    chance: seededChance(generator(seed)),
    roster: Object.fromEntries(others.map((seat) => [seat, 'bot'])),
    bots: Object.fromEntries(others.map((seat) => [seat, bot])),
  })
  const person = sitDown(host, ['A'])
  await host.settled()
  for (let answers = 0; !isThere(host, answers); answers++) {
    const known = host.known('A')
    if (known.decisions.length === 0) throw new Error('the match ended before it came there')
    const { decision, answer } = choose(rules, known, rng)
    person.send({ type: 'answer', seat: 'A', decision, answer })
    await host.settled()
  }
  person.close()
  return host
}

/** The log's numbers of the entries in which these eyes were told of something that the seat did, the latest first. */
export const deedsOf = (
  rules: AnyRules,
  history: History<Terms>,
  begin: object,
  seat: PlayerSeat,
  eyes: Eyes,
): readonly number[] =>
  ledgerOf(rules.game, begin, history, eyes)
    .lines.filter((one) => {
      const { cause, told } = lineOf(one).entry
      return cause.type === 'answer' && cause.seat === seat && told.length > 0
    })
    .map(({ of }) => of)
    .toReversed()

/** What A saw of this deed of B, as it crosses to the page and the worker. */
export function witnessAt(
  rules: AnyRules,
  history: History<Terms>,
  begin: object,
  of: number,
  seats: readonly PlayerSeat[],
): Witnessed {
  const eyes = askingEyes(seats, Object.fromEntries(seats.map((seat) => [seat, seat === 'A' ? 'person' : 'bot'])))
  const ledger = ledgerOf(rules.game, begin, history, eyes)
  return JSON.parse(JSON.stringify(witnessOf(rules.game, history, { ledger, eyes, of, seat: 'B', seats }))) as Witnessed
}

/** What the last of the trace's answers led to. */
function eventsOf({ game }: AnyRules, world: Snapshot<Terms>, { moves }: Trace): readonly Terms['event'][] {
  let snapshot = world
  let last: readonly Terms['event'][] = []
  for (const { decision, answer } of moves) {
    const step = reply(game, snapshot, decision.id, answer)
    snapshot = step.snapshot
    last = step.events
  }
  return last
}

/**
 * The same match as A saw it, in which B had other hidden things and yet did what looked the same. Undefined if none of many
 * imagined worlds is like that.
 */
export function twinOf(
  rules: AnyRules,
  { past, ...rest }: History<Terms>,
  of: number,
  witness: Witness,
): History<Terms> | undefined {
  const at = past.findIndex(({ entry }) => entry.seq === of)
  const [before, moment] = [past[at - 1], past[at]] as [Moment<Terms>, Moment<Terms>]
  const known = seen(rules.game, before.snapshot, 'A')
  const harvest = harvested(rules, witness.told, witness.after as object)
  const rng = seeded(of)
  const viewOfB = (state: object) => rules.game.project(state, 'B')
  for (let tries = 0; tries < 400; tries++) {
    const world = imagined(rules.game, { ...known, answered: [] }, rng)
    const [trace] = tracesIn(rules, world, witness, harvest, rng)
    if (!trace || same(viewOfB(trace.end.state), viewOfB(moment.state))) continue
    const end = eventsOf(rules, world, trace)
    const moments = past.map((one, index): Moment<Terms> => {
      if (index === at - 1) return { ...before, state: world.state, snapshot: { ...before.snapshot, state: world.state } }
      if (index !== at) return one
      return { ...moment, entry: { ...moment.entry, events: end }, state: trace.end.state, snapshot: trace.end }
    })
    return { ...rest, past: moments.slice(0, at + 1) as unknown as History<Terms>['past'] }
  }
  return undefined
}
