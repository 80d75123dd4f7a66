/** The module of *Deadzone*. */
import type { GameModule } from '../module'
import { STATURES } from './content/statures'
import { TERRAIN } from './content/terrain'

export const deadzone: GameModule = {
  id: 'deadzone',
  names: {
    en: {
      name: 'Deadzone',
      blurb: 'Strike teams in a ruined sector: a battle in cubes of space, over roofs and through windows.',
    },
    fr: {
      name: 'Deadzone',
      blurb: 'Groupes de Combat dans un secteur en ruine : la bataille en cubes, par les toits et les fenêtres.',
    },
  },
  seats: [2, 2],
  kind: 'miniatures',
  minutes: [60, 90],
  box: true,
  pieces: { terrain: TERRAIN, statures: STATURES },
  rules: () => import('./play').then(({ rules }) => rules),
  optionsOf: () => import('./options').then(({ optionsOf }) => optionsOf),
  view: () => import('./view').then(({ deadzoneView }) => deadzoneView),
  lesson: () => import('./lesson').then(({ deadzoneLesson }) => deadzoneLesson),
  lab: () => import('./lab').then(({ deadzoneLab }) => deadzoneLab),
  help: () => import('./help').then(({ deadzoneHelp }) => deadzoneHelp),
  planner: () => import('./planner').then(({ deadzoneLayouts }) => deadzoneLayouts),
}
