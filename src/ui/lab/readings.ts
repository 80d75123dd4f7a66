/** Texts for the numbers of exposure layers, of a cell or a band, and the names of layers, areas and objectives. */
import type { Measure } from '../../geometry/sight/map/layers'
import { type LabArea, type LabGround, MIDDLE } from '../../lab/ground'
import type { Band, LabLayer } from '../../lab/layers'
import type { Say } from '../words/dictionary'
import { percentText } from '../words/length'
import { capital } from '../words/plural'
import type { Speak } from '../words/speak'

/** A difference as a signed percentage; one below 10 percent gets a decimal. */
function differenceText(value: number, { language }: Speak): string {
  const text = percentText(Math.abs(value), language)
  return value > 0 ? `+${text}` : value < 0 ? `−${text}` : text
}

/** The text for one number of a layer at a place. */
export const readingText = (layer: LabLayer, measure: Measure, value: number, say: Say, speak: Speak): string => {
  const text = valueText(layer, measure, value, say, speak)
  // The number is the lowest visible height; anything lower is hidden.
  return layer.type === 'height' ? say('lab-reading-below', { height: text }) : text
}

function valueText(layer: LabLayer, measure: Measure, value: number, say: Say, speak: Speak): string {
  switch (measure) {
    case 'share':
      return percentText(value, speak.language)
    case 'difference':
      return differenceText(value, speak)
    case 'length':
      return speak.length(value)
    case 'count':
      return layer.type === 'objective' ? say(value > 0 ? 'lab-band-seen' : 'lab-band-hidden') : speak.number(value)
  }
}

/** The text for a band, from its lowest to its highest value. */
export function bandText(layer: LabLayer, measure: Measure, { low, high, isOpen }: Band, say: Say, speak: Speak): string {
  const text = (value: number) => valueText(layer, measure, value, say, speak)
  if (isOpen) return say('lab-band-open', { from: text(low) })
  return low === high ? text(low) : say('lab-band', { from: text(low), to: text(high) })
}

export const areaName = (area: LabArea | undefined, say: Say, speak: Speak): string =>
  area?.seat ? say('lab-area-of', { name: speak.seat(area.seat) }) : say(area?.ref === 'near' ? 'lab-area-near' : 'lab-area-far')

export const objectiveName = (ref: string, say: Say, speak: Speak): string =>
  ref === MIDDLE ? say('lab-middle') : speak.piece(ref)

export function layerName(layer: LabLayer, { areas }: LabGround, say: Say, speak: Speak): string {
  const named = (ref: string) =>
    areaName(
      areas.find((one) => one.ref === ref),
      say,
      speak,
    )
  switch (layer.type) {
    case 'exposure':
    case 'outlook':
    case 'objectives':
    case 'lanes':
      return say(`lab-layer-${layer.type}`)
    case 'from':
    case 'height':
      return say(`lab-layer-${layer.type}`, { area: named(layer.area) })
    case 'cross':
      return say('lab-layer-cross', {
        from: named(layer.area),
        to: capital(named(areas.find(({ ref }) => ref !== layer.area)?.ref ?? layer.area)),
      })
    case 'objective':
      return say('lab-layer-objective', { name: objectiveName(layer.ref, say, speak) })
    case 'fair':
      return say('lab-layer-fair', { symmetry: say(`lab-fair-${layer.symmetry}`) })
  }
}
