/** Everything that can happen in a match, by name, and what of it a run has seen. The lists are complete: the compiler counts. */
import { SPELLS } from '../../../src/games/vortex/content/spells'
import { vortexGame } from '../../../src/games/vortex/rules'
import type { Event, MoveKind, Paid, ResolvedAs } from '../../../src/games/vortex/rules/events'
import { isBaseContact, isMastered } from '../../../src/games/vortex/rules/facts/contact'
import { NATURAL } from '../../../src/games/vortex/rules/facts/country'
import { discAt, figureOf, hasSkill, standing, statOf } from '../../../src/games/vortex/rules/facts/figures'
import { COUNTRIES, PEOPLES, SKILLS, type Skill } from '../../../src/games/vortex/rules/profile'
import { RULING_VALUES } from '../../../src/games/vortex/rules/rulings'
import type { VortexSaid } from '../../../src/games/vortex/rules/said'
import { type Band, type EffectCause, otherSide, SIDES, type Side, type State } from '../../../src/games/vortex/rules/state'
import type { Asks, Vortex } from '../../../src/games/vortex/rules/terms'
import type { Reason } from '../../../src/kernel'
import type { Run } from '../../conformance/conformance'

type All<Name extends string> = { readonly [N in Name]: true }

const EVENTS: All<Event['type']> = {
  'discipline-bid': true,
  'terrain-ordered': true,
  'first-player': true,
  'deployment-began': true,
  'deployment-turn': true,
  'figure-deployed': true,
  'turn-began': true,
  'turn-readied': true,
  'step-began': true,
  'window-opened': true,
  'window-passed': true,
  'turn-ended': true,
  'action-paid': true,
  'action-ended': true,
  'figure-moved': true,
  'figures-engaged': true,
  'charge-declared': true,
  'charge-resolved': true,
  'shot-declared': true,
  'shot-measured': true,
  'shooters-concentrated': true,
  'attack-declared': true,
  'spell-declared': true,
  'spell-measured': true,
  'spell-fizzled': true,
  'trance-declared': true,
  'trance-broken': true,
  'figure-noticed': true,
  'bids-revealed': true,
  'action-resolved': true,
  'damage-dealt': true,
  'figure-hurt': true,
  'figure-doomed': true,
  'figure-killed': true,
  'figure-healed': true,
  'effect-began': true,
  'points-changed': true,
  'figure-pushed': true,
  'scenery-broken': true,
  'match-ended': true,
}

const SUBJECTS: All<keyof Asks> = {
  'discipline bid': true,
  'terrain order': true,
  'terrain coin': true,
  'first coin': true,
  deploy: true,
  'deploy where': true,
  act: true,
  'move where': true,
  'charge where': true,
  'charge attack': true,
  lightning: true,
  'lightning exit': true,
  'lightning walk': true,
  defenders: true,
  joiners: true,
  mastery: true,
  spite: true,
  'melee bid': true,
  shooters: true,
  concentrate: true,
  'shot bid': true,
  'shot reaction': true,
  difficulty: true,
  casters: true,
  'spell target': true,
  'notice spell': true,
  will: true,
  mana: true,
}

