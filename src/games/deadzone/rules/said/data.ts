/** Messages of data. */
export type DataSaid = Record<never, never>
