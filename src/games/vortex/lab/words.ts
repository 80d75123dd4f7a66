/** The messages of *Vortex* about a sight in the lab, in both languages. */
import { type Nothing, speaker } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import { listedNames } from '../../../ui/words/listed'
import { counting } from '../../../ui/words/plural'
import type { Language, Phrases } from '../../../ui/words/speak'

export type SightSaid = {
  fully: { seen: number; of: number }
  partially: { seen: number; of: number }
  hidden: { of: number }
  'hidden-by': { pieces: readonly Ref[] }
  harder: Nothing
  mutual: Nothing
  'not-mutual': Nothing
}

export const says = speaker<SightSaid>()

const [inEnglish, inFrench] = [counting('en'), counting('fr')]

export const PHRASES: { readonly [L in Language]: Phrases<SightSaid> } = {
  en: {
    fully: ({ seen, of }) => `Fully visible: ${seen} of ${inEnglish(of, 'point', 'points')}, at least half.`,
    partially: ({ seen, of }) => `Partially visible: ${seen} of ${inEnglish(of, 'point', 'points')}, less than half.`,
    hidden: ({ of }) => `Not visible: none of ${inEnglish(of, 'point', 'points')}.`,
    'hidden-by': ({ pieces }, speak) => `In the way: ${listedNames(pieces, speak)}.`,
    harder: () => 'The target has VIV +1 against this shot.',
    mutual: () => 'The target sees back.',
    'not-mutual': () => 'The target does not see back.',
  },
  fr: {
    fully: ({ seen, of }) => `Complètement visible : ${seen} sur ${inFrench(of, 'point', 'points')}, au moins la moitié.`,
    partially: ({ seen, of }) => `Partiellement visible : ${seen} sur ${inFrench(of, 'point', 'points')}, moins de la moitié.`,
    hidden: ({ of }) => `Invisible : aucun point en vue, sur ${of}.`,
    'hidden-by': ({ pieces }, speak) => `En travers : ${listedNames(pieces, speak)}.`,
    harder: () => 'La cible a VIV +1 contre ce tir.',
    mutual: () => 'Vue réciproque : la cible voit aussi.',
    'not-mutual': () => 'Vue sans retour : la cible ne voit pas le tireur.',
  },
}
