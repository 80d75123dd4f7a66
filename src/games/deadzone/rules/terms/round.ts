/**
 * Questions and chapters of the match, its Rounds, Turns and activations (3.1, 3.2; 4.3 to 4.14).
 *
 * Who pays for an action: for `move`, `sprint` and `stand`, the action menu sends `action-begun` (and `command-die-spent` for a
 * free one) before it calls their chapter. `shoot`, `fight action` and `special action` send both themselves once the choice is
 * made, because until then they may be cancelled, and only they know whether the action is long.
 */
import type { InWindow, Pick, Roll, Shuffle } from '../../../../kernel'
import type { Place } from '../../../../table/choice'
import type { Ref } from '../../../../table/piece'
import type { CubeId, ZoneName } from '../board'
import type { Eight } from '../dice'
import type { ActionId, DieId, ItemId } from '../ids'
import type { CommandFace, Side } from '../state'

export type RoundAsks = {
  // set-up (W1, W18)
  'rotate map': Pick<'0' | '90' | '180' | '270'>
  'secret draw': Shuffle
  'first player': Pick<Side>
  zone: Pick<ZoneName>
  /** On the ground of the zone (`deploy:A1`) or in a cube above it (`deploy:A1>2-1-2`), repeatedly until all are deployed. */
  deploy: Pick<`deploy:${Ref}` | `deploy:${Ref}>${CubeId}` | 'ready'>
  'deploy where': Place
  /** The kind of a token that is turned over or looked at is drawn from those not yet seen. */
  'item draw': Shuffle
  'item column row': Roll<Eight>
  'recon dice': Roll<Eight>
  /** Strategist: one failed die of the Recon test, by its wave and index. */
  'reroll recon': Pick<DieId | 'pass'>
  scout: Pick<`scout:${Ref}` | 'pass'>
  logistics: Pick<`carry:${Ref}>${CubeId}` | 'pass'>
  // the Recon bonus (DZ-MIS-03)
  'bonus dice': Roll<Eight>
  'bonus die': Pick<`bonus:${number}` | 'pass'>
  'bonus item': Pick<`item:${Ref}` | 'pass'>
  'bonus model': Pick<`model:${Ref}` | 'pass'>
  'flank cube': Pick<`arrive:${CubeId}`>
  // the Round (W2, W3, W14)
  'command dice': Roll<CommandFace>
  /** W2: which Command dice are rerolled, possibly none. */
  'reroll command': Pick<`die:${string}`>
  turn: Pick<`activate:${Ref}` | 'pass'>
  /** The action menu: see `ids.ts`. `end` ends the activation. */
  action: Pick<ActionId>
  'extra activation': Pick<`activate:${Ref}` | 'decline'>
  /** DZ-END-06: on 5 or more the smoke disperses. */
  'smoke die': Roll<Eight>
  // items (W12)
  'item here': Pick<ItemId>
  /** DZ-ITM-04: what is done with an item just picked up, or with items beyond the limit. */
  'item keep': Pick<ItemId>
}

type Nothing = Record<never, never>

export type RoundCalls = {
  match: Nothing
  setup: Nothing
  'item placement': { readonly tokens?: readonly number[] }
  recon: { readonly at?: Side; readonly extra?: number; readonly passed?: boolean; readonly die?: DieId }
  deployment: { readonly seat: Side; readonly model?: Ref; readonly cube?: CubeId }
  'aerial deployment': { readonly at?: number; readonly done?: readonly Ref[]; readonly model?: Ref; readonly cube?: CubeId }
  pregame: { readonly at?: number; readonly done?: readonly Ref[] }
  /** DZ-MIS-03: at the start of the winner's first Turn. */
  'recon bonus': { readonly seat: Side; readonly die?: number; readonly left?: number; readonly done?: readonly Ref[] }
  round: { readonly due?: Side }
  'command roll': { readonly at?: number; readonly dice?: readonly string[] }
  turn: { readonly seat: Side; readonly model?: Ref }
  /** T1 to T3: one model's activation. `by` is the side that controls it. */
  activation: { readonly model: Ref; readonly by: Side; readonly idle?: boolean }
  'end of round': { readonly at?: number; readonly cube?: CubeId }
  /** W12: the model entered a cube without enemies or moved within its own; it may take or give an item (DZ-ITM-02 to 05). */
  items: { readonly model: Ref; readonly item?: Ref; readonly cube?: CubeId } & InWindow
  /** The face-down token is turned over, or looked at by one side. Chance decides its kind. */
  reveal: { readonly item: Ref; readonly to: Side | 'all' }
  /** DZ-TER-15: the last step of a move, over the board's edge, where the mission allows it. */
  leave: { readonly model: Ref; readonly by: Side }
}
