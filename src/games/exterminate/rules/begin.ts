/** The state before anything happened, from the options of a match (4.10). */
import type { MatchSpec } from '../../../kernel'
import { unrefused } from '../../../packs/options'
import { copiesOf } from '../../kit/rules/cards'
import { TABLE } from './constants'
import { type DataSet, known, nodesOf } from './data'
import { stood } from './pack-terrain'
import type { CardId, RecruitmentCard } from './profile'
import { type ExterminateSpec, readSpec } from './spec'
import { type Figure, SIDES, type Side, type SideState, type State } from './state'

/** EX-CHR-01: the figures of these cards, named `A1`, `A2` and so on in the order of the cards. */
export function recruit(seat: Side, cards: readonly RecruitmentCard[]): readonly Figure[] {
  const each = cards.flatMap((card) => Array.from({ length: card.figures }, () => card))
  return each.map((card, index) => ({
    ref: `${seat}${index + 1}`,
    seat,
    card: card.id,
    profile: card.profile,
    condition: 'operational',
    stress: 0,
    wounds: 0,
    done: {},
    attackedBy: [],
  }))
}

function cardsOf(ids: readonly CardId[], data: DataSet): readonly RecruitmentCard[] {
  return ids.map((id) => {
    const card = known(data.cards, id)
    if (!card) throw new Error(`the card ${id} is not in the data of its match`)
    return card
  })
}

/** EX-FAT-01: a side's fate is the sum of what its cards bring. Hands and dealt adventure cards are drawn later. */
function sideFrom(seat: Side, { rosters, adventures }: ExterminateSpec, data: DataSet): SideState {
  const cards = cardsOf(rosters[seat], data)
  const [first] = cards
  if (!first) throw new Error(`the side ${seat} has no cards`)
  const fate = cards.reduce((sum, card) => sum + card.fate, 0)
  const chosen = adventures[seat]
  return {
    seat,
    faction: first.faction,
    cards: rosters[seat],
    fate,
    fateStart: fate,
    hand: [],
    adventures: { ready: typeof chosen === 'number' ? [] : [...chosen].sort(), exhausted: [], discard: [] },
  }
}

/** The deck, unordered: chance decides which card it is when one is drawn. */
function battleFrom({ battleDeck }: DataSet): State['battle'] {
  return {
    cards: Object.fromEntries(battleDeck.map((card) => [card.id, card])),
    deck: copiesOf(battleDeck).toSorted(),
    discard: [],
  }
}

/** Sets up the first state. Throws for options that `parseSpec` would refuse: they must be checked before. */
export function setUp(match: MatchSpec): State {
  const { spec, data, scenario, pack } = unrefused(readSpec(match.options))
  const { depth, nodes, nodePoints, terrain, turns } = scenario
  const figures = SIDES.flatMap((seat) => recruit(seat, cardsOf(spec.rosters[seat], data)))
  const refs = Array.from({ length: nodesOf(nodes) }, (_, index) => `n${index + 1}`)
  const dealt = (seat: Side) => (typeof spec.adventures[seat] === 'number' ? spec.adventures[seat] : 0)
  return {
    scenario: spec.scenario,
    ...(pack ? { pack } : {}),
    rulings: spec.rulings,
    tabletop: {
      width: TABLE,
      depth: TABLE,
      terrain: terrain.map((piece) => stood(data, piece, piece.ref)),
      pieces: {},
    },
    figures: Object.fromEntries(figures.map((figure) => [figure.ref, figure])),
    sides: { A: sideFrom('A', spec, data), B: sideFrom('B', spec, data) },
    turn: 0,
    turns,
    set: { depth, deal: { A: dealt('A'), B: dealt('B') }, ...(nodes ? { nodes } : {}) },
    phase: 'setup',
    active: 'A',
    now: 'A',
    ledger: [],
    battle: battleFrom(data),
    adventureCards: data.adventures,
    nodes: Object.fromEntries(refs.map((ref) => [ref, { ref, radius: data.nodes.radius }])),
    nodeBag: data.nodes.stock.flatMap(({ kind, count, points }) =>
      Array.from({ length: count }, () => ({ kind, points: nodePoints ?? points })),
    ),
    boosts: [],
  }
}
