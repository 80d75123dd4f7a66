/** What happened, as cues: dice first, since they were thrown before anything followed from them, then each event in its order. */
import type { Point, Units } from '../../../geometry/types'
import type { ToldEntry } from '../../../protocol/messages'
import type { Cue, Overlay, Tone } from '../../../scene/look'
import { heightUnder } from '../../../table/layout'
import type { Pose, Ref } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import type { Event } from '../rules/events'
import type { View } from '../rules/state'
import { tellingOf } from './log'
import { corridorOverlays } from './overlays-shot'
import { titleOf } from './questions'
import { turnedFaces } from './success'
import { partsText } from './tallies'
import { say } from './words'

/** How long a corridor is looked at before the dice fall. */
const LOOK_MS = 1200

export function cuesOf(entry: ToldEntry, before: View, after: View, speak: Speak): readonly Cue[] {
  return [...diceCue(entry, before, speak), ...tellingOf(entry).flatMap((event) => cuesFor(event, before, after, speak))]
}

function diceCue({ roll, cause }: ToldEntry, before: View, speak: Speak): readonly Cue[] {
  if (!roll) return []
  const subject = cause.subject ?? ''
  return [
    {
      type: 'dice',
      film: roll.film,
      dice: roll.dice,
      faces: roll.faces,
      title: titleOf(subject, roll.about, speak),
      ...(roll.by === undefined ? {} : { seat: roll.by }),
      glow: turnedFaces(subject, roll, before),
    },
  ]
}

