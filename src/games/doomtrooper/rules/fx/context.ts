/** What an effect knows of the moment it is in: whose it is, what it was aimed at, what it answers. Plain JSON, and public. */
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
  /** The face it stands on. */
  readonly card: CardId
  /** The card in play that it stands on; a card that is played and gone has none. */
  readonly source?: Uid
  /** The warrior it was attached to when it was used: the card itself may be gone by now. */
  readonly bearer?: Uid
  readonly t?: Ref
  readonly caster?: Uid
  readonly x?: number
  /** Inside `each`. */
  readonly it?: Ref
  readonly event?: Happening
  /** The faces of one's own hidden warriors count: one's own choices about one's own cards, and nothing public. */
  readonly sees?: true
}
