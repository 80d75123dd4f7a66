/** Matches whose chance is proved, played by bots without a host. */
import { botAnswer, botDecision } from '../../src/bots/bot'
import { createThrower } from '../../src/dice/throw'
import type { AnyRules } from '../../src/games/rules-of'
import type { AnyDecision, Game, Json, MatchSpec, PlayerSeat, Terms } from '../../src/kernel'
import type { Asking } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import { answered, begun, committed, type Grown, type MatchEntry, nowOf, redone, undone } from '../../src/match/history'
import { bookOf, chainsFrom } from '../../src/match/proof/book'
import { derived } from '../../src/match/proof/hash'
import { give, type Held, heard, held, rootsOf } from '../../src/match/proof/holder'
import { createSecrets, type SecretBox } from '../../src/match/proof/secrets'
import { type AskLinks, type Dice, provenChance } from '../../src/match/proof/source'
import type { Verifying } from '../../src/match/proof/verify'
import type { Hash, ToldProof } from '../../src/protocol/proof'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { throwingAgain } from '../../src/workers/throw-again'
import { thrownDice } from '../../src/workers/thrown-dice'

const NOTHING = '0'.repeat(64)
/** The same secrets for the same seed. */
export function secretsOf(seed: number | string): SecretBox {
  let count = 0
  return createSecrets(
    { past: [] },
    () => derived(NOTHING, `secret ${seed} ${count++}`),
    async () => {},
  )
}

export const NO_DICE: Dice = { ready: async () => undefined }
export const realDice = async (): Promise<Dice> => thrownDice({ load: createThrower })

/** A log that grows. */
export function recording(game: Game<Terms>, spec: MatchSpec) {
  const first = begun(game, spec)
  const entries: MatchEntry[] = [first.entry]
  let { history } = first
  const grow = (grown: Grown<Terms> | undefined) => {
    if (!grown) return
    entries.push(grown.entry)
    history = grown.history
  }
  const asking: Asking = {
    log: () => entries,
    commit: async (commitments) => grow(committed(history, commitments)),
    told: async () => {},
  }
  return { entries, now: () => history, grow, asking }
}

/** The pages of some seats. */
export interface Pages {
  readonly held: Map<PlayerSeat, Held>
  readonly links: AskLinks
  /** Everybody is told of what has fallen. */
  hear(proof: ToldProof): void
}
export function pagesOf(
  seats: readonly PlayerSeat[],
  isAway: (seat: PlayerSeat, number: number) => boolean = () => false,
): Pages {
  const holding = new Map(seats.map((seat) => [seat, held(derived(NOTHING, `page ${seat}`), { throw: 1, shuffle: 1 })]))
  return {
    held: holding,
    hear(proof) {
      for (const [seat, page] of holding) holding.set(seat, heard(page, proof))
    },
    async links({ seats: asked, ...question }) {
      const given = asked.map((seat) => {
        const page = holding.get(seat)
        if (!page || isAway(seat, question.number)) return [seat, 'absent'] as const
        const { holding: next, link } = give(page, question)
        holding.set(seat, next)
        return [seat, link] as const
      })
      return Object.fromEntries(given)
    },
  }
}

export interface Played {
  readonly record: {
    readonly spec: MatchSpec
    readonly entries: readonly MatchEntry[]
    readonly rulesVersion: number
    readonly secrets: readonly Hash[]
  }
  readonly isOver: boolean
}

export interface Playing {
  readonly rules: AnyRules
  readonly seed: number
  readonly dice?: Dice
  readonly answers?: number
  readonly pages?: Pages
  /** Every so many answers the last ones are taken back, now and then to be brought back again. */
  readonly undoEvery?: number
  readonly secrets?: SecretBox
}

/** A random match between bots. */
export async function provenMatch({
  rules,
  seed,
  dice = NO_DICE,
  answers = 20_000,
  pages,
  undoEvery,
  secrets = secretsOf(seed),
}: Playing): Promise<Played> {
  const { game, rulesVersion } = rules
  const parsed = rules.parseSpec(rules.defaultOptions())
  if (!parsed.ok) throw new Error(parsed.reason.key)
  const { spec } = parsed
  const rng = generator(seed)
  const { entries, now, grow, asking } = recording(game, spec)
  const chance = provenChance({ secrets, dice, ...(pages ? { links: pages.links } : {}) })
  if (pages) {
    const seats = [...pages.held].map(([seat, { secret }]) => [seat, chainsFrom(rootsOf(secret), bookOf(entries).used)])
    await asking.commit({ seats: Object.fromEntries(seats) })
  }
  for (let answer = 0; answer < answers; answer++) {
    const { pending, state } = nowOf(now()).snapshot
    const [open] = pending as readonly AnyDecision[]
    if (!open) break
    if (open.seat === 'chance') {
      const gesture = { x: rng.below(2001) - 1000, y: rng.below(2001) - 1000, strength: rng.below(1001) }
      const isByHand = open.choice.shape === 'roll' && rng.below(3) > 0
      const chanced = await chance.answer(open, { ...asking, ...(isByHand ? { gesture } : {}) })
      grow(answered(game, now(), open.id, chanced.answer, chanced))
      if (chanced.proof) pages?.hear(chanced.proof)
    } else {
      const view = game.project(state, open.seat)
      const decision = botDecision(rules, view, pending as readonly AnyDecision[]) as AnyDecision
      grow(answered(game, now(), decision.id, botAnswer(rules, view, decision, rng) as Json))
    }
    if (undoEvery && answer % undoEvery === undoEvery - 1) {
      const [seat = 'A'] = spec.seats
      const to = now().past.at(-2 - rng.below(4))?.entry.seq
      if (to !== undefined) grow(undone(now(), seat, to))
      if (rng.below(3) === 0) grow(redone(now(), seat))
    }
  }
  const isOver = game.outcome(nowOf(now()).state) !== undefined
  if (isOver) await secrets.retire()
  return { record: { spec, entries: plain(entries), rulesVersion, secrets: isOver ? secrets.past() : [] }, isOver }
}

/** As it comes out of a file. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** What a check of this match works with. */
export async function checkOf(rules: AnyRules, { record, isOver }: Played): Promise<Verifying<Terms>> {
  const { game, rulesVersion } = rules
  return { record, isOver, game, rulesVersion, shapes: TABLE_SHAPES, throwAgain: throwingAgain(await createThrower()) }
}
