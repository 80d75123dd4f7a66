/** Four total functions for each plain shape: is an answer legal, a random answer, all answers, and the message that asks. */
import type { Amount, Order, Pick, Roll, Shape, Shuffle, Split } from './choice'
import { oneOf, type Rng, shuffled } from './random'
import { ALLOWED, type Reason, refused, speaker, type Verdict } from './reason'

/** The kernel's own messages. */
export type KernelSaid = {
  'not-an-answer': { shape: string }
  'not-offered': { option: string }
  'picked-twice': { option: string }
  'not-together': { one: string; other: string }
  'too-few': { least: number; given: number }
  'too-many': { most: number; given: number }
  'not-whole': Record<string, never>
  'below-least': { least: number }
  'above-most': { most: number }
  'wrong-total': { total: number; given: number }
  'not-a-face': { die: number; face: string }
  'not-an-order': Record<string, never>
  'ask-pick': { least: number; most: number; of: number }
  'ask-amount': { least: number; most: number }
  'ask-split': { total: number; among: number }
  'ask-order': { items: number }
  'ask-roll': { dice: number }
  'ask-shuffle': { count: number }
}
const say = speaker<KernelSaid>()

/** What can be done with one shape of choice. `Space` is what spatial shapes are judged on; plain shapes ignore it. */
export interface ShapeRules<C extends Shape = Shape, Space = unknown> {
  /** Is this answer legal? It comes from outside and may be anything at all. */
  accepts(choice: C, answer: unknown, space: Space): Verdict
  /** A random legal answer, or undefined if none was found; the decision's fallback is taken then. */
  sample(choice: C, space: Space, rng: Rng): unknown
  /** Every answer, or 'too many'. */
  list(choice: C, space: Space): readonly unknown[] | 'too many'
  /** What is asked, as a message. */
  describe(choice: C): Reason
}
/** The table of shapes with which a host plays: the plain ones and whatever spatial ones it was given. */
export type Shapes<Space = unknown> = { readonly [shape: string]: ShapeRules<never, Space> }

const MANY = 500
const bad = (shape: string) => refused(say('not-an-answer', { shape }))
const isStrings = (answer: unknown): answer is readonly string[] =>
  Array.isArray(answer) && answer.every((item) => typeof item === 'string')
const isNumbers = (answer: unknown): answer is readonly number[] =>
  Array.isArray(answer) && answer.every((item) => Number.isInteger(item))
const isPermutation = (answer: readonly number[], count: number) =>
  answer.length === count && new Set(answer).size === count && answer.every((place) => place >= 0 && place < count)

const pick: ShapeRules<Pick> = {
  accepts(choice, answer) {
    if (!isStrings(answer)) return bad('pick')
    for (const [index, id] of answer.entries()) {
      const option = choice.options.find((one) => one.id === id)
      if (!option) return refused(say('not-offered', { option: id }))
      if (option.refused) return refused(option.refused)
      if (answer.indexOf(id) !== index) return refused(say('picked-twice', { option: id }))
    }
    if (answer.length < choice.least) return refused(say('too-few', { least: choice.least, given: answer.length }))
    if (answer.length > choice.most) return refused(say('too-many', { most: choice.most, given: answer.length }))
    const clash = choice.apart?.find(([one, other]) => answer.includes(one) && answer.includes(other))
    return clash ? refused(say('not-together', { one: clash[0], other: clash[1] })) : ALLOWED
  },
  sample(choice, _space, rng) {
    const open = shuffled(
      choice.options.filter((option) => !option.refused).map((option) => option.id),
      rng,
    )
    const wanted = choice.least + rng.below(Math.max(1, Math.min(choice.most, open.length) - choice.least + 1))
    const picked: string[] = []
    for (const id of open) {
      if (picked.length === wanted) break
      const clashes = choice.apart?.some(([a, b]) => (a === id && picked.includes(b)) || (b === id && picked.includes(a)))
      if (!clashes) picked.push(id)
    }
    return picked.length >= choice.least ? picked : undefined
  },
  list(choice) {
    const open = choice.options.filter((option) => !option.refused).map((option) => option.id)
    if (choice.most === 1 && !choice.apart) return [...(choice.least === 0 ? [[]] : []), ...open.map((id) => [id])]
    if (open.length > 8) return 'too many'
    const found: string[][] = []
    for (let bits = 0; bits < 1 << open.length; bits++) {
      const subset = open.filter((_, index) => bits & (1 << index))
      if (pick.accepts(choice, subset, undefined).allowed) found.push(subset)
    }
    return found
  },
  describe: (choice) => say('ask-pick', { least: choice.least, most: choice.most, of: choice.options.length }),
}

