/**
 * The schema of a card list: one JSON document with cards in the vocabulary (6.3) and decks made with them. Every size has an
 * upper bound.
 */
import * as v from 'valibot'
import { header, idOf, list, name, oneOf, record, whole, yesNo } from '../../../packs/form'
import { readNumber, readPredicate } from './fx/text'
import { message } from './pack-said'
import {
  AFFILIATIONS,
  ALLOWED,
  BANNED,
  DISCIPLINES,
  DURATIONS,
  EVENTS,
  IMMUNITIES,
  KEYWORDS,
  type Op,
  PRICED,
  RATES,
  REFERENCES,
  REPLACED,
  STATS,
  TYPES,
  WINDOWS,
} from './vocabulary'

export const CARD_ID = /^[a-z][a-z0-9_-]{0,47}$/
const id = idOf(CARD_ID)
const word = idOf(/^[A-Za-z][A-Za-z0-9_:]{0,47}$/)

const predicate = v.custom<string>(
  (text) => typeof text === 'string' && text.length <= 120 && readPredicate(text) !== undefined,
  message('pack-predicate', {}),
)
const predicates = list(predicate, 0, 12)
const conditions = v.optional(predicates)
const number = v.custom<number | string>(
  (n) =>
    (Number.isInteger(n) && Math.abs(n as number) <= 99) ||
    (typeof n === 'string' && n.length <= 80 && readNumber(n) !== undefined),
  message('pack-formula', {}),
)
const reference = oneOf(REFERENCES)
const filter = record({
  of: oneOf(['mine', 'theirs', 'any']),
  is: predicates,
  n: v.optional(v.union([whole(1, 20), oneOf(['all', 'X'])])),
  where: v.optional(oneOf(['attached', 'inUse', 'inPlay'])),
  zone: v.optional(oneOf(['squad', 'kohort', 'hidden', 'reserve'])),
})
/** A selector: a reference or a filter. */
const who = v.lazy((given) => (typeof given === 'string' ? reference : filter)) as v.GenericSchema<
  unknown,
  string | v.InferOutput<typeof filter>
>

const price = record({
  D: v.optional(whole(0, 99)),
  perD: v.optional(whole(1, 99)),
  min: v.optional(whole(0, 20)),
  max: v.optional(whole(1, 99)),
  P: v.optional(whole(0, 99)),
  hand: v.optional(whole(1, 9)),
  V: v.optional(oneOf(['t', 'self', 'bearer'])),
  self: v.optional(oneOf(['discard', 'remove', 'wound'])),
})
const immunity = v.custom<string>(
  (text) => typeof text === 'string' && IMMUNITIES.some((one) => text === one || text.startsWith(`${one}:`)),
  message('pack-one-of', { options: IMMUNITIES.join(', ') }),
)

const mod = record({
  k: v.literal('mod'),
  who,
  stat: list(oneOf(STATS), 1, 4),
  op: oneOf(['+', '-', 'x', '=', 'half']),
  n: number,
  if: conditions,
})
const kw = record({
  k: v.literal('kw'),
  who,
  kw: list(oneOf(KEYWORDS), 1, 4),
  arg: v.optional(idOf(/^[A-Za-z0-9][A-Za-z0-9_:]{0,47}$/)),
  if: conditions,
})
const immune = record({
  k: v.literal('immune'),
  who,
  to: list(immunity, 1, 8),
  cards: v.optional(number),
  exceptSelf: v.optional(yesNo),
  exceptOwn: v.optional(yesNo),
  if: conditions,
})
const meaning = v.optional(
  list(v.union([oneOf([...DISCIPLINES, 'ALL', 'PERSONAL_AS_COMBAT']), predicate], message('pack-predicate', {})), 0, 12),
)
const allow = record({
  k: v.literal('allow'),
  who,
  act: oneOf(ALLOWED),
  vs: conditions,
  is: meaning,
  pay: v.optional(price),
  free: v.optional(yesNo),
  if: conditions,
})
const ban = record({
  k: v.literal('ban'),
  who,
  act: oneOf(BANNED),
  vs: conditions,
  vsMode: v.optional(oneOf(['or'])),
  is: meaning,
  if: conditions,
})
const must = record({ k: v.literal('must'), who, act: oneOf(['attack']), vs: conditions, if: conditions })
const ADDED = /^(DL|tag:[A-Z_:]{1,40}|aff:(bauhaus|capitol|cybertronic|imperial|mishima|brotherhood))$/
const memberships = v.optional(list(idOf(ADDED), 1, 6))
const is = record({ k: v.literal('is'), who: reference, add: memberships, drop: memberships, if: conditions })
const whose = v.lazy((given) => (typeof given === 'string' ? oneOf(['me']) : filter)) as v.GenericSchema<
  unknown,
  'me' | v.InferOutput<typeof filter>
