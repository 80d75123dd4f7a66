/** French: the table in words, for players who do not see it. */
import type { AccountWords } from './dictionary'
import { capital, counting, de } from './plural'

const counted = counting('fr')

interface Near {
  readonly name: string
  readonly length?: string | undefined
  readonly way: string
}
const near = ({ name, length, way }: Near) => `${length === undefined ? name : `${name} à ${length}`}, ${way}`

export const FR_ACCOUNT: AccountWords = {
  account: () => 'Ce qu’il y a sur la table',
  'account-hint': () => 'Vu de votre côté de la table : devant, c’est en s’éloignant de vous.',
  'account-now': () => 'En ce moment',
  'account-own': ({ name }) => `À vous (${name})`,
  'account-score': ({ name, points }) => `${name} : ${points}`,
  'account-tokens': () => 'Objectifs et marqueurs',
  'account-terrain': () => 'Décors',
  'account-areas': () => 'Zones',
  'account-cards': () => 'Sur la table',
  'account-hands': () => 'Cartes et piles',
  'account-hand': ({ count }) => `Cartes en main : ${count}`,
  'account-in-hand': ({ card }) => `En main : ${card}`,
  'account-before': ({ card }) => `Face visible : ${card}`,
  'account-usable': () => 'utilisable maintenant',
  'account-used-up': () => 'épuisée',
  'account-face-down': () => 'face cachée',
  'account-many': ({ name, count }) => `${name} × ${count}`,
  'account-place': ({ name, where }) => `${name} : ${where}`,
  'account-token': ({ name, count }) => `${name} : ${count}`,
  'account-ready': () => 'peut agir maintenant',
  'account-spent': () => 'a déjà agi',
  'account-lying': () => 'à terre',
  'account-carried': ({ name }) => `entre les mains ${de(name)}`,
  'where-near-left': () => 'à l’avant à gauche',
  'where-near-middle': () => 'à l’avant au milieu',
  'where-near-right': () => 'à l’avant à droite',
  'where-middle-left': () => 'au milieu à gauche',
  'where-middle-middle': () => 'au centre',
  'where-middle-right': () => 'au milieu à droite',
  'where-far-left': () => 'au fond à gauche',
  'where-far-middle': () => 'au fond au milieu',
  'where-far-right': () => 'au fond à droite',
  'where-beside': () => 'à côté de la table',
  'where-exactly': ({ across, away }) => `à ${across} du bord gauche et ${away} du bord proche`,
  'where-on': ({ name }) => `sur : ${name}`,
  'where-at': ({ name }) => `contre : ${name}`,
  'where-own': (says) => `la plus proche des vôtres : ${near(says)}`,
  'where-other': (says) => `la plus proche des leurs : ${near(says)}`,
  'way-0': () => 'à droite',
  'way-1': () => 'devant à droite',
  'way-2': () => 'devant',
  'way-3': () => 'devant à gauche',
  'way-4': () => 'à gauche',
  'way-5': () => 'derrière à gauche',
  'way-6': () => 'derrière',
  'way-7': () => 'derrière à droite',
  'telling-place': ({ name, where }) => `${capital(name)} : ${where}.`,
  'telling-used': ({ used, budget }) => `${used} sur ${budget}.`,
  'telling-allowed': () => 'Possible.',
  'telling-earlier': ({ count }) => `${counted(count, 'ligne précédente est', 'lignes précédentes sont')} dans le journal.`,
  'telling-keys': ({ answer, table }) => `${answer} : les choix. ${table} : ce qu’il y a sur la table.`,
  'telling-throw': ({ count, key }) => (count === 1 ? `Jetez le dé avec ${key}.` : `Jetez ${count} dés avec ${key}.`),
}
