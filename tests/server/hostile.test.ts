/** What hostile people send to a server's door, each with its refusal; after each the match at the table goes on. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { choose } from '../../src/bots/bot'
import { gameOf } from '../../src/games'
import type { AnyRules } from '../../src/games/rules-of'
import type { AnyDecision, Json, PlayerSeat } from '../../src/kernel'
import { generator } from '../../src/match/generator'
import { PROTOCOL_VERSION } from '../../src/protocol/messages'
import { ONLINE_VERSION, type TableKeys } from '../../src/protocol/online'
import { ask, entering, line, type Stranger, stranger, upgrade } from './hostile'
import { asking, come, type Guest, type Served, serveTables } from './online'

const rng = generator(5)
let server: Served
let rules: AnyRules
let keys: TableKeys
let players: readonly { readonly seat: PlayerSeat; readonly guest: Guest }[]
const made: { close(): void }[] = []

/** A table with a match of two people. */
async function playing(at: Served) {
  const opened = await at.open({ sitters: { A: 'me', B: 'me' }, names: { A: 'Ada', B: 'Bob' } })
  const both = (['A', 'B'] as const).map((seat) => ({
    seat,
    guest: come(at.port, opened.table, [opened.seats[seat] as string], [seat]),
  }))
  for (const { guest } of both) made.push(guest.online)
  await Promise.all(both.map(({ guest }) => guest.until(({ status, table }) => status === 'here' && table !== undefined)))
  for (const { guest, seat } of both) guest.online.request({ type: 'ready', seat, ready: true })
  await Promise.all(both.map(({ guest }) => guest.until(({ table }) => table?.stage === 'playing')))
  return { keys: opened, players: both }
}

beforeAll(async () => {
  server = await serveTables()
  rules = (await gameOf('exterminate')?.rules?.()) as AnyRules
  const opened = await playing(server)
  keys = opened.keys
  players = opened.players
})
afterAll(async () => {
  for (const one of made.splice(0)) one.close()
  await server.close()
})

/** Who is asked something that he owes, and who is not. */
async function asked(among = players): Promise<{ seat: PlayerSeat; other: PlayerSeat; decision: AnyDecision; guest: Guest }> {
  const find = () =>
    among.flatMap(({ seat, guest }) => {
      const decision = guest.states.get(seat)?.decisions.find(({ offer }) => !offer)
      return decision ? [{ seat, guest, decision, other: seat === 'A' ? ('B' as const) : ('A' as const) }] : []
    })[0]
  await expect.poll(find, { interval: 5 }).toBeDefined()
  return find() as NonNullable<ReturnType<typeof find>>
}

/** The match goes on: whoever is asked answers, and is told of it. */
async function goOn(among = players): Promise<void> {
  const { seat, guest } = await asked(among)
  const before = guest.states.get(seat)?.seq ?? 0
  const { decisions = [] } = guest.states.get(seat) ?? {}
  const { decision, answer } = choose(rules, { view: guest.views.get(seat) as object, decisions }, rng)
  guest.send({ type: 'answer', seat, decision, answer: answer as Json })
  await expect.poll(() => guest.states.get(seat)?.seq ?? 0, { interval: 5 }).toBeGreaterThan(before)
}

const strangers: Stranger[] = []
const meet = (...given: Parameters<typeof stranger>): Stranger => {
  const one = stranger(...given)
  strangers.push(one)
  return one
}
afterEach(() => {
  for (const { socket } of strangers.splice(0)) socket.terminate()
})

interface Case {
  readonly mallory: Stranger
  readonly seat: PlayerSeat
  readonly other: PlayerSeat
  readonly decision: AnyDecision
}
type Hostile = readonly [kind: string, act: (at: Case) => void | Promise<void>, refusal: string | RegExp]
const answer = ({ mallory, seat }: Case, decision: unknown, what: unknown, as: unknown = seat) =>
  mallory.say({ type: 'match', message: { type: 'answer', seat: as, decision, answer: what } })
/** What the shapes of choices say of an answer that is none of theirs. */
const UNFIT = /^match:(?:not-an?-[\w-]+|no-option|malformed)/
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

