/** Spells (4.13): announced, paid for and measured; targets say whether they notice; Will and Mana are bid together; resolved. */
import { type Pick, pickOne, type Tally, tally } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { COSTS } from '../constants'
import type { Bids, Event, ResolvedAs } from '../events'
import { noticeCost } from '../facts/able'
import { bidChoice, bidsIn, nothingBid, outcomeOf, pointParts } from '../facts/bids'
import { figureOf } from '../facts/figures'
import { seeEachOther } from '../facts/sight'
import {
  aims,
  difficultyFor,
  helpersOf,
  isInRange,
  resisting,
  spellOf,
  threshold,
  whyNotAim,
  withinSpread,
} from '../facts/spells'
import { actId, type DifficultyId, readId, type TargetId } from '../ids'
import { offer } from '../offers'
import type { Casting, Side, State } from '../state'
import { ask, type Calls, go, procedure, question, sealed, tell } from '../terms'
import { effectsOf, failureOf } from './spell-effects'

const begun = ({ lead, spell, casting }: Calls['spell']): Casting =>
  casting ?? { spell, difficulty: 0, casters: [lead], targets: [] }
const seatOf = (state: State, { casters: [lead] }: Casting): Side => figureOf(state, lead ?? '').seat

/** VX-SPL-08, 09: who may cast with the lead. Two who do not see each other cannot both join. */
function castersChoice(state: State, lead: Ref): Pick<Ref> {
  const helpers = helpersOf(state, lead)
  const apart = helpers.flatMap((one, index) =>
    helpers.slice(index + 1).flatMap((other) => (seeEachOther(state, one, other) ? [] : [[one, other] as const])),
  )
  return { shape: 'pick', options: helpers.map((ref) => offer(ref, [ref])), least: 0, most: helpers.length, apart }
}

/** VX-SPL-03, 11: the targets, or `cancel`, which casts nothing and costs nothing. */
function targetChoice(state: State, { spell: id, casters }: Casting): Pick<TargetId> {
  const spell = spellOf(state, id)
  const [lead = ''] = casters
  const options = aims(state, lead, spell).map((ref) =>
    offer<TargetId>(actId('target', ref), [ref], whyNotAim(state, casters, spell, ref)),
  )
  const most = spell.target.of === 'group' ? spell.target.most : 1
  const apart = most === 1 ? {} : { apart: options.map(({ id: target }) => [target, 'cancel'] as const) }
  return { shape: 'pick', options: [...options, { id: 'cancel' }], least: 1, most, ...apart }
}

/** VX-SPL-15: the resisting targets that may notice. */
const noticing = (state: State, casting: Casting): readonly Ref[] =>
  resisting(state, casting).filter((ref) => noticeCost(state, ref) !== undefined)

/** VX-SPL-12, 13: the casters in range and the targets that remain, and whether one of those casters knows the spell. */
function measured(state: State, casting: Casting) {
  const spell = spellOf(state, casting.spell)
  const casters = casting.casters.filter((ref) => isInRange(state, ref, casting.targets, spell))
  const targets = withinSpread(state, casting.targets, spell)
  const isKnown = casters.some((ref) => figureOf(state, ref).profile.spells.includes(spell.id))
  return {
    isKnown,
    casting: { ...casting, casters, targets },
    out: casting.casters.filter((ref) => !casters.includes(ref)),
    leftOut: casting.targets.filter((ref) => !targets.includes(ref)),
  }
}

/** The outcomes: one threshold for all targets, or one for each target that resists. */
function resolutions(state: State, casting: Casting, value: Tally, will: Bids) {
  const resist = resisting(state, casting)
  const isSplit = state.rulings.groupThreshold === 'individual' && resist.length > 1
  const groups = isSplit ? resist.map((ref) => ({ refs: [ref], targets: [ref] })) : [{ refs: resist, targets: casting.targets }]
  return groups.map(({ refs, targets }) => {
    const against = threshold(state, casting, refs, will)
    const outcome: ResolvedAs = outcomeOf(value.total, against.total)
    return { targets, outcome, event: { type: 'action-resolved', what: 'spell', value, against, outcome } as const }
  })
}

