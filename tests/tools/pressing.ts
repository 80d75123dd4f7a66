/**
 * One person at one screen plays a whole match for all seats, through the product's own client, with the bots' answers at one seed, and
 * by the shortest gestures that the screen takes. What is counted is what this person does; reading and waiting cost nothing.
 */
import { askedIn } from '../../src/app/match/asked'
import { draftOf } from '../../src/app/match/question-part'
import { secrecyOf } from '../../src/app/match/secrecy'
import { botAnswer, botDecision } from '../../src/bots/bot'
import { intend } from '../../src/client/intend'
import { momentOf, type Pointed } from '../../src/client/moment'
import type { Client, ClientState } from '../../src/client/state'
import { createClient } from '../../src/client/store'
import { directTransport } from '../../src/client/transport'
import type { AnyRules } from '../../src/games/rules-of'
import type { GameView } from '../../src/games/view'
import {
  type AnyDecision,
  type Json,
  type MatchSpec,
  type Option,
  type Pick,
  type PlayerSeat,
  same,
  seen,
} from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import { createHost } from '../../src/match/host'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { speaker } from '../../src/ui/words/speaker'
import { seeded } from '../conformance/rng'

/**
 * What each thing costs, in presses. A drag is one: it lifts, carries and lets go. Lifting a piece also chooses it, so the question
 * which piece costs nothing where the piece is then carried. A tap, a press of a button, card or die, a throw, a pass and taking the screen
 * over are one each, and so is each further bend of a way. What stays a draft after the gesture costs one more: Confirm.
 */
export const COSTS = {
  throw: 1,
  pass: 1,
  'hand over': 1,
  press: 1,
  tap: 1,
  drag: 1,
  bend: 1,
  confirm: 1,
} as const
export type Deed = keyof typeof COSTS

export interface Pressed {
  /** Rounds or turns played, as the game counts them. */
  readonly rounds: number
  /** What was done before the first round, and afterwards: how often, by `deed: subject`. */
  readonly setUp: ReadonlyMap<string, number>
  readonly played: ReadonlyMap<string, number>
}

export interface PressedGame {
  readonly rules: AnyRules
  readonly view: GameView
  readonly spec: MatchSpec
}

/** The settings of a device that nobody has touched. */
const SETTINGS = { hands: 'covered', stops: {} } as const
const LIMIT = 20_000

