/**
 * Checks what the screen does without asking its player, in random play of every game. Passing a window automatically must look
 * the same in every world that other players cannot rule out; answers given because they change nothing must follow from public
 * facts; and an answer sent without a Confirm must not lead to a roll of dice.
 */
import { describe, expect, test } from 'vitest'
import { draftOf } from '../../src/app/match/answer-draft'
import { botAnswer, botDecision } from '../../src/bots/bot'
import { type Ahead, aheadOf } from '../../src/client/ahead'
import { judged } from '../../src/client/draft-reducer'
import { stillMoment } from '../../src/client/moment'
import { GAMES, loadRules } from '../../src/games'
import { type AnyDecision, type PlayerSeat, putAgain, reply, start } from '../../src/kernel'
import { seeded } from './rng'

const RULES = await loadRules()
const WORLDS = 3

describe.each(GAMES.filter(({ id, view }) => RULES[id] && view).map(({ id, view }) => ({ id, view })))('$id', ({ id, view }) => {
  test('nothing is done for a player that betrays a hand, or throws a die', async () => {
    const rules = RULES[id]
    const shown = await view?.()
    const parsed = rules?.parseSpec(rules.defaultOptions())
    if (!rules || !shown || !parsed?.ok) throw new Error(`${id} does not start`)
    const { game } = rules
    const counts = { rests: 0, moot: 0, sure: 0 }
    for (let seed = 1; seed <= 2; seed++) {
      const rng = seeded(seed)
      let { snapshot } = start(game, parsed.spec)
      let ahead: Ahead | undefined
      while (snapshot.pending.length > 0) {
        const pending = snapshot.pending as readonly AnyDecision[]
        const [first] = pending
        const { seat } = first as AnyDecision
        const seen = game.project(snapshot.state, seat === 'chance' ? 'everybody' : seat)
        const decision = botDecision(rules, seen, pending) as AnyDecision
        const answer = botAnswer(rules, seen, decision, rng)
        const isAsked = seat !== 'chance' && decision.offer === undefined
        if (isAsked) {
          const said = { rest: shown.rest?.(decision), moot: shown.moot?.(decision, seen) }
          if (said.rest !== undefined) counts.rests++
          if (said.moot !== undefined) counts.moot++
          const other = parsed.spec.seats.find((one) => one !== seat) as PlayerSeat
          const known = game.project(snapshot.state, other)
          for (let world = 0; world < WORLDS && (said.rest ?? said.moot) !== undefined; world++) {
            const state = game.imagine(known, rng)
            const again = putAgain(game, { ...snapshot, state, pending: [] }).pending as readonly AnyDecision[]
            const there = again.find((one) => one.seat === seat && one.subject === decision.subject)
            // Part of the comparison, because a standing offer keeps a part of the turn from ending by itself.
            const isOffered = (open: readonly AnyDecision[]) => open.some((one) => one.seat === seat && one.offer !== undefined)
            expect(isOffered(again)).toBe(isOffered(pending))
            expect(there && { rest: shown.rest?.(there), moot: shown.moot?.(there, game.project(state, other)) }).toEqual(said)
          }
        }
        const moment = stillMoment(seen, seat as PlayerSeat, isAsked ? [decision] : [])
        const { shape } = decision.choice
        const isPlaced = isAsked && (shape === 'path' || shape === 'place' || shape === 'route')
        const isSure =
          isPlaced &&
          shown.isSure?.(
            {
              ...moment,
              draft: judged(draftOf(decision, answer, moment.draft, shown.tabletop(seen)), [decision], shown.tabletop(seen)),
              ahead: ahead && { ...ahead, question: decision },
            },
            false,
          )
        ahead =
          isAsked && shape === 'pick' ? aheadOf(shown, moment, decision.id, (answer as readonly string[])[0] ?? '') : undefined
        ;({ snapshot } = reply(game, snapshot, decision.id, answer))
        if (!isSure) continue
        counts.sure++
        expect(
          snapshot.pending.map((one) => one.seat),
          `${decision.subject}: ${JSON.stringify(answer)}`,
        ).not.toContain('chance')
      }
    }
    if (shown.isSure) expect(counts.sure).toBeGreaterThan(20)
    if (shown.rest) expect(counts.rests).toBeGreaterThan(0)
    if (shown.moot) expect(counts.moot).toBeGreaterThan(0)
  })
})
