/** Renders selectors, predicates and numbers of the vocabulary as parts of sentences. */
import { type Formula, type Head, readNumber, readPredicate, type Test } from '../../../rules/fx/text'
import type { CardType, Filter, Num, Predicate, Reference, Selector } from '../../../rules/vocabulary'
import type { Agree, FactHead, Inner, Noun, NounHead, Phrase, Prose } from './prose'

/** The type of the card whose text is composed, and a lookup of card names by id. */
export interface About {
  readonly type: CardType
  readonly named: (id: string) => string
}

const NOUNS: readonly Head[] = [
  'aff',
  'DL',
  'DT',
  'BH',
  'CORP',
  'tag',
  'id',
  'type',
  'follower',
  'class',
  'player',
] satisfies NounHead[]
const FACTS: readonly Head[] = [
  'tactic',
  'inPlay',
  'mineInPlay',
  'noneInPlay',
  'by',
  'inCombatThen',
  'cur',
  'woundedNow',
  'cardClass',
  'turn',
] satisfies FactHead[]
const isNoun = (head: Head): head is NounHead => NOUNS.includes(head)
const isFact = (head: Head): head is FactHead => FACTS.includes(head)

/** Parses a predicate. Custom card lists were validated earlier, so a failure is ignored here. */
const testsOf = (predicate: Predicate): readonly Test[] => readPredicate(predicate) ?? []

