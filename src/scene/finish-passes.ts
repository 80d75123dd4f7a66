/**
 * The finish with passes: occlusion, tilt-shift, vignette and film curve. It draws the frame itself, so that the draw calls of
 * all passes are counted in one place. Its libraries are a quarter as large as the scene, so it is loaded after the first
 * picture.
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
import { Color, HalfFloatType, NoToneMapping, type PerspectiveCamera, type Scene, type WebGLRenderer } from 'three'
import type { Finish } from './finish'
import type { QualitySettings } from './quality'

/** The finish for qualities with occlusion. Called after `plainFinish`, which makes the settings that both share. */
export function passesFinish(gl: WebGLRenderer, scene: Scene, camera: PerspectiveCamera, settings: QualitySettings): Finish {
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
