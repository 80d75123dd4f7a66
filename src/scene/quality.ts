/**
 * How much of the finish a machine is asked for. `test` is for interaction tests on software rendering, where the time of a frame goes with the
 * number of its pixels and of the corners of its models.
 */
export const QUALITIES = ['test', 'low', 'medium', 'high'] as const
export type Quality = (typeof QUALITIES)[number]

export interface QualitySettings {
  readonly dpr: number
  /** Edge of the shadow map in texels; 0 for no shadows. */
  readonly shadows: number
  readonly antialias: 'none' | 'canvas' | 'samples'
  readonly occlusion: 'none' | 'half' | 'full'
  readonly tiltShift: boolean
  /** Are models drawn with few triangles? */
  readonly rough: boolean
}

export const QUALITY_SETTINGS: Readonly<Record<Quality, QualitySettings>> = {
  test: { dpr: 0.25, shadows: 0, antialias: 'none', occlusion: 'none', tiltShift: false, rough: true },
  low: { dpr: 1, shadows: 1024, antialias: 'canvas', occlusion: 'none', tiltShift: false, rough: false },
  medium: { dpr: 1.5, shadows: 2048, antialias: 'samples', occlusion: 'half', tiltShift: false, rough: false },
  high: { dpr: 2, shadows: 4096, antialias: 'samples', occlusion: 'full', tiltShift: true, rough: false },
}
