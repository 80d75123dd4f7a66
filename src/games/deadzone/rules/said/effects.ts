/** Messages about effects; there are none so far. */
export type EffectSaid = Record<never, never>
