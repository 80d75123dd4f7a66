/** The few ways in which things speed up and slow down. All take and give 0 to 1. */
export const EASES = ['linear', 'out', 'in', 'inOut', 'drop', 'topple', 'clatter', 'back'] as const
export type Ease = (typeof EASES)[number]

export const ease: Readonly<Record<Ease, (t: number) => number>> = {
  linear: (t) => t,
  out: (t) => 1 - (1 - t) ** 3,
  in: (t) => t * t,
  inOut: (t) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2),
  /** Falls, and bounces once a little. */
  drop: (t) => (t < 0.72 ? (t / 0.72) ** 2 : 1 - 0.06 * Math.sin(((t - 0.72) / 0.28) * Math.PI)),
  /** Knocked over: drawn at first, simulated once the physics engine is here (`topple.ts`). */
  topple: (t) => knocked.curve(t),
  /** A token let go: drawn at first, simulated once the physics engine is here. */
  clatter: (t) => dropped.curve(t),
  /** There, and back to where it began. */
  back: (t) => (t < 0.35 ? 1 - (1 - t / 0.35) ** 2 : 1 - ((t - 0.35) / 0.65) ** 2),
}

/** How a miniature goes over now, and how long it takes. Changed once, by `topple.ts`. */
export const knocked = { curve: (t: number): number => ease.drop(t), ms: 300 }
/** From so many inches up a token is let go. */
export const CHIT_DROP = 1.1
/** How a token falls beside a base: the part of the height it has fallen. Changed once, by `topple.ts`. */
export const dropped = { curve: (t: number): number => t * t, ms: 200 }