>
const rate = record({
  k: v.literal('rate'),
  who: whose,
  what: oneOf(RATES),
  op: oneOf(['+', '-', '=']),
  n: number,
  if: conditions,
})

const priced = record({
  k: v.literal('price'),
  who: whose,
  what: v.lazy((given) => (typeof given === 'string' ? oneOf(PRICED) : predicates)) as v.GenericSchema<
    unknown,
    string | string[]
  >,
  cur: oneOf(['D', 'P', 'actions']),
  op: oneOf(['+', '-', '=']),
  n: number,
  min: v.optional(whole(0, 99)),
  if: conditions,
})
const shield = record({ k: v.literal('shield'), what: who, if: conditions })

// Ops contain ops, so the schema is evaluated lazily.
const ops: v.GenericSchema<unknown, readonly Op[]> = v.lazy(() => list(op, 0, 12)) as never
const on = record({ k: v.literal('on'), event: oneOf(EVENTS), if: conditions, do: ops })
const instead = record({ k: v.literal('instead'), event: oneOf(REPLACED), if: conditions, do: ops })
const LASTING = 'mod, kw, immune, allow, ban, must, is, rate, price, shield, on, instead'
const lasting = v.variant(
  'k',
  [mod, kw, immune, allow, ban, must, is, rate, priced, shield, on, instead],
  message('pack-one-of', { options: LASTING }),
)

const named = <const Names extends readonly string[], E extends v.ObjectEntries>(names: Names, entries: E) =>
  names.map((one) => record({ op: v.literal(one as Names[number]), if: conditions, ...entries }))
