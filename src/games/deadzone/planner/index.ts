/** Deadzone in the planner: a layout of panels and floors is a battlefield of the players' own (DZ-TER-02 to 17). */

import { INCH } from '../../../geometry/types'
import { areaChecks, BOUNDS } from '../../../planner/checks/common'
import {
  emptyLayout,
  type LayoutArea,
  type LayoutDocument,
  type LayoutObjective,
  type LayoutPiece,
} from '../../../planner/document'
import { type Finding, faultsOf } from '../../../planner/faults'
import { fairnessOf } from '../../../planner/figures'
import { layoutFromTable } from '../../../planner/from-table'
import { done, type PlayOptions, plannerSays } from '../../../planner/said'
import type { Playable } from '../../../planner/system'
import { tableOfMatch } from '../../kit/planner/match-table'
import type { GameLayouts } from '../../layouts'
import { MISSION } from '../content/missions'
import { rules } from '../play'
import type { Battlefield } from '../rules/board'
import { CUBE, TABLE } from '../rules/constants'
import { objectiveCube } from '../rules/facts/board'
import { cubeFrom, groundOf, middleOf, squareOf } from '../rules/facts/cubes'
import { terrainOf } from '../rules/facts/terrain'
import { generated } from '../rules/generate'
import { mapFaults } from '../rules/map-faults'
import { MISSIONS, type Mission, type MissionId } from '../rules/mission'
import { boardOf, CUBE_KINDS, placeNamed } from './board'
import { randomBattlefields } from './random'
import { says, WORDS } from './words'

const missionOf = (options: PlayOptions | undefined): Mission => {
  const id = MISSIONS.find((one) => one === options?.mission)
  return MISSION[id ?? 'patrol']
}

/** The zones of a mission, square by square, and its objectives where they would lie on this battlefield. */
function groundFor(
  mission: Mission,
  battlefield: Battlefield,
): { readonly areas: readonly LayoutArea[]; readonly objectives: readonly LayoutObjective[] } {
  const zone = (ref: 'red' | 'blue', seat: 'A' | 'B'): LayoutArea => ({ ref, seat, outlines: mission.zones[ref].map(squareOf) })
  const objectives = mission.objectives.map((square, index): LayoutObjective => {
    const cube = cubeFrom(objectiveCube(battlefield, square))
    return { ref: `objective-${index + 1}`, at: middleOf(cube), height: groundOf(cube.z), points: square.vp }
  })
  return { areas: [zone('red', 'A'), zone('blue', 'B')], objectives }
}

export function layoutOfBattlefield(battlefield: Battlefield, name: string, mission: MissionId = 'patrol'): LayoutDocument {
  const { document } = layoutFromTable({ width: TABLE, depth: TABLE, terrain: terrainOf(battlefield) }, name, {
    ...groundFor(MISSION[mission], battlefield),
    mat: 'cobbles',
    play: { game: 'deadzone', options: { mission } },
  })
  return document
}

function mapFindings(document: LayoutDocument): readonly Finding[] {
  const { battlefield, refs, found } = boardOf(document)
  const { width, depth } = document.size
  const size = { width, depth, wantedWidth: TABLE, wantedDepth: TABLE }
  const wrongSize: readonly Finding[] =
    width === TABLE && depth === TABLE
      ? []
      : [{ weight: 'fault', reason: plannerSays('check-size', size), at: { x: 0, y: 0 }, pieces: [] }]
  const faults = mapFaults(battlefield, missionOf(document.play?.options).objectives).map(
    ({ fault, at, size = 0, advice }): Finding => {
      const ref = refs.get(at)
      return {
        weight: advice ? 'advice' : 'fault',
        reason: says('deadzone-map', { fault, place: at, size }),
        at: placeNamed(at),
        pieces: ref === undefined ? [] : [ref],
      }
    },
  )
  return [...wrongSize, ...found, ...faults]
}

