/** Before the first turn: terrain, first player, deployment (4.2, 4.14, 6.6). */
import { type Option, pickOne } from '../../../../kernel'
import type { Place, Region } from '../../../../table/choice'
import type { Ref } from '../../../../table/piece'
import { firstFree } from '../../../../table/shapes'
import { TOLERANCE } from '../constants'
import { figureOf, isOnTable } from '../facts/figures'
import { actId, type OrderId, readId } from '../ids'
import { offer } from '../offers'
import { BODIES } from '../profile'
import { placeSays, say } from '../said'
import { otherSide, SIDES, type Side, type State, type Strip } from '../state'
import { ask, call, go, procedure, question, sealed, tell } from '../terms'

const COIN = { shape: 'roll', dice: [{ faces: ['A', 'B'] }] } as const
const isMirror = ({ sides }: State): boolean => sides.A.people === sides.B.people

/** Steps S3 to S5 of the set-up: terrain order, first player, deployment. */
export const setup = procedure('setup', {
  // VX-TER-12: in a mirror match both sides have the same terrain, so there is nothing to settle.
  terrain: ({ state }) =>
    isMirror(state) ? tell({ type: 'terrain-ordered', first: 'A', how: 'mirror' }, 'first') : call('terrain order', {}, 'first'),
  // VX-SET-03 to 05: the higher order total, then the side whose terrain comes second, in a mirror match a coin.
  first: ({ state }) => {
    const totals = { A: state.sides.A.order, B: state.sides.B.order }
    if (totals.A !== totals.B) {
      const seat: Side = totals.A > totals.B ? 'A' : 'B'
      return tell({ type: 'first-player', seat, totals, how: 'order' }, 'deployment')
    }
    if (isMirror(state)) return ask(question('chance', 'first coin', COIN, ['A']), 'tossed')
    const seat = otherSide(state.terrainFirst ?? 'A')
    return tell({ type: 'first-player', seat, totals, how: 'terrain' }, 'deployment')
  },
  tossed: ({ state, heard }) => {
    const [seat = 'A'] = heard.the('first coin')
    const totals = { A: state.sides.A.order, B: state.sides.B.order }
    return tell({ type: 'first-player', seat, totals, how: 'coin' }, 'deployment')
  },
  deployment: () => call('deployment', {}, 'done'),
})

const ORDERS: readonly Option<OrderId>[] = SIDES.map((seat) => ({ id: `first:${seat}` as const }))

/** VX-TER-02 to 04, 13: settles whose natural terrain comes first. */
export const terrainOrder = procedure('terrain order', {
  begin: ({ state }) => {
    switch (state.method) {
      case 'random':
        return go('coin')
      case 'bid':
        return go('bid')
      case 'agree':
        return go('agree')
    }
  },
  coin: () => ask(question('chance', 'terrain coin', COIN, ['A']), 'tossed'),
  tossed: ({ heard }) => {
    const [first = 'A'] = heard.the('terrain coin')
    return tell({ type: 'terrain-ordered', first, how: 'coin' }, 'done')
  },
  // VX-TER-04: both sides bid Discipline at the same time.
  bid: ({ state }) => {
    const bid = (seat: Side) => sealed(seat, 'discipline bid', { shape: 'amount', least: 0, most: state.sides[seat].order }, 0)
    return ask(SIDES.filter((seat) => state.sides[seat].order > 0).map(bid), 'revealed')
  },
  revealed: ({ heard }) => {
    const all = heard.all('discipline bid')
    const of = (seat: Side) => all.find((one) => one.seat === seat)?.answer ?? 0
    const bids = { A: of('A'), B: of('B') }
    if (bids.A === bids.B) return tell({ type: 'discipline-bid', bids }, 'coin')
    return tell({ type: 'discipline-bid', bids }, 'choose', { chooser: bids.A > bids.B ? 'A' : 'B' })
  },
  choose: ({ local: { chooser = 'A' } }) =>
    ask(question(chooser, 'terrain order', pickOne<OrderId>(ORDERS), ['first:A']), 'chosen'),
  chosen: ({ heard }) => {
    const first = readId(heard.picked('terrain order')).ref as Side
    return tell({ type: 'terrain-ordered', first, how: 'bid' }, 'done')
  },
  // VX-TER-13: both choose at once until they agree. From the second round on either side may ask for the coin.
  agree: ({ local: { round = 0 } }) => {
    const options: readonly Option<OrderId>[] = round === 0 ? ORDERS : [...ORDERS, { id: 'coin' }]
    const put = (seat: Side) =>
      sealed(seat, 'terrain order', pickOne(options), [round === 0 ? 'first:A' : 'coin'], { about: { round } })
    return ask(SIDES.map(put), 'agreed')
  },
  agreed: ({ local: { round = 0 }, heard }) => {
    const said = heard.all('terrain order').map(({ answer }) => answer[0])
    if (said.includes('coin')) return go('coin')
    if (said[0] !== said[1]) return go('agree', { round: round + 1 })
    return tell({ type: 'terrain-ordered', first: said[0] === 'first:A' ? 'A' : 'B', how: 'agreed' }, 'done')
  },
})

