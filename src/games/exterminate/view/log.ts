/** What happened, line by line, with the numbers' reasons folded in. Facts come from the events alone. */
import type { PlayerSeat } from '../../../kernel'
import type { ToldEntry } from '../../../protocol/messages'
import type { Ref } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import type { LogLine } from '../../view'
import { count, type Face } from '../rules/dice'
import type { Event } from '../rules/events'
import type { Crossing, MeleeOutcome, ShotReport } from '../rules/reports'
import type { View } from '../rules/state'
import { facesText, tallyText } from './tallies'
import { say } from './words'

/** The events of an entry: this game tells everybody everything, as it happened. */
export const eventsOf = (entry: ToldEntry): readonly Event[] => entry.told as readonly Event[]

/** The events worth telling: a part of a phase, or an upkeep, in which nothing could be done goes by in silence. */
export const tellingOf = (entry: ToldEntry): readonly Event[] => {
  const events = eventsOf(entry)
  return events.filter((event, index) => {
    if (event.type !== 'phase-began') return true
    const next = events[index + 1]?.type
    return event.phase === 'upkeep' ? next !== 'turn-began' && next !== 'match-ended' : next !== 'part-ended'
  })
}

export const logLines = (entry: ToldEntry, _before: View, after: View, speak: Speak): readonly LogLine[] =>
  tellingOf(entry).flatMap((event, _index, events) => lineOf(event, events, after, speak))

type Kind = LogLine['kind']

function lineOf(event: Event, events: readonly Event[], view: View, speak: Speak): readonly LogLine[] {
  const line = (kind: Kind, text: string, details: readonly string[] = [], seat?: PlayerSeat): readonly LogLine[] => [
    { kind, text, details, ...(seat === undefined ? {} : { seat }) },
  ]
  const ofFigure = (kind: Kind, figure: string, text: string, details?: readonly string[]) =>
    line(kind, text, details, view.figures[figure]?.seat)
  switch (event.type) {
    case 'initiative-rolled': {
      const [a, b] = [count(event.faces.A, 'hit'), count(event.faces.B, 'hit')]
      const details = (['A', 'B'] as const).map((seat) =>
        say(speak, 'because-of', { total: speak.seat(seat), because: facesText(event.faces[seat], speak) }),
      )
      if (!event.winner) return line('dice', say(speak, 'log-initiative-tie', { hits: a }), details)
      const [hits, other] = event.winner === 'A' ? [a, b] : [b, a]
      return line('dice', say(speak, 'log-initiative', { seat: event.winner, hits, other }), details, event.winner)
    }
    case 'edge-chosen':
      return line('action', say(speak, 'log-edge', event), [], event.seat)
    case 'deployment-began':
      return line('heading', say(speak, 'log-deployment', { seat: event.seat }), [], event.seat)
    case 'figure-deployed':
      return ofFigure('action', event.figure, say(speak, 'log-deployed', { figure: event.figure }))
    case 'turn-began':
      return line('heading', say(speak, 'log-turn', { turn: event.turn, turns: view.turns }))
    case 'phase-began':
      return event.phase === 'upkeep'
        ? line('heading', say(speak, 'phase', { phase: event.phase }))
        : line('heading', say(speak, 'log-phase', { phase: event.phase, seat: event.seat }), [], event.seat)
    case 'part-ended':
      return []
    case 'figure-moved': {
      const { figure, used } = event
      const stopped = event.crossings.find(({ result }) => result === 'stopped')
      const text = stopped
        ? say(speak, 'log-cut-short', { figure, used, piece: stopped.ref })
        : say(speak, event.how === 'sprint' ? 'log-sprinted' : 'log-moved', { figure, used })
      return ofFigure('action', figure, text, crossingDetails(event.crossings, speak))
    }
    case 'move-lost': {
      const { figure } = event
      const piece = event.crossings.at(-1)?.ref ?? figure
      return ofFigure('result', figure, say(speak, 'log-move-lost', { figure, piece }), crossingDetails(event.crossings, speak))
    }
    case 'figure-climbed': {
      const { figure } = event
      return ofFigure('action', figure, say(speak, 'log-climbed', { figure, piece: event.to.on ?? figure }))
    }
    case 'figure-shifted':
      return ofFigure('action', event.figure, say(speak, 'log-shifted', { figure: event.figure }))
    case 'shot-declared':
      return ofFigure('action', event.report.shooter, shotText(event.report, speak), shotDetails(event.report, speak))
    case 'shot-rolled':
      return []
    case 'shot-netted':
      return ofFigure(
        'dice',
        event.shooter,
        say(speak, 'log-net', event),
        events.flatMap((one) =>
          one.type === 'shot-rolled' ? rolledDetails([one.shooter, one.attack], [one.target, one.defence], speak) : [],
        ),
      )
    case 'stress-gained': {
      const { figure, stress } = event
      return ofFigure('result', figure, say(speak, 'log-stress', { figure, stress }))
    }
    case 'damage-rolled': {
      const { figure, best } = event
      return line('dice', say(speak, 'log-damage', { figure, faces: facesText(event.faces, speak), best }), [], event.by)
    }
    case 'wound-taken': {
      const { figure, instead } = event
      return ofFigure('result', figure, say(speak, 'log-wound', { figure, instead }))
    }
    case 'figure-shocked':
      return ofFigure('result', event.figure, say(speak, 'log-shocked', { figure: event.figure, harm: event.harm }))
    case 'figure-exterminated': {
      const { figure, harm, scored } = event
      const details = scored ? [say(speak, 'log-points', { seat: scored.seat, points: scored.points })] : []
      return ofFigure('result', figure, say(speak, 'log-exterminated', { figure, harm }), details)
    }
    case 'figure-engaged': {
      const { figure } = event.attacker
      return ofFigure('action', figure, say(speak, 'log-engaged', { figure, target: event.target }))
    }
    case 'melee-declared': {
      const { attackers, target } = event
      if (attackers.length === 0) return []
      return ofFigure('action', attackers[0] ?? '', say(speak, 'log-melee', { figures: attackers, target }))
    }
    case 'engagement-crossed': {
      const { figure, crossings } = event
      return ofFigure('dice', figure, say(speak, 'log-crossed', { figure }), crossingDetails(crossings, speak))
    }
    case 'engagement-failed': {
      const { figure, target, crossings } = event
      return ofFigure('result', figure, say(speak, 'log-not-arrived', { figure, target }), crossingDetails(crossings, speak))
    }
    case 'engagement-withdrawn': {
      const { figure, target } = event
      return ofFigure('result', figure, say(speak, 'log-withdrawn', { figure, target }))
    }
    case 'round-began': {
      const { attacker, target } = event.attack
      const { attack, defence } = event.pools
      const text = say(speak, 'log-round', { attacker, target, attack: attack.total, defence: defence.total })
      return ofFigure('action', attacker, text, [
        say(speak, 'log-tally-attack', { tally: tallyText(attack, speak) }),
        say(speak, 'log-tally-defence', { figure: target, tally: tallyText(defence, speak) }),
      ])
    }
    case 'round-rolled':
      return []
    case 'round-won': {
      const { attack, hits, winner } = event
      const details = events.flatMap((one) =>
        one.type === 'round-rolled'
          ? rolledDetails([attack.attacker, one.attackFaces], [attack.target, one.defenceFaces], speak)
          : [],
      )
      if (winner === undefined) return line('result', say(speak, 'log-round-tie', { hits: hits.attack }), details)
      const [own, other] = winner === attack.attacker ? [hits.attack, hits.defence] : [hits.defence, hits.attack]
      return ofFigure('result', winner, say(speak, 'log-round-won', { winner, hits: own, other }), details)
    }
    case 'coup-struck': {
      const { by, figure, harm } = event
      return ofFigure('action', by, say(speak, harm === 'finisher' ? 'log-finisher' : 'log-coup', { by, figure }))
    }
    case 'melee-ended':
      return line('note', outcomeText(event.outcome, speak))
    case 'figure-pushed': {
      const { figure, by, stoppedBy } = event
      const text =
        stoppedBy === undefined
          ? say(speak, 'log-pushed', { figure, by })
          : stoppedBy === 'edge'
            ? say(speak, 'log-pushed-to-edge', { figure, by })
            : say(speak, 'log-pushed-until', { figure, by, piece: stoppedBy })
      return ofFigure('result', by, text)
    }
    case 'figures-recovered':
      return line('result', say(speak, 'log-recovered', { figures: event.figures }))
    case 'stress-tested': {
      const { figure, removed } = event
      // Whatever the entry brings besides, a stress test takes off what it says from what the dice were thrown for.
      const left = event.faces.length - removed
      return ofFigure(
        'dice',
        figure,
        say(speak, 'log-stress-tested', { figure, faces: facesText(event.faces, speak), removed, left }),
      )
    }
    case 'match-ended': {
      const { points, winner } = event
      if (!winner) return line('heading', say(speak, 'log-draw', { points: points.A }))
      const other = winner === 'A' ? points.B : points.A
      return line('heading', say(speak, 'log-won', { seat: winner, points: points[winner], other }), [], winner)
    }
  }
}