const amount: ShapeRules<Amount> = {
  accepts(choice, answer) {
    if (typeof answer !== 'number') return bad('amount')
    if (!Number.isInteger(answer)) return refused(say('not-whole', {}))
    if (answer < choice.least) return refused(say('below-least', { least: choice.least }))
    return answer > choice.most ? refused(say('above-most', { most: choice.most })) : ALLOWED
  },
  sample: (choice, _space, rng) => choice.least + rng.below(choice.most - choice.least + 1),
  list(choice) {
    const count = choice.most - choice.least + 1
    return count > MANY ? 'too many' : Array.from({ length: count }, (_, index) => choice.least + index)
  },
  describe: (choice) => say('ask-amount', { least: choice.least, most: choice.most }),
}

const split: ShapeRules<Split> = {
  accepts(choice, answer) {
    if (!isNumbers(answer) || answer.length !== choice.among.length) return bad('split')
    for (const [index, share] of answer.entries()) {
      const bounds = choice.among[index]
      if (bounds && share < bounds.least) return refused(say('below-least', { least: bounds.least }))
      if (bounds && share > bounds.most) return refused(say('above-most', { most: bounds.most }))
    }
    const given = answer.reduce((sum, share) => sum + share, 0)
    return given === choice.total ? ALLOWED : refused(say('wrong-total', { total: choice.total, given }))
  },
  sample(choice, _space, rng) {
    const shares = choice.among.map((bounds) => bounds.least)
    let left = choice.total - shares.reduce((sum, share) => sum + share, 0)
    while (left > 0) {
      const open = choice.among
        .map((_, index) => index)
        .filter((index) => (shares[index] ?? 0) < (choice.among[index]?.most ?? 0))
      if (open.length === 0) return undefined
      const index = oneOf(open, rng)
      shares[index] = (shares[index] ?? 0) + 1
      left--
    }
    return left === 0 ? shares : undefined
  },
  list(choice) {
    let found: number[][] = [[]]
    for (const bounds of choice.among) {
      const longer: number[][] = []
      for (const head of found) for (let share = bounds.least; share <= bounds.most; share++) longer.push([...head, share])
      if (longer.length > 20 * MANY) return 'too many'
      found = longer
    }
    const whole = found.filter((shares) => shares.reduce((sum, share) => sum + share, 0) === choice.total)
    return whole.length > MANY ? 'too many' : whole
  },
  describe: (choice) => say('ask-split', { total: choice.total, among: choice.among.length }),
}

const permutations = (count: number): number[][] | 'too many' => {
  if (count > 5) return 'too many'
  if (count === 0) return [[]]
  const shorter = permutations(count - 1)
  if (shorter === 'too many') return shorter
  return shorter.flatMap((list) => Array.from({ length: count }, (_, at) => [...list.slice(0, at), count - 1, ...list.slice(at)]))
}

const order: ShapeRules<Order> = {
  accepts(choice, answer) {
    if (!isStrings(answer)) return bad('order')
    const places = answer.map((item) => choice.items.indexOf(item))
    return isPermutation(places, choice.items.length) ? ALLOWED : refused(say('not-an-order', {}))
  },
  sample: (choice, _space, rng) => shuffled(choice.items, rng),
  list(choice) {
    const orders = permutations(choice.items.length)
    return orders === 'too many' ? orders : orders.map((places) => places.map((place) => choice.items[place] as string))
  },
  describe: (choice) => say('ask-order', { items: choice.items.length }),
}

const roll: ShapeRules<Roll> = {
  accepts(choice, answer) {
    if (!isStrings(answer)) return bad('roll')
    if (answer.length !== choice.dice.length) return bad('roll')
    const wrong = choice.dice.findIndex((die, index) => !die.faces.includes(answer[index] ?? ''))
    return wrong < 0 ? ALLOWED : refused(say('not-a-face', { die: wrong + 1, face: String(answer[wrong]) }))
  },
  sample: (choice, _space, rng) => choice.dice.map((die) => oneOf(die.faces, rng)),
  list(choice) {
    let found: string[][] = [[]]
    for (const die of choice.dice) {
      const faces = [...new Set(die.faces)]
      found = found.flatMap((head) => faces.map((face) => [...head, face]))
      if (found.length > MANY) return 'too many'
    }
    return found
  },
  describe: (choice) => say('ask-roll', { dice: choice.dice.length }),
}

const shuffle: ShapeRules<Shuffle> = {
  accepts: (choice, answer) =>
    isNumbers(answer) && isPermutation(answer, choice.count)
      ? ALLOWED
      : isNumbers(answer)
        ? refused(say('not-an-order', {}))
        : bad('shuffle'),
  sample: (choice, _space, rng) =>
    shuffled(
      Array.from({ length: choice.count }, (_, place) => place),
      rng,
    ),
  list: (choice) => permutations(choice.count),
  describe: (choice) => say('ask-shuffle', { count: choice.count }),
}

export const PLAIN_SHAPES = { pick, amount, split, order, roll, shuffle } satisfies Shapes