export const toDeploy = (state: State, seat: Side): readonly Ref[] =>
  Object.values(state.figures).flatMap((figure) =>
    figure.seat === seat && figure.standing === 'alive' && !isOnTable(state, figure.ref) ? [figure.ref] : [],
  )

const stripArea = ({ tabletop: { width, depth: far }, depth }: State, strip: Strip) => {
  const [from, to] = strip === 'near' ? [0, depth] : [far - depth, far]
  return [
    { x: 0, y: from },
    { x: width, y: from },
    { x: width, y: to },
    { x: 0, y: to },
  ]
}
/** 6.6: the strips that a side may deploy in: its own, else the one left over, else either. */
function stripsOf(state: State, seat: Side): readonly Strip[] {
  const own = state.sides[seat].strip
  const other = state.sides[otherSide(seat)].strip
  if (own) return [own]
  return other ? [other === 'near' ? 'far' : 'near'] : ['near', 'far']
}
const inStrip = (state: State, y: number): Strip => (y < state.tabletop.depth / 2 ? 'near' : 'far')

/** Where a miniature may be deployed (6.6). */
export function deployWhere(state: State, figure: Ref): Place {
  const { seat, profile } = figureOf(state, figure)
  const others = [...Object.keys(state.tabletop.pieces), ...state.tabletop.terrain.map(({ ref }) => ref)]
  const region: Region = {
    inside: { areas: stripsOf(state, seat).map((strip) => stripArea(state, strip)), why: say('outside-strip', {}) },
    keep: others.map((ref) => ({ ref, gap: 0, why: placeSays('stands-there', 'VX-MOV-02') })),
  }
  return { shape: 'place', piece: figure, radius: BODIES[profile.size].radius, region, tolerance: TOLERANCE }
}

/** 6.6 (house): sides deploy one miniature in turn, first player first. A side with none left is passed over. */
export const deployment = procedure('deployment', {
  begin: ({ state }) => tell([{ type: 'deployment-began' }, { type: 'deployment-turn', seat: state.first ?? 'A' }], 'which'),
  which: ({ state }) => {
    const seat = state.now ?? 'A'
    const left = toDeploy(state, seat)
    if (left.length === 0) return toDeploy(state, otherSide(seat)).length === 0 ? go('done') : go('next')
    const options = left.map((ref) => offer(actId('deploy', ref), [ref]))
    const [first] = options
    return ask(question(seat, 'deploy', pickOne(options), first ? [first.id] : []), 'where')
  },
  where: ({ heard }) => go('put', { figure: readId(heard.picked('deploy')).ref }),
  put: ({ state, local: { figure = '' } }) => {
    const choice = deployWhere(state, figure)
    const free = firstFree(choice, state.tabletop)
    if (!free) throw new Error(`there is no room to deploy ${figure}`)
    return ask(question(figureOf(state, figure).seat, 'deploy where', choice, free, { about: { figure } }), 'placed')
  },
  placed: ({ state, local: { figure = '' }, heard }) => {
    const pose = heard.the('deploy where')
    return tell({ type: 'figure-deployed', figure, pose, strip: inStrip(state, pose.at.y) }, 'next')
  },
  next: ({ state }) => tell({ type: 'deployment-turn', seat: otherSide(state.now ?? 'A') }, 'which'),
})
