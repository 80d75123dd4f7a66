/** Attacks (4.12): they are declared and paid for, both sides bid Will at the same time, then they are resolved. */
import type { Pick } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { Event } from '../events'
import { costOf, whyNotAttack } from '../facts/able'
import { eligible } from '../facts/activation'
import { bidChoice, bidsIn, nothingBid, outcomeOf, shareOf } from '../facts/bids'
import { attackAgainst, attackValue, masters, spiteful, touchesAll } from '../facts/combat'
import { contactsOf } from '../facts/contact'
import { figureOf } from '../facts/figures'
import { damageOf, harmOf } from '../facts/harm'
import { actId, type MasteryId, pairId, readId, type SpiteId } from '../ids'
import { offer } from '../offers'
import { type Attack, otherSide, type Side, type State } from '../state'
import { ask, go, procedure, question, sealed, tell } from '../terms'

const seatOf = (state: State, { attackers: [first] }: Attack): Side => figureOf(state, first ?? '').seat
const some = <Id extends string>(options: Pick<Id>['options']): Pick<Id> => ({
  shape: 'pick',
  options,
  least: 0,
  most: options.length,
})

/** VX-MEL-04, 06: friends that may act in this step, touch every defender and can pay. */
const joinersOf = (state: State, { attackers, defenders }: Attack): readonly Ref[] =>
  eligible(state, figureOf(state, attackers[0] ?? '').seat).filter(
    (ref) => !attackers.includes(ref) && touchesAll(state, ref, defenders) && whyNotAttack(state, ref, 'strike') === undefined,
  )

/** VX-SKL-14: each weapon master chooses exactly one of its options. */
function masteryChoice(state: State, { attackers, defenders }: Attack): Pick<MasteryId> {
  const able = masters(state, attackers)
  const options = able.flatMap((ref) => [
    offer<MasteryId>(actId('all', ref), [ref]),
    ...defenders.map((victim) => offer<MasteryId>(pairId('one', ref, victim) as MasteryId, [ref, victim])),
  ])
  return { shape: 'pick', options, least: able.length, most: able.length, apart: samePerson(options.map(({ id }) => id)) }
}
/** VX-SKL-20: each vicious attacker chooses one victim. */
function spiteChoice(state: State, { attackers, defenders }: Attack): Pick<SpiteId> {
  const able = spiteful(state, attackers)
  const options = able.flatMap((ref) =>
    defenders.map((victim) => offer<SpiteId>(pairId('spite', ref, victim) as SpiteId, [ref, victim])),
  )
  return { shape: 'pick', options, least: able.length, most: able.length, apart: samePerson(options.map(({ id }) => id)) }
}
const samePerson = <Id extends string>(ids: readonly Id[]): readonly (readonly [Id, Id])[] =>
  ids.flatMap((one, index) =>
    ids.slice(index + 1).flatMap((other) => (readId(one).ref === readId(other).ref ? [[one, other] as const] : [])),
  )
/** Each miniature's first option, as the fallback answer. */
const firstOfEach = <Id extends string>({ options }: Pick<Id>): readonly Id[] =>
  options.flatMap(({ id }, index) =>
    options.findIndex((other) => readId(other.id).ref === readId(id).ref) === index ? [id] : [],
  )

/** VX-MEL-07, VX-CHG-08: all attackers pay, except a charger, whose charge already paid. */
const payments = (state: State, { kind, attackers, charge }: Attack): readonly Event[] =>
  attackers
    .filter((_, index) => index > 0 || charge === undefined)
    .map((ref) => ({ type: 'action-paid', figure: ref, pa: costOf(state, ref, kind), what: kind }))

