/** Deadzone's texts for the sight lab, in both languages. */
import { type Nothing, speaker } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import { listedNames } from '../../../ui/words/listed'
import { counting } from '../../../ui/words/plural'
import type { Language, Phrases } from '../../../ui/words/speak'

export type SightSaid = {
  clear: { of: number }
  seen: { seen: number; of: number }
  hidden: { of: number }
  'hidden-by': { pieces: readonly Ref[] }
  spoiled: { pieces: readonly Ref[] }
  bonus: Nothing
  high: Nothing
  range: { cubes: number; from: string; to: string }
  'same-cube': { cube: string }
  'on-line': { pieces: readonly Ref[] }
  loose: Nothing
  'no-cubes': Nothing
}

export const says = speaker<SightSaid>()

const [inEnglish, inFrench] = [counting('en'), counting('fr')]

export const PHRASES: { readonly [L in Language]: Phrases<SightSaid> } = {
  en: {
    clear: ({ of }) => `Clear shot: all ${of} points are seen, and nobody is in the way.`,
    seen: ({ seen, of }) => `Line of sight: ${seen} of ${inEnglish(of, 'point is', 'points are')} seen.`,
    hidden: ({ of }) => `No line of sight: none of ${inEnglish(of, 'point', 'points')} is seen.`,
    'hidden-by': ({ pieces }, speak) => `In the way: ${listedNames(pieces, speak)}.`,
    spoiled: ({ pieces }, speak) => `No clear shot: ${listedNames(pieces, speak)} before a part of the target.`,
    bonus: () => '+2 dice for a clear shot.',
    high: () => '+1 die for high ground.',
    range: ({ cubes, from, to }) => `Range: ${inEnglish(cubes, 'cube', 'cubes')}. From ${from} to ${to}: column, row, level.`,
    'same-cube': ({ cube }) => `Both in cube ${cube}: no shot within a cube.`,
    'on-line': ({ pieces }, speak) => `On a grid line, where no base may stand: ${listedNames(pieces, speak)}.`,
    loose: () => 'Scenery off the grid of 3″: cubes counted from the far left corner.',
    'no-cubes': () => 'No range: the grid of three-inch cubes does not fit this table.',
  },
  fr: {
    clear: ({ of }) => `Tir Clair : les ${of} points sont en vue, et personne ne gêne.`,
    seen: ({ seen, of }) => `Ligne de vue : ${seen} sur ${inFrench(of, 'point', 'points')} en vue.`,
    hidden: ({ of }) => `Pas de ligne de vue : aucun point en vue, sur ${of}.`,
    'hidden-by': ({ pieces }, speak) => `En travers : ${listedNames(pieces, speak)}.`,
    spoiled: ({ pieces }, speak) => `Pas de Tir Clair. Devant une partie de la cible : ${listedNames(pieces, speak)}.`,
    bonus: () => '+2 dés : Tir Clair.',
    high: () => '+1 dé : Position Dominante.',
    range: ({ cubes, from, to }) => `Portée : ${inFrench(cubes, 'cube', 'cubes')}. De ${from} à ${to} : colonne, rangée, niveau.`,
    'same-cube': ({ cube }) => `Toutes deux dans le cube ${cube} : pas de tir au sein d’un cube.`,
    'on-line': ({ pieces }, speak) => `Sur une ligne de la grille, où aucun socle ne se pose : ${listedNames(pieces, speak)}.`,
    loose: () => 'Décors hors de la grille de 3″ : cubes comptés depuis le coin gauche opposé.',
    'no-cubes': () => 'Portée inconnue : la grille de cubes de trois pouces ne tient pas sur cette table.',
  },
}
