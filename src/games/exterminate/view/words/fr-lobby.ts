/** French: the lobby. */
import type { LobbyWords } from './lobby-words'

export const FR_LOBBY: LobbyWords = {
  blurb: 'Daleks contre Cybermen sur le pont d’une station : couloirs de tir, franchissements et corps à corps.',
  roster: 'Force',
  scenarios: {
    purge: {
      label: 'Purge',
      detail: 'Bords opposés, un pont plein de couverts. Un point par ennemi exterminé, deux pour un chef.',
    },
  },
  turns: (count) => `${count} tours`,
  figures: (count) => `${count} figurines`,
  house: 'valeurs maison',
  groups: { moving: 'Mouvement', shooting: 'Tir', melee: 'Corps à corps', harm: 'Dégâts et stress' },
  rulings: {
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
    oneStress: {
      title: 'Un jeton de stress',
      explanation: 'Deux passages se contredisent sur ce qu’interdit un seul jeton.',
      values: { noShoot: 'Pas de tir', noMove: 'Pas de mouvement' },
    },
    stressedSprint: {
      title: 'Sprinter sous stress',
      explanation: 'Une figurine que le stress empêche de tirer peut-elle sprinter ?',
      values: { true: 'Permis', false: 'Interdit' },
    },
    corridor: {
      title: 'Largeur du couloir de tir',
      explanation: 'La vue se vérifie le long d’une bande aussi large que l’instrument posé.',
      values: { ruler: 'Réglette, 1″', tape: 'Mètre ruban, 0,75″' },
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
    pushAllShocked: {
      title: 'Qui est repoussé',
      explanation: 'Après un corps à corps avec des choqués dans les deux camps.',
      values: { false: 'Le camp battu', true: 'Tous les choqués' },
    },
    damageFaces: {
      title: 'Dés de dégâts',
      explanation: 'Quelle face égratigne et laquelle choque ; l’éclair extermine.',
      values: { AHL: 'La touche choque', HAL: 'L’armure choque' },
    },
    woundVsAuto: {
      title: 'Blessure contre mort certaine',
      explanation: 'Peut-on encaisser une blessure face à un coup qui extermine sans dés ?',
      values: { true: 'Permis', false: 'Interdit' },
    },
    stressTestFace: {
      title: 'Test de stress',
      explanation: 'Quelle face retire un jeton de stress à l’entretien.',
      values: { H: 'Une touche', A: 'Une armure' },
    },
  },
}
