/**
 * Overlays of the lab: the line of sight, the sample points of the body, and outlines and names of everything in the way. All are
 * drawn from the evidence found.
 */
import type { Considered } from '../../lab/consider'
import { PHANTOM } from '../../lab/consider'
import type { Everything } from '../../lab/everything'
import type { Standing } from '../../lab/verdict'
import type { Tone } from '../../scene/look'
import type { Overlay } from '../../scene/overlay'
import type { Say } from '../../ui/words/dictionary'
import { percentText } from '../../ui/words/length'
import { capital } from '../../ui/words/plural'
import type { Speak } from '../../ui/words/speak'
import type { SightFound } from './sight-found'

/** Columns and rows of sample points on a body. */
const [COLUMNS, ROWS] = [10, 20]

export const STANDING_TONES: { readonly [S in Standing]: Tone } = { clear: 'sight', hindered: 'obstructed', hidden: 'blocked' }

type Tag = Extract<Overlay, { type: 'tag' }>

/** `isEye`: seen through the viewer's eye, where a label above a blocker would hide what is visible over it. */
export function sightOverlays(found: SightFound, say: Say, speak: Speak, isEye = false): readonly Overlay[] {
  const { viewer, considered, laid, everything, volumes, tried } = found
  const ghosts = tried.map(
    ({ ref, pose, z }): Overlay => ({
      type: 'ghost',
      id: `tried-${ref}`,
      ref,
      at: pose.at,
      z,
      tone: 'neutral',
      isOwn: ref === viewer.ref,
    }),
  )
  return [
    { type: 'outline', id: 'viewer', ref: viewer.ref, tone: 'friend' },
    ...(considered
      ? lineOverlays(considered, laid, say, speak).map((overlay) => (isEye ? lowered(overlay, volumes) : overlay))
      : []),
    ...volumes.map(
      ({ ref, solids }): Overlay => ({
        type: 'volume',
        id: `volume-${ref}`,
        solids,
        tone: ref === considered?.target.ref ? 'enemy' : 'blocked',
      }),
    ),
    ...(everything ? everythingOverlays(everything, considered?.target.ref, speak) : []),
    ...ghosts,
  ]
}

function lineOverlays(considered: Considered, laid: readonly Overlay[], say: Say, speak: Speak): readonly Overlay[] {
  const { viewer, target, eye, aim, line, samples, sight, hides } = considered
  const { seen, of, hiddenBy } = sight.sighting
  const tone: Tone = seen === 0 ? 'blocked' : seen < of ? 'obstructed' : 'sight'
  const across = acrossOf(considered)
  const width = 'radius' in target.hull ? (2 * target.hull.radius) / COLUMNS : 0
  const isPlace = target.ref === PHANTOM
  const tags = new Map<string, Tag>()
  for (const overlay of laid) if (overlay.type === 'tag' && typeof overlay.over === 'string') tags.set(overlay.over, overlay)
  const hiding = hides.map(({ ref, points }): Tag => {
    const known = tags.get(ref)
    tags.delete(ref)
    const detail = [say('lab-hides', { points, of }), known?.detail].filter((text) => text !== undefined).join(' · ')
    return { type: 'tag', id: `hides-${ref}`, over: ref, text: capital(speak.piece(ref)), detail, tone: known?.tone ?? 'blocked' }
  })
  const outlined = new Set(laid.flatMap((overlay) => (overlay.type === 'outline' ? [overlay.ref] : [])))
  return [
    ...laid.filter((overlay) => overlay.type !== 'tag' && !(overlay.type === 'outline' && overlay.ref === viewer.ref)),
    ...(isPlace
      ? [{ type: 'ghost', id: 'sight-place', ref: viewer.ref, at: target.at, z: target.level, tone: 'neutral' } as const]
      : outlined.has(target.ref)
        ? []
        : [{ type: 'outline', id: 'sight-target', ref: target.ref, tone: 'enemy' } as const]),
    ...hides
      .filter(({ ref }) => !outlined.has(ref))
      .map(({ ref }): Overlay => ({ type: 'outline', id: `in-sight-${ref}`, ref, tone: 'blocked' })),
    { type: 'sight-line', id: 'sight', from: eye, to: aim, whole: line.isSeen ? 1 : line.blocker.share, tone },
    {
      type: 'body-marks',
      id: 'sight-marks',
      points: samples.points(),
      hiddenBy,
      width,
      height: target.height / ROWS,
      across,
    },
    ...hiding,
    ...[...tags.values()]
      .filter(({ over }) => over !== target.ref && over !== viewer.ref)
      .map((tag) => ({ ...tag, text: capital(tag.text) })),
    {
      type: 'tag',
      id: 'sight-tally',
      over: isPlace ? target.at : target.ref,
      ...(isPlace ? { z: target.level + target.height } : {}),
      text: `${seen} / ${of}`,
      tone,
    },
  ]
}

/** Moves the label of a blocker from above it to its foot. */
function lowered(overlay: Overlay, volumes: SightFound['volumes']): Overlay {
  const [, ...hiding] = volumes
  const solids = overlay.type === 'tag' ? hiding.find(({ ref }) => ref === overlay.over)?.solids : undefined
  const corners = solids?.flatMap((solid) => ('outline' in solid ? solid.outline : 'at' in solid ? [solid.at] : [])) ?? []
  if (overlay.type !== 'tag' || corners.length === 0) return overlay
  const mean = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
  return { ...overlay, over: { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) }, z: 0 }
}

/** The unit vector across the line of sight. */
function acrossOf({ viewer, target }: Considered): { readonly x: number; readonly y: number } {
  const [dx, dy] = [target.at.x - viewer.at.x, target.at.y - viewer.at.y]
  const away = Math.hypot(dx, dy)
  return away === 0 ? { x: 0, y: 1 } : { x: -dy / away, y: dx / away }
}

/** Outlines and labels of the other miniatures: the tone and its sign show the standing; partly seen ones get a percentage. */
function everythingOverlays({ all }: Everything, aimed: string | undefined, speak: Speak): readonly Overlay[] {
  return all
    .filter(({ ref }) => ref !== aimed)
    .flatMap(({ ref, standing, sight: { sighting } }): readonly Overlay[] => {
      const tone = STANDING_TONES[standing]
      // A number is needed only for what is partly seen; for the others the sign says enough.
      const share = percentText(sighting.seen / sighting.of, speak.language)
      return [
        { type: 'outline', id: `all-${ref}`, ref, tone },
        { type: 'tag', id: `all-tag-${ref}`, over: ref, text: standing === 'hindered' ? share : '', tone },
      ]
    })
}
