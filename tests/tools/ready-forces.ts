/** The forces that every game has ready, and the options of a match between two of them, for `npm run balance`. */
import { TEAM } from '../../src/games/deadzone/content/teams'
import { DECKS } from '../../src/games/doomtrooper/content/decks'
import { FACTION } from '../../src/games/exterminate/content/cards'
import { ROSTERS } from '../../src/games/vortex/content/profiles'

export interface ReadyForces {
  readonly forces: readonly string[]
  /** Changes to the game's default options. */
  between(a: string, b: string): object
}

/** The number of cards in a ready team of *Exterminate!*. */
const CARDS = 3

const from = <F>(forces: { readonly [id: string]: F }, options: (a: F, b: F) => object): ReadyForces => ({
  forces: Object.keys(forces),
  between: (a, b) => options(forces[a] as F, forces[b] as F),
})

export const READY_FORCES: { readonly [game: string]: ReadyForces } = {
  exterminate: from(FACTION, (a, b) => ({ rosters: { A: a.roster.slice(0, CARDS), B: b.roster.slice(0, CARDS) } })),
  deadzone: from(TEAM, (a, b) => ({ teams: { A: a.id, B: b.id } })),
  vortex: from(ROSTERS, (a, b) => ({ armies: { A: a, B: b } })),
  doomtrooper: from(Object.fromEntries(DECKS.map((deck) => [deck.id, deck])), (a, b) => ({ decks: { A: a.id, B: b.id } })),
  // Everybody plays from the same deck: only the seats can differ.
  'doctor-who-card-game': from({ everybody: 0 }, () => ({})),
}