export const spell = procedure('spell', {
  // VX-SPL-05: a difficulty is chosen if the card has several. That of scenery follows from its kind.
  difficulty: ({ state, local }) => {
    const { difficulties, target } = spellOf(state, local.spell)
    if (difficulties.length < 2 || target.of === 'scenery')
      return go('casters', { casting: { ...begun(local), difficulty: difficulties[0] ?? 0 } })
    const options = difficulties.map((value) => offer<DifficultyId>(`difficulty:${value}`, [local.lead]))
    const [first] = options
    const about = { figure: local.lead, spell: local.spell }
    return ask(
      question(seatOf(state, begun(local)), 'difficulty', pickOne(options), first ? [first.id] : [], { about }),
      'announced',
    )
  },
  announced: ({ local, heard }) =>
    go('casters', { casting: { ...begun(local), difficulty: Number(readId(heard.picked('difficulty')).ref) } }),
  // VX-SPL-07
  casters: ({ state, local }) => {
    const choice = castersChoice(state, local.lead)
    if (choice.most === 0) return go('target')
    const about = { figure: local.lead, spell: local.spell }
    return ask(question(seatOf(state, begun(local)), 'casters', choice, [], { about }), 'joined')
  },
  joined: ({ local, heard }) => {
    const casting = begun(local)
    return go('target', { casting: { ...casting, casters: [...casting.casters, ...heard.the('casters')] } })
  },
  target: ({ state, local }) => {
    const casting = begun(local)
    const about = { spell: casting.spell, casters: casting.casters }
    return ask(question(seatOf(state, casting), 'spell target', targetChoice(state, casting), ['cancel'], { about }), 'aimed')
  },
  aimed: ({ state, local, heard }) => {
    const casting = begun(local)
    const picked = heard.the('spell target')
    if (picked.includes('cancel')) return go('done')
    const targets = picked.map((id) => readId(id).ref)
    const isPiece = spellOf(state, casting.spell).target.of === 'scenery'
    const difficulty = isPiece ? difficultyFor(state, spellOf(state, casting.spell), targets[0]) : casting.difficulty
    return go('declare', { casting: { ...casting, targets, difficulty } })
  },
  // VX-SPL-12: casters pay before ranges are measured.
  declare: ({ local }) => {
    const casting = begun(local)
    const paid = casting.casters.map((ref): Event => ({ type: 'action-paid', figure: ref, pa: COSTS.spell, what: 'spell' }))
    return tell([{ type: 'spell-declared', casting }, ...paid], 'measure')
  },
  measure: ({ state, local }) => {
    const { casting, out, leftOut, isKnown } = measured(state, begun(local))
    const told: Event = { type: 'spell-measured', casting, out, leftOut }
    if (!isKnown) return tell([told, { type: 'spell-fizzled', spell: casting.spell }], 'end')
    return tell(told, 'notice', { casting })
  },
  // VX-SPL-15 (W4): the casters learn which targets notice before they bid Mana, but not how much Will those bid.
  notice: ({ state, local }) => {
    const casting = begun(local)
    const able = noticing(state, casting)
    if (able.length === 0) return go('bid')
    const choice = { shape: 'pick', options: able.map((ref) => offer(ref, [ref])), least: 0, most: able.length } as const
    const [first = ''] = able
    const about = { spell: casting.spell, casters: casting.casters }
    return ask(question(figureOf(state, first).seat, 'notice spell', choice, [], { about }), 'noticed')
  },
  noticed: ({ state, heard }) => {
    const noticed = heard.the('notice spell')
    const events = noticed.map((ref): Event => ({ type: 'figure-noticed', figure: ref, pa: noticeCost(state, ref) ?? 0 }))
    return tell(events, 'bid', { noticed })
  },
  // VX-SPL-15, 16 (W4, W5): both sides bid at the same time.
  bid: ({ state, local }) => {
    const casting = begun(local)
    const { noticed = [] } = local
    const [will, mana] = [bidChoice(state, noticed), bidChoice(state, casting.casters, 'mana')]
    const about = { spell: casting.spell, casters: casting.casters, targets: casting.targets, difficulty: casting.difficulty }
    const [first = ''] = noticed
    return ask(
      [
        ...(will ? [sealed(figureOf(state, first).seat, 'will', will, nothingBid(will), { about })] : []),
        ...(mana ? [sealed(seatOf(state, casting), 'mana', mana, nothingBid(mana), { about })] : []),
      ],
      'reveal',
    )
  },
  // VX-SPL-17 to 19
  reveal: ({ state, local, heard }) => {
    const casting = begun(local)
    const will = bidsIn(state, local.noticed ?? [], heard.all('will')[0]?.answer)
    const mana = bidsIn(state, casting.casters, heard.all('mana')[0]?.answer, 'mana')
    const value = tally(pointParts(mana, casting.casters, 'mana'))
    const found = resolutions(state, casting, value, will)
    const worked = found.flatMap(({ targets, outcome }): readonly Event[] =>
      outcome === 'failure'
        ? []
        : targets.flatMap((target) => effectsOf(state, casting, target, outcome === 'exceptional', will)),
    )
    const isLost = found.every(({ outcome }) => outcome === 'failure')
    const failed = isLost ? failureOf(state, casting, will) : []
    return tell([{ type: 'bids-revealed', will, mana }, ...found.map(({ event }) => event), ...worked, ...failed], 'end')
  },
  end: () => tell({ type: 'action-ended' }, 'done'),
})
