/** Cues for what happened: the dice first, because everything else followed from them, then each event in order. */
import type { ToldEntry } from '../../../protocol/messages'
import type { Cue } from '../../../scene/cue'
import type { Tone } from '../../../scene/look'
import { heightUnder } from '../../../table/layout'
import type { Speak } from '../../../ui/words/speak'
import { LAST_LOOK, over, thrown, together } from '../../kit/drawn/cues'
import { CUBE } from '../rules/constants'
import { EIGHT } from '../rules/dice'
import type { Event } from '../rules/events'
import { cubeFrom, groundOf, middleOf } from '../rules/facts/cubes'
import { modelOf } from '../rules/facts/models'
import type { Test, View } from '../rules/state'
import { type EventOf, eventsOf } from './log-line'
import { itemName } from './names'
import { sightOverlays } from './overlays-attack'
import { titleOf } from './questions'
import { say } from './words'

interface Staging {
  readonly speak: Speak
  readonly before: View
  readonly after: View
}
/** How long a line of sight is shown before the dice fall, milliseconds. */
const LOOK_MS = 1200

type Stagers = { readonly [T in Event['type']]?: (event: EventOf<T>, staging: Staging) => readonly Cue[] }

/** Events that are missing here have no cue. The log, the dice or the next look shows them. */
const STAGERS: Stagers = {
  'recon-won': ({ seat }, { speak }) => [{ type: 'banner', text: say(speak, 'cue-recon', { seat }), seat }],
  'zone-chosen': ({ seat }, { speak }) => [{ type: 'banner', text: say(speak, 'cue-deploys', { seat }), seat }],
  'model-deployed': ({ model, pose }, { after }) => [
    { type: 'walk', ref: model, path: [{ at: pose.at, z: heightUnder(after.tabletop, pose) }], gait: 'slide' },
  ],
  'round-began': ({ round }, { speak }) => [{ type: 'banner', text: say(speak, 'cue-round', { round }) }],
  'turn-began': ({ seat }, { speak }) => [{ type: 'banner', text: say(speak, 'cue-turn', { seat }), seat }],
  'match-ended': ({ winner }, { speak }) => [{ type: 'banner', text: say(speak, 'cue-won', { winner }) }, LAST_LOOK],
  'model-moved': ({ model, from, to, cubes, way }, { after }) => {
    const height = (pose: typeof from) => heightUnder(after.tabletop, pose)
    const between = cubes.slice(0, -1).map((cube) => {
      const at = cubeFrom(cube)
      return { at: middleOf(at), z: groundOf(at.z) }
    })
    const path = [{ at: from.at, z: height(from) }, ...between, { at: to.at, z: height(to) }]
    const climbs = path.some(({ z }, index) => index > 0 && z > (path[index - 1]?.z ?? z) + CUBE / 2)
    const gait = way === 'shifted' || way === 'thrown' || way === 'teleport' ? 'slide' : climbs ? 'climb' : 'walk'
    return [{ type: 'walk', ref: model, path, gait }]
  },
  'shot-declared': ({ report }, { speak, before }) => [
    {
      type: 'overlays',
      overlays: [
        { type: 'outline', id: 'shooter', ref: report.shooter, tone: 'friend' },
        ...sightOverlays(before, report, speak),
      ],
      ms: LOOK_MS,
    },
  ],
  'fight-begun': ({ attacker, defender }) => [{ type: 'clash', one: attacker, other: defender }],
  'test-rolled': ({ test }, { speak }) => settled(test, speak),
  slammed: ({ model }, { speak }) => [over(model, say(speak, 'cue-slammed'), 'refused')],
  'model-pinned': ({ model }, { speak, before }) =>
    modelOf(before, model).pinned
      ? []
      : [together([{ type: 'fall', ref: model }, over(model, say(speak, 'cue-pinned'), 'costly')])],
  'model-stood': ({ model }, { speak }) => [
    together([{ type: 'rise', ref: model }, over(model, say(speak, 'cue-stands'), 'allowed')]),
  ],
  'model-harmed': ({ model, actual }, { speak }) => [
    actual > 0 ? over(model, say(speak, 'cue-harmed', { actual }), 'refused') : over(model, say(speak, 'cue-saved'), 'cover'),
  ],
  'model-died': ({ model }, { speak }) => [over(model, say(speak, 'cue-died'), 'refused'), { type: 'remove', ref: model }],
  'points-scored': ({ line: { points, of } }, { speak, before }) =>
    of !== undefined && before.tabletop.pieces[of] ? [over(of, say(speak, 'cue-points', { points }), 'allowed')] : [],
  'caught-fire': ({ model }, { speak }) => [over(model, say(speak, 'cue-fire'), 'costly')],
  'fire-out': ({ model }, { speak }) => [over(model, say(speak, 'cue-fire-out'), 'allowed')],
  tagged: ({ model }, { speak }) => [over(model, say(speak, 'cue-tagged'), 'costly')],
  'special-used': ({ special, model }, { speak }) =>
    model === undefined ? [] : [over(model, say(speak, 'cue-special', { special }), 'friend')],
  'activation-stopped': ({ model }, { speak }) => [over(model, say(speak, 'cue-stopped'), 'costly')],
  'item-turned': ({ item, kind }) => [{ type: 'token', ref: item, to: 'reveal', kind: `item-${kind}` }],
  'item-taken': ({ item, model }, { speak, after }) => [
    together([
      { type: 'token', ref: item, to: 'lift', by: model },
      over(model, say(speak, 'cue-item', { item: itemName(after, item, speak) }), 'allowed'),
    ]),
  ],
}

