/** French: rulings about cards, as a card's page shows them. */
import type { EN_RULINGS } from './en-rulings'

export const FR_RULINGS: { readonly [id in keyof typeof EN_RULINGS]: string } = {
  'AMB-06':
    'Un exemplaire à couvert que personne n’a vu n’en bloque pas un autre. S’il est révélé alors qu’un autre est en jeu, il paie sa destinée puis il est défaussé.',
  'AMB-09':
    'V est la valeur telle qu’elle est sur la table à ce moment, jamais moins de 0. Seul le déploiement compte la valeur imprimée.',
  'AMB-10': 'Tout joueur peut s’en servir dès que la partie attend une réponse, même pendant l’attaque des autres.',
  'AMB-11':
    'Un combattant ne reçoit qu’une carte de ce titre par attaque, qui que ce soit qui la joue. Une carte annulée ne compte pas, une carte attachée non plus.',
  'AMB-12':
    'Les armes se choisissent quand la tactique est connue, celles de l’attaquant d’abord. Sans arme, un combattant se bat et tire quand même.',
  'AMB-13':
    'Multiplier et diviser (arrondi vers le haut) portent sur la valeur imprimée ; ce qui s’ajoute ou se retire vient après, le couvert en dernier.',
  'AMB-14':
    'Dans une attaque, les cartes de cette classe n’ont d’effet pour personne dès que l’un des deux est immunisé. Hors d’une attaque, un combattant immunisé ne peut être leur cible.',
  'AMB-15': 'Elle profite à quelqu’un : il lui faut un bénéficiaire qui ne soit pas des Légions Obscures.',
  'AMB-16':
    'Un combattant de l’escouade à couvert peut le lancer, et y reste. Celui qui a été déployé à couvert est d’abord révélé et payé.',
  'AMB-17': 'Les membres de la Confrérie comptent comme commandos de la mort sur les cartes.',
  'AMB-19':
    'Les appartenances s’ajoutent à celles qu’il a. Quand il attaque, la plus stricte compte ; quand on l’attaque, chacune compte.',
  'AMB-25': 'Un combattant à couvert qui devient défenseur est révélé, paie, et garde ses 3 points d’armure.',
  'AMB-28': 'Les cartes de l’extérieur viennent d’une réserve, indiquée avec le paquet.',
  'AMB-29':
    'On peut avoir plusieurs missions, mais pas deux de ce titre. Elle s’accomplit d’elle-même et paie celui qui la tient ou commande le combattant.',
  'AMB-31': 'Si les deux camps frappent en premier, ils frappent en même temps.',
  'AMB-36':
    'Si aucune attaque n’est plus possible, elle prend fin et son action reste dépensée. La tactique ne change que pour une qui est possible pour les deux.',
  'AMB-37':
    'Les renforts ajoutent leurs valeurs à celles du premier combattant, et l’ennemi choisit lequel il frappe. Ils viennent du même camp, à découvert, et pas de la corporation ennemie.',
  'AMB-39':
    'Elle peut mettre à couvert le dernier combattant à découvert d’un joueur. Celui-ci doit alors en faire sortir un par sa prochaine action.',
  'AMB-40':
    'Ce qui a été payé pour la carte annulée reste payé : prix, destinée et action. Un déploiement à couvert annulé est défaussé face visible, et rien n’est dû.',
  'AMB-41':
    'Les actions accordées aussitôt se prennent aussitôt, pendant une attaque ou le tour d’un autre aussi. Aucune ne peut être une attaque.',
  'AMB-42':
    'Une carte de ce titre se joue une fois pendant ce temps, tous joueurs confondus ; une capacité, une fois par carte qui l’a.',
}
