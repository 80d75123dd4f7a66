/** Turns events into cues, in their order. All bids of a reveal appear at the same time. */
import type { ToldEntry } from '../../../protocol/messages'
import type { Cue } from '../../../scene/cue'
import type { Speak } from '../../../ui/words/speak'
import { LAST_LOOK, over, together } from '../../kit/drawn/cues'
import type { Event } from '../rules/events'
import type { View } from '../rules/state'
import { type EventOf, eventsOf, stepOf } from './log-line'
import { countryName } from './status'
import { say } from './words'

interface Staging {
  readonly speak: Speak
  readonly before: View
  readonly after: View
  /** All events of the entry that is shown. */
  readonly events: readonly Event[]
}
type Stagers = { readonly [T in Event['type']]?: (event: EventOf<T>, staging: Staging) => readonly Cue[] }

/** How long a declared target stays outlined. */
const LOOK_MS = 900

const aimed = (own: readonly string[], others: readonly string[]): Cue => ({
  type: 'overlays',
  overlays: [
    ...own.map((ref) => ({ type: 'outline', id: `own-${ref}`, ref, tone: 'friend' }) as const),
    ...others.map((ref) => ({ type: 'outline', id: `aim-${ref}`, ref, tone: 'enemy' }) as const),
  ],
  ms: LOOK_MS,
})
const onTable = ({ tabletop }: View, refs: readonly string[]) => refs.filter((ref) => tabletop.pieces[ref])

/** Events without a stager have no cue: the log or the new look shows them. */
const STAGERS: Stagers = {
  'figure-deployed': ({ figure, pose }) => [{ type: 'walk', ref: figure, path: [{ at: pose.at, z: 0 }], gait: 'slide' }],
  'turn-began': ({ turn }, { speak, after }) => [
    { type: 'banner', text: say(speak, 'cue-turn', { turn, country: countryName(after, speak) }) },
  ],
  'window-opened': (event, staging) => {
    const { seat } = event
    const step = stepOf(event, staging)
    const text = say(staging.speak, 'cue-step', { rapidity: step?.rapidity ?? 0, fanatics: step?.of === 'fanatics' })
    return [{ type: 'banner', text, detail: say(staging.speak, 'cue-window', { seat }), seat }]
  },
  'figure-moved': ({ figure, path, how }) => [
    { type: 'walk', ref: figure, path: path.map((at) => ({ at, z: 0 })), gait: how === 'lightning-exit' ? 'slide' : 'walk' },
  ],
  'figure-pushed': ({ figure, from, to }) => [
    { type: 'walk', ref: figure, path: [from, to].map(({ at }) => ({ at, z: 0 })), gait: 'slide' },
  ],
  'charge-declared': ({ figure, target }) => [aimed([figure], [target])],
  'charge-resolved': ({ figure, result }, { speak }) =>
    result === 'charge'
      ? []
      : [over(figure, say(speak, result === 'failed' ? 'cue-failed-charge' : 'cue-engagement'), 'refused')],
  'shot-declared': ({ shooters, target }) => [
    aimed(
      shooters.map(({ ref }) => ref),
      [target],
    ),
  ],
  'shot-measured': ({ bands }, { speak }) => {
    const out = Object.keys(bands).filter((ref) => bands[ref] === 'out')
    return out.length > 0 ? [together(out.map((ref) => over(ref, say(speak, 'cue-out'), 'refused')))] : []
  },
  'attack-declared': ({ attack: { attackers, defenders } }, { before }) => {
    const [one, other] = [onTable(before, attackers)[0], onTable(before, defenders)[0]]
    return one !== undefined && other !== undefined ? [{ type: 'clash', one, other }] : []
  },
  'spell-declared': ({ casting: { casters, targets } }, { before }) => [aimed(casters, onTable(before, targets))],
  'figure-noticed': ({ figure }, { speak }) => [over(figure, say(speak, 'cue-notices'), 'cover')],
  'bids-revealed': ({ will, mana = {} }, { speak, before }) => {
    const bids = [...Object.entries(will), ...Object.entries(mana)].filter(([ref]) => before.tabletop.pieces[ref])
    return bids.length > 0 ? [together(bids.map(([ref, points]) => over(ref, say(speak, 'cue-bid', { points }), 'costly')))] : []
  },
  'action-resolved': ({ what, value, against, outcome }, { speak, before }) => {
    const { action } = before
    const whom = action && 'target' in action ? action.target : action && 'defenders' in action ? action.defenders[0] : undefined
    const target = whom ?? (action && 'targets' in action ? action.targets[0] : undefined)
    if (target === undefined || !before.tabletop.pieces[target]) return []
    const text = say(speak, 'cue-resolved', { value: value.total, against: against.total })
    const shooter = action?.type === 'shot' ? action.shooters[0]?.ref : undefined
    return [
      ...(what === 'shot' && shooter !== undefined
        ? [{ type: 'shot', from: shooter, to: target, hit: outcome !== 'failure' } as const]
        : []),
      over(target, text, outcome === 'failure' ? 'cover' : 'refused'),
    ]
  },
  'figure-hurt': ({ figure, damage }, { speak }) => [over(figure, say(speak, 'cue-hurt', { damage }), 'refused')],
  'figure-killed': ({ figure }, { speak }) => [
    over(figure, say(speak, 'cue-killed'), 'refused'),
    { type: 'fall', ref: figure },
    { type: 'remove', ref: figure },
  ],
  'turn-ended': ({ removed }) =>
    removed.flatMap((ref): readonly Cue[] => [
      { type: 'fall', ref },
      { type: 'remove', ref },
    ]),
  'figure-healed': ({ figure, damage }, { speak, before }) => [
    over(figure, say(speak, 'cue-healed', { damage: (before.figures[figure]?.damage ?? damage) - damage }), 'allowed'),
  ],
  'trance-declared': ({ figure }, { speak }) => [over(figure, say(speak, 'cue-trance'), 'friend')],
  'trance-broken': ({ figure }, { speak }) => [over(figure, say(speak, 'cue-trance-broken'), 'refused')],
  'match-ended': (_event, { speak }) => [{ type: 'banner', text: say(speak, 'cue-over') }, LAST_LOOK],
}

export function cuesOf(entry: ToldEntry, before: View, after: View, speak: Speak): readonly Cue[] {
  const events = eventsOf(entry)
  const staging: Staging = { speak, before, after, events }
  return events.flatMap((event) => {
    const stager = STAGERS[event.type] as ((event: Event, staging: Staging) => readonly Cue[]) | undefined
    return stager?.(event, staging) ?? []
  })
}
