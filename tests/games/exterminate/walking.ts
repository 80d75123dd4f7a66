/** Moves that end at vortex nodes, for cases about what follows. */
import type { NodeKind } from '../../../src/games/exterminate/rules/cards'
import type { Exterminate } from '../../../src/games/exterminate/rules/terms'
import type { Play } from '../../driver/drive'
import { type Laid, moving, way } from './position'

/** A Dalek, an enemy within range of its gun, and a node three inches ahead. */
export const lane = (changes: Partial<Laid> = {}): Laid => ({
  figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TC', at: [10, 4] } },
  nodes: { n1: { at: [3, 0] } },
  ...changes,
})
const others = (first: number, count: number) => [...Array(count).keys()].filter((place) => place !== first)
/** What the next face-down node turns out to be. */
export function drawn(play: Play<Exterminate>, kind: NodeKind): Play<Exterminate> {
  const bag = play.state.nodeBag
  const place = bag.findIndex((one) => one.kind === kind)
  return play.answer('chance' as never, 'node draw', [place, ...others(place, bag.length)])
}
export const walked = (position: Laid, ...points: readonly (readonly [number, number])[]) =>
  moving(position)
    .answer('A', 'move turn', 'move:A1')
    .answer('A', 'move where', way(...points))
export const taking = (position: Laid, kind: NodeKind) => drawn(walked(position, [2, 0]).answer('A', 'take nodes', ['n1']), kind)
export const budget = (play: Play<Exterminate>) =>
  (play.decision('move where').choice as unknown as { budget: number }).budget / 2540
export const carrierOf = (play: Play<Exterminate>, node = 'n1') => play.state.nodes[node]?.carrier