export async function pressMatch({ rules, view: game, spec }: PressedGame, seed: number): Promise<Pressed> {
  const rng = seeded(seed)
  const host = createHost({
    game: rules.game,
    spec,
    shapes: TABLE_SHAPES,
    chance: seededChance(generator(seed)),
    policy: { dice: 'by hand' },
  })
  // A game of the list has two seats at least.
  const seats = spec.seats as readonly [PlayerSeat, ...PlayerSeat[]]
  const client = createClient({
    transport: directTransport(host),
    seats,
    tabletop: (seen) => game.tabletop(seen as never),
    ...secrecyOf(game, seats, SETTINGS),
  })
  const { actions } = client
  const now = client.store.getState
  const counts = { setUp: new Map<string, number>(), played: new Map<string, number>() }
  const round = () => roundOf(host.snapshot().state)
  const count = (deed: Deed, subject: string, times: number = COSTS[deed]) => {
    if (times === 0) return
    const part = round() > 0 ? counts.played : counts.setUp
    part.set(`${deed}: ${subject}`, (part.get(`${deed}: ${subject}`) ?? 0) + times)
  }
  const settled = async () => {
    for (let shown = 0; shown < 100; shown++) {
      for (let turn = 0; turn < 4; turn++) {
        await host.settled()
        await new Promise((resolve) => setImmediate(resolve))
      }
      if (!now().playing) return
      actions.played()
    }
    throw new Error('the match never stands still')
  }
  /** What this seat will answer; drawn once, so that it does not depend on how often the screen is looked at. */
  const wished = new Map<string, unknown>()
  const wishOf = (decision: AnyDecision, view: object): unknown => {
    if (!wished.has(decision.id)) wished.set(decision.id, botAnswer(rules, view, decision, rng))
    return wished.get(decision.id)
  }
  const pass = (subject: string) => {
    count('pass', subject)
    actions.pass()
  }

  await settled()
  for (let answers = 0; !now().outcome; answers++) {
    if (answers > LIMIT) throw new Error(`no end after ${LIMIT} answers`)
    const state = now()
    const [thrown] = state.throws
    if (thrown) {
      count('throw', thrown.subject)
      actions.throwDice(thrown.decision, { x: 0, y: 600, strength: 600 })
    } else if (state.handOver) {
      const { seat, window } = state.handOver
      const known = seen(rules.game, host.snapshot(), seat)
      const open = window && known.decisions.find(({ seat: one, subject }) => one === seat && subject === window.subject)
      if (window && open && same(wishOf({ ...open, id: window.id }, known.view), ['pass'])) pass(window.subject)
      else {
        count('hand over', window?.subject ?? known.decisions[0]?.subject ?? '')
        actions.showHand()
      }
    } else {
      const view = state.view as object
      const decision = botDecision(rules, view, state.decisions)
      if (!decision) throw new Error(`${state.seat} is shown and asked nothing`)
      const answer = failed(game, state, decision) ?? wishOf(decision, view)
      if (decision.id === state.window && same(answer, ['pass'])) pass(decision.subject)
      else answered(client, game, decision, answer, (deed, times) => count(deed, decision.subject, times))
    }
    await settled()
    const { refusal } = now()
    if (refusal) throw new Error(`refused: ${JSON.stringify(refusal)} of ${JSON.stringify(state.decisions)}`)
  }
  const rounds = round()
  actions.close()
  return { rounds, ...counts }
}

const roundOf = (state: object): number => Number('round' in state ? state.round : 'turn' in state ? state.turn : 1)

/** Where dice are picked to be thrown again, a person picks those that failed; the bot picks any. */
function failed(game: GameView, state: ClientState, { id, choice }: AnyDecision): readonly string[] | undefined {
  const situation = game.situation?.(momentOf(state), speaker('en'))
  if (situation?.decision !== id || choice.shape !== 'pick') return undefined
  const dice = situation.rolls.flatMap((roll) => roll.dice).filter(({ option }) => option !== undefined)
  // A choice whose shape is 'pick' is a pick.
  const { least, most } = choice as Pick
  const picked = dice.flatMap(({ option, counts }) => (option === undefined || counts ? [] : [option])).slice(0, most)
  return dice.some(({ counts }) => counts) && picked.length >= Math.max(least, 1) ? picked : undefined
}

type Count = (deed: Deed, times?: number) => void

/** Gives this answer, by the shortest gestures. */
function answered(client: Client, game: GameView, decision: AnyDecision, answer: unknown, count: Count): void {
  const { actions, store } = client
  const state = store.getState()
  const { id } = decision
  const { shape } = decision.choice
  if (shape === 'pick') {
    picked(client, game, decision, answer as readonly string[], count)
    return
  }
  const table = game.tabletop(state.view as object)
  if (shape === 'path' && Array.isArray(answer) && answer.length === 0) {
    // Staying where one is: a button, or the panel's own.
    const act = game.acts?.(momentOf(state), speaker('en'))?.find((one) => one.decision === id && one.answer?.length === 0)
    count('press')
    if (!act) count('confirm')
    actions.answer(id, [])
    return
  }
  const draft = draftOf(decision, answer, state.draft, table)
  const isSpatial = shape === 'path' || shape === 'place' || shape === 'route'
  if (isSpatial) {
    count('drag')
    if (draft.type === 'pathing') count('bend', draft.bends.length)
  } else if (!same(answer, 'value' in draft ? decision.fallback : undefined)) count('press')
  actions.setDraft(draft)
  if (store.getState().sent !== undefined) return
  count('confirm')
  actions.confirm()
  // A route or way that the panel cannot write down: the answer itself is what the person means.
  if (store.getState().sent === undefined) actions.answer(id, answer as Json)
}

