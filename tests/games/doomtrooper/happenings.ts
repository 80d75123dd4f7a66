/**
 * What can happen with the cards of a pool, by name, and what of it a run has seen: every card played, every effect of every card come to,
 * and every word of the vocabulary that the cards use. The lists are read off the cards: a new card is asked for without another line here.
 */
import { doomtrooper } from '../../../src/games/doomtrooper/rules'
import type { Card } from '../../../src/games/doomtrooper/rules/cards'
import type { Event } from '../../../src/games/doomtrooper/rules/events'
import { allInPlay } from '../../../src/games/doomtrooper/rules/facts/table'
import { judgeOf } from '../../../src/games/doomtrooper/rules/fx'
import type { Ref, State } from '../../../src/games/doomtrooper/rules/state'
import type { Calls, Doomtrooper } from '../../../src/games/doomtrooper/rules/terms'
import type { Fx, Op } from '../../../src/games/doomtrooper/rules/vocabulary'
import type { Game, Procedure } from '../../../src/kernel'

/** Effects that hold while their card is in play. */
const STATICS = ['mod', 'kw', 'immune', 'allow', 'ban', 'must', 'is', 'rate', 'price', 'shield'] as const

const wordOf = (fx: Fx): string => {
  if (fx.k === 'allow' || fx.k === 'ban' || fx.k === 'must') return `${fx.k} ${fx.act}`
  if (fx.k === 'on' || fx.k === 'instead') return `${fx.k} ${fx.event}`
  return fx.k === 'rate' ? `rate ${fx.what}` : fx.k
}
/** Everything that these cards can bring about. */
export function everything(cards: readonly Card[]): ReadonlySet<string> {
  const all = new Set<string>()
  const ops = (found: readonly Op[]): void => {
    for (const op of found) {
      all.add(`op ${op.op}`)
      if (op.op === 'apply') for (const word of [wordOf(op.fx), `for ${op.for}`]) all.add(word)
      if (op.op === 'coin') for (const side of [op.heads, op.tails]) ops(side)
      if (op.op === 'choose') for (const branch of op.options) ops(branch)
      if (op.op === 'each') ops(op.do)
    }
  }
  for (const { id, play, fx } of cards) {
    all.add(`card ${id}`)
    if (play) all.add(play.when === 'RE' ? `answer ${play.re}` : `when ${play.when}`)
    for (const [index, one] of fx.entries()) {
      all.add(`${id}.${index} ${one.k}`)
      if (one.k !== 'do') all.add(wordOf(one))
      if (one.k === 'use') all.add(`when ${one.when}`)
      if ('do' in one) ops(one.do)
    }
  }
  return all
}

/** The game as it is, noting which effects its chapters come to. */
export function watched(note: (happened: string) => void): Game<Doomtrooper> {
  type Here<P extends keyof Calls> = { readonly state: State; readonly local: Calls[P] }
  const noting = <P extends keyof Calls>(of: P, steps: { readonly [step: string]: (here: Here<P>, done: object) => void }) => {
    const before: Procedure<Doomtrooper> = doomtrooper.procedures[of]
    const own = Object.entries(before.steps).map(([name, step]) => [
      name,
      (here: never) => {
        const out = step(here)
        steps[name]?.(here, out.does)
        return out
      },
    ])
    return { ...before, steps: Object.fromEntries(own) } as Procedure<Doomtrooper>
  }
  const procedures = {
    ...doomtrooper.procedures,
    effects: noting('effects', {
      settle: ({ state, local: { ops, at = 0, ctx } }) => {
        note(`op ${ops[at]?.op}`)
        const index = state.pool[ctx.card]?.fx.findIndex((fx) => 'do' in fx && sameOps(fx.do, ops)) ?? -1
        const fx = state.pool[ctx.card]?.fx[index]
        if (fx) note(`${ctx.card}.${index} ${fx.k}`)
      },
    }),
    happening: noting('happening', { next: ({ local: { event, due } }) => due?.length && note(`on ${event.name}`) }),
    deaths: noting('deaths', { otherwise: ({ local: { due } }) => due && note('instead killed') }),
    noticed: noting('noticed', { otherwise: () => note('instead wounded') }),
    gain: noting('gain', { share: (_, does) => 'call' in does && note('instead gained') }),
  }
  return { ...doomtrooper, procedures }
}
const sameOps = (one: readonly Op[], other: readonly Op[]): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** What an event tells by itself. */
export function shownBy(event: Event, { pool }: State): readonly string[] {
  switch (event.type) {
    case 'card-played': {
      const play = pool[event.card ?? '']?.play
      return [`card ${event.card}`, ...(play ? [play.when === 'RE' ? `answer ${play.re}` : `when ${play.when}`] : [])]
    }
    case 'ability-used': {
      const fx = pool[event.card]?.fx[event.index]
      return fx?.k === 'use' ? [`when ${fx.when}`, 'use'] : []
    }
    case 'effect-began': {
      const { fx, for: lasts } = event.effect
      return [`for ${lasts}`, ...(fx.k === 'alter' || fx.k === 'disable' ? [] : [wordOf(fx)])]
    }
    default:
      return []
  }
}
/** The effects in force that are about somebody now. */
export function inForce(state: State): readonly string[] {
  const judge = judgeOf(state)
  const refs: readonly Ref[] = [...state.order, ...allInPlay(state).map(({ uid }) => uid)]
  return STATICS.flatMap((kind) =>
    judge.actives(kind).flatMap((active): readonly string[] => {
      const { fx, card } = active
      const isAbout =
        fx.k === 'shield'
          ? allInPlay(state).some(({ uid }) => judge.shielded(uid))
          : refs.some((ref) => judge.appliesTo(active, ref))
      const index = card.fx.indexOf(fx)
      return isAbout ? [wordOf(fx), ...(index < 0 ? [] : [`${card.id}.${index} ${fx.k}`])] : []
    }),
  )
}
