/** Upkeep (4.25): the shocked recover, stress tests, hands, adventure cards; in each the side with the initiative is first. */
import type { Option } from '../../../../kernel'
import { pickOne } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { HAND, LEAST_FOR_FATE } from '../constants'
import { allOf, combatDice } from '../dice'
import { readyWith } from '../facts/adventures'
import { stressRemoved } from '../facts/faces'
import { figureOf, isShocked, standing } from '../facts/figures'
import { meansOf, mightReact } from '../facts/hand'
import { facesOf, poolOf } from '../facts/hits'
import { type HandId, pairId, readId, type UpkeepAdventureId } from '../ids'
import { offer } from '../offers'
import { say } from '../said'
import { otherSide, type Side, type State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'
import { ownerFirst } from './rerolls'

const inOrder = (state: State): readonly Ref[] => [...standing(state, state.active), ...standing(state, otherSide(state.active))]

/** EX-UPK-01 */
export const upkeep = procedure('upkeep', {
  begin: ({ state }) => tell({ type: 'phase-began', phase: 'upkeep', seat: state.active }, 'recover'),
  // EX-UPK-02
  recover: ({ state }) => {
    const figures = inOrder(state).filter((ref) => isShocked(state, ref))
    return tell(figures.length > 0 ? [{ type: 'figures-recovered', figures }] : [], 'stress')
  },
  // EX-UPK-03
  stress: ({ state }) => go('test', { toTest: inOrder(state).filter((ref) => figureOf(state, ref).stress > 0) }),
  test: ({ state, local: { toTest = [] } }) => {
    const [figure] = toTest
    if (figure === undefined) return go('firstHand')
    const { seat, stress } = figureOf(state, figure)
    return ask(question('chance', 'stress dice', combatDice(stress, seat), allOf('hit', stress), { about: { figure } }), 'rolled')
  },
  rolled: ({ state, local: { toTest = [] }, heard }) => {
    const [figure = ''] = toTest
    const pool = { seat: figureOf(state, figure).seat, figure, faces: heard.the('stress dice'), added: [] }
    return tell({ type: 'dice-thrown', pools: { stress: pool } }, 'rerolls')
  },
  rerolls: ({ state }) => call('rerolls', { order: ownerFirst(poolOf(state, 'stress').seat) }, 'tested'),
  tested: ({ state, local: { toTest = [] } }) => {
    const [figure = '', ...rest] = toTest
    const { faces } = poolOf(state, 'stress')
    return tell({ type: 'stress-tested', figure, faces, removed: stressRemoved(state.rulings, faces) }, 'test', { toTest: rest })
  },
  firstHand: ({ state }) => call('upkeep hand', { seat: state.active }, 'secondHand'),
  secondHand: ({ state }) => call('upkeep hand', { seat: otherSide(state.active) }, 'firstAdventures'),
  firstAdventures: ({ state }) => call('upkeep adventure', { seat: state.active }, 'secondAdventures'),
  secondAdventures: ({ state }) => call('upkeep adventure', { seat: otherSide(state.active) }, 'done'),
})

function handOptions(state: State, seat: Side): readonly Option<HandId>[] {
  const { fate, fateStart, hand } = state.sides[seat]
  const full = fate >= fateStart ? say('fate-full', { fate, start: fateStart }, 'EX-UPK-06') : undefined
  const small =
    hand.length < LEAST_FOR_FATE ? say('hand-too-small', { cards: hand.length, least: LEAST_FOR_FATE }, 'EX-UPK-07') : undefined
  return [
    offer<HandId>('refill', []),
    offer<HandId>('fate-back', [], full),
    offer<HandId>('discard-for-fate', [], small),
    ...readyWith(state, seat, 'scavenger').map((card) => offer<HandId>(`use:${card}`, [])),
    offer<HandId>('none', []),
  ]
}

/** EX-UPK-05 to 07, 12: the side chooses one of four. */
export const upkeepHand = procedure('upkeep hand', {
  choose: ({ state, local: { seat } }) => {
    const { fate, fateStart } = state.sides[seat]
    if (Object.keys(state.battle.cards).length === 0 && fate >= fateStart) return go('done')
    return ask(question(seat, 'upkeep hand', pickOne(handOptions(state, seat)), ['refill'], { about: { seat } }), 'chosen')
  },
  chosen: ({ state, local: { seat }, heard }) => {
    const said = readId(heard.picked('upkeep hand'))
    const { fate, hand } = state.sides[seat]
    switch (said.verb) {
      case 'use':
        return call('use adventure', { seat, card: said.ref }, 'choose')
      case 'refill':
        return tell({ type: 'hand-chosen', seat, choice: 'refill' }, 'refill')
      case 'fate-back':
        return tell(
          [
            { type: 'hand-chosen', seat, choice: 'fate-back' },
            { type: 'fate-gained', seat, why: 'fate-back', fate: fate + 1 },
          ],
          'done',
        )
      case 'discard-for-fate':
        return tell(
          [
            { type: 'hand-chosen', seat, choice: 'discard-for-fate' },
            { type: 'cards-discarded', seat, cards: hand, why: 'fate' },
            { type: 'fate-gained', seat, why: 'discard-for-fate', fate: fate + 1 },
          ],
          'done',
        )
      default:
        return tell({ type: 'hand-chosen', seat, choice: 'none' }, 'done')
    }
  },
  refill: ({ state, local: { seat } }) => call('draw', { seat, count: HAND - state.sides[seat].hand.length }, 'done'),
})

/** EX-UPK-08 to 11: either a die for the top card of the discard, or fate to ready exhausted cards; not both. */
export const upkeepAdventure = procedure('upkeep adventure', {
  choose: ({ state, local: { seat, isRecovering } }) => {
    const { exhausted, discard } = state.sides[seat].adventures
    const canTry = !isRecovering && discard.length > 0 && state.rulings.adventureRedraw
    if (!canTry && !(exhausted.length > 0 && mightReact(state, seat))) return go('done')
    const means = meansOf(state, seat)
    const paid = [...new Set(exhausted)].flatMap((card) =>
      means.map((one) => offer<UpkeepAdventureId>(pairId('recover', card, one), [])),
    )
    const options = [...(canTry ? [offer<UpkeepAdventureId>('try', [])] : []), ...paid, offer<UpkeepAdventureId>('none', [])]
    return ask(question(seat, 'upkeep adventure', pickOne(options), [canTry ? 'try' : 'none'], { about: { seat } }), 'chosen')
  },
  chosen: ({ local: { seat }, heard }) => {
    const said = readId(heard.picked('upkeep adventure'))
    if (said.verb === 'try') return go('roll')
    if (said.verb !== 'recover') return go('done')
    return tell(
      [
        { type: 'fate-spent', seat, use: 'adventure', means: said.other },
        { type: 'adventure-recovered', seat, card: said.ref, how: 'paid' },
      ],
      'choose',
      { isRecovering: true },
    )
  },
  // EX-UPK-09, EX-AMB-24
  roll: ({ local: { seat } }) =>
    ask(question('chance', 'adventure die', combatDice(1, seat), ['bolt'], { about: { seat } }), 'rolled'),
  rolled: ({ local: { seat }, heard }) =>
    tell({ type: 'dice-thrown', pools: { adventure: { seat, faces: heard.the('adventure die'), added: [] } } }, 'rerolls'),
  rerolls: ({ local: { seat } }) => call('rerolls', { order: ownerFirst(seat) }, 'tried'),
  tried: ({ state, local: { seat } }) => {
    const faces = facesOf(poolOf(state, 'adventure'))
    const [card] = state.sides[seat].adventures.discard
    const isDrawn = faces.includes('bolt') && card !== undefined
    const back = isDrawn && card !== undefined ? [{ type: 'adventure-recovered', seat, card, how: 'drawn' } as const] : []
    return tell([{ type: 'adventure-tried', seat, faces, isDrawn }, ...back], 'done')
  },
})
