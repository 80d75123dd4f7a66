/** The module of *Vortex*. */
import type { GameModule } from '../module'
import { STATURES } from './content/statures'
import { TERRAIN } from './content/terrain'

export const vortex: GameModule = {
  id: 'vortex',
  names: {
    en: { name: 'Vortex', blurb: 'Four peoples and no dice: secret wills, time that runs by rapidity, a land that drifts.' },
    fr: {
      name: 'Vortex',
      blurb: 'Quatre peuples et pas de dés : volontés secrètes, temps réglé par la rapidité, un pays qui glisse.',
    },
  },
  seats: [2, 2],
  pieces: { terrain: TERRAIN, statures: STATURES },
  kind: 'miniatures',
  minutes: [60, 90],
  box: true,
  rules: () => import('./play').then(({ rules }) => rules),
  optionsOf: () => import('./options').then(({ optionsOf }) => optionsOf),
  view: () => import('./view').then(({ vortexView }) => vortexView),
  lesson: () => import('./lesson').then(({ vortexLesson }) => vortexLesson),
  lab: () => import('./lab').then(({ vortexLab }) => vortexLab),
  help: () => import('./help').then(({ vortexHelp }) => vortexHelp),
  planner: () => import('./planner').then(({ vortexLayouts }) => vortexLayouts),
}