/** The result of a test, over the models of both sides. */
function settled({ attack, defence, kind }: Test, speak: Speak): readonly Cue[] {
  if (!attack.rolled || !defence?.rolled || kind === 'plain') return []
  const isModel = (of: string) => of !== 'wall' && of !== 'gravity' && of !== 'fire' && of !== 'blast' && of !== 'side'
  const tag = (of: string, own: number, against: number, tone: Tone): readonly Cue[] =>
    isModel(of) ? [over(of, say(speak, 'cue-successes', { own, against }), tone)] : []
  const [a, d] = [attack.successes, defence.successes]
  const shown = [...tag(attack.of, a, d, a > d ? 'allowed' : 'neutral'), ...tag(defence.of, d, a, d >= a ? 'allowed' : 'neutral')]
  const shot: readonly Cue[] =
    kind === 'shoot' && isModel(attack.of) && isModel(defence.of)
      ? [{ type: 'shot', from: attack.of, to: defence.of, hit: a > d }]
      : []
  return [...shot, ...(shown.length > 0 ? [together(shown)] : [])]
}

export function cuesOf(entry: ToldEntry, before: View, after: View, speak: Speak): readonly Cue[] {
  const staging: Staging = { speak, before, after }
  return [...diceCue(entry, before, speak), ...eventsOf(entry).flatMap((event) => cuesFor(event, staging))]
}

// The table ties each type to its event, but TypeScript loses that connection when it is indexed with the union of types.
const cuesFor = (event: Event, staging: Staging): readonly Cue[] =>
  (STAGERS[event.type] as ((event: Event, staging: Staging) => readonly Cue[]) | undefined)?.(event, staging) ?? []

/** The cue of a roll. The dice that count are the successes against the test's target number. */
function diceCue({ roll, cause }: ToldEntry, { test }: View, speak: Speak): readonly Cue[] {
  if (!roll) return []
  const target = typeof roll.about?.target === 'number' ? roll.about.target : undefined
  const glow = target === undefined ? [] : roll.faces.flatMap((face, place) => (Number(face) >= target ? [place] : []))
  // DZ-TEST-07: eights are rolled again, and the dice already thrown stay visible.
  const who = cause.subject === 'reroll dice' ? undefined : roll.about?.who
  const side = who === 'attack' ? test?.attack : who === 'defence' ? test?.defence : undefined
  const lying = (side?.waves ?? []).flat().map((face) => ({ faces: EIGHT, shows: String(face) }))
  return [thrown(roll, titleOf(cause.subject ?? '', roll.about, speak), glow, lying)]
}
