/**
 * Random battlefields for the planner. The game's generator makes several that are fair by its own rules, and the one closest to
 * the sliders is chosen.
 */

import { areaChecks, type Bounds } from '../../../planner/checks/common'
import { changed, type LayoutDocument } from '../../../planner/document'
import { densityOf, fairnessOf } from '../../../planner/figures'
import { unequalOf } from '../../../planner/generate'
import { done, type Outcome, type PlayOptions, refuse } from '../../../planner/said'
import type { FairBound, RandomAsked, RandomMade, RandomMaker } from '../../../planner/system'
import { SLIDERS, type Slider } from '../../../planner/system'
import type { Battlefield } from '../rules/board'
import { generated } from '../rules/generate'
import type { Mission, MissionId } from '../rules/mission'

/** What Deadzone's planner system provides about its tables. */
export interface Ground {
  readonly fair: Bounds
  layoutOf(battlefield: Battlefield, name: string, mission: MissionId): LayoutDocument
  missionOf(options: PlayOptions | undefined): Mission
  /** The form of the layout from which fairness is computed. */
  openOf(document: LayoutDocument): LayoutDocument
}

/** How many battlefields are generated to choose one from. */
const DRAWN = 16

/** The amount of floor above the ground, weighted by its height. */
const highestFloor = ({ floors }: Battlefield): number =>
  Object.keys(floors).reduce((sum, id) => sum + Number(id.split('-')[2] ?? 1) - 1, 0)

const MEASURE: { readonly [S in Slider]: (battlefield: Battlefield) => number } = {
  density: ({ panels }) => Object.keys(panels).length,
  height: highestFloor,
  cover: ({ panels }) => Object.values(panels).filter((panel) => panel === 'low').length,
}

/** The game's generator always mirrors one half, so no other symmetry is offered and no part can be regenerated alone. */
export function randomBattlefields(ground: Ground): RandomMaker {
  return {
    sliders: SLIDERS,
    symmetries: ['turned'],
    parts: false,
    cover: 'low-walls',
    make: (base, asked, onProgress) => made(ground, base, asked, onProgress ?? (() => {})),
  }
}

/** The last set of generated battlefields. Moving a slider chooses from it again without a new wait. */
let last: { readonly key: string; readonly drawn: readonly Battlefield[] } | undefined

function made(
  { fair, layoutOf, missionOf, openOf }: Ground,
  base: LayoutDocument,
  { seed, sliders, symmetry, fair: bound, within }: RandomAsked,
  onProgress: (share: number) => void,
): Outcome<RandomMade> {
  if (symmetry !== 'turned' || within) return refuse('generate-no-room', { tries: 0 })
  const locked = base.pieces.filter((piece) => piece.locked).length
  if (locked > 0) return refuse('generate-locked', { locked })
  const mission = missionOf(base.play?.options)
  const wishes = { clear: [...mission.zones.red, ...mission.zones.blue], objectives: mission.objectives }
  const key = JSON.stringify([seed, wishes])
  const drawn = last?.key === key ? [...last.drawn] : []
  for (let index = drawn.length; index < DRAWN; index++) {
    onProgress(index / (DRAWN + 2))
    drawn.push(generated(((seed + index * 7919) % 999_999) + 1, wishes))
  }
  last = { key, drawn }
  const misses = SLIDERS.map((slider) => {
    const sorted = drawn.map(MEASURE[slider]).sort((a, b) => a - b)
    return (map: Battlefield) => Math.abs((100 * sorted.indexOf(MEASURE[slider](map))) / (DRAWN - 1) - sliders[slider])
  })
  const miss = (map: Battlefield) => misses.reduce((sum, of) => sum + of(map), 0)
  const ordered = drawn.map((map) => ({ map, by: miss(map) })).sort((a, b) => a.by - b.by)
  const wanted: FairBound = bound ?? { sight: fair.unequal, way: fair.way }
  const bounds = { ...fair, unequal: wanted.sight, seen: wanted.sight, way: wanted.way }
  let nearest = Infinity
  for (const [index, { map }] of ordered.entries()) {
    onProgress((DRAWN + (2 * index) / DRAWN) / (DRAWN + 2))
    const { pieces, areas, objectives, size } = layoutOf(map, base.name, mission.id)
    const document = changed(base, { size, pieces, areas, objectives, symmetry: 'turned' })
    const open = openOf(document)
    const fairness = fairnessOf(open)
    nearest = Math.min(nearest, fairness.unequal)
    if (areaChecks(open, bounds, {}, fairness).length > 0) continue
    return done({ document, tries: index + 1, density: densityOf(document), unequal: unequalOf(document, fairness) })
  }
  return refuse('generate-not-fair', {
    tries: DRAWN,
    percent: Math.ceil(nearest * 1000) / 10,
    most: Math.round(wanted.sight * 1000) / 10,
    difference: 0,
    mostWay: Math.round(wanted.way),
  })
}
