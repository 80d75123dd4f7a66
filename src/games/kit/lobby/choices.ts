/** What is chosen in a lobby, before a game makes anything of it. */
import type { Json, PlayerSeat } from '../../../kernel'
import type { LobbyChange, LobbyChosen, LobbyValue } from '../../lobby'

/** A value as text; empty if it is a list or nothing. */
export const textIn = (value: LobbyValue | undefined): string => (typeof value === 'string' ? value : '')
/** A value as a list; empty if it is a text or nothing. */
export const listIn = (value: LobbyValue | undefined): readonly string[] => (Array.isArray(value) ? value : [])

export type SeatChoices = { readonly [list: string]: LobbyValue }

/** The choices with these for one seat. */
export const withSeat = (chosen: LobbyChosen, seat: PlayerSeat, choices: SeatChoices): LobbyChosen => ({
  ...chosen,
  seats: { ...chosen.seats, [seat]: choices },
})

/**
 * The choices after a change, as far as it is alike in every game: rulings and what they are reset to (`first`, as a lobby opens), another
 * pack or none, a scenario, a list's value as it is. What follows from it the game says itself.
 */
export function changed(chosen: LobbyChosen, change: LobbyChange, first: LobbyChosen): LobbyChosen {
  switch (change.type) {
    case 'scenario':
      return { ...chosen, scenario: change.scenario }
    case 'agreed':
      return { ...chosen, agreed: { ...chosen.agreed, [change.list]: change.value } }
    case 'seat':
      return withSeat(chosen, change.seat, { ...chosen.seats[change.seat], [change.list]: change.value })
    case 'ruling':
      return { ...chosen, rulings: { ...chosen.rulings, [change.ruling]: change.value } }
    case 'rulings-reset':
      return { ...chosen, rulings: first.rulings }
    case 'pack': {
      const { pack: _old, ...rest } = chosen
      return change.pack === undefined ? rest : { ...rest, pack: change.pack }
    }
  }
}

/** The rulings and the pack of the match options; what is chosen wrongly is left to the rules' own refusals. */
export const commonOptions = (rulings: { readonly [ruling: string]: Json }, { pack }: LobbyChosen) => ({
  rulings: { ...rulings },
  ...(pack === undefined ? {} : { pack }),
})
