/** Overlays while shots are considered: what each would be, and the corridor of one. All of it from the rules' reports. */

import type { Moment } from '../../../client/moment'
import { INCH } from '../../../geometry/types'
import type { Option } from '../../../kernel'
import type { Tone } from '../../../scene/look'
import type { Overlay } from '../../../scene/overlay'
import { findTerrain, heightUnder } from '../../../table/layout'
import type { Ref } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import { pickedOf } from '../../kit/questions/asked'
import { BLAST_RANGE } from '../rules/constants'
import { besideBlast } from '../rules/facts/burst'
import type { InCorridor, ShotReport } from '../rules/reports'
import type { View } from '../rules/state'
import { throughText } from './odds'
import { actorOf, actorRefusal, aimOf, openOn, saidBy, shotShown } from './open'
import { partsText } from './tallies'
import { briefly, say } from './words'

/** The drawn height of a miniature in the corridor. */
const FIGURE_HEIGHT = 1.4 * INCH

export function shotOverlays({ view, decisions, draft, hover, selected }: Moment<View>, speak: Speak): readonly Overlay[] {
  const turn = openOn(decisions, 'shoot turn') ?? openOn(decisions, 'free shot')
  if (!turn) return []
  // Either question is a pick, so both have plain options.
  const options: readonly Option[] = turn.choice.options
  const shots = options.filter(({ id }) => saidBy(id).verb === 'shoot')
  const [chosenId] = pickedOf(draft, turn)
  const chosen = shots.find(({ id }) => id === chosenId)
  const canShoot = (ref: Ref | undefined) => shots.some((shot) => actorOf(shot) === ref)
  // A free shot belongs to one figure, so that one is the shooter.
  const only = turn.subject === 'free shot' ? shots.map(actorOf)[0] : undefined
  const shooter = chosen ? actorOf(chosen) : (only ?? [selected, hover].find(canShoot))
  if (shooter === undefined) return []
  const own = shots.filter((shot) => actorOf(shot) === shooter)
  const why = actorRefusal(own)
  if (why) return [{ type: 'tag', id: 'cannot-shoot', over: shooter, text: briefly(why, speak), tone: 'refused' }]
  const best = bestShots(own)
  const aimed = [chosen && aimOf(chosen), hover].find((ref) => ref !== undefined && best.has(ref))
  const report = chosen && aimOf(chosen) === aimed ? chosen : best.get(aimed ?? '')
  const shown = report && shotShown(report)
  const blasted = shown ? blastOverlays(view, shown, speak) : []
  return [
    { type: 'outline', id: 'shooter', ref: shooter, tone: 'friend' },
    ...(shown ? corridorOverlays(view, shown, speak) : []),
    ...[...best.entries()]
      .filter(([target]) => !blasted.some((overlay) => overlay.type === 'tag' && overlay.over === target))
      .map(([target, shot]) => shotTag(target, target === aimed && report ? report : shot, told(target, aimed), speak)),
    ...blasted,
  ]
}

/** The figures that would be caught in the shot's blast, by the rules' own measure. */
export function blastOverlays(view: View, { shooter, target, weapon, verdict }: ShotReport, speak: Speak): readonly Overlay[] {
  const gun = view.figures[shooter]?.profile.weapons.find(({ id }) => id === weapon)
  const piece = view.tabletop.pieces[target]
  if (!verdict.allowed || !gun?.keywords.includes('blast') || !piece) return []
  const z = heightOf(view, target)
  const text = say(speak, 'in-blast')
  return [
    { type: 'ring', id: `blast-${target}`, at: piece.pose.at, z, radius: piece.radius + BLAST_RANGE, tone: 'costly' },
    ...besideBlast(view, target).flatMap((ref): readonly Overlay[] => [
      { type: 'outline', id: `blast-on-${ref}`, ref, tone: 'costly' },
      { type: 'tag', id: `shot-${ref}`, over: ref, text, tone: 'costly' },
    ]),
  ]
}

/** One shot for each enemy: the first that is allowed, or else the first. */
export function bestShots(shots: readonly Option[]): ReadonlyMap<Ref, Option> {
  const best = new Map<Ref, Option>()
  for (const shot of shots) {
    const target = aimOf(shot)
    if (target === undefined) continue
    const known = best.get(target)
    if (!known || (known.refused && !shot.refused)) best.set(target, shot)
  }
  return best
}

