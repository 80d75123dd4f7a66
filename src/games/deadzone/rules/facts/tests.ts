/** The state of tests (4.7): successes, failed dice, rerolled dice, and how the number of dice is composed. */
import { type Tally, type TallyPart, tally } from '../../../../kernel'
import type { TestOf } from '../abilities/hooks'
import type { DieId } from '../ids'
import type { Stat } from '../profile'
import { say } from '../said'
import type { State, Test, TestDice } from '../state'
import { byKeyword, workings } from './keywords'
import { modelOf } from './models'

/** DZ-TEST-06, 07: an 8 succeeds whatever the target. */
export const isSuccess = (face: number, target: number): boolean => face === 8 || face >= target

/** DZ-TEST-08. With a null stat no dice are thrown. */
export const successesOf = (waves: readonly (readonly number[])[], target: number | null): number =>
  target === null ? 0 : waves.flat().filter((face) => isSuccess(face, target)).length

export const eightsIn = (faces: readonly number[]): number => faces.filter((face) => face === 8).length

/** A side of a test before any die is thrown. */
export function undecided(side: Omit<TestDice, 'waves' | 'again' | 'successes' | 'rolled'>): TestDice {
  const { of, seat, stat, target, dice, rerolls } = side
  // Written out, because a spread is slow and this is made for every shot that somebody could take.
  const bare = { of, seat, stat, target, dice, waves: [], again: [], successes: 0, rolled: false }
  return rerolls ? { ...bare, rerolls } : bare
}

/** Adds one more wave of dice. */
export function withWave(side: TestDice, faces: readonly number[]): TestDice {
  const waves = [...side.waves, faces]
  return { ...side, waves, successes: successesOf(waves, side.target) }
}

/** DZ-TEST-11: failed dice that have not been rerolled, in order. */
export function failedDice({ waves, again, target }: TestDice): readonly DieId[] {
  if (target === null) return []
  return waves.flatMap((faces, wave) =>
    faces.flatMap((face, die): DieId[] => {
      const isOld = again.some((one) => one.wave === wave && one.die === die)
      return isSuccess(face, target) || isOld ? [] : [`die:${wave}>${die}`]
    }),
  )
}

/** Parses a die's id into its wave and its index in the wave. */
export function dieAt(id: DieId): { readonly wave: number; readonly die: number } {
  const [wave = 0, die = 0] = id.slice('die:'.length).split('>').map(Number)
  return { wave, die }
}

/** DZ-TEST-11: replaces these dice by their new faces, which cannot be rerolled again. */
export function thrownAgain(side: TestDice, dice: readonly DieId[], faces: readonly number[]): TestDice {
  const places = dice.map(dieAt)
  const again = [...side.again, ...places.map(({ wave, die }) => ({ wave, die, was: side.waves[wave]?.[die] ?? 0 }))]
  const waves = side.waves.map((wave, at) =>
    wave.map((face, die) => {
      const index = places.findIndex((place) => place.wave === at && place.die === die)
      return index < 0 ? face : (faces[index] ?? face)
    }),
  )
  return { ...side, waves, again, successes: successesOf(waves, side.target) }
}

/** How many successes the attack is ahead; negative if the defence is ahead (DZ-TEST-02). */
export const marginOf = ({ attack, defence }: Test): number => attack.successes - (defence?.successes ?? 0)

/** The current test. Throws if there is none, because every roll is declared first. */
export function testOf({ test }: State): Test {
  if (!test) throw new Error('no test has been declared')
  return test
}
export function sideOfTest(state: State, who: 'attack' | 'defence'): TestDice {
  const side = testOf(state)[who]
  if (!side) throw new Error(`the test has no ${who}`)
  return side
}

/** DZ-PROF-08: the target number of a model's stat. Two stats may be swapped for one test (Jack of all Trades). */
export function statOf(state: State, ref: string, stat: 'shoot' | 'fight' | 'survive'): Stat {
  const { profile, boosts } = modelOf(state, ref)
  const swap = boosts.find(({ kind }) => kind.startsWith('swap-') && kind.split('-').includes(stat))
  if (!swap) return profile[stat]
  const other = swap.kind.split('-').find((part) => part !== 'swap' && part !== stat)
  return other === 'shoot' || other === 'fight' || other === 'survive' ? profile[other] : profile[stat]
}

/** DZ-TEST-04: the base dice, the chapter's own modifiers, and those from abilities of both sides. */
export function testDice(state: State, test: TestOf, base: TallyPart, parts: readonly TallyPart[]): Tally {
  const own = workings(state, test.model, test.weapon).map((one) =>
    byKeyword(one, one.ability.dice?.(state, test, one.value) ?? 0),
  )
  const foes = test.foe === undefined ? [] : workings(state, test.foe)
  const theirs = foes.map((one) => byKeyword(one, one.ability.foeDice?.(state, test, one.value) ?? 0))
  return tally([base, ...parts, ...own, ...theirs], 0)
}

/** DZ-ABL-03, 08: automatic rerolls from all sources add up, except that Green Rage replaces a smaller Frenzy (A.3). */
export function rerollsOf(state: State, test: TestOf): Tally {
  const parts = workings(state, test.model, test.weapon).map((one) =>
    byKeyword(one, one.ability.rerolls?.(state, test, one.value) ?? 0),
  )
  const rage = modelOf(state, test.model).boosts.find(({ kind }) => kind === 'green-rage')
  const sum = tally([none, ...parts])
  if (!rage || test.stat !== 'fight' || sum.total >= (rage.value ?? 4)) return sum
  return tally([
    none,
    { value: rage.value ?? 4, reason: say('by-keyword', { keyword: 'green-rage', value: rage.value ?? 4 }, 'A.3') },
  ])
}
const none: TallyPart = { value: 0, reason: say('base-dice', { dice: 0 }, 'DZ-TEST-11') }
