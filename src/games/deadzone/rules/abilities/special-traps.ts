/** Special actions with explosives (A.3): laying mines, sending Bomb Bots, disarming traps. */
import { cubeOf } from '../facts/cubes'
import { has, modelOf } from '../facts/models'
import { botCubes, nextTrap, TRIPMINE, trapsIn } from '../facts/traps'
import { itemsOf, offer, type SpecialAction, withEnemy } from './special-action'

export const SPECIAL_TRAPS: readonly SpecialAction[] = [
  {
    name: 'tripmine',
    rule: 'A.3',
    options: (state, model) =>
      itemsOf(state, model, 'tripmine').map((item) =>
        offer(`tripmine:${item}>${cubeOf(state, model)}`, [model], withEnemy(state, model)),
      ),
    plays: (state, model, item, cube) => [
      { type: 'item-gone', item, how: 'used' },
      { type: 'trap-laid', trap: { ref: nextTrap(state), seat: modelOf(state, model).seat, cube, by: model, ...TRIPMINE } },
    ],
  },
  {
    name: 'bomb-bot',
    rule: 'A.3',
    options: (state, model) =>
      itemsOf(state, model, 'bomb-bot').flatMap((item) =>
        botCubes(state, model).map((cube) => offer(`bomb-bot:${item}>${cube}`, [model], withEnemy(state, model))),
      ),
    plays: (_state, model, item, cube) => ({ call: 'bomb bot', local: { model, item, cube } }),
  },
  {
    name: 'disarm',
    rule: 'A.3',
    options: (state, model) => {
      const one = modelOf(state, model)
      const traps = has(one, 'engineer') ? trapsIn(state, cubeOf(state, model)).filter(({ seat }) => seat !== one.seat) : []
      return traps.map(({ ref }) => offer(`disarm:${ref}`, [model]))
    },
    plays: (_state, model, trap) => [{ type: 'trap-disarmed', trap, model }],
  },
]
