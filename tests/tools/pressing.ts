/**
 * Simulates one person who plays a whole match for all seats at one screen, with the answers of bots at one seed. The answers go
 * through the product's own client by the shortest gestures that the screen accepts, and those gestures are counted. Reading and
 * waiting cost nothing.
 */
import { againSaid, diceChosen } from '../../src/app/match/again'
import { draftOf } from '../../src/app/match/answer-draft'
import { askedIn } from '../../src/app/match/asked'
import { secrecyOf } from '../../src/app/match/secrecy'
import { botAnswer, botDecision } from '../../src/bots/bot'
import { type Ahead, aheadOf } from '../../src/client/ahead'
import { isCommitted } from '../../src/client/commit'
import { intend } from '../../src/client/intend'
import { momentOf, type Pointed } from '../../src/client/moment'
import type { ShownLine } from '../../src/client/seats'
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
 * The cost of each deed, in presses. A drag (lift, carry, let go) is one. Lifting a piece also answers the question which piece,
 * so that question costs nothing if the piece is then carried. A tap, a press of a button, card or die, a throw, a pass and
 * taking over the screen are one each, and so is each bend of a path. If the gesture leaves a draft, confirming it is one more. A
 * window that passes by itself costs nothing, or one press if the player holds it open.
 */
export const COSTS = {
  throw: 1,
  pass: 1,
  hold: 1,
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
  /** Presses before the first round (`setUp`) and from then on (`played`), by `deed: subject`. */
  readonly setUp: ReadonlyMap<string, number>
  readonly played: ReadonlyMap<string, number>
}

export interface PressedGame {
  readonly rules: AnyRules
  readonly view: GameView
  readonly spec: MatchSpec
}

/** Observes the simulated screen while the match is played. */
export interface Onlooker {
  /** Called for each line that is played back on the screen. */
  played(line: ShownLine): Promise<void>
  /** Called when a draft awaits confirmation, and when playback is done and somebody is asked. `after` says after what. */
  looks(after: string): void
}

/** The default settings of a device. */
const SETTINGS = { hands: 'covered', stops: {}, windows: 'brief', confirms: 'risky' } as const
const COMMITTING = { confirms: SETTINGS.confirms, areDiceThrown: true } as const
const LIMIT = 20_000

