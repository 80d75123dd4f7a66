/** Uses of fate on a shocked figure (EX-FAT-04 to 06): both sides list theirs; the active player chooses their order. */
import type { Option } from '../../../../kernel'
import { window } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { Event } from '../events'
import { figureOf, isShocked } from '../facts/figures'
import { meansOf, mightReact } from '../facts/hand'
import { type ContestId, pairId, readId } from '../ids'
import { offer } from '../offers'
import { type FateEffect, type State, sideOf } from '../state'
import { ask, call, go, procedure, question, tell, verbs } from '../terms'

const usesOf = (state: State, figure: Ref, seat: string): FateEffect['use'] =>
  figureOf(state, figure).seat === seat ? 'recover' : 'exterminate'

/** Whether the owner may stand it up now: once, and after a survived blow only in answer to an enemy's fate (EX-FAT-04). */
function mayRecover(state: State, isSurvivor: boolean): boolean {
  const listed = (state.contest?.effects ?? []).map(({ use }) => use)
  return !listed.includes('recover') && (!isSurvivor || listed.includes('exterminate'))
}

/** The part of W-RESULT that may be repeated: the figure's owner comes first, then in melee the other side. */
export const contestWindow = window(verbs, 'contest window', {
  asks: 'contest window',
  until: 'all pass',
  order: (state, { figure, by, isMelee }) => [figureOf(state, figure).seat, ...(isMelee ? [by] : [])],
  skips: (state, { figure, isSurvivor = false }, seat) =>
    !mightReact(state, sideOf(seat)) || (usesOf(state, figure, seat) === 'recover' && !mayRecover(state, isSurvivor)),
  about: (state, { figure }) => ({ figure, effects: (state.contest?.effects ?? []).map(({ use }) => use) }),
  offers: (state, { figure }, seat) =>
    meansOf(state, sideOf(seat)).map(
      (means): Option<Exclude<ContestId, 'pass'>> =>
        offer(pairId('fate', usesOf(state, figure, seat), means) as Exclude<ContestId, 'pass'>, []),
    ),
  plays: (state, { figure }, seat, id) => {
    const said = readId(id)
    const means = said.verb === 'fate' ? said.other : 'token'
    const use = usesOf(state, figure, seat)
    return { tell: [{ type: 'fate-spent', seat: sideOf(seat), use, means, figure }] as const }
  },
})

/** EX-FAT-06: the owner may stand a shocked figure up at once; in melee the winner may exterminate it. */
export const contest = procedure('contest', {
  begin: ({ local: { figure, by, strike } }) => {
    const struck: readonly Event[] =
      strike === undefined ? [] : [{ type: 'fate-spent', seat: by, use: 'exterminate', means: strike, figure }]
    return tell([{ type: 'fate-contested', figure }, ...struck], 'window')
  },
  window: ({ local: { figure, by, isMelee, isSurvivor = false } }) =>
    call('contest window', { figure, by, isMelee, isSurvivor }, 'order'),
  order: ({ state, local: { figure } }) => {
    const effects = state.contest?.effects ?? []
    if (new Set(effects.map(({ use }) => use)).size < 2) return tell({ type: 'fate-settled', figure }, 'apply', { effects })
    const items = effects.map(({ use }, index) => `${use}-${index}`)
    return ask(question(state.active, 'fate order', { shape: 'order', items }, items, { about: { figure } }), 'ordered')
  },
  ordered: ({ state, local: { figure }, heard }) => {
    const listed = state.contest?.effects ?? []
    const effects = heard.the('fate order').flatMap((id) => listed[Number(id.split('-')[1])] ?? [])
    return tell({ type: 'fate-settled', figure }, 'apply', { effects })
  },
  apply: ({ state, local: { figure, effects = [] } }) => {
    const [next, ...rest] = effects
    if (!next) return go('done')
    if (!isShocked(state, figure)) return tell({ type: 'fate-void', ...next, figure }, 'apply', { effects: rest })
    if (next.use === 'recover')
      return tell({ type: 'figures-recovered', figures: [figure], by: 'fate' }, 'apply', { effects: rest })
    return call('result', { figure, by: next.seat, harm: 'fate', result: 'exterminated' }, 'apply', { effects: rest })
  },
})
