/** French: the log, and texts shown over the table. */
import { au, de, le, plural } from '../../../../ui/words/plural'
import type { Speak, Translation } from '../../../../ui/words/speak'
import type { EN_LOG } from './en-log'
import { card, cards, listed, place, placed, seat } from './told'

const some = (count: number): string => `${count} ${plural('fr', count, 'carte', 'cartes')}`
const temps = (count: number): string => `${count} ${plural('fr', count, 'point', 'points')} Temps`
const places = (refs: readonly string[], speak: Speak) =>
  listed(
    refs.map((ref) => placed(ref, speak)),
    speak,
  )

export const FR_LOG: Translation<typeof EN_LOG> = {
  // log
  'log-start': (says, speak) => `${seat(says.seat, speak)} commence ici : ${card(says.card, speak)}.`,
  'log-first': (says, speak) => `${seat(says.seat, speak)} a le plus grand nombre et commence.`,
  'log-dealt': (says, speak) => `${seat(says.seat, speak)} reçoit ${some(says.count)}.`,
  'log-end-hidden': ({ last }) => `La carte Fin de jeu est parmi les ${last} dernières cartes de la pioche.`,
  'log-shuffled': () => 'Les cartes sont mélangées.',
  'log-turn': (says, speak) => `${seat(says.seat, speak)}, tour ${says.turn}${says.isEnd ? ' (phase de fin)' : ''}`,
  'log-action-passed': (says, speak) => `${seat(says.seat, speak)} passe.`,
  'log-passed': ({ from, to, count }, speak) => `${seat(from, speak)} passe ${some(count)} ${au(seat(to, speak))}.`,
  'log-drawn': (says, speak) =>
    says.why === 'bought'
      ? `${seat(says.seat, speak)} pioche ${some(says.count)} pour cela.`
      : `${seat(says.seat, speak)} pioche ${some(says.count)}.`,
  'log-found': (says, speak) =>
    says.during === 'end'
      ? `${seat(says.seat, speak)} trouve la carte Fin de jeu : la main est complétée à cinq, puis la phase de fin commence.`
      : `${seat(says.seat, speak)} trouve la carte Fin de jeu : la phase de fin commence après ce tour.`,
  'log-reshuffled': ({ count }) => `La défausse est mélangée : ${some(count)} à piocher.`,
  'log-gained': (says, speak) => {
    const why = says.card === '' ? '' : ` (${card(says.card, speak)})`
    return `${seat(says.seat, speak)} gagne ${temps(says.amount)}${why}.`
  },
  'log-short': ({ wanted, amount }) => `${wanted} étaient dus ; la réserve de temps en avait ${amount}.`,
  'log-taken': ({ from, to, amount }, speak) => `${seat(to, speak)} prend ${temps(amount)} ${au(seat(from, speak))}.`,
  'log-over': (says, speak) =>
    says.because === 'markers'
      ? `${seat(says.seat, speak)} a posé tous ses marqueurs : la partie est finie.`
      : says.because === 'stuck'
        ? `${seat(says.seat, speak)} ne peut plus rien faire : la partie est finie.`
        : 'Tout le monde a passé : la partie est finie.',
  'log-score': (says, speak) => `${seat(says.seat, speak)} : ${says.total} ${plural('fr', says.total, 'point', 'points')}.`,
  'log-part': ({ value, reason }) => `${reason} : ${value}`,
  'log-these': (says, speak) => cards(says.cards, speak),
  'log-location': (says, speak) => `${seat(says.seat, speak)} joue ${card(says.card, speak)}.`,
  'log-defenders': (says, speak) =>
    `${seat(says.seat, speak)} place ${some(says.count)} en défense sur ${place(says.location, speak)}.`,
  'log-enemies': (says, speak) =>
    says.isNew
      ? `${seat(says.seat, speak)} attaque ${placed(says.location, speak)} avec ${some(says.count)}.`
      : `${seat(says.seat, speak)} ajoute ${some(says.count)} à l’attaque sur ${placed(says.location, speak)}.`,
  'log-absorbed': (says, speak) =>
    `${seat(says.seat, speak)} attaque ${placed(says.location, speak)} : le marqueur TARDIS absorbe ${cards(says.cards, speak)}.`,
  'log-takeover': (says, speak) =>
    `${seat(says.seat, speak)} prend ${au(seat(says.from, speak))} la tête de l’attaque sur ${placed(says.location, speak)} avec ${card(says.card, speak)}.`,
  'log-reserved': (says, speak) => `${seat(says.seat, speak)} met ${some(says.count)} en réserve.`,
  'log-taken-back': (says, speak) => `${seat(says.seat, speak)} reprend ${some(says.count)} de la réserve.`,
  'log-bought': (says, speak) => `${seat(says.seat, speak)} achète ${some(says.count)} pour ${temps(says.paid)}.`,
  'log-discarded': (says, speak) => `${seat(says.seat, speak)} défausse ${cards(says.cards, speak)}.`,
  'log-support': (says, speak) =>
    says.location === ''
      ? `${seat(says.seat, speak)} joue ${card(says.card, speak)}.`
      : `${seat(says.seat, speak)} joue ${card(says.card, speak)} pour ${place(says.location, speak)}.`,
  'log-turned-up': (says, speak) => `L’attaque sur ${place(says.location, speak)} est révélée : ${cards(says.cards, speak)}.`,
  'log-markers-removed': ({ locations }, speak) =>
    locations.length === 0 ? 'Aucun marqueur n’est retiré.' : `Marqueurs TARDIS retirés : ${places(locations, speak)}.`,
  'log-enemy-discarded': (says, speak) =>
    `${card(says.card, speak)} : défaussé sur ${place(says.location, speak)}${says.isOver ? ' ; l’attaque est finie' : ''}.`,
  'log-diverted': ({ from, to, by }, speak) =>
    `L’attaque ${de(seat(by, speak))} sur ${place(from, speak)} est détournée vers ${placed(to, speak)}.`,
  'log-attack-absorbed': (says, speak) => `Le marqueur TARDIS y absorbe ${cards(says.cards, speak)}.`,
  'log-defeated': (says, speak) =>
    `L’attaque sur ${place(says.location, speak)} est vaincue sans combat ; défaussé : ${cards(says.cards, speak)}.`,
  'log-conflict': ({ location, attacker, defender }, speak) =>
    `Conflit sur ${place(location, speak)} : ${le(seat(attacker, speak))} contre ${le(seat(defender, speak))}.`,
  'log-attackers': (says, speak) => `${seat(says.seat, speak)} : ${cards(says.cards, speak)}`,
  'log-defending': (says, speak) => `${seat(says.seat, speak)} : ${cards(says.cards, speak)}`,
  'log-pandorica': (says, speak) => `La Pandorica s’ouvre ; défaussé : ${cards(says.cards, speak)}.`,
  'log-river': (says, speak) => `${card(says.card, speak)} passe du côté des attaquants.`,
  'log-amy': () => 'Amy Pond fait la paix avec les Siluriens : le défenseur gagne.',
  'log-strengths': ({ attack, defence }) => `Attaque ${attack}, défense ${defence}.`,
  'log-boost': (says, speak) =>
    says.points === 0
      ? `${seat(says.seat, speak)} ne fait pas appel à U.N.I.T.`
      : `${seat(says.seat, speak)} paie ${temps(says.points)} à U.N.I.T. : +${says.points}.`,
  'log-won': (says, speak) =>
    `${seat(says.defender, speak)} défend ${place(says.location, speak)}${says.marker ? ' et y pose un marqueur' : ''}.`,
  'log-lost': (says, speak) => `${seat(says.attacker, speak)} tient ${place(says.location, speak)}.`,
  'log-tesselecta': (says, speak) => `${seat(says.seat, speak)} joue Tesselecta et reprend en main ${cards(says.cards, speak)}.`,
  'log-defenders-lost': (says, speak) => {
    const back = says.returned.length > 0 ? `${cards(says.returned, speak)} revient en main` : ''
    const gone = says.discarded.length > 0 ? `défaussé : ${cards(says.discarded, speak)}` : ''
    return `${seat(says.seat, speak)} : ${[gone, back].filter((part) => part !== '').join(' ; ')}.`
  },
  'log-enemies-lost': (says, speak) => `${seat(says.seat, speak)} perd ${cards(says.cards, speak)}.`,
  // cues
  'cue-turn': (says, speak) => `Tour ${de(seat(says.seat, speak))}`,
  'cue-turn-detail': ({ isEnd, next, to }, speak) =>
    isEnd
      ? `Une action. Puis ${seat(next, speak)}.`
      : `Trois cartes iront ${au(seat(to, speak))} ; puis ce sera le tour ${de(seat(next, speak))}.`,
  'cue-end-found': () => 'Fin de jeu',
  'cue-end-found-detail': () => 'La carte est trouvée. Après ce tour, chacun n’a qu’une action à la fois.',
  'cue-time': ({ amount }) => `${amount > 0 ? '+' : '−'}${Math.abs(amount)} temps`,
  'cue-conflict': ({ location }, speak) => `Conflit : ${place(location, speak)}`,
  'cue-conflict-detail': ({ attacker, defender }, speak) => `${seat(attacker, speak)} attaque, ${seat(defender, speak)} défend`,
  'cue-defended': () => 'Défendu',
  'cue-fallen': () => 'Tenu par les attaquants',
  'cue-absorbed': () => 'Le marqueur TARDIS l’absorbe',
  'cue-switched': () => 'change de camp',
  'cue-amy': () => 'La paix',
  'cue-bought': ({ paid }) => `${temps(paid)} payés`,
  'cue-shuffled': () => 'Mélangé',
}
