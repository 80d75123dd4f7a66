/**
 * Pairs of cards that touch the same moment: the same window, the same trigger, the same rating, ban or permission. Both lie with both players
 * beside warriors they can be for, and a turn is played that prefers them. `PAIRS=2000` samples so many.
 */
import { expect, test } from 'vitest'
import { CARDS, POOL } from '../../../src/games/doomtrooper/content/pool'
import { doomtrooper } from '../../../src/games/doomtrooper/rules'
import type { Card } from '../../../src/games/doomtrooper/rules/cards'
import type { Event } from '../../../src/games/doomtrooper/rules/events'
import { warriors } from '../../../src/games/doomtrooper/rules/facts/table'
import { judgeOf } from '../../../src/games/doomtrooper/rules/fx'
import type { State } from '../../../src/games/doomtrooper/rules/state'
import { type Fx, type Op, STATS } from '../../../src/games/doomtrooper/rules/vocabulary'
import { seeded } from '../../conformance/rng'
import { type LaidSeat, laid, playing } from './position'
import { boldAnswer, owned, playOn } from './random-play'

const PAIRS = Number(process.env.PAIRS ?? 24)

/** What a card touches: windows, triggers, ratings and what is allowed, banned or demanded. */
function momentsOf({ play, fx }: Card): readonly string[] {
  const found = new Set<string>()
  const look = (one: Fx): void => {
    if (one.k === 'on' || one.k === 'instead') found.add(`event ${one.event}`)
    if (one.k === 'mod') for (const stat of one.stat) found.add(`${stat} of ${JSON.stringify(one.who)}`)
    if (one.k === 'allow' || one.k === 'ban' || one.k === 'must') found.add(`act ${one.act}`)
    if (one.k === 'kw') for (const word of one.kw) found.add(word)
    if (one.k === 'immune' || one.k === 'is' || one.k === 'rate' || one.k === 'price') found.add(one.k)
    if (one.k === 'use') found.add(`when ${one.when}`)
    if ('do' in one) for (const op of one.do) ops(op)
  }
  const ops = (op: Op): void => {
    found.add(`op ${op.op}`)
    if (op.op === 'apply') look(op.fx)
  }
  if (play) found.add(play.re ? `event ${play.re}` : `when ${play.when}`)
  for (const one of fx) look(one)
  // Nearly every card is played as an action: that is no moment in which two meet.
  found.delete('when ACTION')
  return [...found]
}
const MOMENTS = CARDS.map((card) => ({ id: card.id, moments: new Set(momentsOf(card)) }))
const MEETING = MOMENTS.flatMap((one, at) =>
  MOMENTS.slice(at).flatMap((other) =>
    [...one.moments].some((moment) => other.moments.has(moment)) ? [[one.id, other.id]] : [],
  ),
) as readonly (readonly [string, string])[]

/** Both cards with both players; warriors among them stand there already. */
function meeting([one, other]: readonly [string, string], active: 'A' | 'B'): State {
  const isWarrior = (id: string) => POOL[id]?.type === 'warrior'
  const hand = [one, other, one].filter((id) => !isWarrior(id))
  const side = (own: string): LaidSeat => ({
    D: 14,
    P: 5,
    hand: [...hand, 'positive_karma'],
    inPlay: [
      'keeper_of_the_art[sherman_bolter]',
      'necromutant[dark_fire]',
      'clansman',
      'tatsu/wounded',
      '~samurai',
      ...(isWarrior(own) ? [own] : []),
    ],
  })
  return laid({ active, A: side(one), B: side(other === one ? '' : other), targetP: 60 })
}

const AT_REST = { stack: [], dying: [], settling: 0, attack: undefined, nested: [] }

/** The same state as plain text tells it, its cards in play in another order. */
function rebuilt(state: State): State {
  const copy = JSON.parse(JSON.stringify(state)) as State
  return { ...copy, inPlay: Object.fromEntries(Object.entries(copy.inPlay).toReversed()) }
}
function checkRatings(state: State, what: string): void {
  const again = judgeOf(rebuilt(state))
  for (const { uid } of warriors(state))
    for (const stat of STATS)
      expect(again.rating(uid, stat), `${what}: ${stat} of ${uid}`).toEqual(judgeOf(state).rating(uid, stat))
}

test('cards that touch the same moment leave nothing lost, nothing open and nothing reckoned wrongly', () => {
  const rng = seeded(Number(process.env.SEED ?? 3))
  let met = 0
  for (let tried = 0; tried < PAIRS; tried++) {
    const pair = MEETING[rng.below(MEETING.length)] as readonly [string, string]
    const what = `${tried}: ${pair.join(' and ')}`
    const begun = playing(meeting(pair, tried % 2 === 0 ? 'A' : 'B')).snapshot
    const before = owned(begun.state)
    const isFresh = (name: string) => name === 'attack' || pair.some((id) => name.includes(id))
    // Warriors stand there from the beginning; the others count once they are played.
    const there = new Set<string>(pair.filter((id) => POOL[id]?.type === 'warrior'))
    const look = (state: State, events: readonly Event[]) => {
      expect(owned(state), what).toEqual(before)
      checkRatings(state, what)
      for (const event of events)
        if ((event.type === 'card-played' || event.type === 'ability-used') && event.card) there.add(event.card)
    }
    const answer = (state: State, decision: Parameters<typeof boldAnswer>[1]) => boldAnswer(state, decision, rng, isFresh)
    const played = playOn(doomtrooper, begun, rng, 30, { answer, look })
    expect(JSON.parse(JSON.stringify(played)), what).toEqual(played)
    // With nothing more to add the turn comes to its end.
    let snapshot = played
    for (let given = 0; snapshot.pending.length > 0; given++) {
      expect(given, `${what} is stuck`).toBeLessThan(80)
      snapshot = playOn(doomtrooper, snapshot, rng, 1, { answer: (_, { fallback }) => fallback, look })
    }
    const { stack, dying, settling, attack, nested, phase } = snapshot.state
    if (phase !== 'over') expect({ stack, dying, settling, attack, nested }, what).toEqual(AT_REST)
    if (pair.every((id) => there.has(id))) met++
  }
  // In more than half of the turns both come to something; the others lack a target or a moment.
  expect(met).toBeGreaterThan(PAIRS / 4)
}, 3_600_000)
