/** The module of *Vortex*: it can be planned for, and it judges sights; its rules are not here yet. */
import type { GameModule } from '../module'
import { STATURES } from './content/statures'
import { TERRAIN } from './content/terrain'

export const vortex: GameModule = {
  id: 'vortex',
  names: {
    en: { name: 'Vortex', blurb: 'Small bands on a dusty table, measured in centimetres.' },
    fr: { name: 'Vortex', blurb: 'De petites bandes sur une table poussiéreuse, mesurée en centimètres.' },
  },
  seats: [2, 2],
  pieces: { terrain: TERRAIN, statures: STATURES },
  kind: 'miniatures',
  minutes: [60, 90],
  lab: () => import('./lab').then(({ vortexLab }) => vortexLab),
  planner: () => import('./planner').then(({ vortexLayouts }) => vortexLayouts),
}