function picked(client: Client, game: GameView, decision: AnyDecision, answer: readonly string[], count: Count): void {
  const { actions, store } = client
  const state = store.getState()
  const { id } = decision
  // A choice whose shape is 'pick' is a pick.
  const { options, least, most } = decision.choice as Pick
  const speak = speaker('en')
  const [only] = answer
  const option = options.find((one) => one.id === only)
  const send = () => actions.answer(id, [...answer])
  for (const selected of [undefined, ...(option?.on ?? [])]) {
    const asked = askedIn(game, momentOf(state, { selected }), speak, state.window)
    const isWhole = asked.acts.some((act) => act.decision === id && same(act.answer, answer))
    const isNear = most === 1 && only !== undefined && (isWhole || isOffered(asked, id, only))
    if (!isWhole && !isNear) continue
    if (selected !== undefined) count('tap')
    count('press')
    send()
    return
  }
  if (least === 1 && most === 1 && option) {
    if (isCarried(game, state, id, option)) {
      send()
      return
    }
    const cost = onTable(game, state, id, option)
    if (cost) {
      for (const deed of cost) count(deed)
      send()
      return
    }
  }
  const before = state.draft.type === 'choosing' && state.draft.decision === id ? state.draft.picked : []
  count('press', [...before, ...answer].filter((one) => !(before.includes(one) && answer.includes(one))).length)
  count('confirm')
  send()
}

/** A card, a die or a button answers with this option. */
const isOffered = ({ hands, situation, acts, onward }: ReturnType<typeof askedIn>, decision: string, option: string): boolean =>
  acts.some((act) => act.decision === decision && act.option === option && !act.answer) ||
  (hands?.seats ?? []).some(({ hand = [], cards }) =>
    [...hand, ...cards].some(({ plays }) => plays.some((play) => play.decision === decision && play.option === option)),
  ) ||
  (situation?.decision === decision && situation.rolls.some(({ dice }) => dice.some((die) => die.option === option))) ||
  (onward?.decision.id === decision && onward.option.id === option)

/** The piece of this option is carried to the place that is asked for next: the drag is counted there. */
const isCarried = (game: GameView, state: ClientState, decision: string, { id }: Option): boolean =>
  game.foreseen?.(momentOf(state), decision, id) !== undefined

/** The gestures on the table that mean this option; undefined where only the panel has it. */
function onTable(game: GameView, state: ClientState, decision: string, { id, on = [] }: Option): readonly Deed[] | undefined {
  const { pieces } = game.tabletop(state.view as object)
  const at = (ref: string) => pieces[ref]?.pose.at ?? { x: 0, y: 0 }
  const [first, second] = on
  const ways: { readonly deeds: readonly Deed[]; readonly pointed: Pointed; readonly gesture: Parameters<typeof intend>[2] }[] = [
    ...on.map((ref) => ({ deeds: ['tap'] as const, pointed: {}, gesture: { type: 'tap', ref, at: at(ref) } as const })),
    ...(first !== undefined && second !== undefined
      ? [
          {
            deeds: ['drag'] as const,
            pointed: {},
            gesture: { type: 'drop', ref: first, at: at(second), over: second, free: false } as const,
          },
        ]
      : []),
    ...on.flatMap((ref) =>
      on.map((selected) => ({
        deeds: ['tap', 'tap'] as const,
        pointed: { selected },
        gesture: { type: 'tap', ref, at: at(ref) } as const,
      })),
    ),
  ]
  for (const { deeds, pointed, gesture } of ways) {
    const { drafted } = intend(game, momentOf(state, pointed), gesture)
    if (drafted?.send?.decision === decision && same(drafted.send.answer, [id])) return deeds
    if (drafted?.draft.type === 'choosing' && drafted.draft.decision === decision && same(drafted.draft.picked, [id]))
      return [...deeds, 'confirm']
  }
  return undefined
}
