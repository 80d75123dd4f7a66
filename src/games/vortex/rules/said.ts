/** The messages of the rules: refusals, parts of tallies, lines of the ledger. Lengths are in table units, things are refs. */
import type { Units } from '../../../geometry/types'
import { type Reason, speaker } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import type { Country, Stat } from './profile'
import type { EffectCause } from './state'

type Nothing = Record<string, never>

export type VortexSaid = {
  // parts of characteristics and of sums
  printed: { figure: Ref; stat: Stat }
  country: { country: Country }
  effect: { cause: EffectCause }
  'shot-skill-near': { figure: Ref }
  'shot-skill-far': { figure: Ref }
  'stays-put': { figure: Ref }
  'partly-seen': Nothing
  'agile-target': Nothing
  'will-points': { figure: Ref }
  'charge-bonus': { figure: Ref }
  'unstoppable-charge': { figure: Ref }
  'mastered-by': { figure: Ref }
  'spited-by': { figure: Ref }
  'spell-difficulty': { difficulty: number }
  'mana-points': { figure: Ref }
  // parts of damage
  'plain-success': Nothing
  'exceptional-success': Nothing
  'heavy-blow': Nothing
  'brutal-blow': Nothing
  'sharp-shot': Nothing
  'weakness-found': Nothing
  // why an action cannot be done
  'short-of-pa': { figure: Ref; needs: number; has: number }
  'fanatic-cannot': { figure: Ref }
  'stands-static': { figure: Ref }
  'is-engaged': { figure: Ref }
  'not-engaged': { figure: Ref }
  'walked-already': { figure: Ref }
  'walk-first': { figure: Ref }
  'ran-already': { figure: Ref }
  'evaded-already': { figure: Ref }
  'disengaged-already': { figure: Ref }
  'charged-already': { figure: Ref }
  'moved-already': { figure: Ref }
  'acted-already': { figure: Ref }
  'hurt-already': { figure: Ref }
  'was-engaged': { figure: Ref }
  'is-rooted': { figure: Ref }
  'no-way-out': { figure: Ref }
  'not-seen': { figure: Ref; target: Ref }
  'not-mutual': { figure: Ref; other: Ref }
  'in-melee-no-shot': { figure: Ref }
  'no-target': { figure: Ref }
  // why a path or a place is refused
  'way-touches': { piece: Ref }
  'still-in-contact': { piece: Ref }
  'enemy-close': { piece: Ref; missing: Units; gap: Units }
  'stands-there': { piece: Ref; missing: Units; gap: Units }
  'outside-strip': Nothing
  // the score
  'kill-points': { figure: Ref }
  'anchor-held': { anchor: number }
  'broke-through': { figure: Ref }
  'half-of-kills': Nothing
}

export const say = speaker<VortexSaid>()

/** A reason for a refused place. The table's judge fills in its parameters: the piece, the gap and how much of it is missing. */
export const placeSays = (key: 'enemy-close' | 'stands-there', rule: string): Reason => ({ key, rule })
