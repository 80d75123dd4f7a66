/** French: the proof of a match's result, and what a result file proves and does not. */
import type { ResultWords } from './dictionary'
import { counting, de, plural } from './plural'
import { FIXED } from './typeset'

const some = counting('fr')
const whole = (key: string) => key.replaceAll(' ', FIXED)
const list = new Intl.ListFormat('fr', { type: 'conjunction' })
const time = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeStyle: 'short' })

function partOf(part: string): string {
  const [member = '', name = ''] = part.split(/\.(.*)/s)
  switch (member) {
    case 'game':
      return 'le jeu'
    case 'rulesVersion':
      return 'la version des règles'
    case 'seats':
      return 'les places'
    case 'players':
      return `le joueur de la place ${name}`
    case 'options':
      return `ce qui était convenu avant la partie (« ${name} »)`
    case 'outcome':
      return name === 'winners' ? 'le vainqueur' : name === 'scores' ? 'les points' : 'l’issue'
    case 'log':
      return name === 'hash' ? 'l’empreinte du journal' : 'la longueur du journal'
    case 'audit':
      return 'la vérification des dés et des mélanges'
    case 'from':
      return 'la partie dont celle-ci est une variante'
    default:
      return `« ${part} »`
  }
}
/** "l’appareil d’Ada et de Ben" */
const deviceOf = (names: readonly string[]) => `l’appareil ${list.format(names.map(de))}`

