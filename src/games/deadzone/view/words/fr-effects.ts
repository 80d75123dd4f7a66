/** French: Army Specials and items. */
import type { ItemTexts, SpecialTexts } from './told'

export const FR_SPECIALS: SpecialTexts = {
  stalwart: { name: 'Inébranlable', text: 'Quand une de vos figurines a lancé sa Survie, relancez les dés de votre choix.' },
  'too-stubborn-to-die': {
    name: 'Trop têtu pour mourir',
    text: 'Votre figurine active lance 3 dés de Survie, sans rien y ajouter : deux succès lui ôtent un dégât.',
  },
  bastion: { name: 'Bastion', text: 'Avant les dés d’une attaque : un point d’Armure de plus à votre figurine contre elle.' },
  'mobile-infantry': {
    name: 'Infanterie mobile',
    text: 'Une figurine à Propulseurs commence son activation par un Sprint gratuit ; ensuite ni Déplacement, ni autre Sprint.',
  },
  'target-acquisition': { name: 'Acquisition de cible', text: 'À tout moment : un ennemi compte comme marqué ce Round.' },
  'strike-it-lucky': {
    name: 'Coup de chance',
    text: 'Défaussez l’objet que vous venez de ramasser et tirez-en un autre ; sauf piège, il peut devenir des Munitions.',
  },
  'starforged-armour': {
    name: 'Armure stellaire',
    text: 'Quand votre figurine encaisse des Dégâts potentiels : un point de PA de moins à l’attaque par dé.',
  },
  'defender-of-the-star-realm': {
    name: 'Défenseur du Royaume stellaire',
    text: 'Votre figurine active relance les dés de son choix d’un test de Combat ou de Survie.',
  },
  'thunder-strike': {
    name: 'Frappe du tonnerre',
    text: 'Une figurine à marteau frappe le sol par une action Spéciale : Frag (2) à deux cubes au plus.',
  },
  mutation: {
    name: 'Mutation',
    text: 'Au début d’une activation, un dé donne pour ce Round : Agile, plus de Frénésie, plus de PA en Combat ou plus d’Armure.',
  },
  infection: { name: 'Infection', text: 'Un ennemi qui meurt devient un Zombie à vous, Bloqué et déjà activé.' },
  'thirst-for-blood': {
    name: 'Soif de sang',
    text: 'Un stade 2 ou une Aberration sprinte un cube plus loin, frappe avec PA 1 ou un de plus, et ne teste pas Enragé.',
  },
  'always-short': {
    name: 'Toujours à court',
    text: 'Un nouvel objet inconnu dans un cube libre à côté de votre figurine active.',
  },
  'hide-in-shadows': {
    name: 'Tapi dans l’ombre',
    text: 'À la fin de son activation : personne ne voit cette figurine ni ne lui tire dessus ce Round. Combats et souffles l’atteignent.',
  },
  'jack-of-all-trades': {
    name: 'Touche-à-tout',
    text: 'Votre figurine active échange deux de ses valeurs de Tir, Combat et Survie pour un test.',
  },
  'by-the-numbers': { name: 'Dans les règles', text: 'Relancez le test d’une figurine Commando.' },
  'green-rage': { name: 'Rage verte', text: 'Avant un test de Combat : une figurine a Frénésie (4) ce Round.' },
  'tactical-genius': {
    name: 'Génie tactique',
    text: 'Votre figurine active consomme un résultat DÉPLACEMENT, TIR ou COMBAT de l’ennemi au lieu des vôtres.',
  },
  'wheels-within-wheels': {
    name: 'Rouages dans les rouages',
    text: 'Retirez un dé de Commandement à l’ennemi ; autant de fois que vous voulez par activation.',
  },
  overcharge: { name: 'Surcharge', text: 'Au début d’une activation : le fusil Noh gagne Tir rapide et Puissance de feu (2).' },
  stealth: { name: 'Furtivité', text: 'Un Cypher ou une Serre Noire sur qui l’on tire : un dé de Survie de plus.' },
  'dance-of-death': {
    name: 'Danse de mort',
    text: 'Après son Combat, votre figurine active se déplace d’un cube sans qu’on la frappe à son départ.',
  },
  'feral-inspiration': {
    name: 'Inspiration sauvage',
    text: 'Un Veer-Myn à deux cubes au plus d’elle, ou de là où elle est morte : une Frénésie de plus ce Round.',
  },
  surge: { name: 'Déferlante', text: 'Une figurine déjà activée au début de ce Tour se déplace d’un cube.' },
  'bomb-expert': {
    name: 'Expert en bombes',
    text: 'Votre figurine active lance une charge par une action Spéciale : Explosion à deux cubes au plus.',
  },
  'drone-strike': { name: 'Frappe de drone', text: 'Par une action Spéciale : Indirect (2) à huit cubes au plus.' },
  overwatch: {
    name: 'Veille',
    text: 'Un ennemi entre dans le cube d’une de vos figurines à Tir rapide en attente : on lui tire dessus avant le Combat.',
  },
  'eye-in-the-sky': { name: 'Œil dans le ciel', text: 'Relancez des dés qui visent avec une grenade ou une arme Indirecte.' },
}

