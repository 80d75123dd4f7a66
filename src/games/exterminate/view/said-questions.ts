/** Messages about questions: their titles, their help, their options. `who` and `whom` are empty where a question does not say. */
import type { Ref } from '../../../table/piece'
import type { AdventureId, BattleId, Effect, Icon, NodeKind } from '../rules/cards'
import type { Face } from '../rules/dice'
import type { Edge } from '../rules/ids'
import type { WeaponId } from '../rules/profile'
import type { Phase, PoolId } from '../rules/state'
import type { Asks, Means, MoveKind } from '../rules/terms'

type Nothing = Record<string, never>
type Who = { who: Ref | '' }
type WhoWhom = { who: Ref | ''; whom: Ref | '' }

/** What titles may speak of: empty where the question does not say. */
export type Titled = WhoWhom & {
  how: MoveKind | ''
  pool: PoolId | ''
  result: 'shocked' | 'exterminated' | ''
}

/** A title for each question, so that a new one does not compile without words. */
export type TitleSaid = { [S in keyof Asks as `title ${S}`]: Titled }
export type HintSaid = { [S in keyof Asks as `hint ${S}`]: WhoWhom }

export type OptionSaid = {
  'option-edge': { edge: Edge }
  'option-deploy': Who
  'option-ready': Nothing
  'option-move': Who
  'option-climb': WhoWhom
  'option-shift': Who
  'option-sprint': Who
  'option-sprint-climb': WhoWhom
  'option-sprint-shift': Who
  'option-shoot': { who: Ref; whom: Ref; weapon: WeaponId }
  'option-engage': WhoWhom
  'option-join': Who
  'option-fight': Nothing
  'option-attack': Who
  'option-enough': Nothing
  'option-enough-targets': Nothing
  'option-finish': WhoWhom
  'option-strike': { whom: Ref; means: Means }
  'option-decline': Nothing
  'option-decline-shot': Nothing
  'option-decline-move': Nothing
  'option-push': Who
  'option-wield': { weapon: WeaponId }
  'option-towards': { heading: number }
  'option-straight': Nothing
  'option-wound': Nothing
  'option-suffer': Nothing
  'option-all-for-one': Nothing
  'option-one-for-all': Nothing
  'option-end': { phase: Phase }
  'option-pass': Nothing
  // cards and fate
  'option-clear': { who: Ref; means: Means }
  'option-rescue': { who: Ref; means: Means }
  'option-use': { card: AdventureId }
  'option-use-on': { card: AdventureId; who: Ref }
  'option-reroll': { pool: PoolId; means: Means }
  'option-reroll-leader': { pool: PoolId }
  'option-play': { card: BattleId; icon: Icon }
  'option-fate': { use: 'recover' | 'exterminate' | 'save'; means: Means }
  'option-effect': { use: 'recover' | 'exterminate' }
  'option-recover': { card: AdventureId; means: Means }
  'option-try': Nothing
  'option-none': Nothing
  'option-none-hand': Nothing
  'option-refill': Nothing
  'option-fate-back': Nothing
  'option-discard-for-fate': Nothing
  'option-die': { place: number; face: Face | '' }
  'option-thing': { thing: Ref }
  'option-card': { card: BattleId }
  // details
  'detail-all-for-one': Nothing
  'detail-one-for-all': Nothing
  'detail-wound': Nothing
  'detail-suffer': { result: 'shocked' | 'exterminated' | '' }
  'detail-fate': { use: 'recover' | 'exterminate' | 'save' }
  'detail-icon': { icon: Icon }
  'detail-effect': { effect: Effect }
  'detail-try': Nothing
  'detail-refill': Nothing
  'detail-fate-back': Nothing
  'detail-discard-for-fate': Nothing
  'detail-leader': Nothing
  'detail-straight': Nothing
  face: { face: Face }
  'node-kind': { kind: NodeKind }
}

/** First-evening hints, by the question during which they help. */
export type FirstSaid = {
  'first deploy': Nothing
  'first move turn': Nothing
  'first move where': Nothing
  'first shoot turn': Nothing
  'first melee turn': Nothing
  'first bonus dice': Nothing
  'first node where': Nothing
  'first take nodes': Nothing
  'first reroll window': Nothing
  'first attack cards': Nothing
  'first defence cards': Nothing
  'first result': Nothing
  'first upkeep hand': Nothing
}
