/** Fights (4.18, 4.27): both sides' commitments, dice, damage by the Fight test that won, and further effects of its weapon. */
import { type Option, pickOne } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { Event } from '../events'
import { beginning } from '../facts/actions'
import { fightAp, fighterDice, fightReport, fightWeapon, fightWeapons, foesWith, mustSurvive, whyNotFight } from '../facts/fights'
import { isHarmless } from '../facts/harm'
import { hasKeyword } from '../facts/keywords'
import { leaderOf, modelOf } from '../facts/models'
import { marginOf, statOf, testOf } from '../facts/tests'
import { type CommitId, type DefendId, readId } from '../ids'
import { say } from '../said'
import type { State } from '../state'
import { ask, type Calls, call, go, procedure, question, tell } from '../terms'

type Fighting = Calls['fight']

/** One option for each enemy in the cube and each weapon, showing the Fight as it would begin. */
export const fightOptions = (state: State, model: Ref): readonly Option<CommitId>[] =>
  foesWith(state, model).flatMap((enemy) => withEach(state, model, enemy, [], false))

function withEach(state: State, model: Ref, enemy: Ref, movedIn: readonly Ref[], must: boolean): readonly Option<CommitId>[] {
  const why = whyNotFight(state, model)
  const meeting = { attacker: model, defender: enemy, movedIn, mustSurvive: must }
  return fightWeapons(state, model).map(({ id }) => ({
    id: `with:${id}>${enemy}`,
    on: [model, enemy],
    ...(why ? { refused: why } : {}),
    shows: fightReport(state, meeting, id) as never,
  }))
}

/** DZ-FGT-01: a Fight action, regular or free: choosing the enemy and the weapon. */
export const fightAction = procedure('fight action', {
  choose: ({ state, local: { model, by } }) => {
    const options = fightOptions(state, model)
    const [first] = options
    if (!first || whyNotFight(state, model)) return go('done')
    return options.length === 1
      ? go('only')
      : ask(question(by, 'fight with', pickOne<CommitId>(options), [first.id], { about: { model } }), 'chosen')
  },
  only: ({ state, local }) => begun(state, local, fightOptions(state, local.model)[0]?.id ?? ''),
  chosen: ({ state, local, heard }) => begun(state, local, heard.picked('fight with')),
  fights: ({ local }) =>
    call(
      'fight',
      { attacker: local.model, defender: local.enemy ?? '', movedIn: [], mustSurvive: false, weapon: local.weapon ?? null },
      'done',
    ),
})

function begun(state: State, paid: Calls['fight action'], id: string) {
  const { first: weapon, second: enemy } = readId(id)
  const events = beginning(state, paid, 'fight', true)
  return tell(events, 'fights' as const, { weapon, enemy })
}

const isHere = (state: State, ref: Ref) => modelOf(state, ref).standing === 'board'
/** The Fight in the form that `facts/fights.ts` takes. */
const meetingOf = ({ attacker, defender, movedIn, mustSurvive: must }: Fighting) => ({
  attacker,
  defender,
  movedIn,
  mustSurvive: must,
})
const isForced = (state: State, { defender, mustSurvive: must }: Fighting) => must || mustSurvive(state, defender)

