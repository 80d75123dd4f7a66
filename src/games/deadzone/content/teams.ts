/** The two teams of the book that are ready to play (6.1, 6.2), and one of our own for every other faction. */
import type { ReadyTeam, TeamId } from '../rules/data'

export const TEAM: { readonly [id: TeamId]: ReadyTeam } = {
  enforcers: {
    id: 'enforcers',
    faction: 'enforcers',
    models: [
      { model: 'enforcer-captain' },
      { model: 'assault-enforcer' },
      { model: 'enforcer' },
      { model: 'enforcer-specialist', weapons: ['burst-laser'] },
      { model: 'dog-drone' },
    ],
  },
  // Printed with Steel Warriors at 21 points; the lists now have them at 18.
  'forge-fathers': {
    id: 'forge-fathers',
    faction: 'forge-fathers',
    models: [
      { model: 'steel-warrior-huscarl' },
      { model: 'steel-warrior', printed: 21 },
      { model: 'steel-warrior', printed: 21 },
      { model: 'steel-warrior-specialist', weapons: ['dragons-breath'], printed: 25 },
    ],
  },
}
