/** From which side of the table this screen's player sees it. */
import type { AtTable } from './match-table'

/** In degrees; 180 is the far edge. Players who share a screen see the table from its near edge. */
export const sideOf = ({ game, own: [seat, ...others] }: Pick<AtTable, 'game' | 'own'>, view: object): 0 | 180 =>
  seat !== undefined && others.length === 0 ? (game.sideOf?.(seat, view) ?? 0) : 0
