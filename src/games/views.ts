/** The games' views, by id, each loaded when it is first played. Only the app imports this. */
import type { GameView } from './view'

// A view reads only what its own rules made: the app hands it nothing else.
const loaded = async (view: Promise<unknown>): Promise<GameView> => (await view) as GameView

export const VIEWS: { readonly [id: string]: () => Promise<GameView> } = {
  exterminate: () => loaded(import('./exterminate/view').then((module) => module.exterminateView)),
  deadzone: () => loaded(import('./deadzone/view').then((module) => module.deadzoneView)),
  'doctor-who-card-game': () => loaded(import('./doctor-who-card-game/view').then((module) => module.doctorWhoView)),
}
