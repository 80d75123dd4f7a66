/** The map of a table onto itself: turned by 180 degrees, or mirrored so that left and right, or near and far, are exchanged. */
export const SYMMETRIES = ['turned', 'left-right', 'near-far'] as const
export type Symmetry = (typeof SYMMETRIES)[number]