const BEFORE: readonly Hostile[] = [
  ['no JSON', ({ mallory }) => mallory.raw('{'), 'refused:online-malformed'],
  ['nothing at all', ({ mallory }) => mallory.raw(''), 'refused:online-malformed'],
  ['a binary message', ({ mallory }) => mallory.raw(Buffer.from([1, 2, 3])), 'refused:online-malformed'],
  ['NaN as text', ({ mallory }) => mallory.raw('[NaN,{"type":"beat"}]'), 'refused:online-malformed'],
  ['a message without a number', ({ mallory }) => mallory.raw('{"type":"beat"}'), 'refused:online-malformed'],
  ['a number that is a text', ({ mallory }) => mallory.raw('["1",{"type":"beat"}]'), 'refused:online-malformed'],
  ['a number too large for any', ({ mallory }) => mallory.raw('[1e999,{"type":"beat"}]'), 'refused:online-malformed'],
  ['half a number', ({ mallory }) => mallory.raw('[0.5,{"type":"beat"}]'), 'refused:online-malformed'],
  ['a number below one', ({ mallory }) => mallory.raw('[-1,{"type":"beat"}]'), 'refused:online-malformed'],
  ['a third member', ({ mallory }) => mallory.raw('[1,{"type":"beat"},{}]'), 'refused:online-malformed'],
  ['a list nested a hundred thousand times', ({ mallory }) => mallory.raw(nested(100_000)), 'refused:online-malformed'],
  ['an unknown type', ({ mallory }) => mallory.say({ type: 'administer' }), 'refused:online-malformed'],
  ['a gap in the numbers', ({ mallory }) => mallory.raw('[7,{"type":"beat"}]'), 'ended:messages-lost'],
  ['a beat before entering', ({ mallory }) => mallory.say({ type: 'beat' }), 'refused:enter-first'],
  ['talk before entering', ({ mallory }) => mallory.say({ type: 'say', text: 'hello' }), 'refused:enter-first'],
  ['an answer before entering', (at) => answer(at, at.decision.id, 0), 'refused:enter-first'],
  ['entering without a key', ({ mallory }) => mallory.say(entering()), 'refused:online-malformed'],
  ['a short key', ({ mallory }) => mallory.say(entering('abc')), 'refused:online-malformed'],
  ['a key with letters of no key', ({ mallory }) => mallory.say(entering(`${'a'.repeat(22)}'--`)), 'refused:online-malformed'],
  ['seventeen keys', ({ mallory }) => mallory.say(entering(...Array(17).fill(keys.onlooker))), 'refused:online-malformed'],
  ['a wrong key', ({ mallory }) => mallory.say(entering('a'.repeat(24))), 'ended:no-table'],
  ['the table itself as a key', ({ mallory }) => mallory.say(entering(keys.table)), 'ended:no-table'],
  ['a key of another table', async ({ mallory }) => mallory.say(entering((await server.open({})).opener)), 'ended:no-table'],
  [
    'another version',
    ({ mallory }) => mallory.say({ type: 'enter', version: ONLINE_VERSION + 1, keys: [keys.onlooker] }),
    'ended:online-version',
  ],
  [
    'a request while entering',
    ({ mallory }) => {
      mallory.say(entering(keys.onlooker))
      mallory.say({ type: 'say', text: 'hello' })
    },
    'refused:enter-first',
  ],
  [
    'entering twice at once',
    ({ mallory }) => {
      mallory.say(entering(keys.onlooker))
      mallory.say(entering(keys.seats.A as string))
    },
    'refused:online-malformed',
  ],
  ['a message that is too long', ({ mallory }) => mallory.raw(`[1,"${'x'.repeat(300_000)}"]`), 'closed:1009'],
  ['a bomb of compressed blanks', ({ mallory }) => mallory.raw(' '.repeat(30_000_000)), 'closed:1009'],
  [
    'a text that is no text',
    ({ mallory }) => mallory.socket.send(Buffer.from([0xc3, 0x28]), { binary: false }, () => undefined),
    'closed:1007',
  ],
]

