/** *Doctor Who: Exterminate!* as a rules system: its public exports. Read `terms.ts` first, then the chapters. */
import type { Game, Outcome } from '../../../kernel'
import { setUp } from './begin'
import { useAdventure } from './chapters/adventures'
import { adventureDeal, dealing, draw, handLimit } from './chapters/battle-cards'
import { contest, contestWindow } from './chapters/contest'
import { damage, result } from './chapters/damage'
import { arrival, engagement } from './chapters/engagement'
import { climb, shift } from './chapters/hill'
import { initiative } from './chapters/initiative'
import { coup, melee, meleePart, round } from './chapters/melee'
import { crossing, move, movePart } from './chapters/movement'
import { nodePlacement, nodes } from './chapters/nodes'
import { outcome, push } from './chapters/outcome'
import { reroll } from './chapters/rerolls'
import { deployment, match, pointsOf } from './chapters/setup'
import { burst, shootPart, shot } from './chapters/shooting'
import { turn } from './chapters/turn'
import { upkeep, upkeepAdventure, upkeepHand } from './chapters/upkeep'
import { adventureWindow, attackWindow, defenceWindow, rerolls, stressRelief } from './chapters/windows'
import { evolve } from './events/evolve'
import { imagine, project, told } from './secrets'
import type { State } from './state'
import type { Exterminate } from './terms'

function outcomeOf(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const scores = pointsOf(state)
  return { winners: scores.A === scores.B ? [] : [scores.A > scores.B ? 'A' : 'B'], scores }
}

export const exterminate: Game<Exterminate> = {
  id: 'exterminate',
  seats: { least: 2, most: 2 },
  setUp,
  procedures: {
    match,
    initiative,
    deployment,
    turn,
    'move part': movePart,
    move,
    climb,
    shift,
    'shoot part': shootPart,
    shot,
    'melee part': meleePart,
    engagement,
    melee,
    arrival,
    round,
    coup,
    result,
    outcome,
    push,
    upkeep,
    'upkeep hand': upkeepHand,
    'upkeep adventure': upkeepAdventure,
    crossing,
    damage,
    burst,
    nodes,
    'node placement': nodePlacement,
    draw,
    'hand limit': handLimit,
    dealing,
    'adventure deal': adventureDeal,
    rerolls,
    reroll,
    'attack window': attackWindow,
    'defence window': defenceWindow,
    'stress relief': stressRelief,
    'adventure window': adventureWindow,
    'use adventure': useAdventure,
    contest,
    'contest window': contestWindow,
  },
  begin: { call: 'match', local: {} },
  evolve,
  project,
  tell: told,
  imagine,
  outcome: outcomeOf,
  space: (world) => world.tabletop,
}

export type { Event } from './events'

export type { ShotReport } from './reports'
export { RULING_VALUES, type Rulings } from './rulings'

export { defaultSpec, parseSpec } from './spec'
export type { Side, State, View } from './state'
export type { Exterminate } from './terms'
