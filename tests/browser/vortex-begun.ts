/** Makes matches of *Vortex* that are under way, by the rules and without a browser: bots play until a wished question. */
import { loadRules } from '../../src/games'
import { chargeSpots } from '../../src/games/vortex/rules/facts/charge'
import { readId } from '../../src/games/vortex/rules/ids'
import type { State } from '../../src/games/vortex/rules/state'
import type { AnyDecision, Json, Option } from '../../src/kernel'
import { writeMatchFile } from '../../src/match/file'
import { momentsIn } from '../tools/moments-of'

const rules = (await loadRules()).vortex
if (!rules) throw new Error('there is no Vortex')

export const SERAPHYDES = ['se-archon', 'se-skyblade', 'se-runner', 'se-runner', 'se-dart', 'se-seer', 'se-star', 'se-star']
export const MYCOIDES = [
  'my-elder',
  'my-brute',
  'my-burster',
  'my-creeper',
  'my-creeper',
  'my-spitter',
  'my-spitter',
  'my-weaver',
]

export const openOptions = ({ choice }: AnyDecision): readonly Option[] =>
  choice.shape === 'pick' ? (choice as unknown as { options: readonly Option[] }).options.filter((one) => !one.refused) : []

export interface Reached {
  readonly file: string
  readonly open: AnyDecision
  readonly state: State
}

/** The match at the first seed that reaches the wished question, with persons at both seats. Throws if no seed does. */
export async function reached(
  isThere: (open: AnyDecision, state: State) => boolean,
  options: { readonly [name: string]: Json } = {},
): Promise<Reached> {
  const parsed = rules?.parseSpec({ ...rules.defaultOptions(), ...options })
  if (!rules || !parsed?.ok) throw new Error('Vortex does not start')
  const { spec } = parsed
  const roster = { A: 'person', B: 'person' } as const
  for (let seed = 1; seed <= 12; seed++)
    for await (const { questions, state, entries } of momentsIn(rules, spec, seed)) {
      const [open] = questions
      // The cast is safe: the state comes from this game.
      const own = state as unknown as State
      if (!open || open.seat === 'chance' || !isThere(open, own)) continue
      const file = writeMatchFile({ spec, roster, dice: 'auto', rulesVersion: rules.rulesVersion, title: 'Ada\nBen', entries })
      return { file, open, state: own }
    }
  throw new Error('no match comes to the question wished for')
}

/** The first charge on offer that would reach its target, as charger and target. */
export function chargeIn(open: AnyDecision, state: State): readonly [string, string] | undefined {
  if (open.subject !== 'act') return undefined
  for (const { id } of openOptions(open)) {
    const { verb, ref, other } = readId(id)
    if (verb === 'charge' && chargeSpots(state, ref, other)[0]?.result === 'charge') return [ref, other]
  }
  return undefined
}