export const attack = procedure('attack', {
  // VX-MEL-04, 05: a forceful attack is one against one.
  defenders: ({ state, local: { attack: now } }) => {
    const [first = '', ...rest] = now.attackers
    const others = contactsOf(state, first).filter((ref) => !now.defenders.includes(ref))
    if (now.kind === 'force' || rest.length > 0 || others.length === 0) return go('joiners')
    const choice = some(others.map((ref) => offer(ref, [first, ref])))
    return ask(question(seatOf(state, now), 'defenders', choice, [], { about: { attacker: first } }), 'named')
  },
  named: ({ local: { attack: now }, heard }) =>
    go('joiners', { attack: { ...now, defenders: [...now.defenders, ...heard.the('defenders')] } }),
  joiners: ({ state, local: { attack: now } }) => {
    const able = now.kind === 'force' ? [] : joinersOf(state, now)
    if (able.length === 0) return go('mastery')
    const choice = some(able.map((ref) => offer(ref, [ref])))
    return ask(question(seatOf(state, now), 'joiners', choice, [], { about: { defenders: now.defenders } }), 'joined')
  },
  joined: ({ local: { attack: now }, heard }) =>
    go('mastery', { attack: { ...now, attackers: [...now.attackers, ...heard.the('joiners')] } }),
  // VX-SKL-14
  mastery: ({ state, local: { attack: now } }) => {
    const choice = masteryChoice(state, now)
    if (choice.most === 0) return go('spite')
    return ask(question(seatOf(state, now), 'mastery', choice, firstOfEach(choice)), 'mastered')
  },
  mastered: ({ local: { attack: now }, heard }) => {
    const masteries = heard.the('mastery').map((id) => {
      const { verb, ref, other } = readId(id)
      return verb === 'one' ? { ref, one: other } : { ref }
    })
    return go('spite', { attack: { ...now, masteries } })
  },
  // VX-SKL-20: not in a forceful attack, which does not use DEF.
  spite: ({ state, local: { attack: now } }) => {
    const choice = spiteChoice(state, now)
    if (now.kind === 'force' || choice.most === 0) return go('declare')
    return ask(question(seatOf(state, now), 'spite', choice, firstOfEach(choice)), 'spited')
  },
  spited: ({ local: { attack: now }, heard }) => {
    const spites = heard.the('spite').map((id) => ({ ref: readId(id).ref, victim: readId(id).other }))
    return go('declare', { attack: { ...now, spites } })
  },
  declare: ({ state, local: { attack: now } }) => {
    const lasting = now.masteries.flatMap(({ ref, one }): readonly Event[] =>
      one === undefined
        ? []
        : [
            {
              type: 'effect-began',
              figure: one,
              effect: { stat: 'DEF', delta: -1, until: state.turn, cause: 'weapon-master', source: ref },
            },
          ],
    )
    return tell([{ type: 'attack-declared', attack: now }, ...payments(state, now), ...lasting], 'bid')
  },
  // VX-MEL-08, 10 (W3): both sides bid at the same time.
  bid: ({ state, local: { attack: now } }) => {
    const seat = seatOf(state, now)
    const sides = [
      { by: seat, refs: now.attackers },
      { by: otherSide(seat), refs: now.defenders },
    ] as const
    const questions = sides.flatMap(({ by, refs }) => {
      const choice = bidChoice(state, refs)
      const about = { kind: now.kind, attackers: now.attackers, defenders: now.defenders }
      return choice ? [sealed(by, 'melee bid', choice, nothingBid(choice), { about })] : []
    })
    return ask(questions, 'reveal')
  },
  // VX-MEL-09 to 11
  reveal: ({ state, local: { attack: now }, heard }) => {
    const seat = seatOf(state, now)
    const bids = heard.all('melee bid')
    const will = {
      ...bidsIn(state, now.attackers, shareOf(bids, seat)),
      ...bidsIn(state, now.defenders, shareOf(bids, otherSide(seat))),
    }
    const [value, against] = [attackValue(state, now, will), attackAgainst(state, now, will)]
    const outcome = outcomeOf(value.total, against.total)
    const resolved: readonly Event[] = [
      { type: 'bids-revealed', will },
      { type: 'action-resolved', what: now.kind, value, against, outcome },
    ]
    if (outcome === 'failure') return tell(resolved, 'end')
    const damage = damageOf(state, now.kind, now.attackers, outcome === 'exceptional')
    const hurt = harmOf(state, now.defenders, damage.total)
    return tell([...resolved, { type: 'damage-dealt', figures: now.defenders, damage }, ...hurt], 'end')
  },
  end: () => tell({ type: 'action-ended' }, 'done'),
})