export function groups(prose: Prose, about: About) {
  const reference = (ref: Reference): Phrase => (ref === 'self' ? prose.self(about.type) : prose.references[ref])
  const inner: Inner = {
    a: (predicate) => prose.a(nounOf([predicate], prose.card).noun),
    bare: (predicate) => nounOf([predicate], prose.card).noun.one,
    reference: (ref) => reference(ref as Reference),
  }
  /** One noun for the alternatives of a predicate, joined with "or". */
  function single(tests: readonly Test[]): Noun {
    const nouns = tests.map(({ head, arg }) =>
      head === 'aff' ? prose.affiliated(arg as never, prose.warrior) : prose.noun(head as NounHead, arg, about.named),
    )
    const [first = prose.card] = nouns
    const ways = (number: 'one' | 'many') => prose.either([...new Set(nouns.map((noun) => noun[number]))])
    return { ...first, one: ways('one'), many: ways('many') }
  }

  /** Turns predicates into a noun and the clauses that follow it. */
  function nounOf(
    predicates: readonly Predicate[],
    fallback: Noun,
  ): { noun: Noun; after: readonly ((agree: Agree) => string)[] } {
    const all = predicates.map(testsOf).filter((tests) => tests.length > 0)
    const says = (tests: readonly Test[]): tests is readonly [Test, ...Test[]] =>
      tests.every(({ head, not, ref }) => head !== undefined && isNoun(head) && !not && ref === undefined)
    const nouns = all.filter(says)
    // Only the most specific noun is used: the type of card only if there is no other, and no side for followers of an Apostle.
    const rank = ([{ head }]: readonly [Test, ...Test[]]) =>
      ['follower', 'id', 'class', 'tag', 'BH', 'DT', 'DL', 'CORP', 'player', 'type'].indexOf(head as string)
    const [best] = nouns.filter(([{ head }]) => head !== 'aff').sort((a, b) => rank(a) - rank(b))
    const isLone = best === undefined
    let noun = isLone ? fallback : single(best)
    for (const tests of nouns) if (tests[0].head === 'aff') noun = prose.affiliated(tests[0].arg as never, noun)
    const rest = all.filter((tests) => !says(tests))
    const isOutside = ['defending', 'attacking'].every((head) =>
      rest.some(([test]) => test?.head === head && test.not && !test.ref),
    )
    const after: ((agree: Agree) => string)[] = isOutside ? [() => prose.outside] : []
    for (const tests of rest) {
      const [test] = tests
      if (!test) continue
      if (isOutside && test.not && (test.head === 'defending' || test.head === 'attacking')) continue
      if (test.head === 'self' && test.not) noun = prose.other(noun)
      else if (test.head === 'inCombat' && !test.ref) after.push((agree) => (test.not ? prose.outside : prose.engaged(agree)))
      else if (test.head === 'cover' && !test.not && !test.ref) after.push(() => prose.covered)
      else if (test.ref) after.push(() => prose.whose(test.ref as Reference, verbOf(test, reference(test.ref as Reference))))
      else if (test.head && isNoun(test.head)) after.push((agree) => prose.isNot(single([test]), agree))
      else after.push((agree) => prose.that(prose.either(tests.map((one) => verbOf(one, agree)))))
    }
    return { noun, after }
  }

  function verbOf({ head, not, arg, cmp }: Test, agree: Agree): string {
    if (cmp) return prose.compared({ text: '', ...agree }, formula(cmp.value), cmp.least, cmp.n)
    if (!head) return ''
    if (isNoun(head))
      return prose.is(
        agree,
        not,
        head === 'aff' ? prose.affiliated(arg as never, prose.warrior) : prose.noun(head, arg, about.named),
      )
    return isFact(head) ? prose.fact(head, not, arg, inner) : prose.verb(head, not, agree, arg, inner)
  }

  /** A condition as a clause: "it attacks", "the tactic is Fight". */
  function clause(predicate: Predicate, shared?: Reference): string {
    return prose.either(
      testsOf(predicate).map((test) => {
        const subject = test.ref && test.ref !== shared ? reference(test.ref) : prose.pronoun
        if (test.cmp) {
          const { value, least, n } = test.cmp
          if (value.kind !== 'of' || value.what === 'killed' || value.what === 'markers')
            return prose.compared({ text: '' }, formula(value), least, n)
          const whose = value.ref === 'subject' || value.ref === shared ? prose.pronoun : reference(value.ref)
          return prose.compared(whose, value.what === 'P' || value.what === 'D' ? value.what : prose.stats[value.what], least, n)
        }
        return test.head && isFact(test.head) ? verbOf(test, subject) : `${subject.text} ${verbOf(test, subject)}`
      }),
    )
  }
  const conditions = (predicates: readonly Predicate[] | undefined, shared?: Reference): string =>
    predicates && predicates.length > 0 ? prose.given(predicates.map((one) => clause(one, shared))) : ''

  /** A filter as a noun phrase. `isOne`: the filter is a card's target, where a missing number means one. */
  function filtered(filter: Filter, isOne = false): Phrase {
    const { noun, after } = nounOf(filter.is, isCards(filter) ? prose.card : prose.warrior)
    const count = filter.n === 'X' ? 'X' : filter.n === 'all' || (filter.n === undefined && !isOne) ? 'all' : 'one'
    const isPlural = count !== 'one' || filter.of === 'mine'
    const agree = { many: isPlural, feminine: noun.feminine === true }
    const rest = after.map((one) => one(agree))
    if (filter.where === 'attached' && filter.is.includes('type:equipment')) rest.push(prose.onWarrior)
    if (filter.where === 'inUse') rest.push(prose.inUse(agree))
    if (filter.zone) rest.push(prose.zone(filter.zone))
    return prose.group(noun, rest, filter.of, count)
  }
  const isCards = (filter: Filter): boolean => filter.where !== undefined || filter.zone === 'reserve'

  const selected = (selector: Selector, isOne = false): Phrase =>
    typeof selector === 'string' ? reference(selector) : filtered(selector, isOne)

  /** A noun for cards or warriors that satisfy these predicates: the noun, its bare plural, and its singular with article. */
  const things = (predicates: readonly Predicate[], fallback: Noun) => {
    const { noun, after } = nounOf(predicates, fallback)
    return {
      noun,
      bare: [noun.many, ...after.map((one) => one({ many: true, feminine: noun.feminine === true }))].join(' '),
      one: [prose.a(noun), ...after.map((one) => one({ feminine: noun.feminine === true }))].join(' '),
    }
  }

  function formula(value: Formula): string {
    switch (value.kind) {
      case 'number':
        return String(value.n)
      case 'X':
        return 'X'
      case 'half':
        return prose.half(formula(value.of))
      case 'count':
        return prose.countOf(filtered({ of: value.of, is: [value.is] }).text)
      case 'sum':
        return value.parts.map(({ sign, of }, at) => `${at === 0 ? '' : sign < 0 ? ' − ' : ' + '}${formula(of)}`).join('')
      case 'product': {
        const killed = value.of.find((one) => one.kind === 'of' && one.what === 'killed')
        const rest = value.of.filter((one) => one !== killed).map(formula)
        return killed ? prose.ifKilled(rest.join(' × ')) : rest.join(' × ')
      }
      case 'of':
        if (value.what === 'killed') return prose.ifKilled('1')
        if (value.ref === 'event' && (value.what === 'P' || value.what === 'D')) return prose.pointsGained(value.what)
        // For the subject of a comparison only the letter of the rating is given.
        return value.ref === 'subject'
          ? (prose.stats[value.what as 'F'] ?? value.what)
          : prose.of(value.what, reference(value.ref))
    }
  }
  const number = (n: Num): string => {
    if (typeof n === 'number') return String(n)
    const value = readNumber(n)
    return value ? formula(value) : n
  }

  return { reference, selected, filtered, things, clause, conditions, number, testsOf, inner }
}
