/** Drawn after all other solid things, the farthest last: most of it is behind the table and fails the depth test. */
export const LATER = { mat: 1, felt: 2, floor: 3, walls: 4 } as const