/** From the page of the seat that is asked something. */
const SEATED: readonly Hostile[] = [
  ['entering again', ({ mallory }) => mallory.say(entering(keys.onlooker)), 'refused:online-malformed'],
  ['an answer to a question of nobody', (at) => answer(at, 'nothing', 0), 'match:unknown-decision'],
  [
    "an answer to another host's question",
    (at) => answer(at, `AAAAAA.${at.decision.id.split('.')[1]}`, 0),
    'match:unknown-decision',
  ],
  ['a question that is a number', (at) => answer(at, 1, 0), 'refused:online-malformed'],
  ['a question of a thousand letters', (at) => answer(at, 'x'.repeat(1000), 0), 'refused:online-malformed'],
  ['a question named __proto__', (at) => answer(at, '__proto__', 0), 'match:unknown-decision'],
  ["another seat's answer", (at) => answer(at, at.decision.id, 0, at.other), 'match:not-your-seat'],
  ["chance's answer", (at) => answer(at, at.decision.id, 0, 'chance'), 'refused:online-malformed'],
  ['a seat that does not exist', (at) => answer(at, at.decision.id, 0, 'Z'), 'refused:online-malformed'],
  ['a seat named __proto__', (at) => answer(at, at.decision.id, 0, '__proto__'), 'refused:online-malformed'],
  ['an answer of null', (at) => answer(at, at.decision.id, null), UNFIT],
  ['an answer of another kind', (at) => answer(at, at.decision.id, { no: 'such' }), UNFIT],
  ['an answer of a huge number', (at) => answer(at, at.decision.id, 1e308), UNFIT],
  [
    'an answer without an answer',
    ({ mallory, seat, decision }) => mallory.say({ type: 'match', message: { type: 'answer', seat, decision: decision.id } }),
    'refused:online-malformed',
  ],
  [
    'an answer beyond all numbers',
    ({ mallory, seat, decision }) =>
      mallory.raw(
        `[${mallory.next()},{"type":"match","message":{"type":"answer","seat":"${seat}","decision":"${decision.id}","answer":1e999}}]`,
      ),
    'refused:online-malformed',
  ],
  [
    'an answer nested a thousand times',
    ({ mallory, seat, decision }) =>
      mallory.raw(
        `[${mallory.next()},{"type":"match","message":{"type":"answer","seat":"${seat}","decision":"${decision.id}","answer":${nested(1000)}}}]`,
      ),
    'refused:online-malformed',
  ],
  [
    'an answer with a member __proto__',
    ({ mallory, seat, decision }) =>
      mallory.raw(
        `[${mallory.next()},{"type":"match","message":{"type":"answer","seat":"${seat}","decision":"${decision.id}","answer":{"__proto__":{"x":1}}}}]`,
      ),
    'refused:online-malformed',
  ],
  ['an answer of a long text', (at) => answer(at, at.decision.id, 'x'.repeat(30_000)), 'refused:online-malformed'],
  ['an answer of thirty thousand parts', (at) => answer(at, at.decision.id, Array(30_000).fill(0)), 'refused:online-malformed'],
  [
    'a message of the match with more in it',
    ({ mallory, seat }) => mallory.say({ type: 'match', message: { type: 'undo', seat, please: true } }),
    'refused:online-malformed',
  ],
  [
    'a throw that nobody waits for',
    ({ mallory, seat, decision }) =>
      mallory.say({
        type: 'match',
        message: { type: 'throw', seat, decision: decision.id, gesture: { x: 0, y: 0, strength: 1 } },
      }),
    'match:throw-not-awaited',
  ],
  [
    'a throw too strong for an arm',
    ({ mallory, seat, decision }) =>
      mallory.say({
        type: 'match',
        message: { type: 'throw', seat, decision: decision.id, gesture: { x: 0, y: 0, strength: 1e9 } },
      }),
    'refused:online-malformed',
  ],
  [
    "another seat's undo",
    ({ mallory, other }) => mallory.say({ type: 'match', message: { type: 'undo', seat: other } }),
    'match:not-your-seat',
  ],
  [
    "another seat's giving up",
    ({ mallory, other }) => mallory.say({ type: 'match', message: { type: 'concede', seat: other } }),
    'match:not-your-seat',
  ],
  [
    'consent that nobody asked for',
    ({ mallory, seat }) => mallory.say({ type: 'match', message: { type: 'consent', seat, grant: true } }),
    'match:no-undo-asked',
  ],
  [
    'a redo of nothing',
    ({ mallory, seat }) => mallory.say({ type: 'match', message: { type: 'redo', seat } }),
    'match:nothing-to-redo',
  ],
  [
    'the file of a match with secrets',
    ({ mallory }) => mallory.say({ type: 'match', message: { type: 'export' } }),
    'match:export-while-secret',
  ],
  [
    "another seat's view",
    ({ mallory, other }) => mallory.say({ type: 'match', message: { type: 'hello', version: PROTOCOL_VERSION, seats: [other] } }),
    'failed:not-your-seat',
  ],
  [
    'a look back through the eyes of another seat',
    ({ mallory, other }) => mallory.say({ type: 'match', message: { type: 'telling', eyes: other } }),
    'match:not-your-seat',
  ],
  [
    'a match of another version',
    ({ mallory, seat }) => mallory.say({ type: 'match', message: { type: 'hello', version: 99, seats: [seat] } }),
    'failed:wrong-version',
  ],
  [
    'a past with a member __proto__',
    ({ mallory, seat }) =>
      mallory.raw(
        `[${mallory.next()},{"type":"match","message":{"type":"hello","version":${PROTOCOL_VERSION},"seats":["${seat}"],"since":{"__proto__":{"seq":-1,"mark":""}},"x":1}}]`,
      ),
    'refused:online-malformed',
  ],
  [
    'a choice after the beginning',
    ({ mallory, seat }) => mallory.say({ type: 'choose-seat', seat, chosen: {} }),
    'refused:match-has-begun',
  ],
  [
    'readiness after the beginning',
    ({ mallory, seat }) => mallory.say({ type: 'ready', seat, ready: false }),
    'refused:match-has-begun',
  ],
  ["another's readiness", ({ mallory, other }) => mallory.say({ type: 'ready', seat: other, ready: false }), 'refused:not-yours'],
  ["another's name", ({ mallory, other }) => mallory.say({ type: 'name', seat: other, name: 'Fool' }), 'refused:not-yours'],
  [
    "another's choice",
    ({ mallory, other }) => mallory.say({ type: 'choose-seat', seat: other, chosen: {} }),
    'refused:not-yours',
  ],
  ["a link of another's seat", ({ mallory, other }) => mallory.say({ type: 'move', seat: other }), 'refused:not-yours'],
  [
    "the opener's choice",
    ({ mallory }) => mallory.say({ type: 'choose', gathered: { shared: {}, seats: {} } }),
    'refused:not-yours',
  ],
  [
    "the opener's giving away of a seat",
    ({ mallory, other }) => mallory.say({ type: 'sitter', seat: other, sitter: 'bot' }),
    'refused:not-yours',
  ],
  [
    "the opener's choice of a bot's level",
    ({ mallory, other }) => mallory.say({ type: 'level', seat: other, level: 'beginner' }),
    'refused:not-yours',
  ],
  ["the opener's closing to onlookers", ({ mallory }) => mallory.say({ type: 'bar-onlookers' }), 'refused:not-yours'],
  [
    'the key of a seat as an invitation',
    ({ mallory, seat }) => mallory.say({ type: 'take', invitation: keys.seats[seat], name: 'Mallory' }),
    'refused:link-used',
  ],
  [
    'the link of onlookers as a link of a seat',
    ({ mallory }) => mallory.say({ type: 'follow', link: keys.onlooker }),
    'refused:link-used',
  ],
  [
    'a name of nothing',
    ({ mallory, seat }) => mallory.say({ type: 'name', seat, name: ' \u200b\u2060\u3164 ' }),
    'refused:online-malformed',
  ],
  [
    'a name of joiners alone',
    ({ mallory, seat }) => mallory.say({ type: 'name', seat, name: '\u200d\u200d' }),
    'refused:online-malformed',
  ],
  [
    'a name of control characters',
    ({ mallory, seat }) => mallory.say({ type: 'name', seat, name: '\u0000\u0007\u001b' }),
    'refused:online-malformed',
  ],
  [
    'a name too long',
    ({ mallory, seat }) => mallory.say({ type: 'name', seat, name: 'x'.repeat(25) }),
    'refused:online-malformed',
  ],
  [
    'a name that is a record',
    ({ mallory, seat }) => mallory.say({ type: 'name', seat, name: { toString: 'x' } }),
    'refused:online-malformed',
  ],
  ['a line too long', ({ mallory }) => mallory.say({ type: 'say', text: 'x'.repeat(501) }), 'refused:online-malformed'],
  ['a line of nothing', ({ mallory }) => mallory.say({ type: 'say', text: '\n\t' }), 'refused:online-malformed'],
  ['an unknown sign', ({ mallory }) => mallory.say({ type: 'sign', sign: 'insult' }), 'refused:online-malformed'],
  [
    'a pointer off every table',
    ({ mallory }) => mallory.say({ type: 'show', shown: { type: 'pointer', x: 1e12, y: 0 } }),
    'refused:online-malformed',
  ],
  [
    'a ruler of a thousand places',
    ({ mallory }) => mallory.say({ type: 'show', shown: { type: 'ruler', points: Array(1000).fill({ x: 0, y: 0, z: 0 }) } }),
    'refused:online-malformed',
  ],
]

