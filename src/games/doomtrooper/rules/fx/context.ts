/** The context of an effect: its player, its target, the event that it answers. Plain JSON, and public. */
import type { PlayerSeat } from '../../../../kernel'
import type { CardId } from '../cards'
import type { Ref, Uid } from '../state'
import type { EventName } from '../vocabulary'

/** Something that happened, as effects may ask about it. */
export interface Happening {
  readonly name: EventName
  readonly victim?: Uid
  readonly killer?: Uid
  /** The player it is about: who gained points, whose turn it is. */
  readonly seat?: PlayerSeat
  /** Points gained. */
  readonly P?: number
  readonly D?: number
  readonly inCombat?: boolean
  /** The main combatants of an attack that is over. */
  readonly attacker?: Uid
  readonly defender?: Uid
  /** Wounded in this combat. */
  readonly wounded?: readonly Uid[]
  /** Warriors that killed in this combat. */
  readonly killers?: readonly Uid[]
  /** The card played. */
  readonly card?: CardId
}

export interface Ctx {
  /** Whose effect it is. */
  readonly me: PlayerSeat
  /** The card id that the effect is printed on. */
  readonly card: CardId
  /** The card in play that has the effect. Without it, the card was played and did not stay. */
  readonly source?: Uid
  /** The warrior it was attached to when it was used: the card itself may be gone by now. */
  readonly bearer?: Uid
  readonly t?: Ref
  readonly caster?: Uid
  readonly x?: number
  /** Inside `each`. */
  readonly it?: Ref
  readonly event?: Happening
  /** The faces of the player's own hidden warriors may be used. Only for that player's own choices, never for public results. */
  readonly sees?: true
}
