/** Two seats name 0, 1 or 2 in secret: who is one ahead of the other (around the circle) wins. No constant answer is good. */
import { rulesOf } from '../../src/games/rules-of'
import { type Amount, type Game, grammar, type PlayerSeat } from '../../src/kernel'

type State = { readonly named?: { readonly A: number; readonly B: number } }
type Event = { readonly type: 'named'; readonly A: number; readonly B: number }
type Pennies = { state: State; event: Event; view: State; asks: { name: Amount }; calls: { match: object } }
const { procedure, sealed, ask, tell } = grammar<Pennies>()
const naming = (seat: PlayerSeat) => sealed(seat, 'name', { shape: 'amount', least: 0, most: 2 }, 0)

const game: Game<Pennies> = {
  id: 'pennies',
  seats: { least: 2, most: 2 },
  setUp: () => ({}),
  procedures: {
    match: procedure('match', {
      begin: () => ask([naming('A'), naming('B')], 'named'),
      named({ heard }) {
        const by = (seat: PlayerSeat) => heard.all('name').find((one) => one.seat === seat)?.answer ?? 0
        return tell({ type: 'named', A: by('A'), B: by('B') }, 'done')
      },
    }),
  },
  begin: { call: 'match', local: {} },
  evolve: (_, { A, B }) => ({ named: { A, B } }),
  project: (state) => state,
  tell: (event) => event,
  imagine: (view) => view,
  outcome({ named }) {
    if (!named) return undefined
    const ahead = (named.A - named.B + 3) % 3
    return { winners: ahead === 0 ? [] : [ahead === 1 ? 'A' : 'B'], scores: {} }
  },
  space: () => ({ width: 0, depth: 0, terrain: [], pieces: {} }),
}

export const pennies = rulesOf({ game, rulesVersion: 1, parseSpec: () => ({}), defaultSpec: () => ({}), glimpse: () => ({}) })
