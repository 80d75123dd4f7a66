/** English: what can be answered. */
import { plural } from '../../../../ui/words/plural'
import type { AnyPhrases } from '../../../../ui/words/speak'
import { card, thing, things } from './told'

export const EN_OPTIONS = {
  'option-deploy': ({ card: id }: { card: string }, speak) => `Deploy ${card(id, speak)}`,
  'option-hide': ({ card: id }: { card: string }, speak) => `Deploy ${card(id, speak)} in cover`,
  'detail-hide': () => '3 actions; its Destiny is paid when it is turned up',
  'option-play': ({ card: id, target }: { card: string; target: string }, speak) =>
    target === '' ? `Play ${card(id, speak)}` : `${card(id, speak)} on ${thing(target, speak)}`,
  'option-use': ({ thing: of, target }: { thing: string; target: string }, speak) =>
    target === '' ? `Use ${thing(of, speak)}` : `Use ${thing(of, speak)} on ${thing(target, speak)}`,
  'option-cover': ({ thing: of }: { thing: string }, speak) => `${thing(of, speak)} takes cover`,
  'option-uncover': ({ thing: of }: { thing: string }, speak) => `${thing(of, speak)} leaves cover`,
  'option-move': ({ thing: of, target }: { thing: string; target: string }, speak) =>
    `Move ${thing(of, speak)} to ${thing(target, speak)}`,
  'option-meditate': () => 'Meditate: 1 Destiny',
  'option-begin-attack': () => 'Attack',
  'detail-attack': () => 'Your other actions are lost',
  'option-end-actions': () => 'End your actions',
  'option-proceed': () => 'Draw',
  'option-pass-window': () => 'Pass',
  'option-pair': ({ attacker, target }: { attacker: string; target: string }, speak) =>
    `${thing(attacker, speak)} attacks ${thing(target, speak)}`,
  'option-tactic': ({ tactic }: { tactic: string }) => (tactic === 'shoot' ? 'Shoot' : 'Fight'),
  'option-with': ({ weapons }: { weapons: readonly string[] }, speak) =>
    weapons.length === 0 ? 'Bare hands' : things(weapons, speak),
  'option-thing': ({ thing: of }: { thing: string }, speak) => thing(of, speak),
  'option-face': ({ card: id }: { card: string }, speak) => card(id, speak),
  'option-branch': ({ at }: { at: number }) => `Way ${at + 1}`,
  'action-cost': ({ count }: { count: number }) => `${count} ${plural('en', count, 'action', 'actions')}`,
  'act-keep-all': () => 'Keep all',
} satisfies AnyPhrases
