/**
 * Parses the predicates and formulae that are written on cards: `!bearer.tag:CLANSMAN`, `type:fortification|tag:FORTIFICATION`,
 * `V<=4`, `count(mine:tag:CLANSMAN)>=2`; `2*V(victim)`, `halfUp(V(t))`, `V(bearer)+3*killed(bearer)`. Results are undefined for
 * any other text.
 */
import { REFERENCES, type Reference } from '../vocabulary'

/** Predicate heads, each with what stands behind its colon: nothing, a word, or a whole predicate. */
export const HEADS = {
  aff: 'word',
  DL: 'none',
  DT: 'none',
  BH: 'none',
  CORP: 'none',
  tag: 'word',
  id: 'word',
  type: 'word',
  follower: 'word',
  class: 'word',
  spell: 'word',
  wounded: 'none',
  healthy: 'none',
  cover: 'none',
  attacking: 'none',
  defending: 'none',
  inCombat: 'none',
  tactic: 'word',
  has: 'predicate',
  using: 'predicate',
  fortified: 'none',
  protectedBy: 'predicate',
  protects: 'word',
  inPlay: 'predicate',
  mineInPlay: 'predicate',
  noneInPlay: 'predicate',
  survived: 'none',
  by: 'word',
  on: 'word',
  zone: 'word',
  sameSide: 'word',
  canAttack: 'none',
  canReinforce: 'none',
  inCombatThen: 'none',
  cur: 'word',
  woundedNow: 'word',
  killed: 'none',
  highestV: 'predicate',
  last: 'predicate',
  self: 'none',
  mine: 'none',
  theirs: 'none',
  player: 'none',
  cardClass: 'word',
  duplicate: 'none',
  sameV: 'word',
  turn: 'word',
} as const
export type Head = keyof typeof HEADS

/** One condition. `cmp` compares a number about its subject. */
export interface Test {
  readonly not: boolean
  readonly ref?: Reference
  readonly head?: Head
  readonly arg: string
  readonly cmp?: { readonly value: Formula; readonly least: boolean; readonly n: number }
}
/** Any of them. */
export type Tests = readonly Test[]

const isReference = (word: string): word is Reference => REFERENCES.some((one) => one === word)

const parsedTests = new Map<string, Tests | undefined>()
export function readPredicate(text: string): Tests | undefined {
  const known = parsedTests.get(text)
  if (known) return known
  if (!parsedTests.has(text)) {
    const all = text.split('|').map(readTest)
    parsedTests.set(text, all.every((one) => one !== undefined) ? (all as Tests) : undefined)
  }
  return parsedTests.get(text)
}

function readTest(text: string): Test | undefined {
  const not = text.startsWith('!')
  const positive = not ? text.slice(1) : text
  const compared = /^(?:(\w+)\.)?(\w+(?:\([^)]*\))?)(<=|>=)(\d+)$/.exec(positive)
  if (compared) {
    const [, ref, what = '', sign, n] = compared
    const value = readNumber(what.includes('(') ? what : `${what}(${ref ?? 'subject'})`)
    return value && (ref === undefined || isReference(ref))
      ? { not, arg: '', cmp: { value, least: sign === '>=', n: Number(n) } }
      : undefined
  }
  const [, ref, rest = ''] = /^(?:([a-z]+)\.)?(.*)$/i.exec(positive) ?? []
  if (ref !== undefined && !isReference(ref)) return undefined
  const at = rest.indexOf(':')
  const word = at < 0 ? rest : rest.slice(0, at)
  const arg = at < 0 ? '' : rest.slice(at + 1)
  // Fields of the event share names with heads about warriors.
  const head = ref === 'event' && word === 'inCombat' ? 'inCombatThen' : word
  if (!Object.hasOwn(HEADS, head)) return undefined
  const wants = HEADS[head as Head]
  const fits = wants === 'none' ? arg === '' : arg !== '' && (wants === 'word' || readPredicate(arg) !== undefined)
  return fits ? { not, ...(ref === undefined ? {} : { ref }), head: head as Head, arg } : undefined
}

/** A parsed formula. `of` is a rating, points or another number of one thing; `count` is a number of things. */
export type Formula =
  | { readonly kind: 'number'; readonly n: number }
  | { readonly kind: 'X' }
  | {
      readonly kind: 'of'
      readonly what: 'F' | 'S' | 'A' | 'V' | 'P' | 'D' | 'markers' | 'killed'
      readonly ref: Reference | 'subject'
    }
  | { readonly kind: 'count'; readonly of: 'mine' | 'theirs' | 'any'; readonly is: string }
  | { readonly kind: 'half'; readonly of: Formula }
  | { readonly kind: 'sum'; readonly parts: readonly { readonly sign: 1 | -1; readonly of: Formula }[] }
  | { readonly kind: 'product'; readonly of: readonly Formula[] }

const parsedNumbers = new Map<string, Formula | undefined>()
export function readNumber(text: string): Formula | undefined {
  if (!parsedNumbers.has(text)) parsedNumbers.set(text, formula(text))
  return parsedNumbers.get(text)
}

function formula(text: string): Formula | undefined {
  const terms = split(text, '+-')
  if (terms.length > 1) {
    const parts = terms.map(({ sign, text: part }) => ({ sign: sign === '-' ? (-1 as const) : (1 as const), of: formula(part) }))
    return parts.every(({ of }) => of) ? { kind: 'sum', parts: parts as { sign: 1 | -1; of: Formula }[] } : undefined
  }
  const factors = split(text, '*').map((one) => one.text)
  if (factors.length > 1) {
    const of = factors.map(formula)
    return of.every((one) => one) ? { kind: 'product', of: of as Formula[] } : undefined
  }
  if (/^\d+$/.test(text)) return { kind: 'number', n: Number(text) }
  if (text === 'X') return { kind: 'X' }
  const [, name, inner = ''] = /^(\w+)\((.*)\)$/.exec(text) ?? []
  if (name === 'halfUp') {
    const of = formula(inner)
    return of && { kind: 'half', of }
  }
  if (name === 'count') {
    const [, of, is = ''] = /^(mine|theirs|any):(.*)$/.exec(inner) ?? []
    return of && readPredicate(is) ? { kind: 'count', of: of as 'mine', is } : undefined
  }
  const isKnown = name !== undefined && ['F', 'S', 'A', 'V', 'P', 'D', 'markers', 'killed'].includes(name)
  return isKnown && (inner === 'subject' || isReference(inner)) ? { kind: 'of', what: name as 'V', ref: inner } : undefined
}

/** Splits a text at these signs, except inside brackets. */
function split(text: string, signs: string): readonly { readonly sign: string; readonly text: string }[] {
  const parts: { sign: string; text: string }[] = [{ sign: '+', text: '' }]
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    const part = parts[parts.length - 1] as { sign: string; text: string }
    if (depth === 0 && signs.includes(letter) && part.text !== '') parts.push({ sign: letter, text: '' })
    else part.text += letter
  }
  return parts
}
