/** The cues of shots, melees and their results. */
import type { Cue } from '../../../scene/cue'
import type { Tone } from '../../../scene/look'
import type { Overlay } from '../../../scene/overlay'
import type { Ref } from '../../../table/piece'
import { over, together } from '../../kit/drawn/cues'
import type { Attacker, View } from '../rules/state'
import { corridorOverlays } from './overlays-shot'
import { banner, go, LOOK_MS, put, type Stagers, UNSEEN, wayOf } from './stage-cue'
import { partsText } from './tallies'
import { say } from './words'

const engaging = ({ figure, path, from, to }: Attacker, view: View): Cue => go(figure, wayOf(path, from, to, view), 'walk')

export const FIGHT_STAGERS = {
  'shot-declared': ({ report, how }, { speak, before }) => [
    ...(how === 'free' ? [over(report.shooter, say(speak, 'cue-free-shot'), 'friend')] : []),
    ...(how === 'blast' ? [over(report.target, say(speak, 'cue-blast'), 'enemy')] : []),
    {
      type: 'overlays',
      overlays: [
        { type: 'outline', id: 'shooter', ref: report.shooter, tone: 'friend' },
        ...corridorOverlays(before, report, speak),
      ],
      ms: LOOK_MS,
    },
  ],
  'burst-shared': ({ targets, dice }, { speak }) => [
    together(targets.map((target, index) => over(target, say(speak, 'cue-burst', { dice: dice[index] ?? 0 }), 'enemy'))),
  ],
  'shot-rolled': UNSEEN,
  'shot-netted': ({ shooter, target, hits, net }, { speak }) => {
    const said =
      hits.total <= 0
        ? over(target, say(speak, 'cue-missed'), 'neutral')
        : net === 0
          ? over(target, say(speak, 'cue-all-stopped', { hits: hits.total }), 'cover')
          : over(target, say(speak, 'cue-net', { net }), 'enemy')
    const rolled = over(shooter, say(speak, 'cue-hits', { hits: hits.total }), 'neutral')
    return [{ type: 'shot', from: shooter, to: target, hit: hits.total > 0 }, together([rolled, said])]
  },
  'stress-gained': ({ figure, tokens }, { speak }) => [over(figure, say(speak, 'cue-stress', { tokens }), 'costly')],
  // harm
  'damage-rolled': ({ figure, best }, { speak }) =>
    best === 'scratch' ? [over(figure, say(speak, 'cue-scratch'), 'neutral')] : [],
  'wound-taken': ({ figure }, { speak }) => [over(figure, say(speak, 'cue-wound'), 'costly')],
  'figure-saved': ({ figure }, { speak }) => [over(figure, say(speak, 'cue-saved', { figure }), 'allowed')],
  'figure-shocked': ({ figure }, { speak }) => [
    together([{ type: 'fall', ref: figure }, over(figure, say(speak, 'cue-shocked', { figure }), 'refused')]),
  ],
  'figure-exterminated': ({ figure, scored, at }, { speak }) => {
    const points: readonly Cue[] = scored ? [over(at.at, say(speak, 'cue-points', { points: scored.points }), 'allowed')] : []
    return [over(figure, say(speak, 'cue-exterminated', { figure }), 'refused'), { type: 'remove', ref: figure }, ...points]
  },
  'stress-cleared': ({ figure, removed }, { speak }) => [over(figure, say(speak, 'cue-stress-off', { removed }), 'allowed')],
  'wound-healed': ({ figure }, { speak }) => [over(figure, say(speak, 'cue-healed'), 'allowed')],
  // melee
  'figure-engaged': ({ attacker, to }, { after }) => [engaging({ ...attacker, to }, after)],
  'melee-declared': ({ waiting = [] }, { after }) => waiting.map(({ figure, from }) => go(figure, [put(after, from)], 'slide')),
  'engagement-crossed': ({ attacker }, { after }) => (attacker ? [engaging(attacker, after)] : []),
  'engagement-failed': ({ figure, to }, { speak, after }) => [
    go(figure, [put(after, to)], 'slide'),
    over(figure, say(speak, 'cue-lost'), 'refused'),
  ],
  'engagement-withdrawn': ({ figure, to }, { after }) => [go(figure, [put(after, to)], 'slide')],
  'round-began': ({ attack: { attacker, target }, pools: { attack, defence } }, { speak }) => {
    const tag = (ref: Ref, dice: number, detail: string, tone: Tone): Overlay => ({
      type: 'tag',
      id: `pool-${ref}`,
      over: ref,
      text: say(speak, 'dice', { count: dice }),
      detail,
      tone,
      isWhole: true,
    })
    return [
      {
        type: 'overlays',
        ms: LOOK_MS,
        overlays: [
          { type: 'outline', id: 'attacker', ref: attacker, tone: 'friend' },
          { type: 'outline', id: 'target', ref: target, tone: 'enemy' },
          tag(attacker, attack.total, partsText(attack, speak), 'friend'),
          tag(target, defence.total, partsText(defence, speak), 'enemy'),
        ],
      },
    ]
  },
  'round-rolled': ({ attack }) => [{ type: 'clash', one: attack.attacker, other: attack.target }],
  'round-won': ({ attack, hits, winner }, { speak }) => {
    const [attacking, defending] = [hits.attack.total, hits.defence.total]
    if (winner === undefined) return [over(attack.target, say(speak, 'cue-round-tie', { hits: attacking }), 'neutral')]
    const isAttacker = winner === attack.attacker
    const [own, other] = isAttacker ? [attacking, defending] : [defending, attacking]
    return [
      together([
        over(winner, say(speak, 'cue-round-won', { hits: own, other }), 'friend'),
        over(isAttacker ? attack.target : attack.attacker, say(speak, 'cue-hits', { hits: other }), 'neutral'),
      ]),
    ]
  },
  'coup-struck': ({ by, figure }) => [{ type: 'clash', one: by, other: figure }],
  'melee-ended': UNSEEN,
  'figure-pushed': ({ figure, from, to }, { after }) => [go(figure, [put(after, from), put(after, to)], 'slide')],
  'fate-contested': UNSEEN,
  'fate-settled': UNSEEN,
  'fate-void': ({ seat, figure }, { speak, after }) =>
    after.tabletop.pieces[figure]
      ? [over(figure, say(speak, 'cue-fate-void'), 'neutral')]
      : [banner(say(speak, 'cue-fate-void'), { seat })],
} satisfies Partial<Stagers>