export const FR_ITEMS: ItemTexts = {
  ammo: { name: 'Munitions', text: 'Une fois : un dé de plus à une action de Tir.' },
  'frag-grenade': { name: 'Grenade Frag', text: 'Une fois, jusqu’à trois cubes : Frag (3) dans le cube.' },
  'ap-ammo': { name: 'Munitions PA', text: 'Une fois : un dé de plus et un point de PA de plus à une action de Tir.' },
  intel: { name: 'Info', text: 'Vaut 1 PV dès qu’on la ramasse.' },
  'medi-pack': {
    name: 'Médipack',
    text: 'Une fois, par une action Spéciale sans ennemi dans le cube : ôte tous les dégâts d’une figurine du cube.',
  },
  'stun-grenade': {
    name: 'Grenade assourdissante',
    text: 'Une fois, jusqu’à trois cubes : tous ceux du cube comptent comme activés.',
  },
  'booby-trap': { name: 'Piège', text: 'Explose quand on le retourne : Frag (3) dans le cube de qui l’a trouvé.' },
  'defender-shield': {
    name: 'Bouclier Defender',
    text: 'Un point d’Armure de plus au porteur, et aux amis plus petits du cube.',
  },
  'energy-shield-2': { name: 'Bouclier énergétique (2)', text: 'Deux dés à 6+ contre les Dégâts potentiels ; il peut griller.' },
  'energy-shield-3': { name: 'Bouclier énergétique (3)', text: 'Trois dés à 6+ contre les Dégâts potentiels ; il peut griller.' },
  'energy-shield-4': {
    name: 'Bouclier énergétique (4)',
    text: 'Quatre dés à 6+ contre les Dégâts potentiels ; il peut griller.',
  },
  'holo-sight': { name: 'Holo-viseur', text: 'Un dé de plus au Tir ; ni avec Indirect, ni avec une Lunette de visée.' },
  'mono-wheel': { name: 'Monocycle', text: 'Son pilote est un Véhicule de Vitesse 1-5.' },
  'jump-pack': { name: 'Propulseurs', text: 'Sautent murs, vides et niveaux ; les chutes ne font pas mal.' },
  'sentry-gun': { name: 'Sentinelle', text: 'Un Ingénieur la monte par une action Spéciale ; elle tire une fois par Round.' },
  'smoke-grenade': {
    name: 'Grenade fumigène',
    text: 'Une fois, jusqu’à trois cubes : de la fumée dans le cube, qui peut se lever à la fin de chaque Round.',
  },
  'toxic-grenade': {
    name: 'Grenade toxique',
    text: 'Une fois, jusqu’à trois cubes : de la fumée toxique dans le cube : qui s’y trouve est Vulnérable.',
  },
  'thermal-mines': { name: 'Mines thermiques', text: 'Une fois, en Combat : une arme à PA 3.' },
  'bomb-bot': {
    name: 'Robot-bombe',
    text: 'Une fois, par une action Spéciale sans ennemi sur place : il roule jusqu’à trois cubes comme un petit Véhicule, sans dépasser d’ennemi, et explose : Frag (3).',
  },
  commlink: {
    name: 'Commlink',
    text: 'Une action Spéciale désigne un cube en vue : grenades et armes Indirectes le visent comme si elles le voyaient.',
  },
  tripmine: {
    name: 'Mine à fil',
    text: 'Une fois, par une action Spéciale sans ennemi sur place : un piège dans son propre cube. Quand un ennemi entre, vous pouvez le déclencher : Frag (3), ce qui met fin à cette activation.',
  },
}
