/**
 * How the picture is finished: occlusion, tilt-shift, vignette and film curve, by quality. It draws the frame itself, so that
 * draw calls of all passes are counted in one place.
 */
import { N8AOPostPass } from 'n8ao'
import {
  BlendFunction,
  EffectComposer,
  EffectPass,
  KernelSize,
  NoiseEffect,
  RenderPass,
  TiltShiftEffect,
  ToneMappingEffect,
  ToneMappingMode,
  VignetteEffect,
} from 'postprocessing'
import {
  ACESFilmicToneMapping,
  Color,
  HalfFloatType,
  NoToneMapping,
  type PerspectiveCamera,
  type Scene,
  type WebGLRenderer,
} from 'three'
import type { QualitySettings } from './quality'

export interface Finish {
  setSize(width: number, height: number): void
  /** `tilt`: how strong the miniature's blur is, 0 to 1. */
  render(dt: number, tilt: number): void
  dispose(): void
}

/** Set once, for the lamp: the mat's mid-greys land in the middle. */
const EXPOSURE = 1.36

export function createFinish(gl: WebGLRenderer, scene: Scene, camera: PerspectiveCamera, settings: QualitySettings): Finish {
  gl.toneMappingExposure = EXPOSURE
  gl.info.autoReset = false
  if (settings.occlusion === 'none') {
    gl.toneMapping = ACESFilmicToneMapping
    return {
      setSize: () => undefined,
      render: () => gl.render(scene, camera),
      dispose: () => undefined,
    }
  }
  gl.toneMapping = NoToneMapping
  const composer = new EffectComposer(gl, {
    frameBufferType: HalfFloatType,
    multisampling: settings.antialias === 'samples' ? 4 : 0,
    stencilBuffer: true,
  })
  composer.addPass(new RenderPass(scene, camera))
  const occlusion = new N8AOPostPass(scene, camera)
  Object.assign(occlusion.configuration, {
    aoRadius: 1.1,
    distanceFalloff: 0.6,
    intensity: 2.6,
    color: new Color('#0a0503'),
    halfRes: settings.occlusion === 'half',
    depthAwareUpsampling: true,
    gammaCorrection: false,
  })
  occlusion.setQualityMode(settings.occlusion === 'half' ? 'Low' : 'Medium')
  composer.addPass(occlusion)
  const tilt = settings.tiltShift
    ? new TiltShiftEffect({ kernelSize: KernelSize.VERY_SMALL, focusArea: 0.62, feather: 0.5, offset: -0.08 })
    : undefined
  const tiltPass = tilt ? new EffectPass(camera, tilt) : undefined
  if (tiltPass) composer.addPass(tiltPass)
  const grain = new NoiseEffect({ blendFunction: BlendFunction.OVERLAY, premultiply: false })
  grain.blendMode.opacity.value = 0.035
  composer.addPass(
    new EffectPass(
      camera,
      new VignetteEffect({ offset: 0.28, darkness: 0.5 }),
      new ToneMappingEffect({ mode: ToneMappingMode.ACES_FILMIC }),
      grain,
    ),
  )
  return {
    setSize: (width, height) => composer.setSize(width, height),
    render(dt, strength) {
      if (tiltPass) tiltPass.enabled = strength > 0.02
      composer.render(dt)
    },
    dispose: () => composer.dispose(),
  }
}
