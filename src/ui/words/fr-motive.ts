/** French: what a bot was after. */
import type { MotiveWords } from './dictionary'

export const FR_MOTIVE: MotiveWords = {
  'motive-thinking': () => 'On joue la suite de ce moment, avec ce choix et avec un autre…',
  'motive-stop': () => 'Tant pis',
  'motive-better': ({ other }) =>
    other === '' ? 'Ce qui plaidait pour ce choix :' : `Ce qui plaidait pour ce choix, plutôt que « ${other} » :`,
  'motive-even': () => 'Aucun autre choix ne paraissait nettement moins bon.',
  'motive-worse': ({ other }) =>
    `D’après ce que vous pouviez savoir, ${other === '' ? 'un autre choix' : `« ${other} »`} paraissait meilleur.`,
  'motive-only': () => 'Rien d’autre, à votre connaissance, ne lui était possible.',
  'motive-reason': ({ text, here, there, of }) => `${text} : dans ${here} suites sur ${of}, sinon dans ${there}`,
  'motive-other': ({ name, goal }) => `Pour ${name}, ${goal}`,
  'motive-wins': ({ name, here, there }) => `${name} gagne environ ${here} fois sur 100, sinon ${there}`,
  'motive-next': ({ other }) => `Le meilleur autre choix : ${other}`,
  'motive-elsewhere': ({ piece }) => `une autre place pour ${piece}`,
  'motive-untaken': () => 's’en abstenir',
  'motive-hidden': ({ name }) => `Ce que ${name} a choisi là est caché à qui lit ceci, et ses raisons aussi.`,
  'motive-untold': () => 'Ce que l’on en a vu ne suffit pas à le retrouver : aucune raison ne peut être donnée.',
  'motive-gone': () => 'Cette ligne ne dit rien qu’un robot ait choisi, ou cela a été repris.',
  'motive-note': ({ name, of }) =>
    `Établi d’après ce que vous pouviez savoir juste avant, non d’après ce que ${name} cache : ${of} suites de chaque, jouées par des robots. Les chances sont estimées.`,
  'motive-note-only': ({ name }) => `Jugé d’après ce que vous pouviez savoir juste avant, non d’après ce que ${name} cache.`,
}
