/** French: what can be answered. */
import { au, plural } from '../../../../ui/words/plural'
import type { Translation } from '../../../../ui/words/speak'
import type { EN_OPTIONS } from './en-options'
import { card, thing, things } from './told'

export const FR_OPTIONS: Translation<typeof EN_OPTIONS> = {
  'option-deploy': ({ card: id }, speak) => `Déployer ${card(id, speak)}`,
  'option-hide': ({ card: id }, speak) => `Déployer ${card(id, speak)} à couvert`,
  'detail-hide': () => '3 actions ; sa destinée se paie quand il est révélé',
  'option-play': ({ card: id, target }, speak) =>
    target === '' ? `Jouer ${card(id, speak)}` : `${card(id, speak)} sur ${thing(target, speak)}`,
  'option-use': ({ thing: of, target }, speak) =>
    target === '' ? `Utiliser ${thing(of, speak)}` : `Utiliser ${thing(of, speak)} sur ${thing(target, speak)}`,
  'option-cover': ({ thing: of }, speak) => `${thing(of, speak)} se met à couvert`,
  'option-uncover': ({ thing: of }, speak) => `${thing(of, speak)} quitte son couvert`,
  'option-move': ({ thing: of, target }, speak) => `${thing(of, speak)} passe ${au(thing(target, speak))}`,
  'option-meditate': () => 'Méditer : 1 point de destinée',
  'option-begin-attack': () => 'Attaquer',
  'detail-attack': () => 'Vos autres actions sont perdues',
  'option-end-actions': () => 'Finir vos actions',
  'option-proceed': () => 'Piocher',
  'option-pass-window': () => 'Passer',
  'option-pair': ({ attacker, target }, speak) => `${thing(attacker, speak)} attaque ${thing(target, speak)}`,
  'option-tactic': ({ tactic }) => (tactic === 'shoot' ? 'Tir' : 'Combat rapproché'),
  'option-with': ({ weapons }, speak) => (weapons.length === 0 ? 'À mains nues' : things(weapons, speak)),
  'option-thing': ({ thing: of }, speak) => thing(of, speak),
  'option-face': ({ card: id }, speak) => card(id, speak),
  'option-branch': ({ at }) => `Façon ${at + 1}`,
  'action-cost': ({ count }) => `${count} ${plural('fr', count, 'action', 'actions')}`,
  'act-keep-all': () => 'Tout garder',
}
