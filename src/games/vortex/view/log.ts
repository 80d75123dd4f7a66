/** The lines of the log for each event. The reasons behind numbers are folded in as details. */
import { line, logBy, SILENT } from '../../kit/speech/log'
import type { Event } from '../rules/events'
import type { LedgerLine, View } from '../rules/state'
import { eventsOf, of, stepOf, type Tellers, type Telling } from './log-line'
import { nameOf } from './names'
import { countryName } from './status'
import { partsText } from './tallies'
import { because, say } from './words'

const scored = (line: LedgerLine | undefined, { speak }: Telling): readonly string[] =>
  line ? [say(speak, 'log-scored', { points: line.points, why: because(line.why, speak) })] : []

/** A line about answers that were secret until now. */
const revealing = (text: string) => line('result', text).map((one) => ({ ...one, reveals: true }))

/** One function for each event; a missing one does not compile. */
const TELLERS: Tellers = {
  'discipline-bid': ({ bids }, { speak }) => revealing(say(speak, 'log-discipline', { a: bids.A, b: bids.B })),
  'terrain-ordered': ({ first, how }, { speak }) => line('result', say(speak, 'log-ordered', { seat: first, how }), [], first),
  'first-player': ({ seat, totals }, { speak }) =>
    line('result', say(speak, 'log-first', { seat, a: totals.A, b: totals.B }), [], seat),
  'deployment-began': SILENT,
  'deployment-turn': SILENT,
  'figure-deployed': ({ figure }, telling) => of(telling, 'action', figure, say(telling.speak, 'log-deployed', { figure })),
  'turn-began': ({ turn }, { speak, after }) =>
    line('heading', say(speak, 'log-turn', { turn, country: countryName(after, speak) })),
  'turn-readied': SILENT,
  'step-began': (event, telling) => {
    const step = stepOf(event, telling)
    if (!step) return []
    return line('heading', say(telling.speak, 'log-step', { rapidity: step.rapidity, fanatics: step.of === 'fanatics' }))
  },
  'window-opened': SILENT,
  'window-passed': ({ seat }, { speak }) => line('action', say(speak, 'log-passed', { seat }), [], seat),
  'turn-ended': ({ removed }, { speak }) =>
    removed.length > 0 ? line('result', say(speak, 'log-removed', { figures: removed })) : [],
  'action-paid': SILENT,
  'action-ended': SILENT,
  'figure-moved': ({ figure, how, length }, telling) =>
    how === 'charge' ? [] : of(telling, 'action', figure, say(telling.speak, 'log-moved', { figure, how, length })),
  'figures-engaged': ({ figure, others }, telling) =>
    of(telling, 'note', figure, say(telling.speak, 'log-engaged', { figure, others })),
  'charge-declared': ({ figure, target }, telling) =>
    of(telling, 'action', figure, say(telling.speak, 'log-charges', { figure, target })),
  'charge-resolved': ({ figure, result, length }, telling) =>
    of(telling, 'result', figure, say(telling.speak, `log-charge-${result}`, { length })),
  'shot-declared': ({ target, shooters }, telling) => {
    const figures = shooters.map(({ ref }) => ref)
    const staying = shooters.filter(({ still }) => still).map(({ ref }) => say(telling.speak, 'log-stays', { figure: ref }))
    return of(telling, 'action', figures[0] ?? '', say(telling.speak, 'log-shot', { figures, target }), staying)
  },
  'shot-measured': ({ bands }, { speak }) => {
    const out = Object.keys(bands).filter((ref) => bands[ref] === 'out')
    return out.length > 0 ? line('note', say(speak, 'log-out-of-range', { figures: out })) : []
  },
  'shooters-concentrated': ({ figures }, { speak }) => line('note', say(speak, 'log-concentrates', { figures })),
  'attack-declared': ({ attack: { attackers, defenders, kind } }, telling) =>
    of(
      telling,
      'action',
      attackers[0] ?? '',
      say(telling.speak, 'log-attack', { attackers, defenders, force: kind === 'force' }),
    ),
  'spell-declared': ({ casting: { casters, spell, targets } }, telling) =>
    of(telling, 'action', casters[0] ?? '', say(telling.speak, 'log-spell', { casters, spell: `spell:${spell}`, targets })),
  'spell-measured': ({ out, leftOut }, { speak }) => [
    ...(out.length > 0 ? line('note', say(speak, 'log-out-of-range', { figures: out })) : []),
    ...(leftOut.length > 0 ? line('note', say(speak, 'log-left-out', { figures: leftOut })) : []),
  ],
  'spell-fizzled': ({ spell }, { speak }) => line('result', say(speak, 'log-fizzled', { spell: `spell:${spell}` })),
  'trance-declared': ({ figure, turns }, telling) =>
    of(telling, 'action', figure, say(telling.speak, 'log-trance', { figure, turns })),
  'trance-broken': ({ figure }, telling) => of(telling, 'result', figure, say(telling.speak, 'log-trance-broken', { figure })),
  'figure-noticed': ({ figure }, telling) => of(telling, 'note', figure, say(telling.speak, 'log-noticed', { figure })),
  'bids-revealed': ({ will, mana = {} }, { speak }) => {
    const bids = [
      ...Object.entries(will).map(([figure, points]) => say(speak, 'log-bid-will', { figure, points })),
      ...Object.entries(mana).map(([figure, points]) => say(speak, 'log-bid-mana', { figure, points })),
    ]
    return bids.length > 0 ? revealing(say(speak, 'log-revealed', { bids: bids.join(', ') })) : []
  },
  'action-resolved': ({ value, against, outcome }, { speak }) =>
    line('result', say(speak, 'log-resolved', { value: value.total, against: against.total, outcome }), [
      say(speak, 'log-for', { parts: partsText(value, speak) }),
      say(speak, 'log-against', { parts: partsText(against, speak) }),
    ]),
  'damage-dealt': ({ figures, damage }, { speak }) =>
    line('result', say(speak, 'log-damage', { figures, damage: damage.total }), [partsText(damage, speak)]),
  'figure-hurt': SILENT,
  'figure-doomed': ({ figure, scored: points }, telling) =>
    of(telling, 'result', figure, say(telling.speak, 'log-doomed', { figure }), scored(points, telling)),
  'figure-killed': ({ figure, scored: points, why }, telling) =>
    of(
      telling,
      'result',
      figure,
      say(telling.speak, why === 'terrain' ? 'log-killed-terrain' : 'log-killed', { figure }),
      scored(points, telling),
    ),
  'figure-healed': ({ figure, damage }, telling) => {
    const healed = (telling.before.figures[figure]?.damage ?? damage) - damage
    return of(telling, 'result', figure, say(telling.speak, 'log-healed', { figure, damage: Math.max(1, healed) }))
  },
  'effect-began': ({ figure, effect }, telling) =>
    of(telling, 'note', figure, say(telling.speak, 'log-effect', { figure, effect })),
  'points-changed': ({ figure, pa, will }, telling) =>
    of(telling, 'note', figure, say(telling.speak, 'log-points', { figure, pa, will })),
  'figure-pushed': ({ figure }, telling) => of(telling, 'result', figure, say(telling.speak, 'log-pushed', { figure })),
  // Named as it was before the event: once broken, a piece no longer has its country's name.
  'scenery-broken': ({ piece }, { speak, before }) =>
    line('result', say({ ...speak, piece: (ref) => nameOf(before, ref, speak.language) }, 'log-broken', { piece })),
  'match-ended': ({ lines }, { speak }) =>
    line(
      'heading',
      say(speak, 'log-over'),
      lines.map(({ points, why }) => say(speak, 'log-scored', { points, why: because(why, speak) })),
    ),
}

export const logLines = logBy<Event, View>(eventsOf, TELLERS)
