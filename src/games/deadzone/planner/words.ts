/** Texts for findings that only this game's checks make. Panels and floors are named as in the planner, places as in the game. */
import { speaker } from '../../../kernel'
import type { AnyPhrases, SaidIn, Speak, Translation } from '../../../ui/words/speak'
import type { LayoutWords } from '../../layouts'

const EN_FAULT: { readonly [fault: string]: string } = {
  'off-board': 'Beyond the board',
  'ground-floor': 'The ground needs no floor',
  'ramp-blocked': 'The ramp leads nowhere',
  'unsupported-floor': 'Nothing holds this floor',
  'panel-in-air': 'Nothing holds this panel',
  unreachable: 'Nobody gets there',
  'objective-unreachable': 'Nobody gets to the objective',
  'empty-block': 'Three by three squares without a building',
  'more-large-than-small': 'More large buildings than small ones',
  'not-symmetric': 'The halves differ',
}
const EN = {
  'deadzone-map': ({ fault, place, size }: { fault: string; place: string; size: number }) =>
    `${EN_FAULT[fault] ?? fault}${place ? ` (${place})` : ''}${size ? `, Size ${size}` : ''}.`,
  'deadzone-same-place': ({ one, other }: { one: string; other: string }) => `“${one}” and “${other}” are in the same place.`,
  'deadzone-off-grid': ({ piece, by }: { piece: string; by: number }, speak: Speak) =>
    `“${piece}” is ${speak.length(by)} off the grid of cubes.`,
} satisfies AnyPhrases

const FR_FAULT: { readonly [fault: string]: string } = {
  'off-board': 'Hors du plateau',
  'ground-floor': 'Le sol n’a pas besoin de plancher',
  'ramp-blocked': 'La rampe ne mène nulle part',
  'unsupported-floor': 'Rien ne porte ce plancher',
  'panel-in-air': 'Rien ne porte ce panneau',
  unreachable: 'Nul n’y arrive',
  'objective-unreachable': 'Nul n’atteint l’objectif',
  'empty-block': 'Trois cases sur trois sans bâtiment',
  'more-large-than-small': 'Plus de grands bâtiments que de petits',
  'not-symmetric': 'Les moitiés diffèrent',
}
const FR: Translation<typeof EN> = {
  'deadzone-map': ({ fault, place, size }) =>
    `${FR_FAULT[fault] ?? fault}${place ? ` (${place})` : ''}${size ? `, Taille ${size}` : ''}.`,
  'deadzone-same-place': ({ one, other }) => `« ${one} » et « ${other} » sont au même endroit.`,
  'deadzone-off-grid': ({ piece, by }, speak) => `« ${piece} » est à ${speak.length(by)} de la grille des cubes.`,
}

export const says = speaker<SaidIn<typeof EN>>()
export const WORDS: LayoutWords = {
  en: { phrases: EN, mats: { deadzone: 'Streets' } },
  fr: {
    phrases: FR,
    mats: { deadzone: 'Rues' },
    ready: {
      Cistern: 'La citerne',
      'Relay Station': 'Station relais',
      Terraces: 'Les terrasses',
      'Checkpoint Nine': 'Poste de contrôle 9',
    },
  },
}
