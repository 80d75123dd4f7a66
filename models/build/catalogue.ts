/** Every piece the workshop makes. */
import type { Part, PaintOptions } from './kit/paint'
import { conscript, conscriptLeader, crawlerSwarm } from './minis/converted'
import { enforcer, enforcerHeavy, enforcerLeader } from './minis/machines'
import { companion, soldier, wanderer } from './minis/people'

export interface MadePiece {
  readonly name: string
  readonly parts: () => Part[]
  readonly paint?: PaintOptions
  /** What thinning aims at. */
  readonly triangles?: number
}

const MINIATURES: readonly MadePiece[] = [
  { name: 'enforcer-leader', parts: enforcerLeader },
  { name: 'enforcer', parts: enforcer },
  { name: 'enforcer-heavy', parts: enforcerHeavy },
  { name: 'conscript-leader', parts: conscriptLeader },
  { name: 'conscript', parts: conscript },
  { name: 'crawler-swarm', parts: crawlerSwarm },
  { name: 'wanderer', parts: wanderer },
  { name: 'companion', parts: companion },
  { name: 'soldier', parts: soldier },
]

export const PIECES: readonly MadePiece[] = [...MINIATURES]