export async function pressMatch(
  { rules, view: game, spec }: PressedGame,
  seed: number,
  watching?: (client: Client) => Onlooker,
): Promise<Pressed> {
  const rng = seeded(seed)
  const host = createHost({
    game: rules.game,
    spec,
    shapes: TABLE_SHAPES,
    chance: seededChance(generator(seed)),
    policy: { dice: 'by hand' },
  })
  // Every game has at least two seats.
  const seats = spec.seats as readonly [PlayerSeat, ...PlayerSeat[]]
  const client = createClient({
    transport: directTransport(host),
    seats,
    tabletop: (seen) => game.tabletop(seen as never),
    isAlone: true,
    ...secrecyOf(game, seats, SETTINGS, () => 'en'),
  })
  const { actions } = client
  const now = client.store.getState
  const onlooker = watching?.(client)
  let after = 'the beginning'
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
      const { playing } = now()
      if (!playing) return onlooker?.looks(after)
      await onlooker?.played(playing)
      actions.played()
    }
    throw new Error('the match never stands still')
  }
  /** The answer that each decision will get. Drawn only once, so that the match does not depend on how often it is looked up. */
  const wished = new Map<string, unknown>()
  const wishOf = (decision: AnyDecision, view: object): unknown => {
    if (!wished.has(decision.id)) wished.set(decision.id, botAnswer(rules, view, decision, rng))
    return wished.get(decision.id)
  }
  let promised: Promised | undefined
  let along: readonly string[] | undefined
  const pass = (subject: string) => {
    // There is no clock here: a window that would pass by itself after a time passes immediately and costs nothing.
    if (!now().fleeting) count('pass', subject)
    actions.pass()
  }

  await settled()
  for (let answers = 0; !now().outcome; answers++) {
    if (answers > LIMIT) throw new Error(`no end after ${LIMIT} answers`)
    const state = now()
    const [thrown] = state.throws
    // A question to a player whose hand is not on the screen. The options are to pass, to let it pass, or to take over the
    // screen.
    const anothers = state.handOver ?? (state.decisions.some(({ offer }) => !offer) ? undefined : state.fleeting)
    if (thrown) {
      count('throw', thrown.subject)
      actions.throwDice(thrown.decision, { x: 0, y: 600, strength: 600 })
    } else if (anothers) {
      const { seat, window } = anothers
      const known = seen(rules.game, host.snapshot(), seat)
      const open = window && known.decisions.find((one) => one.seat === seat && one.subject === window.subject)
      if (window && open && same(wishOf({ ...open, id: window.id }, known.view), window.fallback)) pass(window.subject)
      else if (state.fleeting) {
        count('hold', window?.subject ?? '')
        actions.hold()
      } else {
        count('hand over', window?.subject ?? known.decisions[0]?.subject ?? '')
        actions.showHand()
      }
    } else {
      const view = state.view as object
      const decision = botDecision(rules, view, state.decisions)
      if (!decision) throw new Error(`${state.seat} is shown and asked nothing`)
      after = decision.subject
      const answer = failed(game, state, decision) ?? wishOf(decision, view)
      const said = along
      along = saidAlong(game, state, decision, answer)
      if (said) {
        // The previous press already answered this question with preselected dice; each change to that selection costs a press.
        count('press', decision.subject, unlike(said, answer as readonly string[]))
        client.actions.answer(decision.id, answer as Json)
      } else if (decision.id === state.window && same(answer, decision.fallback)) pass(decision.subject)
      else
        promised = answered({ client, game, promised, onlooker }, decision, answer, (deed, times) =>
          count(deed, decision.subject, times),
        )
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

/** For rerolls: the dice a person would pick, their own failures and the opponent's successes. A bot picks any. */
function failed(game: GameView, state: ClientState, { id, seat, choice }: AnyDecision): readonly string[] | undefined {
  const situation = game.situation?.(momentOf(state), speaker('en'))
  if (situation?.decision !== id || choice.shape !== 'pick') return undefined
  const dice = situation.rolls.flatMap(({ seat: of, dice }) =>
    dice.map((die) => ({ ...die, failed: die.counts !== (of === seat) })),
  )
  // The shape was checked above.
  const { least, most } = choice as Pick
  const picked = dice.flatMap(({ option, failed }) => (option === undefined || !failed ? [] : [option])).slice(0, most)
  return !situation.isEven && picked.length >= Math.max(least, 1) ? picked : undefined
}

const unlike = (one: readonly string[], other: readonly string[]): number =>
  [...one, ...other].filter((id) => !(one.includes(id) && other.includes(id))).length

/** The preselected dice, if this answer pays for a reroll. The same press then also answers the question which dice to reroll. */
function saidAlong(game: GameView, state: ClientState, { id }: AnyDecision, answer: unknown): readonly string[] | undefined {
  const { acts, hands, situation } = askedIn(game, momentOf(state), speaker('en'), state.window)
  const cards = (hands?.seats ?? []).flatMap(({ hand = [], cards }) => [...hand, ...cards])
  const given = [...acts, ...cards.flatMap(({ plays }) => plays)].find(
    (one) => one.decision === id && one.again && same(answer, [one.option]),
  )
  return given?.again && situation && againSaid(given.again, situation, diceChosen(situation, state.seat, undefined))?.answer
}

type Count = (deed: Deed, times?: number) => void

/**
 * The state of a drag that both activates a miniature and moves it. `further` lists the options that the drag answers on its way.
 * If the player wants something else, `otherwise` counts the activation as a separate gesture.
 */
interface Promised {
  readonly ahead: Ahead
  readonly further: readonly string[]
  otherwise(): void
}

interface Playing {
  readonly client: Client
  readonly game: GameView
  readonly promised: Promised | undefined
  readonly onlooker: Onlooker | undefined
}

/** Letting a piece go. Its position is taken from the draft, so this one is a placeholder. */
const DROP = { type: 'drop', ref: '', at: { x: 0, y: 0 }, free: false } as const

/** Gives this answer by the shortest gestures and counts them. Returns the drag that is still under way, if any. */
function answered(
  { client, game, promised, onlooker }: Playing,
  decision: AnyDecision,
  answer: unknown,
  count: Count,
): Promised | undefined {
  const { actions, store } = client
  const { id } = decision
  const { shape } = decision.choice
  const [next, ...further] = promised?.further ?? []
  if (promised && next !== undefined && same(answer, [next])) {
    actions.answer(id, [next])
    return { ...promised, further }
  }
  if (promised && next !== undefined) promised.otherwise()
  if (shape === 'pick') return picked(client, game, decision, answer as readonly string[], count)
  const state = store.getState()
  if (shape === 'path' && same(answer, [])) {
    // Not moving: a button of the strip, or the panel and Confirm.
    const act = game.acts?.(momentOf(state), speaker('en'))?.find((one) => one.decision === id && one.answer?.length === 0)
    count('press')
    if (!act) count('confirm')
    actions.answer(id, [])
    return undefined
  }
  const draft = draftOf(decision, answer, state.draft, game.tabletop(state.view as object))
  if (shape === 'path' || shape === 'place' || shape === 'route') {
    count('drag')
    if (draft.type === 'pathing') count('bend', draft.bends.length)
  } else if (!same(answer, decision.fallback)) count('press')
  actions.setDraft(draft)
  onlooker?.looks(`${decision.subject}, to be confirmed`)
  const ahead = promised && { ...promised.ahead, question: decision }
  const moment = { ...momentOf(store.getState()), ahead }
  if (!isCommitted(game, moment, DROP, COMMITTING)) count('confirm')
  actions.confirm()
  // Some paths cannot be expressed as a draft. Then nothing was sent and the answer is given directly.
  if (store.getState().sent === undefined) actions.answer(id, answer as Json)
  return undefined
}

function picked(
  client: Client,
  game: GameView,
  decision: AnyDecision,
  answer: readonly string[],
  count: Count,
): Promised | undefined {
  const { actions, store } = client
  const state = store.getState()
  const { id } = decision
  // A choice whose shape is 'pick' is a pick.
  const { options, least, most } = decision.choice as Pick
  const [only] = answer
  const option = least === 1 && most === 1 ? options.find((one) => one.id === only) : undefined
  const carried = option && carriedBy(game, state, id, option)
  const near = pressed(game, state, decision, answer)
  const way = near ?? (option && onTable(game, state, id, option))
  const did = (deeds: readonly Deed[]) => {
    for (const deed of deeds) count(deed)
  }
  actions.answer(id, [...answer])
  if (carried && (carried.isLifted || !near || carried.ahead.further.length > 0)) {
    // The drag is counted when it ends.
    return { ...carried, further: carried.ahead.further, otherwise: () => did(way ?? ['press', 'confirm']) }
  }
  if (way) {
    did(way)
    return undefined
  }
  const before = state.draft.type === 'choosing' && state.draft.decision === id ? state.draft.picked : []
  count('press', unlike(before, answer))
  count('confirm')
  return undefined
}

/** The cost of giving this answer by a card, die or button, with a tap first if its miniature must be selected. */
function pressed(
  game: GameView,
  state: ClientState,
  { id, choice }: AnyDecision,
  answer: readonly string[],
): readonly Deed[] | undefined {
  const [only] = answer
  // A choice whose shape is 'pick' is a pick.
  const { options, most } = choice as Pick
  const on = options.find((one) => one.id === only)?.on ?? []
  for (const selected of [undefined, ...on]) {
    const asked = askedIn(game, momentOf(state, { selected }), speaker('en'), state.window)
    const isWhole = asked.acts.some((act) => act.decision === id && same(act.answer, answer))
    const isNear = most === 1 && only !== undefined && isOffered(asked, id, only)
    if (isWhole || isNear) return selected === undefined ? ['press'] : ['tap', 'press']
  }
  return undefined
}

/** Whether a card, a die or a button answers with this option. */
const isOffered = ({ hands, situation, acts, onward }: ReturnType<typeof askedIn>, decision: string, option: string): boolean =>
  acts.some((act) => act.decision === decision && act.option === option && !act.answer) ||
  (hands?.seats ?? []).some(({ hand = [], cards }) =>
    [...hand, ...cards].some(({ plays }) => plays.some((play) => play.decision === decision && play.option === option)),
  ) ||
  (situation?.decision === decision && situation.rolls.some(({ dice }) => dice.some((die) => die.option === option))) ||
  (onward?.decision.id === decision && onward.option.id === option)

/**
 * The drag by which this option can be chosen, if it moves a piece. `isLifted`: lifting the piece is enough to choose the option.
 */
function carriedBy(game: GameView, state: ClientState, decision: string, { id }: Option) {
  const ahead = aheadOf(game, momentOf(state), decision, id)
  // The foreseen question always asks where a piece goes.
  const ref = (ahead?.question.choice as { readonly piece?: string } | undefined)?.piece
  if (!ahead || ref === undefined) return undefined
  const at = game.tabletop(state.view as object).pieces[ref]?.pose.at ?? { x: 0, y: 0 }
  const { drafted } = intend(game, momentOf(state), { type: 'lift', ref, at })
  return { ahead, isLifted: drafted?.ahead?.option === id && drafted.ahead.from.id === decision }
}

/** The gestures on the table that choose this option; undefined if only the panel offers it. */
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
      return isCommitted(game, { ...momentOf(state), draft: drafted.draft }, gesture, COMMITTING) ? deeds : [...deeds, 'confirm']
  }
  return undefined
}