/** From somebody with the onlookers' link, who watches the match. */
const WATCHING: readonly Hostile[] = [
  ['an answer', (at) => answer(at, at.decision.id, 0), 'match:not-your-seat'],
  [
    'a view of a seat',
    ({ mallory, seat }) => mallory.say({ type: 'match', message: { type: 'hello', version: PROTOCOL_VERSION, seats: [seat] } }),
    'failed:not-your-seat',
  ],
  ['giving up', ({ mallory, seat }) => mallory.say({ type: 'match', message: { type: 'concede', seat } }), 'match:not-your-seat'],
  ['an undo', ({ mallory, seat }) => mallory.say({ type: 'match', message: { type: 'undo', seat } }), 'match:not-your-seat'],
  [
    'a look back through the eyes of a seat',
    ({ mallory, seat }) => mallory.say({ type: 'match', message: { type: 'telling', eyes: seat } }),
    'match:not-your-seat',
  ],
  ['the file', ({ mallory }) => mallory.say({ type: 'match', message: { type: 'export' } }), 'match:export-while-secret'],
  ['a name', ({ mallory, seat }) => mallory.say({ type: 'name', seat, name: 'Mallory' }), 'refused:not-yours'],
  [
    'a seat without an invitation',
    ({ mallory }) => mallory.say({ type: 'take', invitation: keys.onlooker, name: 'Mallory' }),
    'refused:link-used',
  ],
  ['a new link for onlookers', ({ mallory }) => mallory.say({ type: 'bar-onlookers' }), 'refused:not-yours'],
]

