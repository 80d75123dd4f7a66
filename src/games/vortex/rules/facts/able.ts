/** Whether a miniature can do something, and why not (4.6 to 4.8, 4.10). Nothing here measures a distance (VX-DST-03). */
import type { Reason } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { COSTS } from '../constants'
import type { MoveKind } from '../events'
import { say } from '../said'
import type { Figure, State } from '../state'
import { contactsOf, isEngaged } from './contact'
import { figureOf, hasSkill, statOf } from './figures'

type Why = Reason | undefined

/** VX-DIS-03, 04: by how much `value` must be raised to exceed twice the number of enemies; each point costs an action point. */
export const breakingAway = (value: number, enemies: number): number => Math.max(0, 2 * enemies - value + 1)

/** VX-PA-03: the action points that this costs the miniature now. */
export function costOf(state: State, ref: Ref, what: MoveKind | 'shot' | 'strike' | 'force' | 'spell'): number {
  switch (what) {
    case 'forced':
    case 'run':
      return hasSkill(state, ref, 'quick') ? 1 : COSTS[what]
    case 'force':
      return hasSkill(state, ref, 'strong') ? 2 : COSTS.force
    case 'disengage':
      return breakingAway(statOf(state, ref, 'VIV'), contactsOf(state, ref).length)
    case 'force-out': {
      const force = statOf(state, ref, 'FOR') + (hasSkill(state, ref, 'unstoppable') ? 1 : 0)
      return breakingAway(force, contactsOf(state, ref).length) + 1
    }
    case 'lightning-exit':
    case 'lightning-walk':
      return 0
    default:
      return COSTS[what]
  }
}

const FANATIC_DOES: readonly string[] = ['charge', 'run', 'strike', 'force']

/** VX-PA-01: the refusal if the miniature has fewer action points than `needs`. */
function shortOf(figure: Figure, needs: number): Why {
  return figure.pa < needs ? say('short-of-pa', { figure: figure.ref, needs, has: figure.pa }, 'VX-PA-01') : undefined
}

/** VX-SKL-06, VX-DIS-06: why the miniature may not do an action that is not a movement. */
function closedTo(state: State, figure: Figure, what: string): Why {
  if (hasSkill(state, figure.ref, 'fanatic') && !FANATIC_DOES.includes(what))
    return say('fanatic-cannot', { figure: figure.ref }, 'VX-SKL-06')
  if (figure.done.disengaged && state.rulings.afterDisengage === 'allActions')
    return say('disengaged-already', { figure: figure.ref }, 'VX-DIS-06')
  return undefined
}

export const hasMoved = ({ done }: Figure): boolean =>
  Boolean(done.walked || done.forced || done.ran || done.evaded || done.charged || done.disengaged)

/** VX-MOV-06: the earlier movement of this turn that rules this one out. */
function excluded({ ref: figure, done }: Figure, how: MoveKind): Why {
  const [walked, forced, ran, evaded, charged, disengaged] = [
    done.walked,
    done.forced,
    done.ran,
    done.evaded,
    done.charged,
    done.disengaged,
  ]
  const because = (key: 'walked-already' | 'ran-already' | 'charged-already' | 'moved-already', rule: string) =>
    say(key, { figure }, rule)
  if (evaded) return say('evaded-already', { figure }, 'VX-EVA-01')
  if (disengaged && how !== 'forced' && how !== 'run') return say('disengaged-already', { figure }, 'VX-DIS-06')
  switch (how) {
    case 'walk':
      return walked ? because('walked-already', 'VX-WLK-01') : ran ? because('ran-already', 'VX-RUN-02') : undefined
    case 'forced':
      if (ran) return because('ran-already', 'VX-RUN-02')
      return walked || disengaged ? undefined : say('walk-first', { figure }, 'VX-FWK-01')
    case 'run':
      if (ran) return because('ran-already', 'VX-RUN-01')
      if (charged) return because('charged-already', 'VX-RUN-02')
      return walked || forced ? because('walked-already', 'VX-WLK-03') : undefined
    case 'evade':
      return walked || forced || ran || charged ? because('moved-already', 'VX-EVA-01') : undefined
    case 'charge':
      return ran ? because('ran-already', 'VX-CHG-03') : undefined
    default:
      return undefined
  }
}

