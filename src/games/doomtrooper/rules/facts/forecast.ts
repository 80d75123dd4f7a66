/**
 * Computes the result of the combat as it stands (DT-HIT-01 to DT-HIT-10). Preview and actual result both come from here. Both
 * sides' ratings are tallies with reasons. A blow that `hits` wounds or kills, or does nothing to a warrior that cannot be
 * wounded.
 */
import { type Tally, type TallyPart, tally } from '../../../../kernel'
import { COVER } from '../constants'
import { judgeOf } from '../fx'
import { members, otherSide, type Which } from '../fx/combat'
import type { Judge } from '../fx/judge'
import { say } from '../said'
import type { State, Uid } from '../state'
import { cardAt, isInPlay, thing } from './table'

export interface Blow {
  readonly by: Uid
  readonly at: Uid
  readonly power: Tally
  readonly armour: Tally
  readonly hits: boolean
}
export interface Forecast {
  /** Whose strikes come first; both at once if neither (DT-RES-03). */
  readonly first?: Which
  /** The first strike wounds: this side strikes no more. */
  readonly silenced?: Which
  readonly attacker?: Blow
  readonly defender?: Blow
}

/** DT-COV-03, DT-HIT-09: +3 in cover. */
export function armourOf(judge: Judge, uid: Uid): Tally {
  const own = judge.rating(uid, 'A')
  if (!thing(judge.state, uid).covered) return own
  return tally([...own.parts, { value: COVER, reason: say('in-cover', {}, 'DT-HIT-09') }])
}
/** DT-RNF-02: the strike of a side is the sum of its members'. */
export function powerOf(judge: Judge, which: Which): Tally {
  const { attack } = judge.state
  const stat = attack?.tactic === 'shoot' ? 'S' : 'F'
  const [main, ...helpers] = members(attack?.[which]).filter((uid) => isInPlay(judge.state, uid))
  const own = main ? judge.rating(main, stat) : tally([])
  const added = helpers.map(
    (uid): TallyPart => ({
      value: judge.rating(uid, stat).total,
      reason: say('reinforced-by', { card: cardAt(judge.state, uid).id }, 'DT-RNF-02'),
    }),
  )
  return tally([...own.parts, ...added])
}
/** Whom a side strikes: the one named of several (DT-RNF-03). */
export function struckBy(state: State, which: Which): Uid | undefined {
  const theirs = state.attack?.[otherSide(which)]
  return theirs && (state.attack?.struck[which] ?? theirs.main)
}

export function forecast(state: State): Forecast {
  const judge = judgeOf(state)
  const { attack } = state
  if (!attack?.attacker || !attack.defender || !attack.tactic) return {}
  const has = (which: Which, kw: 'FIRST_STRIKE' | 'NO_RETURN') => members(attack[which]).some((uid) => judge.keyword(uid, kw))
  const mayStrike = (which: Which) => {
    const main = attack[which]?.main
    return (
      main !== undefined &&
      isInPlay(state, main) &&
      !has(otherSide(which), 'NO_RETURN') &&
      judge.bans('retaliate', main).length === 0
    )
  }
  const blow = (which: Which): Blow | undefined => {
    const at = struckBy(state, which)
    const by = attack[which]?.main
    if (!by || !at || !isInPlay(state, at) || (which === 'defender' && !mayStrike('defender'))) return undefined
    const [power, armour] = [powerOf(judge, which), armourOf(judge, at)]
    return { by, at, power, armour, hits: power.total >= armour.total }
  }
  const [attacker, defender] = [blow('attacker'), blow('defender')]
  const [one, other] = [has('attacker', 'FIRST_STRIKE'), has('defender', 'FIRST_STRIKE')]
  const first: { readonly first?: Which } = one === other ? {} : { first: one ? 'attacker' : 'defender' }
  const striking = first.first === 'attacker' ? attacker : first.first === 'defender' ? defender : undefined
  const stops = striking?.hits === true && !judge.keyword(striking.at, 'INVULNERABLE')
  const silenced = stops && first.first ? { silenced: otherSide(first.first) } : {}
  return { ...first, ...silenced, ...(attacker ? { attacker } : {}), ...(defender ? { defender } : {}) }
}