async function attack(act: Hostile[1], way: 'outside' | 'seated' | 'watching'): Promise<string> {
  const { seat, other, decision } = await asked()
  const mallory = meet(server.port, keys.table)
  if (way !== 'outside') {
    mallory.say(entering((way === 'seated' ? keys.seats[seat] : keys.onlooker) as string))
    // Requests before the door is open are refused.
    await expect.poll(() => mallory.got.some(({ type }) => type === 'table'), { interval: 5 }).toBe(true)
    const eyes = way === 'seated' ? seat : 'spectator'
    mallory.say({ type: 'match', message: { type: 'hello', version: PROTOCOL_VERSION, seats: [eyes] } })
    await expect.poll(() => mallory.got.some(({ type }) => type === 'match'), { interval: 5 }).toBe(true)
  } else await new Promise<void>((done) => mallory.socket.on('open', () => done()))
  await act({ mallory, seat, other, decision })
  return mallory.refusal()
}

describe('a message of', () => {
  it.each(BEFORE)('somebody who has not entered: %s', async (_, act, refusal) => {
    expect(await attack(act, 'outside')).toMatch(refusal)
    await goOn()
  })
  it.each(SEATED)('a player: %s', async (_, act, refusal) => {
    expect(await attack(act, 'seated')).toMatch(refusal)
    await goOn()
  })
  it.each(WATCHING)('an onlooker: %s', async (_, act, refusal) => {
    expect(await attack(act, 'watching')).toMatch(refusal)
    await goOn()
  })
})

describe('a page', () => {
  it('says everything that others read as text: markup stays what it is, and what nobody sees is taken away', async () => {
    const { table, seats } = await server.open({ sitters: { A: 'me', B: 'bot' } })
    const ada = come(server.port, table, [seats.A as string], ['A'])
    made.push(ada.online)
    await ada.until(({ table: state }) => state !== undefined)
    const name = '<b>\u202eA\u200bd\ufeffa</b>'
    ada.online.request({ type: 'name', seat: 'A', name })
    await ada.until(({ table: state }) => state?.seats[0]?.name === '<b> A d a</b>')
    ada.online.request({
      type: 'say',
      text: `<img src=x onerror=alert(1)>${'e\u0301'.repeat(3)}${'\u0300'.repeat(99)}\u0000\u2066!`,
    })
    const { said } = await ada.until(({ said: lines }) => lines.length > 0)
    expect(said[0]?.text).toBe(`<img src=x onerror=alert(1)>${'e\u0301'.repeat(3)}${'\u0300'.repeat(3)} !`)
  })

  it('that repeats its messages is not heard twice', async () => {
    const mallory = meet(server.port, keys.table)
    mallory.say(entering(keys.onlooker))
    await expect.poll(() => mallory.got.length).toBeGreaterThan(0)
    const doubled = JSON.stringify([mallory.next(), { type: 'beat' }])
    for (let times = 0; times < 5; times++) mallory.raw(doubled)
    mallory.say({ type: 'sign', sign: 'hello' })
    await expect.poll(() => mallory.got.some(({ type }) => type === 'said')).toBe(true)
    expect(mallory.got.filter(({ type }) => type === 'beat')).toHaveLength(1)
    await goOn()
  })

  it('that answers late, or again what was answered, is refused, and nothing is done twice', async () => {
    const { seat, decision } = await asked()
    await goOn()
    const mallory = meet(server.port, keys.table)
    mallory.say(entering(keys.seats[seat] as string))
    await expect.poll(() => mallory.got.length).toBeGreaterThan(0)
    mallory.say({ type: 'match', message: { type: 'hello', version: PROTOCOL_VERSION, seats: [seat] } })
    await expect.poll(() => mallory.got.some(({ type }) => type === 'match')).toBe(true)
    mallory.say({ type: 'match', message: { type: 'answer', seat, decision: decision.id, answer: 0 } })
    expect(await mallory.refusal()).toMatch(/^match:(?:already-answered|unknown-decision)$/)
    await goOn()
  })
})

