/** Questions and chapters of the match, its Rounds, Turns and activations (3.1, 3.2; 4.3 to 4.14). */
import type { Amount, InWindow, Pick, Roll, Shuffle } from '../../../../kernel'
import type { Place } from '../../../../table/choice'
import type { Ref } from '../../../../table/piece'
import type { ZoneName } from '../board'
import type { Eight } from '../dice'
import type { ActionId, ItemId } from '../ids'
import type { CommandFace, Side } from '../state'

export type RoundAsks = {
  // set-up (W1, W18)
  'rotate map': Pick<'0' | '90' | '180' | '270'>
  'first player': Pick<Side>
  zone: Pick<ZoneName>
  deploy: Pick<`deploy:${Ref}` | 'ready'>
  'deploy where': Place
  'item draw': Shuffle
  'item column row': Roll<Eight>
  'recon dice': Roll<Eight>
  // the Round (W2, W3, W14)
  'command dice': Roll<CommandFace>
  'reroll command': Pick<`die:${string}`>
  turn: Pick<`activate:${Ref}` | 'pass'>
  /** The action menu: see `ids.ts`. `end` ends the activation. */
  action: Pick<ActionId>
  'extra activation': Pick<`activate:${Ref}` | 'decline'>
  // items (W12)
  'item here': Pick<ItemId>
  'recon amount': Amount
}

type Nothing = Record<never, never>

export type RoundCalls = {
  match: Nothing
  setup: Nothing
  recon: Nothing
  deployment: { readonly seat: Side; readonly model?: Ref }
  pregame: Nothing
  round: Nothing
  'command roll': Nothing
  turn: { readonly seat: Side }
  /** T1 to T3: one model's activation. `by` gives the orders. */
  activation: { readonly model: Ref; readonly by: Side }
  'end of round': Nothing
  /** W12: it has entered a cube, or been put elsewhere in its own, where no enemy is: it may take or give an item (DZ-ITM-02 to 05). */
  items: { readonly model: Ref } & InWindow
}
