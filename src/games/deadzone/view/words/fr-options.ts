/** French: the options, and what would follow from them. */
import { au } from '../../../../ui/words/plural'
import type { Translation } from '../../../../ui/words/speak'
import type { EN_OPTIONS } from './en-options'
import { cube, des, FACES, type who } from './fr-bits'

/** The target of an option: a cube or a piece. */
const on = (ref: string, speak: Parameters<typeof who>[1]): string => (/^\d+-\d+-\d+$/.test(ref) ? cube(ref) : speak.piece(ref))
const thing = (id: string, speak: Parameters<typeof who>[1]): string => {
  for (const family of ['special', 'item', 'weapon', 'keyword']) {
    const name = speak.piece(`${family}:${id}`)
    if (name !== id && name !== `${family}:${id}`) return name
  }
  return speak.piece(id)
}

export const FR_OPTIONS: Translation<typeof EN_OPTIONS> = {
  'option-rotate': ({ degrees }) => (degrees === 0 ? 'Le laisser ainsi' : `Le tourner de ${degrees}°`),
  'option-seat': ({ seat }, speak) => speak.seat(seat),
  'option-zone': ({ zone }) => (zone === 'red' ? 'La zone rouge' : 'La zone bleue'),
  'option-deploy': ({ model }, speak) => `Placer ${speak.piece(model)} au sol`,
  'option-deploy-above': ({ model, cube: where }, speak) => `Placer ${speak.piece(model)} en ${cube(where)}`,
  'option-ready': () => 'Déploiement terminé',
  'option-pass-turn': () => 'Passer ce Tour',
  'option-pass': () => 'Passer',
  'act-add-dice': ({ count }) => `Ajouter ${des(count)}`,
  'option-add-die': () => 'Ajouter un dé',
  'act-keep-dice': () => 'Tous les garder',
  'act-add-none': () => 'Ne rien ajouter',
  'option-decline': () => 'Non',
  'option-none': () => 'Personne',
  'option-activate': ({ model }, speak) => `Activer ${speak.piece(model)}`,
  'option-move': () => 'Se Déplacer',
  'option-sprint': () => 'Sprint',
  'option-stand': () => 'Se Relever',
  'option-shoot': () => 'Tir',
  'option-fight': () => 'Combat',
  'option-special': () => 'Action Spéciale',
  'option-exit': () => 'Quitter le terrain',
  'option-free': ({ face }) => `${FACES[face]} (dé de Commandement)`,
  'option-end': () => "Terminer l'activation",
  'option-use': ({ what, model }, speak) => (model === '' ? thing(what, speak) : `${thing(what, speak)} : ${on(model, speak)}`),
  'option-use-die': ({ what, face }, speak) => `${thing(what, speak)} : ${FACES[face]}`,
  'option-back': () => 'Retour aux actions',
  'option-shot': ({ weapon, target, mode }, speak) => {
    const shot = `${speak.piece(`weapon:${weapon}`)} : ${speak.piece(target)}`
    return mode === 'ffe' ? `${shot}, Mitraillage` : shot
  },
  'option-throw': ({ weapon, cube: where }, speak) => `${thing(weapon, speak)} : ${cube(where)}`,
  'option-with': ({ weapon, enemy }, speak) => `${speak.piece(`weapon:${weapon}`)} contre ${speak.piece(enemy)}`,
  'option-survive': () => 'Survie',
  'option-fight-back': ({ weapon }, speak) => `Contre-attaquer : ${speak.piece(`weapon:${weapon}`)}`,
  'option-die': ({ face }) => FACES[face],
  'option-ammo': ({ item }, speak) => speak.piece(item),
  'option-test-die': ({ face }) => (face > 0 ? `Le ${face}` : 'Ce dé'),
  'option-take': ({ item }, speak) => `Ramasser ${speak.piece(item)}`,
  'option-leave': () => 'Le laisser',
  'option-keep': () => 'Le garder',
  'option-drop': ({ item }, speak) => `Poser ${speak.piece(item)}`,
  'option-destroy': ({ item }, speak) => `Détruire ${speak.piece(item)}`,
  'option-give': ({ item, model }, speak) => `Donner ${speak.piece(item)} ${au(speak.piece(model))}`,
  'option-swap': ({ item, model }, speak) => `Échanger ${speak.piece(item)} avec ${speak.piece(model)}`,
  'option-scout': ({ model }, speak) => speak.piece(model),
  'option-carry': ({ item, cube: where }, speak) => `${speak.piece(item)} vers ${cube(where)}`,
  'option-bonus': ({ face }) => BONUS[face - 1] ?? `Bonus ${face}`,
  'option-item': ({ item }, speak) => speak.piece(item),
  'option-cube': ({ cube: where }) => cube(where),
  'option-thing': ({ thing: ref }, speak) => speak.piece(ref),
  'option-set-off': () => 'Déclencher le piège',
  'option-disarm': () => 'Désamorcer le piège',
  'detail-move': ({ cubes }) => `courte : jusqu'à ${cubes === 1 ? 'un cube' : `${cubes} cubes`}`,
  'detail-sprint': ({ cubes }) => `longue : jusqu'à ${cubes === 1 ? 'un cube' : `${cubes} cubes`}`,
  'detail-answer': ({ dice: count, because }) => `${des(count)} : ${because}`,
  'detail-shot': ({ dice: own, against, because }) => `${des(own)} contre ${against} : ${because}`,
  'detail-fight': ({ dice: own, against }) => `${des(own)} contre ${against}`,
  'detail-throw': ({ dice: own, needs }) => `${des(own)}, ${needs === 1 ? 'un succès' : `${needs} succès`} pour toucher le cube`,
  'detail-end': () => '',
}

const BONUS: readonly string[] = [
  'Regarder un pion',
  "Regarder jusqu'à trois pions",
  'Retirer un pion',
  "Déplacer une figurine d'un cube",
  "Déplacer deux figurines d'un cube chacune",
  "Déplacer trois figurines d'un cube chacune",
  'Envoyer une figurine par le flanc',
  'Le bonus de votre choix',
]
