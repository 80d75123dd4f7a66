/**
 * Checks that no viewer learns a secret: its view, who is asked what, and what it is told must be the same in every world that
 * the viewer cannot rule out. Run at points of random play. Each check throws and names the viewer and what leaked.
 */
import {
  type AnyDecision,
  type Decision,
  type Game,
  imagined,
  putAgain,
  type Rng,
  reply,
  type Shapes,
  type Snapshot,
  same,
  seen,
  type Terms,
  type Told,
  type Viewer,
} from '../../src/kernel'
import { rollOf } from '../../src/match/history'
import { advanced, type Ledger } from '../../src/match/telling'
import type { Eyes } from '../../src/protocol/messages'

/** Whether an event may tell more than the next view shows, such as a card returned to a pile or the order of drawn cards. */
export type Shows = (told: Told, viewer: Eyes) => boolean

type Fail = (what: string) => never

/** Checks that resampling the hidden part of the state changes neither what the viewer sees nor who is asked what. */
export function checkSecrecy<G extends Terms>(game: Game<G>, snapshot: Snapshot<G>, viewer: Viewer, rng: Rng, fail: Fail): void {
  const known = seen(game, snapshot, viewer)
  const world = imagined(game, known, rng)
  const again = seen(game, world, viewer)
  if (!same(again.view, known.view)) fail(`${viewer} sees something of a world it cannot tell from another`)
  if (!same(again.awaited, known.awaited)) {
    fail(`${viewer} can tell worlds apart by who is asked: ${known.awaited.join()} or ${again.awaited.join()}`)
  }
  const words = (decisions: readonly AnyDecision[]) => decisions.map(({ id: _id, ...rest }) => rest)
  if (!same(words(again.decisions as readonly AnyDecision[]), words(known.decisions as readonly AnyDecision[]))) {
    fail(`${viewer}'s own questions depend on what it must not know`)
  }
  // While another seat's train is under way, the viewer knows only the situation at its start (`shown`), so questions may differ.
  if (!known.awaited.some((seat) => seat === viewer) && !same(snapshot.shown, snapshot.agenda)) return
  const asked = ({ pending }: Snapshot<G>) =>
    pending.flatMap(({ seat, subject, offer }) => (offer ? [] : [`${seat}: ${subject}`]))
  if (!same(asked(world), asked(snapshot))) {
    fail(`${viewer} can tell worlds apart by what is asked: ${asked(snapshot).join()} or ${asked(world).join()}`)
  }
}

/** What one viewer gets after an answer: view, line of the log, questions, and who is waited for. */
function following<G extends Terms>(game: Game<G>, before: Snapshot<G>, decision: Decision<G>, answer: unknown, viewer: Eyes) {
  const { snapshot, events } = reply(game, before, decision.id, answer)
  const { seat, subject, id } = decision
  const cause = { type: 'answer', decision: id, seat, subject, answer } as const
  // `project` returns plain JSON by contract.
  const view = game.project(before.state, viewer) as never
  const ledger: Ledger = { lines: [], view }
  const roll = rollOf(decision)
  const moment = { entry: { seq: 1, cause, events }, state: snapshot.state, snapshot, ...(roll ? { roll } : {}) }
  const told = advanced(game, ledger, before.state, moment, viewer)
  const after = seen(game, snapshot, viewer)
  const decisions = (after.decisions as readonly AnyDecision[]).map(({ id: _id, ...rest }) => rest)
  return { view: after.view, line: told.latest?.entry, awaited: after.awaited, decisions }
}

/**
 * Repeats an answer in another world. If it leads to the same view, the viewer must be told the same and the same questions must
 * follow. For a shuffle, another order is used instead of another world. Returns false if the worlds could not be compared.
 */
export function checkTold<G extends Terms>(
  game: Game<G>,
  shapes: Shapes<never>,
  snapshot: Snapshot<G>,
  { decision, answer }: { readonly decision: Decision<G>; readonly answer: unknown },
  viewer: Eyes,
  rng: Rng,
  shows: Shows,
  fail: Fail,
): boolean {
  const here = following(game, snapshot, decision, answer, viewer)
  if (here.line?.told.some((one) => shows(one, viewer))) return false
  const compare = (there: typeof here): boolean => {
    if (!same(there.view, here.view)) return false
    if (!same(there.line, here.line)) {
      fail(`${viewer} is told of "${decision.subject}" what its view does not show: ${told(here)} or ${told(there)}`)
    }
    if (!same([there.awaited, there.decisions], [here.awaited, here.decisions])) {
      fail(`${viewer} can tell worlds apart by what is asked after "${decision.subject}"`)
    }
    return true
  }
  if (decision.choice.shape === 'shuffle') {
    // Most viewers' views do not change when two cards are swapped.
    const order = [...(answer as readonly number[])]
    const [one, other] = [rng.below(order.length), rng.below(order.length)]
    const [first, second] = [order[one] as number, order[other] as number]
    order[one] = second
    order[other] = first
    return one !== other && compare(following(game, snapshot, decision, order, viewer))
  }
  const state = game.imagine(game.project(snapshot.state, viewer), rng)
  const world = putAgain(game, { ...snapshot, state, pending: [] })
  const again = world.pending.find(
    (open) => open.seat === decision.seat && open.subject === decision.subject && open.offer === decision.offer,
  )
  const rules = again && shapes[again.choice.shape]
  if (!again || !rules?.accepts(again.choice as never, answer, game.space(world.state) as never).allowed) return false
  return compare(following(game, world, again, answer, viewer))
}
const told = ({ line }: { readonly line: unknown }) => JSON.stringify(line) ?? 'nothing'
