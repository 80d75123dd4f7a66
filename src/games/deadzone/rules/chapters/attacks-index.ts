/** The chapters of this family. */
export const attackProcedures = {}
