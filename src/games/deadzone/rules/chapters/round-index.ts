/** The procedures of the match, its Rounds, Turns and activations, by name. */
import { activation } from './activation'
import { aerial } from './aerial'
import { reconBonus } from './bonus'
import { commandRoll } from './command'
import { deployment } from './deployment'
import { endOfRound } from './end'
import { items, reveal } from './items'
import { leave } from './leave'
import { match } from './match'
import { pregame } from './pregame'
import { recon } from './recon'
import { round, turn } from './round'
import { itemPlacement, setup } from './setup'

export const roundProcedures = {
  match,
  setup,
  'item placement': itemPlacement,
  recon,
  deployment,
  'aerial deployment': aerial,
  pregame,
  'recon bonus': reconBonus,
  round,
  'command roll': commandRoll,
  turn,
  activation,
  'end of round': endOfRound,
  items,
  reveal,
  leave,
}
