/** Composes the text of a card from its effects (6.3), so that the text always agrees with what the interpreter does. */
import type { Card } from '../../../rules/cards'
import type {
  Filter,
  Fx,
  Instead,
  Mod,
  On,
  Op,
  Predicate,
  Price,
  Reference,
  Selector,
  Static,
  Use,
} from '../../../rules/vocabulary'
import { type About, groups } from './groups'
import type { Phrase, Prose } from './prose'

export interface CardText {
  /** The sort of card, in one line. */
  readonly sort: string
  /** When, on whom and at which price it is played; empty for a warrior. */
  readonly play: string
  /** What it does, one text per effect. */
  readonly effects: readonly string[]
  /** The branches of its choice, if it offers one. */
  readonly branches: readonly string[]
  /** Further limits, such as uniqueness. */
  readonly limits: readonly string[]
}

const begun = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
const sentence = (text: string): string => `${begun(text.trim()).replace(/[.\s]+$/, '')}.`

export function composer(prose: Prose, about: About) {
  const say = groups(prose, about)
  const finished = (text: string): string => sentence(prose.finish(text.replace(/ {2,}/g, ' ')))
  const within = (text: string, more: string): string => [text, more].filter((part) => part !== '').join(', ')
  const after = (text: string, more: string): string => (more === '' ? text : `${text} ${more}`)

  /** The subject of a static rule. It is left out for the card itself or its bearer, which a card's text is about anyway. */
  const subjectOf = (who: Selector, isNamed = false): Phrase | undefined =>
    !isNamed && (who === 'self' || who === 'bearer') ? undefined : say.selected(who)
  /** `span` says how long the rule holds. It is put before the colon, where it cannot be read as part of the rule. */
  const headed = (who: Selector, rest: string, span: string): string => {
    const head = [subjectOf(who, span !== '')?.text ?? '', span].filter((part) => part !== '').join(', ')
    return head === '' ? rest : prose.headed(head, rest)
  }

  /** The reference that conditions of this rule can call "it", because the rule is about the same thing. */
  const shared = (fx: Static, isNamed = false): Reference | undefined => {
    const who = fx.k === 'shield' ? fx.what : fx.who
    return typeof who === 'string' && (isNamed || who === 'foe') ? who : undefined
  }

  function modText({ stat, op, n, who }: Mod, span: string): string {
    const stats = prose.listed(stat.map((one) => prose.stats[one]))
    const value = say.number(n)
    if (op === 'x') return headed(who, prose.doubled(stats, value, stat.length > 1), span)
    if (op === 'half') return headed(who, prose.halved(stats, stat.length > 1), span)
    return headed(who, op === '=' ? `${stats} = ${value}` : `${stats} ${op === '-' ? '−' : '+'}${value}`, span)
  }
  function actAbout(predicates: readonly string[] | undefined, isCards: boolean, isRefused: boolean) {
    if (!predicates || predicates.length === 0) return { text: '', bare: '', isRefused }
    const [only] = predicates
    if (predicates.length === 1 && only === 'self') return { text: prose.self(about.type).text, bare: '', isRefused }
    // If several nouns describe the same sort of card, one is enough.
    const { bare, one } = say.things(predicates, isCards ? prose.card : prose.warrior)
    return { text: one, bare, isRefused }
  }
  /** `ban attack vs [!DL]` is worded as "can attack only …". This is the object of that sentence. */
  function onlyText(vs: readonly Predicate[], isEither: boolean): string {
    const kept = vs.map((one) => one.slice(1))
    return isEither ? say.things(kept, prose.warrior).one : prose.either(kept.map((one) => say.things([one], prose.warrior).one))
  }

  function staticText(fx: Static, span = ''): string {
    switch (fx.k) {
      case 'mod':
        return modText(fx, span)
      case 'kw':
        return headed(fx.who, fx.kw.map((word) => prose.keyword(word, fx.arg ?? '')).join(prose.also), span)
      case 'immune': {
        const text = prose.immuneTo(
          prose.listed(fx.to.map((cls) => prose.immunity(cls))),
          fx.cards === undefined ? undefined : say.number(fx.cards),
        )
        return headed(
          fx.who,
          after(after(text, fx.exceptSelf ? prose.exceptSelf : ''), fx.exceptOwn ? prose.exceptOwn : ''),
          span,
        )
      }
      case 'allow': {
        if (fx.act === 'cast' && fx.is?.includes('PERSONAL_AS_COMBAT')) return headed(fx.who, prose.personalAsCombat, span)
        const isCards = fx.vs === undefined
        const is =
          fx.act === 'cast'
            ? { text: prose.spells(fx.is ?? []), bare: prose.spells(fx.is ?? []), isRefused: false }
            : actAbout(fx.vs ?? fx.is, isCards, false)
        const price = fx.pay ? prose.each(priceText(fx.pay)) : ''
        return after(after(after(prose.can(subjectOf(fx.who), prose.act(fx.act, is)), price), fx.free ? prose.free : ''), span)
      }
      case 'ban': {
        const isOnly = fx.vs !== undefined && fx.vs.length > 0 && fx.vs.every((one) => one.startsWith('!'))
        if (isOnly) {
          const text = onlyText(fx.vs ?? [], fx.vsMode === 'or')
          return after(prose.canOnly(subjectOf(fx.who), prose.act(fx.act, { text, bare: text, isRefused: false })), span)
        }
        const is =
          fx.act === 'cast'
            ? { text: prose.spells(fx.is ?? []), bare: prose.spells(fx.is ?? []), isRefused: true }
            : actAbout(fx.vs ?? fx.is, fx.vs === undefined, true)
        return after(prose.cannot(subjectOf(fx.who), prose.act(fx.act, is)), span)
      }
      case 'must': {
        const is = actAbout(fx.vs, false, false)
        return after(after(prose.must(subjectOf(fx.who), prose.act(fx.act, is), is.text !== ''), prose.whenPossible), span)
      }
      case 'is':
        return [
          ...(fx.add ? [prose.counts(say.reference(fx.who), memberships(fx.add))] : []),
          ...(fx.drop ? [prose.noLonger(say.reference(fx.who), memberships(fx.drop))] : []),
        ]
          .map((text) => after(text, span))
          .join(prose.also)
      case 'rate':
        return after(`${prose.rate(fx.what, ofOthers(fx.who))} ${signed(fx.op, say.number(fx.n))}`, span)
      case 'price': {
        const what = typeof fx.what === 'string' ? prose.priced(fx.what) : say.things(fx.what, prose.card).bare
        const change = signed(fx.op, prose.cost(say.number(fx.n), fx.cur))
        return after(prose.costs(what, ofOthers(fx.who), change, fx.min === undefined ? '' : prose.atLeast(fx.min)), span)
      }
      case 'shield':
        return after(prose.shield(say.selected(fx.what)), span)
    }
  }

  const memberships = (all: readonly Predicate[]): string => prose.listed(all.map((one) => say.things([one], prose.warrior).one))
  const ofOthers = (who: 'me' | Filter): Phrase | undefined => (who === 'me' ? undefined : say.filtered(who))
  const signed = (op: '+' | '-' | '=', n: string): string => (op === '=' ? `= ${n}` : `${op === '-' ? '−' : '+'}${n}`)

  const priceParts = ({ D, P, perD, max, hand, V, self }: Price): readonly string[] => [
    ...(D === undefined ? [] : [prose.pay.D(D)]),
    ...(perD === undefined ? [] : [prose.pay.per(perD, max)]),
    ...(P === undefined ? [] : [prose.pay.P(P)]),
    ...(hand === undefined ? [] : [prose.pay.hand(hand)]),
    ...(V === undefined ? [] : [prose.pay.V(say.reference(V))]),
    ...(self === undefined ? [] : [prose.pay[self]]),
  ]
  const priceText = (price: Price): string => prose.listed(priceParts(price))

  /** The ops as sentences, or with `isWithin` as parts of one sentence. */
  const opsText = (ops: readonly Op[], isWithin = false): string =>
    ops
      .map(opText)
      .map((text, at) => (at === 0 || isWithin ? text : begun(text)))
      .join(isWithin ? prose.sequence : '. ')
  const opText = (op: Op): string => after(bareOp(op), say.conditions(op.if))
  function bareOp(op: Op): string {
    const { op: says } = prose
    switch (op.op) {
      case 'gain':
        return says.gain(say.reference(op.who), say.number(op.n), op.cur)
      case 'lose':
        return says.lose(say.reference(op.who), say.number(op.n), op.cur)
      case 'heal':
      case 'cover':
      case 'uncover':
      case 'reveal':
        return says[op.op](say.selected(op.who, true))
      case 'wound':
      case 'kill':
        return says[op.op](say.selected(op.who, true), op.pts === undefined ? undefined : say.reference(op.pts))
      case 'damage':
        return says.damage(say.selected(op.who), say.number(op.n))
      case 'discard':
      case 'remove':
      case 'return':
        return says[op.op](say.selected(op.what, true))
      case 'draw':
        return says.draw(say.number(op.n))
      case 'look':
        return says.look(say.number(op.n ?? 1))
      case 'search':
        return says.search(say.number(op.n), say.things(op.filter, prose.card).noun, op.zone)
      case 'put':
        return says.put(say.things(op.what.is, prose.card).one, op.to)
      case 'tactic':
      case 'end_combat':
      case 'counter':
      case 'undo':
        return says[op.op]
      case 'defender':
      case 'attacker':
        return says.becomes(say.reference(op.who), op.op, op.legal === 'check')
      case 'reinforce':
        return says.reinforce(say.filtered(op.who), say.reference(op.side), prose.listed(op.stats.map((one) => prose.stats[one])))
      case 'disable':
        return after(says.disable(say.reference(op.what)), prose.until(op.for))
      case 'alter': {
        const times = op.how === 'zero' ? 0 : op.how === 'invert' ? -1 : (op.n ?? 2)
        return after(says.alter(say.reference(op.what), times), prose.until(op.for))
      }
      case 'extra':
        return says.extra(say.number(op.n), op.kind, op.now === true)
      case 'apply':
        if (op.fx.k === 'on' || op.fx.k === 'instead') return within(prose.until(op.for), onText(op.fx))
        return after(staticText(op.fx, prose.until(op.for)), say.conditions(op.fx.if, shared(op.fx, true)))
      case 'coin':
        return says.coin(opsText(op.heads, true), opsText(op.tails, true))
      case 'choose':
        return says.choose(op.options.map((one) => opsText(one, true)))
      case 'each':
        return says.eachOf(say.selected(op.over).text, opsText(op.do, true))
      case 'swap':
        return says.swap(say.reference(op.who), op.cur)
      case 'convert':
        return says.convert(op.from, op.give, op.get)
      case 'control':
        return says.control(say.selected(op.who, true), say.reference(op.to))
      case 'attach':
        return says.attach(say.reference(op.what), say.reference(op.to))
      case 'move':
        return says.move(say.selected(op.what, true))
      case 'copy':
        return after(says.copy(say.reference(op.who), say.reference(op.from)), prose.until(op.for))
      case 'retarget':
      case 'direction':
      case 'turn':
      case 'plan':
        return says[op.op]
      case 'again':
        return says.again(op.who && say.reference(op.who))
      case 'redirect':
        return says.redirect(op.to && say.reference(op.to), op.times ?? 1)
      case 'skip':
        return says.skip(say.reference(op.who), op.what)
      case 'aside':
        return says.aside(say.selected(op.who, true))
      case 'ask':
        return says.ask(say.reference(op.who), say.things(op.filter, prose.card).one, opsText(op.yes, true), opsText(op.no, true))
      case 'free_play':
        return says.freePlay(say.things(op.filter, prose.card).one)
      case 'mark':
        return says.mark(say.reference(op.what), say.number(op.n))
      case 'payout':
        return says.payout(say.number(op.n), op.cur, op.instead === 'kill')
    }
  }

  /** The triggering event in words, with those conditions that the words for the event do not cover. */
  function happening(event: On['event'], conditions: readonly Predicate[] = []): string {
    if (event !== 'killed') {
      const isP = event === 'gained' && conditions.includes('event.cur:P')
      const rest = conditions.filter((one) => !(isP && one === 'event.cur:P'))
      return within(
        isP
          ? prose.event('gained').replace('{cur}', prose.points('P'))
          : prose.event(event).replace('{cur}', prose.points('PTS')),
        say.conditions(rest),
      )
    }
    const by = conditions.find((one) => one.startsWith('by:'))?.slice(3)
    const victims = conditions.filter((one) => one.startsWith('victim.')).map((one) => one.slice('victim.'.length))
    const killers = conditions.filter((one) => one.startsWith('killer.')).map((one) => one.slice('killer.'.length))
    const isMine = victims.includes('mine')
    const own = victims.includes('self')
      ? about.type === 'warrior'
        ? prose.self('warrior')
        : prose.references.bearer
      : undefined
    const kinds = victims.filter((one) => one !== 'mine' && one !== 'self')
    const victim = own?.text ?? say.filtered({ of: isMine ? 'mine' : 'any', is: kinds, n: 1 }).text
    const killer =
      by === 'mine'
        ? say.filtered({ of: 'mine', is: killers, n: 1 })
        : by === undefined || by === 'theirs'
          ? undefined
          : say.reference(by as 'bearer')
    const rest = conditions.filter((one) => !/^(by:|victim\.|killer\.|event\.inCombat$)/.test(one))
    return within(prose.killing(victim, killer, conditions.includes('event.inCombat')), say.conditions(rest))
  }
  const onText = ({ k, event, if: given, do: ops }: On | Instead): string =>
    `${happening(event, given)}${k === 'instead' ? `, ${prose.instead}` : ''}${prose.headed('', opsText(ops))}`

  function abilityText(fx: Use): string {
    const head = [
      prose.when(fx.when),
      ...(fx.actions ? [prose.actions(fx.actions)] : []),
      ...(fx.on ? [prose.on(say.filtered(fx.on, true).text)] : []),
      ...(fx.pay ? priceParts(fx.pay) : []),
    ].filter((part) => part !== '')
    const conditions = say.conditions(fx.if)
    const limit = fx.limit ? `, ${prose.limit(fx.limit)}` : ''
    return prose.headed([...head, ...(conditions === '' ? [] : [conditions])].join(', ') + limit, opsText(fx.do))
  }

  function fxText(fx: Fx): string {
    switch (fx.k) {
      case 'do':
        return opsText(fx.do)
      case 'use':
        return abilityText(fx)
      case 'on':
      case 'instead':
        return onText(fx)
      case 'ban':
        // A ban with exceptions reads wrongly in front of its condition, so the condition goes first.
        return fx.if && fx.vs ? prose.headed(say.conditions(fx.if), staticText(fx)) : after(staticText(fx), say.conditions(fx.if))
      default:
        return after(staticText(fx), say.conditions(fx.if, shared(fx)))
    }
  }

  function playText({ play }: Card): string {
    if (!play) return ''
    const moment = play.when === 'RE' ? happening(play.re ?? 'card_played', play.if) : prose.when(play.when)
    const head = [
      ...(moment === '' ? [] : [moment]),
      ...(play.actions > 0 ? [prose.actions(play.actions)] : []),
      ...(play.on ? [prose.on(say.filtered(play.on, true).text)] : []),
      ...(play.stay === 'squad' || play.stay === 'kohort' ? [prose.stays(play.stay)] : []),
      ...(play.pay ? priceParts(play.pay) : []),
    ].join(', ')
    return finished(play.when === 'RE' ? head : within(head, say.conditions(play.if)))
  }
  function limitTexts({ play, tags, type }: Card): readonly string[] {
    if (!play) return []
    return [
      ...(type === 'equipment' && tags.includes('VEHICLE') ? [prose.vehicle] : []),
      ...(type === 'equipment' && tags.includes('ARMOR') ? [prose.armour] : []),
      ...(play.limit ? [prose.limit(play.limit)] : []),
      ...(play.unique ? [prose.unique(play.unique)] : []),
      ...(play.movable ? [prose.movable(play.movable)] : []),
      ...(play.after === 'remove' ? [prose.removed] : []),
    ].map(finished)
  }
  /** The branches of the card's first `choose` op, in words. */
  const branches = ({ fx }: Card): readonly string[] => {
    const ops = fx.flatMap((one) => ('do' in one ? one.do : []))
    const found = ops.find((op) => op.op === 'choose')
    return found?.op === 'choose' ? found.options.map((one) => finished(opsText(one, true))) : []
  }
  return {
    branches,
    play: playText,
    limits: limitTexts,
    effects: ({ fx, type }: Card): readonly string[] =>
      fx.length === 0 && type === 'warrior' ? [finished(prose.plain)] : fx.map((one) => finished(fxText(one))),
  }
}
