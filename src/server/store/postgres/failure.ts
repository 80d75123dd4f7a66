/** Turns errors of PostgreSQL and the network into a `StoreError`. */
import { StoreError } from '../failure'

/** SQLSTATE codes or prefixes: no connection, no resources, ended by the operator or a timeout, conflicts, I/O, no permission. */
const AWAY = ['08', '53', '57', '40', '55', '58', '25006', '28', '3D', '42501']
const DAMAGED = ['XX001', 'XX002']

/** The error as a `StoreError`. A fault of this program, such as wrong SQL, is returned unchanged. */
export function postgresFailure(error: unknown): unknown {
  if (error instanceof StoreError) return error
  const says = error instanceof Error ? error.message : String(error)
  const code = sqlState(error)
  if (code === '53100') return new StoreError('StoreFull', 'The disk of the database is full.')
  if (code !== undefined && DAMAGED.includes(code)) return new StoreError('Damaged', `The database is damaged: ${says}.`)
  // Errors without a SQLSTATE come from the network, or from the library after it lost its connection.
  if (code === undefined || AWAY.some((begins) => code.startsWith(begins)))
    return new StoreError('StoreAway', `The database cannot be used: ${says || 'no connection'}.`)
  return error
}

/** The constraint that was violated because a row exists already; undefined for any other error. */
export const takenBy = (error: unknown): string | undefined =>
  sqlState(error) === '23505' && error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined

export function sqlState(error: unknown): string | undefined {
  const isCoded = error instanceof Error && 'code' in error && typeof error.code === 'string' && 'severity' in error
  return isCoded ? (error.code as string) : undefined
}
