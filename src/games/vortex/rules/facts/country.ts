/** The country of the battlefield, which changes from turn to turn (4.14), and its effects. */
import { type Country, has, type People, type Profile, type Stat } from '../profile'
import { type CountryNow, otherSide, type Side, type Sign, type State } from '../state'

/** VX-TER-01: the natural terrain of each people. */
export const NATURAL: { readonly [P in People]: Country } = {
  erediens: 'plain',
  azelks: 'mountain',
  seraphydes: 'clouds',
  mycoides: 'swamp',
}

/** VX-TER-05 to 07: for each length of match, the signs of the side whose terrain comes first and of the other, turn by turn. */
const SCHEDULES: { readonly [turns: number]: readonly [string, string] } = {
  6: ['+++0--', '--0+++'],
  7: ['+++00--', '--00+++'],
  8: ['+++000--', '--000+++'],
}

/** Both sides' signs on a turn, counted from 1 (VX-TER-02, 08). In a mirror match both always have `+` (VX-TER-12). */
export function signsOn(
  turns: number,
  turn: number,
  first: Side,
  peoples: { readonly [S in Side]: People },
): { readonly [S in Side]: Sign } {
  if (peoples.A === peoples.B) return { A: '+', B: '+' }
  const [one, two] = SCHEDULES[turns] ?? ['', '']
  // Every character of a schedule is a Sign.
  const sign = (row: string) => (row[turn - 1] ?? '0') as Sign
  return first === 'A' ? { A: sign(one), B: sign(two) } : { A: sign(two), B: sign(one) }
}

export const peoplesOf = ({ sides }: State): { readonly [S in Side]: People } => ({ A: sides.A.people, B: sides.B.people })

/** What country the battlefield is on a turn; neutral before the order is settled. */
export function countryOn(state: State, turn: number): CountryNow {
  if (state.terrainFirst === undefined) return 'neutral'
  return countryBy(state, signsOn(state.turns, turn, state.terrainFirst, peoplesOf(state)))
}
const countryBy = (state: State, signs: State['signs']): CountryNow =>
  signs.A === '+' ? NATURAL[state.sides.A.people] : signs.B === '+' ? NATURAL[state.sides.B.people] : 'neutral'
export const countryNow = (state: State): CountryNow => countryBy(state, state.signs)

/** A change of a characteristic by terrain; `shot-VIV` is VIV against shots only. */
export interface CountryEffect {
  readonly stat: Stat | 'shot-VIV'
  readonly delta: number
}
const BONUS: { readonly [P in People]: CountryEffect } = {
  erediens: { stat: 'MOU', delta: 2500 },
  azelks: { stat: 'VOL', delta: 1 },
  seraphydes: { stat: 'POU', delta: 1 },
  mycoides: { stat: 'VIE', delta: 1 },
}
const less = (stat: CountryEffect['stat'], delta = -1): CountryEffect => ({ stat, delta })
/** VX-TER-09: penalties in enemy terrain. Mountains slow only those Eredians that bear heavy weapons. */
function penalties(profile: Profile, country: Country): readonly CountryEffect[] {
  switch (`${profile.people} ${country}`) {
    case 'erediens mountain':
      return [less('VIV'), ...(has(profile, 'heavy-weapon') ? [less('MOU', -2500)] : [])]
    case 'erediens clouds':
      return [less('VOL')]
    case 'azelks plain':
      return [less('DEF'), less('shot-VIV')]
    case 'azelks swamp':
      return [less('RAP')]
    case 'seraphydes plain':
      return [less('VOL')]
    case 'seraphydes swamp':
      return [less('PA')]
    case 'mycoides mountain':
      return [less('VIE')]
    case 'mycoides clouds':
      return [less('FOR')]
    default:
      return []
  }
}

/** VX-TER-08 to 10: what this turn's terrain does to a miniature, and which country causes it. */
export function countryEffects(
  state: State,
  seat: Side,
  profile: Profile,
): { readonly country: Country; readonly effects: readonly CountryEffect[] } {
  const sign = state.signs[seat]
  const own = NATURAL[profile.people]
  if (sign === '+') return { country: own, effects: [BONUS[profile.people]] }
  const country = NATURAL[state.sides[otherSide(seat)].people]
  return { country, effects: sign === '-' ? penalties(profile, country) : [] }
}
