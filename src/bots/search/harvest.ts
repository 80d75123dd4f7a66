/**
 * Answers that what was told suggests: the options it names, the ways and places in it. What somebody did must be recognized from
 * what he was seen to do, and places cannot be listed as options can.
 */
import type { AnyRules } from '../../games/rules-of'
import { type AnyDecision, canonical, type Pick, type Rng } from '../../kernel'
import type { Tabletop } from '../../table/piece'
import { TABLE_SHAPES } from '../../table/shapes'
import { candidatesFor } from './candidates'

/** All parts of what was told, at any depth. */
export interface Harvest {
  readonly words: ReadonlySet<string>
  readonly lists: readonly (readonly unknown[])[]
  readonly things: readonly object[]
  /** The table as it was seen afterwards. */
  readonly tabletop: Tabletop
}

const SPATIAL: readonly string[] = ['path', 'place', 'route']

export function harvested({ game }: AnyRules, told: readonly object[], after: object): Harvest {
  const words = new Set<string>()
  const lists: (readonly unknown[])[] = []
  const things: object[] = []
  const search = (value: unknown): void => {
    if (typeof value === 'string') words.add(value)
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) lists.push(value)
    else things.push(value)
    for (const [key, inner] of Object.entries(value)) {
      words.add(key)
      search(inner)
    }
  }
  search(told)
  // The cast is safe: the space of a table-top game is its table.
  return { words, lists, things, tabletop: game.space(after) as Tabletop }
}

/** Distinct legal answers, those that were told of first. `view` is that of the seat asked. */
export function suggestedBy(
  rules: AnyRules,
  { words, lists, things, tabletop }: Harvest,
  view: object,
  decision: AnyDecision,
  rng: Rng,
): readonly unknown[] {
  const { choice } = decision
  const { piece } = choice as unknown as { readonly piece?: string }
  const pose = piece === undefined ? undefined : tabletop.pieces?.[piece]?.pose
  const proposed: unknown[] = []
  switch (choice.shape) {
    case 'pick': {
      // The cast is safe: the shape says what the choice is.
      const { options, most } = choice as Pick
      const open = options.filter(({ refused }) => !refused).map(({ id }) => id)
      const named = open.filter((id) => words.has(id) || id.split(/[\s:]/).some((part) => words.has(part)))
      if (most > 1)
        proposed.push(
          named,
          open.filter((id) => words.has(id)),
          open,
        )
      proposed.push(...[...named, ...open].map((id) => [id]), [])
      break
    }
    case 'path':
      proposed.push(...lists.flatMap((list) => [list, list.slice(1)]), ...(pose ? [[pose.at]] : []))
      break
    case 'place':
      proposed.push(...(pose ? [pose] : []), ...things)
      break
    case 'route':
      if (pose) proposed.push(...[...lists, []].flatMap((list) => [list, list.slice(1)].map((stations) => ({ stations, pose }))))
      proposed.push(...things)
      break
    default:
      proposed.push(...lists)
  }
  if (SPATIAL.includes(choice.shape)) proposed.push(decision.fallback)
  else proposed.push(...candidatesFor(rules, view, decision, rng))
  return acceptable(rules, view, decision, proposed)
}

/** Those of the proposed answers that the question accepts, each once. */
export function acceptable(
  { game }: AnyRules,
  view: object,
  { choice }: AnyDecision,
  proposed: readonly unknown[],
): readonly unknown[] {
  const space = game.space(view) as never
  const known = new Set<string>()
  return proposed.filter((answer) => {
    const name = canonical(answer)
    if (known.has(name)) return false
    known.add(name)
    try {
      return TABLE_SHAPES[choice.shape]?.accepts(choice as never, answer, space).allowed === true
    } catch {
      // What was told may look like an answer and be something else.
      return false
    }
  })
}