/** What fell on both sides. */
const rolledDetails = (
  one: readonly [Ref, readonly Face[]],
  other: readonly [Ref, readonly Face[]],
  speak: Speak,
): readonly string[] =>
  [one, other].map(([figure, faces]) => say(speak, 'log-rolled', { figure, faces: facesText(faces, speak) }))

const crossingDetails = (crossings: readonly Crossing[], speak: Speak): readonly string[] =>
  crossings.map(({ ref, faces, result }) => say(speak, 'log-crossing', { piece: ref, faces: facesText(faces, speak), result }))

const shotText = ({ shooter, target, weapon, attack, defence }: ShotReport, speak: Speak): string =>
  say(speak, 'log-shot', { shooter, target, weapon, attack: attack.total, defence: defence.total })

const shotDetails = ({ target, attack, defence, range, cover }: ShotReport, speak: Speak): readonly string[] => [
  say(speak, 'log-tally-attack', { tally: tallyText(attack, speak) }),
  say(speak, 'log-tally-defence', { figure: target, tally: tallyText(defence, speak) }),
  // The tally names long range itself.
  ...(range.band === 'near' ? [say(speak, 'log-range', { gap: range.gap, limit: range.limit })] : []),
  ...(cover.length > 0 ? [say(speak, 'log-cover', { pieces: cover })] : []),
]

function outcomeText(outcome: MeleeOutcome, speak: Speak): string {
  switch (outcome.case) {
    case 'gone':
      return say(speak, 'log-melee-gone', { seat: outcome.beaten })
    case 'shocked':
      return say(speak, 'log-melee-shocked', { seat: outcome.beaten })
    case 'drawn':
      return say(speak, 'log-melee-drawn', {})
    case 'no-melee':
      return say(speak, 'log-melee-none', {})
  }
}