const MOVES: All<MoveKind> = {
  walk: true,
  forced: true,
  run: true,
  evade: true,
  charge: true,
  disengage: true,
  'force-out': true,
  'lightning-exit': true,
  'lightning-walk': true,
}
const PAID: All<Exclude<Paid, 'lightning-exit' | 'lightning-walk'>> = {
  walk: true,
  forced: true,
  run: true,
  evade: true,
  charge: true,
  disengage: true,
  'force-out': true,
  shot: true,
  strike: true,
  force: true,
  spell: true,
  trance: true,
  notice: true,
}
const OUTCOMES: All<ResolvedAs> = { failure: true, success: true, exceptional: true }
const BANDS: All<Band> = { near: true, far: true, out: true }
const CAUSES: All<EffectCause> = {
  evade: true,
  'failed-charge': true,
  'weapon-master': true,
  entangle: true,
  'stone-skin': true,
  veil: true,
}
/** Of a way or a place only the table judges; what is not engaged is not offered to leave at all. */
const ELSEWHERE = [
  'not-engaged',
  'way-touches',
  'still-in-contact',
  'enemy-close',
  'stands-there',
  'outside-strip',
  'not-in-step',
] as const
/** Reasons that a player reads: parts of sums and of damage, refusals, lines of the score. */
const REASONS: All<Exclude<keyof VortexSaid, (typeof ELSEWHERE)[number]>> = {
  printed: true,
  country: true,
  effect: true,
  'shot-skill-near': true,
  'shot-skill-far': true,
  'stays-put': true,
  'partly-seen': true,
  'agile-target': true,
  'will-points': true,
  'charge-bonus': true,
  'unstoppable-charge': true,
  'mastered-by': true,
  'spited-by': true,
  'spell-difficulty': true,
  'mana-points': true,
  'plain-success': true,
  'exceptional-success': true,
  'heavy-blow': true,
  'brutal-blow': true,
  'sharp-shot': true,
  'weakness-found': true,
  'short-of-pa': true,
  'fanatic-cannot': true,
  'stands-static': true,
  'is-engaged': true,
  'walked-already': true,
  'walk-first': true,
  'ran-already': true,
  'evaded-already': true,
  'disengaged-already': true,
  'charged-already': true,
  'moved-already': true,
  'acted-already': true,
  'hurt-already': true,
  'was-engaged': true,
  'is-rooted': true,
  'no-way-out': true,
  'not-seen': true,
  'not-mutual': true,
  'in-melee-no-shot': true,
  'no-target': true,
  'kill-points': true,
  'anchor-held': true,
  'broke-through': true,
  'half-of-kills': true,
}

/** How each skill shows: by a reason in a sum, or by what was paid, done or not done. */
const BY_REASON: { readonly [reason: string]: Skill } = {
  'agile-target': 'agile',
  'brutal-blow': 'brutal',
  'unstoppable-charge': 'unstoppable',
  'mastered-by': 'weapon-master',
  'spited-by': 'vicious',
  'sharp-shot': 'sharpshooter',
  'weakness-found': 'find-weakness',
}
const CHARGES = ['charge', 'engagement', 'failed'] as const

/** VX-TER-09: every people in its own country, in none, and in that of every other. */
const SIGNS = PEOPLES.flatMap((people) => [
  `${people} in its own country`,
  `${people} in no country`,
  ...COUNTRIES.filter((country) => country !== NATURAL[people]).map((country) => `${people} against the ${country}`),
])

const named = (what: string, all: object): readonly string[] => Object.keys(all).map((one) => `${what} ${one}`)

export const EVERYTHING: readonly string[] = [
  ...named('event', EVENTS),
  ...named('asked', SUBJECTS),
  ...named('moved by', MOVES),
  ...named('paid', PAID),
  ...named('range', BANDS),
  ...named('effect of', CAUSES),
  ...named('reason', REASONS),
  ...(['shot', 'strike', 'force', 'spell'] as const).flatMap((what) => named(what, OUTCOMES)),
  ...Object.keys(SPELLS).flatMap((spell) => [...named(spell, OUTCOMES), `${spell} on nothing in range`]),
  ...CHARGES.map((result) => `a charge is a ${result}`),
  ...[...SKILLS, 'discipline', 'heavy shot'].map((skill) => `skill ${skill}`),
  ...SIGNS,
  ...['coin', 'bid', 'agreed', 'mirror'].map((how) => `terrain by ${how}`),
  ...['order', 'terrain', 'coin'].map((how) => `first by ${how}`),
  ...Object.entries(RULING_VALUES).flatMap(([name, values]) => values.map((value) => `ruling ${name} ${value}`)),
  'a shot is not noticed',
  'a shot is noticed for a point',
  'a shot is noticed for nothing',
  'a noticed shot is bid against',
  'nobody concentrates',
  'a spell is noticed for a point',
  'a spell is noticed for nothing',
  'a noticed spell is bid against',
  'a spell is not noticed',
  'both sides bid in a melee',
  'an attack of several on several',
  'a friend joins a charge',
  'an attack of a charge is declined',
  'several cast together',
  'one of a group is left out',
  'a caster drops out',
  'a trance is broken by contact',
  'a trance is broken by damage',
  'a trance gives its Mana',
  'a trance goes on',
  'one dies of the country',
  'a doomed one acts',
  'a doomed one is removed',
  'contact across a wall',
  'a master is cancelled',
  'a healed one',
  'a match is won',
  'a match is drawn',
  'a side is wiped out',
]