describe('links', () => {
  it('of another kind, another seat or another table are not used up for a seat', async () => {
    const opened = await server.open({ sitters: { A: 'me', B: 'link' } })
    const invitation = opened.invitations.B as string
    const bob = meet(server.port, opened.table)
    bob.say(entering(invitation))
    await expect.poll(() => bob.got.length).toBeGreaterThan(0)
    const opener = meet(server.port, opened.table)
    opener.say(entering(opened.opener))
    await expect.poll(() => opener.got.length).toBeGreaterThan(0)
    // The invitation is taken back; whoever came by it is still here.
    opener.say({ type: 'sitter', seat: 'B', sitter: 'link' })
    await expect.poll(() => opener.got.some(({ type }) => type === 'invitation')).toBe(true)
    const foreign = await server.open({ sitters: { A: 'link', B: 'link' } })
    for (const link of [invitation, opened.onlooker, opened.seats.A, foreign.invitations.A, foreign.onlooker]) {
      const before = bob.got.length
      bob.say({ type: 'take', invitation: link, name: 'Bob' })
      await expect.poll(() => bob.got.slice(before).some(({ type }) => type === 'refused')).toBe(true)
    }
    expect(bob.got.some(({ type }) => type === 'taken')).toBe(false)
    for (const [table, key] of [
      [opened.table, opened.onlooker],
      [foreign.table, foreign.invitations.A],
    ] as const) {
      const eve = meet(server.port, table)
      eve.say(entering(key as string))
      await expect.poll(() => eve.got.some(({ type }) => type === 'table')).toBe(true)
    }
  })

  it('of onlookers that are taken back end those who came by them, and nobody else', async () => {
    const opened = await server.open({ sitters: { A: 'me', B: 'link' } })
    const [opener, eve, bob] = [opened.opener, opened.onlooker, opened.invitations.B as string].map((key) => {
      const one = meet(server.port, opened.table)
      one.say(entering(key))
      return one
    }) as [Stranger, Stranger, Stranger]
    await expect.poll(() => [opener, eve, bob].every(({ got }) => got.length > 0)).toBe(true)
    opener.say({ type: 'bar-onlookers' })
    expect(await eve.refusal()).toBe('ended:onlookers-barred')
    bob.say({ type: 'beat' })
    await expect.poll(() => bob.got.some(({ type }) => type === 'beat')).toBe(true)
    const again = meet(server.port, opened.table)
    again.say(entering(opened.onlooker))
    expect(await again.refusal()).toBe('ended:no-table')
  })
})

describe('requests', () => {
  const json = (value: unknown) => ({ body: JSON.stringify(value) })
  const opening = async (more: object) => json({ ...(await asking({})), ...more })
  it.each([
    ['no body', '/api/tables', {}, 400, 'online-malformed'],
    ['no JSON', '/api/tables', { body: '{' }, 400, 'online-malformed'],
    ['a list in place of a record', '/api/tables', json([]), 400, 'online-malformed'],
    ['a body nested a hundred thousand times', '/api/tables', { body: nested(100_000) }, 400, 'online-malformed'],
    ['bytes that are no text', '/api/tables', { body: Buffer.from([0xff, 0xfe, 0]) }, 400, 'online-malformed'],
    [
      'another type of content',
      '/api/tables',
      { headers: { 'Content-Type': 'text/plain' }, body: '{}' },
      415,
      'online-malformed',
    ],
    [
      'a type that only begins alike',
      '/api/mine',
      { headers: { 'Content-Type': 'application/jsonp' }, body: '{}' },
      415,
      'online-malformed',
    ],
    [
      'a form',
      '/api/mine',
      { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'keys=' },
      415,
      'online-malformed',
    ],
    ['another origin', '/api/tables', { headers: { Origin: 'https://evil.example' }, body: '{}' }, 403, 'online-malformed'],
    [
      'no origin at all, as a frame without rights has',
      '/api/mine',
      { headers: { Origin: 'null' }, body: '{}' },
      403,
      'online-malformed',
    ],
    ['another method', '/api/tables', { method: 'PUT', body: '{}' }, 405, 'online-malformed'],
    ['reading in place of asking', '/api/mine', { method: 'GET' }, 405, 'online-malformed'],
    ['a list of keys that is too long', '/api/mine', json({ keys: Array(501).fill('a'.repeat(24)) }), 400, 'online-malformed'],
    ['keys that are numbers', '/api/mine', json({ keys: [1] }), 400, 'online-malformed'],
    ['more than a request may hold', '/api/mine', { body: 'x'.repeat(100_000) }, 413, 'online-malformed'],
  ] as const)('%s', async (_, path, what, status, key) => {
    const answered = await ask(server.port, path, what)
    expect([answered.status, JSON.parse(answered.body)]).toMatchObject([status, { ok: false, reason: { key } }])
    await goOn()
  })

  it.each([
    ['no seat', { sitters: {} }, 'no-seats'],
    ['a game that is not here', { game: 'chess' }, 'unknown-game'],
    ['a game named __proto__', { game: '__proto__' }, 'unknown-game'],
    ['another version', { version: 0 }, 'online-version'],
    ['a version that is a text', { version: '1' }, 'online-malformed'],
    ['a sitter who is nobody', { sitters: { A: 'ghost' } }, 'online-malformed'],
    ['a seat that does not exist', { sitters: { Q: 'me' } }, 'online-malformed'],
    [
      'choices without measure',
      { gathered: { shared: { a: Array(19).fill('x'.repeat(19_000)) }, seats: {} } },
      'online-malformed',
    ],
    ['a file that is none', { file: 'x' }, 'file-foreign'],
    ['a member more', { admin: true }, 'online-malformed'],
  ])('a table with %s', async (_, more, key) => {
    const answered = await ask(server.port, '/api/tables', await opening(more))
    expect([answered.status, JSON.parse(answered.body)]).toMatchObject([400, { ok: false, reason: { key } }])
    await goOn()
  })

  it('a body cut short leaves nothing behind', async () => {
    const { tables, visits } = server.house.counts()
    const { body } = await opening({})
    const cut = ask(server.port, '/api/tables', { body, isCutShort: true, headers: { 'Content-Length': '100000' } })
    await expect(cut).rejects.toThrow()
    expect(server.house.counts()).toEqual({ tables, visits })
    await goOn()
  })

  it.each([
    ['/api/tables', 400],
    ['/api/tables/', 404],
    ['/api/tables/short', 404],
    [`/api/tables/${'a'.repeat(22)}/..`, 404],
    [`/api/tables/${'a'.repeat(21)}%2f`, 404],
    [`/../api/tables/${'a'.repeat(22)}`, 404],
    ['/elsewhere', 404],
  ])('for a socket at %s are refused, and the line is closed on both sides', async (path) => {
    const { socket, said, closed } = line(server.port)
    socket.write(upgrade(path))
    await expect.poll(said, { interval: 5 }).toContain('HTTP/1.1 404 Not Found')
    // Nothing listens there any more, although this side stays open.
    socket.write('anybody?')
    setTimeout(() => socket.write('anybody?'), 50)
    await closed
    await goOn()
  })

  it('for a socket from a page of another origin are refused', async () => {
    const mallory = meet(server.port, keys.table, { Origin: 'https://evil.example' })
    expect(await mallory.refusal()).toBe('closed:1006')
    const { socket, said } = line(server.port)
    socket.write(upgrade(`/api/tables/${keys.table}`, { Origin: 'https://evil.example' }))
    await expect.poll(said).toContain('HTTP/1.1 403 Forbidden')
    await goOn()
  })

  it('for a table that does not exist, with a key that opens another, are refused as a wrong key is', async () => {
    const mallory = meet(server.port, 'a'.repeat(22))
    mallory.say(entering(keys.opener))
    expect(await mallory.refusal()).toBe('ended:no-table')
  })
})

