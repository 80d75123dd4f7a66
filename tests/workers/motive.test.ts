/** Asking what a bot was after in a running match: what the asker saw of it, what is worked out from that, and the words. */
import { beforeAll, describe, expect, it } from 'vitest'
import { motiveLines } from '../../src/app/match/motive/told'
import { gameOf } from '../../src/games'
import type { AnyRules } from '../../src/games/rules-of'
import { type PlayerSeat, reply, type Terms } from '../../src/kernel'
import type { History } from '../../src/match/history'
import { nowOf } from '../../src/match/history'
import { ledgerOf } from '../../src/match/telling'
import type { Witness } from '../../src/protocol/witness'
import { LANGUAGES, type Language } from '../../src/ui/words/speak'
import { speaker } from '../../src/ui/words/speaker'
import { learn, learnPart, sayer } from '../../src/ui/words/words'
import { type MotiveAnswer, motiveOf } from '../../src/workers/motive-work'
import { RULES, recorded } from '../replay/recorded'
import { deedsOf, played, twinOf, witnessAt } from './motive-set-up'

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(learn))
  await Promise.all([learnPart('motive'), learnPart('puzzles')])
})

const rulesOf = (id: string) => RULES[id] as AnyRules
const quiet = () => {}
/** Less than players are given. The first game is asked about with all of it. */
const LITTLE = { screened: 2, weighed: 8 }

/** Everything that the panel shows, as one text. */
async function words(id: string, answer: MotiveAnswer, language: Language): Promise<string> {
  const say = sayer(language)
  if ('nothing' in answer) return say(`motive-${answer.nothing}`, { name: 'Bea' })
  const game = await gameOf(id)?.view?.()
  if (!game) throw new Error(id)
  const speak = speaker(language, game.unit, { piece: (ref) => ref, seat: (seat) => (seat === 'B' ? 'Bea' : 'Al') }, game)
  const { means = '', verdict, reasons, rival = '', note } = motiveLines(answer, game, { speak, say })
  return [means, verdict, ...reasons, rival, note].join('\n')
}

/** The recorded match as it ran, and the entries in which A was told of a deed of B. */
function running(name: string) {
  const { game, history, record } = recorded(name)
  const begin = game.setUp(record.spec)
  const rules = rulesOf(game.id)
  const { seats } = record.spec
  return { rules, history, begin, seats, deeds: deedsOf(rules, history, begin, 'B', 'A') }
}

const GAMES = [
  ['exterminate', 'plain'],
  ['deadzone', 'plain'],
  ['vortex', 'plain'],
  ['doctor-who-card-game', 'strong'],
  ['doomtrooper', 'plain'],
] as const

