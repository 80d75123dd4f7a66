/** French: refusals and reports of the host. Each says what happened and, if something can be done, what to do now. */
import type { ForeignLook, MatchSaid } from '../../match/said'
import { de } from './plural'
import type { Phrases } from './speak'

const LOOKS: { readonly [L in ForeignLook]: string } = {
  model: 'un modèle 3D',
  picture: 'une image',
  archive: 'une archive',
  'tabletop-simulator': 'une sauvegarde de Tabletop Simulator',
  'other-json': 'des données d’un autre logiciel',
  text: 'un texte',
  binary: 'autre chose',
}
const REPORT = 'Copiez le rapport et envoyez-le-nous.'

export const FR_HOST: Phrases<MatchSaid> = {
  'malformed-message': () => 'La demande n’a pas été comprise. Rechargez la page.',
  'wrong-version': ({ theirs, ours }) =>
    `Cette page et son hôte n’ont pas la même version (${theirs} et ${ours}). Rechargez la page.`,
  'hello-first': () => 'La partie ne s’est pas bien ouverte. Rechargez la page.',
  'not-your-seat': ({ seat }, speak) => `C’est la place ${de(speak.seat(seat))}.`,
  'unknown-decision': () => 'Cette question n’est plus posée.',
  'already-answered': () => 'La réponse est déjà donnée.',
  'unknown-shape': () => 'Cette version ne sait pas poser cette question. Rechargez la page.',
  'throw-not-awaited': () => 'Aucun dé n’attend d’être lancé.',
  'match-over': () => 'La partie est finie.',
  'claim-of-another': () => 'Une affirmation ne peut porter que sur la figurine déplacée et une autre. Rien n’a été déplacé.',
  'claim-of-hidden': () => 'Une affirmation ne peut nommer que ce que tous voient. Rien n’a été déplacé.',
  'already-conceded': ({ seat }, speak) => `${speak.seat(seat)} a déjà abandonné.`,
  'nothing-to-undo': () => 'Il n’y a rien à annuler.',
  'nothing-to-redo': () => 'Il n’y a rien à rétablir.',
  'undo-already-asked': ({ by }, speak) => `${speak.seat(by)} a déjà demandé à revenir en arrière. Répondez-y d’abord.`,
  'undo-declined': ({ by }, speak) => `${speak.seat(by)} préfère continuer.`,
  'undo-lapsed': () => 'La partie a continué : on ne revient plus en arrière.',
  'no-undo-asked': () => 'Personne n’a demandé à revenir en arrière.',
  'export-while-secret': () => 'Des réponses secrètes sont en cours. Exportez la partie une fois qu’elles sont révélées.',
  'chain-known': () => 'Le secret pour les dés a déjà servi. Rechargez la page pour en créer un autre.',
  'rules-failed': () => `Les règles n’ont pas pu l’appliquer ; rien n’a changé. ${REPORT}`,
  'play-paused': () =>
    'La partie est en pause : rien ne peut être enregistré pour le moment. Rien n’est perdu, elle reprendra d’elle-même.',
  'puzzle-decided': () => 'Cette énigme est décidée. Recommencez-la pour continuer.',
  'no-puzzle': () => 'Cette partie n’est pas une énigme.',
  'match-rests': () => 'Les joueurs ont convenu d’une pause.',
  'run-elsewhere': () => 'La partie est hébergée ailleurs à présent. Rechargez la page.',

  'play-resumed': () => 'La partie reprend.',
  'not-kept': () =>
    'Le dernier coup n’a pas pu être enregistré sur cet appareil. La mémoire est-elle pleine ? Exportez la partie par prudence.',
  'chance-failed': () => 'Les dés n’ont pas pu être lancés. Annulez, puis recommencez.',
  'dice-replaced': () => 'Les dés n’ont pas voulu rouler ; des nombres équitables ont été tirés à leur place.',
  'bot-failed': ({ seat }, speak) =>
    seat === 'chance'
      ? 'Le hasard n’a pas répondu ; la réponse la plus simple a été prise.'
      : `${speak.seat(seat)} n’a pas répondu ; la réponse la plus simple a été prise.`,

  'kept-in-memory': () =>
    'Rien ne peut être enregistré sur cet appareil : la partie durera autant que cet onglet. Exportez-la pour la garder.',

  'log-of-other-rules': ({ entry }) =>
    `Les règles ont été corrigées depuis le début de cette partie : à partir de son coup ${entry}, elle ne peut plus être vérifiée. Elle continue telle qu’elle a été jouée.`,
  'log-at-its-end': ({ entry }) =>
    `Les règles ont été corrigées depuis le début de cette partie, qui ne peut pas continuer d’ici : à partir de son coup ${entry}, les règles d’aujourd’hui auraient mené ailleurs. On peut la regarder, et annuler des coups.`,
  'log-not-following': ({ entry }) =>
    `À partir de son coup ${entry}, cette partie ne découle pas des règles : elle a été modifiée hors du jeu, ou elle est endommagée. Elle continue telle quelle.`,

  'malformed-request': () => 'La demande n’a pas été comprise. Rechargez la page.',
  'advice-among-players': () => 'Un conseil n’est donné que si vous jouez seul : les autres n’y ont pas consenti.',
  'unknown-match': () => 'Cette partie n’est pas sur cet appareil.',
  'unknown-game': ({ game }) => `Ce jeu n’est pas ici : « ${game} ».`,
  'bad-options': ({ at, expected }) => `Ces choix ne font pas une partie : pour « ${at} », il faut ${expected}.`,
  'open-elsewhere': () => 'La partie est ouverte dans un autre onglet. Continuez là-bas, ou fermez-le et rechargez cette page.',
  'notes-full': ({ most }) => `Une partie contient au plus ${most} notes. Supprimez-en une dont vous n’avez plus besoin.`,
  'match-removed': () => 'La partie a été supprimée dans un autre onglet.',
  'stored-damaged': () =>
    'L’enregistrement de cette partie est endommagé. Il reste à sa place ; un fichier exporté plus tôt s’ouvre toujours.',
  'stored-outdated': ({ entry }) =>
    `Cette version ne sait pas lire le coup ${entry} de cette partie. Elle reste dans votre liste, à exporter ou à supprimer.`,
  'store-failed': () => 'L’appareil n’a pas pu lire ses parties enregistrées. Rechargez la page.',

  'log-empty': () => 'Il ne contient aucun coup.',
  'log-no-start': ({ entry }) => `Le premier coup manque (entrée ${entry}).`,
  'log-gap': ({ entry, found }) => `Un coup manque : on attendait l’entrée ${entry}, voici la ${found}.`,
  'log-answer-to-nothing': ({ entry }) => `L’entrée ${entry} répond à une question jamais posée.`,
  'log-answer-refused': ({ entry }) => `Les règles refusent le coup de l’entrée ${entry}.`,
  'log-answer-impossible': ({ entry }) => `Le coup de l’entrée ${entry} ne peut pas être joué.`,
  'log-events-differ': ({ entry }) => `L’entrée ${entry} donne un autre résultat : les règles ont changé depuis.`,
  'log-place-differs': ({ entry }) => `Après l’entrée ${entry}, les règles continueraient ailleurs.`,
  'log-undo-impossible': ({ entry }) => `L’entrée ${entry} annule ce qui n’existe pas.`,
  'log-unreadable': ({ entry }) => `Ce qui s’est passé à l’entrée ${entry} est illisible.`,

  'file-empty': () => 'Le fichier est vide.',
  'file-too-large': ({ most }, speak) =>
    `Le fichier est trop gros pour une partie : plus de ${speak.number(most / 1_000_000)} Mo.`,
  'file-foreign': ({ looks }) => `Ce n’est pas une partie mais ${LOOKS[looks]}. Choisissez un fichier exporté depuis Sightline.`,
  'file-cut-short': () => 'Le fichier s’arrête au milieu : la copie est incomplète. Exportez-le de nouveau.',
  'file-not-json': ({ at }, speak) => `Le fichier est endommagé au caractère ${speak.number(at)}.`,
  'file-wrong-version': ({ found, ours }) =>
    found > ours
      ? `Le fichier vient d’une version plus récente (${found}) que celle-ci (${ours}). Rechargez la page pour l’obtenir.`
      : `Le fichier vient d’une version (${found}) trop ancienne pour celle-ci (${ours}).`,
  'file-damaged': ({ at, expected }) => `Le fichier est endommagé : « ${at} » devrait contenir ${expected}.`,
  'file-bad-puzzle': ({ at }) => `L’énigme du fichier ne convient pas à sa partie, à « ${at} ».`,
  'file-changed': () => 'Le fichier a été modifié après son export ; on ne peut pas s’y fier.',
  'file-unknown-game': ({ game }) => `Cette partie est d’un jeu qui n’est pas ici : « ${game} ».`,
  'file-bad-setup': ({ at }) => `La partie part de quelque chose d’impossible : « ${at} ».`,
  'file-bad-log': ({ at }) => `Les coups du fichier sont endommagés, à « ${at} ».`,
}
