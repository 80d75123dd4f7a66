/** The whole match (3.1): set-up, Recon, deployment, what comes before the first Round, then Rounds until a side has won. */
import { pickOne } from '../../../../kernel'
import { enlargedZones } from '../facts/deploying'
import { otherSide, SIDES, type Side, type State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'

/** DZ-REC-04, 05: the side that deploys first. */
const first = ({ firstPlayer }: State): Side => firstPlayer ?? 'A'

/** DZ-SET-01, DZ-SET-08, DZ-RND-01. */
export const match = procedure('match', {
  setup: () => call('setup', {}, 'recon'),
  recon: () => call('recon', {}, 'name'),
  // S6, DZ-REC-04
  name: ({ state }) => {
    const winner = state.recon?.winner ?? 'A'
    const options = SIDES.map((id) => ({ id }))
    return ask(question(winner, 'first player', pickOne(options), [winner], { about: { winner } }), 'named')
  },
  named: ({ state, heard }) =>
    tell({ type: 'first-player-named', by: state.recon?.winner ?? 'A', seat: heard.picked('first player') }, 'zone'),
  // S7, DZ-REC-05
  zone: ({ state }) =>
    ask(
      question(first(state), 'zone', pickOne([{ id: 'red' }, { id: 'blue' }]), ['red'], { about: { seat: first(state) } }),
      'zoned',
    ),
  zoned: ({ state, heard }) => tell({ type: 'zone-chosen', seat: first(state), zone: heard.picked('zone') }, 'room'),
  // DZ-REC-08
  room: ({ state }) => {
    const zones = enlargedZones(state)
    return tell(zones ? { type: 'zones-enlarged', zones } : [], 'deployFirst')
  },
  deployFirst: ({ state }) => call('deployment', { seat: first(state) }, 'deploySecond'),
  // S8, DZ-REC-07
  deploySecond: ({ state }) => call('deployment', { seat: otherSide(first(state)) }, 'aerial'),
  aerial: () => call('aerial deployment', {}, 'pregame'),
  pregame: () => call('pregame', {}, 'rounds'),
  rounds: ({ state }) => (state.phase === 'over' ? go('done') : call('round', {}, 'rounds')),
})
