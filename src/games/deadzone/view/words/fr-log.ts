/** French: the log, and texts shown over the table. */
import { listedNames } from '../../../../ui/words/listed'
import { au, capital, de } from '../../../../ui/words/plural'
import type { Speak, Translation } from '../../../../ui/words/speak'
import type { EN_LOG } from './en-log'
import { cube, FACES, some } from './fr-bits'
import { party } from './party'

const faces = (all: readonly (keyof typeof FACES)[]): string => all.map((face) => FACES[face]).join(', ')
const name = (ref: string, speak: Speak): string => capital(party(ref, speak))
const points = (count: number): string => some(count, 'point', 'points')
const succes = (count: number): string => `${count} succès`
const WAYS: { readonly [way: string]: string } = {
  walk: 'va en',
  climb: 'grimpe en',
  jump: 'saute en',
  fall: 'chute en',
  thrown: 'est projetée en',
  fly: 'vole en',
  teleport: 'apparaît en',
}
const GONE: { readonly [how: string]: string } = {
  destroyed: 'détruit',
  used: 'utilisé',
  lost: 'perdu',
  intel: 'livré',
  trap: 'déclenché',
  shipped: 'expédié',
  discarded: 'retiré',
}
const AREAS: { readonly [kind: string]: string } = {
  frag: 'Explosion en',
  burn: 'Flammes en',
  stun: 'Détonation assourdissante en',
  smoke: 'Fumée en',
  'toxic-smoke': 'Fumée toxique en',
}
const SCORED: { readonly [why: string]: string } = {
  kill: 'pour une figurine tuée',
  objective: 'pour un objectif',
  intel: 'pour une info',
  exit: 'pour une figurine sortie',
  shipped: 'pour un objet expédié',
  secret: 'pour la mission secrète',
}

