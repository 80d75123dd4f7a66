/** The module of *Doctor Who: Exterminate!*. */
import type { GameModule } from '../module'
import { STATURES } from './content/statures'

export const exterminate: GameModule = {
  id: 'exterminate',
  names: {
    en: {
      name: 'Doctor Who: Exterminate!',
      blurb: 'Daleks against Cybermen on a station deck: corridors of fire, crossings and close fights.',
    },
    fr: {
      name: 'Doctor Who: Exterminate!',
      blurb: 'Daleks contre Cybermen sur le pont d’une station : corridors de tir, franchissements et mêlées.',
    },
  },
  seats: [2, 2],
  kind: 'miniatures',
  minutes: [45, 75],
  box: true,
  pieces: { statures: STATURES },
  rules: () => import('./play').then(({ rules }) => rules),
  optionsOf: () => import('./options').then(({ optionsOf }) => optionsOf),
  view: () => import('./view').then(({ exterminateView }) => exterminateView),
  lesson: () => import('./lesson').then(({ exterminateLesson }) => exterminateLesson),
  help: () => import('./help').then(({ exterminateHelp }) => exterminateHelp),
  planner: () => import('./planner').then(({ exterminateLayouts }) => exterminateLayouts),
}
