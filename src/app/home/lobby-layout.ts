/** A layout of the planner as the table of a match: what it says in place of the lobby, and how it is noted once the match has begun. */
import { gameOf } from '../../games'
import type { LobbyChosen } from '../../games/lobby'
import type { GameView } from '../../games/view'
import { type Json, type Reason, same } from '../../kernel'
import type { LayoutDocument } from '../../planner/document'

/** A layout that this device keeps. */
export interface LaidTable {
  readonly id: string
  readonly document: LayoutDocument
  /** The lists of the lobby, `scenario` among them, that the layout takes the place of. */
  readonly replaces: readonly string[]
}

/** What a lobby opens with for this layout: the scenario that it was made for, where it says so. */
export function chosenFor(view: GameView, { play }: LayoutDocument): LobbyChosen {
  const { chosen, scenarios } = view.lobby('en')
  const meant = Object.entries((play?.game === view.id && play.options) || {})
  const choices = scenarios.map(({ id }) => view.choose(chosen, { type: 'scenario', scenario: id }))
  const fits = (one: LobbyChosen) => {
    const options = view.optionsOf(one)
    return meant.every(([name, value]) => same(options[name], value))
  }
  return (meant.length > 0 && choices.find(fits)) || chosen
}

export type LaidOn =
  | { readonly ok: true; readonly chosen: LobbyChosen }
  /** Why it cannot be played so. */
  | { readonly ok: false; readonly reason: Reason }

/** These choices, with the layout as their table. */
export async function laidOn(view: GameView, chosen: LobbyChosen, { document }: Pick<LaidTable, 'document'>): Promise<LaidOn> {
  const system = await gameOf(view.id)?.planner?.()
  const playable = system?.toMatchOptions(document, view.optionsOf(chosen))
  if (!system || !playable) throw new Error(`${view.id} is played on no layout`)
  if (!playable.ok) {
    const [reason] = playable.reasons
    if (!reason) throw new Error(`${view.id} refuses a layout and does not say why`)
    return { ok: false, reason }
  }
  const options = Object.fromEntries(
    system.tableOptions.flatMap((name): [string, Json][] => {
      const value = playable.options[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  return { ok: true, chosen: { ...chosen, layout: { name: document.name.slice(0, 120), options } } }
}

/** From the match there is a way back to its layout, and its pictures are drawn. */
export async function noteLaid(match: string, { id, document }: LaidTable): Promise<void> {
  const { keepPlayed } = await import('../planner/shelf')
  await keepPlayed(match, id)
  if (!document.matPicture) return
  const { noteMatPicture } = await import('../match/mat-noted')
  noteMatPicture(match)
}
