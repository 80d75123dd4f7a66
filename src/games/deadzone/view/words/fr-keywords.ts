/** French: abilities of models and keywords of weapons. */
import type { KeywordTexts } from './told'

const UNKNOWN = 'Un nom des listes ; son effet n’est pas connu, et il n’en a pas ici.'

export const FR_KEYWORDS: KeywordTexts = {
  'aerial-deployment': {
    name: 'Déploiement aérien',
    text: 'Arrive quand les deux camps sont déployés, dans un cube sans objectif, à deux cubes ou plus des ennemis, au sommet de l’empilement ; jamais dans la zone ennemie.',
  },
  agile: {
    name: 'Agile',
    text: 'Après un Déplacement ou un Sprint, peut monter ou descendre gratuitement d’un niveau dans son empilement.',
  },
  beast: { name: 'Bestial', text: 'Ne peut ni ramasser, ni porter, ni utiliser d’objets.' },
  blast: {
    name: 'Explosion',
    text: 'Ne blesse pas. Touché : les autres figurines du cube sont projetées d’un cube loin de la cible et Bloquées ; la cible est dispersée et Bloquée. Manqué : tout le cube est Bloqué.',
  },
  boom: {
    name: 'BOOM !',
    text: 'Explose dans son cube en mourant : {n} dés à 4+ contre chaque figurine présente. Peut être déclenché par une action Spéciale.',
  },
  'cloaking-device': { name: 'Dispositif d’occultation', text: UNKNOWN },
  'combat-team-training': {
    name: 'Entraînement d’équipe',
    text: 'Tant qu’elle vit, son camp peut relancer ses dés de Commandement même réduit à moins de la moitié.',
  },
  'communication-relay': { name: 'Relais de communication', text: UNKNOWN },
  construct: { name: 'Construct', text: 'Jamais Bloqué. Ne se soigne pas et ne craint pas Toxique.' },
  'covering-fire': { name: 'Tir de couverture', text: 'Un dé de plus au Mitraillage avec une arme à Tir rapide.' },
  deadeye: { name: 'Œil de lynx', text: 'Ses armes de tir portent un cube plus loin.' },
  dismantle: { name: 'Démontage', text: 'Un Dégât potentiel de plus, s’il y en a, contre Véhicules et Constructs.' },
  'energy-shield': {
    name: 'Bouclier énergétique ({n})',
    text: 'Face à des Dégâts potentiels, lance {n} dés : chaque 6 ou plus en absorbe un. S’il y a plus de « 1 » que de succès, il grille ensuite.',
  },
  engineer: {
    name: 'Ingénieur',
    text: 'Révèle un Piège sans dommage, ce qui termine son activation. Manie les objets réservés aux Ingénieurs.',
  },
  evade: {
    name: 'Esquive',
    text: 'Touchée par un Tir qui ne la tue ni ne la Bloque, elle se déplace aussitôt d’un cube, quitte à engager un Combat.',
  },
  experimental: {
    name: 'Expérimental',
    text: 'Un dé dit ce qu’est chaque tir : Explosion (1-2), Projection (3-4), Puissance de feu (2) (5-6) ou PA 3 (7). Sur 8, l’arme devient plus explosive et on relance.',
  },
  'fire-control': {
    name: 'Contrôle de tir',
    text: 'Une action de Tir sert deux armes, sur une cible ou deux, annoncées avant les dés.',
  },
  flight: {
    name: 'Vol',
    text: 'Change de niveau sans mur ni rampe, franchit les vides et les cubes ennemis ; doit finir là où elle tient debout.',
  },
  frag: {
    name: 'Frag ({n})',
    text: '{n} dés à 4+ contre la Survie de chaque figurine du cube ; l’écart donne les Dégâts potentiels. Les survivants sont dispersés d’un cube et Bloqués.',
  },
  frenzy: { name: 'Frénésie ({n})', text: 'Relance jusqu’à {n} dés ratés d’un test de Combat.' },
  glide: { name: 'Planeur', text: 'Descend de toute hauteur sans mal, et peut planer d’un cube de côté par niveau.' },
  grenade: {
    name: 'Grenade',
    text: 'Lancée sur un cube : un succès avec 3 dés, sans modificateurs. Ratée, elle dévie, jamais vers le haut. Un cube qu’on ne voit pas doit être à ciel ouvert, comme le lanceur.',
  },
  hammerfist: {
    name: 'Armure de saut Hammerfist',
    text: 'Attend hors du plateau. L’action Spéciale d’un ami la fait tomber sur un cube vide ; les figurines voisines qui ne Survivent pas sont projetées d’un cube et Bloquées. Elle agit aussitôt, comme avec des Propulseurs.',
  },
  heavy: { name: 'Encombrant', text: 'Tirer avec est une action longue, et son porteur a un dé de moins aux tests de Combat.' },
  'holo-sight': { name: 'Holo-viseur', text: 'Un dé de plus au Tir ; ni avec Indirect, ni avec une Lunette de visée.' },
  horde: { name: 'Horde', text: 'En Combat, un dé de plus par autre ami doté de Horde dans le cube.' },
  indirect: {
    name: 'Indirect ({n})',
    text: 'Un Tir long sur un cube lointain à ciel ouvert : un succès si l’on y voit un ennemi, deux sinon ; rien ne change les dés. Raté, il dévie. Puis il éclate comme Frag ({n}).',
  },
  invigorate: { name: 'Stimulant', text: 'Sur un ami : deux succès avec 3 dés, et il peut être activé de nouveau ce Round.' },
  'it-burns': {
    name: 'Ça brûle !',
    text: 'Un seul test sans modificateurs contre tous ceux du cube visé. Touchés ou non, les survivants prennent feu.',
  },
  'jump-pack': {
    name: 'Propulseurs',
    text: 'Change de niveau sans rien à escalader, saute murs et vides d’un cube, et ne souffre pas des chutes.',
  },
  knockback: {
    name: 'Projection',
    text: 'Au moindre Dégât potentiel, une cible encore en vie est repoussée d’un cube : contre un mur, dans le vide ou parmi d’autres.',
  },
  'life-support': {
    name: 'Système de survie',
    text: 'Une fois : une attaque la blesse sans la tuer, et la voilà de nouveau indemne.',
  },
  loader: { name: 'Artilleur', text: 'Une action Spéciale recharge l’arme d’un ami du même cube.' },
  logistics: {
    name: 'Logistique',
    text: 'Après le déploiement, ce Leader déplace un objet d’un cube, hors des zones de déploiement.',
  },
  medic: {
    name: 'Médecin',
    text: 'Une action Spéciale retire un dégât à une figurine de son cube, lui compris ; ni Construct, ni Véhicule.',
  },
  'non-combatant': { name: 'Non-combattant', text: 'N’utilise aucune arme : en Combat, il ne peut que Survivre.' },
  'non-lethal': { name: 'Non létal', text: 'Ne blesse pas ; ses autres effets restent.' },
  'one-use': { name: 'Usage unique', text: 'Une fois par partie.' },
  psychic: { name: 'Psychique', text: 'Ses pouvoirs servent comme des armes et se passent de ligne de vue.' },
  rampage: {
    name: 'Enragé',
    text: 'Une fois blessé, lance un dé à chaque activation : sur 1-2 l’ennemi le commande, sur 7-8 il se déplace d’abord d’un cube gratuitement.',
  },
  'rapid-fire': { name: 'Tir rapide', text: 'Permet le Mitraillage : un dé de plus, et la touche Bloque au lieu de blesser.' },
  'recon-drone': { name: 'Drone de reconnaissance', text: UNKNOWN },
  remote: { name: 'Télécommandé', text: 'N’agit que si un Ingénieur ami est à trois cubes ou moins.' },
  resilient: { name: 'Résistant ({n})', text: 'Relance jusqu’à {n} dés d’un test de Survie.' },
  scavenger: {
    name: 'Pillard',
    text: 'Porte jusqu’à trois objets, et révèle un Piège sans dommage, ce qui termine son activation.',
  },
  scout: { name: 'Éclaireur', text: 'Un Sprint gratuit avant le premier Round, hors des cubes occupés.' },
  'shield-generator': {
    name: 'Générateur de bouclier ({n})',
    text: 'Chaque figurine de son cube a un Bouclier énergétique ({n}), en plus du sien.',
  },
  'slow-reload': { name: 'Rechargement', text: 'Se recharge par une action Spéciale après chaque tir.' },
  smash: {
    name: 'Fracas !',
    text: 'Au moindre Dégât potentiel, l’attaquant déplace la cible d’un cube à son gré, et elle est Bloquée.',
  },
  smoke: { name: 'Fumée', text: 'Emplit le cube de fumée : on n’y voit ni dedans, ni dehors, ni au travers.' },
  smokescreen: { name: 'Écran de fumée', text: 'Une fois, au début d’un Tour, emplit son propre cube de fumée.' },
  'sniper-scope': { name: 'Lunette de visée', text: 'Deux dés de plus au Tir ; un Holo-viseur n’y ajoute rien.' },
  solid: { name: 'Stable', text: 'Aucune arme ne la déplace, et elle n’est jamais Bloquée.' },
  stealthy: { name: 'Furtif', text: 'Qui tire dessus n’a pas le bonus de Tir Clair.' },
  strategist: { name: 'Stratège', text: 'Ce Leader relance un dé raté de Reconnaissance.' },
  stun: { name: 'Paralysant', text: 'Ne blesse pas : au moindre Dégât potentiel, la cible compte comme activée.' },
  suppression: { name: 'Suppression', text: 'Après le tir, tous ceux du cube visé sont Bloqués, même s’il a manqué.' },
  'swarm-lord': { name: 'Seigneur des nuées', text: UNKNOWN },
  tactician: {
    name: 'Tacticien ({n})',
    text: '{n} dés de Commandement de plus tant qu’il est sur le champ de bataille. Seul le meilleur d’un camp compte.',
  },
  tag: {
    name: 'Marqueur',
    text: 'Une action Spéciale marque un ennemi : les armes à Marqueur ont un dé de plus contre lui ce Round.',
  },
  teleport: {
    name: 'Téléportation',
    text: 'Une action longue : jusqu’à trois cubes, quoi qu’il y ait entre les deux, vers un cube où elle tient debout.',
  },
  tenacious: { name: 'Tenace', text: 'Les ennemis qui quittent son cube ont un dé de moins au test pour s’en éloigner.' },
  tough: { name: 'Coriace', text: 'Ignore un Dégât potentiel par attaque ou accident, avant l’armure ; la PA n’y peut rien.' },
  toxic: { name: 'Toxique', text: 'Tout dégât qui passe tue ; ni Constructs, ni Véhicules.' },
  'toxic-smokescreen': {
    name: 'Écran de fumée toxique',
    text: 'Une fois, au début d’un Tour, une fumée toxique dans son cube : ceux qui y sont deviennent Vulnérables.',
  },
  trap: {
    name: 'Piège posé',
    text: 'Posé dans un cube : quand un ennemi entre, son maître peut le déclencher, ce qui termine l’activation. Les Ingénieurs savent le désamorcer.',
  },
  vehicle: {
    name: 'Véhicule',
    text: 'Ne change de niveau que par les rampes, ne porte pas d’objets, et les attaques ne le déplacent pas. Son épave reste comme décor.',
  },
  volatile: {
    name: 'Inflammable',
    text: 'Quand son porteur est blessé ou sauvé par l’armure, un dé : sur 1, il prend feu et l’arme est perdue.',
  },
  vulnerable: { name: 'Vulnérable', text: 'Tout dégât qui passe la tue.' },
  'walker-shield': { name: 'Bouclier de marcheur', text: 'Un point d’Armure de plus.' },
  'weapons-team': {
    name: 'Équipe d’arme',
    text: 'Vient avec une arme servie à plusieurs. Une fois blessée, toutes ses armes se rechargent après chaque tir.',
  },
  'weight-of-fire': { name: 'Puissance de feu ({n})', text: 'Relance jusqu’à {n} dés ratés d’un test de Tir.' },
}