/**
 * How much a tag shows. While one target is aimed at, its tag shows everything and the others only their dice; otherwise all show
 * their reasons.
 */
type Telling = 'everything' | 'reasons' | 'dice'
const told = (target: Ref, aimed: Ref | undefined): Telling =>
  aimed === undefined ? 'reasons' : target === aimed ? 'everything' : 'dice'

function shotTag(target: Ref, shot: Option, telling: Telling, speak: Speak): Overlay {
  const report = shotShown(shot)
  const tag = { type: 'tag', id: `shot-${target}`, over: target } as const
  if (shot.refused)
    return { ...tag, text: briefly(shot.refused, speak), tone: report && isBlocked(report) ? 'blocked' : 'refused' }
  if (!report) return { ...tag, text: '', tone: 'sight' }
  return {
    ...tag,
    text: say(speak, 'shot-dice', { dice: report.attack.total }),
    ...(telling === 'dice' ? {} : { detail: shotDetail(report, telling === 'everything', speak) }),
    ...(telling === 'everything' ? { isWhole: true } : {}),
    tone: toneOf(report),
  }
}

/** "gunstick 3, skill +2, crates −1 · in cover · defends with 5 dice". */
export function shotDetail(report: ShotReport, withDefence: boolean, speak: Speak): string {
  return [
    partsText(report.attack, speak),
    ...(report.cover.length > 0 ? [say(speak, 'in-cover', { pieces: report.cover })] : []),
    ...(withDefence ? [say(speak, 'defends-with', { dice: report.defence.total }), throughText(report, speak)] : []),
  ].join(' · ')
}

const isBlocked = ({ blockers }: ShotReport): boolean => blockers.length > 0

const toneOf = (report: ShotReport): Tone =>
  isBlocked(report) ? 'blocked' : report.cover.length > 0 ? 'cover' : report.obstructions.length > 0 ? 'obstructed' : 'sight'

/** The corridor on the table with everything in it outlined and named. */
export function corridorOverlays(view: View, report: ShotReport, speak: Speak): readonly Overlay[] {
  const { shooter, target, corridor, elements, verdict } = report
  const things = elements.filter(({ role }) => role !== 'ignored')
  const tone: Tone = verdict.allowed || isBlocked(report) ? toneOf(report) : 'refused'
  const strip: readonly Overlay[] =
    corridor.length < 3
      ? []
      : [
          {
            type: 'corridor',
            id: `corridor-${shooter}-${target}`,
            outline: corridor,
            z: Math.min(heightOf(view, shooter), heightOf(view, target)),
            tone,
            pieces: things.map((thing) => ({
              clipped: thing.clipped,
              tone: toneOfThing(thing, report),
              height: topOf(view, thing.ref),
            })),
          },
        ]
  return [
    ...strip,
    { type: 'outline', id: 'target', ref: target, tone: 'enemy' },
    ...elements.flatMap((thing): readonly Overlay[] => [
      { type: 'outline', id: `in-corridor-${thing.ref}`, ref: thing.ref, tone: toneOfThing(thing, report) },
      {
        type: 'tag',
        id: `in-corridor-tag-${thing.ref}`,
        over: thing.ref,
        text: speak.piece(thing.ref),
        detail: say(speak, meaningOf(thing, report)),
        tone: toneOfThing(thing, report),
      },
    ]),
  ]
}

/** Uses the list of blockers, because walls may block together although each alone is only an obstruction. */
function meaningOf({ ref, role }: InCorridor, { blockers, cover }: ShotReport) {
  if (blockers.includes(ref)) return 'thing-blocks'
  if (role === 'ignored') return 'thing-ignored'
  return cover.includes(ref) ? 'thing-covers' : 'thing-obstructs'
}

const TONES: { readonly [M in ReturnType<typeof meaningOf>]: Tone } = {
  'thing-blocks': 'blocked',
  'thing-ignored': 'neutral',
  'thing-covers': 'cover',
  'thing-obstructs': 'obstructed',
}
const toneOfThing = (thing: InCorridor, report: ShotReport): Tone => TONES[meaningOf(thing, report)]

const heightOf = ({ tabletop }: View, ref: Ref): number => heightUnder(tabletop, tabletop.pieces[ref]?.pose ?? {})

const topOf = (view: View, ref: Ref): number => findTerrain(view.tabletop, ref)?.height ?? heightOf(view, ref) + FIGURE_HEIGHT
