/** The Charge (4.9), its attack, and the moves that a lightning attacker may make after it (VX-SKL-03). */
import { length } from '../../../../geometry'
import { type Option, pickOne } from '../../../../kernel'
import { COSTS } from '../constants'
import { chargeSpots, failedWay } from '../facts/charge'
import { isEngaged, touches } from '../facts/contact'
import { figureOf, hasSkill, isOnTable, pieceOf } from '../facts/figures'
import { contactsMade } from '../facts/harm'
import { movePath, whyNotWay } from '../facts/moves'
import { wayOut } from '../facts/ways-out'
import { type ChargeAttackId, readId, type SpotId } from '../ids'
import { offer } from '../offers'
import type { State } from '../state'
import { ask, type Calls, call, go, procedure, question, tell } from '../terms'
import { startsAttack } from './acts'
import { movedAlong } from './movement'

const spotNow = ({ spots = [] }: Calls['charge'], id: SpotId) => {
  const spot = spots[Number(readId(id).ref)]
  if (!spot) throw new Error(`there is no ${id}`)
  return spot
}

export const charge = procedure('charge', {
  // VX-PA-01, VX-DST-03: a charge is paid for before anything is measured.
  declare: ({ local: { figure, target } }) =>
    tell(
      [
        { type: 'action-paid', figure, pa: COSTS.charge, what: 'charge' },
        { type: 'charge-declared', figure, target },
      ],
      'measure',
    ),
  measure: ({ state, local: { figure, target } }) => {
    const spots = chargeSpots(state, figure, target)
    return spots.length === 0 ? go('failed') : go('where', { spots })
  },
  where: ({ state, local: { figure, target, spots = [] } }) => {
    const options = spots.map((spot, index) => offer<SpotId>(`spot:${index}`, spot.touches, undefined, spot))
    const choice = pickOne<SpotId>(options)
    return ask(
      question(figureOf(state, figure).seat, 'charge where', choice, ['spot:0'], { about: { figure, target } }),
      'placed',
    )
  },
  // VX-CHG-05: a path shorter than MOU makes it an engagement instead of a charge.
  placed: ({ state, local, heard }) => {
    const { figure, target } = local
    const spot = spotNow(local, heard.picked('charge where'))
    return tell(
      [
        movedAlong(state, figure, 'charge', spot.path),
        { type: 'charge-resolved', figure, target, result: spot.result, length: spot.length },
      ],
      spot.result === 'charge' ? 'charged' : 'short',
      { spots: [] },
    )
  },
  charged: ({ state, local: { figure } }) => tell(contactsMade(state, figure, []), 'attack'),
  attack: ({ local: { figure, target } }) => call('charge attack', { figure, target, bonus: true }, 'lightning'),
  // VX-SKL-03: only if the charger is still on the table.
  lightning: ({ state, local: { figure } }) => {
    const isLeft = isOnTable(state, figure) && hasSkill(state, figure, 'lightning')
    return isLeft ? call('lightning exit', { figure }, 'end') : go('end')
  },
  // a short charge makes contact. A ruling decides whether it may also attack, without the bonus.
  short: ({ state, local: { figure } }) => tell(contactsMade(state, figure, []), 'kept'),
  kept: ({ state, local: { figure, target } }) =>
    state.rulings.shortCharge === 'attackWithoutBonus'
      ? call('charge attack', { figure, target, bonus: false }, 'end')
      : go('end'),
  // VX-CHG-06: with no place of contact in reach, the charger moves as far as it can and stops.
  failed: ({ state, local: { figure, target } }) => {
    const way = failedWay(state, figure, target)
    const walked = Math.round(length([pieceOf(state, figure).pose.at, ...way]))
    return tell(
      [movedAlong(state, figure, 'charge', way), { type: 'charge-resolved', figure, target, result: 'failed', length: walked }],
      'end',
    )
  },
  end: () => tell({ type: 'action-ended' }, 'done'),
})

/** VX-CHG-07, 08: the attack that belongs to a charge. It may be declined. */
export const chargeAttack = procedure('charge attack', {
  which: ({ state, local: { figure, target } }) => {
    if (!isOnTable(state, figure) || !isOnTable(state, target) || !touches(state, figure, target)) return go('done')
    const options: readonly Option<ChargeAttackId>[] = [
      offer('strike', [figure, target]),
      offer('force', [figure, target]),
      { id: 'decline' },
    ]
    return ask(
      question(figureOf(state, figure).seat, 'charge attack', pickOne(options), ['decline'], { about: { figure, target } }),
      'chosen',
    )
  },
  chosen: ({ local: { figure, target, bonus }, heard }) => {
    const kind = heard.picked('charge attack')
    if (kind === 'decline') return go('done')
    return call('attack', { attack: { ...startsAttack(kind, figure, target), charge: { bonus } } }, 'done')
  },
})

/** Whether the miniature is free to move or can get out of its melee. */
const canLeave = (state: State, figure: string): boolean =>
  !isEngaged(state, figure) || wayOut(state, figure, 'lightning-exit') !== undefined

/** VX-SKL-03: a disengagement, then a walk that touches no enemy. Both cost nothing. */
export const lightningExit = procedure('lightning exit', {
  which: ({ state, local: { figure } }) => {
    if (!canLeave(state, figure)) return go('done')
    const options = [offer('exit' as const, [figure]), { id: 'decline' } as const]
    return ask(
      question(figureOf(state, figure).seat, 'lightning', pickOne(options), ['decline'], { about: { figure } }),
      'chosen',
    )
  },
  chosen: ({ state, local: { figure }, heard }) => {
    if (heard.picked('lightning') === 'decline') return go('done')
    return go(isEngaged(state, figure) ? 'exit' : 'walk')
  },
  exit: ({ state, local: { figure } }) =>
    ask(
      question(figureOf(state, figure).seat, 'lightning exit', movePath(state, figure, 'lightning-exit'), [], {
        about: { figure },
      }),
      'left',
    ),
  // An empty path goes back to the choice.
  left: ({ state, local: { figure }, heard }) => {
    const path = heard.the('lightning exit')
    if (path.length === 0) return go('which')
    if (whyNotWay(state, figure, 'lightning-exit', path)) return go('exit')
    return tell(movedAlong(state, figure, 'lightning-exit', path), 'walk')
  },
  walk: ({ state, local: { figure } }) =>
    ask(
      question(figureOf(state, figure).seat, 'lightning walk', movePath(state, figure, 'lightning-walk'), [], {
        about: { figure },
      }),
      'walked',
    ),
  walked: ({ state, local: { figure }, heard }) => {
    const path = heard.the('lightning walk')
    if (path.length === 0) return go('done')
    if (whyNotWay(state, figure, 'lightning-walk', path)) return go('walk')
    return tell(movedAlong(state, figure, 'lightning-walk', path), 'done')
  },
})