const cur = oneOf(['P', 'D', 'PTS'])
const lasts = oneOf(DURATIONS)
const ALL_OPS = [
  ...named(['gain', 'lose'], { who: reference, cur, n: number }),
  ...named(['heal', 'cover', 'uncover', 'reveal'], { who }),
  ...named(['wound', 'kill'], { who, pts: v.optional(reference) }),
  ...named(['damage'], { who, n: number }),
  ...named(['discard', 'remove', 'return'], { what: who }),
  ...named(['draw'], { n: number }),
  ...named(['look'], { zone: oneOf(['hand']), who: oneOf(['p']), n: v.optional(number) }),
  ...named(['search'], { zone: oneOf(['pile', 'discard']), filter: predicates, to: oneOf(['hand']), n: number }),
  ...named(['put'], { what: filter, to: oneOf(['squad', 'kohort']) }),
  ...named(['tactic', 'end_combat', 'counter', 'undo'], {}),
  ...named(['defender', 'attacker'], { who: reference, legal: oneOf(['check', 'ignore']) }),
  ...named(['reinforce'], { side: reference, n: number, who: filter, stats: list(oneOf(STATS), 1, 4) }),
  ...named(['disable'], { what: reference, for: lasts }),
  ...named(['alter'], { what: reference, how: oneOf(['x', 'zero', 'invert']), n: v.optional(whole(0, 9)), for: lasts }),
  ...named(['extra'], { n: number, kind: oneOf(['any', 'nonattack', 'attack']), now: v.optional(yesNo) }),
  ...named(['apply'], { fx: lasting, for: lasts }),
  ...named(['coin'], { heads: ops, tails: ops }),
  ...named(['choose'], { options: list(ops, 2, 6) }),
  ...named(['each'], { over: who, do: ops }),
  ...named(['mark'], { what: reference, n: number }),
  ...named(['swap'], { who: reference, cur: oneOf(['P', 'D']) }),
  ...named(['convert'], { from: oneOf(['P', 'D']), give: whole(1, 20), get: whole(1, 20) }),
  ...named(['control'], { who, to: reference }),
  ...named(['attach'], { what: oneOf(['self', 't']), to: reference }),
  ...named(['move'], { what: who }),
  ...named(['copy'], { who: reference, from: reference, for: lasts }),
  ...named(['retarget', 'direction', 'turn', 'plan'], {}),
  ...named(['again'], { who: v.optional(reference) }),
  ...named(['redirect'], { to: v.optional(reference), times: v.optional(whole(0, 9)) }),
  ...named(['skip'], { who: reference, what: oneOf(['turn', 'draw', 'actions']) }),
  ...named(['aside'], { who }),
  ...named(['ask'], { who: reference, filter: predicates, yes: ops, no: ops }),
  ...named(['free_play'], { filter: predicates }),
  ...named(['payout'], { cur, n: number, instead: v.optional(oneOf(['kill'])) }),
]
const OP_NAMES = ALL_OPS.map((one) => one.entries.op.literal)
const op = v.variant('op', ALL_OPS as never, message('pack-one-of', { options: OP_NAMES.join(', ') }))

const use = record({
  k: v.literal('use'),
  when: oneOf(WINDOWS.filter((one) => one !== 'RE')),
  actions: v.optional(whole(0, 9)),
  pay: v.optional(price),
  limit: v.optional(oneOf(['turn', 'combat', 'game'])),
  if: conditions,
  on: v.optional(filter),
  do: ops,
})
const FX_NAMES = `${LASTING}, do, use`
const fx = v.variant(
  'k',
  [mod, kw, immune, allow, ban, must, is, rate, priced, shield, record({ k: v.literal('do'), do: ops }), use, on, instead],
  message('pack-one-of', { options: FX_NAMES }),
)

const play = record({
  when: oneOf(WINDOWS),
  actions: whole(0, 9),
  on: v.optional(filter),
  pay: v.optional(price),
  if: conditions,
  stay: v.optional(oneOf(['warrior', 'card', 'squad', 'kohort', 'player'])),
  after: v.optional(oneOf(['discard', 'remove'])),
  unique: v.optional(oneOf(['player', 'warrior', 'holder'])),
  movable: v.optional(whole(1, 9)),
  re: v.optional(oneOf(EVENTS)),
  limit: v.optional(oneOf(['turn', 'combat', 'game'])),
  caster: v.optional(oneOf(DISCIPLINES)),
  spell: v.optional(oneOf(['COMBAT', 'PERSONAL'])),
  good: v.optional(yesNo),
})
const rating = v.nullable(whole(0, 40))

export const CARD_SCHEMA = record({
  id,
  name,
  type: oneOf(TYPES),
  aff: list(oneOf(AFFILIATIONS), 1, 3),
  tags: v.optional(list(word, 0, 12), []),
  limit: v.optional(whole(0, 5), 5),
  rarity: v.optional(word),
  stats: v.optional(record({ F: rating, S: rating, A: rating, V: whole(0, 40) })),
  play: v.optional(play),
  fx: v.optional(list(fx, 0, 20), []),
})

/** The whole file. Cards are left unchecked here because `readCard` validates each on its own. */
export const PACK_SCHEMA = record({
  ...header('doomtrooper', 1),
  cards: list(v.unknown(), 0, 1200),
  decks: v.optional(list(record({ id, name, cards: v.record(id, whole(1, 60)) }), 0, 40), []),
})
export type PackDocument = v.InferOutput<typeof PACK_SCHEMA>
