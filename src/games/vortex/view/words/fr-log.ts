/** French: the log, and the cues over the table. */
import { listedNames } from '../../../../ui/words/listed'
import { au, capital, de, le } from '../../../../ui/words/plural'
import type { Speak, Translation } from '../../../../ui/words/speak'
import type { ResolvedAs } from '../../rules/events'
import type { Side } from '../../rules/state'
import type { EN_LOG } from './en-log'
import { CHANGED, EFFECTS, MOVES, pa, some, stepName, Who, who, will } from './fr-bits'

const OUTCOMES: { readonly [O in ResolvedAs]: string } = {
  failure: 'échec',
  success: 'réussite',
  exceptional: 'réussite exceptionnelle',
}
const ORDERED: { readonly [how: string]: string } = {
  coin: 'à pile ou face',
  bid: 'par la plus haute mise',
  agreed: 'd’un commun accord',
  mirror: 'pour les deux peuples',
}
const player = (seat: Side, speak: Speak): string => capital(le(speak.seat(seat)))

export const FR_LOG: Translation<typeof EN_LOG> = {
  'log-discipline': ({ a, b }, speak) =>
    `Mains levées : ${le(speak.seat('A'))} a misé ${a}, ${le(speak.seat('B'))} ${b} de Discipline.`,
  'log-ordered': ({ seat, how }, speak) => `Le pays ${de(speak.seat(seat))} vient en premier, ${ORDERED[how] ?? how}.`,
  'log-first': ({ seat, a, b }, speak) => `${player(seat, speak)} est premier joueur (Ordre ${a} contre ${b}).`,
  'log-deployed': ({ figure }, speak) => `${Who(figure, speak)} se déploie.`,
  'log-turn': ({ turn, country }) => `Tour ${turn} : ${country}`,
  'log-step': ({ rapidity, fanatics }) => stepName(rapidity, fanatics),
  'log-passed': ({ seat }, speak) => `${player(seat, speak)} passe.`,
  'log-removed': ({ figures }, speak) =>
    `${capital(listedNames(figures, speak))} ${figures.length === 1 ? 'tombe' : 'tombent'} enfin.`,
  'log-moved': ({ figure, how, length }, speak) => `${Who(figure, speak)} ${MOVES[how]} sur ${speak.length(length)}.`,
  'log-engaged': ({ figure, others }, speak) => `${Who(figure, speak)} est au contact : ${listedNames(others, speak)}.`,
  'log-charges': ({ figure, target }, speak) => `${Who(figure, speak)} déclare une charge contre ${who(target, speak)}.`,
  'log-charge-charge': ({ length }, speak) => `La charge porte, sur ${speak.length(length)}.`,
  'log-charge-engagement': ({ length }, speak) => `Seulement ${speak.length(length)} : un engagement, pas une charge.`,
  'log-charge-failed': ({ length }, speak) => `Trop loin : la charge s’arrête après ${speak.length(length)}, avant sa cible.`,
  'log-shot': ({ figures, target }, speak) =>
    `${capital(listedNames(figures, speak))} ${figures.length === 1 ? 'tire' : 'tirent'} sur ${who(target, speak)}.`,
  'log-stays': ({ figure }, speak) => `${Who(figure, speak)} reste en place ce tour`,
  'log-out-of-range': ({ figures }, speak) => `${capital(listedNames(figures, speak))} : hors de portée, les points sont perdus.`,
  'log-left-out': ({ figures }, speak) =>
    `${capital(listedNames(figures, speak))} : hors du sort, trop loin de la première cible.`,
  'log-concentrates': ({ figures }, speak) =>
    figures.length === 0 ? 'Personne ne se concentre.' : `Concentration : ${listedNames(figures, speak)}.`,
  'log-attack': ({ attackers, defenders, force }, speak) =>
    `${capital(listedNames(attackers, speak))} ${attackers.length === 1 ? 'attaque' : 'attaquent'} ${listedNames(defenders, speak)}${force ? ' de toute sa force' : ''}.`,
  'log-spell': ({ casters, spell, targets }, speak) =>
    `${capital(listedNames(casters, speak))} ${casters.length === 1 ? 'lance' : 'lancent'} ${who(spell, speak)} : ${listedNames(targets, speak)}.`,
  'log-fizzled': ({ spell }, speak) => `${Who(spell, speak)} se perd.`,
  'log-trance': ({ figure, turns }, speak) => `${Who(figure, speak)} entre en transe (tour ${turns}).`,
  'log-trance-broken': ({ figure }, speak) => `La transe ${de(who(figure, speak))} est rompue.`,
  'log-noticed': ({ figure }, speak) => `${Who(figure, speak)} le remarque.`,
  'log-revealed': ({ bids }) => `Mains levées : ${bids}.`,
  'log-bid-will': ({ figure, points }, speak) => `${who(figure, speak)} ${will(points)}`,
  'log-bid-mana': ({ figure, points }, speak) => `${who(figure, speak)} ${points} de Mana`,
  'log-resolved': ({ value, against, outcome }) => `${value} contre ${against} : ${OUTCOMES[outcome]}.`,
  'log-for': ({ parts }) => `Pour : ${parts}`,
  'log-against': ({ parts }) => `Contre : ${parts}`,
  'log-damage': ({ figures, damage }, speak) => `${capital(listedNames(figures, speak))} : ${some(damage, 'dégât', 'dégâts')}.`,
  'log-doomed': ({ figure }, speak) => `${Who(figure, speak)} meurt, mais combat jusqu’à la fin du tour.`,
  'log-killed': ({ figure }, speak) => `${Who(figure, speak)} meurt.`,
  'log-killed-terrain': ({ figure }, speak) => `${Who(figure, speak)} meurt quand le pays change.`,
  'log-healed': ({ figure, damage }, speak) => `${Who(figure, speak)} guérit de ${some(damage, 'blessure', 'blessures')}.`,
  'log-effect': ({ figure, effect }, speak) => `${Who(figure, speak)} : ${EFFECTS[effect.cause]} (${CHANGED[effect.stat]}).`,
  'log-points': ({ figure, pa: left, will: resolve }, speak) =>
    `${Who(figure, speak)} a maintenant ${pa(left)} et ${will(resolve)}.`,
  'log-pushed': ({ figure }, speak) => `${Who(figure, speak)} recule.`,
  'log-broken': ({ piece }, speak) => `${Who(piece, speak)} éclate.`,
  'log-scored': ({ points, why }) => `${some(points, 'point', 'points')} : ${why}`,
  'log-over': () => 'La partie est finie.',
  // cues
  'cue-turn': ({ turn, country }) => `Tour ${turn} : ${country}`,
  'cue-window': ({ seat }, speak) => `${capital(au(speak.seat(seat)))} d’agir`,
  'cue-step': ({ rapidity, fanatics }) => stepName(rapidity, fanatics),
  'cue-failed-charge': () => 'trop loin',
  'cue-engagement': () => 'engagement seulement',
  'cue-out': () => 'hors de portée',
  'cue-notices': () => 'remarque',
  'cue-bid': ({ points }) => `+${points}`,
  'cue-resolved': ({ value, against }) => `${value} : ${against}`,
  'cue-hurt': ({ damage }) => `−${damage}`,
  'cue-healed': ({ damage }) => `+${damage}`,
  'cue-killed': () => 'tué',
  'cue-trance': () => 'transe',
  'cue-trance-broken': () => 'transe rompue',
  'cue-over': () => 'La partie est finie',
}
