/**
 * How elaborate the finish is on a machine. `test` is for interaction tests on software rendering, where the time of a frame
 * depends on the number of pixels and vertices.
 */
export const QUALITIES = ['test', 'low', 'medium', 'high'] as const
export type Quality = (typeof QUALITIES)[number]

export interface QualitySettings {
  readonly dpr: number
  /** Side of the shadow map in texels; 0 for no shadows. */
  readonly shadows: number
  /** How edges are smoothed while something moves; with `none` they are smoothed at rest only, see `smoothing.ts`. */
  readonly antialias: 'none' | 'samples'
  readonly occlusion: 'none' | 'half' | 'full'
  readonly tiltShift: boolean
  /** Whether models are drawn with few triangles. */
  readonly rough: boolean
}

export const QUALITY_SETTINGS: Readonly<Record<Quality, QualitySettings>> = {
  test: { dpr: 0.25, shadows: 0, antialias: 'none', occlusion: 'none', tiltShift: false, rough: true },
  low: { dpr: 1, shadows: 1024, antialias: 'none', occlusion: 'none', tiltShift: false, rough: false },
  medium: { dpr: 1.5, shadows: 2048, antialias: 'samples', occlusion: 'half', tiltShift: false, rough: false },
  high: { dpr: 2, shadows: 4096, antialias: 'samples', occlusion: 'full', tiltShift: true, rough: false },
}
