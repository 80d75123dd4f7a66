/** Exterminate! in the planner: a layout is played as a scenario of a pack, so that the match contains its table. */

import { boundsOf } from '../../../geometry/outline'
import { INCH, type Units } from '../../../geometry/types'
import type { Json } from '../../../kernel'
import { areasFor } from '../../../planner/areas'
import { BOUNDS, commonChecks } from '../../../planner/checks/common'
import { emptyLayout, type LayoutDocument, ownIdOf } from '../../../planner/document'
import type { Finding } from '../../../planner/faults'
import { fairnessOf } from '../../../planner/figures'
import { layoutFromTable } from '../../../planner/from-table'
import { isPlain } from '../../../planner/read'
import { done, type PlayOptions, plannerSays } from '../../../planner/said'
import type { Playable } from '../../../planner/system'
import { thrownLayouts } from '../../../planner/thrown'
import { SCENERY } from '../../../table/terrain'
import { tableOfMatch } from '../../kit/planner/match-table'
import type { GameLayouts } from '../../layouts'
import { rules } from '../play'
import { ownIn, terrainIn } from './own'
import { READY } from './ready'
import { says, WORDS } from './words'

const SIDE: Units = 36 * INCH
const KINDS = SCENERY.map(({ kind }) => kind)
/** The id of the layout's scenario in the pack. */
const SCENARIO = 'own-layout'
const DEPTH = { least: 3 * INCH, most: 12 * INCH, standard: 6 * INCH } as const
const MOST_NODES = 8

/** EX-SET-01: sides deploy in strips along two opposite edges. The depth of these; undefined if the areas are not such strips. */
function stripDepth({ areas, size }: LayoutDocument): Units | undefined {
  const depths = areas.map(({ outlines }) => {
    const { minX, minY, maxX, maxY } = boundsOf(outlines.flat())
    if (outlines.length !== 1 || outlines[0]?.length !== 4) return undefined
    const isWide = minX === 0 && maxX === size.width && (minY === 0 || maxY === size.depth)
    const isDeep = minY === 0 && maxY === size.depth && (minX === 0 || maxX === size.width)
    return isWide ? maxY - minY : isDeep ? maxX - minX : undefined
  })
  const [first] = depths
  const isOne = depths.length === 2 && depths.every((depth) => depth === first)
  return isOne && first !== undefined && first >= DEPTH.least && first <= DEPTH.most ? first : undefined
}

/** Every reason why a layout cannot be played. */
function obstacles(document: LayoutDocument): readonly Finding[] {
  const { width, depth } = document.size
  const middle = { x: Math.round(width / 2), y: Math.round(depth / 2) }
  const fault = (reason: Finding['reason'], at = middle, pieces: Finding['pieces'] = []): Finding => ({
    weight: 'fault',
    reason,
    at,
    pieces,
  })
  return [
    ...(width === SIDE && depth === SIDE
      ? []
      : [fault(plannerSays('check-size', { width, depth, wantedWidth: SIDE, wantedDepth: SIDE }))]),
    ...document.pieces
      .filter(({ kind, z }) => (!KINDS.includes(kind) && ownIdOf(kind) === undefined) || (z ?? 0) > 0)
      .map(({ ref, kind, at }) => fault(plannerSays('check-foreign-kind', { piece: ref, kind }), at, [ref])),
    ...(document.pieces.length > 60 ? [fault(plannerSays('edit-too-many', { most: 60 }))] : []),
  ]
}

function checks(document: LayoutDocument): readonly Finding[] {
  const middle = { x: Math.round(document.size.width / 2), y: Math.round(document.size.depth / 2) }
  const strips =
    document.areas.length > 1 && stripDepth(document) === undefined
      ? [{ weight: 'advice', reason: says('exterminate-areas-other', {}), at: middle, pieces: [] } as const]
      : []
  return [...obstacles(document), ...commonChecks(document, BOUNDS), ...strips]
}