export const FR_LOG: Translation<typeof EN_LOG> = {
  'log-map-turned': ({ degrees }) => `Le champ de bataille est tourné de ${degrees}°.`,
  'log-secret-drawn': ({ seat }, speak) => `${speak.seat(seat)} a une mission secrète.`,
  'log-secret-shown': ({ seat }, speak) => `${speak.seat(seat)} montre sa mission secrète.`,
  'log-token': ({ column, row, gone }) =>
    gone
      ? `Un pion tombe dans une zone de déploiement (colonne ${column}, rangée ${row}) et est retiré.`
      : `Un pion se trouve en colonne ${column}, rangée ${row}.`,
  'log-recon': ({ seat, by }, speak) => `${speak.seat(seat)} remporte le test de Reconnaissance de ${succes(by)}.`,
  'log-bonus-rolled': ({ seat, dice }, speak) => `${speak.seat(seat)} a des bonus de Reconnaissance : ${dice.join(', ')}.`,
  'log-bonus-used': ({ seat, as }, speak) => `${speak.seat(seat)} utilise le bonus de Reconnaissance ${as}.`,
  'log-flanked': ({ model }, speak) => `${name(model, speak)} contourne par le flanc.`,
  'log-first': ({ by, seat }, speak) =>
    by === seat ? `${speak.seat(by)} joue en premier.` : `${speak.seat(by)} laisse ${speak.seat(seat)} jouer en premier.`,
  'log-zone': ({ seat, zone }, speak) => `${speak.seat(seat)} prend la zone ${zone === 'red' ? 'rouge' : 'bleue'}.`,
  'log-zones-enlarged': () => 'Les zones sont trop petites pour les équipes et sont agrandies.',
  'log-deployed': ({ model, cube: where }, speak) => `Déploiement ${de(speak.piece(model))} en ${cube(where)}.`,
  'log-away': ({ models }, speak) => `Pas de place pour ${listedNames(models, speak)}.`,
  'log-round': ({ round }) => `Round ${round}`,
  'log-die-spent': ({ seat, face, model }, speak) =>
    model === ''
      ? `${speak.seat(seat)} dépense ${FACES[face]}.`
      : `${speak.seat(seat)} dépense ${FACES[face]} pour ${speak.piece(model)}.`,
  'log-command': ({ seat, faces: all }, speak) => `${speak.seat(seat)} obtient ${faces(all)}.`,
  'log-command-again': ({ seat, faces: all }, speak) => `${speak.seat(seat)} relance : ${faces(all)}.`,
  'log-passed': ({ seat }, speak) => `${speak.seat(seat)} passe.`,
  'log-activated': ({ model }, speak) => name(model, speak),
  'log-idle': ({ model }, speak) => `${name(model, speak)} ne fait rien.`,
  'log-points': ({ seat, points: scored, why, of }, speak) =>
    `${speak.seat(seat)} : ${points(scored)} ${SCORED[why] ?? ''}${of === '' ? '' : ` (${speak.piece(of)})`}.`,
  'log-smoke-tested': ({ cube: where, face, gone }) =>
    `Fumée en ${cube(where)} : ${face}, elle ${gone ? 'se dissipe' : 'reste'}.`,
  'log-round-ended': ({ round, a, b }) => `Fin du Round ${round} : ${a} à ${b}.`,
  'log-match-ended': ({ a, b, winner }, speak) =>
    winner === 'draw' ? `Égalité, ${a} à ${b}` : `${speak.seat(winner)} gagne, ${a} à ${b}`,
  'log-left': ({ model }, speak) => `${name(model, speak)} quitte le terrain.`,
  'log-item-turned': ({ kind }, speak) => `Un pion est retourné : ${speak.piece(`item:${kind}`)}.`,
  'log-item-seen': ({ seat }, speak) => `${speak.seat(seat)} regarde un pion.`,
  'log-item-taken': ({ item, model }, speak) => `${name(model, speak)} ramasse : ${speak.piece(item)}.`,
  'log-item-dropped': ({ item, model }, speak) => `${name(model, speak)} pose : ${speak.piece(item)}.`,
  'log-item-given': ({ item, from, to }, speak) => `${name(from, speak)} donne ${au(speak.piece(to))} : ${speak.piece(item)}.`,
  'log-item-gone': ({ item, how }, speak) => `${name(item, speak)} : ${GONE[how] ?? 'retiré'}.`,
  'log-item-moved': ({ item, cube: where }, speak) => `${name(item, speak)} : déplacé en ${cube(where)}.`,
  'log-moved': ({ model, cube: where, way, cubes }, speak) =>
    cubes === 0
      ? `${name(model, speak)} change de place dans son cube.`
      : `${name(model, speak)} ${WAYS[way] ?? WAYS.walk} ${cube(where)}.`,
  'log-shifted': ({ model }, speak) => `${name(model, speak)} fait de la place.`,
  'log-given-up': ({ model }, speak) => `${name(model, speak)} ne va pas plus loin.`,
  'log-let-go': ({ model }, speak) => `Personne ne retient ${speak.piece(model)}.`,
  'log-scattered': ({ model, face, blocked }, speak) =>
    `Dispersion ${de(speak.piece(model))} : ${face}${blocked ? ', un mur l’arrête' : ''}.`,
  'log-walkway': ({ model, face, lands }, speak) =>
    `${name(model, speak)} ${lands ? 'retombe sur la passerelle' : 'manque la passerelle'} (${face}).`,
  'log-slammed': ({ model }, speak) => `${name(model, speak)} percute un mur.`,
  'log-no-way-in': ({ model, cube: where }, speak) => `Pas de place pour ${speak.piece(model)} en ${cube(where)} : elle reste.`,
  'log-pinned': ({ model }, speak) => `${name(model, speak)} passe à l’état Bloqué.`,
  'log-stood': ({ model }, speak) => `${name(model, speak)} se relève.`,
  'log-shot': ({ shooter, target, weapon, mode }, speak) =>
    `${name(shooter, speak)} ${mode === 'ffe' ? 'mitraille' : 'tire sur'} ${speak.piece(target)} (${speak.piece(`weapon:${weapon}`)}).`,
  'log-thrown-at': ({ shooter, weapon, cube: where }, speak) =>
    `${name(shooter, speak)} vise la ${cube(where)} (${speak.piece(`weapon:${weapon}`)}).`,
  'log-fight': ({ attacker, defender, weapon }, speak) =>
    `${name(attacker, speak)} combat ${speak.piece(defender)}${weapon === '' ? '' : ` (${speak.piece(`weapon:${weapon}`)})`}.`,
  'log-fights-back': ({ defender, weapon }, speak) =>
    `${name(defender, speak)} contre-attaque (${speak.piece(`weapon:${weapon}`)}).`,
  'log-survives': ({ defender }, speak) => `${name(defender, speak)} tente de survivre.`,
  'log-area': ({ cube: where, kind, among }, speak) =>
    `${AREAS[kind] ?? 'Quelque chose se passe en'} ${cube(where)}${among.length > 0 ? ` : ${listedNames(among, speak)}` : ''}.`,
  'log-test': ({ of, successes: own, against, other }, speak) =>
    against < 0 || other === ''
      ? `${name(of, speak)} : ${succes(own)}.`
      : `${name(of, speak)} : ${succes(own)} ; ${party(other, speak)} : ${against}.`,
  'log-test-dice': ({ of, faces: thrown, target }, speak) =>
    target === 0 ? `${name(of, speak)} : aucun dé` : `${name(of, speak)} : ${thrown === '' ? 'aucun dé' : thrown} (${target}+)`,
  'log-test-tally': ({ of, tally }, speak) => `${name(of, speak)} : ${tally}`,
  'log-added': ({ dice, reason }) => `${some(dice, 'dé', 'dés')} de plus : ${reason}.`,
  'log-harmed': ({ model, potential, actual, damage, size }, speak) =>
    actual === 0
      ? `${name(model, speak)} : ${some(potential, 'dégât potentiel', 'dégâts potentiels')}, aucun ne passe.`
      : `${name(model, speak)} subit ${some(actual, 'dégât', 'dégâts')} (${damage} sur ${size + 1}).`,
  'log-armour': ({ because }) => `Armure : ${because}`,
  'log-potential': ({ because }) => `Dégâts potentiels : ${because}`,
  'log-shield': ({ model, absorbed, burnt }, speak) =>
    `Le bouclier ${de(speak.piece(model))} absorbe ${absorbed}${burnt ? ' et grille' : ''}.`,
  'log-died': ({ model }, speak) => `${name(model, speak)} meurt.`,
  'log-wreck': ({ model }, speak) => `L'épave ${de(speak.piece(model))} reste.`,
  'log-fire': ({ model }, speak) => `${name(model, speak)} est en feu.`,
  'log-fire-out': ({ model }, speak) => `${name(model, speak)} : le feu est éteint.`,
  'log-stopped': ({ model }, speak) => `Fin de l'activation ${de(speak.piece(model))}.`,
  'log-emptied': ({ model, weapon }, speak) => `${name(model, speak)} doit recharger : ${speak.piece(`weapon:${weapon}`)}.`,
  'log-used-up': ({ model, weapon }, speak) => `${name(model, speak)} a épuisé : ${speak.piece(`weapon:${weapon}`)}.`,
  'log-loaded': ({ model, weapon }, speak) => `${name(model, speak)} a rechargé : ${speak.piece(`weapon:${weapon}`)}.`,
  'log-landed': ({ cube: where, hit }) => (hit ? `Cela tombe en ${cube(where)}.` : `Raté : cela tombe en ${cube(where)}.`),
  'log-landed-off': () => 'Cela sort du terrain.',
  'log-smoke': ({ cube: where }) => `La fumée emplit le cube : ${cube(where)}.`,
  'log-ability': ({ model, ability }, speak) => `${name(model, speak)} utilise : ${speak.piece(`keyword:${ability}`)}.`,
  'log-healed': ({ model, damage }, speak) =>
    damage === 0
      ? `${name(model, speak)} est de nouveau indemne.`
      : `${name(model, speak)} : ${some(damage, 'dégât restant', 'dégâts restants')}.`,
  'log-special': ({ seat, special, model }, speak) =>
    `${speak.seat(seat)} utilise ${speak.piece(`special:${special}`)}${model === '' ? '' : ` pour ${speak.piece(model)}`}.`,
  'log-boosted': ({ model, kind, value }, speak) =>
    `${name(model, speak)} : ${speak.piece(`keyword:${kind}`)}${value === 0 ? '' : ` (${value})`}.`,
  'log-marked': ({ model }, speak) => `${name(model, speak)} ne peut plus agir ce Round.`,
  'log-tagged': ({ model }, speak) => `${name(model, speak)} est marquée.`,
  'log-led': ({ model, by }, speak) => `${name(model, speak)} obéit maintenant ${au(speak.seat(by))}.`,
  'log-raised': ({ model }, speak) => `${name(model, speak)} entre en jeu.`,
  'log-ability-rolled': ({ model, ability, face }, speak) =>
    `${name(model, speak)}, ${speak.piece(`keyword:${ability}`)} : ${face}.`,
  'log-trap-laid': ({ by, cube: where }, speak) => `${name(by, speak)} pose un piège en ${cube(where)}.`,
  'log-trap-sprung': ({ model }, speak) => `Un piège se déclenche sous ${speak.piece(model)}.`,
  'log-trap-disarmed': ({ model }, speak) => `${name(model, speak)} désamorce le piège.`,
  'log-refreshed': ({ model }, speak) => `${name(model, speak)} peut être activée de nouveau.`,
  'cue-round': ({ round }) => `Round ${round}`,
  'cue-turn': ({ seat }, speak) => `Tour ${de(speak.seat(seat))}`,
  'cue-deploys': ({ seat }, speak) => `Déploiement : ${speak.seat(seat)}`,
  'cue-recon': ({ seat }, speak) => `Reconnaissance : ${speak.seat(seat)} gagne`,
  'cue-successes': ({ own, against }) => `${own} contre ${against}`,
  'cue-pinned': () => 'Bloquée',
  'cue-stands': () => 'se relève',
  'cue-harmed': ({ actual }) => some(actual, 'dégât', 'dégâts'),
  'cue-saved': () => 'l’armure tient',
  'cue-died': () => 'morte',
  'cue-points': ({ points: scored }) => `+${points(scored)}`,
  'cue-fire': () => 'en feu',
  'cue-fire-out': () => 'feu éteint',
  'cue-slammed': () => 'percute un mur',
  'cue-special': ({ special }, speak) => speak.piece(`special:${special}`),
  'cue-tagged': () => 'marquée',
  'cue-missed': () => 'raté',
  'cue-stopped': () => 'fin de l’activation',
  'cue-won': ({ winner }, speak) => (winner === 'draw' ? 'Égalité' : `${speak.seat(winner)} gagne`),
  'cue-item': ({ item }) => item,
}
