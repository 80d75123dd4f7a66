/**
 * Where everything on the table belongs according to view and draft alone: cards and tokens where the game lays them, a drafted
 * piece where its draft has it. Tests compare the picture with this.
 */
import { openOf } from '../client/ahead'
import { IDLE } from '../client/draft'
import { momentOf, type WindowShape } from '../client/moment'
import type { ClientState } from '../client/state'
import type { GameView } from '../games/view'
import type { Drawn } from '../scene/drawn'
import type { Path } from '../table/choice'
import { heightUnder } from '../table/layout'
import type { Ref } from '../table/piece'
import type { Speak } from '../ui/words/speak'

export function placesSo(state: ClientState, game: GameView, speak: Speak, window: WindowShape): { readonly [ref: Ref]: Drawn } {
  const { view, draft, decisions, ahead } = state
  if (view === undefined) return {}
  const table = game.tabletop(view as object)
  const still = { ...momentOf(state, { window }), draft: IDLE, ahead: undefined, decisions: openOf(state) }
  const { figures, tokens = [], cards = [] } = game.look(still.view, still, speak)
  const places = new Map<Ref, Drawn>()
  for (const { ref, at, z } of [...figures, ...cards]) places.set(ref, { at, z })
  for (const { ref, at, z, carriedBy } of tokens) places.set(ref, { at, z, ...(carriedBy === undefined ? {} : { carriedBy }) })
  for (const { ref, pose } of Object.values(table.pieces))
    if (figures.some((figure) => figure.ref === ref)) places.set(ref, { at: pose.at, z: heightUnder(table, pose) })
  if ('held' in draft && places.has(draft.piece)) {
    const question = [...decisions, ...(ahead ? [ahead.question] : [])].find(({ id }) => id === draft.decision)
    const on = draft.type === 'pathing' ? (question?.choice as Path | undefined)?.end.on : draft.pose.on
    const at = draft.type === 'pathing' ? draft.end : draft.pose.at
    places.set(draft.piece, { at, z: heightUnder(table, { at, ...(on === undefined ? {} : { on }) }) })
  }
  return Object.fromEntries(places)
}