/** The reasons of sums that count for something, and of lines of the score. */
function reasonsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(reasonsIn)
  if (typeof value !== 'object' || value === null) return []
  const {
    value: points,
    reason,
    why,
  } = value as { readonly value?: unknown; readonly reason?: Reason; readonly why?: Reason | string }
  const counted = reason !== undefined && points !== 0 ? [reason.key] : []
  const said = typeof why === 'object' ? [why.key] : []
  return [...counted, ...said, ...Object.values(value).flatMap(reasonsIn)]
}

const also = (isSo: boolean, ...what: readonly string[]): readonly string[] => (isSo ? what : [])
const sideSign = (state: State, seat: Side, signs: State['signs']): string => {
  const { people } = state.sides[seat]
  if (signs[seat] === '+') return `${people} in its own country`
  return signs[seat] === '0' ? `${people} in no country` : `${people} against the ${NATURAL[state.sides[otherSide(seat)].people]}`
}

/** What an event shows, in the state that it happened in. */
export function shownBy(event: Event, before: State): readonly string[] {
  const reasons = reasonsIn(event).map((key) => `reason ${key}`)
  const skills = reasonsIn(event).flatMap((key) => (BY_REASON[key] ? [`skill ${BY_REASON[key]}`] : []))
  return [`event ${event.type}`, ...reasons, ...skills, ...more(event, before)]
}