export const fight = procedure('fight', {
  // W5: the attacker names a weapon if it has several with range RF. With a null Fight stat it needs none (DZ-FGT-07).
  begin: ({ state, local }) => {
    const { attacker, defender } = local
    if (!isHere(state, attacker) || !isHere(state, defender)) return go('done')
    if (local.weapon !== undefined) return go('begun')
    const weapons = statOf(state, attacker, 'fight') === null ? [] : fightWeapons(state, attacker)
    const [only] = weapons
    if (weapons.length <= 1) return go('begun', { weapon: only?.id ?? null })
    const options = withEach(state, attacker, defender, local.movedIn, local.mustSurvive).map(
      ({ refused: _mayHere, ...open }) => open,
    )
    const seat = leaderOf(state, attacker)
    const first = options[0]?.id ?? `with:${only?.id ?? ''}>${defender}`
    return ask(
      question(seat, 'fight with', pickOne<CommitId>(options), [first], { about: { model: attacker, enemy: defender } }),
      'armed',
    )
  },
  armed: ({ heard }) => go('begun', { weapon: readId(heard.picked('fight with')).first }),
  begun: ({ state, local: { attacker, defender, weapon = null, movedIn } }) =>
    tell({ type: 'fight-begun', attacker, defender, weapon, movedIn }, 'reactions', {
      wasPinned: modelOf(state, defender).pinned,
    }),
  // Bastion, Green Rage
  reactions: ({ state, local: { attacker, defender } }) =>
    call(
      'special window',
      {
        moment: 'before fight',
        model: attacker,
        other: defender,
        seats: [...new Set([leaderOf(state, attacker), leaderOf(state, defender)])],
      },
      'attackDeclared',
    ),
  attackDeclared: ({ state, local }) => {
    const { attacker, defender, weapon = null } = local
    const attack = fighterDice(state, meetingOf(local), attacker, 'fight', weapon)
    return tell(
      { type: 'test-declared', test: { kind: 'fight', attack, ap: fightAp(state, attacker, defender, weapon) } },
      'attackerAdds',
    )
  },
  attackerAdds: ({ local: { attacker } }) => call('add dice', { who: 'attack', model: attacker, stat: 'fight' }, 'defend'),
  // W6
  defend: ({ state, local }) => {
    const { defender, attacker } = local
    if (isForced(state, local)) return go('answered', { counter: null })
    const weapons = fightWeapons(state, defender)
    const meeting = meetingOf(local)
    const options: readonly Option<DefendId>[] = [
      ...weapons.map(
        ({ id }): Option<DefendId> => ({
          id: `fight:${id}`,
          shows: {
            dice: fighterDice(state, meeting, defender, 'fight', id).dice,
            ap: fightAp(state, defender, attacker, id),
          } as never,
        }),
      ),
      { id: 'survive', shows: { dice: fighterDice(state, meeting, defender, 'survive', null).dice } as never },
    ]
    const seat = leaderOf(state, defender)
    return ask(
      question(seat, 'defend', pickOne<DefendId>(options), ['survive'], { about: { model: defender, attacker } }),
      'defended',
    )
  },
  defended: ({ heard }) => {
    const said = readId(heard.picked('defend'))
    return go('answered', { counter: said.verb === 'fight' ? said.first : null })
  },
  answered: ({ local: { defender, counter = null } }) => tell({ type: 'fight-answered', defender, counter }, 'defenceDeclared'),
  defenceDeclared: ({ state, local }) => {
    const { defender, counter = null } = local
    const stat = counter === null ? 'survive' : 'fight'
    const defence = fighterDice(state, meetingOf(local), defender, stat, counter)
    return tell({ type: 'test-declared', test: { ...testOf(state), defence } }, 'defenderAdds')
  },
  defenderAdds: ({ local: { defender, counter = null } }) =>
    call('add dice', { who: 'defence', model: defender, stat: counter === null ? 'survive' : 'fight' }, 'attack'),
  attack: () => call('throw dice', { who: 'attack' }, 'defence'),
  defence: () => call('throw dice', { who: 'defence' }, 'result'),
  // DZ-FGT-08, 09, AMB-01: only a Fight test deals damage.
  result: ({ state, local: { attacker, defender, weapon = null, counter = null } }) => {
    const margin = marginOf(testOf(state))
    if (margin > 0) return go('harms', { dealt: { by: attacker, to: defender, margin, weapon } })
    if (margin < 0 && counter !== null)
      return go('harms', { dealt: { by: defender, to: attacker, margin: -margin, weapon: counter } })
    return go('spent')
  },
  harms: ({ state, local: { dealt } }) => {
    if (!dealt || isHarmless(fightWeapon(state, dealt.by, dealt.weapon))) return go('spent')
    const { by, to, margin, weapon } = dealt
    const test = testOf(state)
    const [won, lost] = test.attack.of === by ? [test.attack, test.defence] : [test.defence, test.attack]
    const says = { successes: won?.successes ?? margin, against: lost?.successes ?? 0 }
    return call(
      'harm',
      {
        model: to,
        potential: margin,
        ap: fightAp(state, by, to, weapon).total,
        how: 'fight',
        by,
        ...(weapon === null ? {} : { weapon }),
        because: [{ value: margin, reason: say('margin', says, 'DZ-FGT-09') }],
      },
      'spent',
    )
  },
  // One-Use weapons and mines are used up by their first Fight.
  spent: ({ state, local: { attacker, defender, weapon = null, counter = null } }) => {
    const used = [
      [attacker, weapon],
      [defender, counter],
    ] as const
    return tell(
      used.flatMap(([ref, id]) => usedUp(state, ref, id)),
      'stands',
    )
  },
  // DZ-PIN-03: a defender that was Pinned before counts as Pinned until the Fight is resolved, then stands up (AMB-11). A model
  // Pinned by this very Fight stays Pinned.
  stands: ({ state, local: { defender, wasPinned } }) => {
    const stands = wasPinned && isHere(state, defender) && modelOf(state, defender).pinned
    return stands ? tell({ type: 'model-stood', model: defender }, 'after') : go('after')
  },
  after: ({ state, local: { dealt } }) => {
    if (!dealt || !isHere(state, dealt.to)) return go('late')
    const weapon = fightWeapon(state, dealt.by, dealt.weapon)
    return weapon ? call('after-effects', { by: dealt.by, to: dealt.to, weapon: weapon.id }, 'late') : go('late')
  },
  // Dance of Death
  late: ({ state, local: { attacker, defender } }) =>
    call(
      'special window',
      { moment: 'after fight', model: attacker, other: defender, seats: [modelOf(state, attacker).seat] },
      'over',
    ),
  over: ({ local: { attacker, defender } }) =>
    tell(
      [
        { type: 'test-effects-ended', model: attacker },
        { type: 'test-effects-ended', model: defender },
      ],
      'done',
    ),
})

function usedUp(state: State, ref: Ref, id: string | null): readonly Event[] {
  const mines = modelOf(state, ref).items.find((item) => state.items[item]?.kind === 'thermal-mines')
  if (id === 'thermal-mines') return mines === undefined ? [] : [{ type: 'item-gone', item: mines, how: 'used' }]
  return id !== null && hasKeyword(fightWeapon(state, ref, id), 'one-use')
    ? [{ type: 'weapon-used-up', model: ref, weapon: id }]
    : []
}
