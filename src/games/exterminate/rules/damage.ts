/** What a damage result does to a figure (4.22), and the wound that may cancel it (4.5). Automatic exterminations come here too. */
import { pickOne } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import type { Harm } from './events'
import { figureOf, isShocked, pieceOf } from './facts/figures'
import { has } from './profile'
import { say } from './said'
import type { LedgerLine, Side, State } from './state'
import { ask, go, procedure, question, tell } from './terms'

const isAutomatic = (harm: Harm): boolean => harm === 'coup' || harm === 'finisher'

/** EX-WND-01, 02, EX-AMB-43: whether its owner may take a wound token instead. */
export function mayTakeWound(state: State, ref: Ref, harm: Harm): boolean {
  const { wounds, profile } = figureOf(state, ref)
  return wounds < profile.wounds && (state.rulings.woundVsAuto || !isAutomatic(harm))
}

/** EX-SCN-02, EX-DMG-06: what an extermination gives to the side that did it; nothing for one of its own. */
function score(state: State, ref: Ref, by: Side): LedgerLine | undefined {
  const { seat, profile } = figureOf(state, ref)
  if (seat === by) return undefined
  const why = has(profile, 'leader')
    ? say('exterminated-leader', { figure: ref }, 'EX-SCN-02')
    : say('exterminated-figure', { figure: ref }, 'EX-SCN-02')
  return { seat: by, points: profile.points, turn: state.turn, why }
}

/** One result, shocked or exterminated: the owner's answer to it, then it applies. */
export const result = procedure('result', {
  // EX-DMG-03: nothing more happens to a shocked figure that is shocked again.
  faced: ({ state, local: { figure, harm, result } }) => {
    if (result === 'shocked' && isShocked(state, figure)) return go('done')
    if (!mayTakeWound(state, figure, harm)) return go('apply')
    const choice = pickOne<'take' | 'suffer'>([{ id: 'take' }, { id: 'suffer' }])
    return ask(question(figureOf(state, figure).seat, 'wound', choice, ['take'], { about: { figure, result, harm } }), 'answered')
  },
  answered: ({ state, local: { figure, result }, heard }) => {
    if (heard.picked('wound') === 'suffer') return go('apply')
    const { wounds } = figureOf(state, figure)
    return tell({ type: 'wound-taken', figure, wounds: wounds + 1, instead: result }, 'done')
  },
  apply: ({ state, local: { figure, by, harm, result } }) => {
    if (result === 'shocked') return tell({ type: 'figure-shocked', figure, harm }, 'done')
    const scored = score(state, figure, by)
    const at = pieceOf(state, figure).pose
    return tell({ type: 'figure-exterminated', figure, harm, by, at, ...(scored ? { scored } : {}) }, 'done')
  },
})
