/** The forces of matches between bots, as the game's lobby offers them, and the match options that follow from them. */
import type { LobbyChosen, LobbyList } from '../../../games/lobby'
import { laidOut } from '../../../games/lobby'
import type { Options } from '../../../games/rules-of'
import type { GameView } from '../../../games/view'
import type { Reason } from '../../../kernel'
import type { LayoutDocument } from '../../../planner/document'
import type { Language } from '../../../ui/words/speak'
import { laidOn } from '../../home/lobby-layout'

export const SEATS = ['A', 'B'] as const
type Single = Extract<LobbyList, { readonly kind: 'one' | 'short' }>

/** The list that decides on a seat's force: the first one with full descriptions, else the first one. */
function forceList(view: GameView, chosen: LobbyChosen, seat: (typeof SEATS)[number], language: Language): Single | undefined {
  const lists = (view.lobby(language, chosen).seats[seat] ?? []).filter((list): list is Single => list.kind !== 'several')
  return lists.find(({ kind }) => kind === 'one') ?? lists[0]
}

export interface Force {
  readonly options: readonly { readonly id: string; readonly label: string }[]
  readonly value: string
  /** The name of the chosen one. */
  readonly name: string
  chosenWith(id: string): LobbyChosen
}
export const forcesIn = (view: GameView, chosen: LobbyChosen, language: Language): readonly Force[] =>
  SEATS.flatMap((seat): readonly Force[] => {
    const list = forceList(view, chosen, seat, language)
    if (!list) return []
    return [
      {
        options: list.options.filter(({ refused }) => refused === undefined).map(({ id, label }) => ({ id, label })),
        value: list.value,
        name: list.options.find(({ id }) => id === list.value)?.label ?? '',
        chosenWith: (value) => view.choose(chosen, { type: 'seat', seat, list: list.id, value }),
      },
    ]
  })

/** The same choices with both forces exchanged. */
export const exchanged = (chosen: LobbyChosen): LobbyChosen => {
  const { A = {}, B = {}, ...others } = chosen.seats
  return { ...chosen, seats: { ...others, A: B, B: A } }
}

export type PlayedOptions =
  | { readonly ok: true; readonly options: readonly [Options, Options] }
  | { readonly ok: false; readonly reason: Reason }

/** The options of a match on this layout, and of one with the forces exchanged. */
export async function optionsFor(view: GameView, chosen: LobbyChosen, document: LayoutDocument): Promise<PlayedOptions> {
  const laid = await laidOn(view, chosen, { document })
  const other = await laidOn(view, exchanged(chosen), { document })
  if (!laid.ok) return laid
  if (!other.ok) return other
  const of = (one: LobbyChosen): Options => laidOut(view.optionsOf(one), one)
  return { ok: true, options: [of(laid.chosen), of(other.chosen)] }
}
