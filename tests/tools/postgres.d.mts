export interface Postgres {
  readonly url: string
  /** Ends the server: `fast` as an operator does, `immediate` as a crash does. */
  stop(how: 'fast' | 'immediate'): Promise<void>
  /** Starts it again with the same data, at the same address. */
  start(): Promise<void>
  /** Ends the server and takes its data away. */
  remove(): Promise<void>
}
export function startPostgres(): Promise<Postgres>
