/** Messages of attacks. */
export type AttackSaid = Record<never, never>
