/** French: what is said before a match, in the settings, and when something breaks. */

import type { EN_HOME } from './en-home'
import { FR_LOBBY } from './fr-lobby'
import type { Translation } from './speak'

export const FR_HOME: Translation<typeof EN_HOME> = {
  // common
  title: () => 'Sightline',
  tagline: () => 'La table de jeu qui connaît les règles',
  'skip-to-question': () => 'Aller à la question',
  close: () => 'Fermer',
  cancel: () => 'Annuler',
  done: () => 'Terminé',
  'language-name': () => 'Français',
  'language-of': () => 'Langue',
  settings: () => 'Réglages',
  help: () => 'Aide',
  menu: () => 'Menu',
  home: () => 'Accueil',
  dismiss: () => 'Fermer ce message',
  'person-playing': () => 'Une personne',
  'bot-playing': () => 'Un robot',
  'default-mark': () => 'par défaut',
  // home
  'home-pitch': () =>
    'Des figurines peintes, de vrais décors, des dés qui roulent pour de bon. Tendez la main et jouez : la table mesure pour vous.',
  'home-pitch-rules': () => 'Les règles sont tenues pour vous, et chaque chiffre dit pourquoi.',
  'home-pitch-sight': () => 'Voyez ce que voit une figurine avant de tirer.',
  'home-pitch-dice': () => 'Lancez les dés à la main : là où ils tombent, c’est le jet.',
  'play-title': () => 'Jouer',
  'play-at-one-screen': ({ game }) => `Jouer à ${game}`,
  'play-at-one-screen-hint': ({ least, most }) =>
    most === 2
      ? 'À deux devant un écran, ou seul contre le robot'
      : `De ${least} à ${most} devant un écran, des robots où l'on veut`,
  continue: () => 'Reprendre',
  'saved-none': () => 'Aucune partie pour l’instant',
  'saved-none-hint': () => 'Chaque coup est enregistré au fil du jeu. Vos parties vous attendront ici.',
  'saved-over': () => 'Terminée',
  'saved-open': ({ game, players }) => `Reprendre ${game} : ${players}`,
  'saved-export': ({ game, players }) => `Exporter ${game} : ${players}`,
  'saved-delete': ({ game, players }) => `Supprimer ${game} : ${players}`,
  'delete-title': () => 'Supprimer cette partie ?',
  'delete-body': ({ game, players }) =>
    `${game}, ${players}. Elle sera perdue pour de bon ; exportez-la d’abord si vous pensez y revenir.`,
  'delete-sure': () => 'Supprimer la partie',
  export: () => 'Exporter',
  'import-title': () => 'Ouvrir un fichier de partie',
  'import-hint': () => 'Ou déposez-le n’importe où sur la page',
  'import-choose': () => 'Choisir un fichier',
  'import-reading': () => 'Lecture du fichier…',
  'import-drop': () => 'Lâchez pour ouvrir la partie',
  'import-drop-hint': () => 'Un fichier de partie exporté depuis Sightline',
  'import-failed': () => 'Ce fichier n’a pas été ouvert',
  notices: () => 'Licences de ce dont cette page est faite',
  'stays-here': () => 'Vos parties restent sur cet appareil. Rien n’est envoyé nulle part.',
  ...FR_LOBBY,
  // settings
  'settings-hint': () => 'Tout s’applique aussitôt et reste mémorisé sur cet appareil.',
  quality: () => 'Qualité d’image',
  'quality-low': () => 'Légère',
  'quality-medium': () => 'Équilibrée',
  'quality-high': () => 'Soignée',
  'quality-hint': () => 'Choisissez Légère si la caméra vous paraît lente.',
  sound: () => 'Son',
  'sound-hint': () => 'Les dés, le bois, les pas',
  motion: () => 'Mouvements',
  'motion-hint': () => 'Réduits, ils deviennent de simples fondus.',
  'motion-full': () => 'Complets',
  'motion-reduced': () => 'Réduits',
  dice: () => 'Dés',
  'dice-hint': () => 'Dans les deux cas, ils sont vraiment lancés et décident.',
  'dice-by-hand': () => 'Je les lance',
  'dice-automatic': () => 'Lancés pour moi',
  'text-size': () => 'Taille du texte',
  'text-size-value': ({ percent }) => `${percent} %`,
  'hints-again': () => 'Revoir les premiers conseils',
  'hints-again-button': () => 'Revoir',
  'hints-again-hint': () => 'De courts conseils qui paraissent une fois, au bon moment',
  'hints-again-done': () => 'Les conseils reparaîtront',
  // fault
  'fault-title': () => 'Quelque chose s’est cassé',
  'fault-body': () =>
    'La partie est sauve : elle est enregistrée à chaque coup. Rechargez la page pour continuer. Si cela se répète, copiez le rapport et envoyez-le-nous.',
  'fault-copy': () => 'Copier le rapport',
  'fault-copied': () => 'Copié',
  'fault-reload': () => 'Recharger',
  'fault-details': () => 'Ce qui s’est passé',
  'loading-table': () => 'On dresse la table…',
  'loading-hint': () => 'Figurines et décors sortent de leur boîte',
}
