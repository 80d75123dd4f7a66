/** Messages of moves. */
export type MoveSaid = Record<never, never>
