export interface Postgres {
  readonly url: string
  /** Stops the server: `fast` as an operator would, `immediate` as in a crash. */
  stop(how: 'fast' | 'immediate'): Promise<void>
  /** Starts the server again with the same data at the same address. */
  start(): Promise<void>
  /** Stops the server and deletes its data. */
  remove(): Promise<void>
}
export function startPostgres(): Promise<Postgres>