describe.each(GAMES)('%s, against a %s bot', (id, level) => {
  it('a deed of the bot has reasons or a plain word in a running match, the same every time', { timeout: 120_000 }, async () => {
    const rules = rulesOf(id)
    const effort = id === 'exterminate' ? undefined : LITTLE
    const seats: PlayerSeat[] = []
    let begin: object = {}
    const parsed = rules.parseSpec(rules.defaultOptions())
    if (!parsed.ok) throw new Error(parsed.reason.key)
    seats.push(...parsed.spec.seats)
    begin = rules.game.setUp(parsed.spec)
    const deeds = (history: History<Terms>) => deedsOf(rules, history, begin, 'B', 'A')
    const host = await played(rules, { level, seed: 3 }, (at, answers) => answers > 12 && deeds(at.history()).length > 8)
    expect(host.outcome()).toBeUndefined()
    let found: { readonly witness: Witness; readonly answer: MotiveAnswer } | undefined
    for (const of of deeds(host.history())) {
      const witness = witnessAt(rules, host.history(), begin, of, seats)
      if ('nothing' in witness) continue
      const shares: number[] = []
      const answer = await motiveOf(rules, witness, (share) => shares.push(share), effort)
      expect(shares).toEqual(shares.toSorted((one, other) => one - other))
      if ('nothing' in answer || answer.verdict === 'only') continue
      expect(shares.length).toBeGreaterThan(0)
      found = { witness, answer }
      break
    }
    if (!found) throw new Error('no deed could be explained')
    expect(await motiveOf(rules, found.witness, quiet, effort)).toEqual(found.answer)
    for (const language of LANGUAGES) {
      const text = await words(id, found.answer, language)
      expect(text).not.toMatch(/undefined|NaN|\[|\bmotive-/)
      expect(text).toContain('Bea')
    }
  })
})

it('a shot is told with its dice and their chances', { timeout: 120_000 }, async () => {
  const { rules, history, begin, seats, deeds } = running('exterminate-whole.4.json.gz')
  let shots = 0
  for (const of of deeds) {
    const witness = witnessAt(rules, history, begin, of, seats)
    if ('nothing' in witness || !witness.told.some(({ type }) => type.includes('shot'))) continue
    const answer = await motiveOf(rules, witness, quiet, LITTLE)
    if ('nothing' in answer || !answer.decision.subject.includes('shoot')) continue
    for (const language of LANGUAGES) {
      const [means = ''] = (await words(rules.id, answer, language)).split('\n')
      expect(means).toMatch(/\d+ (dice|dés)/)
      expect(means).toMatch(/\d+\s?%/)
    }
    if (++shots >= 2) break
  }
  expect(shots).toBeGreaterThan(0)
})

describe('secrecy', () => {
  it.each(['doctor-who-card-game-whole.4.json.gz', 'doomtrooper-whole.4.json.gz'])(
    'another hand that the asker cannot tell apart gives the very same words: %s',
    { timeout: 240_000 },
    async (name) => {
      const { rules, history, begin, seats, deeds } = running(name)
      const kinds = new Set<string>()
      let twins = 0
      for (const of of deeds.filter((_, at) => at % Math.ceil(deeds.length / 10) === 0)) {
        const witness = witnessAt(rules, history, begin, of, seats)
        if ('nothing' in witness) continue
        const twin = twinOf(rules, history, of, witness)
        if (!twin) continue
        twins++
        // The two worlds differ, also in what the bot itself saw.
        const [one, other] = [history.past.find(({ entry }) => entry.seq === of), nowOf(twin)]
        expect(rules.game.project(other.state, 'B')).not.toEqual(rules.game.project(one?.state as object, 'B'))
        const seen = witnessAt(rules, twin, begin, of, seats)
        expect(seen).toEqual(witness)
        const answers = [await motiveOf(rules, witness, quiet, LITTLE), await motiveOf(rules, seen as Witness, quiet, LITTLE)]
        kinds.add('nothing' in (answers[0] as MotiveAnswer) ? 'refused' : 'told')
        for (const language of LANGUAGES) {
          const [here, there] = await Promise.all(answers.map((answer) => words(rules.id, answer, language)))
          expect(there).toBe(here)
        }
      }
      expect(twins).toBeGreaterThan(3)
      expect(kinds).toContain('told')
    },
  )

  it('a card that lies face down is not spoken of', { timeout: 60_000 }, async () => {
    const { rules, history, begin, seats, deeds } = running('doctor-who-card-game-whole.4.json.gz')
    const refused = new Set<string>()
    for (const of of deeds) {
      const witness = witnessAt(rules, history, begin, of, seats)
      if ('nothing' in witness) continue
      const told = witness.told.map(({ type }) => type)
      // What is placed before an enemy is turned up at once.
      if (!['enemies-placed', 'defenders-placed'].includes(told[0] ?? '') || told.includes('conflict-began')) continue
      const answer = await motiveOf(rules, witness, quiet, LITTLE)
      expect(answer).toEqual({ nothing: 'hidden' })
      for (const language of LANGUAGES) expect(await words(rules.id, answer, language)).toContain('Bea')
      refused.add(told[0] ?? '')
    }
    expect(refused.size).toBe(2)
  })

  it('a bid that is still secret changes nothing that can be asked; once revealed it can be asked about', {
    timeout: 120_000,
  }, async () => {
    const { rules, history, begin, seats } = running('vortex-whole.4.json.gz')
    const { past } = history
    const isBid = (at: number) => {
      const moment = past[at]
      const cause = moment?.entry.cause
      return cause?.type === 'answer' && cause.seat === 'B' && cause.subject === 'melee bid' && moment?.entry.events.length === 0
    }
    const at = past.findIndex((_, index) => isBid(index))
    const [before, moment] = [past[at - 1], past[at]]
    const cause = moment?.entry.cause
    if (!before || !moment || cause?.type !== 'answer') throw new Error('nobody bids in secret')
    const open = before.snapshot.pending.find(({ id }) => id === cause.decision)
    if (!open) throw new Error('the bid was never asked for')
    const { total } = open.choice as unknown as { total: number }
    const bids = Array.from({ length: total + 1 }, (_, bid) => bid)
    const twins = bids.map((bid): History<Terms> => {
      const { snapshot } = reply(rules.game, before.snapshot, cause.decision, [bid, total - bid])
      const other = {
        ...moment,
        entry: { ...moment.entry, cause: { ...cause, answer: [bid, total - bid] } },
        snapshot,
        state: snapshot.state,
      }
      return { ...history, past: [...past.slice(0, at), other] as unknown as History<Terms>['past'] }
    })
    expect(twins.length).toBeGreaterThan(1)
    // While the bid is secret: the lines are the same, and so is all that can be asked about any of them.
    const ledgers = twins.map((twin) => ledgerOf(rules.game, begin, twin, 'A').lines.map(({ of, text }) => ({ of, text })))
    for (const ledger of ledgers) expect(ledger).toEqual(ledgers[0])
    expect(ledgers[0]?.some(({ of }) => of === moment.entry.seq)).toBe(false)
    const lately = ledgers[0]?.slice(-3).map(({ of }) => of) ?? []
    for (const of of [...lately, moment.entry.seq]) {
      const seen = twins.map((twin) => witnessAt(rules, twin, begin, of, seats))
      for (const one of seen) expect(one).toEqual(seen[0])
    }
    // Once it is revealed.
    const reveal = past.slice(at).find(({ entry }) => entry.events.some(({ type }) => type === 'bids-revealed'))
    const witness = witnessAt(rules, history, begin, reveal?.entry.seq ?? -1, seats)
    if ('nothing' in witness) throw new Error('the bid was revealed')
    const answer = await motiveOf(rules, witness, quiet, LITTLE)
    if ('nothing' in answer) throw new Error(answer.nothing)
    expect(answer.decision.subject).toBe('melee bid')
    expect(answer.deed.answer).toEqual(cause.answer)
    expect(await words('vortex', answer, 'fr')).toContain('Bea')
  })
})
