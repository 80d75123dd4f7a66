/** Messages of effects. */
export type EffectSaid = Record<never, never>
