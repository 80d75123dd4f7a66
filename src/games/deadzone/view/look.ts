/** The look of the table: panels and floors, models on and beside it, zones, objectives, items, Command dice. */

import type { Moment } from '../../../client/moment'
import type { AnyDecision } from '../../../kernel'
import type { AreaLook, FigureLook, Look } from '../../../scene/look'
import { heightUnder } from '../../../table/layout'
import type { Ref } from '../../../table/piece'
import { findTerrainKind } from '../../../table/terrain'
import type { Speak } from '../../../ui/words/speak'
import type { ZoneName } from '../rules/board'
import { cubeFrom, groundOf, squareOf } from '../rules/facts/cubes'
import type { Square } from '../rules/mission'
import type { Model, View } from '../rules/state'
import { tokenLooks } from './look-tokens'
import { mustered } from './muster'
import { labelOf } from './names'
import { actorOf, isPick } from './open'
import { say } from './words'

export function lookOf(view: View, moment: Moment<View>, speak: Speak): Look {
  const { width, depth, terrain } = view.tabletop
  const ready = readyModels(moment.decisions)
  return {
    width,
    depth,
    mat: 'deadzone',
    ambience: 'colony',
    terrain: terrain.map((piece) => {
      const model = findTerrainKind(piece.kind)?.model
      return { ...piece, ...(model === undefined ? {} : { model }), name: labelOf(view, piece.ref, speak.language) }
    }),
    figures: Object.values(view.models).flatMap((model) => figureLook(view, model, ready, speak)),
    areas: [...zoneAreas(view, speak), ...objectiveAreas(view, speak)],
    tokens: tokenLooks(view, moment, speak),
    levels: levelNames(view, speak).map((name, index) => ({ name, z: groundOf(index + 1) })),
  }
}

/** The names of the storeys of this battlefield, from the ground up. */
export function levelNames(view: View, speak: Speak): readonly string[] {
  const highest = Math.max(1, ...Object.keys(view.battlefield.floors).map((cube) => cubeFrom(cube).z))
  return Array.from({ length: highest }, (_, index) => say(speak, 'level-name', { level: index + 1 }))
}

/** The models that may act by an open question, or that it is about. */
function readyModels(decisions: readonly AnyDecision[]): ReadonlySet<Ref> {
  const acting = decisions
    .filter(isPick)
    .flatMap(({ choice }) => choice.options.filter(({ refused }) => !refused).flatMap((option) => actorOf(option) ?? []))
  const about = decisions.flatMap((decision) => (typeof decision.about?.model === 'string' ? [decision.about.model] : []))
  return new Set([...acting, ...about])
}

function figureLook(view: View, model: Model, ready: ReadonlySet<Ref>, speak: Speak): readonly FigureLook[] {
  const { ref, seat, profile, standing, damage, onFire, tagged, pinned, activated, reload } = model
  const pose = view.tabletop.pieces[ref]?.pose
  const stands = pose
    ? { at: pose.at, z: heightUnder(view.tabletop, pose), heading: pose.heading }
    : standing === 'reserve' && view.phase === 'setup'
      ? mustered(view, model)
      : undefined
  if (!stands) return []
  const isReady = ready.has(ref)
  const markers = [
    { kind: 'wound', count: damage, name: say(speak, 'marker-damage', { count: damage, size: profile.size }) },
    { kind: 'fire', count: onFire ? 1 : 0, name: say(speak, 'marker-fire') },
    { kind: 'tag', count: tagged ? 1 : 0, name: say(speak, 'marker-tag') },
    { kind: 'reload', count: reload.length, name: say(speak, 'marker-reload') },
  ].filter(({ count }) => count > 0)
  return [
    {
      ref,
      model: profile.sculpture,
      name: labelOf(view, ref, speak.language),
      seat,
      ...stands,
      radius: profile.silhouette.base,
      ...(pinned ? { lying: true } : {}),
      ...(isReady ? { ready: true } : {}),
      ...(!isReady && activated && view.phase === 'turns' ? { spent: true } : {}),
      markers,
    },
  ]
}

/** The squares of each side's deployment zone, shown during set-up only. */
function zoneAreas(view: View, speak: Speak): readonly AreaLook[] {
  if (view.phase !== 'setup') return []
  return (['A', 'B'] as const).flatMap((seat) => {
    const { zone } = view.sides[seat]
    if (!zone) return []
    return zoneSquares(view, zone).map((square) => ({
      id: `zone-${zone}-${square.c}-${square.r}`,
      outline: squareOf(square),
      seat,
      name: say(speak, 'zone-area', { seat, zone }),
    }))
  })
}

const objectiveAreas = (view: View, speak: Speak): readonly AreaLook[] =>
  view.objectives
    .filter(({ cube }) => cubeFrom(cube).z === 1)
    .map(({ ref, cube, vp }) => ({
      id: `objective-${ref}`,
      outline: squareOf(cubeFrom(cube)),
      name: say(speak, 'objective-name', { vp }),
    }))

/** The squares of a deployment zone. */
export const zoneSquares = (view: View, zone: ZoneName): readonly Square[] => view.set.zones[zone]
