/** The Recon bonus (DZ-MIS-03, optional): at the start of the winner's first Turn its dice are used one by one, in any order. */
import { type Option, pickOne } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { onBoard } from '../facts/models'
import { readId } from '../ids'
import type { Side, State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'

/** How many looks or moves the faces 1 to 7 give; 8 counts as any of them. */
const LOOKS: { readonly [face: number]: number } = { 1: 1, 2: 3 }
const MOVES: { readonly [face: number]: number } = { 4: 1, 5: 2, 6: 3 }
const DISCARD = 3
const ANY = 8

/** Face-down tokens on the board that this side has not looked at. */
const unseen = (state: State, seat: Side): readonly Ref[] =>
  Object.values(state.items).flatMap(({ ref, faceUp, seenBy, where }) =>
    where.at === 'cube' && !faceUp && !seenBy.includes(seat) ? [ref] : [],
  )
const lying = (state: State): readonly Ref[] =>
  Object.values(state.items).flatMap(({ ref, where }) => (where.at === 'cube' ? [ref] : []))

function dieOptions(dice: readonly number[]): readonly Option<`bonus:${number}` | 'pass'>[] {
  const faces = [...new Set(dice)].toSorted()
  return [...faces.map((face) => ({ id: `bonus:${face}` as const })), { id: 'pass' as const }]
}
const withPass = <Id extends string>(ids: readonly Id[]): readonly Option<Id | 'pass'>[] => [
  ...ids.map((id) => ({ id })),
  { id: 'pass' as const },
]

/** `die`: the face being used; `left`: how often it can still be used; `done`: models that have moved. */
export const reconBonus = procedure('recon bonus', {
  choose: ({ state, local: { seat } }) => {
    const dice = state.bonus?.dice ?? []
    if (dice.length === 0) return go('done')
    return ask(question(seat, 'bonus die', pickOne(dieOptions(dice)), ['pass']), 'chosen')
  },
  chosen: ({ local: { seat }, heard }) => {
    const { verb, first } = readId(heard.picked('bonus die'))
    const die = Number(first)
    if (verb === 'pass') return tell({ type: 'bonus-forgone', seat }, 'done')
    return die === ANY ? go('which') : tell({ type: 'bonus-used', seat, die, as: die }, 'begin', { die, done: [] })
  },
  which: ({ local: { seat } }) => {
    const options = [1, 2, 3, 4, 5, 6, 7].map((face) => ({ id: `bonus:${face}` as const }))
    return ask(
      question(seat, 'bonus die', pickOne<`bonus:${number}` | 'pass'>(options), ['bonus:1'], { about: { any: true } }),
      'named',
    )
  },
  named: ({ local: { seat }, heard }) => {
    const as = Number(readId(heard.picked('bonus die')).first)
    return tell({ type: 'bonus-used', seat, die: ANY, as }, 'begin', { die: as, done: [] })
  },
  // The only face left is 7: a model goes round the flank.
  begin: ({ local: { die = 1 } }) => {
    if (LOOKS[die] !== undefined) return go('look', { left: LOOKS[die] })
    if (MOVES[die] !== undefined) return go('step', { left: MOVES[die] })
    return go(die === DISCARD ? 'discard' : 'flank')
  },
  look: ({ state, local: { seat, left = 0 } }) => {
    const tokens = unseen(state, seat)
    if (left === 0 || tokens.length === 0) return go('choose')
    const options = withPass(tokens.map((ref) => `item:${ref}` as const))
    return ask(question(seat, 'bonus item', pickOne(options), ['pass'], { about: { does: 'look' } }), 'looked')
  },
  looked: ({ local: { seat, left = 0 }, heard }) => {
    const { verb, first } = readId(heard.picked('bonus item'))
    return verb === 'pass' ? go('choose') : call('reveal', { item: first, to: seat }, 'look', { left: left - 1 })
  },
  discard: ({ state, local: { seat } }) => {
    const tokens = lying(state)
    if (tokens.length === 0) return go('choose')
    const options = withPass(tokens.map((ref) => `item:${ref}` as const))
    return ask(question(seat, 'bonus item', pickOne(options), ['pass'], { about: { does: 'discard' } }), 'discarded')
  },
  discarded: ({ heard }) => {
    const { verb, first } = readId(heard.picked('bonus item'))
    return verb === 'pass' ? go('choose') : tell({ type: 'item-gone', item: first, how: 'discarded' }, 'choose')
  },
  step: ({ state, local: { seat, left = 0, done = [] } }) => {
    const models = onBoard(state, seat).filter((ref) => !done.includes(ref))
    if (left === 0 || models.length === 0) return go('choose')
    const options = withPass(models.map((ref) => `model:${ref}` as const))
    return ask(question(seat, 'bonus model', pickOne(options), ['pass'], { about: { does: 'move' } }), 'stepped')
  },
  stepped: ({ local: { seat, left = 0, done = [] }, heard }) => {
    const { verb, first } = readId(heard.picked('bonus model'))
    if (verb === 'pass') return go('choose')
    return call('move', { model: first, by: seat, most: 1, how: 'pregame' }, 'step', { left: left - 1, done: [...done, first] })
  },
  flank: ({ state, local: { seat } }) => {
    const options = withPass(onBoard(state, seat).map((ref) => `model:${ref}` as const))
    return ask(question(seat, 'bonus model', pickOne(options), ['pass'], { about: { does: 'flank' } }), 'flanked')
  },
  flanked: ({ heard }) => {
    const { verb, first } = readId(heard.picked('bonus model'))
    return verb === 'pass' ? go('choose') : tell({ type: 'model-flanked', model: first }, 'choose')
  },
})
