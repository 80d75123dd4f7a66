/** French: the texts on cards, in our own words. */
import { counting } from '../../../../ui/words/plural'
import type { Translation } from '../../../../ui/words/speak'
import type { EnemyPower, Kind, SupportEffect } from '../../rules/cards'
import type { EN_CARDS } from './en-cards'
import { familyName } from './families'

const some = counting('fr')
const points = (count: number): string => some(count, 'point', 'points')
const temps = (count: number): string => some(count, 'point Temps', 'points Temps')

const DEFENDERS: { readonly [K in Kind]: string } = {
  doctor: 'Le plus fort des défenseurs. Face à la Pandorica, il l’écarte.',
  amy: 'Face aux Siluriens, elle fait la paix : le défenseur gagne aussitôt.',
  rory: 'S’il était là avant l’attaque et que le lieu est perdu, il revient dans votre main. Il ferme la Pandorica et part avec elle.',
  river: 'Passe du côté des attaquants si Madame Kovarian est parmi eux.',
}
const POWERS: { readonly [P in EnemyPower]: (takes: string) => string } = {
  'steal-time': () => 'Révélée dans un conflit, elle vous fait prendre 1 point Temps au défenseur.',
  'loses-to-amy': () => 'Si Amy Pond est parmi les défenseurs, le défenseur gagne aussitôt.',
  'river-switches': () => 'River Song, parmi les défenseurs, combat pour vous.',
  takeover: (takes) => `Peut aussi prendre la tête de l’attaque d’un autre joueur où l’on voit : ${takes}.`,
  pandorica: () => 'Rory l’emporte avec lui ; sans Rory, le Docteur l’écarte.',
  'no-score': () => 'À la fin, personne ne marque les points du lieu où elle se trouve.',
}
const gains = (gain: number) => (gain > 0 ? ` Gagnez ${temps(gain)}.` : '')
const EFFECTS: { readonly [E in SupportEffect]: (gain: number) => string } = {
  'reveal-attack': (gain) => `Révélez tous les ennemis d’une attaque contre un de vos lieux.${gains(gain)} On ne se bat pas.`,
  'reserve-limit': () => 'Reste à côté de votre réserve jusqu’à la fin : elle contient une carte de plus.',
  'recover-defenders': () =>
    'Quand vous avez perdu un conflit en défense : reprenez en main vos défenseurs. De la main ou de la réserve, même pendant le tour d’un autre.',
  'defence-boost': () =>
    'Reste visible dans votre réserve. Dans un conflit en défense, vous pouvez payer 1 point Temps pour 1 point de force de plus.',
  'remove-markers': (gain) => `Retirez jusqu’à trois marqueurs TARDIS, à qui que ce soit.${gains(gain)}`,
  'discard-enemy': () => 'Défaussez un ennemi, visible ou caché, qui attaque un de vos lieux.',
  'divert-attack': () => 'Détournez une attaque contre un de vos lieux vers un lieu d’un autre joueur, mais pas de l’attaquant.',
  'time-per-tardis': (gain) => `Chacun gagne 1 point Temps par marqueur TARDIS en jeu ; puis vous en gagnez ${gain} de plus.`,
  'time-per-dalek': (gain) => `Chacun gagne 1 point Temps par marqueur Dalek en jeu ; puis vous en gagnez ${gain} de plus.`,
  'win-against-dalek': () =>
    'Repoussez une attaque contre un de vos lieux dont toutes les cartes sont visibles, avec une carte Dalek.',
  win: () => 'Repoussez sans combat n’importe quelle attaque contre un de vos lieux.',
  'win-for-defender': () => 'Défaussez un défenseur de votre main : repoussez sans combat une attaque contre un de vos lieux.',
  redraw: () => 'Défaussez autant de cartes que vous voulez, puis piochez-en autant, plus une.',
}
const STAYS = 'Une action. Reste sur la table.'
const WHEN: { readonly [E in SupportEffect]?: string } = {
  'reserve-limit': STAYS,
  'defence-boost': STAYS,
  'recover-defenders': 'Sans action : dans un conflit que vous avez perdu. Puis défaussée.',
}
const FIELDS: { readonly [field: string]: string } = {
  name: 'nom',
  strength: 'force',
  count: 'nombre d’exemplaires',
  ability: 'effet',
  vp: 'points',
  time: 'temps',
  value: 'nombre du premier joueur',
  wild: 'avec quoi elle va',
}

export const FR_CARDS: Translation<typeof EN_CARDS> = {
  'kind-location': () => 'Lieu',
  'kind-start': () => 'Lieu de départ',
  'kind-defender': () => 'Défenseur',
  'kind-enemy': () => 'Ennemi',
  'kind-support': () => 'Support',
  'kind-end': () => 'Fin de jeu',
  'end-card': () => 'Fin de jeu',
  'text-end': () =>
    'Elle est trouvée : après ce tour, chacun n’a qu’une action à la fois, et l’on ne passe ni ne pioche plus de cartes.',
  'text-location': ({ vp, time }) => `Donne ${temps(time)} quand on le joue, et ${points(vp)} à la fin à qui le tient.`,
  'text-start': ({ vp, value }) => `Vaut ${points(vp)} à la fin. Le plus grand nombre (${value}) commence.`,
  'text-defender': ({ kind, time }) =>
    `${DEFENDERS[kind]}${time > 0 ? ` Gagnez ${temps(time)} quand elle est révélée dans un conflit.` : ''}`,
  'text-enemy': ({ power, takes, time }) => {
    const what = power === '' ? '' : POWERS[power](familyName(takes, 'fr'))
    const turned = time > 0 ? `Gagnez ${temps(time)} quand la carte est révélée dans un conflit.` : ''
    return [what, turned].filter((part) => part !== '').join(' ')
  },
  'text-goes-with': ({ families, wild }) =>
    wild
      ? 'Va avec tous les ennemis.'
      : families.length > 0
        ? `Va avec les siens et avec ${families.map((one) => familyName(one, 'fr')).join(', ')}.`
        : 'Va avec les siens.',
  'text-dalek-sec': () => 'Compte comme une carte Dalek.',
  'text-support': ({ effect, gain }) => EFFECTS[effect](gain),
  'fact-when': ({ effect }) => WHEN[effect] ?? 'Une action. Puis défaussée.',
  'fact-copies': ({ count }) => `${count} dans le paquet`,
  'value-strength': () => 'force',
  'value-points': () => 'points',
  'value-time': () => 'temps',
  'value-start': () => 'commence : le plus grand',
  'note-sources': ({ published, house, pack, ruled }) =>
    [
      published.length > 0 ? `Publié : ${published.join(', ')}.` : '',
      house.length > 0 ? `Données maison : ${house.join(', ')}.` : '',
      pack.length > 0 ? `Votre fichier : ${pack.join(', ')}.` : '',
      ruled.length > 0 ? `Notre décision : ${ruled.join(', ')}.` : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  'note-field': ({ field }) => FIELDS[field] ?? field,
  source: ({ source }) => (source === 'house' ? 'données maison' : source === 'pack' ? 'votre fichier' : 'publié'),
}
