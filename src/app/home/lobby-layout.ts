/** A layout of the planner as the table of a match: which lobby choices it replaces, and how a match is linked to it. */
import { gameOf } from '../../games'
import type { LobbyChosen } from '../../games/lobby'
import type { GameView } from '../../games/view'
import { type Json, type Reason, same } from '../../kernel'
import type { LayoutDocument } from '../../planner/document'

/** A layout stored on this device. */
export interface LaidTable {
  readonly id: string
  readonly document: LayoutDocument
  /** The lists of the lobby that the layout replaces, `scenario` among them. */
  readonly replaces: readonly string[]
}

/** The lobby's initial choices for this layout, with the scenario that it was made for, if it names one. */
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
  /** Why the layout cannot be played with these choices. */
  | { readonly ok: false; readonly reason: Reason }

/** The choices with the layout as their table. */
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

/** Records that the match is played on this layout, so that it can be reopened from the match and its pictures are drawn. */
export async function noteLaid(match: string, { id, document }: LaidTable): Promise<void> {
  const { keepPlayed } = await import('../planner/shelf')
  await keepPlayed(match, id)
  if (!document.matPicture) return
  const { noteMatPicture } = await import('../match/mat-noted')
  noteMatPicture(match)
}