function cuesFor(event: Event, before: View, after: View, speak: Speak): readonly Cue[] {
  const put = ({ at, on }: Pick<Pose, 'at' | 'on'>) => ({ at, z: heightUnder(after.tabletop, on === undefined ? {} : { on }) })
  const over = (ref: Ref, text: string, tone: Tone): Cue => ({ type: 'say', over: ref, text, tone })
  const go = (ref: Ref, path: readonly { readonly at: Point; readonly z: Units }[], gait: 'walk' | 'slide' | 'climb'): Cue => ({
    type: 'walk',
    ref,
    path,
    gait,
  })
  const banner = (text: string, more: { readonly detail?: string; readonly seat?: 'A' | 'B' } = {}): Cue => ({
    type: 'banner',
    text,
    ...more,
  })
  switch (event.type) {
    case 'initiative-rolled':
      return event.winner
        ? [banner(say(speak, 'cue-initiative', { seat: event.winner }), { seat: event.winner })]
        : [banner(say(speak, 'cue-tie-again', {}))]
    case 'edge-chosen':
      return [banner(say(speak, 'cue-edge', event), { seat: event.seat })]
    case 'deployment-began':
      return [banner(say(speak, 'cue-deploys', { seat: event.seat }), { seat: event.seat })]
    case 'figure-deployed':
      return [go(event.figure, [put(event.pose)], 'slide')]
    case 'turn-began':
      return [banner(say(speak, 'status-turn', { turn: event.turn, turns: after.turns }))]
    case 'phase-began': {
      const text = say(speak, 'phase', { phase: event.phase })
      if (event.phase === 'upkeep') return [banner(text)]
      return [banner(text, { detail: say(speak, 'cue-part', { seat: event.seat }), seat: event.seat })]
    }
    case 'part-ended':
      return []
    case 'figure-moved': {
      const stopped = event.crossings.find(({ result }) => result === 'stopped')
      return [
        go(event.figure, wayOf(event.path, event.from, event.to, after), 'walk'),
        ...(stopped ? [over(event.figure, say(speak, 'cue-stopped', { piece: stopped.ref }), 'costly')] : []),
      ]
    }
    case 'move-lost':
      return [over(event.figure, say(speak, 'cue-lost', {}), 'refused')]
    case 'figure-climbed':
      return [go(event.figure, [put(event.from), put(event.to)], 'climb')]
    case 'figure-shifted':
      return [go(event.figure, [put(event.from), put(event.to)], 'slide')]
    case 'shot-declared':
      return [{ type: 'overlays', overlays: corridorOverlays(before, event.report, speak), ms: LOOK_MS }]
    case 'shot-rolled':
      return []
    case 'shot-netted': {
      const { shooter, target, hits, net } = event
      const said =
        hits === 0
          ? over(target, say(speak, 'cue-missed', {}), 'neutral')
          : net === 0
            ? over(target, say(speak, 'cue-all-stopped', { hits }), 'cover')
            : over(target, say(speak, 'cue-net', { net }), 'enemy')
      return [{ type: 'shot', from: shooter, to: target, hit: hits > 0 }, said]
    }
    case 'stress-gained':
      return [over(event.figure, say(speak, 'cue-stress', { tokens: event.tokens }), 'costly')]
    case 'damage-rolled':
      return event.best === 'scratch' ? [over(event.figure, say(speak, 'cue-scratch', {}), 'neutral')] : []
    case 'wound-taken':
      return [over(event.figure, say(speak, 'cue-wound', {}), 'costly')]
    case 'figure-shocked': {
      const { figure } = event
      return [together([{ type: 'fall', ref: figure }, over(figure, say(speak, 'cue-shocked', { figure }), 'refused')])]
    }
    case 'figure-exterminated': {
      const { figure, scored, at } = event
      const points: readonly Cue[] = scored
        ? [{ type: 'say', over: at.at, text: say(speak, 'cue-points', { points: scored.points }), tone: 'allowed' }]
        : []
      return [over(figure, say(speak, 'cue-exterminated', { figure }), 'refused'), { type: 'remove', ref: figure }, ...points]
    }
    case 'figure-engaged': {
      const { figure, path, from } = event.attacker
      return [go(figure, wayOf(path, from, event.to, after), 'walk')]
    }
    case 'melee-declared':
    case 'engagement-crossed':
      return []
    case 'engagement-failed':
      return [go(event.figure, [put(event.to)], 'slide'), over(event.figure, say(speak, 'cue-lost', {}), 'refused')]
    case 'engagement-withdrawn':
      return [go(event.figure, [put(event.to)], 'slide')]
    case 'round-began': {
      const { attacker, target } = event.attack
      const { attack, defence } = event.pools
      const tag = (ref: Ref, dice: number, detail: string, tone: Tone): Overlay => ({
        type: 'tag',
        id: `pool-${ref}`,
        over: ref,
        text: say(speak, 'dice', { count: dice }),
        detail,
        tone,
      })
      return [
        {
          type: 'overlays',
          ms: LOOK_MS,
          overlays: [
            tag(attacker, attack.total, partsText(attack, speak), 'friend'),
            tag(target, defence.total, partsText(defence, speak), 'enemy'),
          ],
        },
      ]
    }
    case 'round-rolled':
      return [{ type: 'clash', one: event.attack.attacker, other: event.attack.target }]
    case 'round-won': {
      const { attack, hits, winner } = event
      if (winner === undefined) return [over(attack.target, say(speak, 'cue-round-tie', { hits: hits.attack }), 'neutral')]
      const [own, other] = winner === attack.attacker ? [hits.attack, hits.defence] : [hits.defence, hits.attack]
      return [over(winner, say(speak, 'cue-round-won', { hits: own, other }), 'friend')]
    }
    case 'coup-struck':
      return [{ type: 'clash', one: event.by, other: event.figure }]
    case 'melee-ended':
      return []
    case 'figure-pushed':
      return [go(event.figure, [put(event.from), put(event.to)], 'slide')]
    case 'figures-recovered':
      return [
        together(
          event.figures.flatMap((ref): readonly Cue[] => [
            { type: 'rise', ref },
            over(ref, say(speak, 'cue-recovered', {}), 'allowed'),
          ]),
        ),
      ]
    case 'stress-tested': {
      const { figure, removed } = event
      return removed > 0
        ? [over(figure, say(speak, 'cue-stress-off', { removed }), 'allowed')]
        : [over(figure, say(speak, 'cue-stress-stays', {}), 'costly')]
    }
    case 'match-ended': {
      const text = event.winner ? say(speak, 'cue-won', { seat: event.winner }) : say(speak, 'cue-draw', {})
      const detail = say(speak, 'cue-score', event.points)
      return [banner(text, { detail, ...(event.winner ? { seat: event.winner } : {}) })]
    }
  }
}

const together = (cues: readonly Cue[]): Cue => ({ type: 'together', cues })

/** The way with heights: it starts on what the figure stood on and ends on what it stands on; in between it is on the ground. */
function wayOf(
  path: readonly Point[],
  from: Pose,
  to: Pose,
  { tabletop }: View,
): readonly { readonly at: Point; readonly z: Units }[] {
  const points = path.length > 0 ? path : [from.at, to.at]
  const isSameTop = from.on !== undefined && from.on === to.on
  return points.map((at, index) => {
    const pose = index === 0 || isSameTop ? from : index === points.length - 1 ? to : {}
    return { at, z: heightUnder(tabletop, pose) }
  })
}
