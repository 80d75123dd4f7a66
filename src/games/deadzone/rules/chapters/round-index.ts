/** The chapters of the match, its Rounds, Turns and activations. */
export const roundProcedures = {}
