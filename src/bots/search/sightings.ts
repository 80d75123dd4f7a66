/**
 * Worlds in which a deed looks like what a viewpoint saw of it. Also finds out whether the viewpoint knows what was done: not if
 * another answer, with another result, would have looked the same.
 */
import type { AnyRules } from '../../games/rules-of'
import { canonical, imagined, type Rng, type Snapshot, same, seeded, type Terms } from '../../kernel'
import { harvested } from './harvest'
import { LUCK } from './search'
import { type Move, retraced, type Sight, spentIn, type Trace, tracesIn } from './traced'

/** A world in which the deed looks like what was seen, and the answers that it consisted of there. */
export interface World {
  readonly begin: Snapshot<Terms>
  readonly own: readonly Move[]
}

/** In how many worlds all answers are tried that might have looked like the deed; how many worlds are used, and tried at most. */
const PROBED = 5
const WORLDS = 12
const IMAGINED = 240

/** An imagined world may run into a contradiction. It says nothing. */
export function attempted<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

/** Worlds in which the deed looks like what was seen. Each step yields the share done. */
export function* sightings(
  rules: AnyRules,
  sight: Sight,
  rng: Rng,
): Generator<number, readonly World[] | { readonly nothing: 'hidden' | 'untold' }, void> {
  const { game } = rules
  const harvest = harvested(rules, sight.told, sight.after as object)
  const worlds: World[] = []
  const ownIn = ({ moves }: Trace): readonly Move[] => moves.filter(({ decision }) => decision.seat === sight.seat)
  /** The answers that were found in some world: the same card has another place in another hand. */
  const variants: (readonly Move[])[] = []
  let spent: string | undefined
  for (let tried = 0; tried < IMAGINED && worlds.length < WORLDS; tried++) {
    yield Math.max(tried / IMAGINED, worlds.length / WORLDS)
    const begin = attempted(() => imagined(game, { ...sight.known, answered: [] }, seeded(rng.below(LUCK))))
    if (!begin) continue
    const again = firstOf(variants, (moves) => retraced(rules, begin, { moves }, sight))
    const isProbed = tried < PROBED || worlds.length < PROBED
    if (!isProbed) {
      if (again) worlds.push({ begin, own: ownIn(again) })
      continue
    }
    const traces = tracesIn(rules, begin, sight, harvest, rng)
    const here = again ?? traces[0]
    if (!here) continue
    // If another answer would have looked the same, the viewpoint does not know what was answered.
    const gone = spentIn(rules, sight, begin, here.end)
    const isNew = variants.length > 0 && !again && gone === NOTHING
    if (isNew || gone !== (spent ?? gone) || traces.some(({ end }) => !areAlike(end, here.end))) return { nothing: 'hidden' }
    spent = gone
    if (!again) variants.push(here.moves)
    worlds.push({ begin, own: ownIn(here) })
  }
  return worlds.length > 0 ? worlds : { nothing: 'untold' }
}

/** What `spentIn` says where nothing was spent. */
const NOTHING = canonical([])

/** Whether two answers led to the same, whatever the order of what the seat still has in hand. */
const areAlike = (one: Snapshot<Terms>, other: Snapshot<Terms>): boolean =>
  same(one.state, other.state) || unordered(one.state) === unordered(other.state)

function unordered(value: unknown): string {
  if (typeof value !== 'object' || value === null) return canonical(value)
  if (Array.isArray(value)) return value.map(unordered).toSorted().join(',')
  return canonical(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unordered(inner)])))
}

function firstOf<T, R>(all: readonly T[], make: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const made = make(one)
    if (made !== undefined) return made
  }
  return undefined
}