const inches = (length: Units) => length / INCH
/** The scenario's name in the pack, shortened and on one line. An untitled layout gets a name in both languages. */
const packName = ({ name }: LayoutDocument): Json =>
  name.slice(0, 80).replace(/\p{C}/gu, '').trim() || { en: 'Untitled layout', fr: 'Plan sans nom' }

function toMatchOptions(document: LayoutDocument, options: PlayOptions): Playable {
  const faults = obstacles(document)
  if (faults.length > 0) return { ok: false, reasons: faults.map(({ reason }) => reason) }
  const nodes = document.objectives.slice(0, MOST_NODES).map(({ at }): Json => [inches(at.x), inches(at.y)])
  const scenario: Json = {
    id: SCENARIO,
    name: packName(document),
    turns: 6,
    terrain: document.pieces.map(({ kind, at, heading }) => ({ kind, at: [inches(at.x), inches(at.y)], heading })),
    depth: inches(stripDepth(document) ?? DEPTH.standard),
    ...(nodes.length > 0 ? { nodes: { placing: 'fixed', at: nodes } } : { nodes: { placing: 'alternate', each: 4 } }),
    nodePoints: 1,
  }
  const { pack } = options
  const known = isPlain(pack) && Array.isArray(pack.scenarios) ? pack.scenarios : []
  const others = known.filter((one) => !isPlain(one) || one.id !== SCENARIO) as readonly Json[]
  const bare: Json = { sightline: 'pack', game: 'exterminate', version: 1, name: packName(document) }
  // A pack that the match already has is kept, with this scenario added.
  const joined = {
    ...(isPlain(pack) ? (pack as { readonly [key: string]: Json }) : (bare as { readonly [key: string]: Json })),
    scenarios: [...others, scenario],
    ...terrainIn(document, pack),
  }
  const made = { ...options, scenario: SCENARIO, pack: joined }
  const parsed = rules.parseSpec(made)
  return parsed.ok ? { ok: true, options: parsed.spec.options } : { ok: false, reasons: [parsed.reason] }
}

/** The scenario's name if a pack gives one. House names depend on the player's language, which a document does not have. */
function nameIn({ pack, scenario }: PlayOptions): string {
  const own =
    isPlain(pack) && Array.isArray(pack.scenarios) ? pack.scenarios.find((one) => isPlain(one) && one.id === scenario) : undefined
  return isPlain(own) && typeof own.name === 'string' ? own.name.slice(0, 120) : ''
}

export const exterminateLayouts: GameLayouts = {
  game: 'exterminate',
  table: {
    shown: 'inch',
    sizes: [{ width: SIDE, depth: SIDE }],
    areas: [
      { shape: 'near-far', deep: 6 * INCH },
      { shape: 'left-right', deep: 6 * INCH },
    ],
    kinds: KINDS,
    own: true,
  },
  begin: () =>
    emptyLayout('', SIDE, SIDE, {
      areas: areasFor({ width: SIDE, depth: SIDE }, { shape: 'near-far', deep: DEPTH.standard }),
      play: { game: 'exterminate' },
    }),
  checks,
  tableOptions: ['scenario', 'pack'],
  toMatchOptions,
  fromMatch(options) {
    const found = tableOfMatch(rules, options)
    if (!found.ok) return found
    const { tabletop, state } = found.value
    // The cast is safe: this game has just set the state up from checked options.
    const { set, nodes } = state as {
      readonly set: { readonly depth: Units }
      readonly nodes: { readonly [ref: string]: unknown }
    }
    const areas = areasFor(tabletop, { shape: 'near-far', deep: set.depth })
    const objectives = Object.keys(nodes).flatMap((ref) => {
      const piece = tabletop.pieces[ref]
      return piece ? [{ ref, at: piece.pose.at, height: 0 }] : []
    })
    const own = ownIn(options.pack)
    return done(layoutFromTable(tabletop, nameIn(options), { areas, objectives, own, play: { game: 'exterminate' } }).document)
  },
  fairness: fairnessOf,
  random: thrownLayouts({ kinds: KINDS }),
  library: READY,
  words: WORDS,
}
