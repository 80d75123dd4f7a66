/** The match, its turns, steps and windows (3.2, 4.3), and its end (3.6, 6.7). */
import { pickOne } from '../../../../kernel'
import { stepNow, stepsOf } from '../facts/activation'
import { peoplesOf, signsOn } from '../facts/country'
import { figureOf, isOnTable, manaAt, standing, statOf } from '../facts/figures'
import { deathOf } from '../facts/harm'
import { finalLedger } from '../facts/score'
import { type ActId, readId } from '../ids'
import { isOpen } from '../offers'
import type { SpellId } from '../profile'
import { otherSide, SIDES, type Side, type State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'
import { actOptions, startsAttack } from './acts'

const isWipedOut = (state: State, seat: Side): boolean =>
  standing(state, seat).every((ref) => figureOf(state, ref).standing !== 'alive')
const isOver = (state: State): boolean => state.turn >= state.turns || SIDES.some((seat) => isWipedOut(state, seat))

export const match = procedure('match', {
  setup: () => call('setup', {}, 'turns'),
  turns: () => call('turn', {}, 'ended'),
  ended: ({ state }) => go(isOver(state) ? 'over' : 'turns'),
  over: ({ state }) => tell({ type: 'match-ended', lines: finalLedger(state) }, 'done'),
})

/** Every miniature's points for this turn, and the turn's steps (3.2, items 4 and 5). */
function readied(state: State) {
  const all = Object.values(state.figures).filter(({ ref }) => isOnTable(state, ref))
  const points = all.map((figure) => {
    const { ref } = figure
    const [pa, will, rapidity] = [statOf(state, ref, 'PA'), statOf(state, ref, 'VOL'), statOf(state, ref, 'RAP')]
    return [ref, { pa, will, mana: manaAt(state, figure), rapidity }] as const
  })
  return { steps: stepsOf(state), figures: Object.fromEntries(points) }
}

/** A turn (3.2). */
export const turn = procedure('turn', {
  begin: ({ state }) => {
    const next = state.turn + 1
    const signs = signsOn(state.turns, next, state.terrainFirst ?? 'A', peoplesOf(state))
    return tell({ type: 'turn-began', turn: next, signs }, 'deaths')
  },
  // VX-TER-11: the new terrain may lower VIE to the damage that a miniature has, which kills it.
  deaths: ({ state }) => {
    const dead = Object.values(state.figures).filter(
      ({ ref, standing: stands, damage }) => stands === 'alive' && isOnTable(state, ref) && damage >= statOf(state, ref, 'VIE'),
    )
    return tell(
      dead.map(({ ref }) => deathOf(state, ref, 'terrain')),
      'ready',
    )
  },
  ready: ({ state }) => tell({ type: 'turn-readied', ...readied(state) }, 'step'),
  // VX-ACT-03: steps follow one another by falling rapidity.
  step: ({ state }) => {
    const next = state.step + 1
    return next >= state.steps.length ? go('end') : tell({ type: 'step-began', step: next }, 'first')
  },
  // VX-ACT-05: in every step the first player has the first window.
  first: ({ state }) => call('window', { seat: state.first ?? 'A' }, 'second'),
  second: ({ state }) => call('window', { seat: otherSide(state.first ?? 'A') }, 'step'),
  end: ({ state }) => {
    const doomed = Object.values(state.figures).filter(({ standing: stands }) => stands === 'doomed')
    return tell({ type: 'turn-ended', turn: state.turn, removed: doomed.map(({ ref }) => ref) }, 'done')
  },
})

/** W0: one player's window to act in a step. It ends when the player passes or has no action left (VX-ACT-09, 10). */
export const windowOf = procedure('window', {
  open: ({ state, local: { seat } }) => {
    const open = actOptions(state, seat).filter(isOpen)
    if (open.length === 0) return go('done')
    const figures = [...new Set(open.map(({ id }) => readId(id).ref))]
    return tell({ type: 'window-opened', seat, step: state.step, figures }, 'act')
  },
  act: ({ state, local: { seat } }) => {
    const options = actOptions(state, seat)
    if (!options.some(isOpen)) return go('close')
    const about = { rapidity: stepNow(state)?.rapidity ?? 0 }
    return ask(question(seat, 'act', pickOne<ActId>([...options, { id: 'pass' }]), ['pass'], { about }), 'acted')
  },
  acted: ({ state, heard }) => {
    const { verb, ref, other } = readId(heard.picked('act'))
    switch (verb) {
      case 'walk':
      case 'forced':
      case 'run':
      case 'evade':
      case 'disengage':
      case 'force-out':
        return call('move', { figure: ref, how: verb }, 'act')
      case 'charge':
        return call('charge', { figure: ref, target: other }, 'act')
      case 'shoot':
      case 'shoot-still':
        return call('shot', { target: other, shooters: [{ ref, still: verb === 'shoot-still' }] }, 'act')
      case 'strike':
      case 'force':
        return call('attack', { attack: startsAttack(verb, ref, other) }, 'act')
      case 'cast':
        return call('spell', { lead: ref, spell: other as SpellId }, 'act')
      case 'trance': {
        const { pa, trance } = figureOf(state, ref)
        return tell(
          [
            { type: 'action-paid', figure: ref, pa, what: 'trance' },
            { type: 'trance-declared', figure: ref, turns: trance + 1 },
          ],
          'act',
        )
      }
      default:
        return go('close')
    }
  },
  close: ({ state, local: { seat } }) => tell({ type: 'window-passed', seat, step: state.step }, 'done'),
})
