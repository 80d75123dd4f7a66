/** French: what the rulebook leaves open. */
import type { RulingTexts } from '../../../kit/lobby/rulings'
import type { Rulings } from '../../rules/rulings'

const YES_NO = { true: 'Permis', false: 'Interdit' } as const
const NO_YES = { false: 'Interdit', true: 'Permis' } as const

export const FR_RULINGS: RulingTexts<Rulings> = {
  pathMode: {
    title: 'Virages d’un déplacement',
    explanation: 'La réglette est droite, et pourtant les murs se contournent.',
    values: { polyline: 'Virages libres', straight: 'Ligne droite' },
  },
  crossingFaces: {
    title: 'Dé de franchissement',
    explanation: 'Quelle face fait passer, et laquelle arrête au contact.',
    values: { HAL: 'La touche passe', AHL: 'L’armure passe' },
  },
  climbWalls: {
    title: 'Escalade des murs',
    explanation: 'Un mur est un obstacle, donc escaladable, mais aussi infranchissable, ce qui l’interdirait.',
    values: NO_YES,
  },
  oneStress: {
    title: 'Un jeton de stress',
    explanation: 'Deux passages se contredisent sur ce qu’interdit un seul jeton.',
    values: { noShoot: 'Pas de tir', noMove: 'Pas de mouvement' },
  },
  stressedSprint: {
    title: 'Sprinter sous stress',
    explanation: 'Une figurine que le stress empêche de tirer peut-elle sprinter ?',
    values: YES_NO,
  },
  corridor: {
    title: 'Largeur du corridor de tir',
    explanation: 'La vue se vérifie le long d’une bande aussi large que l’instrument posé.',
    values: { ruler: 'Réglette, 1″', tape: 'Mètre ruban, 0,75″' },
  },
  sightIn: {
    title: 'Comment se tient la réglette',
    explanation:
      'À plat sur la table, où les hauteurs ne comptent pas, ou de l’œil du tireur au corps de la cible, par-dessus ce qui est bas.',
    values: { plan: 'À plat sur la table', space: 'Dans l’espace, de l’œil au corps' },
  },
  stressTrigger: {
    title: 'Stress sous le feu',
    explanation: 'Ce qui, sur les dés d’attaque, met la cible sous stress.',
    values: { H: 'Une touche', always: 'Tout tir', L: 'Un éclair' },
  },
  engageInclusive: {
    title: 'Deux pouces tout juste',
    explanation: 'Une figurine à deux pouces exactement peut-elle engager ?',
    values: { true: 'Elle peut', false: 'Elle ne peut pas' },
  },
  engageMax: {
    title: 'Longueur d’un engagement',
    explanation: 'La distance de départ est limitée ; le trajet lui-même peut être un peu plus long, de biais.',
    values: { text: 'Jusqu’au contact', '2in': '2″ au plus' },
  },
  engageCrossing: {
    title: 'Engager par-dessus un obstacle',
    explanation: 'Les obstacles gênent tout mouvement ; rien ne dit si l’on peut en franchir un pour engager.',
    values: { roll: 'Avec un jet', forbidden: 'Interdit' },
  },
  oneForAllChain: {
    title: 'Un pour tous',
    explanation: 'Qui attaque plusieurs ennemis atteint un pouce autour du premier, ou de proche en proche.',
    values: { false: 'Autour du premier', true: 'De proche en proche' },
  },
  defenderMultiAttack: {
    title: 'Attaques multiples en défense',
    explanation: 'À quoi servent les attaques restantes d’un défenseur qui en a plusieurs.',
    values: { finisherOnly: 'Achever les choqués', full: 'Aussi des dés' },
  },
  pushAllShocked: {
    title: 'Qui est repoussé',
    explanation: 'Après une mêlée avec des choqués dans les deux camps.',
    values: { false: 'Le camp battu', true: 'Tous les choqués' },
  },
  damageFaces: {
    title: 'Dés de dégâts',
    explanation: 'Quelle face égratigne et laquelle choque ; l’éclair extermine.',
    values: { AHL: 'La touche choque', HAL: 'L’armure choque' },
  },
  damagePerHit: {
    title: 'Dés de dégâts en mêlée',
    explanation: 'Les touches des cartes et les touches doublées donnent-elles aussi des dés de dégâts ?',
    values: { hits: 'Toute touche', diceOnly: 'Celles des dés' },
  },
  woundVsAuto: {
    title: 'Blessure contre mort certaine',
    explanation: 'Peut-on encaisser une blessure face à un coup qui extermine sans dés ?',
    values: YES_NO,
  },
  stressTestFace: {
    title: 'Test de stress',
    explanation: 'Quelle face retire un jeton de stress à l’entretien.',
    values: { H: 'Une touche', A: 'Une armure' },
  },
  fateSave: {
    title: 'Le destin contre l’extermination',
    explanation: 'Un jeton peut sauver une figurine ; le livret ne dit pas comment.',
    values: { cancel: 'Annule le résultat', rerollDamage: 'Dégâts relancés' },
  },
  fateRecover: {
    title: 'Le destin pour les choqués',
    explanation: 'À quel moment un jeton peut relever une figurine choquée.',
    values: { window: 'Juste après le choc', any: 'Aussi plus tard, à son tour' },
  },
  rerollOwn: {
    title: 'Quels dés une relance touche',
    explanation: 'Une carte immédiate atteint tous les dés ; pour une simple relance, rien n’est dit.',
    values: { true: 'Les siens', false: 'Tous' },
  },
  rerollTiming: {
    title: 'Moment des relances',
    explanation: 'Avant toute carte jouée sur le jet, ou dans l’ordre de jeu des cartes.',
    values: { beforeCards: 'Avant les cartes', inCardWindow: 'Parmi les cartes' },
  },
  immediateAfterCards: {
    title: 'Cartes immédiates après d’autres',
    explanation: '« À tout moment » vaut-il encore quand des touches ou armures ont été jouées sur le jet ?',
    values: { false: 'Trop tard', true: 'Encore possible' },
  },
  hitCardScope: {
    title: 'Cartes Touche sur les dégâts',
    explanation: 'Elles améliorent tout jet de combat ; les dés de dégâts en sont-ils ?',
    values: { pools: 'Tir et mêlée', damageToo: 'Dégâts aussi' },
  },
  adventureRedraw: {
    title: 'Cartes aventure défaussées',
    explanation: 'Elles ne servent plus, et pourtant un jet d’entretien pioche dans la défausse.',
    values: { true: 'Peuvent revenir', false: 'Perdues' },
  },
  nodePickup: {
    title: 'Prendre un nodule',
    explanation: 'Une figurine peut-elle laisser le nodule qu’elle touche ?',
    values: { optional: 'Au choix', automatic: 'Toujours pris' },
  },
  nodeContinue: {
    title: 'Après une anomalie temporelle',
    explanation: 'La figurine finit-elle son mouvement avec ce qui lui reste ?',
    values: { true: 'Elle continue', false: 'Mouvement fini' },
  },
  stressedFreeShot: {
    title: 'Tir gratuit sous stress',
    explanation: 'Le jeton interdit le tir en phase de tir ; le tir gratuit d’une anomalie peut venir en mouvement.',
    values: { false: 'Interdit', movePhase: 'Permis en mouvement' },
  },
}