export const FR_RESULT: ResultWords = {
  'result-foreign': () => 'Ce n’est pas une preuve de résultat.',
  'result-too-large': ({ most }, speak) =>
    `Le fichier est trop gros pour une preuve de résultat : plus de ${speak.number(most / 1_000_000)} Mo.`,
  'result-not-json': ({ at }, speak) =>
    `Cette preuve de résultat est abîmée au caractère ${speak.number(at)} : ce n’est pas le fichier qui a été signé.`,
  'result-wrong-version': ({ found, ours }) =>
    found > ours
      ? 'Cette preuve de résultat vient d’une version plus récente de Sightline. Rechargez la page et réessayez.'
      : 'Cette preuve de résultat est d’une version qui n’a jamais existé.',
  'result-damaged': ({ at, expected }) =>
    `Cette preuve de résultat est abîmée : ${expected} attendu à « ${at} ». Ce n’est pas le fichier qui a été signé.`,
  'result-unfinished': () => 'Seule une partie finie a un résultat à prouver.',

  'key-foreign': () => 'Ce n’est pas la clé d’un serveur.',
  'key-damaged': ({ at, expected }) => `Cette clé de serveur est abîmée : ${expected} attendu à « ${at} ».`,

  'result-sound': () => 'Signé, et inchangé depuis.',
  'result-unsigned': () => 'Personne n’a signé ceci : à lui seul, le fichier ne prouve rien.',
  'result-unchecked': () =>
    'Les signatures ne peuvent pas être vérifiées sur cette page, qui n’a pas été ouverte en « https ». Ouvrez le fichier sur une page qui l’est.',
  'result-changed': () => 'Ce n’est pas ce qui a été signé.',
  'result-other-server': () => 'Le serveur dont vous avez donné la clé n’a pas signé ceci.',

  'part-changed': ({ part }) => `Modifié après la signature : ${partOf(part)}.`,
  'hash-changed': ({ part }) => `Modifié après la signature : l’empreinte, dans la liste, pour ${partOf(part)}.`,
  'part-or-hash-changed': ({ part }) => `Le contenu et son empreinte dans la liste diffèrent : ${partOf(part)}.`,
  'device-signature-wrong': ({ names }) => `La signature de ${deviceOf(names)} ne correspond pas.`,
  'server-signature-wrong': () => 'La signature du serveur ne correspond pas.',
  'server-unsigned': () => 'Aucun serveur n’a signé ce fichier.',
  'server-key-other': ({ given, theirs }) =>
    `Le fichier est signé avec une autre clé : ${whole(theirs)}. Celle que vous avez donnée est ${whole(given)}.`,
  'text-changed': () =>
    'Le texte du fichier a été réécrit, avec d’autres espaces ou dans un autre ordre. Ce qu’il dit est inchangé.',

  'signed-by-device': ({ names, key, at }) => `Signé par ${deviceOf(names)}, le ${time.format(at)}. Clé ${whole(key)}.`,
  'signed-by-this-device': ({ names, key, at }) =>
    `Signé par cet appareil pour ${list.format(names)}, le ${time.format(at)}. Clé ${whole(key)}.`,
  'signed-by-server': ({ key, at }) =>
    `Signé par le serveur qui a hébergé la partie, le ${time.format(at)} : tout sauf la vérification des dés et des mélanges. Clé ${whole(key)}.`,
  'signed-by-this-server': ({ at }) =>
    `Signé par le serveur d’où vient cette page, le ${time.format(at)} : tout sauf la vérification des dés et des mélanges.`,
  'signed-by-given-server': ({ at }) =>
    `Signé par le serveur dont vous avez donné la clé, le ${time.format(at)} : tout sauf la vérification des dés et des mélanges.`,
  'audit-signed': ({ throws, shuffles }) =>
    `Dés et mélanges : ${some(throws, 'lancer', 'lancers')} et ${some(shuffles, 'mélange', 'mélanges')} découlent de secrets fixés auparavant.`,
  'moves-followed': ({ entries }) =>
    entries === 1
      ? 'Coups : la seule entrée du journal découle des règles.'
      : `Coups : les ${entries} entrées du journal découlent toutes des règles.`,
  'log-matches': ({ entries }) =>
    `La partie a été refaite ici : son journal de ${some(entries, 'entrée', 'entrées')} a bien l’empreinte et l’issue que ce fichier indique.`,

  'people-unproved': () =>
    'À qui sont ces appareils et ces serveurs. Comparez les chiffres des clés avec ceux que les autres voient dans leur fichier.',
  'one-device': ({ persons }) =>
    `Que ${persons > 1 ? 'plusieurs personnes ont joué' : 'c’était la première tentative'} : un seul appareil a hébergé la partie, lancé les dés et signé. Qui le possède aurait pu rejouer jusqu’à ce que le résultat lui plaise.`,
  'not-signed-for': ({ names }) =>
    `Que ${list.format(names)} ${names.length === 1 ? 'est' : 'sont'} d’accord : aucun appareil n’a signé pour ${names.length === 1 ? 'cette place' : 'ces places'}.`,
  'audit-unsigned': () => 'La vérification des dés et des mélanges : personne ne l’a faite et signée.',
  'audit-incomplete': ({ of, proved, first }) =>
    `Tous les dés et mélanges : ${proved === 0 ? `aucun des ${of} n’est prouvé` : `${proved} sur ${of} ${plural('fr', proved, 'est prouvé', 'sont prouvés')}`}. Le premier qui ne l’est pas est à l’entrée ${first} du journal.`,
  'moves-unfollowed': ({ entries, followed }) =>
    followed === 0
      ? 'Que les coups découlent des règles : celles du début de la partie n’étaient pas disponibles.'
      : `Que tous les coups découlent des règles : c’est le cas ${followed === 1 ? 'de la première' : `des ${followed} premières`} sur ${some(entries, 'entrée', 'entrées')}.`,
  'log-unseen': () =>
    'Que le journal mène à cette issue : il faut pour cela le fichier de la partie, qui n’est pas dans la preuve.',
  'hosted-since': ({ entry }) =>
    `Comment la partie a commencé : le serveur l’héberge depuis l’entrée ${entry}, où elle a été reprise d’un fichier.`,
  'was-forked': ({ after }) =>
    `Une partie jouée depuis le début : celle-ci est une variante d’une autre, à partir de l’entrée ${after}.`,
  'was-forked-by-hand': ({ after }) =>
    `Une partie jouée depuis le début : celle-ci est une variante d’une autre, à partir de l’entrée ${after}, où des dés ont été posés à la main.`,
  'help-unproved': () => 'Que personne n’a été aidé, et que chacun a joué lui-même à son appareil.',

  'match-differs': () => 'Le fichier de la partie mène à autre chose.',
  'match-part-differs': ({ part }) => `Différent dans la partie : ${partOf(part)}.`,

  'result-hint-end': () => 'Un petit fichier qui dit comment la partie a fini, signé par ceux qui étaient là.',
  'result-won': ({ names }) =>
    names.length === 0 ? 'Égalité' : `${list.format(names)} ${names.length === 1 ? 'a gagné' : 'ont gagné'}`,
  'result-of': ({ game, version, entries }) =>
    `${game}, version ${version} des règles, ${some(entries, 'entrée', 'entrées')} dans le journal`,
  'result-bot': ({ name }) => `${name} (robot)`,
  'result-states': () => 'Ce qu’il affirme',
  'result-proves': () => 'Ce qu’il prouve',
  'result-proves-not': () => 'Ce qu’il ne prouve pas',
  'result-wrong': () => 'Ce qui ne correspond pas',
  'result-save': () => 'Enregistrer la preuve',
  'result-fetching': () => 'Chargement de la partie…',
  'result-failed': () => 'La preuve n’a pas pu être faite. Fermez ceci et réessayez.',
  'result-no-key': () =>
    'Cette page n’a pas été ouverte en « https » : l’appareil ne peut pas signer. Le fichier est enregistré sans sa signature.',
  'result-match': () => 'La partie elle-même',
  'result-match-hint': () => 'Avec le fichier de la partie, toute la partie est refaite et comparée.',
  'result-match-choose': () => 'Choisir le fichier de la partie',
  'result-match-here': () => 'La partie est sur cet appareil.',
  'result-server': () => 'Le serveur',
  'result-server-hint': () =>
    'Cette page ne connaît pas le serveur qui a signé. Il donne sa clé à « /api/result-key », après son adresse : collez ici ce qui s’y trouve.',
  'result-server-key': () => 'Clé du serveur',
  'result-working': ({ done, of }, speak) => `La partie est refaite : entrée ${speak.number(done)} sur ${speak.number(of)}`,
  'result-match-unread': ({ why }) => `La partie n’a pas pu être refaite : ${why}`,
}
