/** Damage dice and their results (4.22), wounds (4.5) and fate (4.7). Automatic exterminations also end here. */
import { pickOne } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { allOf, combatDice } from '../dice'
import type { Event, Harm } from '../events'
import { readyWith, worstOf } from '../facts/adventures'
import { figureOf, isShocked, pieceOf, seatOf } from '../facts/figures'
import { meansOf, mightReact } from '../facts/hand'
import { facesOf, poolOf } from '../facts/hits'
import { carriedBy } from '../facts/nodes'
import { pairId, type ResultId, readId } from '../ids'
import { offer } from '../offers'
import { has } from '../profile'
import { say } from '../said'
import type { LedgerLine, Side, State } from '../state'
import { ask, type Calls, call, go, procedure, question, tell } from '../terms'
import { ownerFirst } from './rerolls'

const isAutomatic = (harm: Harm): boolean => harm !== 'shot' && harm !== 'round'

/** EX-DMG-01: one die for each hit. Both sides may change the dice (W-DAMAGE); then the most severe one applies. */
export const damage = procedure('damage', {
  roll: ({ state, local: { figure, by, dice } }) =>
    ask(
      question('chance', 'damage dice', combatDice(dice, seatOf(state, by)), allOf('armour', dice), { about: { figure, by } }),
      'rolled',
    ),
  rolled: ({ state, local: { by }, heard }) => {
    const pool = { seat: seatOf(state, by), figure: by, faces: heard.the('damage dice'), added: [] }
    return tell({ type: 'dice-thrown', pools: { damage: pool } }, 'rerolls')
  },
  rerolls: ({ state, local: { figure, by } }) =>
    call('rerolls', { order: ownerFirst(seatOf(state, by)), hurt: figure }, 'adventures'),
  adventures: ({ local: { figure, by, harm } }) =>
    call('adventure window', { timing: 'damage', figure, other: by, harm }, 'judged'),
  judged: ({ state, local: { figure, by } }) => {
    const pool = poolOf(state, 'damage')
    const best = worstOf(state, pool)
    return tell({ type: 'damage-rolled', figure, by: seatOf(state, by), faces: facesOf(pool), best }, 'result', { best })
  },
  result: ({ state, local: { figure, by, harm, dice, best = 'scratch' } }) =>
    best === 'scratch'
      ? go('done')
      : call('result', { figure, by: seatOf(state, by), harm, result: best, rolled: { by, dice } }, 'done'),
})

/** EX-WND-01, 02, EX-AMB-43: whether the owner may take a wound token instead. */
export function mayTakeWound(state: State, ref: Ref, harm: Harm): boolean {
  const { wounds, profile } = figureOf(state, ref)
  return wounds < profile.wounds && (state.rulings.woundVsAuto || !isAutomatic(harm))
}

const escapes = (state: State, { figure, harm, result }: Calls['result']): readonly string[] =>
  result === 'exterminated' && !isAutomatic(harm) ? readyWith(state, seatOf(state, figure), 'escape-plan') : []

/** EX-FAT-07: fate can only prevent an extermination. */
const mightSave = (state: State, { figure, result }: Calls['result']): boolean =>
  result === 'exterminated' && mightReact(state, seatOf(state, figure))

/** EX-SCN-02, EX-DMG-06: the points for the side that exterminated the figure; none for one of its own. */
function score(state: State, ref: Ref, by: Side): LedgerLine | undefined {
  const { seat, profile } = figureOf(state, ref)
  if (seat === by) return undefined
  const why = has(profile, 'leader')
    ? say('exterminated-leader', { figure: ref }, 'EX-SCN-02')
    : say('exterminated-figure', { figure: ref }, 'EX-SCN-02')
  return { seat: by, points: profile.points, turn: state.turn, why }
}

/** EX-DMG-04, EX-NOD-08: the figure leaves the table. The nodes it carried are left where it stood. */
function removal(state: State, { figure, by, harm }: Calls['result']): readonly Event[] {
  const scored = score(state, figure, by)
  const { pose } = pieceOf(state, figure)
  return [
    { type: 'figure-exterminated', figure, harm, by, at: pose, ...(scored ? { scored } : {}) },
    ...carriedBy(state, figure).map((node) => ({ type: 'node-dropped', node, figure, pose }) as const),
  ]
}

/** W-RESULT: a result (shocked or exterminated), the owner's answer to it, and its application. */
export const result = procedure('result', {
  // EX-DMG-03: a shocked figure that is shocked again is not affected.
  faced: ({ state, local }) => {
    const { figure, harm, result } = local
    if (result === 'shocked' && isShocked(state, figure)) return go('done')
    const canWound = mayTakeWound(state, figure, harm)
    const escaping = escapes(state, local)
    const saving = mightSave(state, local)
    if (!canWound && !saving && escaping.length === 0) return go('apply')
    const seat = seatOf(state, figure)
    const options = [
      ...(canWound ? [offer<ResultId>('wound', [figure])] : []),
      ...escaping.map((card) => offer<ResultId>(`use:${card}`, [])),
      ...(saving ? meansOf(state, seat).map((means) => offer<ResultId>(pairId('fate', 'save', means), [])) : []),
      offer<ResultId>('suffer', []),
    ]
    const fallback: ResultId = canWound ? 'wound' : 'suffer'
    return ask(question(seat, 'result', pickOne(options), [fallback], { about: { figure, result, harm } }), 'answered')
  },
  answered: ({ state, local, heard }) => {
    const { figure, result, rolled } = local
    const seat = seatOf(state, figure)
    const said = readId(heard.picked('result'))
    switch (said.verb) {
      case 'wound':
        return tell({ type: 'wound-taken', figure, wounds: figureOf(state, figure).wounds + 1, instead: result }, 'survived')
      case 'use':
        return tell(
          [
            { type: 'adventure-used', seat, card: said.ref, effect: 'escape-plan', figure },
            { type: 'figure-saved', figure, by: 'escape-plan' },
          ],
          'done',
        )
      case 'fate': {
        const spent = { type: 'fate-spent', seat, use: 'save', means: said.other, figure } as const
        // EX-AMB-09: by the other reading, fate rerolls the damage. An automatic extermination has no damage roll to repeat.
        const isRolled = state.rulings.fateSave === 'rerollDamage' && rolled !== undefined
        return isRolled ? tell(spent, 'again') : tell([spent, { type: 'figure-saved', figure, by: 'fate' }], 'survived')
      }
      default:
        return go('apply')
    }
  },
  // EX-FAT-05: the figure survived a blow and is still shocked. After a finisher the winner is asked again anyway (EX-MEL-12).
  survived: ({ state, local: { figure, by, harm } }) =>
    harm === 'coup' && isShocked(state, figure)
      ? call('contest', { figure, by, isMelee: true, isSurvivor: true }, 'done')
      : go('done'),
  // A reroll of damage has the same windows as any damage roll.
  again: ({ local: { figure, harm, rolled } }) =>
    rolled && (harm === 'shot' || harm === 'round') ? call('damage', { figure, harm, ...rolled }, 'done') : go('done'),
  apply: ({ state, local }) =>
    local.result === 'shocked'
      ? tell({ type: 'figure-shocked', figure: local.figure, harm: local.harm }, 'contest')
      : tell(removal(state, local), 'done'),
  // EX-FAT-04, EX-FAT-05: the other side may answer only in melee.
  contest: ({ local: { figure, by, harm } }) => call('contest', { figure, by, isMelee: harm === 'round' }, 'done'),
})
