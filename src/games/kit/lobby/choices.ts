/** Reading and changing the choices of a lobby, as far as every game does it alike. */
import type { Json, PlayerSeat } from '../../../kernel'
import type { LobbyChange, LobbyChosen, LobbyValue } from '../../lobby'

/** A value as text; empty if it is a list or undefined. */
export const textIn = (value: LobbyValue | undefined): string => (typeof value === 'string' ? value : '')
/** A value as a list; empty if it is a text or undefined. */
export const listIn = (value: LobbyValue | undefined): readonly string[] => (Array.isArray(value) ? value : [])

export type SeatChoices = { readonly [list: string]: LobbyValue }

/** The choices with those of one seat replaced. */
export const withSeat = (chosen: LobbyChosen, seat: PlayerSeat, choices: SeatChoices): LobbyChosen => ({
  ...chosen,
  seats: { ...chosen.seats, [seat]: choices },
})

/**
 * The choices after a change, as far as all games treat it alike: rulings and their reset to `first` (as a lobby opens), the
 * pack, the scenario, a list's plain value. The game itself adapts what depends on it.
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

/** The rulings and the pack as match options. Nothing is checked here; the rules refuse invalid choices. */
export const commonOptions = (rulings: { readonly [ruling: string]: Json }, { pack }: LobbyChosen) => ({
  rulings: { ...rulings },
  ...(pack === undefined ? {} : { pack }),
})
