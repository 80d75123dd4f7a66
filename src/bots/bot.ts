/** A bot of whatever game: the plain bot with what the game tells it of goals and worth. */

import type { AnyRules } from '../games/rules-of'
import type { AnyDecision, Rng } from '../kernel'
import type { Tabletop } from '../table/piece'
import { TABLE_SHAPES } from '../table/shapes'
import { eagerAnswer, type Worth } from './eager'
import { deadzoneWorth } from './tastes/deadzone'
import { exterminateWorth } from './tastes/exterminate'

const TASTES: { readonly [game: string]: Worth } = { deadzone: deadzoneWorth, exterminate: exterminateWorth }

/** The answer of a bot that sees this view (or state) of the game. Chance is answered by sampling. */
export function botAnswer({ id, game, goals }: AnyRules, view: object, decision: AnyDecision, rng: Rng): unknown {
  // A table-top game's space is its table.
  const tabletop = game.space(view) as Tabletop
  const worth = TASTES[id]
  const { seat } = decision
  return eagerAnswer(decision, {
    shapes: TABLE_SHAPES,
    tabletop,
    rng,
    goals: seat === 'chance' ? [] : (goals?.(view, seat) ?? []),
    ...(worth ? { worth: (option) => worth(view, decision, option) } : {}),
  })
}
