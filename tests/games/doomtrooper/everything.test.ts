/**
 * Random play with random decks of the whole pool until everything that its cards can do has happened: every card, every effect of every
 * card, every window, trigger, op and duration. `SOAK=60` goes on to the last of them; the few short matches of every day must come to
 * most.
 */
import { expect, test } from 'vitest'
import { CARDS } from '../../../src/games/doomtrooper/content/pool'
import { firstSeats, type MatchSpec, start } from '../../../src/kernel'
import { seeded } from '../../conformance/rng'
import { everything, inForce, shownBy, watched } from './happenings'
import { boldAnswer, owned, playOn, randomDeck } from './random-play'

const SOAK = Number(process.env.SOAK ?? 0)
const MATCHES = SOAK || 4
const ANSWERS = SOAK ? 1500 : 500
/** What may be left after the matches of every day, of several hundred. */
const LEFT = SOAK ? 0 : 160

test('in random play with random decks everything happens that the cards can do', () => {
  const seen = new Set<string>()
  const game = watched((happened) => seen.add(happened))
  const all = [...everything(CARDS)]
  const missing = () => all.filter((one) => !seen.has(one))
  for (let match = 1; match <= MATCHES && missing().length > 0; match++) {
    const rng = seeded(match)
    const seats = firstSeats(2 + (match % 3))
    const wanted = CARDS.filter(({ id, fx }) => !seen.has(`card ${id}`) || fx.some(({ k }, at) => !seen.has(`${id}.${at} ${k}`)))
    const decks = Object.fromEntries(seats.map((seat) => [seat, randomDeck(CARDS, rng, wanted)]))
    const spec: MatchSpec = { game: 'doomtrooper', seats, options: { players: seats.length, decks, targetP: 90 } }
    const begun = start(game, spec).snapshot
    const before = owned(begun.state)
    const end = playOn(game, begun, rng, ANSWERS, {
      answer: (state, decision) => boldAnswer(state, decision, rng, (name) => !seen.has(name)),
      look: (state, events) => {
        for (const event of events) for (const one of shownBy(event, state)) seen.add(one)
        const isMoment = state.attack?.step === 'modify' || events.some(({ type }) => type === 'card-entered')
        if (isMoment) for (const one of inForce(state)) seen.add(one)
      },
    })
    expect(owned(end.state), `match ${match}`).toEqual(before)
    expect(JSON.parse(JSON.stringify(end)), `match ${match}`).toEqual(end)
    if (SOAK) console.log(`${match} matches: ${missing().length} of ${all.length} are still to happen`)
  }
  expect(missing().slice(LEFT)).toEqual([])
}, 3_600_000)
