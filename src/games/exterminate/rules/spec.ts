/** What a match is made of: checked at the door, then set up. */
import * as v from 'valibot'
import type { MatchSpec } from '../../../kernel'
import { placed } from '../../../table/layout'
import { terrainKind } from '../../../table/terrain'
import { CARD, ROSTER } from '../content/cards'
import { SCENARIO } from '../content/scenarios'
import { inches, TABLE } from './constants'
import { CARDS, type CardId, type FactionId } from './profile'
import { RULED, RULING_VALUES, type Rulings } from './rulings'
import { type Figure, SCENARIOS, type ScenarioId, SIDES, type Side, type SideState, type State } from './state'

/** The options of a match of this game. */
export interface ExterminateSpec {
  readonly scenario: ScenarioId
  /** EX-SET-02: recruitment cards per side, one to five. */
  readonly rosters: { readonly [S in Side]: readonly CardId[] }
  readonly rulings: Rulings
}

/** Why options were refused: where in them, and what was expected there. */
export interface SpecRefusal {
  readonly refused: true
  readonly path: string
  readonly message: string
}

const roster = v.pipe(v.array(v.picklist(CARDS)), v.minLength(1), v.maxLength(5))
const ruling = <R extends keyof Rulings>(name: R) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.check((value) => (RULING_VALUES[name] as readonly unknown[]).includes(value), `one of ${RULING_VALUES[name].join(', ')}`),
    ),
  )
const names = Object.keys(RULING_VALUES) as (keyof Rulings)[]

const schema = v.strictObject({
  scenario: v.optional(v.picklist(SCENARIOS), 'purge'),
  rosters: v.optional(v.strictObject({ A: roster, B: roster }), { A: [...ROSTER.daleks], B: [...ROSTER.cybermen] }),
  rulings: v.optional(v.strictObject(Object.fromEntries(names.map((name) => [name, ruling(name)]))), {}),
})

/** Reads the options of a match from outside: missing ones get their defaults, wrong ones are refused with their path. */
export function parseSpec(options: unknown): ExterminateSpec | SpecRefusal {
  const parsed = v.safeParse(schema, options)
  if (!parsed.success) {
    const [issue] = parsed.issues
    return { refused: true, path: v.getDotPath(issue) ?? '', message: issue.message }
  }
  const { scenario, rosters, rulings } = parsed.output
  const { least, most } = SCENARIO[scenario].cards
  for (const seat of SIDES) {
    const cards = rosters[seat]
    const path = `rosters.${seat}`
    if (cards.length < least || cards.length > most) return { refused: true, path, message: `${least} to ${most} cards` }
    // EX-GEN-04: whatever beings a faction has, its cards say.
    if (cards.some((card) => CARD[card].faction !== factionOf(cards))) {
      return { refused: true, path, message: 'cards of one faction' }
    }
  }
  // Each value was checked against its own list of values.
  return { scenario, rosters, rulings: { ...RULED, ...(rulings as Partial<Rulings>) } }
}

export const defaultSpec = (): ExterminateSpec => ({
  scenario: 'purge',
  rosters: { A: ROSTER.daleks, B: ROSTER.cybermen },
  rulings: RULED,
})

/** EX-CHR-01: the figures that a roster gives, named `A1`, `A2` and so on in the order of its cards. */
export function recruit(seat: Side, cards: readonly CardId[]): readonly Figure[] {
  const profiles = cards.flatMap((card) => Array.from({ length: CARD[card].figures }, () => card))
  return profiles.map((card, index) => ({
    ref: `${seat}${index + 1}`,
    seat,
    card,
    profile: CARD[card].profile,
    condition: 'operational',
    stress: 0,
    wounds: 0,
    done: {},
    attackedBy: [],
  }))
}

function factionOf(cards: readonly CardId[]): FactionId {
  const [first] = cards
  if (!first) throw new Error('a roster without cards')
  return CARD[first].faction
}

function sideFrom(seat: Side, cards: readonly CardId[]): SideState {
  return { seat, faction: factionOf(cards), cards, fate: cards.reduce((sum, card) => sum + CARD[card].fate, 0) }
}

/** The state before anything happened. Throws for options that `parseSpec` would refuse: they are checked before a match is made. */
export function setUp(match: MatchSpec): State {
  const spec = parseSpec(match.options)
  if ('refused' in spec) throw new Error(`the options of the match are wrong at "${spec.path}": ${spec.message}`)
  const { map, turns } = SCENARIO[spec.scenario]
  const figures = [...recruit('A', spec.rosters.A), ...recruit('B', spec.rosters.B)]
  return {
    scenario: spec.scenario,
    rulings: spec.rulings,
    tabletop: {
      width: TABLE,
      depth: TABLE,
      terrain: map.map(({ kind, ref, at: [x, y], heading }) =>
        placed(terrainKind(kind), ref, { x: inches(x), y: inches(y) }, heading),
      ),
      pieces: {},
    },
    figures: Object.fromEntries(figures.map((figure) => [figure.ref, figure])),
    sides: { A: sideFrom('A', spec.rosters.A), B: sideFrom('B', spec.rosters.B) },
    turn: 0,
    turns,
    phase: 'setup',
    active: 'A',
    now: 'A',
    ledger: [],
  }
}