/** Why a miniature cannot make this movement action now. Callers check with `wayOut` whether it can get out of a melee. */
export function whyNotMove(state: State, ref: Ref, how: Exclude<MoveKind, 'lightning-exit' | 'lightning-walk'>): Why {
  const figure = figureOf(state, ref)
  const isLeaving = how === 'disengage' || how === 'force-out'
  if (hasSkill(state, ref, 'fanatic') && !FANATIC_DOES.includes(how)) return say('fanatic-cannot', { figure: ref }, 'VX-SKL-06')
  if (figure.stance === 'static') return say('stands-static', { figure: ref }, 'VX-SHT-02')
  if (isLeaving && !isEngaged(state, ref)) return say('not-engaged', { figure: ref }, 'VX-DIS-01')
  if (!isLeaving && figure.effects.some(({ stat }) => stat === 'rooted')) return say('is-rooted', { figure: ref })
  if (!isLeaving && isEngaged(state, ref)) return say('is-engaged', { figure: ref }, whyEngaged(how))
  return excluded(figure, how) ?? shortOf(figure, costOf(state, ref, how))
}
const whyEngaged = (how: MoveKind) => (how === 'evade' ? 'VX-EVA-01' : how === 'charge' ? 'VX-CHG-03' : 'VX-MOV-03')

/** Why a miniature cannot take part in an attack now. Callers check separately whom it touches. */
export function whyNotAttack(state: State, ref: Ref, kind: 'strike' | 'force'): Why {
  const figure = figureOf(state, ref)
  return closedTo(state, figure, kind) ?? shortOf(figure, costOf(state, ref, kind))
}

/** Why a miniature cannot shoot now. Callers check separately whom it sees. */
export function whyNotShoot(state: State, ref: Ref): Why {
  const figure = figureOf(state, ref)
  if (state.rulings.engagedShooting === 'forbidden' && isEngaged(state, ref)) return say('in-melee-no-shot', { figure: ref })
  return closedTo(state, figure, 'shot') ?? shortOf(figure, COSTS.shot)
}
/** VX-SHT-02: whether a shooter may announce that it stays in place this turn, and whether it may announce that it does not. */
export const stancesOf = (figure: Figure): { readonly still: boolean; readonly mobile: boolean } => ({
  still: figure.stance !== 'mobile' && !hasMoved(figure),
  mobile: figure.stance !== 'static',
})

/** Why a magician cannot cast now. Callers check targets separately. */
export function whyNotCast(state: State, ref: Ref): Why {
  const figure = figureOf(state, ref)
  return closedTo(state, figure, 'spell') ?? shortOf(figure, COSTS.spell)
}

/** Why a magician cannot go into trance now (VX-TRA-01 to 03). */
export function whyNotTrance(state: State, ref: Ref): Why {
  const figure = figureOf(state, ref)
  const closed = closedTo(state, figure, 'trance')
  if (closed) return closed
  if (figure.done.acted) return say('acted-already', { figure: ref }, 'VX-TRA-02')
  if (isEngaged(state, ref)) return say('is-engaged', { figure: ref }, 'VX-TRA-03')
  if (figure.done.engaged) return say('was-engaged', { figure: ref }, 'VX-TRA-03')
  if (figure.done.hurt) return say('hurt-already', { figure: ref }, 'VX-TRA-03')
  return shortOf(figure, 1)
}

/** VX-PA-04, VX-SHT-12, VX-SPL-15: the action points that noticing costs; undefined if it cannot pay or has no Will to use. */
export function noticeCost(state: State, ref: Ref): number | undefined {
  const { pa, will } = figureOf(state, ref)
  const cost = hasSkill(state, ref, 'observation') ? 0 : COSTS.notice
  return will > 0 && pa >= cost ? cost : undefined
}