describe('too much', () => {
  let strict: Served
  let bystanders: typeof players
  let table: TableKeys
  /** Moved by hand, because a busy machine reads on while the test sleeps. */
  let time = 0
  beforeAll(async () => {
    const limits = { pace: 20, mostConnections: 1000, mostOpened: 1000 }
    strict = await serveTables({ most: 3 }, 0, { ...limits, now: () => time })
    const opened = await playing(strict)
    bystanders = opened.players
    table = opened.keys
  })
  afterAll(() => strict.close())
  const entered = async (key: string, at = table.table) => {
    const one = meet(strict.port, at)
    one.say(entering(key))
    await expect.poll(() => one.got.length, { interval: 5 }).toBeGreaterThan(0)
    return one
  }

  it('of requests is read more slowly', async () => {
    const mallory = await entered(table.onlooker)
    for (let times = 0; times < 5000; times++) mallory.say({ type: 'beat' })
    const beats = () => mallory.got.filter(({ type }) => type === 'beat').length
    // As many as a connection may send at once; then as many as it may in a second.
    await expect.poll(beats).toBeGreaterThan(50)
    // While the others play, more would have come if more were read.
    await goOn(bystanders)
    expect(beats()).toBeLessThan(80)
    time += 1000
    await expect.poll(beats).toBeGreaterThan(75)
    await goOn(bystanders)
    expect(beats()).toBeLessThan(100)
  })

  it('of messages that mean nothing, or were sent before, is read more slowly, too', async () => {
    const mallory = await entered(table.onlooker)
    for (let times = 0; times < 5000; times++) mallory.raw(times % 2 ? '{' : '[1,{"type":"beat"}]')
    const refused = () => mallory.got.filter(({ type }) => type === 'refused').length
    await expect.poll(refused).toBeGreaterThan(25)
    await goOn(bystanders)
    expect(refused()).toBeLessThan(60)
  })

  it('of large messages that were small on the way ends the connection', async () => {
    const mallory = await entered(table.onlooker)
    for (let times = 0; times < 60; times++) mallory.raw(' '.repeat(250_000))
    const isEnded = () => mallory.got.some((one) => one.type === 'ended' && one.reason.key === 'too-much')
    await expect.poll(isEnded).toBe(true)
    await goOn(bystanders)
  })

  it('of talk is refused', async () => {
    const mallory = await entered(table.onlooker)
    for (let times = 0; times < 20; times++) mallory.say({ type: 'say', text: `spam ${times}` })
    expect(await mallory.refusal()).toBe('refused:too-much')
    await goOn(bystanders)
  })

  it('for a reader that never reads ends the connection: no more than a few messages wait', async () => {
    const many = await serveTables()
    const opened = await playing(many)
    for (let times = 0; times < 20; times++) await goOn(opened.players)
    const mallory = meet(many.port, opened.keys.table)
    mallory.say(entering(opened.keys.onlooker))
    await expect.poll(() => mallory.got.length, { interval: 5 }).toBeGreaterThan(0)
    const { visits } = many.house.counts()
    mallory.socket.pause()
    const hello = { type: 'match', message: { type: 'hello', version: PROTOCOL_VERSION, seats: ['spectator'] } }
    for (let times = 0; times < 2000; times++) mallory.say(hello)
    await expect.poll(() => many.house.counts().visits, { interval: 20 }).toBe(visits - 1)
    await goOn(opened.players)
    await many.close()
  })

  it('of pages at one seat is refused', async () => {
    const opened = await strict.open({ sitters: { A: 'me', B: 'bot' } })
    const pages = await Promise.all(Array.from({ length: 16 }, () => entered(opened.seats.A as string, opened.table)))
    const last = meet(strict.port, opened.table)
    last.say(entering(opened.seats.A as string))
    expect(await last.refusal()).toBe('ended:table-full')
    expect(last.got).toMatchObject([{ type: 'ended', again: true }])
    pages[0]?.socket.terminate()
    await goOn(bystanders)
  })

  it('of tables in memory is refused; one that nobody is at gives way', async () => {
    const opened = await Promise.all([strict.open({}), strict.open({}), strict.open({})])
    const first = await entered(opened[0].opener, opened[0].table)
    await entered(opened[1].opener, opened[1].table)
    const third = meet(strict.port, opened[2].table)
    third.say(entering(opened[2].opener))
    expect(await third.refusal()).toBe('ended:server-full')
    first.socket.terminate()
    await expect.poll(() => strict.house.counts().visits).toBe(3)
    await entered(opened[2].opener, opened[2].table)
    expect(strict.house.counts().tables).toBe(3)
    await goOn(bystanders)
  })

  it('of tables opened from one address is refused', async () => {
    const few = await serveTables({}, 0, { mostOpened: 3 })
    const answers = await Promise.all(Array.from({ length: 8 }, async () => few.post('/api/tables', await asking({}))))
    await few.close()
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
    expect(answers.filter((one) => !one.ok && one.reason.key === 'too-much')).toHaveLength(5)
  })

  it('of connections from one address is refused', async () => {
    const few = await serveTables({}, 0, { mostConnections: 5 })
    const opened = await playing(few)
    const lines = Array.from({ length: 20 }, () => line(few.port))
    for (const { socket } of lines) socket.write(upgrade(`/api/tables/${opened.keys.table}`))
    await expect.poll(() => lines.filter(({ said }) => said().startsWith('HTTP/1.1 429')).length).toBe(17)
    for (const { socket } of lines) socket.destroy()
    await goOn(opened.players)
    await few.close()
  })
})

