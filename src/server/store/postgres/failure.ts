/** What PostgreSQL and the network throw, as a refusal of the store. */
import { StoreError } from '../failure'

/** SQLSTATE codes, or their first letters: no connection, no resources, ended by the operator or a timeout, conflicts, input and output, no right. */
const AWAY = ['08', '53', '57', '40', '55', '58', '25006', '28', '3D', '42501']
const DAMAGED = ['XX001', 'XX002']

/** As a `StoreError`; a fault of this program, such as wrong SQL, is given back as it is. */
export function postgresFailure(error: unknown): unknown {
  if (error instanceof StoreError) return error
  const says = error instanceof Error ? error.message : String(error)
  const code = sqlState(error)
  if (code === '53100') return new StoreError('StoreFull', 'The disk of the database is full.')
  if (code !== undefined && DAMAGED.includes(code)) return new StoreError('Damaged', `The database is damaged: ${says}.`)
  // What has no SQLSTATE comes from the network or from the library that has lost its connection.
  if (code === undefined || AWAY.some((begins) => code.startsWith(begins)))
    return new StoreError('StoreAway', `The database cannot be used: ${says || 'no connection'}.`)
  return error
}

/** The constraint that was violated by a row that exists already; undefined for anything else. */
export const takenBy = (error: unknown): string | undefined =>
  sqlState(error) === '23505' && error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined

export function sqlState(error: unknown): string | undefined {
  const isCoded = error instanceof Error && 'code' in error && typeof error.code === 'string' && 'severity' in error
  return isCoded ? (error.code as string) : undefined
}
