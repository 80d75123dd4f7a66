/** The log of tests, attacks, damage and effects. The reasons for each number are in the details. */
import type { Speak } from '../../../ui/words/speak'
import { line, SILENT } from '../../kit/speech/log'
import type { AttackEvent } from '../rules/events/attacks'
import type { EffectEvent } from '../rules/events/effects'
import type { Test, TestDice } from '../rules/state'
import { ofModel, type Tellers } from './log-line'
import { partsText } from './tallies'
import { briefly, say } from './words'
import { ofSide } from './words/party'

/** The faces, with a slash between waves: "5, 8, 2 / 8 / 3". */
const facesOf = ({ waves }: TestDice): string => waves.map((wave) => wave.join(', ')).join(' / ')

function sideDetails(side: TestDice, speak: Speak): readonly string[] {
  const dice = say(speak, 'log-test-tally', { of: ofSide(side), tally: partsText(side.dice, speak) })
  if (!side.rolled) return [dice]
  return [
    dice,
    say(speak, 'log-test-dice', { of: ofSide(side), faces: facesOf(side), successes: side.successes, target: side.target ?? 0 }),
  ]
}

/** A test gets one line, when both sides have rolled. */
function testLine(test: Test, speak: Speak) {
  const { attack, defence } = test
  const isDone = attack.rolled && (defence === undefined || defence.rolled)
  if (!isDone) return []
  const text = say(speak, 'log-test', {
    of: ofSide(attack),
    successes: attack.successes,
    against: defence?.successes ?? -1,
    other: defence ? ofSide(defence) : '',
  })
  const details = [...sideDetails(attack, speak), ...(defence ? sideDetails(defence, speak) : [])]
  return line('dice', text, details, attack.seat)
}

export const ATTACK_TELLERS: Tellers<AttackEvent['type'] | EffectEvent['type']> = {
  'test-declared': SILENT,
  'dice-added': ({ part }, { speak }) =>
    line('note', say(speak, 'log-added', { dice: part.value, reason: briefly(part.reason, speak) })),
  'test-rolled': ({ test }, { speak }) => testLine(test, speak),
  'shot-declared': ({ report: { shooter, target, weapon, mode, attack } }, telling) =>
    ofModel(telling, 'action', shooter, say(telling.speak, 'log-shot', { shooter, target, weapon, mode }), [
      partsText(attack, telling.speak),
    ]),
  'throw-declared': ({ report }, telling) =>
    ofModel(
      telling,
      'action',
      report.shooter,
      say(telling.speak, 'log-thrown-at', { shooter: report.shooter, weapon: report.with, cube: report.cube }),
    ),
  'fight-begun': ({ attacker, defender, weapon }, telling) =>
    ofModel(telling, 'action', attacker, say(telling.speak, 'log-fight', { attacker, defender, weapon: weapon ?? '' })),
  'fight-answered': ({ defender, counter }, telling) =>
    ofModel(
      telling,
      'action',
      defender,
      counter === null
        ? say(telling.speak, 'log-survives', { defender })
        : say(telling.speak, 'log-fights-back', { defender, weapon: counter }),
    ),
  'area-attacked': ({ cube, kind, among }, { speak }) => line('action', say(speak, 'log-area', { cube, kind, among })),
  'model-harmed': ({ model, potential, armour, actual, damage }, telling) => {
    const { speak, after } = telling
    const size = after.models[model]?.profile.size ?? 1
    const text = say(speak, 'log-harmed', { model, potential: potential.total, actual, damage, size })
    const because = [
      say(speak, 'log-potential', { because: partsText(potential, speak) }),
      say(speak, 'log-armour', { because: partsText(armour, speak) }),
    ]
    return ofModel(telling, 'result', model, text, because)
  },
  'shield-tested': ({ model, absorbed, burnt }, telling) =>
    ofModel(telling, 'dice', model, say(telling.speak, 'log-shield', { model, absorbed, burnt: burnt !== undefined })),
  'model-died': ({ model }, telling) => ofModel(telling, 'result', model, say(telling.speak, 'log-died', { model })),
  'wreck-left': ({ model }, telling) => ofModel(telling, 'note', model, say(telling.speak, 'log-wreck', { model })),
  'caught-fire': ({ model }, telling) => ofModel(telling, 'result', model, say(telling.speak, 'log-fire', { model })),
  'fire-out': ({ model }, telling) => ofModel(telling, 'result', model, say(telling.speak, 'log-fire-out', { model })),
  'activation-stopped': ({ model }, telling) => ofModel(telling, 'note', model, say(telling.speak, 'log-stopped', { model })),
  'weapon-emptied': ({ model, weapon }, telling) =>
    ofModel(telling, 'note', model, say(telling.speak, 'log-emptied', { model, weapon })),
  'weapon-used-up': ({ model, weapon }, telling) =>
    ofModel(telling, 'note', model, say(telling.speak, 'log-used-up', { model, weapon })),
  'weapon-loaded': ({ model, weapon }, telling) =>
    ofModel(telling, 'note', model, say(telling.speak, 'log-loaded', { model, weapon })),
  'throw-landed': ({ lands, hit }, { speak }) =>
    line('result', lands === undefined ? say(speak, 'log-landed-off') : say(speak, 'log-landed', { cube: lands, hit })),
  'smoke-laid': ({ cube }, { speak }) => line('note', say(speak, 'log-smoke', { cube })),
  'ability-used': ({ model, ability }, telling) =>
    ofModel(telling, 'action', model, say(telling.speak, 'log-ability', { model, ability })),
  'test-effects-ended': SILENT,
  'model-healed': ({ model, damage }, telling) =>
    ofModel(telling, 'result', model, say(telling.speak, 'log-healed', { model, damage })),
  'special-used': ({ seat, special, model = '' }, { speak }) =>
    line('action', say(speak, 'log-special', { seat, special, model }), [], seat),
  boosted: ({ model, boost: { kind, value = 0 } }, telling) =>
    ofModel(telling, 'note', model, say(telling.speak, 'log-boosted', { model, kind, value })),
  'marked-activated': ({ model }, telling) => ofModel(telling, 'note', model, say(telling.speak, 'log-marked', { model })),
  tagged: ({ model }, telling) => ofModel(telling, 'note', model, say(telling.speak, 'log-tagged', { model })),
  'led-by-enemy': ({ model, by }, telling) => ofModel(telling, 'result', model, say(telling.speak, 'log-led', { model, by })),
  'model-raised': ({ model }, telling) =>
    ofModel(telling, 'result', model.ref, say(telling.speak, 'log-raised', { model: model.ref })),
  'lent-returned': SILENT,
  'model-folded': SILENT,
  'item-worn': SILENT,
  'ability-rolled': ({ model, ability, face }, telling) =>
    ofModel(telling, 'dice', model, say(telling.speak, 'log-ability-rolled', { model, ability, face })),
  'moves-used': SILENT,
  'trap-laid': ({ trap: { by, cube } }, telling) =>
    ofModel(telling, 'action', by, say(telling.speak, 'log-trap-laid', { by, cube })),
  'trap-sprung': ({ model }, telling) => ofModel(telling, 'result', model, say(telling.speak, 'log-trap-sprung', { model })),
  'trap-disarmed': ({ model }, telling) => ofModel(telling, 'action', model, say(telling.speak, 'log-trap-disarmed', { model })),
  refreshed: ({ model }, telling) => ofModel(telling, 'note', model, say(telling.speak, 'log-refreshed', { model })),
}
