/** Shots (4.11): they are declared, paid for and measured, both sides bid at the same time, then they are resolved. */
import type { Option, Pick } from '../../../../kernel'
import { pickOne } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { COSTS } from '../constants'
import type { Event } from '../events'
import { noticeCost, stancesOf } from '../facts/able'
import { eligible } from '../facts/activation'
import { bidChoice, bidsIn, nothingBid, outcomeOf, shareOf } from '../facts/bids'
import { bandOf, shotAgainst, shotValue } from '../facts/combat'
import { figureOf } from '../facts/figures'
import { damageOf, harmOf } from '../facts/harm'
import { seeEachOther } from '../facts/sight'
import { actId, type ReactionId, readId, type ShooterId } from '../ids'
import { offer } from '../offers'
import { say } from '../said'
import type { Shooter, Side, State } from '../state'
import { ask, type Calls, go, procedure, question, sealed, tell } from '../terms'
import { whyNotShootAt } from './acts'

const seatOf = (state: State, { shooters: [first] }: Shooting): Side => figureOf(state, first?.ref ?? '').seat
type Shooting = { readonly shooters: readonly Shooter[] }

/** VX-SHT-03 to 06: who may join the first shooter, staying in place or not. Two who do not see each other cannot both join. */
function moreShooters(state: State, first: Ref, target: Ref): Pick<ShooterId> {
  const others = eligible(state, figureOf(state, first).seat).filter(
    (ref) => ref !== first && figureOf(state, ref).profile.shot !== undefined,
  )
  const options = others.flatMap((ref): readonly Option<ShooterId>[] => {
    const blind = seeEachOther(state, first, ref) ? undefined : say('not-mutual', { figure: first, other: ref }, 'VX-SHT-04')
    const why = whyNotShootAt(state, ref, target) ?? blind
    const { still, mobile } = stancesOf(figureOf(state, ref))
    return [
      ...(still ? [offer(actId('with-still', ref), [ref], why)] : []),
      ...(mobile ? [offer(actId('with', ref), [ref], why)] : []),
    ]
  })
  const apart = options.flatMap((one, index) =>
    options.slice(index + 1).flatMap((other) => {
      const [a, b] = [readId(one.id).ref, readId(other.id).ref]
      return a === b || !seeEachOther(state, a, b) ? [[one.id, other.id] as const] : []
    }),
  )
  return { shape: 'pick', options, least: 0, most: others.length, apart }
}

/** The shooters that are in range (VX-SHT-09). */
const left = ({ shooters, bands = {} }: Calls['shot']): readonly Shooter[] => shooters.filter(({ ref }) => bands[ref] !== 'out')

/** W1 and W2 at the same time: each side's answer is hidden from the other until both have answered. */
function bidding(state: State, local: Calls['shot']) {
  const { target, concentrating = [] } = local
  const seat = seatOf(state, local)
  const choice = bidChoice(state, concentrating)
  const { seat: defender, will } = figureOf(state, target)
  const cost = noticeCost(state, target)
  const reactions: readonly Option<ReactionId>[] = [
    { id: 'ignore' },
    ...Array.from({ length: will + 1 }, (_, points) => offer<ReactionId>(`notice:${points}`, [target])),
  ]
  return [
    ...(choice ? [sealed(seat, 'shot bid', choice, nothingBid(choice), { about: { target } })] : []),
    ...(cost === undefined
      ? []
      : [sealed(defender, 'shot reaction', pickOne(reactions), ['ignore'], { about: { target, cost, concentrating } })]),
  ]
}

export const shot = procedure('shot', {
  who: ({ state, local }) => {
    const { target, shooters } = local
    const choice = moreShooters(state, shooters[0]?.ref ?? '', target)
    if (choice.options.every(({ refused }) => refused)) return go('declare')
    return ask(question(seatOf(state, local), 'shooters', choice, [], { about: { target } }), 'joined')
  },
  joined: ({ local: { shooters }, heard }) => {
    const more = heard.the('shooters').map((id): Shooter => {
      const { verb, ref } = readId(id)
      return { ref, still: verb === 'with-still' }
    })
    return go('declare', { shooters: [...shooters, ...more] })
  },
  // VX-SHT-08: all shooters pay before ranges are measured.
  declare: ({ local: { target, shooters } }) =>
    tell(
      [
        { type: 'shot-declared', target, shooters },
        ...shooters.map(({ ref }): Event => ({ type: 'action-paid', figure: ref, pa: COSTS.shot, what: 'shot' })),
      ],
      'measure',
    ),
  measure: ({ state, local: { target, shooters } }) => {
    const bands = Object.fromEntries(shooters.map(({ ref }) => [ref, bandOf(state, ref, target)]))
    return tell({ type: 'shot-measured', target, bands }, 'concentrate', { bands })
  },
  // VX-SHT-10, 11
  concentrate: ({ state, local }) => {
    const able = left(local).filter(({ ref }) => figureOf(state, ref).will > 0)
    if (left(local).length === 0) return go('end')
    if (able.length === 0) return go('bid')
    const options = able.map(({ ref }) => offer(ref, [ref]))
    const choice = { shape: 'pick', options, least: 0, most: options.length } as const
    return ask(question(seatOf(state, local), 'concentrate', choice, [], { about: { target: local.target } }), 'concentrated')
  },
  concentrated: ({ heard }) => {
    const figures = heard.the('concentrate')
    return tell({ type: 'shooters-concentrated', figures }, 'bid', { concentrating: figures })
  },
  bid: ({ state, local }) => ask(bidding(state, local), 'reveal'),
  // VX-SHT-12, 13
  reveal: ({ state, local, heard }) => {
    const { target, concentrating = [], bands = {} } = local
    const [id = 'ignore'] = heard.all('shot reaction')[0]?.answer ?? []
    const reaction = readId(id)
    const cost = noticeCost(state, target) ?? 0
    const own = bidsIn(state, concentrating, shareOf(heard.all('shot bid'), seatOf(state, local)))
    const will = { ...own, [target]: reaction.verb === 'notice' ? Number(reaction.ref) : 0 }
    const [value, against] = [shotValue(state, left(local), bands, will), shotAgainst(state, target, left(local), will)]
    const outcome = outcomeOf(value.total, against.total)
    const noticed: readonly Event[] = reaction.verb === 'notice' ? [{ type: 'figure-noticed', figure: target, pa: cost }] : []
    const resolved: readonly Event[] = [
      { type: 'bids-revealed', will },
      { type: 'action-resolved', what: 'shot', value, against, outcome },
    ]
    if (outcome === 'failure') return tell([...noticed, ...resolved], 'end')
    // VX-SHT-14
    const damage = damageOf(
      state,
      'shot',
      left(local).map(({ ref }) => ref),
      outcome === 'exceptional',
    )
    const hurt = harmOf(state, [target], damage.total)
    return tell([...noticed, ...resolved, { type: 'damage-dealt', figures: [target], damage }, ...hurt], 'end')
  },
  end: () => tell({ type: 'action-ended' }, 'done'),
})
