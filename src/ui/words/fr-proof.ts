/** French: the check of a match's dice and shuffles, and its results. */
import type { CheckingWords } from './dictionary'
import { counting, de } from './plural'

const some = counting('fr')

export const FR_PROOF: CheckingWords = {
  'check-hint': () => 'Chaque lancer et chaque mélange est refait, à partir de secrets fixés avant d’être demandés.',
  'check-fetching': () => 'Chargement de la partie…',
  'check-working': ({ done, of }, speak) => `Entrée ${speak.number(done)} sur ${speak.number(of)}`,
  'check-failed': () => 'La vérification n’a pas pu être faite. Fermez ceci et réessayez.',

  'verified-all': () => 'Tout concorde.',
  'verified-part': () => 'Aucune contradiction, mais tout n’a pas pu être vérifié.',
  'verified-not': ({ entry }) => `Tout ne concorde pas. À l’entrée ${entry} du journal :`,

  'verified-log': ({ entries }) => `Règles : ${some(entries, 'entrée en découle', 'entrées en découlent')}.`,
  'verified-commitments': ({ count }) => `Engagements : ${some(count, 'a été pris', 'ont été pris')} avant toute question.`,
  'verified-links': ({ count }) => `Secrets de l’hôte : ${some(count, 'remonte', 'remontent')} à son engagement.`,
  'verified-seat-links': ({ count, absent }) =>
    `Secrets des places : ${some(count, 'remonte', 'remontent')} à leur engagement ; ${some(absent, 'a manqué', 'ont manqué')}, une page ne l’ayant pas donné à temps.`,
  'verified-seat-part': ({ seat, count, of }, speak) =>
    `Sur ${some(of, 'lancer ou mélange', 'lancers et mélanges')}, la page ${de(speak.seat(seat))} a eu part à ${count === of ? 'tous' : speak.number(count)}.`,
  'verified-throws': ({ count, dice }) =>
    `Lancers : ${some(count, 'relancé', 'relancés')}, soit ${some(dice, 'dé', 'dés')} ; toutes les faces et tous les films concordent.`,
  'verified-draws': ({ count }) => `Tirages sans dés : ${some(count, 'découle', 'découlent')} des secrets.`,
  'verified-shuffles': ({ count }) => `Mélanges : ${some(count, 'découle', 'découlent')} des secrets.`,
  'unverified-shuffles': ({ count }) =>
    `Non vérifiés : ${some(count, 'mélange, dont le secret n’est pas révélé', 'mélanges, dont les secrets ne sont pas révélés')} dans ce fichier.`,
  'unverified-chance': ({ count }) =>
    `Non vérifiés : ${some(count, 'tirage ou mélange', 'tirages et mélanges')} d’une version plus ancienne, qui ne prouvait rien.`,
  'skipped-numbers': ({ count }) =>
    `Sautés : ${some(count, 'numéro', 'numéros')} sans résultat ; cela arrive quand un coup est annulé pendant que les dés roulent, ou quand l’hôte redémarre.`,

  'proof-missing': () => 'Un tirage ou un mélange n’a pas sa preuve.',
  'proof-misplaced': () => 'Une preuve n’est pas du type attendu ici.',
  'proof-unbound': () => 'Personne n’était engagé par un secret au moment de la question.',
  'proof-bound-late': () => 'Quelqu’un s’est engagé sur des secrets pour ce qui était déjà tombé.',
  'proof-chain-again': () => 'Quelqu’un s’est engagé sur un secret qui avait déjà servi.',
  'proof-number-again': ({ number }) => `Le numéro ${number} a servi deux fois.`,
  'proof-link-wrong': ({ number }) => `Le secret de l’hôte pour le numéro ${number} ne remonte pas à son engagement.`,
  'proof-seat-link-wrong': ({ seat }, speak) => `Le secret ${de(speak.seat(seat))} ne remonte pas à son engagement.`,
  'proof-seat-left-out': ({ seat }, speak) =>
    `La preuve et les engagements ne s’accordent pas sur la part ${de(speak.seat(seat))} dans ce résultat.`,
  'proof-faces-differ': () => 'Les dés montrent d’autres faces que celles qui découlent des secrets.',
  'proof-film-differs': () => 'Le lancer enregistré n’est pas celui qui découle des secrets et du geste.',
  'proof-order-differs': () => 'Les cartes sont dans un autre ordre que celui qui découle des secrets.',
  'proof-secret-wrong': () => 'Le secret révélé à la fin n’est pas celui sur lequel l’hôte s’était engagé.',
  'proof-secret-missing': () => 'La partie est finie, mais le secret sur lequel l’hôte s’était engagé n’est pas révélé.',
  'proof-other-rules': ({ theirs, ours }) =>
    `La partie a commencé avec la version ${theirs} de ses règles, et celles-ci sont la version ${ours} : on ne peut pas dire ici si ses coups les suivent.`,
  'proof-part-ignored': ({ number }) =>
    `Cette page a donné sa part pour le numéro ${number}, mais elle n’a pas été prise en compte : elle est arrivée trop tard, ou l’hôte l’a écartée.`,
  'proof-question-other': ({ number }) =>
    `Cette page a donné sa part pour le numéro ${number} à une autre question que celle où elle a servi.`,
}
