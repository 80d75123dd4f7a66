/** The questions that importing another program's file raises, and the layouts that follow from the answers. */
import * as v from 'valibot'
import { MOST } from '../document'
import { finish, type Work } from '../own/mesh'
import { MOST as MOST_OWN } from '../own/types'
import { isPlain, lookOf } from '../read'
import { done, type Outcome } from '../said'
import { deployHelperOf } from './deploy-helper'
import { FLAT_ASKED, type FlatAsked, type FlatMap, type Imported, layoutOfMap, squareThatFits } from './flat-map'
import { fortyKdcOf } from './forty-kdc'
import { foundryOf, sceneName } from './foundry'
import { layoutOfPlan, PLAN_ASKED, type PlanAsked, type TerrainPlans } from './terrain-plan'
import { layoutOfTts, tableThatFits, ttsOf } from './tts'
import { namesOf, type TtsNames } from './tts-names'
import { TTS_ASKED, type TtsAsked, type TtsSave } from './tts-things'
import { uvttOf } from './uvtt'

/** Flat maps of both programs raise the same questions. */
export const FLAT_LOOKS = ['uvtt', 'foundry-scene'] as const
export type FlatLook = (typeof FLAT_LOOKS)[number]

export type ImportAsked =
  | { readonly looks: FlatLook; readonly how: FlatAsked }
  | { readonly looks: 'tabletop-simulator'; readonly how: TtsAsked }
  | { readonly looks: 'terrain-plan'; readonly how: PlanAsked }

/** The answers that an import starts with. */
export function firstAsked(looks: ImportAsked['looks']): ImportAsked {
  if (looks === 'tabletop-simulator') return { looks, how: TTS_ASKED }
  return looks === 'terrain-plan' ? { looks, how: PLAN_ASKED } : { looks, how: FLAT_ASKED }
}

/** A file of another program after reading. */
export type Foreign =
  | { readonly looks: FlatLook; readonly name: string; readonly map: FlatMap }
  | { readonly looks: 'tabletop-simulator'; readonly name: string; readonly save: TtsSave }
  | { readonly looks: 'terrain-plan'; readonly name: string; readonly plans: TerrainPlans }

/**
 * `file`: its name, for maps that have none of their own; `beside`: the contents of files that came with it. Undefined for a file
 * of no known program: it may then be a layout.
 */
export function foreignOf(value: unknown, file: string, beside: readonly unknown[] = []): Outcome<Foreign> | undefined {
  const looks = lookOf(value)
  if (looks === 'tabletop-simulator') {
    const save = ttsOf(value)
    return save.ok ? done({ looks, name: save.value.name, save: save.value }) : save
  }
  if (looks === 'terrain-plan') {
    const plans = isPlain(value) && 'boardWidth' in value ? deployHelperOf(value) : fortyKdcOf(value, beside)
    return plans.ok ? done({ looks, name: plans.value[0]?.name ?? '', plans: plans.value }) : plans
  }
  if (looks !== 'uvtt' && looks !== 'foundry-scene') return undefined
  const map = looks === 'uvtt' ? uvttOf(value) : foundryOf(value)
  const name = sceneName(value) ?? file.replace(/\.[^.]*$/, '').slice(0, 120)
  return map.ok ? done({ looks, name, map: map.value }) : map
}

/** The result of laying out a file by the answers. */
export interface Laid {
  readonly made: Outcome<Imported>
  /** Answers with which everything would fit on the table, if something lies beside it now. */
  readonly fit?: ImportAsked
  /** The names to choose from, if the file has more kinds of things than a layout holds. */
  readonly names?: TtsNames
}

/** Undefined if the answers are for another type of file. */
export function* laidOut(foreign: Foreign, asked: ImportAsked): Work<Laid | undefined> {
  if (foreign.looks === 'tabletop-simulator') {
    if (asked.looks !== foreign.looks) return undefined
    const made = layoutOfTts(foreign.save, asked.how)
    const isBeside = made.ok
      ? made.value.left.some(({ says }) => says?.why === 'off-table')
      : made.reason.key === 'import-all-beyond' || made.reason.key === 'edit-table-size'
    const table = isBeside ? tableThatFits(foreign.save) : undefined
    const names = namesOf(foreign.save, asked.how)
    return {
      made,
      ...(names ? { names } : {}),
      ...(table ? { fit: { looks: asked.looks, how: { ...asked.how, ...table } } } : {}),
    }
  }
  if (foreign.looks === 'terrain-plan')
    return asked.looks === foreign.looks ? { made: layoutOfPlan(foreign.plans, asked.how) } : undefined
  if (asked.looks === 'tabletop-simulator' || asked.looks === 'terrain-plan') return undefined
  const made = yield* layoutOfMap(foreign.map, asked.how)
  const square = made.ok || made.reason.key !== 'edit-table-size' ? undefined : squareThatFits(foreign.map)
  return { made, ...(square === undefined ? {} : { fit: { looks: asked.looks, how: { ...asked.how, square } } }) }
}
/** The same without pauses. */
export const laidAtOnce = (foreign: Foreign, asked: ImportAsked): Laid | undefined => finish(laidOut(foreign, asked))

const length = v.pipe(v.number(), v.finite(), v.minValue(-10_000_000), v.maxValue(10_000_000))
const word = v.pipe(v.string(), v.maxLength(MOST_OWN.name))
const name = v.pipe(v.string(), v.maxLength(120))
const flatSchema: v.GenericSchema<unknown, FlatAsked> = v.strictObject({
  name,
  square: length,
  height: length,
  thickness: length,
  low: length,
  portals: v.picklist(['door', 'window', 'gap']),
  names: v.strictObject({ wall: word, object: word, door: word, window: word }),
})
const ttsSchema: v.GenericSchema<unknown, TtsAsked> = v.strictObject({
  width: length,
  depth: length,
  box: v.strictObject({ width: length, depth: length, height: length }),
  unnamed: word,
  chosen: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(MOST.own))),
})
const planSchema: v.GenericSchema<unknown, PlanAsked> = v.strictObject({
  which: v.pipe(v.number(), v.integer(), v.minValue(0)),
  height: length,
  unnamed: word,
})
export const ASKED_SCHEMA: v.GenericSchema<unknown, ImportAsked> = v.variant('looks', [
  v.strictObject({ looks: v.picklist(FLAT_LOOKS), how: flatSchema }),
  v.strictObject({ looks: v.literal('tabletop-simulator'), how: ttsSchema }),
  v.strictObject({ looks: v.literal('terrain-plan'), how: planSchema }),
])
