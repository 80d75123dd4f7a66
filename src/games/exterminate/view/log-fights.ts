/** The log of shots, melees and their results. */
import type { Speak } from '../../../ui/words/speak'
import { line, SILENT } from '../../kit/speech/log'
import type { MeleeOutcome, ShotReport } from '../rules/reports'
import { crossingDetails, ofFigure, rolledTexts, type Tellers } from './log-line'
import { facesText, partsText, tallyText } from './tallies'
import { say } from './words'

export const FIGHT_TELLERS = {
  // shots
  'shot-declared': ({ report, how }, telling) => {
    const { shooter, target, weapon, attack, defence } = report
    const text = say(telling.speak, 'log-shot', {
      shooter,
      target,
      weapon,
      attack: attack.total,
      defence: defence.total,
      how,
    })
    return ofFigure(telling, 'action', shooter, text, shotDetails(report, telling.speak))
  },
  'burst-shared': ({ shooter, targets, dice }, telling) => {
    const { speak } = telling
    const shares = targets.map((target, index) => say(speak, 'log-share', { target, dice: dice[index] ?? 0 })).join(', ')
    return ofFigure(telling, 'action', shooter, say(speak, 'log-burst', { shooter, shares }))
  },
  'shot-rolled': ({ shooter, target, attack, defence }, telling) => {
    // Unless other events came between, the line of the result lists the dice.
    if (telling.events.some(({ type }) => type === 'shot-netted')) return []
    return ofFigure(telling, 'dice', shooter, rolledTexts([shooter, attack], [target, defence], telling.speak).join(' · '))
  },
  'shot-netted': ({ shooter, target, hits, cancelled, net }, telling) => {
    const { speak, events } = telling
    const rolled = events.flatMap((one) =>
      one.type === 'shot-rolled' ? rolledTexts([one.shooter, one.attack], [one.target, one.defence], speak) : [],
    )
    const isPlain = rolled.length > 0 && hits.parts.length <= 1 && cancelled.parts.length <= 1
    const reasons = [
      say(speak, 'log-hits', { figure: shooter, hits: hits.total, parts: partsText(hits, speak) }),
      say(speak, 'log-cancelled', { figure: target, cancelled: cancelled.total, parts: partsText(cancelled, speak) }),
    ]
    const text = say(speak, 'log-net', { hits: hits.total, cancelled: cancelled.total, net })
    return ofFigure(telling, 'dice', shooter, text, isPlain ? rolled : [...rolled, ...reasons])
  },
  'stress-gained': ({ figure, stress }, telling) =>
    ofFigure(telling, 'result', figure, say(telling.speak, 'log-stress', { figure, stress })),
  // harm
  'damage-rolled': ({ figure, faces, best, by }, { speak }) =>
    line('dice', say(speak, 'log-damage', { figure, faces: facesText(faces, speak), best }), [], by),
  'wound-taken': ({ figure, instead }, telling) =>
    ofFigure(telling, 'result', figure, say(telling.speak, 'log-wound', { figure, instead })),
  'figure-saved': ({ figure, by }, telling) =>
    ofFigure(telling, 'result', figure, say(telling.speak, 'log-saved', { figure, by })),
  'figure-shocked': ({ figure, harm }, telling) =>
    ofFigure(telling, 'result', figure, say(telling.speak, 'log-shocked', { figure, harm })),
  'figure-exterminated': ({ figure, harm, scored }, telling) => {
    const { speak } = telling
    const details = scored ? [say(speak, 'log-points', { seat: scored.seat, points: scored.points })] : []
    return ofFigure(telling, 'result', figure, say(speak, 'log-exterminated', { figure, harm }), details)
  },
  'stress-cleared': ({ figure, removed, by }, telling) =>
    ofFigure(telling, 'result', figure, say(telling.speak, 'log-stress-cleared', { figure, removed, by })),
  'wound-healed': ({ figure, wounds }, telling) =>
    ofFigure(telling, 'result', figure, say(telling.speak, 'log-healed', { figure, wounds })),
  // melee
  'figure-engaged': ({ attacker: { figure }, target }, telling) =>
    ofFigure(telling, 'action', figure, say(telling.speak, 'log-engaged', { figure, target })),
  'melee-declared': ({ attackers, target }, telling) =>
    attackers.length === 0
      ? []
      : ofFigure(telling, 'action', attackers[0] ?? '', say(telling.speak, 'log-melee', { figures: attackers, target })),
  'engagement-crossed': ({ figure, crossings }, telling) => {
    const { speak } = telling
    if (crossings.length === 0) return []
    return ofFigure(telling, 'dice', figure, say(speak, 'log-crossed', { figure }), crossingDetails(crossings, speak))
  },
  'engagement-failed': ({ figure, target, crossings }, telling) => {
    const { speak } = telling
    const text = say(speak, 'log-not-arrived', { figure, target })
    return ofFigure(telling, 'result', figure, text, crossingDetails(crossings, speak))
  },
  'engagement-withdrawn': ({ figure, target }, telling) =>
    ofFigure(telling, 'result', figure, say(telling.speak, 'log-withdrawn', { figure, target })),
  'round-began': ({ attack: { attacker, target }, pools: { attack, defence } }, telling) => {
    const { speak } = telling
    const text = say(speak, 'log-round', { attacker, target, attack: attack.total, defence: defence.total })
    return ofFigure(telling, 'action', attacker, text, [
      say(speak, 'log-tally-attack', { tally: tallyText(attack, speak) }),
      say(speak, 'log-tally-defence', { figure: target, tally: tallyText(defence, speak) }),
    ])
  },
  'round-rolled': ({ attack: { attacker, target }, attackFaces, defenceFaces }, telling) => {
    if (telling.events.some(({ type }) => type === 'round-won')) return []
    const texts = rolledTexts([attacker, attackFaces], [target, defenceFaces], telling.speak)
    return ofFigure(telling, 'dice', attacker, texts.join(' · '))
  },
  'round-won': ({ attack: { attacker, target }, hits, winner }, telling) => {
    const { speak, events } = telling
    const rolled = events.flatMap((one) =>
      one.type === 'round-rolled' ? rolledTexts([attacker, one.attackFaces], [target, one.defenceFaces], speak) : [],
    )
    const reasons = (
      [
        [attacker, hits.attack],
        [target, hits.defence],
      ] as const
    ).map(([figure, tally]) => say(speak, 'log-hits', { figure, hits: tally.total, parts: partsText(tally, speak) }))
    const isPlain = rolled.length > 0 && hits.attack.parts.length <= 1 && hits.defence.parts.length <= 1
    const details = isPlain ? rolled : [...rolled, ...reasons]
    const [attack, defence] = [hits.attack.total, hits.defence.total]
    if (winner === undefined) return line('result', say(speak, 'log-round-tie', { hits: attack }), details)
    const [own, other] = winner === attacker ? [attack, defence] : [defence, attack]
    return ofFigure(telling, 'result', winner, say(speak, 'log-round-won', { winner, hits: own, other }), details)
  },
  'coup-struck': ({ by, figure, harm }, telling) =>
    ofFigure(telling, 'action', by, say(telling.speak, harm === 'finisher' ? 'log-finisher' : 'log-coup', { by, figure })),
  'melee-ended': ({ outcome }, { speak }) => line('note', outcomeText(outcome, speak)),
  'figure-pushed': ({ figure, by, stoppedBy }, telling) => {
    const { speak } = telling
    const text =
      stoppedBy === undefined
        ? say(speak, 'log-pushed', { figure, by })
        : stoppedBy === 'edge'
          ? say(speak, 'log-pushed-to-edge', { figure, by })
          : say(speak, 'log-pushed-until', { figure, by, piece: stoppedBy })
    return ofFigure(telling, 'result', by, text)
  },
  'fate-contested': SILENT,
  'fate-settled': SILENT,
} satisfies Partial<Tellers>

const shotDetails = ({ target, attack, defence, range, cover }: ShotReport, speak: Speak): readonly string[] => [
  say(speak, 'log-tally-attack', { tally: tallyText(attack, speak) }),
  say(speak, 'log-tally-defence', { figure: target, tally: tallyText(defence, speak) }),
  // The tally already mentions long range.
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
      return say(speak, 'log-melee-drawn')
    case 'no-melee':
      return say(speak, 'log-melee-none')
  }
}
