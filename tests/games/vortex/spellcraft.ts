/** Spells cast by a magician who knows all of them and has Mana enough. */
import { act, acting, bid, type Laid, type Placing } from './position'

const ALL = ['dart', 'gust', 'suture', 'veil', 'rot-cloud', 'mind-lash', 'second-wind', 'shatter', 'entangle', 'stone-skin']
export const MAGE: Placing = { at: [20, 40], POU: 3, spells: ALL, now: { mana: 30 } }
export const field = (models: Laid['models'], more: Partial<Laid> = {}) =>
  acting({ ...more, models: { A1: MAGE, B1: { at: [32.5, 40] }, ...models } })

export interface How {
  readonly casters?: readonly string[]
  readonly notice?: readonly string[]
  readonly will?: { readonly [ref: string]: number }
  readonly difficulty?: number
}
/** With so much Mana: of the one who casts, or as it is split. */
export function cast(
  play: ReturnType<typeof field>,
  id: string,
  targets: readonly string[],
  mana: number | object,
  how: How = {},
) {
  act(play, `cast:A1>${id}`)
  if (play.open.includes('A: difficulty')) play.answer('A', 'difficulty', `difficulty:${how.difficulty ?? 2}`)
  if (play.open.includes('A: casters')) play.answer('A', 'casters', how.casters ?? [])
  play.answer(
    'A',
    'spell target',
    targets.map((target) => `target:${target}`),
  )
  if (play.open.includes('B: notice spell')) play.answer('B', 'notice spell', how.notice ?? [])
  if (play.open.includes('B: will')) bid(play, 'B', 'will', how.will ?? {})
  if (play.open.includes('A: mana')) bid(play, 'A', 'mana', (typeof mana === 'number' ? { A1: mana } : mana) as never)
  return play
}