function more(event: Event, before: State): readonly string[] {
  const { action } = before
  switch (event.type) {
    case 'turn-began':
      return SIDES.map((seat) => sideSign(before, seat, event.signs))
    case 'terrain-ordered':
      return [`terrain by ${event.how}`]
    case 'first-player':
      return [`first by ${event.how}`, ...also(event.totals.A + event.totals.B > 0, 'skill discipline')]
    case 'turn-readied':
      return Object.entries(event.figures).flatMap(([ref, { mana }]) =>
        also(figureOf(before, ref).trance > 0 && mana > statOf(before, ref, 'POU'), 'a trance gives its Mana'),
      )
    case 'trance-declared':
      return also(event.turns > 1, 'a trance goes on')
    case 'trance-broken':
      return [figureOf(before, event.figure).done.hurt ? 'a trance is broken by damage' : 'a trance is broken by contact']
    case 'turn-ended':
      return also(event.removed.length > 0, 'a doomed one is removed')
    case 'action-paid': {
      const { figure, pa, what } = event
      const isQuick = (what === 'run' || what === 'forced') && pa === 1
      return [
        `paid ${what}`,
        ...also(isQuick, 'skill quick'),
        ...also(what === 'force' && pa === 2, 'skill strong'),
        ...also(figureOf(before, figure).standing === 'doomed', 'a doomed one acts'),
      ]
    }
    case 'figure-moved':
      return [
        `moved by ${event.how}`,
        ...also(event.how === 'lightning-walk', 'skill lightning'),
        ...also(event.how === 'evade', 'effect of evade'),
      ]
    case 'figures-engaged':
      return also(
        event.others.some((other) => !isBaseContact(discAt(before, event.figure), discAt(before, other))),
        'contact across a wall',
      )
    case 'charge-resolved':
      return [`a charge is a ${event.result}`, ...also(event.result === 'failed', 'effect of failed-charge')]
    case 'shot-measured':
      return Object.values(event.bands).map((band) => `range ${band}`)
    case 'shooters-concentrated':
      return also(event.figures.length === 0, 'nobody concentrates')
    case 'attack-declared': {
      const { attackers, defenders, charge, kind } = event.attack
      const [own = ''] = attackers
      return [
        ...also(attackers.length > 1 && defenders.length > 1, 'an attack of several on several'),
        ...also(charge !== undefined && attackers.length > 1, 'a friend joins a charge'),
        ...also(charge?.bonus === true && defenders.some((ref) => hasSkill(before, ref, 'unshakable')), 'skill unshakable'),
        ...also(hasSkill(before, own, 'fanatic'), 'skill fanatic'),
        ...also(
          (hasSkill(before, own, 'weapon-master') || (kind === 'strike' && hasSkill(before, own, 'vicious'))) &&
            isMastered(before, own),
          'a master is cancelled',
        ),
      ]
    }
    case 'spell-measured':
      return [
        ...also(event.out.length > 0, 'a caster drops out'),
        ...also(event.leftOut.length > 0, 'one of a group is left out'),
        ...also(event.casting.casters.length > 1, 'several cast together'),
      ]
    case 'spell-fizzled':
      return [`${event.spell} on nothing in range`]
    case 'figure-noticed': {
      const what = action?.type === 'shot' ? 'a shot' : 'a spell'
      return [
        `${what} is noticed for ${event.pa === 0 ? 'nothing' : 'a point'}`,
        ...also(event.pa === 0, 'skill observation'),
        ...also(event.pa > 0, 'paid notice'),
      ]
    }
    case 'bids-revealed': {
      const bidders = Object.keys(event.will).filter((ref) => (event.will[ref] ?? 0) > 0)
      const seats = new Set(bidders.map((ref) => figureOf(before, ref).seat))
      return [
        ...also(action?.type === 'shot' && bidders.includes(action.target), 'a noticed shot is bid against'),
        ...also(action?.type === 'spell' && bidders.length > 0, 'a noticed spell is bid against'),
        ...also(action?.type === 'attack' && seats.size === 2, 'both sides bid in a melee'),
      ]
    }
    case 'action-resolved':
      return [
        `${event.what} ${event.outcome}`,
        ...also(action?.type === 'spell', `${action?.type === 'spell' ? action.spell : ''} ${event.outcome}`),
      ]
    case 'damage-dealt': {
      const isHeavy = reasonsIn(event).includes('heavy-blow')
      return also(isHeavy, action?.type === 'shot' ? 'skill heavy shot' : 'skill heavy-weapon')
    }
    case 'figure-killed':
      return also(event.why === 'terrain', 'one dies of the country')
    case 'effect-began':
      return [`effect of ${event.effect.cause}`]
    case 'figure-healed':
      return also(event.damage < figureOf(before, event.figure).damage, 'a healed one')
    default:
      return []
  }
}

/** What the effects that a miniature has, the answers of a run and its end show. */
export function shownAtEnd(run: Run<Vortex>): readonly string[] {
  const answers = run.entries.flatMap(({ cause }) => (cause.type === 'answer' ? [[cause.subject, cause.answer] as const] : []))
  const said = (subject: string, is: (answer: unknown) => boolean) =>
    answers.some(([about, answer]) => about === subject && is(answer))
  const winners = vortexGame.outcome(run.snapshot.state)?.winners ?? []
  const { state } = run.snapshot
  return [
    ...[...run.asked.keys()].map((subject) => `asked ${subject}`),
    ...Object.entries(state.rulings).map(([name, value]) => `ruling ${name} ${value}`),
    ...also(
      said('shot reaction', (answer) => String(answer) === 'ignore'),
      'a shot is not noticed',
    ),
    ...also(
      said('notice spell', (answer) => (answer as readonly string[]).length === 0),
      'a spell is not noticed',
    ),
    ...also(
      said('charge attack', (answer) => String(answer) === 'decline'),
      'an attack of a charge is declined',
    ),
    winners.length === 1 ? 'a match is won' : 'a match is drawn',
    ...also(
      SIDES.some((seat) => standing(state, seat).length === 0),
      'a side is wiped out',
    ),
  ]
}