/** This game's limits for fairness and free space. */
export const FAIR = { ...BOUNDS, unequal: 0.03, seen: 0.08, room: 6 }
const OPEN = new WeakMap<LayoutDocument, LayoutDocument>()
/** The layout without its objectives, because paths to them lead over several levels and are judged by the game. */
function openOf(document: LayoutDocument): LayoutDocument {
  const known = OPEN.get(document) ?? { ...document, objectives: [] }
  OPEN.set(document, known)
  return known
}

/** Paths are judged by the game's own rules (cubes, hatches, ladders), sight and free space by the planner's common checks. */
function checks(document: LayoutDocument): readonly Finding[] {
  const open = openOf(document)
  const common = areaChecks(open, FAIR)
  return [...faultsOf(open), ...mapFindings(document), ...common]
}

function toMatchOptions(document: LayoutDocument, options: PlayOptions): Playable {
  const mission = options.mission ?? document.play?.options?.mission
  const faults = mapFindings(document).filter(({ weight }) => weight === 'fault')
  if (faults.length > 0) return { ok: false, reasons: faults.map(({ reason }) => reason) }
  const { panels, floors } = boardOf(document).battlefield
  const made = {
    ...options,
    ...(mission === undefined ? {} : { mission }),
    map: { battlefield: { panels: { ...panels }, floors: { ...floors } } },
  }
  const parsed = rules.parseSpec(made)
  return parsed.ok ? { ok: true, options: parsed.spec.options } : { ok: false, reasons: [parsed.reason] }
}

/** Ready battlefields with the seed and the mission each was made for. Generated on demand, because each takes a while. */
const READY = [
  ['Cistern', 11, 'patrol'],
  ['Relay Station', 42, 'search-and-destroy'],
  ['Terraces', 103, 'scour'],
  ['Checkpoint Nine', 271, 'break-through'],
] as const satisfies readonly (readonly [name: string, seed: number, mission: MissionId])[]
let library: readonly LayoutDocument[] | undefined
const ready = (): readonly LayoutDocument[] =>
  READY.map(([name, seed, id]) => {
    const { zones, objectives } = MISSION[id]
    return layoutOfBattlefield(generated(seed, { clear: [...zones.red, ...zones.blue], objectives }), name, id)
  })

export const deadzoneLayouts: GameLayouts = {
  game: 'deadzone',
  table: {
    shown: 'inch',
    sizes: [{ width: TABLE, depth: TABLE }],
    areas: [{ shape: 'near-far', deep: 3 * INCH }],
    grid: CUBE,
    // Most models move two cubes in one action.
    move: 2 * CUBE,
    cube: CUBE,
    kinds: CUBE_KINDS,
    own: false,
  },
  begin() {
    const bare: Battlefield = { panels: {}, floors: {} }
    return emptyLayout('', TABLE, TABLE, {
      ...groundFor(MISSION.patrol, bare),
      mat: 'cobbles',
      play: { game: 'deadzone', options: { mission: 'patrol' } },
    })
  },
  checks,
  tableOptions: ['map', 'seed'],
  fairness: (document) => fairnessOf(openOf(document)),
  toMatchOptions,
  fromMatch(options) {
    const found = tableOfMatch(rules, options)
    if (!found.ok) return found
    const mission = missionOf(options)
    const { document } = layoutFromTable(found.value.tabletop, typeof options.map === 'string' ? options.map : '', {
      mat: 'cobbles',
      play: { game: 'deadzone', options: { mission: mission.id } },
    })
    const pieces: readonly LayoutPiece[] = document.pieces
    const battlefield = boardOf({ ...document, pieces }).battlefield
    return done({ ...document, ...groundFor(mission, battlefield) })
  },
  random: randomBattlefields({ fair: FAIR, layoutOf: layoutOfBattlefield, missionOf, openOf }),
  get library() {
    library ??= ready()
    return library
  },
  words: WORDS,
}