/** Its patience is so short that a busy machine may end anybody's connection: nobody plays there. */
describe('whoever keeps the server waiting', () => {
  let hasty: Served
  let table: TableKeys
  beforeAll(async () => {
    hasty = await serveTables({}, 0, { patience: 300 })
    table = await hasty.open({})
  })
  afterAll(() => hasty.close())

  it('is ended: a socket that says nothing, and one that says everything but its name', async () => {
    const [silent, busy] = [meet(hasty.port, table.table), meet(hasty.port, table.table)]
    const talking = setInterval(() => busy.raw('{'), 50)
    expect(await silent.refusal()).toBe('ended:enter-first')
    await busy.closed
    clearInterval(talking)
    expect(busy.got.at(-1)).toMatchObject({ type: 'ended', reason: { key: 'enter-first' } })
    await goOn()
  })

  it('is ended: a line that is half dead: it answers no ping', async () => {
    const mallory = meet(hasty.port, table.table)
    mallory.say(entering(table.onlooker))
    await expect.poll(() => mallory.got.length, { interval: 5 }).toBeGreaterThan(0)
    mallory.socket.pause()
    await expect.poll(() => hasty.house.counts().visits).toBe(0)
    await goOn()
  })

  it('is ended: whoever sends his request letter by letter', async () => {
    const head = line(hasty.port)
    const body = line(hasty.port)
    head.socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-')
    body.socket.write('POST /api/mine HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{')
    const dripping = setInterval(() => {
      head.socket.write('a')
      body.socket.write(' ')
    }, 40)
    await expect.poll(head.said).toContain('HTTP/1.1 408')
    await expect.poll(body.said).toContain('HTTP/1.1 408')
    await Promise.all([head.closed, body.closed])
    clearInterval(dripping)
    await goOn()
  })
})
